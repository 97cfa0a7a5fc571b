import type { Instruction } from '../../compile/program.ts';
import { conditionalOf } from '../../kernel/reaction.ts';
import type { EffectData } from '../../language/effect.ts';
import { maySeeOrRemember } from '../../query/visibility.ts';
import type { Decision, Option } from '../../state/decision.ts';
import type { Instance } from '../../state/frame.ts';
import { defOf, findCard, type Game, top } from '../../state/game.ts';
import { serverOf } from '../../state/move.ts';
import type { Card } from '../../state/state.ts';

/** Why a question has one answer, or all its answers come to the same. */
export const FOREGONE = {
  single: 'there is one answer only',
  alike: 'the abilities are the same, whichever comes first',
  anyOrder: 'whichever comes first, all of it happens, and the same',
  gainsFirst: 'what only gains has to happen, and nothing is lost by having it before the rest',
  nothingHappens: 'none of the cards but one does anything when accessed',
  nothingToTrash: 'nothing has to be trashed for the install',
} as const;
export type Foregone = keyof typeof FOREGONE;

export interface ForegoneAnswer {
  readonly key: string;
  readonly why: Foregone;
}

/** Effects that come to the same in any order, as nobody chooses anything in them. */
const COMMUTING: ReadonlySet<EffectData['effect']> = new Set([
  'gain',
  'draw',
  'takeCredits',
  'placeCounters',
  'identifyMark',
]);

const commutes = (instruction: Instruction): boolean =>
  instruction.op === 'end' ||
  (instruction.op === 'do' &&
    instruction.effects.every(({ data, said }) => COMMUTING.has(data.effect) && !said.targets));

/** An ability that has to happen, and does nothing but gain. */
function isPlain(game: Game, instance: Instance): boolean {
  const { program, data } = conditionalOf(game, instance);
  const instructions = game.rules.defs[instance.def]?.programs[program] ?? [];
  return data.may !== true && instructions.length > 0 && instructions.every(commutes);
}

/** The order of abilities that wait, as far as it is foregone. */
function orderOfAbilities(game: Game, options: readonly Option[]): ForegoneAnswer | null {
  const frame = top(game.state);
  if (frame.kind !== 'reaction') return null;
  const triggers = options.filter(({ kind }) => kind === 'trigger');
  const waiting = triggers.flatMap((option) => {
    const instance = frame.pending[option.number];
    return instance === undefined ? [] : [{ option, instance }];
  });
  const [first] = waiting;
  if (first === undefined || waiting.length !== triggers.length) return null;
  const { def, ability, subject } = first.instance;
  const isAlike = waiting.every(
    ({ instance }) => instance.def === def && instance.ability === ability && instance.subject === subject,
  );
  if (isAlike && triggers.length === options.length) return { key: first.option.key, why: 'alike' };
  const plain = waiting.filter(({ instance }) => isPlain(game, instance));
  const [gain] = plain;
  if (gain === undefined) return null;
  return { key: gain.option.key, why: plain.length === options.length ? 'anyOrder' : 'gainsFirst' };
}

/** Whether anything may come of accessing a card, as far as the Runner knows. */
function doesSomething(game: Game, card: Card): boolean {
  if (!maySeeOrRemember(game.state, 'runner', card)) return true;
  const { type, waitsFor, data } = defOf(game, card);
  if (type === 'agenda' || waitsFor.has('access') || waitsFor.has('finishAccess')) return true;
  return data.trash !== undefined && card.zone !== 'archives';
}

/** Cards of which at most one does anything can be accessed in any order. */
function orderOfAccesses(game: Game, options: readonly Option[]): Foregone | null {
  const doing = options.filter((option) => {
    const card = findCard(game.state, option.card);
    return card === null || doesSomething(game, card);
  });
  return doing.length < 2 ? 'nothingHappens' : null;
}

/** From so many pieces of ice on, trashing one makes a new one so much cheaper that it is worth a question. */
const MUCH_ICE = 4;

function trashing(game: Game, { options }: Decision): ForegoneAnswer | null {
  const done = options.find(({ kind }) => kind === 'done');
  const frame = top(game.state);
  if (done === undefined || frame.kind !== 'install') return null;
  const card = findCard(game.state, frame.card);
  const ice = serverOf(game.state, frame.server)?.ice.length ?? 0;
  const isIce = card !== null && defOf(game, card).type === 'ice';
  if (isIce && (ice >= MUCH_ICE || ice > game.state[frame.side].credits)) return null;
  return { key: done.key, why: 'nothingToTrash' };
}

/**
 * The answer to a question that is none: it has one option, or whichever is taken the same comes of it. Null where there
 * is something to decide. It asks what the deciding player may know.
 */
export function foregone(game: Game, waiting: Decision): ForegoneAnswer | null {
  const { kind, options } = waiting;
  const [first] = options;
  if (first === undefined) return null;
  if (options.length === 1) return { key: first.key, why: 'single' };
  if (kind === 'trashLikeCards') return trashing(game, waiting);
  if (kind === 'reaction') return orderOfAbilities(game, options);
  const why = kind === 'access' ? orderOfAccesses(game, options) : null;
  return why === null ? null : { key: first.key, why };
}
