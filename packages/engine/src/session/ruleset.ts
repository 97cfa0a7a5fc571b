import { BRINGS } from '../compile/brought.ts';
import { compileSides } from '../compile/compile.ts';
import {
  BY_MEANS,
  COSTS_MORE,
  DEED_NAMES,
  FORBIDDEN,
  INTERRUPTED,
  LISTENED,
  LISTENED_INACTIVE,
  PRICED,
  REMEMBERED,
  RESTRICTED,
} from '../compile/noted.ts';
import type { CompiledCard } from '../compile/program.ts';
import type { Edition, Phase, StructureId } from '../editions/edition.ts';
import type { EditionId } from '../editions/edition-id.ts';
import { EDITIONS } from '../editions/index.ts';
import { InputError } from '../errors.ts';
import type { Changing } from '../language/ability.ts';
import type { CardData } from '../language/card.ts';
import { canBeAdvanced } from '../query/advance.ts';
import { abilitiesLost, subtypesOf } from '../query/characteristics.ts';
import { canBeInstalledByEffect } from '../query/install.ts';
import { NUMBERS } from '../query/numbers.ts';
import { actionRulesOf } from '../rules/basic-actions.ts';
import { CHECKPOINT } from '../rules/checkpoint.ts';
import { EFFECTS } from '../rules/effects/index.ts';
import { FRAMES } from '../rules/frames.ts';
import { couldChange, prospectOf } from '../rules/legality/potential.ts';
import { standingOptionsOf } from '../rules/standing-options.ts';
import { STEPS } from '../rules/steps/index.ts';
import { WINDOW } from '../rules/window-moves.ts';
import type { Ruleset, Subroutine } from '../state/ruleset.ts';
import { EXPIRY, LIMITS, SCORE, WATCH } from '../state/unsettled.ts';

/** Names of abilities and modes by a card's id, in the order in which they were counted. */
export type WrittenNames = Readonly<Record<string, readonly string[]>>;

/** All cards a game may use, checked and compiled once. */
export interface CardPool {
  readonly byId: ReadonlyMap<string, CompiledCard>;
  /** Lower-case titles, for people who write names. */
  readonly byTitle: ReadonlyMap<string, CompiledCard>;
  /** What records of version 1 counted where later ones say names. */
  readonly version1: WrittenNames;
  /** Cards of one's own that were added, and the pool they were added to. */
  readonly own: readonly CardData[];
  readonly base: CardPool | null;
}

const NO_OWN: readonly CardData[] = [];

/** Checks and compiles cards; throws an InputError naming the card and the word where one is wrong. */
export function createPool(cards: readonly CardData[], version1: WrittenNames = {}): CardPool {
  const byId = new Map<string, CompiledCard>();
  const byTitle = new Map<string, CompiledCard>();
  for (const data of cards) {
    const sides = compileSides(data);
    if (byId.has(data.id)) throw new InputError('badCard', data.id, 'is in the pool twice');
    for (const card of sides.reverse()) {
      byId.set(card.data.id, card);
      byTitle.set(card.data.title.toLowerCase(), card);
    }
  }
  return { byId, byTitle, version1, own: NO_OWN, base: null };
}

interface Extended {
  readonly key: string;
  readonly pool: CardPool;
}

/** The pools made of one by adding cards: games with cards of one's own mostly have the same ones. */
const extended = new WeakMap<CardPool, Extended[]>();
const MOST_EXTENDED = 8;

/**
 * The pool with these cards of one's own and no others; the pool as it came for a game without any. Throws an InputError
 * where a card is wrong, or has the id or title of another.
 */
export function poolWith(pool: CardPool, own: readonly CardData[]): CardPool {
  const base = pool.base ?? pool;
  if (own.length === 0) return base;
  if (pool.own === own) return pool;
  const key = JSON.stringify(own);
  const made = extended.get(base) ?? [];
  const found = made.find((one) => one.key === key);
  if (found !== undefined) return found.pool;
  const added = createPool(own, base.version1);
  for (const { data } of added.byId.values()) {
    if (base.byId.has(data.id))
      throw new InputError('badCard', data.id, 'there is a card of that id already');
    if (base.byTitle.has(data.title.toLowerCase()))
      throw new InputError('badCard', `${data.id}.title`, `there is a card called "${data.title}" already`);
  }
  const larger: CardPool = {
    byId: new Map([...base.byId, ...added.byId]),
    byTitle: new Map([...base.byTitle, ...added.byTitle]),
    version1: base.version1,
    own,
    base,
  };
  extended.set(base, [{ key, pool: larger }, ...made].slice(0, MOST_EXTENDED));
  return larger;
}

/** The card of that id or title. */
export function findInPool(pool: CardPool, name: string): CompiledCard | null {
  return pool.byId.get(name) ?? pool.byTitle.get(name.toLowerCase()) ?? null;
}

const allOf = <K extends string, T>(keys: readonly K[], value: T): Record<K, T> =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<K, T>;

interface Kept {
  readonly edition: EditionId;
  readonly ids: readonly string[];
  readonly rules: Ruleset;
}

/** The rulesets of a pool that were made, and the one asked for last: games of the same decks follow each other. */
interface Made {
  readonly byCards: Map<number, Kept>;
  latest: Kept | null;
}

const rulesets = new WeakMap<CardPool, Made>();

const isFor = (kept: Kept, edition: EditionId, ids: readonly string[]): boolean => {
  if (kept.edition !== edition || kept.ids.length !== ids.length) return false;
  for (let index = 0; index < ids.length; index++) if (kept.ids[index] !== ids[index]) return false;
  return true;
};

/** A number that other cards, or the same in another order, hardly ever have. */
function sumOf(defs: readonly CompiledCard[]): number {
  let sum = 0;
  for (const { serial } of defs) sum = (Math.imul(sum, 31) + serial) | 0;
  return sum;
}

/** Many worlds of a search have cards that no other world has: not all of their tables are kept for ever. */
const MOST_KEPT = 500;

/** The tables a game with these cards is played by; made once for each set of cards. */
export function rulesetFor(edition: EditionId, pool: CardPool, ids: readonly string[]): Ruleset {
  let made = rulesets.get(pool);
  if (made === undefined) {
    made = { byCards: new Map(), latest: null };
    rulesets.set(pool, made);
  }
  const { latest, byCards } = made;
  if (latest !== null && isFor(latest, edition, ids)) return latest.rules;
  const defs = defsIn(pool, ids);
  const sum = sumOf(defs);
  let kept = byCards.get(sum);
  if (kept === undefined || !isFor(kept, edition, ids)) {
    kept = {
      edition,
      ids: ids.slice(),
      rules: makeRuleset(edition, cardTables(defs, ids, pool), defs, pool.own),
    };
    if (byCards.size > MOST_KEPT) byCards.clear();
    byCards.set(sum, kept);
  }
  made.latest = kept;
  return kept.rules;
}

/** What all games by an edition have in common. */
const ofEdition = (edition: Edition): Pick<Ruleset, 'structures' | 'actionRules' | 'standing'> => ({
  structures: new Map(Object.entries(edition.phases) as [StructureId, Phase][]),
  actionRules: actionRulesOf(edition),
  standing: standingOptionsOf(edition),
});
const OF_EDITION = { '1.4': ofEdition(EDITIONS['1.4']), '26.03': ofEdition(EDITIONS['26.03']) } as const;

// Copied where each ruleset starts from nothing: a search makes one for every world with other cards.
const NOTHING_SAID: readonly number[] = DEED_NAMES.map(() => 0);
const NOTHING_NOTED = allOf(DEED_NAMES, 0);
const NO_DEEDS = allOf(DEED_NAMES, false);

/** What `noted` tells of a deed. */
const ASKED = LISTENED | LISTENED_INACTIVE | REMEMBERED | BY_MEANS;

/** The side a double-sided card is flipped to, by its place among the cards of the game. */
const otherSideOf = ({ sides, data: { id } }: CompiledCard, ids: readonly string[]): number =>
  sides.length === 0 ? -1 : ids.indexOf(sides[(sides.indexOf(id) + 1) % sides.length] ?? '');

/** What a card can be turned into, by the places among the cards of the game. */
const formsIn = ({ forms }: CompiledCard, ids: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    Object.entries(forms)
      .map(([form, id]): [string, number] => [form, ids.indexOf(id)])
      .filter(([, def]) => def >= 0),
  );

const NO_FORMS: Readonly<Record<string, number>> = {};

const NO_SUBROUTINES: readonly Subroutine[] = [];

const printedSubroutines = ({ subroutines }: CompiledCard, def: number): readonly Subroutine[] =>
  subroutines.length === 0
    ? NO_SUBROUTINES
    : subroutines.map((program, printed) => ({ def, program, printed, key: '', giver: 0 }));

/** What is known of cards by their numbers: games that have some of these cards each can share it. */
type CardTables = Pick<Ruleset, 'defs' | 'otherSide' | 'printed' | 'forms' | 'subroutines' | 'nameable'>;

const NOTHING_NAMEABLE: Ruleset['nameable'] = [];

/** The titles of all cards there are, where one of these asks for one. */
function nameableIn(pool: CardPool, defs: readonly CompiledCard[]): Ruleset['nameable'] {
  if (!defs.some(({ brought }) => brought.bits & BRINGS.asksForTitle)) return NOTHING_NAMEABLE;
  const titles = new Map<string, string>();
  for (const { data, printed } of pool.byId.values())
    if (printed === data.id && !titles.has(data.title)) titles.set(data.title, data.id);
  return [...titles].map(([title, id]) => ({ id, title })).sort((a, b) => (a.title < b.title ? -1 : 1));
}

const cardTables = (defs: readonly CompiledCard[], ids: readonly string[], pool: CardPool): CardTables => ({
  nameable: nameableIn(pool, defs),
  defs,
  otherSide: defs.map((def) => otherSideOf(def, ids)),
  printed: defs.map(({ printed, data }, def) => (printed === data.id ? def : ids.indexOf(printed))),
  forms: defs.map((def) => (def.hasForms ? formsIn(def, ids) : NO_FORMS)),
  subroutines: defs.map(printedSubroutines),
});

/** The definitions of cards, by their ids. */
const defsIn = (pool: CardPool, ids: readonly string[]): CompiledCard[] =>
  ids.map((id) => {
    const card = pool.byId.get(id);
    if (card === undefined) throw new InputError('badCard', id, 'no such card in the pool');
    return card;
  });

/** The tables of a game whose cards are `present`, all of them among those of `tables`. */
export function makeRuleset(
  edition: EditionId,
  tables: CardTables,
  present: readonly CompiledCard[],
  own: readonly CardData[],
): Ruleset {
  const about = NOTHING_SAID.slice();
  const noted = { ...NOTHING_NOTED };
  const interrupted = { ...NO_DEEDS };
  const priced = { ...NO_DEEDS };
  const forbids = { ...NO_DEEDS };
  const restricts = { ...NO_DEEDS };
  const additionalCosts = { ...NO_DEEDS };
  const changing = new Set<Changing>();
  let bits = 0;
  for (const { brought } of present) {
    bits |= brought.bits;
    for (const { deed, number, why } of brought.deeds) {
      if (((about[number] as number) | why) === about[number]) continue;
      about[number] = (about[number] as number) | why;
      noted[deed] |= why & ASKED;
      if (why & INTERRUPTED) interrupted[deed] = true;
      if (why & PRICED) priced[deed] = true;
      if (why & FORBIDDEN) forbids[deed] = true;
      if (why & RESTRICTED) restricts[deed] = true;
      if (why & COSTS_MORE) additionalCosts[deed] = true;
    }
    for (const what of brought.changing) changing.add(what);
  }
  const any = (bit: number): boolean => (bits & bit) !== 0;
  const { structures, actionRules, standing } = OF_EDITION[edition];
  // Written out, so that all have one shape.
  return {
    edition: EDITIONS[edition],
    structures,
    actionRules,
    standing,
    own,
    defs: tables.defs,
    otherSide: tables.otherSide,
    printed: tables.printed,
    forms: tables.forms,
    nameable: tables.nameable,
    anyCounters: any(BRINGS.becomesCounter),
    anyForms: any(BRINGS.hasForms),
    subroutines: tables.subroutines,
    about,
    noted,
    interrupted,
    priced,
    forbids,
    restricts,
    additionalCosts,
    changing,
    asksEncounter: any(BRINGS.asksEncounter),
    usedElsewhere: any(BRINGS.usedElsewhere),
    installsFaceup: any(BRINGS.installsFaceup),
    anyInterrupts: any(BRINGS.anyInterrupts),
    firstImminent: any(BRINGS.firstImminent),
    grantsSubtypes: any(BRINGS.grantsSubtypes),
    grantsText: any(BRINGS.grantsText),
    takesText: any(BRINGS.takesText),
    grantsPaid: any(BRINGS.grantsPaid),
    grantsInterrupts: any(BRINGS.grantsInterrupts),
    grantsStatics: any(BRINGS.grantsStatics),
    prolongs: any(BRINGS.prolongs),
    anyMust: any(BRINGS.anyMust),
    usesAsInHand: any(BRINGS.usesAsInHand),
    anySpend: any(BRINGS.anySpend),
    anyInPool: any(BRINGS.anyInPool),
    anyForbids: any(BRINGS.anyForbids),
    anyAdditionalCost: any(BRINGS.anyAdditionalCost),
    changesStrengths: any(BRINGS.changesStrengths),
    shifting:
      (any(BRINGS.watches) ? WATCH : 0) |
      (any(BRINGS.prolongs) ? EXPIRY : 0) |
      (any(BRINGS.shiftsLimits) ? LIMITS : 0) |
      (any(BRINGS.shiftsScores) ? SCORE : 0),
    subtypesOf,
    hasLostText,
    numbers: NUMBERS,
    can: CAN,
    couldChange,
    frames: FRAMES,
    steps: STEPS,
    effects: EFFECTS,
    checkpoint: CHECKPOINT,
    prospectOf,
    window: WINDOW,
  };
}

const hasLostText: Ruleset['hasLostText'] = (game, card) => abilitiesLost(game, card) !== 'none';
const CAN: Ruleset['can'] = {
  install: (game, card, side) => canBeInstalledByEffect(game, card, side),
  advance: canBeAdvanced,
};
