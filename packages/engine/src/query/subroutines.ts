import { Counted, givenName, oneWord } from '../compile/names.ts';
import { at } from '../invariant.ts';
import type { Granting } from '../language/ability.ts';
import { contextOf } from '../state/context.ts';
import type { PhaseFrame } from '../state/frame.ts';
import { controllerOf, findCard, type Game, objectOf } from '../state/game.ts';
import type { Subroutine } from '../state/ruleset.ts';
import type { Card } from '../state/state.ts';
import { amountOf } from './ask.ts';
import { abilitiesLost, grantsTo } from './characteristics.ts';
import { speakerOfLingering } from './lingering.ts';
import { encounterFrame } from './run.ts';

/** Subroutines gained from one ability. */
interface Gained {
  readonly before: boolean;
  readonly own: boolean;
  /** When what gives them began to apply. */
  readonly since: number;
  readonly subroutines: readonly Subroutine[];
}

/** The subroutines of a piece of ice in their order. */
export function subroutinesOf(game: Game, ice: Card): readonly Subroutine[] {
  const printed = at(game.rules.subroutines, ice.def);
  if (!game.rules.grantsText) return printed;
  const lost = abilitiesLost(game, ice);
  const kept = lost === 'none' ? printed : [];
  const gained = lost === 'all' ? [] : gainedBy(game, ice);
  return gained.length === 0 ? kept : inOrder(kept, gained);
}

/** In the order of 26.03 9.8.3: before the printed ones the newest first, after them the oldest. */
function inOrder(printed: readonly Subroutine[], gained: readonly Gained[]): Subroutine[] {
  const part = (before: boolean, own: boolean): Gained[] =>
    gained.filter((one) => one.before === before && one.own === own);
  const oldestFirst = (a: Gained, b: Gained): number => a.since - b.since;
  const list = (parts: readonly Gained[]): Subroutine[] => parts.flatMap(({ subroutines }) => subroutines);
  return [
    ...list(part(true, false).sort(oldestFirst).reverse()),
    ...list(part(true, true)),
    ...printed,
    ...list(part(false, true)),
    ...list(part(false, false).sort(oldestFirst)),
  ];
}

function gainedBy(game: Game, ice: Card): Gained[] {
  const found: Gained[] = [];
  for (const { ability, source, def, effect } of grantsTo(game, ice)) {
    const programs = at(game.rules.defs, def).given.get(ability)?.subroutines ?? [];
    if (programs.length === 0 || ability.static !== 'gain') continue;
    const context =
      effect === null
        ? contextOf(source, source === null ? 'corp' : controllerOf(source))
        : speakerOfLingering(game, effect);
    const times = timesOf(game, ability, context);
    const name =
      effect === null ? `${source?.object ?? 0}.${nameIn(game, def, ability)}` : `for ${effect.created}`;
    const giver = effect === null ? (source?.object ?? 0) : objectOf(effect.source);
    const subroutines: Subroutine[] = [];
    for (let time = 0; time < times; time++)
      programs.forEach((program) => {
        const called = givenName(at(game.rules.defs, def), program);
        subroutines.push({ def, program, printed: -1, key: `${name}.${time}.${called}`, giver });
      });
    found.push({
      before: ability.before === true,
      own: effect === null && source !== null && source.id === ice.id,
      since: effect === null ? (source?.since ?? 0) : effect.created,
      subroutines,
    });
  }
  return found;
}

const timesOf = (
  game: Game,
  ability: Extract<Granting, { static: 'gain' }>,
  context: Parameters<typeof amountOf>[2],
): number => (ability.times === undefined ? 1 : amountOf(game, ability.times, context));

/** What a static ability is called on its card; one that another ability gives has no name there. */
function nameIn(game: Game, def: number, ability: Granting): string {
  const { statics, names } = at(game.rules.defs, def);
  return names.statics[statics.indexOf(ability)] ?? 'given';
}

/**
 * What keys call the subroutines of a piece of ice, in their order: by their names on their cards, a gained one with the
 * object that gave it. Where that gave the same one several times, they are counted.
 */
export function subroutineWords(game: Game, ice: Card): string[] {
  const counted = new Counted();
  return subroutinesOf(game, ice).map(({ def, program, printed, giver }) => {
    const card = at(game.rules.defs, def);
    const name = printed >= 0 ? at(card.names.subroutines, printed) : `${givenName(card, program)}@c${giver}`;
    return oneWord(counted.name(name));
  });
}

type State = 'broken' | 'resolved';

const is = (frame: PhaseFrame, state: State, { printed, key }: Subroutine): boolean =>
  printed >= 0 ? (frame[state] & (1 << printed)) !== 0 : frame.gained.includes(`${state} ${key}`);

export function mark(frame: PhaseFrame, state: State, { printed, key }: Subroutine): void {
  if (printed >= 0) frame[state] |= 1 << printed;
  else frame.gained.push(`${state} ${key}`);
}

/** What has become of each subroutine of the ice in an encounter. */
export const statesOf = (game: Game, frame: PhaseFrame, ice: Card): (State | 'unbroken')[] =>
  subroutinesOf(game, ice).map((one) =>
    is(frame, 'broken', one) ? 'broken' : is(frame, 'resolved', one) ? 'resolved' : 'unbroken',
  );

/** Indexes of the subroutines of the encountered ice that are not broken. */
export function unbroken(game: Game): number[] {
  const frame = encounterFrame(game.state);
  const ice = frame === null ? null : findCard(game.state, frame.card);
  const indexes: number[] = [];
  if (frame === null || ice === null) return indexes;
  subroutinesOf(game, ice).forEach((one, index) => {
    if (!is(frame, 'broken', one)) indexes.push(index);
  });
  return indexes;
}

/** The next unbroken subroutine that has not resolved in this encounter, or -1. */
export function nextSubroutine(game: Game, frame: PhaseFrame): number {
  const ice = findCard(game.state, frame.card);
  if (ice === null || (game.state.run?.ending === true && !frame.forced)) return -1;
  return subroutinesOf(game, ice).findIndex(
    (one) => !is(frame, 'broken', one) && !is(frame, 'resolved', one),
  );
}
