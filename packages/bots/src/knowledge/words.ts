import type { EffectData, StaticData } from '@lastclick/engine/language';

// What bots make of every word, so that no effect or static ability of a card is left out by accident.

/** Rated by what it does in the position, case by case. */
const WORKED_OUT = 'workedOut';
/** Something good for whose ability it is, nobody knows how good. */
const SOMETHING = 0.5;
/** An agenda more, or the game. */
const WINNING = 9;
/** An agenda given up. */
const FORFEIT = -9;

/** What an effect of an own ability is worth at a glance, in credits, to each side. */
export interface Summary {
  readonly corp: number | typeof WORKED_OUT;
  readonly runner: number | typeof WORKED_OUT;
}

type EffectName = EffectData['effect'];

/** `unknown`: bots play on as if it did nothing; no card that we have may use such an effect. */
export const EFFECTS = {
  gain: { corp: WORKED_OUT, runner: WORKED_OUT },
  lose: { corp: WORKED_OUT, runner: WORKED_OUT },
  draw: { corp: WORKED_OUT, runner: WORKED_OUT },
  damage: { corp: WORKED_OUT, runner: WORKED_OUT },
  placeCounters: { corp: 0, runner: WORKED_OUT },
  removeCounters: { corp: 0, runner: SOMETHING },
  shiftCounters: { corp: 0, runner: SOMETHING },
  charge: { corp: 0, runner: SOMETHING },
  takeCredits: { corp: WORKED_OUT, runner: WORKED_OUT },
  trash: { corp: WORKED_OUT, runner: WORKED_OUT },
  target: { corp: 0, runner: 0 },
  forfeit: { corp: FORFEIT, runner: FORFEIT },
  rez: { corp: WORKED_OUT, runner: SOMETHING },
  derez: { corp: 0, runner: SOMETHING },
  turn: { corp: SOMETHING, runner: SOMETHING },
  advance: { corp: SOMETHING, runner: 0 },
  score: { corp: WINNING, runner: 0 },
  steal: { corp: 0, runner: WINNING },
  install: { corp: WORKED_OUT, runner: WORKED_OUT },
  play: { corp: 2, runner: 2 },
  move: { corp: WORKED_OUT, runner: WORKED_OUT },
  shuffleDeck: { corp: 0, runner: SOMETHING },
  purge: { corp: 0, runner: SOMETHING },
  endActionPhase: { corp: 0, runner: SOMETHING },
  takeAction: { corp: 0, runner: SOMETHING },
  linger: { corp: 0, runner: SOMETHING },
  run: { corp: 0, runner: WORKED_OUT },
  remember: { corp: 0, runner: SOMETHING },
  flip: { corp: 0, runner: SOMETHING },
  identifyMark: { corp: 0, runner: SOMETHING },
  sabotage: { corp: 0, runner: SOMETHING },
  approach: { corp: 0, runner: SOMETHING },
  moveRunner: { corp: 0, runner: SOMETHING },
  redirect: { corp: 0, runner: SOMETHING },
  approachServer: { corp: 0, runner: SOMETHING },
  breach: { corp: 0, runner: 1 },
  access: { corp: -2, runner: WORKED_OUT },
  endRun: { corp: WORKED_OUT, runner: WORKED_OUT },
  break: { corp: 0, runner: SOMETHING },
  // Less than most single subroutines: one that only resolves another is the last to be chosen.
  fire: { corp: 1, runner: SOMETHING },
  bypass: { corp: 0, runner: SOMETHING },
  accessMore: { corp: 0, runner: SOMETHING },
  mayJackOut: { corp: 0, runner: WORKED_OUT },
  jackOut: { corp: SOMETHING, runner: 0 },
  win: { corp: WINNING, runner: WINNING },
  look: { corp: SOMETHING, runner: SOMETHING },
  reveal: { corp: 0, runner: SOMETHING },
  expose: { corp: 0, runner: SOMETHING },
  swap: { corp: 0, runner: SOMETHING },
  encounter: { corp: 0, runner: SOMETHING },
  later: { corp: 0, runner: SOMETHING },
  prevent: { corp: 0, runner: WORKED_OUT },
  setImminent: { corp: 0, runner: SOMETHING },
  instead: { corp: 0, runner: SOMETHING },
} as const satisfies Readonly<Record<EffectName, Summary | 'unknown'>>;

type Known = typeof EFFECTS;
type WorkedOut<S extends keyof Summary> = {
  [N in EffectName]: Known[N] extends Readonly<Record<S, typeof WORKED_OUT>> ? N : never;
}[EffectName];

/** Effects that a side rates at a glance: all but those it works out. */
export type Glanced<S extends keyof Summary> = Exclude<EffectName, WorkedOut<S>>;

const KNOWN: Readonly<Record<EffectName, Summary | 'unknown'>> = EFFECTS;

function glance(side: keyof Summary, effect: EffectName): number {
  const summary = KNOWN[effect];
  if (summary === 'unknown' || summary[side] === WORKED_OUT) return 0;
  return Number(summary[side]);
}

/** What such an effect is worth to the side whose ability it is. */
export const atAGlance = <S extends keyof Summary>(side: S, effect: Glanced<S>): number =>
  glance(side, effect);

/**
 * How bots come to know of a static ability: the engine answers when they ask for a number, an option or whether
 * something is forbidden; or they read it off the card.
 */
export const STATICS: Readonly<Record<StaticData['static'], 'asked' | 'read' | 'unknown'>> = {
  price: 'asked',
  change: 'asked',
  gain: 'read',
  lose: 'asked',
  prolong: 'asked',
  cannot: 'asked',
  must: 'asked',
  only: 'asked',
  allow: 'asked',
  spend: 'read',
  cost: 'asked',
  installOn: 'asked',
  hosts: 'asked',
  stays: 'asked',
  afterResolving: 'asked',
};
