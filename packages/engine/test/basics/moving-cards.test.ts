import {
  action,
  addToBottom,
  addToHand,
  addToTop,
  all,
  asset,
  choose,
  click,
  draw,
  event,
  host,
  installed,
  inZone,
  operation,
  optional,
  program,
  removeFromGame,
  resource,
  shuffleIntoDeck,
  trash,
  would,
} from '@lastclick/engine/language';
import { both, current, expect, refuses, rule, scenario, type Table } from '@lastclick/testkit';
import { inRig, titles } from './reading-the-table.ts';

// Moving cards to a place: hands, decks and hosts.

const corpCard = { faction: 'neutral_corp', subtypes: [], cost: 0 } as const;
const runnerCard = { faction: 'neutral_runner', subtypes: [], cost: 0 } as const;

const putBack = operation({
  ...corpCard,
  id: 'put_back',
  title: 'Put Back',
  play: [addToTop(choose(inZone('hq'), 2))],
});
const bury = operation({ ...corpCard, id: 'bury', title: 'Bury', play: [addToBottom(all(inZone('hq')))] });
const threeMore = operation({ ...corpCard, id: 'three_more', title: 'Three More', play: [draw(3)] });

const deckOf = (table: Table): string[] =>
  table.game.state.zones.rd
    .map((id) => table.game.state.pool[table.game.state.cards[id]?.def ?? -1] ?? '')
    .reverse();

rule(both('4.1.2 4.1.7a'), 'several cards go on top of a deck in the order of who puts them there', () => {
  const table = scenario({
    cards: [putBack],
    corp: { hq: ['Put Back', 'IPO', 'Sprint', 'Hansei Review'], rd: ['Hedge Fund'] },
  });
  table.corp.plays('Put Back');
  table.corp.chooses('Sprint');
  table.corp.chooses('IPO');
  expect(table.decision?.kind).toBe('arrange');
  expect(table.moves).toEqual(['choose Sprint', 'choose IPO']);
  table.corp.chooses('IPO'); // it lies uppermost
  expect(table.corp.hand).toEqual(['Hansei Review']);
  expect(deckOf(table)).toEqual(['ipo', 'sprint', 'hedge_fund']);
  expect(table.happened('putOnDeckTop').map(({ amount }) => amount)).toEqual([2]);
  expect(table).toBeSettled();
});

rule(
  both('4.1.7a'),
  'what goes to the bottom lies below all other cards, the first of them uppermost',
  () => {
    const table = scenario({
      cards: [bury],
      corp: { hq: ['Bury', 'IPO', 'Sprint', 'Hansei Review'], rd: ['Hedge Fund', 'Tithe'] },
    });
    table.corp.plays('Bury');
    table.corp.chooses('Sprint');
    table.corp.chooses('Hansei Review');
    expect(table.corp.hand).toEqual([]);
    expect(deckOf(table).slice(-3)).toEqual(['sprint', 'hansei_review', 'ipo']);
    expect(deckOf(table)).toHaveLength(5);
  },
);

rule(both('4.1.7a'), 'a single card asks for no order, and is drawn first', () => {
  const table = scenario({
    cards: [bury, putBack, threeMore],
    corp: { hq: ['Put Back', 'IPO'], rd: ['Hedge Fund', 'Hedge Fund'] },
  });
  table.corp.plays('Put Back');
  expect(table.decision?.kind).toBe('action');
  table.corp.takes('draw card');
  expect(table.corp.hand).toEqual(['IPO']);
});

rule(
  both('4.1.5 4.1.6'),
  'who puts a card of their hand into their deck knows it there, the opponent does not',
  () => {
    const table = scenario({ cards: [putBack], corp: { hq: ['Put Back', 'IPO'], rd: ['Hedge Fund'] } });
    table.corp.plays('Put Back');
    const known = table.happened('putOnDeckTop').flatMap(({ cards }) => cards);
    expect(known.map(({ card, seenBy }) => [card, seenBy])).toEqual([['ipo', 'corp']]);
    const top = table.game.state.cards[table.game.state.zones.rd.at(-1) ?? -1];
    expect(top?.seenByOwner).toBe(top?.object);
    expect(top?.seen).not.toBe(top?.object);
  },
);

const theirLoss = operation({
  ...corpCard,
  id: 'their_loss',
  title: 'Their Loss',
  play: [shuffleIntoDeck(choose(installed('resource')))],
});
const lamp = resource({ ...runnerCard, id: 'lamp', title: 'Lamp' });

rule(both('4.1.2', '4.1.2 1.12.3'), 'a card is shuffled into the deck of its owner, whoever does it', () => {
  const table = scenario({
    cards: [theirLoss, lamp],
    corp: { hq: ['Their Loss'] },
    runner: { rig: ['Lamp'] },
  });
  const order = table.game.state.zones.rd.slice();
  const before = table.game.state.zones.stack.map((id) => table.game.state.cards[id]?.object);
  table.corp.plays('Their Loss');
  expect(table.runner.deckSize).toBe(10);
  expect(table.game.state.zones.rd).toEqual(order);
  // All cards of the shuffled deck are new objects.
  const objects = table.game.state.zones.stack.map((id) => table.game.state.cards[id]?.object);
  expect(objects.some((object) => before.includes(object))).toBe(false);
});

const shelf = resource({
  ...runnerCard,
  id: 'shelf',
  title: 'Shelf',
  text: [action([click()], host('this', choose(installed('program'))))],
});
const frame = program({ ...runnerCard, id: 'frame', title: 'Frame', memory: 1 });

rule(
  both('1.12.7 1.12.2', '1.13.8 1.13.2'),
  'an installed card may be hosted on another and stays installed',
  () => {
    const table = scenario({
      at: 'runner.action',
      cards: [shelf, frame],
      runner: { rig: ['Shelf', 'Frame', 'Unity'] },
    });
    table.runner.uses('Shelf');
    table.runner.chooses('Frame');
    expect(titles(inRig(table, 'Frame')?.hosted)).toEqual(['Shelf']);
    table.runner.uses('Shelf'); // still active; it moves on
    expect(table.moves).toEqual(['choose Frame', 'choose Unity']);
    table.runner.chooses('Unity');
    expect(titles(inRig(table, 'Unity')?.hosted)).toEqual(['Shelf']);
    expect(titles(inRig(table, 'Frame')?.hosted)).toEqual([]);
  },
);

refuses('1.2.5', 'hosting on a card when there is none to host on', () => {
  const table = scenario({ at: 'runner.action', cards: [shelf], runner: { rig: ['Shelf'] } });
  expect(table.runner.explain('use Shelf 1').allowed).toBe(false);
});

rule(current('1.15.3'), 'without a host that could be chosen nothing is hosted', () => {
  const table = scenario({ at: 'runner.action', cards: [shelf], runner: { rig: ['Shelf'] } });
  table.runner.uses('Shelf');
  expect(titles(table.runner.seen.runner.rig)).toEqual(['Shelf']);
  expect(table.happened('hosted')).toEqual([]);
});

/** Trashing it puts it elsewhere. */
const wanderer = (title: string, to: 'hand' | 'bottom') =>
  asset({
    ...corpCard,
    id: title.toLowerCase().replace(' ', '_'),
    title,
    trash: 1,
    text: [
      optional(
        would(
          { deed: 'trash', card: 'this', by: 'any' },
          { effect: 'instead', to: to === 'hand' ? { zone: 'hand' } : { deck: 'bottom' } },
        ),
      ),
    ],
  });
const sweep = operation({
  ...corpCard,
  id: 'sweep_all',
  title: 'Sweep All',
  play: [trash(all(installed('asset')))],
});

rule(
  both('1.18.1a', '8.2.2'),
  'a trashed card that goes elsewhere still counts as trashed; others are not moved',
  () => {
    const table = scenario({
      cards: [wanderer('Homing', 'hand'), wanderer('Sinking', 'bottom'), sweep],
      corp: {
        hq: ['Sweep All'],
        rd: ['Hedge Fund'],
        servers: [
          { server: 'remote-1', root: [{ card: 'Homing', rezzed: true }] },
          { server: 'remote-2', root: [{ card: 'Sinking', rezzed: true }] },
          { server: 'remote-3', root: ['PAD Campaign'] },
        ],
      },
    });
    table.corp.plays('Sweep All');
    table.corp.triggers('Homing');
    table.corp.triggers('Sinking');
    expect(table.corp.hand).toEqual(['Homing']);
    expect(deckOf(table)).toEqual(['hedge_fund', 'sinking']);
    expect(table.corp.discardPile.sort()).toEqual(['PAD Campaign', 'Sweep All']);
  },
);

const recall = event({
  ...runnerCard,
  id: 'recall',
  title: 'Recall',
  play: [addToHand(all(inZone('heap', { type: 'program' }))), removeFromGame(choose(inZone('heap')))],
});

rule(current('8.2.1a'), 'adding to a hand and removing from the game simply put cards there', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [recall],
    runner: { grip: ['Recall'], heap: ['Unity', 'Sure Gamble', 'Diesel'] },
  });
  table.runner.plays('Recall');
  table.runner.chooses('Diesel');
  expect(table.runner.hand).toEqual(['Unity']);
  expect(titles(table.runner.seen.removed)).toEqual(['Diesel']);
  expect(table.runner.discardPile.sort()).toEqual(['Recall', 'Sure Gamble']);
  expect(table.happened('drawn', 'trashed').map(({ kind }) => kind)).toEqual(['trashed']); // the event itself
});
