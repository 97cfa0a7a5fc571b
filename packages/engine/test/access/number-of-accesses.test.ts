import {
  accessMore,
  action,
  addToHand,
  breach,
  choose,
  click,
  draw,
  insteadOfBreaching,
  inZone,
  oncePerTurn,
  run,
  trash,
  when,
} from '@lastclick/engine/language';
import { both, current, expect, rule, scenario } from '@lastclick/testkit';
import { accessed, accesses, goOn, runOn, titlesIn, trashesAccessed } from './making-runs.ts';
import { agendaWith, eventWith, onAccess, resourceWith, whenStolen, wideNet } from './test-cards.ts';

// How many cards are accessed: a total fixed at the start in 1.4, candidates and a limit in 26.03.

const hand = ['Hedge Fund', 'IPO', 'Sprint', 'Tithe'];

rule(
  both('7.6.1 7.6.2 7.6.3', '7.5.1 7.5.3 7.3.5 7.3.5b'),
  'abilities about beginning to access resolve first, so Docklands Pass counts',
  () => {
    const table = scenario({ at: 'runner.action', corp: { hq: hand }, runner: { rig: ['Docklands Pass'] } });
    runOn(table, 'hq');
    expect(accessed(table).length).toBe(1 + 1);
    runOn(table, 'hq'); // only the first time each turn
    expect(accessed(table).length).toBe(2 + 1);
    expect(table).toBeSettled();
  },
);

/** Grants accesses when it is too late. */
const lateComer = resourceWith('Late Comer', onAccess(accessMore(1)));

rule(
  both('7.1.2', '7.3.5 7.3.5b'),
  'an additional access granted once cards are being accessed comes too late',
  () => {
    const table = scenario({
      at: 'runner.action',
      cards: [lateComer],
      corp: { hq: hand },
      runner: { rig: ['Late Comer'] },
    });
    runOn(table, 'hq');
    expect(titlesIn(table, 'triggered')).toEqual(['Late Comer']);
    expect(accessed(table).length).toBe(1);
    expect(table).toBeSettled();
  },
);

const refill = agendaWith('Refill', whenStolen(draw(2)));

rule(
  '7.1.2 7.1.2c',
  'cards drawn into HQ during the access do not raise the number, and the upgrade is still among it',
  () => {
    const table = scenario({
      at: 'runner.action',
      cards: [refill, wideNet],
      corp: { hq: ['Refill'], servers: [{ server: 'hq', root: ['Anoetic Void'] }] },
      runner: { credits: 0, rig: ['Wide Net'] },
    });
    runOn(table, 'hq'); // 1 + 2, but there is 1 card in hand; and 1 upgrade: 2
    accesses(table, 'hq');
    expect(table.corp.hand.length).toBe(2);
    expect(accessed(table)).toEqual(['Refill', 'Anoetic Void']);
    expect(table).toBeSettled();
  },
);

rule(
  current('7.4.6b 7.3.5'),
  'a card drawn into HQ is a candidate as long as the limit is not reached',
  () => {
    const breach = (limit: 1 | 3): string[] => {
      const table = scenario({
        at: 'runner.action',
        cards: [refill, wideNet],
        corp: { hq: ['Refill'] },
        runner: { rig: limit === 3 ? ['Wide Net'] : [] },
      });
      runOn(table, 'hq');
      expect(table).toBeSettled();
      return accessed(table);
    };
    expect(breach(1)).toEqual(['Refill']);
    expect(breach(3)).toEqual(['Refill', 'Hedge Fund', 'Hedge Fund']);
  },
);

rule(both('7.2.1c', '7.4.7a'), 'when cards leave R&D, access goes on from its present top card', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [refill, wideNet],
    corp: { rd: ['Hedge Fund', 'Refill', 'IPO', 'Tithe', 'Sprint'] },
    runner: { rig: ['Wide Net'] },
  });
  runOn(table, 'rd'); // after Refill is stolen the Corp draws Hedge Fund and IPO
  expect(table.corp.hand).toEqual(['Hedge Fund', 'IPO']);
  expect(accessed(table)).toEqual(['Hedge Fund', 'Refill', 'Tithe']);
  expect(table).toBeSettled();
});

const sweep = agendaWith('Sweep', whenStolen(trash(choose(inZone('hq'), 2)), draw(1)));

rule('7.1.2d', 'cards leaving HQ do not lower the number while there are others to access', () => {
  const table = scenario({
    at: 'runner.action',
    seed: 1,
    cards: [sweep, wideNet],
    corp: { hq: ['Sweep', 'Sweep', 'Sweep'], rd: ['IPO', 'IPO'] },
    runner: { rig: ['Wide Net'] },
  });
  runOn(table, 'hq'); // 3 cards: 3 accesses; the first steal empties HQ but for one new card
  expect(accessed(table)).toEqual(['Sweep', 'IPO']); // two of three, then nothing is left
  expect(table.corp.discardPile).toEqual(['Sweep', 'Sweep']);
  expect(table).toBeSettled();
});

const fetch = agendaWith('Fetch', whenStolen(addToHand(choose(inZone('archives')))));

rule(
  both('7.1.6a', '7.4.5 7.4.6d'),
  'a card that comes back is a new one: trashed from the root, accessed in Archives',
  (edition) => {
    const table = scenario({
      at: 'runner.action',
      corp: { archives: ['IPO'], servers: [{ server: 'archives', root: ['Anoetic Void'] }] },
      runner: { credits: 5 },
    });
    runOn(table, 'archives');
    accesses(table, 'Anoetic Void');
    trashesAccessed(table);
    expect(table.moves.sort()).toEqual(['access Anoetic Void', 'access IPO']);
    accesses(table, 'Anoetic Void');
    // The total of 1.4 was two, and two cards were accessed; 26.03 goes on until nothing is left.
    expect(accessed(table)).toEqual(['Anoetic Void', 'Anoetic Void', ...(edition === '1.4' ? [] : ['IPO'])]);
    expect(table).toBeSettled();
  },
);

rule(current('7.4.5'), 'a candidate that leaves the server is none any more', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [fetch],
    corp: { archives: ['Fetch', 'IPO', 'Sprint'] },
  });
  runOn(table, 'archives');
  accesses(table, 'Fetch');
  table.corp.chooses('IPO'); // back to HQ
  expect(accessed(table)).toEqual(['Fetch', 'Sprint']);
  expect(table).toBeSettled();
});

const inHq = ['Hedge Fund', 'IPO', 'Sprint', 'Tithe', 'Palisade'];
const key = resourceWith('Key', { text: [action([click()], breach('hq'))] });

rule(
  both('7.1.1b 7.1.2', '7.3.5b 7.5.1'),
  'a breach that an ability makes is a breach like any other: Docklands Pass adds to it, run or no run',
  () => {
    const table = scenario({
      at: 'runner.action',
      cards: [key],
      corp: { hq: inHq },
      runner: { rig: ['Key', 'Docklands Pass'] },
    });
    table.runner.uses('Key');
    expect(accessed(table).length).toBe(1 + 1);
    table.runner.uses('Key');
    expect(accessed(table).length).toBe(2 + 1);
    expect(table).toBeSettled();
  },
);

const again = resourceWith('Again', {
  text: [oncePerTurn(when({ deed: 'finishBreach', server: 'hq' }, breach('hq')))],
});

rule(
  both('7.1.2', '7.3.5 7.3.5b'),
  'what a breach adds is for that breach: a second one in the same run has its own number',
  () => {
    const table = scenario({
      at: 'runner.action',
      cards: [again],
      corp: { hq: inHq },
      runner: { rig: ['Again', 'Docklands Pass'] },
    });
    runOn(table, 'hq');
    if (table.decision?.kind === 'reaction') table.runner.triggers('Again');
    expect(accessed(table).length).toBe(1 + 1 + 1);
    expect(table).toBeSettled();
  },
);

const detour = eventWith('Detour', run('archives', insteadOfBreaching(breach('hq'))));

rule(
  both('7.1.1b 7.1.2', '7.3.5b'),
  'what is added counts for the breached server, not for the attacked one',
  () => {
    const table = scenario({
      at: 'runner.action',
      cards: [detour],
      corp: { hq: inHq },
      runner: { grip: ['Detour'], rig: ['Docklands Pass'] },
    });
    table.runner.plays('Detour');
    goOn(table);
    expect(accessed(table).length).toBe(1 + 1);
    expect(table).toBeSettled();
  },
);

rule(
  both('6.7.3b 9.9.1', '6.7.4b 9.6.13a'),
  'what "if successful" adds is for the breach of the run itself, not for another in that run',
  () => {
    const table = scenario({
      at: 'runner.action',
      cards: [again],
      corp: { hq: inHq },
      runner: { grip: ['Jailbreak'], rig: ['Again'] },
    });
    table.runner.plays('Jailbreak');
    table.runner.takes('run hq');
    goOn(table);
    if (table.decision?.kind === 'reaction') table.runner.triggers('Again');
    expect(accessed(table).length).toBe(1 + 1 + 1);
    expect(table).toBeSettled();
  },
);

rule(
  both('6.7.3b', '6.7.4b'),
  'a breach that an ability makes before the one of the run takes nothing away from it',
  () => {
    const hasty = resourceWith('Hasty', { text: [when({ deed: 'succeed' }, breach('hq'))] });
    const table = scenario({
      at: 'runner.action',
      cards: [hasty],
      corp: { hq: inHq },
      runner: { grip: ['Jailbreak'], rig: ['Hasty'] },
    });
    table.runner.plays('Jailbreak');
    table.runner.takes('run hq');
    goOn(table);
    table.runner.triggers('Jailbreak');
    expect(accessed(table).length).toBe(1 + 1 + 1);
    expect(table).toBeSettled();
  },
);
