import type { Decision, Option, OptionKind, OptionTerms, Side, View } from '@lastclick/engine';
import {
  aboutLines,
  capitalised,
  objectNumber,
  optionAbility,
  optionCost,
  optionEffect,
  optionName,
  questionWords,
  type TermsOf,
} from '@lastclick/table';
import { passesFrom } from './passing.ts';
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
const SERVER = /\b(hq|rd|archives|(?:new-)?remote(?:-\d+)?)(?: faceup)?$/;

function serverOf({ key, kind }: Option): string | null {
  if (kind !== 'run' && kind !== 'install' && kind !== 'access' && kind !== 'choose') return null;
  return SERVER.exec(key)?.[1] ?? null;
}

/** What an ability does, without its cost, and without what must hold for its use: where it is offered, it does. */
function effectOf(option: Option, view: View, terms: OptionTerms): string | null {
  // What a subroutine does stands in the list of them, beside the ice, and what a card does on the card.
  if (option.kind === 'break' || option.kind === 'play') return null;
  const effect = option.kind === 'use' ? optionEffect(option, view) : null;
  return effect ?? optionAbility(option, view, terms);
}

/**
 * What a sensible player does who has no reason for something else: who paid to break breaks, and what is optional and
 * free is done.
 */
function isUsual({ kind, key }: Option, { kind: asked, options }: Decision, { cost }: OptionTerms): boolean {
  if (asked === 'break') return options.find((one) => one.kind === 'break')?.key === key;
  if (asked === 'may') return kind === 'yes' ? cost.length === 0 : false;
  return DEFAULTS.has(kind);
}

function offerOf(option: Option, waiting: Decision, view: View, terms: OptionTerms): Offer {
  const effect = effectOf(option, view, terms);
  const name = optionName(option, waiting, view, terms);
  const isOnly = waiting.options.length === 1;
  const isPool = option.kind === 'pay' && option.card < 0 && waiting.kind === 'pay';
  return {
    key: option.key,
    kind: option.kind,
    words: effect === null ? name : `${name}: ${effect}`,
    cost: optionCost(option, waiting, terms),
    rule: option.rule,
    object: objectNumber(option.card),
    onto: objectNumber(option.onto),
    server: serverOf(option),
    subroutine: option.kind === 'break' || option.kind === 'subroutine' ? option.number : null,
    isDefault: isOnly || isPool || isUsual(option, waiting, terms),
    reveals: REVEALING.has(option.kind) || isSeen(option.kind, waiting.seat),
  };
}

/** Whether to rez the ice at hand, to pay or to trash is a matter of judgement, and so is how to meet ice. */
function isEven({ kind, options }: Decision, { run }: View): boolean {
  if (kind === 'payOrNot' || kind === 'trashAccessed') return options.length > 1;
  if (kind !== 'window' || run === null) return false;
  return options.some((option) => option.kind === 'rez') || run.phase === 'run.encounter';
}

/** What the question is about comes first: the rez of the ice at hand, before all else that could be rezzed. */
function ofIceFirst(offers: readonly Offer[], { run }: View): readonly Offer[] {
  const isOfIce = ({ kind, object }: Offer): boolean => kind === 'rez' && object === run?.ice?.object;
  return [...offers.filter(isOfIce), ...offers.filter((offer) => !isOfIce(offer))];
}

/** A decision as a question to its seat, whose view it is. */
export function askOf(waiting: Decision, view: View, termsOf: TermsOf): Ask {
  return {
    seat: waiting.seat,
    kind: waiting.kind,
    rule: waiting.rule,
    question: capitalised(questionWords(waiting, view, termsOf)),
    about: aboutLines(waiting, view),
    offers: ofIceFirst(
      waiting.options.map((option) => offerOf(option, waiting, view, termsOf(option))),
      view,
    ),
    chosen: waiting.chosen,
    wanted: waiting.wanted,
    passes: passesFrom(waiting, view),
    isEven: isEven(waiting, view),
    ways: [],
    breakers: [],
  };
}
