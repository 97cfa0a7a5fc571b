import type { Duration } from '../language/effect.ts';
import { accessFrame, breachFrame, encounterFrame } from '../query/run.ts';
import type { Side } from '../side.ts';
import type { Effect } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { resolvingAbility } from '../state/slots.ts';
import { type Lingering, NO_SERVER, type ObjectRef, type State, type Until } from '../state/state.ts';
import { EXPIRY } from '../state/unsettled.ts';

/** The number of the turn, run, encounter, breach or access an effect lasts for (players take turns in turn); 0 when there is none going on (9.9.3). */
function numberOf(state: State, until: Until | Duration, by: Side): number {
  const { number, side } = state.turn;
  switch (until) {
    case 'yourNextTurn':
      return side === by ? number + 2 : number + 1;
    case 'theirNextTurn':
      return side === by ? number + 1 : number + 2;
    case 'turn':
      return state.turn.number;
    case 'run':
      return state.run?.number ?? 0;
    case 'encounter':
      return encounterFrame(state)?.number ?? 0;
    case 'breach':
      return breachFrame(state)?.number ?? 0;
    case 'access':
      return accessFrame(state)?.number ?? 0;
    default:
      return 0;
  }
}

const ofTurn = (until: Until | Duration): Until =>
  until === 'yourNextTurn' || until === 'theirNextTurn' ? 'turn' : until;

const NO_CARDS: readonly ObjectRef[] = [];

/** Creates a lingering effect; one that lasts for something not going on is gone at the next checkpoint. */
export function linger(game: Game, effect: Effect, what: Partial<Lingering> & Pick<Lingering, 'kind'>): void {
  const { state } = game;
  const asked = what.until ?? effect.until;
  // Strength for a run, used in an encounter outside one, lasts for the encounter (3.9.5c).
  const wanted =
    asked === 'run' && state.run === null && encounterFrame(state) !== null ? 'encounter' : asked;
  const number = what.number ?? numberOf(state, wanted, effect.by);
  const waits = wanted === 'once' || wanted === 'deed';
  const until: Until = !waits && number === 0 ? 'checkpoint' : ofTurn(wanted);
  const ability = resolvingAbility(state);
  state.lingering.push({
    side: effect.by,
    number,
    cards: effect.cards.length === 0 ? NO_CARDS : [...effect.cards],
    subject: effect.subject,
    amount: effect.amount,
    counters: [],
    server: ability !== null && ability.source === effect.source ? ability.home : NO_SERVER,
    source: effect.source,
    def: effect.def,
    ability: effect.ability,
    turn: state.turn.number,
    run: state.run?.number ?? 0,
    created: ++state.stamp,
    ...what,
    until,
  });
  state.unsettled |= EXPIRY;
}
