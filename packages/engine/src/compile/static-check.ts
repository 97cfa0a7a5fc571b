import type {
  Change,
  Changing,
  Granting,
  PriceChange,
  Restriction,
  StaticData,
} from '../language/ability.ts';
import type { CardData } from '../language/card.ts';
import type { Deed } from '../language/deed.ts';
import type { CardType } from '../language/lists.ts';
import { staticsOf } from '../language/text.ts';
import {
  COSTLY,
  type DeedName,
  FORBIDDABLE,
  OBLIGATORY,
  PAID_FOR,
  PRICED,
  RESTRICTED,
} from '../language/words/deeds.ts';
import { STATIC_SCOPES } from './scopes.ts';
import { refuse } from './shape-check.ts';
import { isA, type Part, speaksOf } from './walk.ts';

// What a static ability may say: of which deeds, of whom, and on what cards.

/** Who has the numbers that can be changed. */
const HAS: Readonly<Record<Changing, readonly ('player' | 'card')[]>> = {
  strength: ['card'],
  points: ['card'],
  requirement: ['card'],
  memory: ['card', 'player'],
  handSize: ['player'],
  link: ['player'],
  allottedClicks: ['player'],
  pointsToWin: ['player'],
};

export function checkChange({ of, what, by, to, activeIn }: Change, lasts: boolean, place: string): void {
  const haver = of === 'you' || of === 'opponent' ? 'player' : 'card';
  if (!HAS[what].includes(haver)) refuse(`${place}.of`, `a ${haver} has no ${what}`);
  if ((by === undefined) === (to === undefined)) refuse(place, 'either "by" or "to" has to be said');
  checkDescribed(of, lasts, place);
  if (lasts && activeIn !== undefined) refuse(`${place}.activeIn`, 'what lasts needs no active card');
}

export function checkGranting(ability: Granting, lasts: boolean, place: string): void {
  checkDescribed(ability.of, lasts, place);
  const { subtypes = ability.named } = ability;
  const text = ability.static === 'gain' ? ability.text : ability.abilities;
  if (subtypes === undefined && text === undefined) refuse(place, 'nothing is gained or lost');
  if (ability.static === 'gain' && (ability.times ?? ability.before) !== undefined) {
    const others = ability.text?.filter((one) => 'static' in one || one.ability !== 'sub');
    if (others === undefined || others.length > 0)
      refuse(place, 'only subroutines come so many times, or before others');
  }
}

/** Only what is created for a while may look for the cards it is about. */
function checkDescribed(of: Change['of'], lasts: boolean, place: string): void {
  if (!lasts && typeof of === 'object' && 'cards' in of)
    refuse(`${place}.of`, 'a static ability describes its cards, it does not look for them');
}

const among = (deeds: readonly DeedName[], deed: DeedName): boolean => deeds.includes(deed);

export function checkStatic(ability: StaticData, place: string): void {
  if (ability.static === 'cannot' && !among(FORBIDDABLE, ability.deed.deed))
    refuse(`${place}.deed`, `"${ability.deed.deed}" is nothing that can be forbidden`);
  if (ability.static === 'must' && !among(OBLIGATORY, ability.deed.deed))
    refuse(`${place}.deed`, `"${ability.deed.deed}" is nothing that anybody has to do all the time`);
  if (ability.static === 'spend' && ability.on !== 'anything')
    ability.on.forEach(({ deed }, index) => {
      if (!among(PAID_FOR, deed)) refuse(`${place}.on[${index}]`, `nobody spends credits to "${deed}"`);
    });
  if (ability.static === 'price') checkPrice(ability, place);
  if (ability.static === 'cost') {
    const { deed } = ability.deed;
    if (!among(COSTLY, deed)) refuse(`${place}.deed`, `"${deed}" is nothing that can cost more`);
    ability.pay.forEach((item, index) => {
      if (
        speaksOf(
          item,
          'costItem',
          (part) => isA(part, 'cardWord') && part.data === 'this' && part.within.at(-1)?.sort === 'effect',
        )
      )
        refuse(`${place}.pay[${index}]`, 'whoever pays it does not pay with this card');
    });
  }
}

/** A price is that of one card, wherever it goes. */
function checkPrice({ deed, less, more, pay }: PriceChange, place: string): void {
  if (!among(PRICED, deed.deed)) refuse(`${place}.deed`, `"${deed.deed}" has no price that could change`);
  if ('server' in deed && deed.server !== undefined)
    refuse(`${place}.deed.server`, 'the price of a card is the same for every server');
  if ((less === undefined) === (more === undefined)) refuse(place, 'either "less" or "more" has to be said');
  if (pay === undefined) return;
  if (less === undefined || deed.deed !== 'rez')
    refuse(`${place}.pay`, 'only rezzing can be paid for in another way');
}

const INSTALLED_ANYWHERE: ReadonlySet<CardType> = new Set<CardType>(['hardware', 'program', 'resource']);

/** Static abilities of a card about itself. */
export function checkPrinted({ data, within }: Part<'static'>, card: CardData, place: string): void {
  const scope = STATIC_SCOPES[data.static];
  if (scope === 'lasting') return;
  if (within.at(-1)?.sort === 'effect') refuse(place, `"${data.static}" stands on its card and cannot last`);
  if (scope === 'itsCardOnce' && staticsOf(card).filter((other) => other.static === data.static).length > 1)
    refuse(place, `"${data.static}" is said twice`);
  const isPlayed = card.type === 'operation' || card.type === 'event';
  const isOf = (deed: DeedName): boolean =>
    'deed' in data &&
    data.deed.deed === deed &&
    'card' in data.deed &&
    data.deed.card === 'this' &&
    Object.keys(data.deed).length === 2;
  if (data.static === 'only') checkRestriction(data, card, place);
  if (data.static === 'allow') {
    if (card.side === 'corp' && !isOf('advance') && !isFaceupInstall(data.deed))
      refuse(
        `${place}.deed`,
        'only advancing this card of the Corp or installing cards faceup can be allowed',
      );
    if (card.side === 'runner' && (isPlayed || !isWithHosted(data.deed)))
      refuse(`${place}.deed`, 'only playing or installing cards hosted on this card can be allowed');
  }
  if (data.static === 'prolong' && data.until !== 'run' && data.until !== 'turn')
    refuse(`${place}.until`, 'what lasts longer lasts for the run or the turn');
  if (data.static === 'installOn' && !INSTALLED_ANYWHERE.has(card.type))
    refuse(place, `a card of type ${card.type} is not installed on another`);
  if ((data.static === 'afterResolving' || data.static === 'stays') && !isPlayed)
    refuse(place, `a card of type ${card.type} never resolves`);
}

/** With which cards each deed that a card can limit is done at all. */
const DONE_WITH: Readonly<Record<(typeof RESTRICTED)[number], (card: CardData) => boolean>> = {
  advance: ({ side, type }) => side === 'corp' && type !== 'operation' && type !== 'identity',
  install: ({ type }) => type !== 'operation' && type !== 'event' && type !== 'identity',
  play: ({ type }) => type === 'operation' || type === 'event',
  rez: ({ type }) => type === 'asset' || type === 'upgrade' || type === 'ice',
  score: ({ type }) => type === 'agenda',
  use: () => true,
};

/** A card limits what is done with itself, in one way at a time. */
function checkRestriction(
  { deed, if: condition, in: server }: Restriction,
  card: CardData,
  place: string,
): void {
  const limited = RESTRICTED.find((one) => one === deed.deed);
  const isOfThis = 'card' in deed && deed.card === 'this' && Object.keys(deed).length === 2;
  if (limited === undefined || !isOfThis || !DONE_WITH[limited](card))
    refuse(`${place}.deed`, `a card of type ${card.type} limits only what is done with itself`);
  if ((condition === undefined) === (server === undefined))
    refuse(place, 'either a condition or a server has to be said');
  if (server !== undefined && (limited !== 'install' || card.side !== 'corp'))
    refuse(`${place}.in`, 'only cards of the Corp are installed in servers');
}

/** Whether you play or install such cards that are hosted on this one, and nothing else is asked. */
const isWithHosted = (deed: Deed): boolean =>
  (deed.deed === 'play' || deed.deed === 'install') &&
  typeof deed.card === 'object' &&
  deed.card.hostedOn === 'this' &&
  Object.keys(deed).length === 2;

const isFaceupInstall = (deed: Deed): boolean => deed.deed === 'install' && deed.face === 'faceup';
