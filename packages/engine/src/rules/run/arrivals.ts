import { type Decision, type Option, option } from '../../state/decision.ts';
import type { PhaseFrame } from '../../state/frame.ts';
import { cite, findCard, type Game, pop, refOf } from '../../state/game.ts';
import { type Card, NOTHING, type ObjectRef, type State } from '../../state/state.ts';
import { ARRIVALS } from '../../state/unsettled.ts';

// Cards that enter the root of a server while it is breached: candidates only if the Runner says so (26.03 7.4.6a), or in
// nobody's place (1.4 7.1.2c).

const breachesOf = (state: State): PhaseFrame[] =>
  state.stack.filter(
    (frame): frame is PhaseFrame => frame.kind === 'phase' && frame.phase === 'access.server',
  );

/** Notes that a card entered a root; where a breach of that server is going on, the next checkpoint asks about it. */
export function noteArrival(game: Game, card: Card): void {
  const { state, rules } = game;
  // With a fixed number of accesses there is nothing to ask: it does not become one of them (1.4 7.1.2c).
  const declined = rules.edition.switches.accesses === 'fixedTotal';
  const ref = refOf(card);
  for (const breach of breachesOf(state)) {
    const known = breach.done.includes(ref) || breach.arrivals.some((arrival) => arrival.card === ref);
    if (breach.server !== card.server || known) continue;
    breach.arrivals.push({ card: ref, declined });
    if (!declined) state.unsettled |= ARRIVALS;
  }
}

interface Undecided {
  readonly breach: PhaseFrame;
  readonly card: ObjectRef;
}

/** The next arrival the Runner has to declare about; one that left again is no matter any more. */
function nextUndecided(state: State): Undecided | null {
  for (const breach of breachesOf(state)) {
    for (const { card, declined } of breach.arrivals) {
      if (!declined && findCard(state, card)?.server === breach.server) return { breach, card };
    }
  }
  return null;
}

export const arrivalsFrame = {
  step(game: Game): boolean {
    if (nextUndecided(game.state) !== null) return true;
    pop(game.state);
    return false;
  },

  decide(game: Game): Decision {
    const rule = cite(game, 'arrivingCandidate');
    const options = [option('yes', 'yes', rule), option('no', 'no', rule)];
    const about = nextUndecided(game.state)?.card ?? NOTHING;
    return { seat: 'runner', kind: 'candidate', rule, options, chosen: 0, wanted: 0, about };
  },

  choose(game: Game, _frame: unknown, chosen: Option): void {
    const next = nextUndecided(game.state);
    if (next === null) return;
    const { breach, card } = next;
    breach.arrivals = breach.arrivals.filter((arrival) => arrival.card !== card);
    if (chosen.kind === 'no') breach.arrivals.push({ card, declined: true });
  },
};
