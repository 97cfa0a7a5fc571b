import type { CompiledConditional } from '../compile/program.ts';
import { LONGEST_LOOP } from '../kernel/endless.ts';
import { active } from '../query/active.ts';
import { conditionHolds } from '../query/ask.ts';
import { contextOf, WHERE_IT_IS } from '../state/context.ts';
import type { AbilityFrame, Instance } from '../state/frame.ts';
import { controllerOf, defOf, type Game, objectOf, refOf } from '../state/game.ts';
import { type Card, NOTHING, type State } from '../state/state.ts';
import { MET } from '../state/unsettled.ts';
import { couldChange } from './legality/potential.ts';

// Conditional abilities that are pending as long as something is so (9.6.7).

const idleKey = (object: number, program: number): string => `${object}~${program}`;

/** Whether an instance of the ability is pending or resolving already (9.6.7c). */
function isUnderWay(state: State, card: Card, index: number, program: number): boolean {
  const source = refOf(card);
  const isIt = (instance: Instance): boolean => instance.source === source && instance.ability === index;
  return (
    state.met.some(isIt) ||
    state.stack.some((frame) =>
      frame.kind === 'ability'
        ? frame.source === source && frame.program === program
        : 'pending' in frame && frame.kind !== 'instruction' && frame.pending.some(isIt),
    )
  );
}

function isWanted(game: Game, card: Card, ability: CompiledConditional, index: number): boolean {
  const { state } = game;
  const { state: condition, program } = ability;
  if (condition === null || ability.delayed) return false;
  const speaker = contextOf(card, controllerOf(card));
  if (!conditionHolds(game, condition, speaker)) return false;
  if (state.turn.used.includes(idleKey(card.object, program))) return false;
  if (isUnderWay(state, card, index, program)) return false;
  const steps = defOf(game, card).programs[program];
  return (
    !game.rules.edition.switches.potentialToChange ||
    (steps !== undefined && couldChange(game, steps, speaker))
  );
}

/** As a checkpoint begins: an instance of every such ability whose condition is true (9.6.7a-b). */
export function watch(game: Game): void {
  // Nothing more starts in an endless loop, so nothing more is pending.
  if (game.unasked > LONGEST_LOOP) return;
  for (const card of active(game).withConditionals) {
    defOf(game, card).when.forEach((ability, index) => {
      if (!isWanted(game, card, ability, index)) return;
      game.state.met.push({
        source: refOf(card),
        def: card.def,
        ability: index,
        controller: controllerOf(card),
        subject: NOTHING,
        subjects: [],
        batch: 0,
        amount: 0,
        was: 0,
        lingering: 0,
        inactive: false,
        giver: NOTHING,
        home: WHERE_IT_IS,
      });
      game.state.unsettled |= MET;
    });
  }
}

/** What came to nothing is not tried again before a step of a timing structure is over (26.03 9.6.7d). */
export function noteIdle({ turn }: State, { idle, source, program }: AbilityFrame): void {
  if (idle) turn.used.push(idleKey(objectOf(source), program));
}

export function forgetIdle({ turn }: State): void {
  if (turn.used.length > 0) turn.used = turn.used.filter((key) => !key.includes('~'));
}
