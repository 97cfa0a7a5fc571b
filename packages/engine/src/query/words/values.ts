import { COUNTERS, type Counter } from '../../language/lists.ts';
import { HAVERS, type ValueName, type ValueOf } from '../../language/value.ts';
import { opponentOf } from '../../side.ts';
import type { Context } from '../../state/context.ts';
import { defOf, type Game } from '../../state/game.ts';
import { isNothing } from '../../state/in-play.ts';
import { numberIn } from '../../state/slots.ts';
import type { Occurrence } from '../../state/state.ts';
import { accessesAllowed } from '../accesses.ts';
import type { Binder, Bound } from '../binding.ts';
import { namedBy } from '../named.ts';
import { historyOf } from './deeds.ts';
import { cardProperty, isCounter } from './properties.ts';

/** The counters the source of an ability has, or had as the ability became independent of it (9.1.4). */
function ownCounters(counter: Counter): Bound<number> {
  const index = COUNTERS.indexOf(counter);
  return (_game, { source, frame }) => {
    if (frame !== null && (source === null || frame.counters.length > 0)) return frame.counters[index] ?? 0;
    return source === null ? 0 : source[counter];
  };
}

function pastDeeds({ deed, per }: ValueOf<'times'>, bind: Binder): Bound<readonly Occurrence[]> {
  const test = bind.deed(deed);
  return (game, context) =>
    historyOf(game, { deed, per }, context.controller).filter((occurrence) =>
      test(game, occurrence, context),
    );
}

/** What a deed adds to the total: its amount, or a number printed on its card. */
function share(game: Game, { def, amount }: Occurrence, what: ValueOf<'total'>['what']): number {
  return what === undefined ? amount : (game.rules.defs[def]?.[what] ?? 0);
}

const GAME: { readonly [W in ValueOf<'game'>['what']]: (game: Game) => number } = {
  threat: (game) => {
    const { score } = game.rules.numbers.player;
    return Math.max(score(game, 'corp'), score(game, 'runner'));
  },
  differentActions: ({ state }) => new Set(state.turn.actions).size,
  sameActions: ({ state }) => {
    const { actions } = state.turn;
    const latest = actions.at(-1);
    return actions.filter((action) => action === latest).length;
  },
  turn: ({ state }) => state.turn.number,
};

const EVENT: { readonly [W in ValueOf<'event'>['what']]: (context: Context) => number } = {
  amount: ({ amount }) => amount,
  was: ({ was }) => was,
  excess: ({ was }) => was,
};

const RUN: { readonly [W in ValueOf<'run'>['what']]: (game: Game) => number } = {
  accessed: ({ state }) => (state.run ?? state.lastRun)?.accessed ?? 0,
  allowed: accessesAllowed,
};

const WORDS: { readonly [N in ValueName]: (data: ValueOf<N>, bind: Binder) => Bound<number> } = {
  card: ({ of, what }, bind) => {
    if (of === 'this' && isCounter(what)) return ownCounters(what);
    const cards = bind.cards(of);
    return (game, context) => {
      let sum = 0;
      for (const card of cards(game, context)) sum += cardProperty(game, card, what) ?? 0;
      return sum;
    };
  },
  player: ({ of, what }) => {
    const haver = HAVERS[what];
    return (game, { controller }) =>
      game.rules.numbers.player[what](
        game,
        haver ?? (of === 'opponent' ? opponentOf(controller) : controller),
      );
  },
  run: ({ what }) => RUN[what],
  game: ({ what }) => GAME[what],
  event:
    ({ what }) =>
    (_game, context) =>
      EVENT[what](context),
  count: ({ cards }, bind) => {
    const found = bind.cards(cards);
    return (game, context) => found(game, context).length;
  },
  kinds: ({ cards }, bind) => {
    const found = bind.cards(cards);
    return (game, context) =>
      new Set(
        found(game, context)
          .filter((card) => !isNothing(card))
          .map((card) => defOf(game, card).type),
      ).size;
  },
  servers: ({ which }, bind) => {
    const test = bind.server(which);
    return (game, context) => {
      const { servers, turn } = game.state;
      return servers.filter(({ id }) => test(game, id, context, turn.history.length)).length;
    };
  },
  times: (data, bind) => {
    const past = pastDeeds(data, bind);
    return (game, context) => past(game, context).length;
  },
  total: ({ deed, per, what }, bind) => {
    const past = pastDeeds({ value: 'times', deed, per }, bind);
    return (game, context) =>
      past(game, context).reduce((sum, occurrence) => sum + share(game, occurrence, what), 0);
  },
  plus: ({ of }, bind) => {
    const parts = of.map(bind.value);
    return (game, context) => {
      let sum = 0;
      for (const part of parts) sum += part(game, context);
      return sum;
    };
  },
  multiply: ({ of, by }, bind) => {
    const value = bind.value(of);
    const factor = bind.value(by);
    return (game, context) => value(game, context) * factor(game, context);
  },
  done:
    () =>
    (_game, { frame, done }) =>
      frame === null || done < 0 ? 0 : numberIn(frame, done),
  x:
    () =>
    (_game, { x }) =>
      x,
  named:
    () =>
    ({ state }, { source }) =>
      namedBy(state, source, 'number')?.amount ?? 0,
  either: ({ if: condition, holds, otherwise }, bind) => {
    const test = bind.condition(condition);
    const yes = bind.value(holds);
    const no = bind.value(otherwise);
    return (game, context) => (test(game, context) ? yes : no)(game, context);
  },
};

/** Works out once what a number is made of. */
export function makeValue<N extends ValueName>(data: ValueOf<N>, bind: Binder): Bound<number> {
  const make: (data: ValueOf<N>, bind: Binder) => Bound<number> = WORDS[data.value as N];
  return make(data, bind);
}
