import { occur } from '../../kernel/occur.ts';
import { encounteredIce, encounterFrame } from '../../query/run.ts';
import { emit } from '../../state/event.ts';
import { type Effect, UP_TO } from '../../state/frame.ts';
import { type Game, push, refOf } from '../../state/game.ts';
import { newPhase } from '../../state/new-phase.ts';
import type { Card } from '../../state/state.ts';

/** The Runner breaks subroutines of the encountered ice; which ones is asked where it matters. */
export function startBreaking(game: Game, effect: Effect): void {
  const encounter = encounterFrame(game.state);
  const ice = encounteredIce(game.state);
  if (encounter === null || ice === null) return;
  push(game.state, {
    kind: 'break',
    side: 'runner',
    source: effect.source,
    encounter: encounter.number,
    left: effect.amount,
    upTo: (effect.marks & UP_TO) !== 0,
  });
}

/** Ends the encounter at once; the Runner goes on to pass the ice (6.5.3). */
export function bypassIce(game: Game): void {
  const { state } = game;
  const frame = encounterFrame(state);
  const ice = encounteredIce(state);
  if (frame === null || ice === null) return;
  emit(game, 'iceBypassed', 'bypass', 'runner', 0, '', [ice]);
  occur(game, 'bypass', 'runner', ice, 0, 0, '', ice.server);
  const index = state.stack.indexOf(frame);
  state.stack = state.stack.filter(
    (open, at) => at <= index || !(open.kind === 'window' || (open.kind === 'reaction' && open.ofBeginning)),
  );
  frame.step = (game.rules.edition.phases['run.encounter']?.steps.length ?? 1) - 1;
}

/** An encounter outside the normal course of a run; afterwards the game goes on where it was (6.5.2a). */
export function forceEncounter(game: Game, ice: Card): void {
  if (game.state.run?.ending === true && !game.rules.edition.switches.endedRunAllowsStructures) return;
  const frame = newPhase('run.encounter');
  frame.forced = true;
  frame.card = refOf(ice);
  push(game.state, frame);
}
