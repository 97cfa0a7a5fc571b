import {
  additionalCostToSteal,
  agenda,
  asset,
  cannot,
  choose,
  credits,
  did,
  gainCredits,
  hardware,
  ice,
  iff,
  mayPay,
  operation,
  paid,
  paidForWith,
  prevent,
  preventing,
  resource,
  rezzing,
  sub,
  sufferDamage,
  trash,
  trashing,
  would,
} from '@lastclick/engine/language';
import { both, current, expect, rule, scenario } from '@lastclick/testkit';
import { inServers } from './reading-the-table.ts';

// What can be paid, how, and what only looks like a cost.

const ofCorp = { faction: 'neutral_corp', subtypes: [], cost: 0 } as const;
const ofRunner = { faction: 'neutral_runner', subtypes: [], cost: 0 } as const;
const rezzed = (card: string) => ({ card, rezzed: true });

const obokata = agenda({
  faction: 'neutral_corp',
  subtypes: [],
  advancement: 3,
  points: 3,
  id: 'obokata',
  title: 'Obokata',
  text: [additionalCostToSteal(sufferDamage('net', 2))],
});
/** Prevents all damage, for nothing and whether its player likes it or not. */
const guru = resource({
  ...ofRunner,
  id: 'guru',
  title: 'Guru',
  text: [would({ deed: 'damage' }, prevent('all'))],
});
/** The same, but it may be left. */
const helper = resource({
  ...ofRunner,
  id: 'helper',
  title: 'Helper',
  text: [preventing({ deed: 'damage' }, [credits(0)], 'all')],
});

rule(
  both('1.15.1b · mandatory interrupt', '1.16.1b · mandatory interrupt'),
  'a cost that a mandatory interrupt would prevent cannot be paid',
  () => {
    const accesses = (...rig: readonly string[]) => {
      const table = scenario({
        at: 'runner.action',
        cards: [obokata, guru, helper],
        corp: { credits: 0, servers: [{ server: 'remote-1', root: ['Obokata'] }] },
        runner: { grip: ['Diesel', 'Diesel', 'Diesel'], rig },
      });
      table.runner.takes('run remote-1');
      table.runner.takes('continue');
      return table;
    };
    for (const rig of [[], ['Helper']]) {
      const table = accesses(...rig);
      expect(table.decision?.kind).toBe('payOrNot');
      table.runner.accepts();
      expect([table.runner.hand.length, table.runner.points]).toEqual([1, 3]);
    }
    const protectedOne = accesses('Guru');
    expect([protectedOne.decision?.kind, protectedOne.runner.points]).toEqual(['action', 0]);
    expect(protectedOne.runner.hand.length).toBe(3);
  },
);

rule(
  both('1.15.1b · static ability', '1.16.1b · static ability'),
  'nor one that a static ability keeps from being carried out',
  () => {
    const sanctuary = asset({
      ...ofCorp,
      trash: 1,
      id: 'sanctuary',
      title: 'Sanctuary',
      text: [cannot(trashing({ type: 'hardware' }, { by: 'opponent' }))],
    });
    const grenade = hardware({
      ...ofRunner,
      id: 'grenade',
      title: 'Grenade',
      text: [paid([trash('this')], gainCredits(3))],
    });
    const using = (...assets: readonly string[]) =>
      scenario({
        at: '5.7.1e',
        priority: 'every',
        cards: [sanctuary, grenade],
        corp: { servers: assets.map((card, at) => ({ server: `remote-${at + 1}`, root: [rezzed(card)] })) },
        runner: { rig: ['Grenade'] },
      }).runner.explain('use Grenade 1');
    expect(using()).toMatchObject({ allowed: true });
    expect(using('Sanctuary')).toMatchObject({ allowed: false, because: 'notEnoughCards' });
  },
);

rule(
  current('1.16.2e'),
  'another way to pay for a part of a cost leaves the rest to be paid as usual',
  () => {
    const fortress = ice({
      ...ofCorp,
      cost: 8,
      strength: 1,
      subtypes: ['barrier'],
      id: 'fortress',
      title: 'Fortress',
      text: [
        paidForWith(rezzing('this'), 5, { effect: 'forfeit', what: choose({ in: 'score' }) }),
        sub(gainCredits(1)),
      ],
    });
    const rezzing8 = (credits: number, scored: readonly string[]) => {
      const table = scenario({
        at: 'runner.action',
        priority: 'every',
        cards: [fortress],
        corp: {
          credits,
          scored,
          servers: [
            { server: 'hq', ice: ['Fortress'] },
            { server: 'remote-1', root: [{ card: 'Mumba Temple', rezzed: true, credits: 2 }] },
          ],
        },
      });
      table.runner.takes('run hq');
      for (
        let i = 0;
        i < 9 && !table.corp.explain('rez Fortress').allowed && table.runner.seen.run !== null;
        i++
      )
        table.choose(
          table.awaits ?? 'corp',
          table.keys.find((key) => ['pass', 'continue'].includes(key)) ?? '',
        );
      return table;
    };
    const both = rezzing8(1, ['Hostile Takeover']); // three are left: one from the pool, two from Mumba Temple
    both.corp.rezzes('Fortress');
    while (both.decision?.kind === 'pay') both.choose('corp', both.keys.at(-1) ?? '');
    expect([
      both.corp.credits,
      both.corp.scored,
      inServers(both, 'Mumba Temple')?.counters.credits ?? 0,
    ]).toEqual([0, [], 0]);
    const rich = rezzing8(6, []);
    rich.corp.rezzes('Fortress'); // all of it in credits
    while (rich.decision?.kind === 'pay') rich.choose('corp', rich.keys.at(-1) ?? '');
    expect(inServers(rich, 'Fortress')?.rezzed).toBe(true);
    const poor = rezzing8(0, ['Hostile Takeover']);
    expect(inServers(poor, 'Fortress')?.rezzed).toBe(false); // 5 and 2 are not 8
  },
);

rule(
  current('1.16.11c'),
  '"if you do" after something that must be done is no cost: it can be prevented',
  () => {
    const bouncer = hardware({
      ...ofRunner,
      id: 'bouncer',
      title: 'Bouncer',
      text: [preventing(trashing({ type: 'resource' }, { by: 'any' }), [credits(0)], 'all')],
    });
    const raid = operation({
      ...ofCorp,
      id: 'raid',
      title: 'Raid',
      play: [trash(choose({ in: 'installed', type: 'resource' })), iff(did, [gainCredits(5)])],
    });
    const bargain = operation({
      ...ofCorp,
      id: 'bargain',
      title: 'Bargain',
      play: [mayPay([trash(choose({ in: 'installed', type: 'resource' }))], gainCredits(5))],
    });
    const play = (title: string) => {
      const table = scenario({
        at: 'corp.action',
        priority: 'every',
        cards: [bouncer, raid, bargain],
        corp: { credits: 0, hq: [title] },
        runner: { rig: ['Bouncer', 'Daily Casts'] },
      });
      table.corp.plays(title);
      return table;
    };
    const raided = play('Raid');
    expect(raided.decision).toMatchObject({ kind: 'interrupt', seat: 'runner' });
    raided.runner.uses('Bouncer');
    expect([raided.corp.credits, raided.runner.discardPile]).toEqual([0, []]); // not done, so nothing follows
    const paidFor = play('Bargain');
    paidFor.corp.accepts();
    if (paidFor.decision?.kind === 'pay') paidFor.corp.chooses('Daily Casts');
    expect([paidFor.corp.credits, paidFor.runner.discardPile]).toEqual([5, ['Daily Casts']]); // nothing to prevent
  },
);
