import type { Decision, Option, OptionKind, Side, View } from '@lastclick/engine';
import {
  aboutLines,
  capitalised,
  objectNumber,
  optionAbility,
  optionCost,
  optionName,
  questionWords,
} from '@lastclick/table';
import type { Ask, Offer } from './snapshot.ts';

/** Options that do nothing special, whatever else is offered. */
const DEFAULTS: ReadonlySet<OptionKind> = new Set(['pass', 'done', 'no', 'continue', 'keep']);

/** Options after which the opponent knows more, or chance has spoken. */
const REVEALING: ReadonlySet<OptionKind> = new Set([
  'mulligan',
  'drawCard',
  'play',
  'rez',
  'score',
  'run',
  'access',
  'use',
  'trigger',
]);

/** The Runner's cards lie faceup; the Corp installs and discards facedown. */
const isSeen = (kind: OptionKind, seat: Side): boolean =>
  seat === 'runner' && (kind === 'install' || kind === 'discard');

/** Servers are written in keys; the rest of a key may be a card or a number. */
const SERVER = /\b(hq|rd|archives|(?:new-)?remote(?:-\d+)?)$/;

function serverOf({ key, kind }: Option): string | null {
  if (kind !== 'run' && kind !== 'install' && kind !== 'access' && kind !== 'choose') return null;
  return SERVER.exec(key)?.[1] ?? null;
}

/** What must hold for an ability to be used; where it is offered, it does. */
const RESTRICTION = / Only [^.]+\./g;

/** What an ability does, without the cost it begins with. */
function effectOf(option: Option, view: View): string | null {
  // What a subroutine does stands in the list of them, beside the ice.
  const ability = option.kind === 'break' ? null : optionAbility(option, view);
  if (ability === null) return null;
  return option.kind === 'use' ? ability.replace(/^.+?: /, '').replace(RESTRICTION, '') : ability;
}

function offerOf(option: Option, waiting: Decision, view: View): Offer {
  const effect = effectOf(option, view);
  const name = optionName(option, waiting, view);
  const isOnly = waiting.options.length === 1;
  const isPool = option.kind === 'pay' && option.card < 0 && waiting.kind === 'pay';
  return {
    key: option.key,
    kind: option.kind,
    words: effect === null ? name : `${name}: ${effect}`,
    cost: optionCost(option, waiting, view),
    rule: option.rule,
    object: objectNumber(option.card),
    onto: objectNumber(option.onto),
    server: serverOf(option),
    isDefault: isOnly || isPool || DEFAULTS.has(option.kind),
    reveals: REVEALING.has(option.kind) || isSeen(option.kind, waiting.seat),
  };
}

/** A decision as a question to its seat, whose view it is. */
export function askOf(waiting: Decision, view: View): Ask {
  return {
    seat: waiting.seat,
    kind: waiting.kind,
    rule: waiting.rule,
    question: capitalised(questionWords(waiting, view)),
    about: aboutLines(waiting, view),
    offers: waiting.options.map((option) => offerOf(option, waiting, view)),
    chosen: waiting.chosen,
    wanted: waiting.wanted,
  };
}
