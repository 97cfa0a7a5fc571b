import type { Goal, ProvenPuzzle } from '@lastclick/puzzles';

/** What is to be done, in two or three words. */
export const GOAL_WORDS: Readonly<Record<Goal['kind'], string>> = {
  win: 'Win this turn',
  survive: 'Survive',
  reach: 'The safe line',
};

/** Puzzles together that are about as hard, the easiest first. */
export const GRADES = [
  { title: 'First steps', says: 'Up to four decisions.', most: 4 },
  { title: 'Think twice', says: 'Five to seven decisions.', most: 7 },
  { title: 'A long turn', says: 'Eight decisions and more.', most: Number.POSITIVE_INFINITY },
] as const;

export const gradeOf = ({ proof }: ProvenPuzzle): number =>
  GRADES.findIndex(({ most }) => proof.decisions <= most);
