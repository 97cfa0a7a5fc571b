import { type Decision, type Game, type OptionKind, termsOf, view } from '@lastclick/engine';
import { spokenOption } from '@lastclick/table';

/** What an opponent that follows a script does where the script has nothing to say. */
const FALL_BACK: readonly OptionKind[] = ['pass', 'continue', 'no', 'done', 'gainCredit'];

/**
 * The option an opponent takes that plays by a script: the first of its wishes that begins the words of an option, else
 * whatever does least.
 */
export function scriptedKey(script: readonly string[], waiting: Decision, game: Game): string | null {
  const seen = view(game, waiting.seat);
  const spoken = waiting.options.map((option) => spokenOption(option, waiting, seen, termsOf(game, option)));
  for (const wish of script) {
    const found = spoken.findIndex((words) => words.startsWith(wish));
    if (found >= 0) return waiting.options[found]?.key ?? null;
  }
  for (const kind of FALL_BACK) {
    const found = waiting.options.find((option) => option.kind === kind);
    if (found !== undefined) return found.key;
  }
  return null;
}
