import { createBot, createRng } from '@lastclick/bots';
import {
  apply,
  create,
  type Decision,
  decision,
  type Game,
  type Option,
  untimely,
  view,
} from '@lastclick/engine';
import { actionAfter, setupOf } from '@lastclick/session';
import { findPlaced, objectNumber, pool } from '@lastclick/table';
import { tableOf } from './tables.ts';

/** Moves other than a pass that level 5 made in windows, and those of them the relaxed table would not have asked about. */
export interface Kept {
  moves: number;
  kept: number;
  /** What was not asked about, with the reason of the table, and how often. */
  readonly lost: Map<string, number>;
}

export const noneKept = (): Kept => ({ moves: 0, kept: 0, lost: new Map() });

const LEVEL_5 = createBot('5', pool, 'all tries');
const LEVEL_3 = createBot('3', pool);

/** Whether the relaxed table would have offered the move: with the action after the window what is timely, else all. */
function isAskedAbout(game: Game, waiting: Decision, chosen: Option): boolean {
  const isTimely = (option: Option): boolean => untimely(game, waiting, option) === null;
  if (actionAfter(game, waiting) !== null) return isTimely(chosen);
  return waiting.options.some((option) => option.kind !== 'pass' && isTimely(option));
}

/** Plays a whole game asked strictly: level 5 decides in windows, level 3 everything else. */
export function playKept(number: number, into: Kept): void {
  const game = create(setupOf(tableOf(number, 'both')), pool);
  let asked = 0;
  for (let waiting = decision(game); waiting !== null; waiting = decision(game)) {
    const { seat, kind, options } = waiting;
    const seen = view(game, seat, { position: true });
    const bot = kind === 'window' ? LEVEL_5 : LEVEL_3;
    const rng = createRng(`kept ${number} ${asked}`);
    const index = options.length === 1 ? 0 : bot.choose(seen, { seat, kind, options }, rng).index;
    asked += 1;
    const chosen = options[index];
    if (kind === 'window' && chosen !== undefined && chosen.kind !== 'pass') {
      into.moves += 1;
      if (isAskedAbout(game, waiting, chosen)) into.kept += 1;
      else {
        const object = objectNumber(chosen.card);
        const title = object === null ? '' : (findPlaced(seen, object)?.card.title ?? '');
        const what = `${chosen.kind} ${title}: ${untimely(game, waiting, chosen) ?? 'nothing else is asked'}`;
        into.lost.set(what, (into.lost.get(what) ?? 0) + 1);
      }
    }
    apply(game, index);
  }
}
