import type { BotName } from '@lastclick/bots';
import { type Decision, type Option, type OptionKind, SIDES, type Side, type View } from '@lastclick/engine';
import { mightAct } from './public-facts.ts';
import { stepNow } from './rail.ts';
import type { NewGame, Tempo } from './snapshot.ts';

export const humansOf = (setup: NewGame): readonly Side[] =>
  SIDES.filter((side) => setup[side].kind === 'human');

/** Options that may be played for a player who has no other. */
const FORCED: ReadonlySet<OptionKind> = new Set(['pass', 'trigger', 'continue']);
const WINDOWS: ReadonlySet<Decision['kind']> = new Set([
  'window',
  'reaction',
  'interrupt',
  'may',
  'trashAccessed',
]);
const DECLINING: ReadonlySet<OptionKind> = new Set(['pass', 'no']);

/** What is left to a player who has nothing to decide: the only option, or to decline what nothing would come of. */
function onlyOption({ options, idle }: Decision): Option | undefined {
  if (idle === true) return options.find(({ kind }) => DECLINING.has(kind));
  const [only, ...others] = options;
  return only !== undefined && others.length === 0 && FORCED.has(only.kind) ? only : undefined;
}

export const isStop = (waiting: Decision, seenByAll: View, tempo: Tempo): boolean =>
  waiting.kind === 'window' && tempo.stops[waiting.seat].includes(stepNow(seenByAll));

/**
 * The option the table plays for a human who has nothing to decide; null where they are asked. With two people at the
 * table, being asked must not tell the other what a hidden card can do, so public facts alone decide about it.
 */
export function playedForHuman(
  waiting: Decision,
  seenByAll: View,
  setup: NewGame,
  tempo: Tempo,
): string | null {
  const only = onlyOption(waiting);
  if (only === undefined) return null;
  if (tempo.windows === 'strict' || !WINDOWS.has(waiting.kind)) return null;
  if (isStop(waiting, seenByAll, tempo)) return null;
  if (humansOf(setup).length > 1 && mightAct(waiting, seenByAll)) return null;
  return only.key;
}

/** As long as the slowest thought of each bot about a window, so that thinking and not thinking take the same time. */
const WINDOW_PAUSE: Readonly<Record<BotName, number>> = {
  random: 250,
  heuristic: 250,
  '1': 250,
  '2': 250,
  '3': 250,
  '4': 450,
  '5': 1000,
};
const MOVE_PAUSE = 450;

/** How long a bot's move takes at least, in milliseconds: a matter of public facts alone. */
export function pauseBefore(waiting: Decision, seenByAll: View, level: BotName, tempo: Tempo): number {
  if (tempo.pace === 'swift') return 0;
  if (waiting.kind !== 'window') return MOVE_PAUSE;
  return mightAct(waiting, seenByAll) ? WINDOW_PAUSE[level] : 0;
}
