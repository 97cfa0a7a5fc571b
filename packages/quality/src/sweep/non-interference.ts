import {
  apply,
  type Decision,
  decision,
  type EventView,
  explain,
  fork,
  type Game,
  maskEvents,
  SIDES,
  type Side,
  view,
} from '@lastclick/engine';
import { otherWorld } from './hidden-swap.ts';
import { byObject, Knowledge } from './knowledge.ts';
import { mayShow } from './leaks.ts';
import type { Random } from './random.ts';
import { likelyIntent, randomIntent } from './random-intent.ts';

const LONGEST_CHAIN = 4;
const INTENTS = 6;

const text = (value: unknown): string => JSON.stringify(value);
const offered = (waiting: Decision | null): string =>
  text([
    waiting?.seat,
    waiting?.kind,
    waiting?.rule,
    waiting?.chosen,
    waiting?.wanted,
    waiting?.options.map((option) => [option.key, option.rule]),
  ]);

/** Where two texts begin to differ, for people. */
function difference(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const from = Math.max(0, at - 60);
  return `…${a.slice(from, at + 60)}… or …${b.slice(from, at + 60)}…`;
}

/** Whether a card that is another one in the other world became known to the seat, as the rules have it. */
function isReveal(
  game: Game,
  seat: Side,
  swapped: ReadonlySet<number>,
  a: EventView | undefined,
  b: EventView | undefined,
): boolean {
  if (a === undefined || b === undefined) return false;
  const withoutNames = (event: EventView): string =>
    text({ ...event, cards: event.cards.map((card) => card.object) });
  if (withoutNames(a) !== withoutNames(b)) return false;
  const now = byObject(game.state);
  const knowledge = new Knowledge(game.state, decision(game));
  const cardOf = ({ object }: EventView['cards'][number]) =>
    object === undefined ? undefined : now.get(object);
  // Cards that are turned up together are given their numbers by their titles: another card among them moves all.
  const isOther = a.cards.some((shown) => {
    const card = cardOf(shown);
    return card === undefined || swapped.has(card.id);
  });
  return (
    isOther &&
    a.cards.every((shown, index) => {
      const card = cardOf(shown);
      if (shown.card === b.cards[index]?.card || card === undefined) return true;
      return knowledge.knows(seat, card) || mayShow(a, seat, card);
    })
  );
}

/** Whether a card that is another one in the other world lies open to the seat now. */
function isAnyKnown(game: Game, seat: Side, swapped: ReadonlySet<number>): boolean {
  const knowledge = new Knowledge(game.state, decision(game));
  return game.state.cards.some((card) => swapped.has(card.id) && knowledge.knows(seat, card));
}

/** Plays the same options in both worlds while the seat alone decides. */
function playBoth(
  game: Game,
  other: Game,
  swapped: ReadonlySet<number>,
  seat: Side,
  random: Random,
): string | null {
  for (let count = 0; count < LONGEST_CHAIN; count++) {
    const waiting = decision(game);
    if (waiting === null || waiting.seat !== seat) return null;
    if (offered(waiting) !== offered(decision(other)))
      return `the options of ${seat} differ: ${difference(offered(waiting), offered(decision(other)))}`;
    const { key } = random.pick(waiting.options);
    const here = maskEvents(apply(game, key), seat);
    const there = maskEvents(apply(other, key), seat);
    if (text(here) !== text(there)) {
      const at = here.findIndex((event, index) => text(event) !== text(there[index]));
      const first = at < 0 ? here.length : at;
      if (isReveal(game, seat, swapped, here[first], there[first])) return null;
      return `after "${key}" the events ${seat} sees differ: ${difference(text(here), text(there))}`;
    }
    // Drawing the first hand again is one event without cards: what came to light shows in the view only.
    if (isAnyKnown(game, seat, swapped)) return null;
    const after = seenDifference(game, other, seat);
    if (after !== null) return `after "${key}" ${after}`;
  }
  return null;
}

function seenDifference(game: Game, other: Game, seat: Side): string | null {
  const here = decision(game);
  const there = decision(other);
  // Whom the worlds wait for is public; what the other player may choose is not.
  if (here?.seat !== there?.seat || here?.kind !== there?.kind) return `the worlds of ${seat} part ways`;
  const a = text(view(game, seat, { position: true }));
  const b = text(view(other, seat, { position: true }));
  return a === b ? null : `the view of ${seat} differs: ${difference(a, b)}`;
}

/**
 * Two games that differ only in what a seat cannot know give that seat the same view, options, explanations
 * and events. Holds where every window is asked; 'useful' priority skips windows by what hidden cards can do.
 */
export function interference(game: Game, waiting: Decision, random: Random): string | null {
  for (const seat of SIDES) {
    const world = otherWorld(game, seat, waiting, random);
    if (world.swapped.size === 0) continue;
    const a = text(view(game, seat, { position: true }));
    const b = text(view(world.game, seat, { position: true }));
    if (a !== b) return `the view of ${seat} differs: ${difference(a, b)}`;
    for (let count = 0; count < INTENTS; count++) {
      const intent = count % 2 === 0 ? likelyIntent(game, random) : randomIntent(game, random);
      const here = text(explain(game, seat, intent));
      const there = text(explain(world.game, seat, intent));
      if (here !== there) return `the explanation of "${intent}" for ${seat} differs: ${here} or ${there}`;
    }
    const broken = playBoth(fork(game), world.game, world.swapped, seat, random);
    if (broken !== null) return broken;
  }
  return null;
}
