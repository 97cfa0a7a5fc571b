import type { ConditionName, ConditionOf } from '../../language/condition.ts';
import type { Context } from '../../state/context.ts';
import type { Game } from '../../state/game.ts';
import { numberIn } from '../../state/slots.ts';
import type { Binder, Bound } from '../binding.ts';
import { isActionPhaseOf } from '../phase.ts';
import { isResolvingSubroutine } from '../resolving.ts';
import { accessedCard, encounteredIce } from '../run.ts';
import { historyOf } from './deeds.ts';
import { makeMeasure } from './measures.ts';

const DURING: {
  readonly [W in ConditionOf<'during'>['what']]: (game: Game, context: Context) => boolean;
} = {
  yourTurn: ({ state }, { controller }) => state.turn.side === controller,
  opponentTurn: ({ state }, { controller }) => state.turn.side !== controller,
  yourActionPhase: ({ state }, { controller }) => isActionPhaseOf(state, controller),
  access: ({ state }) => accessedCard(state) !== null,
  breach: ({ state }) =>
    state.stack.some((frame) => frame.kind === 'phase' && frame.phase === 'access.server'),
  subroutine: isResolvingSubroutine,
};

function makeRun({ on, successful }: ConditionOf<'run'>, bind: Binder): Bound<boolean> {
  const test = on === undefined ? null : bind.server(on);
  return (game, context) => {
    const { run, turn } = game.state;
    if (run === null) return false;
    if (test !== null && !test(game, run.server, context, turn.history.length)) return false;
    return successful === undefined || run.successful === successful;
  };
}

const WORDS: { readonly [N in ConditionName]: (data: ConditionOf<N>, bind: Binder) => Bound<boolean> } = {
  compare: ({ of, is }, bind) => {
    const value = bind.value(of);
    const fits = makeMeasure(is, bind);
    return (game, context) => fits(value(game, context), game, context);
  },
  is: ({ card, filter }, bind) => {
    const cards = bind.cards(card);
    const { test } = bind.filter(filter);
    return (game, context) => {
      const meant = cards(game, context);
      return meant.length > 0 && meant.every((one) => test(game, one, context));
    };
  },
  exists: ({ cards }, bind) => {
    const found = bind.cards(cards);
    return (game, context) => found(game, context).length > 0;
  },
  happened: (past, bind) => {
    const test = bind.deed(past.deed);
    return (game, context) =>
      historyOf(game, past, context.controller).some((occurrence) => test(game, occurrence, context));
  },
  run: makeRun,
  encounter: ({ with: ref }, bind) => {
    if (ref === undefined) return ({ state }) => encounteredIce(state) !== null;
    const cards = bind.cards(ref);
    return (game, context) => {
      const ice = encounteredIce(game.state);
      return ice !== null && cards(game, context).some(({ id }) => id === ice.id);
    };
  },
  during: ({ what }) => DURING[what],
  did:
    () =>
    (_game, { frame, done }) =>
      frame !== null && done >= 0 && numberIn(frame, done) > 0,
  all: ({ of }, bind) => {
    const parts = of.map(bind.condition);
    return (game, context) => parts.every((part) => part(game, context));
  },
  any: ({ of }, bind) => {
    const parts = of.map(bind.condition);
    return (game, context) => parts.some((part) => part(game, context));
  },
  not: ({ of }, bind) => {
    const part = bind.condition(of);
    return (game, context) => !part(game, context);
  },
};

/** Works out once what a condition asks. */
export function makeCondition<N extends ConditionName>(data: ConditionOf<N>, bind: Binder): Bound<boolean> {
  const make: (data: ConditionOf<N>, bind: Binder) => Bound<boolean> = WORDS[data.if as N];
  return make(data, bind);
}
