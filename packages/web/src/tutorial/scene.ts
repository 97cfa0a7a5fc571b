import type { Scenario, Side } from '@lastclick/engine';
import type { Ask, NewGame, Offer, Snapshot } from '@lastclick/session';

/** One thing to read, or one move to make. */
export interface SceneStep {
  readonly says: string;
  /** How the moves begin, in words, that the step is about; without them there is only something to read. */
  readonly takes?: readonly string[];
  /** How the question begins that it is an answer to; without it, whatever is asked. */
  readonly asked?: string;
  /** The step is left out where it is not asked for. */
  readonly isOptional?: true;
}

/** A small part of a game that shows one thing: a real position, a few moves in it, and what came of it. */
export interface Scene {
  readonly id: string;
  readonly side: Side;
  readonly title: string;
  readonly scenario: Omit<Scenario, 'edition' | 'seed'>;
  /** What the opponent does, by the beginnings of its options in words. */
  readonly opponent: readonly string[];
  readonly steps: readonly SceneStep[];
  /** What was learnt. */
  readonly end: string;
}

/** The game of a scene; the rules of both editions are the same in everything the scenes show. */
export function gameOf({ side, scenario, opponent }: Scene): NewGame {
  const person = { kind: 'human' } as const;
  const bot = { kind: 'bot', level: '1' } as const;
  return {
    edition: '1.4',
    seed: 'scene',
    pointsToWin: 7,
    corp: side === 'corp' ? person : bot,
    runner: side === 'runner' ? person : bot,
    corpDeck: { kind: 'key', key: 'gatewayBeginnerCorp' },
    runnerDeck: { kind: 'key', key: 'gatewayBeginnerRunner' },
    scenario: { edition: '1.4', seed: 'scene', ...scenario },
    script: opponent,
  };
}

/** The offers a step is about. */
export const offersOf = ({ takes = [], asked = '' }: SceneStep, { question, offers }: Ask): Offer[] =>
  (question.startsWith(asked) ? offers : []).filter(({ words }) =>
    takes.some((wish) => words.startsWith(wish)),
  );

/** What the player faces: something to read, some moves, a question no step is about, the opponent, or the end. */
export type Moment =
  | { readonly kind: 'read'; readonly at: number; readonly says: string }
  | { readonly kind: 'move'; readonly at: number; readonly says: string; readonly offers: readonly Offer[] }
  | { readonly kind: 'aside'; readonly at: number; readonly says: string; readonly offer: Offer }
  | { readonly kind: 'waiting'; readonly at: number; readonly says: string }
  | { readonly kind: 'end' };

type Shown = Pick<Snapshot, 'ask' | 'outcome'>;

/** Whether nothing goes on any more that a step left out could be about. */
const isQuiet = ({ ask, outcome }: Shown): boolean => outcome !== null || ask?.kind === 'action';

/** Where a scene is: `at` steps of it are done, and this is shown now. */
export function momentOf({ steps, side }: Scene, at: number, shown: Shown): Moment {
  const step = steps[at];
  if (step === undefined) return { kind: 'end' };
  const { says } = step;
  if (step.takes === undefined) return { kind: 'read', at, says };
  if (isQuiet(shown) && steps.slice(at).every(({ isOptional }) => isOptional === true))
    return { kind: 'end' };
  const { ask } = shown;
  if (ask === null || ask.seat !== side) return { kind: 'waiting', at, says };
  for (let place = at; place < steps.length; place += 1) {
    const next = steps[place];
    if (next?.takes === undefined) break;
    const offers = offersOf(next, ask);
    if (offers.length > 0) return { kind: 'move', at: place, says: next.says, offers };
    if (next.isOptional !== true) break;
  }
  // A question no step is about: what does least is done for the player.
  const offer = ask.offers.find(({ isDefault }) => isDefault) ?? ask.offers[0];
  return offer === undefined || ask.kind === 'action'
    ? { kind: 'waiting', at, says }
    : { kind: 'aside', at, says, offer };
}
