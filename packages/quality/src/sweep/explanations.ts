import {
  type Decision,
  explain,
  type Game,
  InputError,
  type Option,
  type Reason,
  SIDES,
} from '@lastclick/engine';
import { wronglyRefused } from './cited-rules.ts';
import type { Random } from './random.ts';
import { fittingIntent, likelyIntent, randomIntent } from './random-intent.ts';

/**
 * Moves whose legality is a table of requirements: what is not listed fails one of them.
 */
const BY_TABLE = /^(?:gain|draw|install|play|advance|trash resource|purge|remove|run|use|rez|score)\b/;

/** How many moves that fit the moment are asked about, for one of any other kind. */
const FITTING = 3;

const OF_CHOICES: ReadonlySet<Reason> = new Set<Reason>(['notAmongChoices', 'notYourDecision']);

/** Every listed option is explained as allowed. */
export function unexplainedOption(game: Game, waiting: Decision): string | null {
  for (const { key } of waiting.options) {
    try {
      if (!explain(game, waiting.seat, key).allowed) return `"${key}" is listed but explained as refused`;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      return `"${key}" is listed but is no move to explain: ${error.message}`;
    }
  }
  return null;
}

/** Actions as such are allowed with any object there is for them. */
const ACTIONS: Readonly<Record<string, Option['kind']>> = {
  install: 'install',
  play: 'play',
  advance: 'advance',
  'trash resource': 'trashResource',
  run: 'run',
};
/** Modes and subroutines may be called by their place too. */
const isMeant = ({ key, kind, number }: Option, intent: string): boolean =>
  key === intent ||
  ACTIONS[intent] === kind ||
  ((kind === 'mode' || kind === 'break' || kind === 'subroutine') && intent === `${kind} ${number + 1}`);

/** Random moves are allowed exactly when they are listed, and refused for a requirement that fails. */
export function wronglyExplained(
  game: Game,
  waiting: Decision,
  random: Random,
  seen: (because: Reason) => void,
): string | null {
  for (const side of SIDES) {
    const intents = [likelyIntent(game, random), randomIntent(game, random)];
    if (waiting.seat === side)
      for (let count = 0; count < FITTING; count++) intents.push(fittingIntent(game, waiting, random));
    for (const intent of intents) {
      const verdict = explain(game, side, intent);
      const listed = waiting.seat === side && waiting.options.some((option) => isMeant(option, intent));
      if (verdict.allowed !== listed)
        return `"${intent}" of ${side} is explained as ${verdict.allowed ? 'allowed' : 'refused'}`;
      if (verdict.allowed) continue;
      seen(verdict.because);
      const cited = wronglyRefused(game.state.edition, verdict, waiting);
      if (cited !== null) return `"${intent}" of ${side}: ${cited}`;
      if (BY_TABLE.test(intent) && OF_CHOICES.has(verdict.because))
        return `"${intent}" of ${side} meets every requirement but is not listed`;
    }
  }
  return null;
}

/** Once the game is over, that is why nothing is allowed. */
export function allowedAfterTheEnd(
  game: Game,
  random: Random,
  seen: (because: Reason) => void,
): string | null {
  for (const side of SIDES) {
    const intent = randomIntent(game, random);
    const verdict = explain(game, side, intent);
    if (verdict.allowed) return `"${intent}" of ${side} is explained as allowed after the end`;
    seen(verdict.because);
    const cited = wronglyRefused(game.state.edition, verdict, null);
    if (cited !== null) return `"${intent}" of ${side}: ${cited}`;
  }
  return null;
}
