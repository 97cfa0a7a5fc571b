/** The basic actions of both sides (5.2.7, 5.2.8), by name. */
export const ACTION_NAMES = [
  'gainCredit',
  'drawCard',
  'install',
  'play',
  'advance',
  'trashResource',
  'purge',
  'removeTag',
  'run',
] as const;

export type ActionName = (typeof ACTION_NAMES)[number];

const NAMES: ReadonlySet<string> = new Set(ACTION_NAMES);
export const isActionName = (word: string): word is ActionName => NAMES.has(word);
