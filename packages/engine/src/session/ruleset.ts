import { compileSides } from '../compile/compile.ts';
import type { CompiledCard } from '../compile/program.ts';
import type { Edition, Phase, StructureId } from '../editions/edition.ts';
import type { EditionId } from '../editions/edition-id.ts';
import { EDITIONS } from '../editions/index.ts';
import { InputError } from '../errors.ts';
import { assertNever } from '../invariant.ts';
import type { Change, Changing } from '../language/ability.ts';
import type { CardData } from '../language/card.ts';
import { DEEDS, type DeedName } from '../language/words/deeds.ts';
import { CHANGING } from '../language/words/statics.ts';
import { canBeAdvanced } from '../query/advance.ts';
import { abilitiesLost, subtypesOf } from '../query/characteristics.ts';
import { canBeInstalledByEffect } from '../query/install.ts';
import { NUMBERS } from '../query/numbers.ts';
import { actionRulesOf } from '../rules/basic-actions.ts';
import { CHECKPOINT } from '../rules/checkpoint.ts';
import { EFFECTS } from '../rules/effects/index.ts';
import { FRAMES } from '../rules/frames.ts';
import { prospectOf } from '../rules/legality/potential.ts';
import { standingOptionsOf } from '../rules/standing-options.ts';
import { STEPS } from '../rules/steps/index.ts';
import { WINDOW } from '../rules/window-moves.ts';
import { BY_MEANS, LISTENED, LISTENED_INACTIVE, REMEMBERED } from '../state/noted.ts';
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
}

/** Checks and compiles cards; throws an InputError naming the card and the word where one is wrong. */
export function createPool(cards: readonly CardData[], version1: WrittenNames = {}): CardPool {
  const byId = new Map<string, CompiledCard>();
  const byTitle = new Map<string, CompiledCard>();
  for (const data of cards) {
    if (byId.has(data.id)) throw new InputError('badCard', data.id, 'is in the pool twice');
    for (const card of compileSides(data).reverse()) {
      byId.set(card.data.id, card);
      byTitle.set(card.data.title.toLowerCase(), card);
    }
  }
  return { byId, byTitle, version1 };
}

/** The card of that id or title. */
export function findInPool(pool: CardPool, name: string): CompiledCard | null {
  return pool.byId.get(name) ?? pool.byTitle.get(name.toLowerCase()) ?? null;
}

const allOf = <K extends string, T>(keys: readonly K[], value: T): Record<K, T> =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<K, T>;

/** The rulesets of a pool that were made, and the one asked for last: games of the same decks follow each other. */
interface Made {
  readonly byCards: Map<string, Ruleset>;
  latest: { readonly ids: readonly string[]; readonly rules: Ruleset } | null;
}

const rulesets = new WeakMap<CardPool, Made>();

const areSame = (a: readonly string[], b: readonly string[]): boolean => {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false;
  return true;
};

/** The tables a game with these cards is played by; made once for each set of cards. */
export function rulesetFor(edition: EditionId, pool: CardPool, ids: readonly string[]): Ruleset {
  let made = rulesets.get(pool);
  if (made === undefined) {
    made = { byCards: new Map(), latest: null };
    rulesets.set(pool, made);
  }
  const { latest, byCards } = made;
  if (latest !== null && latest.rules.edition.id === edition && areSame(latest.ids, ids)) return latest.rules;
  const key = `${edition}\n${ids.join('\n')}`;
  let rules = byCards.get(key);
  if (rules === undefined) {
    rules = makeRuleset(edition, pool, ids);
    if (byCards.size > 500) byCards.clear();
    byCards.set(key, rules);
  }
  made.latest = { ids: ids.slice(), rules };
  return rules;
}

/** What all games by an edition have in common. */
const ofEdition = (
  edition: Edition,
): Pick<Ruleset, 'edition' | 'structures' | 'actionRules' | 'standing'> => ({
  edition,
  structures: new Map(Object.entries(edition.phases) as [StructureId, Phase][]),
  actionRules: actionRulesOf(edition),
  standing: standingOptionsOf(edition),
});
const OF_EDITION = { '1.4': ofEdition(EDITIONS['1.4']), '26.03': ofEdition(EDITIONS['26.03']) } as const;

const DEED_NAMES = Object.keys(DEEDS) as DeedName[];
// Copied where each ruleset starts from nothing: a search makes one for every world with other cards.
const NOTHING_NOTED = allOf(DEED_NAMES, 0);
const NO_DEEDS = allOf(DEED_NAMES, false);
const NO_CHANGES = allOf(CHANGING, false);

/** Limits and scores whose numbers change although no card comes or goes. */
function shiftedBy({ what, by, while: condition }: Change, lasts: boolean): number {
  if (typeof by === 'number' && condition === undefined && !lasts) return what === 'points' ? SCORE : 0;
  return what === 'memory' ? LIMITS : what === 'points' ? SCORE : 0;
}

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

const hasForms = ({ forms }: CompiledCard): boolean => Object.keys(forms).length > 0;
const NO_FORMS: Readonly<Record<string, number>> = {};

const printedSubroutines = ({ subroutines }: CompiledCard, def: number): Subroutine[] =>
  subroutines.map((program, printed) => ({ def, program, printed, key: '' }));

function makeRuleset(edition: EditionId, pool: CardPool, ids: readonly string[]): Ruleset {
  const defs = ids.map((id) => {
    const card = pool.byId.get(id);
    if (card === undefined) throw new InputError('badCard', id, 'no such card in the pool');
    return card;
  });
  const noted = { ...NOTHING_NOTED };
  const priced = { ...NO_DEEDS };
  const changing: Record<Changing, boolean> = { ...NO_CHANGES };
  let shifting = 0;
  let grantsSubtypes = false;
  let grantsText = false;
  let prolongs = false;
  let takesText = false;
  const interrupted = { ...NO_DEEDS };
  let firstImminent = false;
  const forbids = { ...NO_DEEDS };
  const restricts = { ...NO_DEEDS };
  let anyMust = false;
  let installsFaceup = false;
  let usesAsInHand = false;
  let anySpend = false;
  let anyInPool = false;
  const additionalCosts = { ...NO_DEEDS };
  for (const def of defs) {
    for (const deed of def.askedDeeds) noted[deed] |= REMEMBERED;
    for (const deed of def.deedsByMeans) noted[deed] |= BY_MEANS;
    for (const ability of def.when) {
      if (ability.state !== null) shifting |= WATCH;
      for (const { deed } of ability.deeds) {
        noted[deed] |= def.hasInactiveTriggers ? LISTENED | LISTENED_INACTIVE : LISTENED;
      }
    }
    for (const { deed } of [...def.stays, ...def.lastingUntil.filter((one) => one !== null)])
      noted[deed] |= LISTENED;
    for (const { data } of def.interrupts) {
      interrupted[data.to.deed] = true;
      if ('first' in data.to && data.to.first !== undefined) firstImminent = true;
    }
    for (const ability of [...def.statics, ...def.lasting]) {
      switch (ability.static) {
        case 'price':
          priced[ability.deed.deed] = true;
          break;
        case 'change':
          changing[ability.what] = true;
          shifting |= shiftedBy(ability, def.lasting.includes(ability));
          break;
        case 'gain':
        case 'lose':
          if (ability.subtypes !== undefined) grantsSubtypes = true;
          if (ability.static === 'gain' ? ability.text !== undefined : ability.abilities !== undefined)
            grantsText = true;
          if (ability.static === 'lose' && ability.abilities !== undefined) takesText = true;
          break;
        case 'prolong':
          prolongs = true;
          shifting |= EXPIRY;
          break;
        case 'cannot':
          forbids[ability.deed.deed] = true;
          break;
        case 'must':
          anyMust = true;
          break;
        case 'spend':
          anySpend = true;
          if (ability.inPool === true) anyInPool = true;
          break;
        case 'cost':
          additionalCosts[ability.deed.deed] = true;
          break;
        case 'allow':
          if (ability.deed.deed === 'install' && ability.deed.face === 'faceup') installsFaceup = true;
          else if (ability.deed.deed !== 'advance') usesAsInHand = true;
          break;
        case 'only':
          restricts[ability.deed.deed] = true;
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
  }
  return {
    ...OF_EDITION[edition],
    defs,
    noted,
    asksEncounter: defs.some((def) => def.asksEncounter),
    usedElsewhere: defs.some(({ usableElsewhere }) => usableElsewhere),
    installsFaceup,
    firstImminent,
    anyInterrupts: defs.some(({ interrupts }) => interrupts.length > 0),
    interrupted,
    otherSide: defs.map((def) => otherSideOf(def, ids)),
    printed: defs.map(({ printed, data }, def) => (printed === data.id ? def : ids.indexOf(printed))),
    forms: defs.map((def) => (hasForms(def) ? formsIn(def, ids) : NO_FORMS)),
    anyForms: defs.some(hasForms),
    changing,
    shifting,
    grantsSubtypes,
    grantsText,
    prolongs,
    takesText,
    subroutines: defs.map(printedSubroutines),
    subtypesOf,
    hasLostText: (game, card) => abilitiesLost(game, card) !== 'none',
    priced,
    anyForbids: Object.values(forbids).includes(true),
    forbids,
    restricts,
    anyMust,
    usesAsInHand,
    anySpend,
    anyInPool,
    anyAdditionalCost: Object.values(additionalCosts).includes(true),
    additionalCosts,
    numbers: NUMBERS,
    can: { install: (game, card, side) => canBeInstalledByEffect(game, card, side), advance: canBeAdvanced },
    frames: FRAMES,
    steps: STEPS,
    effects: EFFECTS,
    checkpoint: CHECKPOINT,
    prospectOf,
    window: WINDOW,
  };
}
