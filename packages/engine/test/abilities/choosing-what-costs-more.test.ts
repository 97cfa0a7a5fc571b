import {
  additionalCostToRunHere,
  additionalCostToTrash,
  addToHand,
  asset,
  choose,
  chooseOne,
  credits,
  event,
  expose,
  gainCredits,
  opponentChoosesOne,
  run,
  takeTags,
  trash,
  upgrade,
} from '@lastclick/engine/language';
import { both, expect, rule, scenario } from '@lastclick/testkit';

// A choice between effects of which one has an additional cost (9.11.3e, 26.03 9.12.3e).

const ofCorp = { faction: 'neutral_corp', subtypes: [], cost: 0, trash: 1 } as const;
const ofRunner = { faction: 'neutral_runner', subtypes: [], cost: 0 } as const;
const unrezzed = choose({ in: 'installed', side: 'corp', rezzed: false });
const ultimatum = event({
  ...ofRunner,
  id: 'ultimatum',
  title: 'Ultimatum',
  play: [expose(unrezzed), opponentChoosesOne([{ effect: 'rez', what: 'that' }], [addToHand('that')])],
});
const toll = upgrade({
  ...ofCorp,
  id: 'toll',
  title: 'Toll',
  text: [additionalCostToRunHere(credits(2))],
});
const alarm = asset({
  ...ofCorp,
  id: 'alarm',
  title: 'Alarm',
  text: [additionalCostToTrash(takeTags(1), credits(1))],
});
const errand = event({
  ...ofRunner,
  id: 'errand',
  title: 'Errand',
  play: [chooseOne([run('hq')], [gainCredits(1)])],
});
const arson = event({
  ...ofRunner,
  id: 'arson',
  title: 'Arson',
  play: [expose(choose({ in: 'installed', side: 'corp' })), chooseOne([trash('that')], [gainCredits(1)])],
});
const cards = [ultimatum, toll, alarm, errand, arson];

const facing = (corpCredits: number, scored: string[]) => {
  const table = scenario({
    at: 'runner.action',
    cards,
    corp: { credits: corpCredits, scored, servers: [{ server: 'hq', ice: ['Archer'] }] },
    runner: { grip: ['Ultimatum'] },
  });
  table.runner.plays('Ultimatum');
  return table;
};
const cites = both('9.11.3e', '9.12.3e');

rule(cites, 'who chooses to rez pays the additional cost and is not asked again', () => {
  const table = facing(4, ['Hostile Takeover', 'Offworld Office']);
  table.corp.choosesMode(1);
  expect(table.decision?.kind).toBe('pay'); // which agenda, no longer whether
  table.corp.chooses('Hostile Takeover');
  expect([table.corp.credits, table.corp.scored]).toEqual([0, ['Offworld Office']]);
  expect(table.corp.seen.corp.servers[0]?.ice[0]?.rezzed).toBe(true);
  expect(table).toBeSettled();
});

rule(both('9.11.3c 9.11.3e', '9.12.3c 9.12.3e'), 'what cannot be paid for cannot be chosen', () => {
  for (const [money, scored] of [
    [3, ['Hostile Takeover']],
    [4, []],
  ] as const) {
    const table = facing(money, [...scored]); // adding Archer to HQ is all that is left
    expect([table.corp.hand, table.corp.credits]).toEqual([['Archer'], money]);
    expect(table).toBeSettled();
  }
});

rule(cites, 'nor is a run declined that was chosen', () => {
  const table = scenario({
    at: 'runner.action',
    cards,
    corp: { credits: 0, servers: [{ server: 'hq', root: [{ card: 'Toll', rezzed: true }] }] },
    runner: { credits: 3, grip: ['Errand'] },
  });
  table.runner.plays('Errand');
  table.runner.choosesMode(1);
  expect([table.runner.credits, table.runner.seen.run?.server]).toEqual([1, 'hq']);
});

rule(cites, 'nor is trashing', () => {
  const at = (money: number) => {
    const table = scenario({
      at: 'runner.action',
      cards,
      corp: { credits: 0, servers: [{ server: 'remote-1', root: [{ card: 'Alarm', rezzed: true }] }] },
      runner: { credits: money, grip: ['Arson'] },
    });
    table.runner.plays('Arson');
    return table;
  };
  const rich = at(1);
  rich.runner.choosesMode(1);
  expect([rich.runner.credits, rich.runner.tags, rich.corp.discardPile]).toEqual([0, 1, ['Alarm']]);
  const poor = at(0);
  expect([poor.runner.credits, poor.runner.tags, poor.corp.discardPile]).toEqual([1, 0, []]);
});
