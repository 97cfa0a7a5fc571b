import {
  type Decision,
  decision,
  type Game,
  type GameEvent,
  maskEvents,
  type Seat,
  type Side,
  termsOf,
  view,
} from '@lastclick/engine';
import { objectNumber, spokenOption } from '@lastclick/table';

type Json = Readonly<Record<string, unknown>>;

function optionsOf(game: Game, waiting: Decision, words: 'with words' | 'keys only'): Json[] {
  const seen = words === 'with words' ? view(game, waiting.seat) : null;
  return waiting.options.map((option) => ({
    key: option.key,
    kind: option.kind,
    rule: option.rule,
    card: objectNumber(option.card),
    ...(seen === null ? {} : { words: spokenOption(option, waiting, seen, termsOf(game, option)) }),
  }));
}

/** The decision the game waits for; only the deciding seat, or a driver who names no seat, hears the options. */
export function tellDecision(game: Game, seat: Seat | undefined, words: 'with words' | 'keys only'): Json {
  const waiting = decision(game);
  if (waiting === null) return { decision: null, outcome: game.state.outcome };
  const awaited = { seat: waiting.seat, kind: waiting.kind, rule: waiting.rule };
  if (seat !== undefined && seat !== waiting.seat) return { decision: awaited };
  const { chosen, wanted } = waiting;
  const about = objectNumber(waiting.about);
  return { decision: { ...awaited, chosen, wanted, about, options: optionsOf(game, waiting, words) } };
}

function tellCard({ object, card, place, from }: GameEvent['cards'][number]): Json {
  if (from === null) return { object, card, place };
  const { pointedAtBy: _, ...whence } = from;
  return { object, card, place, from: whence };
}

/** Events as a seat may see them; all of them in full when no seat is named. */
export const tellEvents = (events: readonly GameEvent[], seat: Seat | undefined): readonly Json[] =>
  seat === undefined
    ? events.map((event) => ({ ...event, cards: event.cards.map(tellCard) }))
    : maskEvents(events, seat).map((event) => ({ ...event }));

/** Who must decide now; the Corp once nobody does. */
export const decider = (game: Game): Side => decision(game)?.seat ?? 'corp';
