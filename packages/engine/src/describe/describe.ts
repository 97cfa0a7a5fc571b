import { at } from '../invariant.ts';
import type { InterruptData, PaidData, StaticData } from '../language/ability.ts';
import type { CardData, CardText } from '../language/card.ts';
import type { Condition } from '../language/condition.ts';
import type { CardType } from '../language/lists.ts';
import { opponentOf } from '../side.ts';
import { clauseOf, duringText } from './conditions.ts';
import { costSymbols, hasClick } from './costs.ts';
import { manyOf, oneOf } from './filters.ts';
import { line } from './grammar.ts';
import { interruptText } from './interrupts.ts';
import { spendingText, staticText } from './statics.ts';
import { lineText } from './steps.ts';
import { subtypeName, subtypeTitle } from './subtypes.ts';
import { conditionalText } from './triggers.ts';
import { opponentName, type Voice } from './voice.ts';

export const LINE_KINDS = [
  'restriction',
  'static',
  'conditional',
  'interrupt',
  'action',
  'paid',
  'play',
  'subroutine',
] as const;
export type LineKind = (typeof LINE_KINDS)[number];

export interface DescriptionLine {
  readonly kind: LineKind;
  readonly text: string;
}

export interface CardDescription {
  /** As "Asset: Advertisement". */
  readonly type: string;
  readonly lines: readonly DescriptionLine[];
}

const TYPE_NAMES: Readonly<Record<CardType, string>> = {
  identity: 'Identity',
  agenda: 'Agenda',
  asset: 'Asset',
  ice: 'Ice',
  operation: 'Operation',
  upgrade: 'Upgrade',
  event: 'Event',
  hardware: 'Hardware',
  program: 'Program',
  resource: 'Resource',
};

function typeLine(card: CardData): string {
  const type = TYPE_NAMES[card.type];
  return card.subtypes.length === 0 ? type : `${type}: ${card.subtypes.map(subtypeTitle).join(' - ')}`;
}

const lineOf = (kind: LineKind, text: string): DescriptionLine => ({ kind, text: line(text) });

const onlyIfText = (condition: Condition, voice: Voice): string =>
  `Only ${duringText(condition, voice) ?? `if ${clauseOf(condition, voice)}`}`;

/** What an icebreaker's ability asks of the ice it is used on. */
const interfaceText = (subtype: string): string =>
  `Only against ${subtype === 'any' ? '' : `${subtypeName(subtype)} `}ice no stronger than this card`;

/** When, on what, how often and by whom a paid ability can be used. */
function limitsOf(ability: PaidData, voice: Voice): readonly string[] {
  const limits: string[] = [];
  if (ability.interface !== undefined) limits.push(interfaceText(ability.interface));
  if (ability.access === true) limits.push('Only while accessing a card');
  if (ability.onlyIf !== undefined) limits.push(onlyIfText(ability.onlyIf, voice));
  if (ability.limit !== undefined) limits.push('Only once per turn');
  return limits;
}

/** An ability for the opponent speaks to them: its user is the one who pays and resolves it. */
function paidText(ability: PaidData, owner: Voice): string {
  const voice: Voice = ability.by === 'opponent' ? { ...owner, side: opponentOf(owner.side) } : owner;
  const limits = [...limitsOf(ability, voice)];
  if (ability.by === 'opponent') limits.push(`Only ${opponentName(owner)} can use this`);
  const sentence = `${costSymbols(ability.cost, voice)}: ${lineText(ability.steps, 'must', voice)}`;
  return [sentence, ...limits].join('. ');
}

const paidKind = (ability: PaidData): LineKind => (hasClick(ability.cost) ? 'action' : 'paid');

/** A replacement that applies by itself is a static ability in the rules (9.8.8b). */
const interruptKind = (ability: InterruptData): LineKind =>
  ability.interrupt === 'instead' ? 'static' : 'interrupt';

const staticKind = (ability: StaticData): LineKind => (ability.static === 'cost' ? 'restriction' : 'static');

type Spends = Extract<StaticData, { static: 'spend' }>;

const spendsHosted = (ability: StaticData): ability is Spends => ability.static === 'spend';

/** Recurring credits stand in one line with what they may be spent on. */
function recurringText(credits: number, card: CardData, voice: Voice): string {
  const spends = (card.static ?? []).filter(spendsHosted);
  const symbol = `${credits}[recurring-credit]`;
  return spends.length === 0 ? symbol : `${symbol}: ${spendingText(spends, voice)}`;
}

const staticsOf = (card: CardData): readonly StaticData[] =>
  (card.static ?? []).filter((ability) => card.recurring === undefined || !spendsHosted(ability));

type Lines = (card: CardData, voice: Voice) => readonly DescriptionLine[];

/** Every part of a card's text, in the order in which it is read. */
const PARTS: Readonly<Record<Exclude<keyof CardText, 'formerly'>, Lines>> = {
  playOnlyIf: ({ playOnlyIf }, voice) =>
    playOnlyIf === undefined
      ? []
      : [lineOf('restriction', `can be played only if ${clauseOf(playOnlyIf, voice)}`)],
  installOn: ({ installOn }, voice) =>
    installOn === undefined
      ? []
      : [lineOf('restriction', `can be installed only on ${oneOf(installOn, voice)}`)],
  canBeAdvanced: ({ canBeAdvanced }) =>
    canBeAdvanced === true ? [lineOf('static', 'this card can be advanced')] : [],
  canHost: ({ canHost }, voice) =>
    canHost === undefined
      ? []
      : [lineOf('static', `any number of ${manyOf(canHost, voice)} can be installed on this card`)],
  static: (card, voice) =>
    staticsOf(card).map((ability) => lineOf(staticKind(ability), staticText(ability, voice))),
  recurring: (card, voice) =>
    card.recurring === undefined ? [] : [lineOf('static', recurringText(card.recurring, card, voice))],
  when: ({ when = [] }, voice) =>
    when.map((ability) => lineOf('conditional', conditionalText(ability, voice))),
  interrupt: ({ interrupt = [] }, voice) =>
    interrupt.map((ability) => lineOf(interruptKind(ability), interruptText(ability, voice))),
  paid: ({ paid = [] }, voice) => paid.map((ability) => lineOf(paidKind(ability), paidText(ability, voice))),
  play: ({ play }, voice) => (play === undefined ? [] : [lineOf('play', lineText(play, 'must', voice))]),
  subroutines: ({ subroutines = [] }, voice) =>
    subroutines.map((steps) => lineOf('subroutine', `[subroutine] ${lineText(steps, 'must', voice)}`)),
  terminal: ({ terminal }) =>
    terminal === true ? [lineOf('conditional', 'once this card has resolved, your action phase ends')] : [],
  removedWhenResolved: ({ removedWhenResolved }) =>
    removedWhenResolved === true
      ? [lineOf('static', 'once this card has resolved, remove it from the game instead of trashing it')]
      : [],
};

/** A card's text in our own words, made from its data; facts such as cost or uniqueness are not repeated. */
export function describe(card: CardData): CardDescription {
  const voice: Voice = { side: card.side };
  return { type: typeLine(card), lines: Object.values(PARTS).flatMap((part) => part(card, voice)) };
}

/** The lines of `describe`, one under the other; empty for a card without text. */
export const describeText = (card: CardData): string =>
  describe(card)
    .lines.map(({ text }) => text)
    .join('\n');

export const ABILITY_KINDS = ['static', 'when', 'interrupt', 'paid', 'subroutines'] as const;
export type AbilityKind = (typeof ABILITY_KINDS)[number];

/** The text of one ability by its place in the card's data; it must exist. */
export function describeAbility(card: CardData, kind: AbilityKind, index: number): string {
  const voice: Voice = { side: card.side };
  switch (kind) {
    case 'static':
      return line(staticText(at(card.static ?? [], index), voice));
    case 'when':
      return line(conditionalText(at(card.when ?? [], index), voice));
    case 'interrupt':
      return line(interruptText(at(card.interrupt ?? [], index), voice));
    case 'paid':
      return line(paidText(at(card.paid ?? [], index), voice));
    case 'subroutines':
      return line(`[subroutine] ${lineText(at(card.subroutines ?? [], index), 'must', voice)}`);
  }
}
