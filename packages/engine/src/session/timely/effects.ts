import type { CompiledPaid, Program } from '../../compile/program.ts';
import type { EffectData } from '../../language/effect.ts';
import type { Side } from '../../side.ts';
import type { Moment } from './moment.ts';

/** What a paid ability is for, by what it does: it matters at the moments of the kind. */
type Purpose =
  /** One's own affairs: nothing is lost by waiting for one's own actions, or until a run threatens what it is about. */
  | 'unhurried'
  /** An answer to what the opponent does or is about to do. */
  | 'answer'
  /** Where a run goes: best left to the last window, in which it is known how far it came. */
  | 'course'
  /** The ice that is encountered. */
  | 'encounter';

const PURPOSES: Readonly<Record<EffectData['effect'], Purpose>> = {
  gain: 'unhurried',
  lose: 'answer',
  draw: 'unhurried',
  damage: 'answer',
  placeCounters: 'unhurried',
  removeCounters: 'answer',
  shiftCounters: 'unhurried',
  charge: 'unhurried',
  takeCredits: 'unhurried',
  target: 'unhurried',
  forfeit: 'unhurried',
  trash: 'answer',
  rez: 'answer',
  derez: 'answer',
  turn: 'answer',
  advance: 'unhurried',
  score: 'unhurried',
  steal: 'answer',
  install: 'unhurried',
  play: 'unhurried',
  move: 'unhurried',
  shuffleDeck: 'unhurried',
  purge: 'answer',
  endActionPhase: 'answer',
  takeAction: 'unhurried',
  linger: 'answer',
  run: 'answer',
  breach: 'answer',
  access: 'answer',
  remember: 'unhurried',
  flip: 'unhurried',
  identifyMark: 'unhurried',
  sabotage: 'answer',
  approach: 'course',
  moveRunner: 'course',
  redirect: 'course',
  approachServer: 'course',
  endRun: 'course',
  break: 'encounter',
  fire: 'encounter',
  bypass: 'encounter',
  accessMore: 'course',
  mayJackOut: 'course',
  jackOut: 'course',
  win: 'answer',
  look: 'unhurried',
  reveal: 'answer',
  expose: 'answer',
  swap: 'answer',
  encounter: 'encounter',
  later: 'answer',
  prevent: 'answer',
  setImminent: 'answer',
  instead: 'answer',
};

/** A lasting effect is for as long as it lasts. */
function purposeOf(data: EffectData): Purpose {
  if (data.effect !== 'linger') return PURPOSES[data.effect];
  return data.until === 'encounter' ? 'encounter' : 'answer';
}

/** What the instructions of an ability are for; one that asks before it does anything is an answer. */
function purposesOf(program: Program): ReadonlySet<Purpose> {
  const found = new Set<Purpose>();
  for (const instruction of program) {
    if (instruction.op === 'do') for (const { data } of instruction.effects) found.add(purposeOf(data));
    if (instruction.op === 'trace' || instruction.op === 'bid') found.add('answer');
  }
  return found;
}

const isAt = (purpose: Purpose, side: Side, moment: Moment, isThreatened: boolean): boolean => {
  const { occasion, turn } = moment;
  switch (purpose) {
    case 'unhurried':
      if (occasion === 'actions') return turn === side;
      return side === 'runner' ? occasion === 'encounter' : occasion === 'server' && isThreatened;
    case 'answer':
      return occasion === 'actions' || occasion === 'encounter' || occasion === 'server';
    case 'course':
      return occasion === 'server';
    case 'encounter':
      return occasion === 'encounter';
  }
};

/**
 * Whether the moment is one for what an ability does; `isThreatened`: the run under way may take what it is about.
 */
export function isMomentFor(
  { program }: CompiledPaid,
  programs: readonly Program[],
  side: Side,
  moment: Moment,
  isThreatened: boolean,
): boolean {
  if (moment.occasion === 'other') return true;
  for (const purpose of purposesOf(programs[program] ?? []))
    if (isAt(purpose, side, moment, isThreatened)) return true;
  return false;
}
