import { ownServer } from '../query/active.ts';
import type { Side } from '../side.ts';
import { WHERE_IT_IS } from '../state/context.ts';
import { type Instance, X_UNKNOWN } from '../state/frame.ts';
import { findCard, type Game, push } from '../state/game.ts';
import { NO_SERVER, NOTHING, type ObjectRef, type ServerId } from '../state/state.ts';
import { mayGoOn } from './endless.ts';

/** What met the ability's trigger condition, where something did. */
type Cause = Pick<Instance, 'subject' | 'subjects' | 'amount' | 'was'>;

/** What is known of an ability as it starts to resolve; see AbilityFrame. */
interface AbilityStart {
  readonly def: number;
  readonly program: number;
  readonly controller: Side;
  readonly source: ObjectRef;
  readonly cause?: Cause;
  readonly counters?: readonly number[];
  readonly interrupt?: number;
  readonly hosted?: readonly ObjectRef[];
  readonly agreed?: boolean;
  readonly limit?: string;
  readonly idle?: boolean;
  readonly slots?: readonly (readonly ObjectRef[])[];
  readonly x?: number;
  readonly home?: ServerId;
}

const NO_CAUSE: Cause = { subject: NOTHING, subjects: [], amount: 0, was: 0 };

/** Where its source was before its cost or what met it moved that, or where it is. */
function homeAtStart({ state }: Game, { home = WHERE_IT_IS, source: ref }: AbilityStart): ServerId {
  if (home !== WHERE_IT_IS) return home;
  const source = findCard(state, ref);
  return source === null ? NO_SERVER : ownServer(state, source);
}

/** Starts to resolve an ability: from here on it is independent of its source (9.5.4, 9.6.13). */
export function startAbility(game: Game, start: AbilityStart): void {
  if (!mayGoOn(game, start.controller)) return;
  const { cause = NO_CAUSE } = start;
  push(game.state, {
    kind: 'ability',
    def: start.def,
    program: start.program,
    pc: 0,
    controller: start.controller,
    source: start.source,
    subject: cause.subject,
    subjects: cause.subjects,
    amount: cause.amount,
    was: cause.was,
    slots: start.slots === undefined ? [] : start.slots.map((cards) => [...cards]),
    numbers: [],
    x: start.x ?? X_UNKNOWN,
    counters: start.counters === undefined ? [] : start.counters.slice(),
    home: homeAtStart(game, start),
    settle: false,
    agreed: start.agreed ?? false,
    limit: start.limit ?? '',
    idle: start.idle ?? false,
    traced: 0,
    resolved: 0,
    revealed: [],
    looked: [],
    rest: [],
    interrupt: start.interrupt ?? -1,
    hosted: start.hosted === undefined ? [] : start.hosted.slice(),
  });
}
