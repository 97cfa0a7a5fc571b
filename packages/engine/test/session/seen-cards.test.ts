import { apply, create, decision, type Game, maskEvents, view } from '@lastclick/engine';
import { action, choose, click, hostFacedown } from '@lastclick/engine/language';
import { scenario } from '@lastclick/testkit';
import { describe, expect, test } from 'vitest';
import { assetWith } from '../abilities/test-cards.ts';
import { pool } from './random-games.ts';

// What a player has seen stays known to them for as long as it is that object.

const game = (): Game =>
  create(
    {
      scenario: {
        edition: '1.4',
        priority: 'useful',
        at: 'runner.action',
        corp: {
          identity: 'the_syndicate_profit_over_principle',
          credits: 0,
          rd: ['hedge_fund', 'tithe', 'offworld_office'],
          hq: ['hedge_fund'],
          servers: [{ server: 'remote-1', root: ['nico_campaign'] }],
        },
        runner: { identity: 'the_catalyst_convention_breaker', credits: 0, clicks: 4 },
      },
    },
    pool,
  );

const play = (table: Game, ...keys: string[]): void => {
  for (const key of keys) apply(table, key);
};

const firstRoot = (table: Game, seat: 'runner' | 'spectator') =>
  view(table, seat).corp.servers.find(({ root }) => root.length > 0)?.root[0];

const runnersPosition = (table: Game) => {
  const { position } = view(table, 'runner', { position: true });
  if (position === undefined) throw new Error('a position was asked for');
  return position.state;
};

/** Runs on the server and leaves what is accessed. */
function runAndLeave(table: Game, server: string): void {
  play(table, `run ${server}`);
  for (let waiting = decision(table); waiting?.kind !== 'action'; waiting = decision(table)) {
    const leave = waiting?.options.findIndex(({ kind }) => kind === 'continue' || kind === 'pass') ?? -1;
    apply(table, leave < 0 ? 0 : leave);
  }
}

describe('seen cards', () => {
  test('an accessed card left facedown stays known to the Runner, and to no spectator', () => {
    const table = game();
    expect(firstRoot(table, 'runner')?.remembered).toBeUndefined();
    runAndLeave(table, 'remote-1');
    expect(firstRoot(table, 'runner')?.card).toBeUndefined();
    expect(firstRoot(table, 'runner')?.remembered).toBe('nico_campaign');
    expect(firstRoot(table, 'spectator')?.remembered).toBeUndefined();
  });

  test('the top of R&D is known to the Runner after an access, not to the Corp, and nothing below it', () => {
    const table = game();
    runAndLeave(table, 'rd');
    const { zones, cards, pool: names } = runnersPosition(table);
    const known = zones.rd.map((id) => names[cards[id]?.def ?? -1]);
    // The last of the list is the top: an agenda there would have been stolen.
    expect(known.at(-1)).toBe(names[cards[zones.rd.at(-1) ?? -1]?.def ?? -1]);
    expect(known.filter((name) => name !== undefined)).toHaveLength(1);
    const corp = view(table, 'corp', { position: true }).position?.state;
    expect(corp?.zones.rd.map((id) => corp.cards[id]?.def)).toEqual(corp?.zones.rd.map(() => -1));
  });

  test('a card everybody saw is followed with the eyes as it is hosted facedown', () => {
    const vault = assetWith('Vault', {
      text: [action([click()], hostFacedown(choose({ in: 'root', not: { is: 'this' } })))],
    });
    const hosted = (rezzed: boolean) => {
      const table = scenario({
        edition: '1.4',
        cards: [vault],
        corp: {
          servers: [
            { server: 'remote-1', root: [{ card: 'Vault', rezzed: true }] },
            { server: 'remote-2', root: [{ card: 'Nico Campaign', rezzed }] },
          ],
        },
      });
      table.corp.uses('Vault');
      const of = (seat: 'corp' | 'runner' | 'spectator') =>
        view(table.game, seat).corp.servers.flatMap(({ root }) => root)[0]?.hosted?.[0];
      const told = maskEvents(table.happened('hosted'), 'runner')[0]?.cards[0]?.card;
      return [
        of('corp')?.card,
        of('runner')?.card,
        of('runner')?.remembered,
        of('spectator')?.remembered,
        told,
      ];
    };
    const nico = 'nico_campaign';
    expect(hosted(true)).toEqual([nico, undefined, nico, undefined, nico]);
    expect(hosted(false)).toEqual([nico, undefined, undefined, undefined, undefined]);
  });

  test('a card that moves is a new object, which nobody has seen', () => {
    const table = game();
    runAndLeave(table, 'hq');
    const seen = (state: Game['state']): number =>
      state.zones.hq.filter((id) => (state.cards[id]?.def ?? -1) >= 0).length;
    expect(seen(runnersPosition(table))).toBe(1);
    const card = table.state.cards[table.state.zones.hq[0] ?? -1];
    if (card === undefined) throw new Error('HQ holds a card');
    card.object = table.state.nextObject++;
    expect(seen(runnersPosition(table))).toBe(0);
  });
});
