import { InputError } from '../errors.ts';

// Version 1 is what was saved before the new card language. It counted abilities by places that nobody knows any more, so
// only what no ability is under way in can be read; the rest has the same fields, or new ones that were empty then.

type Fields = Readonly<Record<string, unknown>>;

const bad = (where: string, message: string): never => {
  throw new InputError('badSave', where, message);
};

const listIn = (fields: Fields, name: string, where: string): readonly Fields[] => {
  const value = fields[name];
  return Array.isArray(value) ? value : bad(where, 'a list is missing');
};

const fieldsIn = (fields: Fields, name: string, where: string): Fields => {
  const value = fields[name];
  return typeof value === 'object' && value !== null ? (value as Fields) : bad(where, 'is missing');
};

/** Frames in which no ability is under way and that had the fields they have now. */
const QUIET: ReadonlySet<unknown> = new Set(['phase', 'window', 'mulligan', 'discard']);

const refuse = (where: string, what: string): never =>
  bad(where, `${what}: of a save of version 1 that cannot be read, because abilities had no names then`);

/** The state of a save of version 1 as version 2 had it; refused where an ability is under way. */
export function fromVersion1(state: Fields): Fields {
  listIn(state, 'stack', 'state.stack').forEach((frame, index) => {
    if (!QUIET.has(frame?.kind))
      refuse(`state.stack[${index}]`, 'an ability, a run or a payment is under way');
  });
  for (const part of ['met', 'occurred'])
    if (listIn(state, part, `state.${part}`).length > 0)
      refuse(`state.${part}`, 'an ability is about to be triggered');
  if (listIn(state, 'lingering', 'state.lingering').length > 0) refuse('state.lingering', 'an ability lasts');
  if (state.run !== null) refuse('state.run', 'a run is under way');
  const turn = fieldsIn(state, 'turn', 'state.turn');
  const last = fieldsIn(state, 'lastTurn', 'state.lastTurn');
  const actions = listIn(turn, 'actions', 'state.turn.actions') as readonly unknown[];
  if (listIn(turn, 'used', 'state.turn.used').length > 0 || actions.some((one) => String(one).includes('#')))
    refuse('state.turn', 'an ability was used this turn');
  // What happened was only noted where a card of the game asks for it.
  const noted = [turn.history, last.corp, last.runner];
  if (noted.some((list) => !Array.isArray(list) || list.length > 0))
    refuse('state.turn.history', 'a card asks what happened in a turn');
  const lastRun = state.lastRun as Fields | null;
  const { stole: _, ...run } = lastRun ?? {};
  return {
    ...state,
    version: 2,
    cards: listIn(state, 'cards', 'state.cards').map((card) => ({ ...card, seenByOwner: 0 })),
    turn: { ...turn, imminent: [] },
    stack: listIn(state, 'stack', 'state.stack').map((frame) =>
      frame.kind === 'phase' ? { ...frame, gained: [] } : frame,
    ),
    lastRun: lastRun === null ? null : run,
  };
}
