import type { AbilityData, PaidData, StaticData } from '../language/ability.ts';
import type { CardData, CardText } from '../language/card.ts';
import type { Condition } from '../language/condition.ts';
import type { Cost } from '../language/cost.ts';
import { isCounterForm } from '../language/counter-form.ts';
import { otherSides } from '../language/faces.ts';
import type { CardType } from '../language/lists.ts';
import type { Step } from '../language/step.ts';
import { abilitiesOf } from '../language/text.ts';
import { opponentOf, type Side } from '../side.ts';
import { cardOfPast, clauseOf, duringText, happenedTo } from './conditions.ts';
import { costDeeds, costSymbols, hasClick } from './costs.ts';
import { effectClause } from './effects.ts';
import { ownerOf, phraseOf } from './filters.ts';
import { capital, line } from './grammar.ts';
import { interruptText, type PaidDescription, paidInterrupt } from './interrupts.ts';
import { spendingText, staticText } from './statics.ts';
import { inlineText, lineText, runText } from './steps.ts';
import { subtypeName, subtypeTitle } from './subtypes.ts';
import { conditionalText, whileIn } from './triggers.ts';
import { LIMITED } from './units.ts';
import { countText, quantity } from './values.ts';
import { hostCard, opponentName, placeName, type Sayings, thisCard, type Voice } from './voice.ts';

export const LINE_KINDS = [
  'restriction',
  'static',
  'conditional',
  'interrupt',
  'action',
  'paid',
  'play',
  'subroutine',
  'side',
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
  if (isCounterForm(card)) return 'Condition counter';
  const type = TYPE_NAMES[card.type];
  return card.subtypes.length === 0 ? type : `${type}: ${card.subtypes.map(subtypeTitle).join(' - ')}`;
}

const lineOf = (kind: LineKind, text: string): DescriptionLine => ({ kind, text: line(text) });

const onlyIfText = (condition: Condition, voice: Voice): string =>
  `Use only ${duringText(condition, voice) ?? `if ${clauseOf(condition, voice)}`}`;

/** The ice an ability works on: what an icebreaker can interface with, or the ice it must be encountered on. */
function iceOf({ interface: subtype, onlyIf }: PaidData, voice: Voice): string | null {
  if (subtype !== undefined)
    return `${subtype === 'any' ? '' : `${subtypeName(subtype)} `}ice no stronger than ${thisCard(voice)}`;
  if (onlyIf?.if !== 'encounter') return null;
  return onlyIf.with === 'this' ? thisCard(voice) : onlyIf.with === 'host' ? hostCard(voice) : null;
}

/** Whether an ability breaks subroutines, and so says of which ice it speaks. */
const breaksSubroutines = ({ steps }: PaidData): boolean =>
  JSON.stringify(steps).includes('"effect":"break"');

/** Whether an ability speaks of the accessed card, and so says when it can be used. */
const isOfAccess = ({ steps }: PaidData): boolean => JSON.stringify(steps).includes('"accessed"');

/** When, on what, how often and by whom a paid ability can be used. */
function limitsOf(ability: PaidData, voice: Voice): readonly string[] {
  const limits: string[] = [];
  const ice = iceOf(ability, voice);
  const isSaid = ice !== null && breaksSubroutines(ability);
  if (ability.interface !== undefined && !isSaid) limits.push(`Use only against ${ice}`);
  if (ability.access === true && !isOfAccess(ability)) limits.push('Use only while accessing a card');
  if (ability.onlyIf !== undefined && !(isSaid && ability.interface === undefined))
    limits.push(onlyIfText(ability.onlyIf, voice));
  if (ability.limit !== undefined) limits.push(LIMITED[ability.limit]);
  if (ability.stolen === true)
    limits.push(`You can use this ability even in ${placeName('runnerScore', voice)}`);
  if (ability.activeIn !== undefined) limits.push(`Use only ${whileIn(ability.activeIn, voice)}`);
  return limits;
}

/** Who speaks in an ability, by who can use it. */
const VOICES: Readonly<Record<'you' | NonNullable<PaidData['by']>, (owner: Voice) => Voice>> = {
  you: (owner) => owner,
  opponent: (owner) => ({ ...owner, side: opponentOf(owner.side) }),
  any: (owner) => ({ ...owner, anyone: true }),
};

/** An ability for the opponent speaks to them: its user is the one who pays and resolves it. */
function partsOf(ability: PaidData, owner: Voice): PaidDescription {
  const user: Voice = VOICES[ability.by ?? 'you'](owner);
  const ice = iceOf(ability, user);
  const voice: Voice = ice === null ? user : { ...user, breaks: ice, inRun: true };
  const limits = [...limitsOf(ability, user)];
  if (ability.by === 'any') limits.push('Any player can use this ability');
  if (ability.by === 'opponent') limits.push(`Only ${opponentName(owner)} can use this ability`);
  return {
    cost: capital(costSymbols(ability.cost, voice)),
    effect: capital(lineText(ability.steps, 'must', voice)),
    limits,
  };
}

function paidText(ability: PaidData, owner: Voice): string {
  const { cost, effect, limits } = partsOf(ability, owner);
  return [`${cost}: ${effect}`, ...limits].join('. ');
}

const paidKind = (ability: PaidData): LineKind => (hasClick(ability.cost) ? 'action' : 'paid');

type Spends = Extract<StaticData, { static: 'spend' }>;

const spendsHosted = (ability: AbilityData): ability is Spends =>
  'static' in ability && ability.static === 'spend';

/** Recurring credits stand in one line with what they may be spent on. */
function recurringText(credits: number, { text = [] }: CardText, voice: Voice): string {
  const spends = text.filter(spendsHosted);
  const symbol = `${credits}[recurring-credit]`;
  return spends.length === 0 ? symbol : `${symbol}: ${spendingText(spends, voice)}`;
}

/** What limits its card or its use stands before what is done with it. */
const RESTRICTIONS: ReadonlySet<StaticData['static']> = new Set<StaticData['static']>([
  'only',
  'cost',
  'installOn',
]);

function abilityLine(ability: AbilityData, card: CardText, voice: Voice): DescriptionLine {
  if ('static' in ability) {
    const kind = RESTRICTIONS.has(ability.static) ? 'restriction' : 'static';
    return lineOf(kind, staticText(ability, voice));
  }
  switch (ability.ability) {
    case 'when':
      return lineOf('conditional', conditionalText(ability, voice));
    case 'paid':
      return lineOf(paidKind(ability), paidText(ability, voice));
    case 'would':
      return lineOf('interrupt', interruptText(ability, voice));
    // A replacement that applies by itself is a static ability in the rules (9.8.8b).
    case 'instead':
      return lineOf('static', interruptText(ability, voice));
    case 'sub':
      return lineOf(
        'subroutine',
        `[subroutine] ${lineText(ability.steps, 'must', { ...voice, inRun: true })}`,
      );
    case 'recurring':
      return lineOf('static', recurringText(ability.credits, card, voice));
  }
}

/** What limits playing a card, or what playing it leads to in the end, stands before what is played. */
function standsBeforePlay(ability: AbilityData): boolean {
  if ('static' in ability) return RESTRICTIONS.has(ability.static);
  return ability.ability === 'when' && 'deed' in ability.on && ability.on.deed === 'resolve';
}

/** Every line of a card: its text as printed, but what is played after what limits playing it. */
function linesOf(card: CardText, voice: Voice): readonly DescriptionLine[] {
  const { text = [], play } = card;
  const isRecurring = abilitiesOf(card, 'recurring').length > 0;
  const told = text.filter((ability) => !isRecurring || !spendsHosted(ability));
  const lines = (abilities: readonly AbilityData[]): readonly DescriptionLine[] =>
    abilities.map((ability) => abilityLine(ability, card, voice));
  if (play === undefined) return lines(told);
  return [
    ...lines(told.filter(standsBeforePlay)),
    lineOf('play', lineText(play, 'must', voice)),
    ...lines(told.filter((ability) => !standsBeforePlay(ability))),
  ];
}

const NO_TEXT: CardText = {};

const SAYINGS: Sayings = {
  phraseOf,
  ownerOf,
  countText,
  quantity,
  clauseOf,
  cardOfPast,
  happenedTo,
  effectClause,
  lineText,
  inlineText,
  abilityText: (ability, voice) => abilityLine(ability, NO_TEXT, voice).text,
};

/** How a card speaks of itself and its host. */
function voiceOf(card: CardData): Voice {
  const { side, text = [] } = card;
  const type = isCounterForm(card) ? 'counter' : card.type;
  const [on] = text.flatMap((ability) =>
    'static' in ability && ability.static === 'installOn' ? [ability.host.type] : [],
  );
  return typeof on === 'string' ? { say: SAYINGS, side, type, host: on } : { say: SAYINGS, side, type };
}

/** The title and text of another side. */
function sideLines(side: CardData, voice: Voice): readonly DescriptionLine[] {
  const title: DescriptionLine = { kind: 'side', text: `Other side: ${side.title}.` };
  return [title, ...linesOf(side, voice)];
}

/** A card's text in our own words, made from its data; facts such as cost or uniqueness are not repeated. */
export function describe(card: CardData): CardDescription {
  const voice = voiceOf(card);
  return {
    type: typeLine(card),
    lines: [...linesOf(card, voice), ...otherSides(card).flatMap((side) => sideLines(side, voice))],
  };
}

/** The lines of `describe`, one under the other; empty for a card without text. */
export const describeText = (card: CardData): string =>
  describe(card)
    .lines.map(({ text }) => text)
    .join('\n');

/** The line of an ability that a card has, its own or one it gained. */
export const describeLine = (card: CardData, ability: AbilityData): DescriptionLine =>
  abilityLine(ability, card, voiceOf(card));

/** The text of one of a card's abilities, as `describe` has it; of what recurring credits pay for on its own. */
export const describeAbility = (card: CardData, ability: AbilityData): string =>
  describeLine(card, ability).text;

/** How a card speaks, or a rule to a player where it is no card's words. */
const voiceFor = (card: CardData | null, side: Side): Voice =>
  card === null ? { say: SAYINGS, side, type: 'identity' } : voiceOf(card);

/** A cost as a list of what is paid: "[click], 2[credit]"; empty where nothing is. */
export const describeCost = (card: CardData | null, payer: Side, cost: Cost): string =>
  cost.length === 0 ? '' : costSymbols(cost, { ...voiceFor(card, payer), side: payer });

/** A cost as what its payer does: "pay 4[credit]", "take 1 tag". */
export const describePayment = (card: CardData | null, payer: Side, cost: Cost): string =>
  costDeeds(cost, payer, voiceFor(card, payer));

/** What a player may do, said to that player. */
export const describeSteps = (card: CardData, player: Side, steps: readonly Step[]): string =>
  inlineText(steps, 'must', { ...voiceOf(card), side: player });

/** What a run comes with that a card makes. */
export const describeRun = (card: CardData, abilities: readonly AbilityData[]): string =>
  line(runText(abilities, voiceOf(card)));

/** A sentence that says of a card's condition that it does not hold; `side` is who it calls "you". */
export const describeUnmet = (card: CardData, condition: Condition, side: Side): string =>
  line(clauseOf(condition, { ...voiceOf(card), side }, 'no'));

/** The parts of the text of a paid ability or interrupt; null where nothing is paid. */
export function describePaid(card: CardData, ability: AbilityData): PaidDescription | null {
  if ('static' in ability) return null;
  if (ability.ability === 'paid') return partsOf(ability, voiceOf(card));
  return ability.ability === 'would' ? paidInterrupt(ability, voiceOf(card)) : null;
}
