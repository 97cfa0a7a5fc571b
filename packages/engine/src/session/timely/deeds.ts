import type { Deed, DeedName } from '../../language/deed.ts';
import { DOERS } from '../../language/words/deeds.ts';
import { opponentOf, type Side } from '../../side.ts';
import type { Moment } from './moment.ts';

/**
 * When a card must be faceup to have its say about a deed: the last window before the deed can happen. Earlier ones lose
 * nothing by waiting, later ones are too late.
 */
type Before =
  /** A turn begins, of whoever it is. */
  | 'turn'
  /** Something a player does with an action of their own. */
  | 'action'
  /** A turn is over. */
  | 'end'
  /** A run begins, or a step of it that no window comes before. */
  | 'run'
  /** Ice is met. */
  | 'ice'
  | 'approachOfIce'
  | 'approachOfServer'
  /** The run succeeds, and what comes with that. */
  | 'success';

export const BEFORE: Readonly<Record<DeedName, Before>> = {
  turnBegins: 'turn',
  turnEnds: 'end',
  actionPhaseEnds: 'end',
  discardPhaseEnds: 'end',
  act: 'action',
  draw: 'action',
  gainCredits: 'action',
  loseCredits: 'action',
  spendCredits: 'action',
  gainClicks: 'action',
  loseClicks: 'action',
  spendClicks: 'action',
  takeTags: 'action',
  removeTags: 'action',
  takeBadPublicity: 'action',
  damage: 'action',
  discard: 'end',
  search: 'action',
  purge: 'action',
  trace: 'action',
  bid: 'action',
  install: 'action',
  rez: 'action',
  derez: 'action',
  uninstall: 'action',
  move: 'action',
  play: 'action',
  resolve: 'action',
  trash: 'success',
  score: 'action',
  steal: 'success',
  advance: 'action',
  forfeit: 'action',
  reveal: 'success',
  expose: 'action',
  use: 'action',
  placeCounters: 'action',
  createServer: 'action',
  flip: 'action',
  empty: 'action',
  run: 'run',
  approach: 'approachOfIce',
  encounter: 'ice',
  finishEncounter: 'ice',
  break: 'ice',
  resolveSubroutine: 'ice',
  bypass: 'ice',
  pass: 'ice',
  passAll: 'ice',
  approachServer: 'approachOfServer',
  jackOut: 'ice',
  succeed: 'success',
  fail: 'success',
  endRun: 'success',
  breach: 'success',
  access: 'success',
  finishAccess: 'success',
  finishBreach: 'success',
};

/** Who does it, as a card of that side says it; null where anybody may. */
function doerOf(deed: Deed, owner: Side): Side | null {
  const by = 'by' in deed ? deed.by : undefined;
  const only = DOERS[deed.deed];
  if (only !== null && by === undefined) return only;
  if (by === undefined || by === 'you') return owner;
  if (by === 'opponent') return opponentOf(owner);
  return null;
}

/** Whether a moment is the last at which a card of that side can still have its say about a deed. */
export function isLastBefore(deed: Deed, owner: Side, moment: Moment, iceBeforeCard: number): boolean {
  const { occasion, turn, iceAhead, runsOpenFirst } = moment;
  const doer = doerOf(deed, owner);
  const isDoersTurn = doer === null || doer === turn;
  switch (BEFORE[deed.deed]) {
    case 'turn':
      return occasion === 'turnBegins' && isDoersTurn;
    case 'end':
      return occasion === 'turnEnds' && isDoersTurn;
    case 'action':
      return occasion === 'actions' && isDoersTurn;
    case 'run':
      return occasion === 'actions' && turn === 'runner';
    case 'ice':
      return occasion === 'way' && iceAhead > 0;
    case 'approachOfIce':
      return runsOpenFirst
        ? occasion === 'way' && iceAhead > 0
        : (occasion === 'actions' && turn === 'runner') || (occasion === 'way' && iceAhead > 1);
    case 'approachOfServer':
      if (runsOpenFirst) return occasion === 'server';
      return iceBeforeCard === 0
        ? occasion === 'actions' && turn === 'runner'
        : occasion === 'way' && iceAhead === 1;
    case 'success':
      return occasion === 'server';
  }
}
