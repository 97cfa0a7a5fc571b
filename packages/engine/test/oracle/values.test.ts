import { type CardView, SEATS, SIDES, type View, view } from '@lastclick/engine';
import { expect, test } from 'vitest';
import { type Position, randomPositions } from './random-games.ts';
import { Reference } from './reference.ts';

// The engine's numbers against the reference's, from every seat, in positions of random games.

interface Difference {
  readonly where: string;
  readonly what: string;
  readonly engine: unknown;
  readonly reference: unknown;
}

function differences({ game, where }: Position, seen: View, reference: Reference): Difference[] {
  const found: Difference[] = [];
  const compare = (what: string, engine: unknown, ours: unknown): void => {
    if (engine !== ours)
      found.push({ where: `${where} (${game.state.edition}, ${seen.seat})`, what, engine, reference: ours });
  };
  compare('memory used', seen.runner.memory.used, reference.memoryUsed());
  compare('memory limit', seen.runner.memory.limit, reference.memoryLimit());
  compare('link', seen.runner.link, reference.link());
  for (const side of SIDES) {
    compare(`${side}: maximum hand size`, seen[side].maximumHandSize, reference.maximumHandSize(side));
    compare(`${side}: agenda points`, seen[side].agendaPoints, reference.agendaPoints(side));
  }
  for (const card of reference.cards) {
    const name = `${card.data.title} c${card.view.object}`;
    compare(`${name}: strength`, card.view.strength, reference.strength(card));
    compare(`${name}: cost`, card.view.cost, reference.cost(card));
    compare(`${name}: to advance`, card.view.advancementRequirement, reference.advancementRequirement(card));
    compare(`${name}: can be advanced`, card.view.canBeAdvanced === true, reference.canBeAdvanced(card));
  }
  return found;
}

/** What must have come up, or the comparison would say little. */
class Coverage {
  readonly counts: Record<string, number> = {};

  note(seen: View, reference: Reference): void {
    const { runner, corp } = seen;
    this.when('memory limit above 4', runner.memory.limit > 4);
    this.when('memory used', runner.memory.used > 0);
    this.when('link', runner.link > 0);
    this.when('hand size of the Corp changed', corp.maximumHandSize !== 5);
    this.when('hand size of the Runner changed', runner.maximumHandSize !== 5);
    this.when('agenda points of the Corp', corp.agendaPoints > 0);
    this.when('agenda points of the Runner', runner.agendaPoints > 0);
    this.when('during a run', seen.run !== null);
    for (const card of reference.cards) {
      const { view: shown, data } = card;
      this.when(
        'strength changed',
        card.active && shown.strength !== undefined && shown.strength !== data.strength,
      );
      this.when('strength of rezzed ice', data.type === 'ice' && shown.rezzed === true);
      this.when('strength of an icebreaker', card.installed && data.subtypes.includes('icebreaker'));
      this.when('install cost lowered', data.type === 'program' && (shown.cost ?? 0) < (data.cost ?? 0));
      this.when('rez cost raised', data.type === 'ice' && (shown.cost ?? 0) > (data.cost ?? 0));
      this.when('hosted card', card.installed && shown.hosted.length > 0);
    }
  }

  get missing(): string[] {
    return Object.keys(this.counts).filter((what) => this.counts[what] === 0);
  }

  private when(what: string, happened: boolean): void {
    this.counts[what] = (this.counts[what] ?? 0) + (happened ? 1 : 0);
  }
}

test('every number of a view follows from the rules and the cards', () => {
  const coverage = new Coverage();
  const found: Difference[] = [];
  let positions = 0;
  // Every new card makes other games of the same seeds: they go on until every kind of number was changed.
  for (const position of randomPositions(200, 12)) {
    if (positions >= 1500 && coverage.missing.length === 0) break;
    positions += 1;
    for (const seat of SEATS) {
      const seen = view(position.game, seat);
      const reference = new Reference(seen, position.past);
      found.push(...differences(position, seen, reference));
      coverage.note(seen, reference);
    }
  }
  expect(found.slice(0, 20)).toEqual([]);
  expect(positions).toBeGreaterThan(500);
  expect(coverage.missing).toEqual([]);
});

const everyCard = (value: unknown, into: CardView[] = []): CardView[] => {
  if (typeof value !== 'object' || value === null) return into;
  if ('object' in value && 'hosted' in value) into.push(value as CardView);
  for (const inner of Object.values(value)) everyCard(inner, into);
  return into;
};

test('seats that see the same card see the same numbers', () => {
  const found: unknown[] = [];
  for (const { game, where } of randomPositions(16, 20)) {
    const known = new Map(everyCard(view(game, 'corp')).map((card) => [card.object, card]));
    for (const seat of ['runner', 'spectator'] as const)
      for (const { hosted: _, ...card } of everyCard(view(game, seat))) {
        const other = known.get(card.object);
        if (other?.card === undefined || card.card === undefined) continue;
        const { hosted: __, ...same } = other;
        if (JSON.stringify(same) !== JSON.stringify(card)) found.push({ where, seat, same, card });
      }
  }
  expect(found).toEqual([]);
});
