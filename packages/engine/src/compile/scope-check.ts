import type { AbilityData, ConditionalData, StaticData } from '../language/ability.ts';
import type { CardData } from '../language/card.ts';
import { namesCards } from '../language/effect-cards.ts';
import type { Sorts } from '../language/sorts.ts';
import { isUpTo } from '../language/value.ts';
import { PAYABLE } from '../language/words/costs.ts';
import { IMMINENT } from '../language/words/deeds.ts';
import { checkX } from './announced-x.ts';
import { ASKS_LATER } from './asked-deeds.ts';
import { checkConversion, checkCounter, checkFacedown } from './directed-check.ts';
import { counterForm } from './forms.ts';
import {
  checkCardWord,
  checkDone,
  checkPossession,
  checkValue,
  isGiven,
  isInterrupt,
  saysDone,
  saysX,
} from './meaning.ts';
import { EFFECT_SCOPES } from './scopes.ts';
import { refuse, show } from './shape-check.ts';
import { checkChange, checkGranting, checkPrinted, checkStatic } from './static-check.ts';
import { abilityIn, conditionalOf, isA, type Part, speaksOf, walk } from './walk.ts';

export const placeOf = (card: string, path: Part['path']): string =>
  path.reduce<string>((place, step) => place + (typeof step === 'number' ? `[${step}]` : `.${step}`), card);

/** What a shape cannot say: whether each word stands where it can mean something. */
export function checkScopes(data: CardData, card: string, counter = ''): void {
  // The text of a condition counter stands in the effect that makes one.
  const placeIn = (path: Part['path']): string =>
    counter === '' ? placeOf(card, path) : placeOf(counter, path.slice(1));
  const naming: Part[] = [];
  const remembers = speaksOf(data, 'card', (part) => isA(part, 'effect') && part.word === 'remember');
  const effects: (Part<'effect'> | Part<'decision'>)[] = [];
  const announced: Part[] = [];
  const told = new Set<string>();
  let isTurned = false;
  walk(data, 'card', (part) => {
    // It is that of something else, and checked as such.
    if (part.path.includes('asCounter')) return;
    const place = placeIn(part.path);
    if (isA(part, 'foundCards') && isAnnounced(part.data) && !isActedOn(part))
      refuse(place, 'nothing is chosen while a number is worked out');
    if (isA(part, 'effect') && namesCards(part.data)) naming.push(part);
    if (isA(part, 'cardWord') || isA(part, 'sameTitle')) checkCardWord(part, place, naming);
    if (isA(part, 'cardWord') && part.data === 'remembered' && !remembers)
      refuse(place, 'the card is never told to remember cards');
    if (isA(part, 'computed')) checkValue(part, place);
    if (saysX(part)) announced.push(part);
    if (isA(part, 'effect')) checkEffect(part, data, place);
    if (isA(part, 'foundCards') && part.data.cards === 'search') checkSearch(part.data.from, place);
    if (isA(part, 'effect')) checkPossession(part, place);
    if (isA(part, 'effect')) checkPayable(part, place);
    if (isA(part, 'payment')) checkFrom(part, place, told);
    if (saysDone(part)) checkDone(part, place, effects);
    if (isA(part, 'effect') || (isA(part, 'decision') && isGuessed(part.data))) effects.push(part);
    if (isA(part, 'toServer') && part.data.server === 'new')
      refuse(`${place}.server`, 'what is installed moves to a server that is there');
    if (isA(part, 'toHost') && part.within.at(-1)?.word === 'instead')
      refuse(place, 'what is trashed is hosted nowhere');
    if (isA(part, 'toScore')) checkConversion(part, place);
    if (isA(part, 'toHost')) checkCounter(part, data, place);
    if (isA(part, 'toHost') && part.data.asCounter !== undefined) {
      if (isTurned) refuse(`${place}.asCounter`, 'a card becomes one condition counter, not one of several');
      isTurned = true;
      checkScopes(counterForm(data, part.data.asCounter), card, `${place}.asCounter`);
    }
    const around = part.within.at(-1);
    if (
      isA(part, 'deed') &&
      around !== undefined &&
      isInterrupt(around) &&
      !IMMINENT.some((deed) => deed === part.word)
    )
      refuse(place, `"${part.word}" is never about to happen as an effect, so nothing can interrupt it`);
    if (isA(part, 'deed') && 'after' in part.data && !isWaitedFor(part))
      refuse(`${place}.after`, 'only what is happening now can be told to come after something');
    if (isA(part, 'deed') && part.data.deed === 'play' && part.data.from === 'playing')
      refuse(`${place}.from`, 'nothing is played that lies in the play area already');
    const conditional = conditionalOf(part);
    if (conditional !== null && 'if' in conditional.on) checkState(conditional, part, place);
    if (isA(part, 'deed') && 'oneOrMore' in part.data && !isWaitedFor(part))
      refuse(place, 'only what is waited for can be one or more at once');
    if (isA(part, 'static')) {
      checkStatic(part.data, place);
      checkPrinted(part, data, place);
      if (part.data.static === 'change') checkChange(part.data, isLasting(part), place);
      if (part.data.static === 'gain' || part.data.static === 'lose')
        checkGranting(part.data, isLasting(part), place);
    }
    const said = abilityIn(part);
    if (said !== null) checkAbility(said, place);
    if (isGiven(part)) checkGiven(part, place);
    if (worksStolen(part) && data.type !== 'agenda')
      refuse(place, `a card of type ${data.type} is not stolen`);
    if (isA(part, 'decision')) checkRepeat(part.data, place);
    if (isA(part, 'decision')) checkBid(part.data, place);
    if (isA(part, 'serverWord') && part.data === 'allowed' && !isOfRun(part))
      refuse(place, 'only the text of a run knows where it could have been made');
    if (isA(part, 'effect') && part.data.effect === 'run') checkRunText(part.data.with ?? [], place);
    if (isA(part, 'deed') && part.data.deed === 'endRun' && part.data.by !== undefined && !isImminent(part))
      refuse(`${place}.by`, 'whose effect ends a run is known only as it is about to');
    if (isA(part, 'static') || isA(part, 'abilityWord') || isA(part, 'conditional') || isA(part, 'gained'))
      checkName(part.data, place);
    if (isA(part, 'filter') && isOfThePast(part)) checkPast(part.data, place);
  });
  checkX(data, announced, ({ path }) => placeIn(path));
}

/** It is said in one way how often something is repeated. */
function checkRepeat(step: Part<'decision'>['data'], place: string): void {
  if (step.step !== 'repeat') return;
  const said = [step.times, step.while, step.for].filter((how) => how !== undefined);
  if (said.length !== 1) refuse(place, 'it takes one of times, while and for');
}

/** Whether a part is an ability that works in the Runner's score area. */
const worksStolen = (part: Part): boolean => {
  if (!(isA(part, 'static') || isA(part, 'abilityWord'))) return false;
  const { data } = part;
  return (
    ('stolen' in data && data.stolen === true) || ('activeIn' in data && data.activeIn === 'runnerScore')
  );
};

/** A bid of one player tells how much it was. */
const isGuessed = (step: Part<'decision'>['data']): boolean =>
  step.step === 'bid' && step.guess !== undefined;

/** How much can be bid is said where somebody guesses, and only there. */
function checkBid(step: Part<'decision'>['data'], place: string): void {
  if (step.step === 'bid' && (step.guess === undefined) !== (step.most === undefined))
    refuse(place, 'how much can be bid goes with what is guessed');
}

/** Whether a static ability is one that an instruction creates. */
const isLasting = (part: Part): boolean =>
  !isGiven(part) && part.within.some(({ sort }) => sort === 'effect');

/** What is gained works on an active card, and neither gives nor takes anything itself. */
function checkGiven({ data }: Part, place: string): void {
  if (typeof data !== 'object' || data === null) return;
  if ('static' in data && !GIVEN_STATICS.has(data.static as StaticData['static']))
    refuse(place, `"${data.static}" stands on its card and cannot be gained`);
  for (const field of ['activeIn', 'stolen', 'persistent'] as const)
    if (field in data) refuse(`${place}.${field}`, 'what is gained works while its card is active');
}

const GIVEN_STATICS: ReadonlySet<StaticData['static']> = new Set([
  'price',
  'change',
  'cannot',
  'must',
  'cost',
  'spend',
  'prolong',
]);

const isAnnounced = ({ cards }: Part<'foundCards'>['data']): boolean =>
  cards === 'choose' || cards === 'search' || cards === 'random';

/** Whether cards are those an effect acts on, or binds what lasts to; others only count or compare. */
const isActedOn = (part: Part): boolean => {
  const [outer, inner] = part.within.slice(-2);
  if (inner?.sort === 'effect' || inner?.sort === 'toHost') return true;
  return inner?.sort === 'static' && outer?.sort === 'effect';
};

/** A search looks through whole zones (8.7.1 in edition 26.03). */
function checkSearch({ in: zones, among, hostedOn }: Part<'filter'>['data'], place: string): void {
  if (zones === undefined || among !== undefined || hostedOn !== undefined)
    refuse(`${place}.from`, 'the zones to search have to be said');
  if ([zones].flat().some((zone) => !SEARCHED.has(zone)))
    refuse(`${place}.from.in`, 'only decks, hands and discard piles are searched');
}

const SEARCHED: ReadonlySet<string> = new Set([
  'rd',
  'stack',
  'deck',
  'hq',
  'grip',
  'hand',
  'archives',
  'heap',
  'discard',
]);

const isOfTrashing = (part: Part): boolean => {
  const data = abilityIn(part);
  return data?.ability === 'would' && data.to.deed === 'trash';
};

function checkEffect({ data, within }: Part<'effect'>, card: CardData, place: string): void {
  const { effect } = data;
  const scope = EFFECT_SCOPES[effect];
  if (scope === 'interrupt' && !within.some(isInterrupt))
    refuse(place, `"${effect}" changes what is about to happen, so it stands in an interrupt only`);
  if (card.type === 'identity' && (effect === 'trash' || effect === 'move') && data.what === 'this')
    refuse(place, 'an identity stays where it is');
  if (effect === 'instead' && !within.some(isOfTrashing))
    refuse(place, 'only what would be trashed goes elsewhere instead');
  if (effect === 'instead' && ('server' in data.to || 'hostedOn' in data.to || 'score' in data.to))
    refuse(`${place}.to`, 'what would be trashed does not stay in play or count as an agenda instead');
  if (effect === 'shiftCounters' && data.from === 'pool' && data.counter !== 'credits')
    refuse(`${place}.counter`, 'there are only credits in a pool');
  if (effect === 'install' && data.rez === true && card.side === 'runner')
    refuse(`${place}.rez`, 'the Runner rezzes nothing');
  if (effect === 'install' && data.facedown === true) checkFacedown(data, card, place);
  if (effect === 'target' && (typeof data.what === 'string' || !isAnnounced(data.what)))
    refuse(`${place}.what`, 'there is nothing to choose');
  if (scope === 'doubleSided' && card.faces === undefined) refuse(place, 'this card has no other side');
}

/** What is so or not happens to nobody, and neither once nor first. */
function checkState(data: ConditionalData, { within }: Part, place: string): void {
  if (within.some(({ sort }) => sort === 'effect'))
    refuse(place, 'what is to be done later waits for something to happen');
  for (const field of ['first', 'condition', 'limit', 'activeIn', 'persistent'] as const)
    if (data[field] !== undefined) refuse(`${place}.${field}`, 'belongs to an ability that waits for a deed');
}

/** Whether an effect is part of a cost, by the field it stands in. */
const isCost = ({ path }: Part): boolean => {
  const at = typeof path.at(-1) === 'number' ? path.at(-2) : path.at(-1);
  return at === 'cost' || at === 'pay' || (typeof at === 'number' && path.at(-3) === 'of');
};

/** What is paid is one of a few effects, with as much as the cost says. */
function checkPayable(part: Part<'effect'>, place: string): void {
  if (!isCost(part)) return;
  if (!PAYABLE.some((effect) => effect === part.data.effect))
    refuse(place, `nobody pays with "${part.data.effect}"`);
  if (part.data.effect === 'turn' && part.data.face === 'faceup')
    refuse(`${place}.face`, 'only turning cards facedown is a cost');
  if ('amount' in part.data && (part.data.amount === 'all' || isUpTo(part.data.amount)))
    refuse(`${place}.amount`, 'a cost says how much it is');
}

/** Of a cost one part at most says where its credits come from; `told` are the costs that have said so. */
function checkFrom({ data, path }: Part<'payment'>, place: string, told: Set<string>): void {
  if (data.pay !== 'credits' || data.from === undefined) return;
  if (path.includes('pay')) refuse(`${place}.from`, 'what others pay on top comes from wherever they like');
  const cost = path.slice(0, path.lastIndexOf('cost')).join('.');
  if (told.has(cost)) refuse(`${place}.from`, 'a cost asks for credits from one kind of cards');
  told.add(cost);
}

/** Whether a deed is what a conditional ability waits for. */
const isWaitedFor = ({ within }: Part): boolean => conditionalOf(within.at(-1)) !== null;

/** Static abilities that work for a while without their card. */
const OF_A_RUN: ReadonlySet<StaticData['static']> = new Set([
  'price',
  'change',
  'cannot',
  'must',
  'cost',
  'spend',
]);

/** What belongs to a run happens in it by itself: nobody uses it, and it hangs on no card. */
function checkRunText(abilities: readonly AbilityData[], place: string): void {
  abilities.forEach((ability, index) => {
    const at = `${place}.with[${index}]`;
    if ('static' in ability) {
      if (!OF_A_RUN.has(ability.static)) refuse(at, `"${ability.static}" belongs to a card, not to a run`);
    } else if (ability.ability === 'paid' || ability.ability === 'sub' || ability.ability === 'recurring')
      refuse(at, `"${ability.ability}" belongs to a card, not to a run`);
    else if (ability.ability === 'would' && ability.cost !== undefined)
      refuse(`${at}.cost`, 'nobody uses what belongs to a run');
  });
}

/** Whether something stands in the text of a run. */
const isOfRun = ({ within }: Part): boolean =>
  within.some((outer) => isA(outer, 'effect') && outer.data.effect === 'run');

/** Whether a deed is what an interrupt speaks of. */
const isImminent = ({ within }: Part): boolean => {
  const asking = within.at(-1);
  return asking !== undefined && isInterrupt(asking);
};

function checkAbility(ability: Sorts['abilityWord'], place: string): void {
  if (ability.ability === 'instead' && (ability.amount === undefined) === (ability.steps === undefined))
    refuse(place, 'either another number or something else to do has to be said');
  if (ability.ability === 'would' && ability.cost !== undefined && ability.may !== undefined)
    refuse(`${place}.may`, 'whoever does not want to use it does not pay');
}

/** A given name is a few words, so that it can stand in keys and in the paths to steps. */
function checkName(ability: AbilityData, place: string): void {
  const as = 'as' in ability ? ability.as : undefined;
  if (as !== undefined && !/^[a-z][A-Za-z0-9]*( [A-Za-z0-9]+)*$/.test(as))
    refuse(`${place}.as`, `${show(as)} is no name: words of letters and digits are`);
}

/** Whether a filter speaks of the card of something that is over. */
function isOfThePast(part: Part): boolean {
  const [asking, deed] = part.within.slice(-2);
  return deed?.sort === 'deed' && asking !== undefined && ASKS_LATER.has(asking.sort);
}

const PRINTED: ReadonlySet<string> = new Set(['type', 'subtype', 'side', 'title', 'faction', 'unique']);

/** Of a card that something happened to before only what is printed on it is still known. */
function checkPast(filter: Part<'filter'>['data'], place: string): void {
  for (const [field, said] of Object.entries(filter)) {
    if (field === 'not' && filter.not !== undefined) checkPast(filter.not, `${place}.not`);
    else if (field === 'or')
      filter.or?.forEach((one, index) => {
        checkPast(one, `${place}.or[${index}]`);
      });
    else if (!PRINTED.has(field) || said === 'own')
      refuse(`${place}.${field}`, 'nobody can tell of the past');
  }
}
