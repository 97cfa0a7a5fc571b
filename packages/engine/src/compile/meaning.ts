import { DEEDS, type DeedName } from '../language/deed.ts';
import type { Sorts } from '../language/sorts.ts';
import { HAVERS } from '../language/value.ts';
import { refuse } from './shape-check.ts';
import { isA, type Part } from './walk.ts';

// Whether words for cards and numbers stand where something can be meant by them.

type Path = Part['path'];

/** Whether a path leads to something before, in the order in which an ability is read, and not in another branch of it. */
function isBefore(path: Path, later: Path): boolean {
  const at = path.findIndex((step, index) => step !== later[index]);
  const mine = path[at];
  const its = later[at];
  // Only parts of one list follow each other, but for modes, of which one is carried out.
  return typeof mine === 'number' && typeof its === 'number' && mine < its && path[at - 1] !== 'modes';
}

/** The ability a part belongs to: what it says of cards means nothing in another. */
function abilityOf(part: Part): string {
  const ability = part.within.findLast(
    ({ sort }) => sort === 'conditional' || sort === 'paid' || sort === 'interrupt',
  );
  return (ability?.path ?? part.path.slice(0, part.path[0] === 'subroutines' ? 2 : 1)).join('.');
}

const deedsOf = ({ data: { on } }: Part<'conditional'>): DeedName[] =>
  ('deed' in on ? [on] : on).map(({ deed }) => deed);

/** Whether every deed a conditional ability waits for is about a card. */
function isAboutCards(ability: Part<'conditional'>): boolean {
  return deedsOf(ability).every((deed) => 'card?' in DEEDS[deed]);
}

/** The conditional ability a part belongs to, unless it only says what that waits for. */
function triggeredBy(part: Part): Part<'conditional'> | null {
  const index = part.within.findLastIndex(({ sort }) => sort === 'conditional');
  const ability = part.within[index];
  if (ability === undefined || part.within[index + 1]?.sort === 'deed') return null;
  return isA(ability, 'conditional') ? ability : null;
}

/** A word for cards is refused where nothing can be meant by it. */
export function checkCardWord(
  part: Part<'cardWord' | 'sameTitle'>,
  place: string,
  naming: readonly Part[],
): void {
  if ((part.data === 'that' || part.data === 'it') && part.within.some(({ sort }) => sort === 'static'))
    refuse(place, 'a static ability is about no card in particular');
  if (part.data === 'that') {
    const ability = abilityOf(part);
    if (!naming.some((effect) => abilityOf(effect) === ability && isBefore(effect.path, part.path)))
      refuse(place, 'no instruction before it names cards');
  }
  if (part.data === 'it') {
    const ability = triggeredBy(part);
    if (ability === null || !isAboutCards(ability)) refuse(place, 'nothing it waits for is about a card');
  }
}

/** The deeds that carry each number; of the others it would always be nothing. */
const CARRIERS: Readonly<Record<Sorts['eventProperty'], readonly DeedName[]>> = {
  amount: [
    'act',
    'draw',
    'gainCredits',
    'takeTags',
    'removeTags',
    'takeBadPublicity',
    'damage',
    'search',
    'purge',
    'trace',
    'advance',
    'score',
    'steal',
  ],
  was: ['advance'],
  excess: ['score'],
};

/** A number is refused where nobody has it. */
export function checkValue(part: Part<'computed'>, place: string): void {
  const { data } = part;
  if (data.value === 'player') {
    const alone = HAVERS[data.what] !== null;
    if (alone !== (data.of === undefined))
      refuse(`${place}.of`, alone ? `only one side has ${data.what}` : 'whose it is has to be said');
  }
  if (data.value === 'event') {
    const ability = triggeredBy(part);
    const interrupts = part.within.some(({ sort }) => sort === 'interrupt') && data.what === 'amount';
    const carried = ability !== null && deedsOf(ability).every((deed) => CARRIERS[data.what].includes(deed));
    if (!interrupts && !carried) refuse(place, 'nothing it waits for has such a number');
  }
}
