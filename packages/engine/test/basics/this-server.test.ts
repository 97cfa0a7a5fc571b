import { CARDS } from '@lastclick/cards';
import { apply, createPool, type Game, load } from '@lastclick/engine';
import {
  all,
  type CardData,
  choose,
  click,
  count,
  credits,
  from,
  gainCredits,
  ice,
  later,
  mayPay,
  moveToRootOf,
  operation,
  paid,
  resource,
  running,
  sub,
  target,
  trash,
  trashing,
  trashSource,
  turnEnding,
  upgrade,
  when,
  whenYourTurnBegins,
} from '@lastclick/engine/language';
import { both, current, expect, rule, scenario, type Table } from '@lastclick/testkit';
import { revisionOfVersion2 } from '../../src/compile/text-index.ts';

// Which server a card means by "this server" once it has left it.

const corpCard = { faction: 'neutral_corp', subtypes: [], cost: 0 } as const;
const wall = ice({ ...corpCard, strength: 1, id: 'wall', title: 'Wall', text: [] });
const perIce = gainCredits(count({ in: 'ice', server: 'this' }));
const rezzed = (card: string) => ({ card, rezzed: true });

type Text = NonNullable<CardData['text']>;
const outpost = (...text: Text) => upgrade({ ...corpCard, trash: 1, id: 'outpost', title: 'Outpost', text });

/** Two pieces of ice before the outpost, one before Archives, three before another remote server. */
function placed(card: CardData, more: readonly CardData[] = [], hand: readonly string[] = []): Table {
  return scenario({
    at: 'corp.action',
    cards: [wall, card, ...more],
    corp: {
      credits: 5,
      hq: hand,
      servers: [
        { server: 'archives', ice: ['Wall'] },
        { server: 'remote-1', ice: ['Wall', 'Wall'], root: [rezzed('Outpost')] },
        { server: 'remote-2', ice: ['Wall', 'Wall', 'Wall'] },
      ],
    },
  });
}

rule(
  both('9.1.4', '4.6.6i · moved by its cost'),
  'a cost that takes the source away leaves the ability the server it was in',
  () => {
    const table = placed(outpost(paid([click(), trashSource], perIce)));
    table.corp.uses('Outpost');
    expect(table.corp.discardPile).toEqual(['Outpost']);
    expect(table.corp.credits).toBe(5 + 2);
  },
);

/** Trashes every upgrade together. */
const demolition = operation({
  ...corpCard,
  id: 'demolition',
  title: 'Demolition',
  play: [trash(all({ in: 'root', type: 'upgrade' }))],
});

rule(
  both('9.1.4', '4.6.6i · moved by its trigger'),
  'a card that sees itself trashed speaks of the server it was trashed from',
  () => {
    const table = placed(outpost(when(trashing('this'), perIce)), [demolition], ['Demolition']);
    table.corp.plays('Demolition');
    expect(table.corp.discardPile).toContain('Outpost');
    expect(table.corp.credits).toBe(5 + 2);
  },
);

rule(
  both('9.1.4', '4.6.6i · moved by its trigger'),
  'cards trashed together speak each of its own server',
  () => {
    const mourner = upgrade({
      ...corpCard,
      trash: 1,
      id: 'mourner',
      title: 'Mourner',
      text: [when(trashing({ title: 'Outpost' }), perIce)],
    });
    const table = scenario({
      at: 'corp.action',
      cards: [wall, outpost(), mourner, demolition],
      corp: {
        credits: 5,
        hq: ['Demolition'],
        servers: [
          { server: 'archives', ice: ['Wall'] },
          { server: 'remote-1', ice: ['Wall', 'Wall'], root: [rezzed('Outpost')] },
          { server: 'remote-2', ice: ['Wall', 'Wall', 'Wall'], root: [rezzed('Mourner')] },
        ],
      },
    });
    table.corp.plays('Demolition');
    expect(table.corp.credits).toBe(5 + 3);
  },
);

rule(
  both('9.1.4', '4.6.6i · moved as it resolves'),
  'an ability that moves its source goes on speaking of the server it was in',
  () => {
    const table = placed(
      outpost(
        paid(
          [click()],
          target(choose({ in: 'ice', server: 'remote' })),
          moveToRootOf('this', 'that'),
          perIce,
        ),
      ),
    );
    table.corp.uses('Outpost');
    const { keys } = table;
    table.corp.takes(keys.at(-1) ?? ''); // ice of the other remote server
    const at = table.corp.seen.corp.servers.find(({ root }) => root.length > 0);
    expect(at?.ice.length).toBe(3);
    expect(table.corp.credits).toBe(5 + 2);
    // Used once more it speaks of where it is by now.
    table.corp.uses('Outpost');
    table.corp.takes(table.keys.at(-1) ?? '');
    expect(table.corp.credits).toBe(5 + 2 + 3);
  },
);

rule(
  both('9.1.4', '4.6.6i · moved as it resolves'),
  'ice that trashes itself is not counted any more among the ice of its server',
  () => {
    const trap = ice({
      ...corpCard,
      strength: 9,
      id: 'trap',
      title: 'Trap',
      text: [sub(trashSource, perIce)],
    });
    const table = scenario({
      at: 'runner.action',
      cards: [wall, trap],
      corp: {
        credits: 0,
        servers: [
          { server: 'archives', ice: ['Wall', 'Wall', 'Wall'] },
          { server: 'hq', ice: ['Wall', 'Wall', rezzed('Trap')] },
        ],
      },
    });
    table.runner.takes('run hq');
    while (table.corp.discardPile.length === 0)
      table.choose(table.awaits ?? 'runner', table.keys.includes('pass') ? 'pass' : 'continue');
    expect(table.corp.credits).toBe(2);
  },
);

rule(both('9.1.4', '4.6.6i · moved by its cost'), 'what waits speaks of that server too', () => {
  const table = placed(outpost(paid([click(), trashSource], later(when(turnEnding(), perIce)))));
  table.corp.uses('Outpost');
  expect(table.corp.credits).toBe(5);
  while (table.corp.clicks > 0) table.corp.takes('gain credit');
  expect(table.corp.credits).toBe(5 + 2 + 2);
});

rule(
  current('4.6.6i · in hand or discard pile'),
  'in HQ or Archives a card speaks of that central server',
  () => {
    const ghost = upgrade({
      ...corpCard,
      trash: 1,
      id: 'ghost',
      title: 'Ghost',
      text: [from('archives', whenYourTurnBegins(perIce)), from('hq', whenYourTurnBegins(perIce))],
    });
    const gains = (zone: 'archives' | 'hq'): number => {
      const table = scenario({
        at: '5.6.1b',
        cards: [wall, ghost],
        corp: {
          credits: 0,
          [zone]: ['Ghost'],
          rd: ['IPO'],
          servers: [
            { server: 'archives', ice: ['Wall'] },
            { server: 'hq', ice: ['Wall', 'Wall', 'Wall'] },
          ],
        },
      });
      while (table.decision?.kind !== 'action') table.choose(table.awaits ?? 'corp', table.keys[0] ?? '');
      return table.corp.credits;
    };
    expect([gains('archives'), gains('hq')]).toEqual([1, 3]);
  },
);

rule(current('4.6.6j · its own'), '“another server” is any but the one the card was in', () => {
  const elsewhere = gainCredits(count({ in: 'ice', server: { server: 'any', not: 'this' } }));
  const staying = placed(outpost(paid([click()], elsewhere)));
  staying.corp.uses('Outpost');
  expect(staying.corp.credits).toBe(5 + 1 + 3);
  const leaving = placed(outpost(paid([click(), trashSource], elsewhere)));
  leaving.corp.uses('Outpost');
  expect(leaving.corp.credits).toBe(5 + 1 + 3);
});

rule(current('4.6.6j · attacked'), 'of a card in no server it is any but the attacked one', () => {
  const scout = resource({
    faction: 'neutral_runner',
    subtypes: [],
    cost: 0,
    id: 'scout',
    title: 'Scout',
    text: [when(running(), gainCredits(count({ in: 'ice', server: { server: 'any', not: 'attacked' } })))],
  });
  const table = scenario({
    at: 'runner.action',
    cards: [wall, scout],
    corp: {
      servers: [
        { server: 'archives', ice: ['Wall'] },
        { server: 'hq', ice: ['Wall', 'Wall', 'Wall'] },
      ],
    },
    runner: { credits: 0, rig: ['Scout'] },
  });
  table.runner.takes('run archives');
  expect(table.runner.credits).toBe(3);
});

/** The game as version 2 saved it, which counted and did not say where the sources of abilities were. */
function withoutHomes({ state, rules }: Game): string {
  const texts = { revisions: rules.defs.map(revisionOfVersion2), indexes: {} };
  return JSON.stringify(
    { format: 'last-click-save', texts, state: { ...state, version: 2 } },
    (key, value: unknown) => (key === 'home' || key === 'homes' ? undefined : value),
  );
}

rule(
  both('9.1.4', '4.6.6i · moved as it resolves'),
  'a save without that knowledge goes on as it did when it was written',
  () => {
    const card = outpost(paid([click()], mayPay([credits(1)], perIce)));
    const table = placed(card);
    table.corp.uses('Outpost');
    const text = withoutHomes(table.game);
    expect(text).not.toContain('"home');
    const loaded = load(text, createPool([...CARDS, wall, card]), { changed: 'accept' });
    apply(loaded, 'yes');
    expect(loaded.state.corp.credits).toBe(5 - 1 + 2);
  },
);
