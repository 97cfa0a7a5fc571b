import { WHERE_IT_IS } from '../state/context.ts';

// What saves of this version did not always say. A field that is missing gets the value that leaves everything as it was
// when the field was not there.

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same of every entry of a list; what is no list is for the check to refuse. */
const each = (value: unknown, complete: (fields: Fields) => Fields): unknown =>
  Array.isArray(value) ? value.map((one) => (isFields(one) ? complete(one) : one)) : value;

const withHome = (fields: Fields): Fields => ('home' in fields ? fields : { ...fields, home: WHERE_IT_IS });

const withHomes = (fields: Fields): Fields => ('homes' in fields ? fields : { ...fields, homes: [] });

const frame = (fields: Fields): Fields => ({
  ...(fields.kind === 'ability' || fields.kind === 'use' ? withHome(fields) : fields),
  ...('pending' in fields ? { pending: each(fields.pending, withHome) } : {}),
});

/** A saved state with every field that came later: where the sources of abilities were (26.03 4.6.6i). */
export function completed(state: unknown): unknown {
  if (!isFields(state)) return state;
  const { turn, lastTurn } = state;
  return {
    ...state,
    stack: each(state.stack, frame),
    met: each(state.met, withHome),
    occurred: each(state.occurred, withHomes),
    ...(isFields(turn)
      ? {
          turn: { ...turn, history: each(turn.history, withHomes), imminent: each(turn.imminent, withHomes) },
        }
      : {}),
    ...(isFields(lastTurn)
      ? { lastTurn: { corp: each(lastTurn.corp, withHomes), runner: each(lastTurn.runner, withHomes) } }
      : {}),
  };
}
