import type { Citation } from '../../editions/citations.ts';
import { at } from '../../invariant.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { occur } from '../../kernel/occur.ts';
import { phaseOf } from '../../query/phase.ts';
import { isRunPhase, runFrame } from '../../query/run.ts';
import { emit } from '../../state/event.ts';
import type { AdditionalCostFrame, Frame, PhaseFrame } from '../../state/frame.ts';
import { cardOf, type Game, idOf, push } from '../../state/game.ts';
import { newPhase } from '../../state/new-phase.ts';
import { serverName } from '../../state/server-name.ts';
import { NO_SERVER, NOTHING, type ObjectRef } from '../../state/state.ts';
import { EXPIRY } from '../../state/unsettled.ts';
import { noteEncounterEnds } from './encounter-ends.ts';

/** Starts a run on a server (6.3); nothing happens while another run is in progress. */
export function startRun(
  game: Game,
  {
    server,
    source,
    servers: allowed,
    text,
    def,
  }: Pick<AdditionalCostFrame, 'server' | 'source' | 'servers' | 'text' | 'def'>,
): void {
  const state = game.state;
  if (state.run !== null) return;
  state.runs += 1;
  state.run = {
    number: state.runs,
    server,
    source,
    allowed,
    position: -1,
    atIce: false,
    moved: false,
    approaches: 0,
    reached: false,
    successful: false,
    unsuccessful: false,
    ending: false,
    jackedOut: false,
    fund: 0,
    accessed: 0,
  };
  if (text >= 0) giveText(game, source, def, text);
  push(state, newPhase('run.initiation'));
}

/** What a run comes with lasts as long as it, whatever becomes of the card that made it (9.9.1). */
function giveText(game: Game, source: ObjectRef, def: number, text: number): void {
  const { state } = game;
  const card = cardOf(state, idOf(source));
  // A state that was saved before tells the card alone.
  const of = def >= 0 ? def : card.def;
  const { when, interrupts, lasting } = at(at(game.rules.defs, of).runTexts, text);
  const add = (kind: 'delayed' | 'interrupt' | 'static', abilities: readonly number[]): void => {
    for (const ability of abilities)
      state.lingering.push({
        kind,
        side: card.owner,
        until: 'run',
        number: state.runs,
        turn: state.turn.number,
        run: state.runs,
        cards: [],
        subject: NOTHING,
        amount: 0,
        counters: [],
        server: NO_SERVER,
        source,
        def: of,
        ability,
        created: ++state.stamp,
      });
  };
  add('delayed', when);
  add('interrupt', interrupts);
  add('static', lasting);
}

/**
 * Ends the run (6.1.4): windows for paid abilities, accesses and the reaction window of a beginning phase close
 * (6.8.2); what is already resolving is finished first, then the run ends phase comes.
 */
export function endRun(game: Game, rule: Citation): void {
  const { state } = game;
  const frame = runFrame(state);
  if (state.run === null || frame === null || frame.phase === 'run.ends') {
    endForcedEncounter(game, rule);
    return;
  }
  state.run.ending = true;
  emit(game, 'runEnded', rule, 'runner', 0, serverName(state.run.server));
  closeAbove(game, state.stack.indexOf(frame) + 1);
}

/** Windows of the run or encounter, what is nested in them, and reactions to a phase's beginning (6.8.2). */
const closesWithRun = (open: Frame): boolean =>
  open.kind === 'window' ||
  open.kind === 'phase' ||
  open.kind === 'break' ||
  (open.kind === 'reaction' && open.ofBeginning);

/** What closes with a run does, from a place on the stack on; encounters among it are over. */
function closeAbove(game: Game, base: number): void {
  const { state } = game;
  const closing = state.stack.filter((open, index) => index >= base && closesWithRun(open));
  for (const open of closing.reverse()) noteEncounterEnds(game, open);
  state.stack = state.stack.filter((open) => !closing.includes(open));
}

/** Without a run, only the encounter that is going on ends (6.5.2b). */
function endForcedEncounter(game: Game, rule: Citation): void {
  const { state } = game;
  const index = state.stack.findLastIndex((open) => open.kind === 'phase' && open.phase === 'run.encounter');
  if (index < 0) {
    emit(game, 'nothingHappened', rule, 'runner');
    return;
  }
  closeAbove(game, index);
}

/**
 * Whether the run of this frame was ended; then its current phase is over without further steps, and after the
 * checkpoint that follows the run ends phase begins.
 */
export function runIsOver(game: Game, frame: PhaseFrame): boolean {
  const run = game.state.run;
  if (run === null || !run.ending || !isRunPhase(frame) || frame.phase === 'run.ends') return false;
  if (!frame.closing) {
    noteEncounterEnds(game, frame);
    frame.closing = true;
    game.state.unsettled |= EXPIRY;
    checkpoint(game);
    return true;
  }
  goToPhase(game, frame, 'run.ends');
  return true;
}

/** The frame of a turn or run goes on to another phase. */
export function goToPhase(
  game: Game,
  frame: PhaseFrame,
  phase: PhaseFrame['phase'],
  isNewTurn = false,
): void {
  frame.phase = phase;
  frame.step = 0;
  frame.at = 0;
  frame.settle = false;
  frame.closing = false;
  const rule = isNewTurn ? 'turn' : isRunPhase(frame) ? 'runPhase' : 'phase';
  emit(game, 'phase', rule, phaseOf(game, frame).side, game.state.turn.number, phase);
}

/** The run is over: abilities about its end become pending outside it (6.8.5, 10.3.5). */
export function completeRun(game: Game): void {
  const { state } = game;
  const run = state.run;
  if (run === null) return;
  const { server } = run;
  if (run.unsuccessful && game.rules.edition.switches.unsuccessfulRunIsMet === 'afterTheRun') {
    occur(game, 'fail', 'runner', null, 0, 0, '', server);
  }
  const successful = run.successful ? 1 : 0;
  occur(game, 'endRun', 'runner', null, successful, run.accessed, run.successful ? 'successful' : '', server);
  state.lastRun = run;
  state.run = null;
  state.unsettled |= EXPIRY;
  emit(game, 'runCompleted', 'runEnds', 'runner', run.successful ? 1 : 0, serverName(run.server));
}
