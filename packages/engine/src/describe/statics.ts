import type {
  Change,
  Changing,
  Granting,
  PriceChange,
  Restriction,
  StaticData,
} from '../language/ability.ts';
import { type Deed, DOERS } from '../language/deed.ts';
import { CARD_TYPES, type CardType } from '../language/lists.ts';
import type { CardRef } from '../language/reference.ts';
import { opponentOf, type Side } from '../side.ts';
import { clauseOf, duringOrWhile, duringText } from './conditions.ts';
import { costDeeds } from './costs.ts';
import { onServer, tailOf } from './deed-tails.ts';
import { doerOf, wordsOf } from './deeds.ts';
import { manyOf, oneOf, phraseOf } from './filters.ts';
import { listed, sharing, thirdPerson, withArticle } from './grammar.ts';
import { cardsOf, isPlural } from './references.ts';
import { serverPhrase } from './servers.ts';
import { subtypeName } from './subtypes.ts';
import { infinitiveOf, persistence, singleDeed, untilText, whileIn } from './triggers.ts';
import { bonus, CREDITS, symbolBonus, type Unit } from './units.ts';
import { quantity } from './values.ts';
import { nameOf, opponentName, placeName, thisCard, type Voice } from './voice.ts';

const priceUnit = (than: 'less' | 'more'): Unit => ({
  of: (number) => `${CREDITS.of(number)} ${than}`,
  bare: `[credit] ${than}`,
  asMuch: `that much [credit] ${than}`,
});

/** The player whose value it is, or the cards. */
function haver(of: Change['of'], voice: Voice): string {
  if (of === 'you') return 'you get';
  if (of === 'opponent') return `${opponentName(voice)} gets`;
  if (isCards(of)) return `${cardsOf(of, voice)} ${isPlural(of, voice) ? 'get' : 'gets'}`;
  return `${manyOf(of, voice)} get`;
}

const isCards = (of: Exclude<Change['of'], 'you' | 'opponent'>): of is CardRef =>
  typeof of === 'string' || 'cards' in of;

/** Numbers as what is had of them. */
const CHANGED: Readonly<Record<Changing, Unit>> = {
  strength: bonus('strength'),
  points: bonus('agenda points'),
  requirement: bonus('advancement requirement'),
  memory: symbolBonus('[mu]'),
  handSize: bonus('maximum hand size'),
  link: symbolBonus('[link]'),
  allottedClicks: bonus('allotted [click]'),
  pointsToWin: bonus('agenda points needed to win'),
};

/** Numbers by their names. */
const NAMES: Readonly<Record<Changing, string>> = {
  strength: 'strength',
  points: 'value in agenda points',
  requirement: 'requirement for scoring',
  memory: 'memory',
  handSize: 'maximum hand size',
  link: 'link',
  allottedClicks: 'number of allotted [click]',
  pointsToWin: 'number of agenda points needed to win',
};

/** How much of a number is had on top, or what it is. */
export function changeOf({ what, by, to }: Change, voice: Voice): string {
  if (to !== undefined)
    return `a ${NAMES[what]} of ${quantity(to, { of: String, bare: 'a number', asMuch: 'that number' }, voice)}`;
  return quantity(by ?? 0, CHANGED[what], voice);
}

function changeText(ability: Change, voice: Voice): string {
  const { what, of } = ability;
  if (what === 'memory' && of !== 'you' && of !== 'opponent')
    return `${haver(of, voice)} ${changeOf(ability, voice)} as memory cost`;
  return `${haver(of, voice)} ${changeOf(ability, voice)}`;
}

/** The same with when and where it does so. */
function changesText(ability: Change, voice: Voice): string {
  const after: Voice = ability.of === 'this' ? { ...voice, named: 'this' } : voice;
  const where = ability.activeIn === undefined ? '' : ` ${whileIn(ability.activeIn, after)}`;
  return `${changeText(ability, voice)}${whileText(ability, after)}${where}`;
}

/** The card whose price it is: this one, the first such one of each turn, or each such one. */
function pricedCard(deed: Deed, voice: Voice): string {
  const card = 'card' in deed ? (deed.card ?? {}) : {};
  if (card === 'this') return deed.deed === 'use' ? `each ability of ${thisCard(voice)}` : thisCard(voice);
  const one = phraseOf(card, 'one', voice);
  if (deed.deed === 'use') return `each ability of ${withArticle(one)}`;
  if (!('first' in deed) || deed.first === undefined) return `each ${one}`;
  const doer = doerOf(deed, voice);
  return `the first ${one} ${doer} ${doer === 'you' ? verbOf(deed) : thirdPerson(verbOf(deed))} each ${deed.first}`;
}

function priceText(ability: PriceChange, voice: Voice): string {
  const { deed, less, more, pay, while: condition } = ability;
  if (pay !== undefined) {
    const payer = DOERS[deed.deed] ?? voice.side;
    const part = quantity(less ?? 0, CREDITS, voice);
    return `as ${nameOf(payer, voice)} ${payer === voice.side ? verbOf(deed) : thirdPerson(verbOf(deed))} ${pricedCard(deed, voice)}, ${nameOf(payer, voice)} may ${costDeeds(pay, payer, voice)} to pay for ${part} of its ${verbOf(deed)} cost`;
  }
  const to = ` to ${verbOf(deed)}${tailOf(deed, voice)}`;
  const unit = priceUnit(less === undefined ? 'more' : 'less');
  const by = quantity(less ?? more ?? 0, unit, voice, to);
  const when = condition?.if === 'happened' ? ` if ${clauseOf(condition, voice)}` : whileText(ability, voice);
  return `${pricedCard(deed, voice)} costs ${by}${when}${persistence(ability, voice)}`;
}

/** What cards have besides, or do without. */
function grantText(ability: Granting, voice: Voice): string {
  const { of, subtypes = [], named } = ability;
  const plural = !isCards(of) || isPlural(of, voice);
  const cards = isCards(of) ? cardsOf(of, voice) : manyOf(of, voice);
  const said = ability.static === 'gain' ? gainedText(ability, voice) : lostText(ability);
  const all = [...subtypes.map(subtypeName), ...(named === undefined ? [] : ['the chosen subtype'])];
  const kinds = all.length === 0 ? [] : [listed(all, 'and')];
  return `${cards} ${plural ? ability.static : `${ability.static}s`} ${listed([...kinds, ...said], 'and')}`;
}

function gainedText({ of, text = [], times, before }: Gain, voice: Voice): string[] {
  const holder = voiceOfHolder(of, voice);
  const said = text.map((given) => `"${voice.say.abilityText(given, holder).replace(/\.$/, '')}"`);
  if (said.length === 0) return [];
  const order = before === true ? ' before all its other subroutines' : '';
  const many = times === undefined ? '' : `, ${timesText(times, voice)}`;
  return [`${listed(said, 'and')}${order}${many}`];
}

/** The types that only one side has. */
const SIDE_OF: Readonly<Partial<Record<CardType, Side>>> = {
  agenda: 'corp',
  asset: 'corp',
  ice: 'corp',
  operation: 'corp',
  upgrade: 'corp',
  event: 'runner',
  hardware: 'runner',
  program: 'runner',
  resource: 'runner',
};

/** An ability that was given speaks as the card that has it (9.1.3b): of what type that is, as far as it is said. */
function voiceOfHolder(of: Gain['of'], voice: Voice): Voice {
  if (of === 'this') return voice;
  const { host, ...rest } = voice;
  const said = of === 'host' ? host : isCards(of) ? undefined : of.type;
  const type = CARD_TYPES.find((one) => one === said);
  if (type === undefined) return { ...rest, type: 'card' };
  return { ...rest, type, side: SIDE_OF[type] ?? voice.side };
}

/** How often: a number of times, or once for each of something. */
const timesText = (times: NonNullable<Gain['times']>, voice: Voice): string =>
  quantity(
    times,
    { of: (number) => (number === 1 ? 'once' : `${number} times`), bare: 'times', asMuch: 'that many times' },
    voice,
  );

const lostText = ({ abilities }: Lose): string[] =>
  abilities === undefined ? [] : [abilities === 'all' ? 'all abilities' : 'the printed abilities'];

type Gain = Extract<StaticData, { static: 'gain' }>;
type Lose = Extract<StaticData, { static: 'lose' }>;
type Spends = Extract<StaticData, { static: 'spend' }>;

/** What the credits on a card may pay for. */
export function spendingText(abilities: readonly Spends[], voice: Voice): string {
  const purposes: string[] = [];
  const occasions: string[] = [];
  for (const { on, while: condition } of abilities) {
    const when = condition === undefined ? '' : ` ${duringOrWhile(condition, voice)}`;
    if (on !== 'anything') purposes.push(...on.map((deed) => `${infinitiveOf(deed, voice)}${when}`));
    // The text of a run has said when.
    else if (when !== '') occasions.push(when.slice(1));
    else if (voice.ofRun !== true) occasions.push('for anything');
  }
  const to = purposes.length === 0 ? [] : [`to ${sharing(purposes, 'or')}`];
  const inPool = abilities.some((ability) => ability.inPool === true);
  const counting = inPool ? '. They count as being in your credit pool then' : '';
  const uses = [...to, ...occasions].join(', or ');
  return `you may spend [credit] from here${uses === '' ? '' : ` ${uses}`}${counting}`;
}

/** What is done with this card: "play". */
function verbOf(deed: Deed): string {
  const words = wordsOf(deed);
  return words.kind === 'deed' ? words.verb.base : deed.deed;
}

/** What is done to this card: "can be played". */
function doneTo(deed: Deed): string {
  const words = wordsOf(deed);
  return words.kind === 'deed' ? words.verb.participle : deed.deed;
}

/** What can be done: to this card, with cards on it, or with others. */
function allowText(deed: Deed, voice: Voice): string {
  if ('card' in deed && deed.card === 'this') return `${thisCard(voice)} can be ${doneTo(deed)}`;
  const doer = doerOf(deed, voice);
  if ('card' in deed && typeof deed.card === 'object' && 'hostedOn' in deed.card)
    return `${doer} can ${verbOf(deed)} ${manyOf(deed.card, voice)} as if they were in ${placeName('hand', voice)}`;
  return `${doer} may ${infinitiveOf(deed, voice)}`;
}

/** When or where something can be done with this card. */
function restrictionText({ deed, if: condition, in: server }: Restriction, voice: Voice): string {
  const verb = deed.deed === 'use' ? `use ${thisCard(voice)}` : verbOf(deed);
  if (condition === undefined)
    return `${verb} only in ${server === undefined ? 'a server' : serverPhrase(server, voice)}`;
  const when = deed.deed === 'play' ? null : duringText(condition, voice);
  return `${verb} only ${when ?? `if ${clauseOf(condition, deed.deed === 'use' ? { ...voice, named: 'this' } : voice)}`}`;
}

/** A static ability, without the capital letter and the full stop. */
export function staticText(ability: StaticData, voice: Voice): string {
  switch (ability.static) {
    case 'price':
      return priceText(ability, voice);
    case 'change':
      return changesText(ability, voice);
    case 'gain':
    case 'lose':
      return `${grantText(ability, voice)}${whileText(ability, voice)}`;
    case 'cannot':
      if (ability.deed.deed === 'endRun')
        return `${unendingText(ability.deed, voice)}${whileText(ability, voice)}`;
      return `${doerOf(ability.deed, voice)} cannot ${infinitiveOf(ability.deed, voice)}${whileText(ability, voice)}`;
    case 'must':
      return `${doerOf(ability.deed, voice)} must ${singleDeed(ability.deed, voice)}`;
    case 'spend':
      return spendingText([ability], voice);
    case 'cost':
      return additionalCostText(ability, voice);
    case 'only':
      return restrictionText(ability, voice);
    case 'allow':
      return allowText(ability.deed, voice);
    case 'installOn':
      return `install only on ${oneOf(ability.host, voice)}`;
    case 'hosts':
      return ability.upTo === undefined
        ? `${thisCard(voice)} can host any number of ${manyOf(ability.cards, voice)}`
        : `${thisCard(voice)} can host ${ability.upTo === 1 ? `1 ${phraseOf(ability.cards, 'one', voice)}` : `up to ${ability.upTo} ${manyOf(ability.cards, voice)}`}`;
    case 'prolong': {
      const cards = isCards(ability.of) ? cardsOf(ability.of, voice) : manyOf(ability.of, voice);
      return `what raises the strength of ${cards} lasts for the rest of the ${ability.until}, unless it would last longer`;
    }
    case 'stays':
      return `${thisCard(voice)} is not trashed until ${listed(
        ability.until.map((deed) => untilText(deed, voice)),
        'or',
      )}`;
    case 'afterResolving':
      return `once ${thisCard(voice)} has resolved, remove it from the game instead of trashing it`;
  }
}

/** What cannot end a run, or that nothing can. */
function unendingText(deed: Extract<Deed, { deed: 'endRun' }>, voice: Voice): string {
  if (deed.via === undefined) return `a run${onServer(deed, voice)} cannot end`;
  const card = deed.via === 'this' ? thisCard(voice) : oneOf(deed.via, voice);
  return `abilities of ${card} cannot end a run${onServer(deed, voice)}`;
}

type AdditionalCost = Extract<StaticData, { static: 'cost' }>;

function additionalCostText(ability: AdditionalCost, voice: Voice): string {
  const { deed } = ability;
  const by = 'by' in deed && deed.by === 'opponent' ? opponentOf(voice.side) : voice.side;
  const payer = DOERS[deed.deed] ?? by;
  const deeds = costDeeds(ability.pay, payer, voice);
  return `to ${singleDeed(deed, voice)}, ${nameOf(payer, voice)} must also ${deeds}${whileText(ability, voice)}${persistence(ability, voice)}`;
}

const whileText = (
  ability: Extract<StaticData, { static: 'price' | 'change' | 'gain' | 'lose' | 'cannot' | 'cost' }>,
  voice: Voice,
): string => (ability.while === undefined ? '' : ` ${duringOrWhile(ability.while, voice)}`);
