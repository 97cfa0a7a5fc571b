import { givenName } from '../compile/names.ts';
import type { CompiledCard } from '../compile/program.ts';
import { WHERE_IT_IS } from '../state/context.ts';
import { NO_BID } from '../state/frame.ts';
import { NOTHING, SAVE_VERSION } from '../state/state.ts';

// Version 2 counted what has names now, and grew some fields while it was written. What is counted is what memory holds as
// long as no card has changed; which is asked of the whole save before.

type Fields = Readonly<Record<string, unknown>>;

const NEW_FIELDS: Readonly<Record<string, (frame: Fields) => Fields>> = {
  ability: () => ({ home: WHERE_IT_IS }),
  use: ({ counters, hosted }) => ({
    home: WHERE_IT_IS,
    tookSource: [counters, hosted].some((list) => Array.isArray(list) && list.length > 0),
  }),
  install: () => ({ rez: false, rezLess: 0, facedown: false }),
  play: () => ({ wasFaceup: false, wasHostedOn: NOTHING }),
  rez: () => ({ proven: false }),
  bid: () => ({ by: '', most: 0, guess: '', guessed: NO_BID }),
};

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const each = (value: unknown, change: (one: Fields) => Fields): unknown =>
  Array.isArray(value) ? value.map((one) => (isFields(one) ? change(one) : one)) : value;

const withGiver = (instance: Fields): Fields => ({ giver: NOTHING, home: WHERE_IT_IS, ...instance });

const GAINED = /^(?<of>\w+ (?:for )?(?<number>\d+))(?:\.(?<ability>\d+))?\.(?<time>\d+)\.(?<which>\d+)$/;

/** Subroutines that ice gained were told by the places of the ability and of the subroutine. */
function gainedByName(
  name: string,
  { cards, lingering, pool }: Fields,
  defs: readonly CompiledCard[],
): string {
  const { of = '', number, ability, time, which } = GAINED.exec(name)?.groups ?? {};
  const found = (list: unknown, field: string): Fields | undefined =>
    Array.isArray(list) ? list.find((one) => isFields(one) && one[field] === Number(number)) : undefined;
  const holder = of.includes(' for ') ? found(lingering, 'created') : found(cards, 'object');
  const card = defs[Number(holder?.def)];
  const place = Number(ability ?? holder?.ability);
  const giving = ability === undefined ? card?.lasting[place] : card?.statics[place];
  if (card === undefined || giving === undefined || !Array.isArray(pool)) return name;
  const program =
    'static' in giving && giving.static === 'gain'
      ? card.given.get(giving)?.subroutines[Number(which)]
      : undefined;
  const called = ability === undefined ? '' : `.${card.names.statics[place] ?? ''}`;
  return program === undefined ? name : `${of}${called}.${time}.${givenName(card, program)}`;
}

const happened = (occurrence: Fields): Fields => ({ homes: [], ...occurrence });

/** The state of a save of version 2 as memory holds it. */
export function fromVersion2(state: Fields, defs: readonly CompiledCard[]): Fields {
  const frame = (one: Fields): Fields => ({
    ...NEW_FIELDS[String(one.kind)]?.(one),
    ...one,
    ...(one.pending === undefined ? {} : { pending: each(one.pending, withGiver) }),
    ...(Array.isArray(one.gained)
      ? { gained: one.gained.map((name) => gainedByName(String(name), state, defs)) }
      : {}),
  });
  const { turn, lastTurn } = state;
  return {
    ...state,
    version: SAVE_VERSION,
    stack: each(state.stack, frame),
    met: each(state.met, withGiver),
    occurred: each(state.occurred, happened),
    turn: isFields(turn)
      ? { ...turn, history: each(turn.history, happened), imminent: each(turn.imminent, happened) }
      : turn,
    lastTurn: isFields(lastTurn)
      ? { corp: each(lastTurn.corp, happened), runner: each(lastTurn.runner, happened) }
      : lastTurn,
  };
}
