import { encounterFrame } from '../query/run.ts';
import type { Effect } from '../state/frame.ts';
import type { Game } from '../state/game.ts';
import { type Lingering, NO_SERVER, NOTHING, type State, type Until } from '../state/state.ts';
import { EXPIRY } from '../state/unsettled.ts';

/** The number of the turn, run or encounter an effect lasts for; 0 when there is none going on (9.9.3). */
function numberOf(state: State, until: Until): number {
  switch (until) {
    case 'turn':
      return state.turn.number;
    case 'run':
      return state.run?.number ?? 0;
    case 'encounter':
      return encounterFrame(state)?.number ?? 0;
    default:
      return 0;
  }
}

/** Creates a lingering effect; one that lasts for something not going on is gone at the next checkpoint. */
export function linger(game: Game, effect: Effect, what: Partial<Lingering> & Pick<Lingering, 'kind'>): void {
  const { state } = game;
  const asked = what.until ?? effect.until;
  // Strength for a run, used in an encounter outside one, lasts for the encounter (3.9.5c).
  const wanted =
    asked === 'run' && state.run === null && encounterFrame(state) !== null ? 'encounter' : asked;
  const number = numberOf(state, wanted);
  const until: Until = wanted !== 'once' && number === 0 ? 'checkpoint' : wanted;
  state.lingering.push({
    side: effect.by,
    number,
    card: NOTHING,
    amount: 0,
    server: NO_SERVER,
    source: effect.source,
    def: effect.def,
    ability: -1,
    created: ++state.stamp,
    ...what,
    until,
  });
  state.unsettled |= EXPIRY;
}
