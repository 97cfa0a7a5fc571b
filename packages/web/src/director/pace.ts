import type { Beat, Moment } from '@lastclick/session';
import type { Scene } from './scenes.ts';

/** How long what happens is shown; 'none' shows only what came of it. */
export const PACES = ['calm', 'even', 'swift', 'none'] as const;
export type Pace = (typeof PACES)[number];

const FACTOR: Readonly<Record<Pace, number>> = { calm: 1.7, even: 1, swift: 0.5, none: 0 };

/** How long a great beat holds, in milliseconds at an even pace. */
const HOLDS: Readonly<Partial<Record<Moment, number>>> = {
  turn: 750,
  run: 650,
  encounter: 850,
  subroutine: 950,
  rez: 1000,
  play: 1150,
  show: 1100,
  access: 1300,
  damage: 1400,
  steal: 1700,
  score: 1700,
  over: 2200,
};
const HOLD = 1000;

/** Small beats run together in so long. */
const TOGETHER = 240;
/** Of a great beat one sees first what it is, then what comes of it. */
const BEFORE_CONSEQUENCES = 420;

/** Small beats nothing on the board tells of. */
const UNSEEN: ReadonlySet<Moment> = new Set(['state', 'note', 'action', 'breach', 'success']);

const isSeen = ({ moment }: Beat): boolean => !UNSEEN.has(moment);

/** When within a scene its consequences are shown, when what it is about goes away, and when it is over. */
export interface Timing {
  readonly consequences: number;
  readonly parting: number;
  readonly end: number;
}

export function timingOf({ lead, following, parting }: Scene, pace: Pace): Timing {
  const factor = FACTOR[pace];
  if (lead === null) {
    const end = following.some(isSeen) ? TOGETHER * factor : 0;
    return { consequences: 0, parting: end, end };
  }
  const hold = (HOLDS[lead.moment] ?? HOLD) * factor;
  const end = parting.some(isSeen) ? hold + TOGETHER * factor : hold;
  return { consequences: BEFORE_CONSEQUENCES * factor, parting: hold, end };
}

/** Who is further behind than this sees the rest faster. */
const FURTHEST_BEHIND: Readonly<Record<Pace, number>> = { calm: 24_000, even: 12_000, swift: 6_000, none: 0 };
const LEAST_SHARE = 0.4;

/** By how much to shorten scenes with so much still to come. */
export const hasteFor = (toCome: number, pace: Pace): number =>
  toCome === 0 ? 1 : Math.max(LEAST_SHARE, Math.min(1, FURTHEST_BEHIND[pace] / toCome));
