import { WINDOW_LETTERS } from '../../editions/edition.ts';
import { phaseOf, stepOf } from '../../query/phase.ts';
import type { Side } from '../../side.ts';
import type { PhaseFrame } from '../../state/frame.ts';
import type { Game } from '../../state/game.ts';
import { serverOf } from '../../state/move.ts';
import type { ServerId } from '../../state/state.ts';

/** What comes after a window, as far as it matters to who may act in it. */
export type Occasion =
  /** A turn is about to begin. */
  | 'turnBegins'
  /** Between the actions of a turn. */
  | 'actions'
  /** No action comes any more. */
  | 'turnEnds'
  /** On the way to a server: ice is approached, or about to be. */
  | 'way'
  /** A piece of ice is encountered. */
  | 'encounter'
  /** Another window with as much or more comes before anything else happens in the run. */
  | 'passing'
  /** The last window before the run succeeds. */
  | 'server'
  /** No table says. */
  | 'other';

/** Where in the game a window is. */
export interface Moment {
  readonly occasion: Occasion;
  /** Whose turn it is. */
  readonly turn: Side;
  readonly attacked: ServerId | null;
  /** How many pieces of ice are still ahead, the one approached or encountered among them. */
  readonly iceAhead: number;
  /** Runs have a window before ice is approached. */
  readonly runsOpenFirst: boolean;
}

function occasionOf(game: Game, frame: PhaseFrame): Occasion {
  const { phase } = frame;
  if (phase === 'corp.draw') return 'turnBegins';
  if (phase === 'corp.discard' || phase === 'runner.discard') return 'turnEnds';
  if (phase === 'corp.action' || phase === 'runner.action') {
    const { steps } = phaseOf(game, frame);
    const begins = steps.findIndex(
      ({ what }) => what.act === 'moments' && what.moments.includes('turnBegins'),
    );
    if (begins > frame.at) return 'turnBegins';
    return game.state[game.state.turn.side].clicks > 0 ? 'actions' : 'turnEnds';
  }
  const { what } = stepOf(game, frame);
  const allowsRez = what.act === 'window' && (what.allows & WINDOW_LETTERS.rezNonIce) !== 0;
  switch (phase) {
    case 'run.encounter':
      return 'encounter';
    case 'run.initiation':
      return 'way';
    case 'run.approachIce':
      return allowsRez ? 'way' : 'passing';
    case 'run.approachServer':
      return allowsRez ? 'server' : 'passing';
    case 'run.pass':
      if (!allowsRez) return 'passing';
      return game.state.run?.moved === true ? 'way' : 'server';
    default:
      return 'other';
  }
}

/** The moment of the window the game waits in. */
export function momentOf(game: Game): Moment {
  const { state, rules } = game;
  const { run } = state;
  const frame = state.stack.findLast((open) => open.kind === 'phase');
  const initiation = rules.structures.get('run.initiation');
  const ice = run === null ? 0 : (serverOf(state, run.server)?.ice.length ?? 0);
  return {
    occasion: frame?.kind === 'phase' ? occasionOf(game, frame) : 'other',
    turn: state.turn.side,
    attacked: run?.server ?? null,
    iceAhead: run === null ? 0 : Math.max(0, Math.min(ice, run.position + (run.atIce ? 1 : 0))),
    runsOpenFirst: initiation?.steps.some(({ what }) => what.act === 'window') === true,
  };
}
