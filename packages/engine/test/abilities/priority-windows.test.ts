import {
  credits,
  draw,
  gainCredits,
  loseCredits,
  mayPay,
  optional,
  paid,
  removeTags,
  when,
  whenYourTurnBegins,
} from '@lastclick/engine/language';
import { both, current, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { assetWith, resourceWith, rezzed } from './test-cards.ts';

// Priority in general, and the windows in which conditional abilities are triggered.

const paper = assetWith('Morning Paper', { text: [whenYourTurnBegins(draw(1))] });
const interest = assetWith('Interest', { text: [whenYourTurnBegins(gainCredits(1))] });
const donor = assetWith('Donor', { text: [optional(whenYourTurnBegins(gainCredits(5)))] });
const clipping = assetWith('Clipping', { text: [when({ deed: 'draw' }, gainCredits(2))] });
const watcher = resourceWith('Watcher', {
  text: [when({ deed: 'turnBegins', by: 'opponent' }, gainCredits(1))],
});
const idler = resourceWith('Idler', {
  text: [optional(when({ deed: 'turnBegins', by: 'opponent' }, gainCredits(3)))],
});

/** Pays a credit to remove a tag, as often as there are credits. */
const shredder = resourceWith('Shredder', { text: [paid([credits(1)], removeTags(1))] });

const READY = {
  priority: 'every' as const,
  cards: [shredder],
  corp: {
    archives: ['Hedge Fund'],
    servers: [
      { server: 'remote-1', root: [{ card: 'Spin Doctor', rezzed: true }] },
      { server: 'remote-2', root: ['PAD Campaign'] },
    ],
  },
  runner: { tags: 2, rig: ['Forger', 'Shredder'], credits: 5 },
};

rule(both('9.2.8'), 'a reaction window opens when conditional abilities are pending, and only then', () => {
  const windows = (...root: readonly string[]) => {
    const table = scenario({
      at: '5.6.1a',
      priority: 'every',
      cards: [interest],
      corp: {
        servers: root.map((title, at) => ({
          server: `remote-${at + 1}`,
          root: [{ card: title, rezzed: true }],
        })),
      },
    });
    const met: string[] = [];
    for (let asked = 0; asked < 20 && table.decision?.kind !== 'action'; asked++) {
      const open = table.corp.seen.structures.at(-1);
      if (open?.kind === 'reaction window') met.push(`${table.decision?.kind} ${open.rule}`);
      table.choose(table.awaits ?? 'corp', table.keys[0] ?? '');
    }
    return met;
  };
  expect(windows()).toEqual([]);
  expect(windows('PAD Campaign')).toEqual(['reaction 9.2.8']);
  // One window for all that are pending; they are triggered one after the other.
  expect(windows('PAD Campaign', 'Interest')).toEqual(['reaction 9.2.8', 'reaction 9.2.8']);
});

rule(both('9.2.9'), 'an interrupt window opens before an instruction that an ability could modify', () => {
  const asked = (...rig: readonly string[]) => {
    const table = scenario({
      at: 'corp.action',
      priority: 'every',
      corp: { hq: ['Public Trail'] },
      runner: { credits: 0, rig: [...rig] },
      happened: { lastTurn: { runner: [{ deed: 'succeed', side: 'runner' }] } },
    });
    table.corp.plays('Public Trail');
    const open = table.corp.seen.structures.find(({ kind }) => kind === 'interrupt window');
    return [table.decision?.kind, open?.rule, table.runner.tags];
  };
  expect(asked('Decoy')).toEqual(['interrupt', '9.2.9', 0]);
  // Nothing there has to do with tags.
  expect(asked('Plascrete Carapace').slice(1)).toEqual([undefined, 1]);
  expect(asked().slice(1)).toEqual([undefined, 1]);
});

refuses(both('9.2.3'), 'acting without priority', () => {
  const table = scenario({ ...READY, at: '5.6.2a' });
  expect(table.awaits).toBe('corp');
  expect(table.runner.explain('use Forger 1')).toEqual({
    allowed: false,
    rule: '9.2.3',
    because: 'noPriority',
  });
  table.corp.passes();
  expect(table.awaits).toBe('runner');
  expect(table.corp.explain('rez PAD Campaign')).toEqual({
    allowed: false,
    rule: '9.2.3',
    because: 'noPriority',
  });
});

rule(both('9.2.4b'), 'passing is possible in a window and never in place of an action', () => {
  const window = scenario({ ...READY, at: '5.6.2a' });
  expect(window.keys).toContain('pass');
  window.bothPass();
  expect(window.decision?.kind).toBe('action');
  expect(window.keys).not.toContain('pass');
});

rule(
  both('9.2.4c 9.2.7f 9.5.2c', '9.2.4c 9.2.7f 9.5.2f'),
  'a player acts as often as they like, in any order, then passes',
  () => {
    const table = scenario({ ...READY, at: '5.6.2a' });
    table.corp.rezzes('PAD Campaign');
    expect(table.awaits).toBe('corp');
    table.corp.uses('Spin Doctor');
    table.corp.chooses('Hedge Fund');
    expect(table.awaits).toBe('corp');
    table.corp.passes();
    table.runner.uses('Shredder');
    expect(table.awaits).toBe('runner');
    table.runner.uses('Shredder'); // once more
    expect([table.runner.tags, table.runner.credits]).toEqual([0, 5 - 2]);
  },
);

rule(both('9.2.7f'), 'one option is fully resolved before the next', () => {
  const table = scenario({ ...READY, at: '5.6.2a' });
  table.corp.uses('Spin Doctor');
  expect(table.decision?.kind).toBe('target');
  expect(table.corp.explain('rez PAD Campaign')).toMatchObject({
    allowed: false,
    because: 'notAPaidAbilityWindow',
  });
});

rule(both('9.2.4e 10.3.3'), 'a checkpoint comes before a player gets priority again', () => {
  const table = scenario({
    at: '5.6.2a',
    priority: 'every',
    corp: {
      scored: ['Offworld Office', 'Offworld Office', 'Hostile Takeover'],
      servers: [{ server: 'remote-1', root: [{ card: 'Luminal Transubstantiation', advancement: 3 }] }],
    },
  });
  expect(table.corp.points).toBe(2 + 2 + 1);
  table.corp.scores('Luminal Transubstantiation');
  expect(table.outcome).toEqual({ winner: 'corp', reason: 'agendaPoints' }); // nobody is asked any more
});

rule(both('9.2.6a 9.2.6c'), 'only the active player acts in an action window, and only once', () => {
  const table = scenario({ ...READY, at: 'corp.action' });
  expect(table.awaits).toBe('corp');
  expect(table.runner.explain('gain credit')).toMatchObject({
    allowed: false,
    because: 'notYourActionPhase',
  });
  expect(table.runner.explain('use Forger 1')).toMatchObject({ allowed: false });
  table.corp.takes('gain credit');
  expect([table.decision?.kind, table.step]).toEqual(['window', '5.6.2a']); // not another action
});

rule(both('9.2.7a'), 'the window closes when a player passes straight back', () => {
  const table = scenario({ ...READY, at: '5.6.2a' });
  table.corp.passes();
  table.runner.uses('Forger');
  table.runner.passes();
  expect(table.awaits).toBe('corp'); // the Runner acted, so the Corp gets priority again
  table.corp.passes(); // straight back
  expect(table.decision?.kind).toBe('action');
});

rule(
  both('9.2.8a 9.2.4d'),
  'a reaction window keeps to its own set; what becomes pending meanwhile gets a window of its own',
  () => {
    const table = scenario({
      at: '5.6.1d',
      priority: 'every',
      cards: [paper, interest, clipping],
      corp: { credits: 0, servers: rezzed('Morning Paper', 'Interest', 'Clipping') },
    });
    expect(table.moves).toEqual(['trigger Morning Paper 1', 'trigger Interest 1']);
    table.corp.triggers('Morning Paper');
    expect(table.moves).toEqual(['trigger Clipping 1']); // the new window first
    table.corp.triggers('Clipping');
    expect(table.corp.credits).toBe(2);
    expect(table.moves).toEqual(['trigger Interest 1']);
  },
);

rule(both('9.2.8b 9.2.8c'), 'the active player reacts first, with their own abilities only', () => {
  const table = scenario({
    at: '5.6.1d',
    priority: 'every',
    cards: [interest, donor, watcher, idler],
    corp: { credits: 0, servers: rezzed('Interest', 'Donor') },
    runner: { credits: 0, rig: ['Watcher', 'Idler'] },
  });
  expect([table.awaits, table.moves]).toEqual(['corp', ['trigger Interest 1', 'trigger Donor 1']]);
  table.corp.triggers('Interest');
  expect([table.awaits, table.moves]).toEqual(['corp', ['trigger Donor 1', 'pass']]);
  table.corp.passes();
  expect([table.awaits, table.moves]).toEqual(['runner', ['trigger Watcher 1', 'trigger Idler 1']]);
  table.runner.triggers('Watcher');
  table.runner.passes();
  expect(table.step).toBe('5.6.2a'); // the window is closed: Donor has missed its chance
  expect([table.corp.credits, table.runner.credits]).toEqual([1, 1]);
});

rule(both('9.2.8d · in any order'), 'optional and mandatory abilities go in any order', () => {
  const rent = assetWith('Rent', { text: [whenYourTurnBegins(loseCredits(2))] });
  const play = (first: string, second: string): number => {
    const table = scenario({
      at: '5.6.1d',
      priority: 'every',
      cards: [rent, donor],
      corp: { credits: 0, servers: rezzed('Rent', 'Donor') },
    });
    table.corp.triggers(first);
    table.corp.triggers(second);
    return table.corp.credits;
  };
  expect(play('Donor', 'Rent')).toBe(5 - 2);
  expect(play('Rent', 'Donor')).toBe(0 + 5); // nothing to lose yet
});

rule(
  both('9.2.8d · one after the other'),
  'an ability that was triggered is finished before the next',
  () => {
    const bank = assetWith('Bank', {
      text: [whenYourTurnBegins(gainCredits(1), mayPay([credits(1)], draw(1)))],
    });
    const table = scenario({
      at: '5.6.1d',
      priority: 'every',
      cards: [bank, interest],
      corp: { credits: 0, servers: rezzed('Bank', 'Interest') },
    });
    table.corp.triggers('Bank');
    expect(table.decision?.kind).toBe('payOrNot'); // it is under way
    expect(table.keys).toEqual(['yes', 'no']); // Interest waits
    table.corp.declines();
    table.corp.triggers('Interest');
    expect(table.corp.credits).toBe(1 + 1);
  },
);

rule(both('9.2.8e'), 'no passing with a mandatory ability pending; a passed optional one is lost', () => {
  const table = scenario({
    at: '5.6.1d',
    priority: 'every',
    cards: [interest, donor],
    corp: { credits: 0, servers: rezzed('Interest', 'Donor') },
  });
  expect(table.keys).not.toContain('pass');
  expect(table.corp.explain('pass')).toEqual({ allowed: false, rule: '9.2.8e', because: 'mandatoryPending' });
  table.corp.triggers('Interest');
  table.corp.passes();
  expect(table.step).toBe('5.6.2a');
  expect(table.corp.credits).toBe(1);
});

rule(both('9.2.4d'), 'a window within a window is finished first', () => {
  const table = scenario({
    at: '5.6.2a',
    priority: 'every',
    corp: {
      credits: 0,
      servers: [
        { server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 4 }] },
        { server: 'remote-2', root: ['PAD Campaign'] },
      ],
    },
  });
  table.corp.scores('Offworld Office');
  expect(table.moves).toEqual(['trigger Offworld Office 1']); // neither rezzing nor passing
  table.corp.triggers('Offworld Office');
  expect(table.corp.credits).toBe(7);
  expect(table.moves).toEqual(['rez PAD Campaign', 'pass']); // back in the paid ability window
});

rule(both('9.5.3 · never forced'), 'nobody has to use a paid ability', () => {
  const table = scenario({ ...READY, at: '5.6.2a' });
  table.corp.passes();
  expect(table.moves).toEqual(['use Forger 1', 'use Shredder 1', 'pass']);
  table.runner.passes();
  expect([table.runner.tags, table.decision?.kind]).toEqual([2, 'action']);
});

refuses(current('9.2.7b'), 'actions and interrupts in a paid ability window', () => {
  const table = scenario({
    at: '5.7.1e',
    priority: 'every',
    runner: { tags: 1, rig: ['Decoy', 'Smartware Distributor', 'Forger'] },
  });
  // Decoy has only an interrupt, Smartware Distributor only an action; Forger has an interrupt and this:
  expect(table.moves).toEqual(['use Forger 1', 'pass']);
  expect(table.runner.explain('use Smartware Distributor 1')).toMatchObject({
    allowed: false,
    because: 'notAnActionWindow',
  });
});
