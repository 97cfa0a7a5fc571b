// Written by `npm run puzzles -- --write`.

export interface Proof {
  /** How many decisions of one's own the solution takes, passing not counted, against what makes it longest. */
  readonly decisions: number;
  /** Whether one action alone is right each time, or one thing to do in the opponent's turn. */
  readonly isOnly: boolean;
  /** How many choices were tried for the proof. */
  readonly tried: number;
  /** One's own choices along that way. */
  readonly line: readonly string[];
}

export const PROOFS: Readonly<Record<string, Proof>> = {
  'back-in-print': {
    decisions: 5,
    isOnly: false,
    tried: 41,
    line: ['play c3', 'number 1', 'choose remote-1', 'advance c26', 'score c26'],
  },
  'night-shift': {
    decisions: 8,
    isOnly: false,
    tried: 2435,
    line: [
      'play c3',
      'rez c19',
      'install c4 new-remote',
      'advance c23',
      'advance c23',
      'advance c23',
      'advance c23',
      'score c23',
    ],
  },
  'a-long-day': {
    decisions: 4,
    isOnly: false,
    tried: 383,
    line: ['play c4', 'spend 0', 'play c3', 'play c6'],
  },
  'mixed-signals': {
    decisions: 5,
    isOnly: true,
    tried: 686,
    line: ['play c4', 'choose c19', 'score c19', 'pass', 'play c3', 'pass', 'play c6'],
  },
  'guarded-door': {
    decisions: 13,
    isOnly: false,
    tried: 36252,
    line: [
      'install c5',
      'done',
      'play c4',
      'run remote-1',
      'use c7 paid-strength',
      'pay 1 c21',
      'use c7 paid-break',
      'break sub-endRun',
      'pass',
      'continue',
      'pass',
      'pass',
      'use c20 paid-strength',
      'use c20 paid-break',
      'break sub-loseClicks',
      'use c20 paid-break',
      'mode pay',
      'continue',
      'access c17',
    ],
  },
};
