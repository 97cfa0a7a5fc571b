import { type ConditionalData, deedsWaitedFor } from '../language/ability.ts';
import { DEEDS, type DeedName } from '../language/deed.ts';
import { showsCards } from '../language/effect-cards.ts';
import type { Sorts } from '../language/sorts.ts';
import { HAVERS, type ValueName, type ValueOf } from '../language/value.ts';
import { COUNTED } from '../language/words/effects.ts';
import { refuse } from './shape-check.ts';
import { abilityIn, conditionalOf, isA, type Part } from './walk.ts';

// Whether words for cards and numbers stand where something can be meant by them.

type Path = Part['path'];

/** Whether a path leads to something before, in the order in which an ability is read, and not in another branch of it. */
export function isBefore(path: Path, later: Path): boolean {
  const at = path.findIndex((step, index) => step !== later[index]);
  // What somebody bid is known to what follows from it.
  if (at < 0) return later[path.length] === 'steps' || later[path.length] === 'otherwise';
  const mine = path[at];
  const its = later[at];
  // Only parts of one list follow each other, but for modes, of which one is carried out.
  if (typeof mine === 'number' && typeof its === 'number') return mine < its && path[at - 1] !== 'modes';
  // What is done with what a cost within an ability was paid with; trigger costs are paid before there is an ability.
  if (mine === 'cost' && its === 'steps') return path[at - 2] !== 'text';
  // Whether and how often steps are repeated is asked once they are resolved.
  return mine === 'steps' && (its === 'times' || its === 'while');
}

/** The ability a part belongs to, and those that create that one: what it says of cards means nothing in another. */
function abilitiesOf(part: Part): string[] {
  const paths = part.within
    .filter(({ sort }) => sort === 'conditional' || sort === 'abilityWord' || sort === 'gained')
    .map(({ path }) => path);
  const outermost = part.path.slice(0, part.path[0] === 'text' ? 2 : 1);
  return [outermost, ...paths].map((path) => path.join('.'));
}

const deedsOf = (ability: ConditionalData): DeedName[] => deedsWaitedFor(ability).map(({ deed }) => deed);

/** Whether every deed a conditional ability waits for is about a card. */
function isAboutCards(ability: ConditionalData): boolean {
  const deeds = deedsOf(ability);
  return deeds.length > 0 && deeds.every((deed) => 'card?' in DEEDS[deed]);
}

/** The conditional ability a part belongs to, unless it only says what that waits for. */
function triggeredBy(part: Part): ConditionalData | null {
  const index = part.within.findLastIndex((outer) => conditionalOf(outer) !== null);
  const ability = part.within[index];
  if (ability === undefined || part.within[index + 1]?.sort === 'deed') return null;
  return conditionalOf(ability);
}

/** Whether a part is an interrupt, or a replacement that applies by itself. */
export const isInterrupt = (part: Part): boolean => {
  const data = abilityIn(part);
  return data !== null && (data.ability === 'would' || data.ability === 'instead');
};

/** Whether a part belongs to what an interrupt does that is about a card; one that is paid for does not ask about which. */
function interruptsCards(part: Part): boolean {
  const index = part.within.findLastIndex(isInterrupt);
  const ability = part.within[index];
  const data = ability === undefined ? null : abilityIn(ability);
  if (data === null || part.within[index + 1]?.sort === 'deed') return false;
  if (data.ability === 'would') return data.cost === undefined && 'card?' in DEEDS[data.to.deed];
  return data.ability === 'instead' && 'card?' in DEEDS[data.to.deed];
}

/** Whether an ability is what another one gives to cards. */
export const isGiven = (part: Part): boolean =>
  (isA(part, 'static') || isA(part, 'gained')) &&
  part.path.at(-2) === 'text' &&
  part.within.at(-1)?.word === 'gain';

/** A word for cards is refused where nothing can be meant by it. */
export function checkCardWord(
  part: Part<'cardWord' | 'sameTitle'>,
  place: string,
  naming: readonly Part[],
): void {
  // What cards gain is an ability of its own, whatever gives it.
  const around = part.within.slice(Math.max(0, part.within.findLastIndex(isGiven)));
  const isStatic = around.some(({ sort }) => sort === 'static');
  const isLasting = around.some(({ sort }) => sort === 'effect');
  if ((part.data === 'that' || part.data === 'rest' || part.data === 'it') && isStatic && !isLasting)
    refuse(place, 'a static ability is about no card in particular');
  if (part.data === 'that') {
    const abilities = abilitiesOf(part);
    const isNamed = (effect: Part): boolean =>
      abilities.includes(abilitiesOf(effect).at(-1) ?? '') && isBefore(effect.path, part.path);
    if (!naming.some(isNamed)) refuse(place, 'no instruction before it names cards');
  }
  if (part.data === 'rest') {
    const ability = abilitiesOf(part).at(-1);
    const shown = naming.some(
      (effect) =>
        isA(effect, 'effect') &&
        showsCards(effect.data) &&
        abilitiesOf(effect).at(-1) === ability &&
        isBefore(effect.path, part.path),
    );
    if (!shown) refuse(place, 'no instruction before it looks at or reveals cards');
  }
  if (part.data === 'it') {
    const ability = triggeredBy(part);
    const isAbout = ability === null ? interruptsCards(part) : isAboutCards(ability);
    if (!isAbout) refuse(place, 'nothing it waits for is about a card');
  }
}

/** The deeds that carry each number; of the others it would always be nothing. */
const CARRIERS: Readonly<Record<Sorts['eventProperty'], readonly DeedName[]>> = {
  amount: [
    'act',
    'draw',
    'gainCredits',
    'loseCredits',
    'spendCredits',
    'gainClicks',
    'loseClicks',
    'spendClicks',
    'placeCounters',
    'bid',
    'takeTags',
    'removeTags',
    'takeBadPublicity',
    'damage',
    'search',
    'purge',
    'trace',
    'install',
    'advance',
    'score',
    'steal',
  ],
  was: ['advance', 'placeCounters'],
  excess: ['score'],
};

/** Whether a part asks how much the latest effect before it did. */
export const saysDone = (part: Part): boolean =>
  (isA(part, 'computed') && part.data.value === 'done') || (isA(part, 'condition') && part.data.if === 'did');

/** Whether a part is the number announced with a cost. */
export const saysX = (part: Part): boolean => isA(part, 'computed') && part.data.value === 'x';

/** "Done" and "did" are refused where no effect stands before them, or one that does not tell. */
export function checkDone(
  part: Part,
  place: string,
  effects: readonly (Part<'effect'> | Part<'decision'>)[],
): void {
  if (part.within.some(({ sort }) => sort === 'static')) refuse(place, 'a static ability follows no effect');
  const ability = abilitiesOf(part).at(-1);
  const before = effects.filter(
    (one) => abilitiesOf(one).at(-1) === ability && isBefore(one.path, part.path),
  );
  const latest = before.at(-1);
  if (latest === undefined) refuse(place, 'no effect stands before it');
  else if ('effect' in latest.data) {
    const { effect } = latest.data;
    if (!COUNTED.some((one) => one === effect)) refuse(place, `"${effect}" does not tell how much it did`);
  }
}

/** Who gains or loses is said where both sides could, and only there. */
export function checkPossession({ data }: Part<'effect'>, place: string): void {
  if (data.effect !== 'gain' && data.effect !== 'lose') return;
  const alone = HAVERS[data.what] !== null;
  if (alone !== (data.who === undefined))
    refuse(`${place}.who`, alone ? `only one side has ${data.what}` : 'who does it has to be said');
}

type CheckValue<N extends ValueName> = (data: ValueOf<N>, part: Part<'computed'>, place: string) => void;

const checkPlayer: CheckValue<'player'> = ({ of, what }, _part, place) => {
  const alone = HAVERS[what] !== null;
  if (alone !== (of === undefined))
    refuse(`${place}.of`, alone ? `only one side has ${what}` : 'whose it is has to be said');
};

const checkEvent: CheckValue<'event'> = ({ what }, part, place) => {
  const ability = triggeredBy(part);
  const interrupts = part.within.some(isInterrupt) && what === 'amount';
  const deeds = ability === null ? [] : deedsOf(ability);
  const carried = deeds.length > 0 && deeds.every((deed) => CARRIERS[what].includes(deed));
  if (!interrupts && !carried) refuse(place, 'nothing it waits for has such a number');
};

/** What each number needs around it; null: it means something anywhere. */
const VALUES: { readonly [N in ValueName]: CheckValue<N> | null } = {
  card: null,
  player: checkPlayer,
  run: null,
  game: null,
  event: checkEvent,
  count: null,
  kinds: null,
  servers: null,
  times: null,
  total: null,
  plus: null,
  multiply: null,
  either: null,
  done: null,
  named: null,
  x: null,
};

/** A number is refused where nobody has it. */
export function checkValue(part: Part<'computed'>, place: string): void {
  const check = VALUES[part.data.value] as CheckValue<ValueName> | null;
  check?.(part.data, part, place);
}
