import { assertNever } from '../invariant.ts';
import type { Change, Changing } from '../language/ability.ts';
import { COUNTER_FORM } from '../language/counter-form.ts';
import type { DeedName } from '../language/words/deeds.ts';
import {
  BY_MEANS,
  COSTS_MORE,
  FORBIDDEN,
  INTERRUPTED,
  LISTENED,
  LISTENED_INACTIVE,
  numberOfDeed,
  PRICED,
  REMEMBERED,
  RESTRICTED,
} from './noted.ts';
import type { Brought, CompiledCard, Program } from './program.ts';

/** What is asked of all cards of a game at once, so that a game without such a card need not ask again; one bit each. */
export const BRINGS = {
  asksEncounter: 1,
  usedElsewhere: 2,
  installsFaceup: 4,
  anyInterrupts: 8,
  firstImminent: 16,
  grantsSubtypes: 32,
  grantsText: 64,
  takesText: 128,
  prolongs: 256,
  anyMust: 512,
  usesAsInHand: 1024,
  anySpend: 2048,
  anyInPool: 4096,
  anyForbids: 8192,
  anyAdditionalCost: 16384,
  /** Abilities are pending because of what is so (9.6.7). */
  watches: 32768,
  /** Limits and scores change although no card comes or goes. */
  shiftsLimits: 65536,
  shiftsScores: 131072,
  /** Cards are given abilities to use, interrupts, or static ones. */
  grantsPaid: 262144,
  grantsInterrupts: 524288,
  grantsStatics: 1048576,
  /** It can be turned into something else. */
  hasForms: 2097152,
  /** Strengths of other cards are changed. */
  changesStrengths: 4194304,
  /** It can become a condition counter. */
  becomesCounter: 8388608,
  /** A player names a card for it. */
  asksForTitle: 16777216,
} as const;

type Card = Omit<CompiledCard, 'brought' | 'serial'>;

type Note = (deed: DeedName, why: number) => void;

const asksForTitle = (program: Program): boolean =>
  program.some((instruction) => instruction.op === 'name' && instruction.what === 'title');

/** The deeds that are noted for a card's sake. */
function noteAsked(card: Card, note: Note): void {
  for (const deed of card.askedDeeds) note(deed, REMEMBERED);
  for (const deed of card.deedsByMeans) note(deed, BY_MEANS);
  for (const { deeds } of card.when)
    for (const { deed } of deeds)
      note(deed, card.hasInactiveTriggers ? LISTENED | LISTENED_INACTIVE : LISTENED);
  for (const { deed } of card.stays) note(deed, LISTENED);
  for (const until of card.lastingUntil) if (until !== null) note(until.deed, LISTENED);
}

const isOfScores = (what: Changing): boolean => what === 'points' || what === 'pointsToWin';

/** Whether a number changes although no card comes or goes. */
const shifts = ({ what, by, while: condition }: Change, lasts: boolean): boolean =>
  isOfScores(what) || typeof by !== 'number' || condition !== undefined || lasts;

export function broughtBy(card: Card): Brought {
  let bits = 0;
  const deeds = new Map<DeedName, number>();
  const note: Note = (deed, why) => {
    deeds.set(deed, (deeds.get(deed) ?? 0) | why);
  };
  const changing = new Set<Changing>();
  if (card.asksEncounter) bits |= BRINGS.asksEncounter;
  if (card.usableElsewhere) bits |= BRINGS.usedElsewhere;
  if (card.hasForms) bits |= BRINGS.hasForms;
  if (card.programs.some(asksForTitle)) bits |= BRINGS.asksForTitle;
  if (card.forms[COUNTER_FORM] !== undefined) bits |= BRINGS.becomesCounter;
  for (const { state } of card.when) if (state !== null) bits |= BRINGS.watches;
  for (const { data } of card.interrupts) {
    bits |= BRINGS.anyInterrupts;
    note(data.to.deed, INTERRUPTED);
    if ('first' in data.to && data.to.first !== undefined) bits |= BRINGS.firstImminent;
  }
  const given = [...card.given.values()];
  for (const { paid, interrupts, statics } of given) {
    if (paid.length > 0) bits |= BRINGS.grantsPaid;
    if (interrupts.length > 0) bits |= BRINGS.grantsInterrupts;
    if (statics.length > 0) bits |= BRINGS.grantsStatics;
  }
  for (const ability of [...card.statics, ...card.lasting, ...given.flatMap(({ statics }) => statics)]) {
    switch (ability.static) {
      case 'price':
        note(ability.deed.deed, PRICED);
        break;
      case 'change':
        changing.add(ability.what);
        if (ability.what === 'strength' && ability.of !== 'this') bits |= BRINGS.changesStrengths;
        if (!shifts(ability, !card.statics.includes(ability))) break;
        if (ability.what === 'memory') bits |= BRINGS.shiftsLimits;
        if (isOfScores(ability.what)) bits |= BRINGS.shiftsScores;
        break;
      case 'gain':
        if (ability.subtypes !== undefined || ability.named !== undefined) bits |= BRINGS.grantsSubtypes;
        if (ability.text !== undefined) bits |= BRINGS.grantsText;
        break;
      case 'lose':
        if (ability.subtypes !== undefined || ability.named !== undefined) bits |= BRINGS.grantsSubtypes;
        if (ability.abilities !== undefined) bits |= BRINGS.grantsText | BRINGS.takesText;
        break;
      case 'prolong':
        bits |= BRINGS.prolongs;
        break;
      case 'cannot':
        bits |= BRINGS.anyForbids;
        note(ability.deed.deed, FORBIDDEN);
        break;
      case 'must':
        bits |= BRINGS.anyMust;
        break;
      case 'spend':
        bits |= BRINGS.anySpend;
        if (ability.inPool === true) bits |= BRINGS.anyInPool;
        break;
      case 'cost':
        bits |= BRINGS.anyAdditionalCost;
        note(ability.deed.deed, COSTS_MORE);
        break;
      case 'allow':
        if (ability.deed.deed === 'install' && ability.deed.face === 'faceup') bits |= BRINGS.installsFaceup;
        else if (ability.deed.deed !== 'advance') bits |= BRINGS.usesAsInHand;
        break;
      case 'only':
        note(ability.deed.deed, RESTRICTED);
        break;
      // These are asked of the card alone, whatever else is in the game.
      case 'installOn':
      case 'hosts':
      case 'stays':
      case 'afterResolving':
        break;
      default:
        assertNever(ability, 'static ability');
    }
  }
  noteAsked(card, note);
  return {
    bits,
    deeds: [...deeds].map(([deed, why]) => ({ deed, number: numberOfDeed(deed), why })),
    changing: [...changing],
  };
}
