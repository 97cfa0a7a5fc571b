import type { GivenText } from '../compile/program.ts';
import { at } from '../invariant.ts';
import type { Granting } from '../language/ability.ts';
import { SUBTYPES, type Subtype } from '../language/subtypes.ts';
import { contextOf } from '../state/context.ts';
import { controllerOf, defOf, findCard, type Game, refOf } from '../state/game.ts';
import { type Card, type Lingering, NOTHING, type ObjectRef } from '../state/state.ts';
import { active } from './active.ts';
import { conditionHolds } from './ask.ts';
import { concerns, lastsFor } from './concerned.ts';
import { lastingAbility } from './lingering.ts';
import { wordNamedBy } from './named.ts';

/** What gives a card something or takes it away: a static ability of an active card, or one that lasts. */
export interface Grant {
  readonly ability: Granting;
  readonly source: Card | null;
  readonly def: number;
  readonly effect: Lingering | null;
}

/** How many cards are being asked for the sake of another one: deeper down they are known by what is printed on them. */
let asked = 0;
const DEEPEST = 3;

/** Everything that gives a card subtypes or abilities now, or takes them away. */
export function grantsTo(game: Game, card: Card): Grant[] {
  if (asked >= DEEPEST) return [];
  asked += 1;
  try {
    return allGrantsTo(game, card);
  } finally {
    asked -= 1;
  }
}

function allGrantsTo(game: Game, card: Card): Grant[] {
  const grants: Grant[] = [];
  const side = controllerOf(card);
  for (const { card: source, ability } of active(game).granting) {
    if (!concerns(game, ability, source, side, card)) continue;
    const context = contextOf(source, controllerOf(source));
    if (ability.while !== undefined && !conditionHolds(game, ability.while, context)) continue;
    game.witness?.(defOf(game, source), ability);
    grants.push({ ability, source, def: source.def, effect: null });
  }
  for (const effect of game.state.lingering) {
    const ability = lastingAbility(game, effect);
    if (ability?.static !== 'gain' && ability?.static !== 'lose') continue;
    if (!lastsFor(game, ability, effect, side, card)) continue;
    game.witness?.(at(game.rules.defs, effect.def), ability);
    grants.push({ ability, source: null, def: effect.def, effect });
  }
  return grants;
}

/** While it is worked out who gains subtypes, cards are known by those printed on them (26.03 9.12.1d). */
let asking = false;

/** The subtypes a card has now: each is given more often than it is taken away, printed text counted (9.11.1b). */
export function subtypesOf(game: Game, card: Card): readonly Subtype[] {
  const { subtypes } = defOf(game, card).data;
  if (!game.rules.grantsSubtypes || asking) return subtypes;
  asking = true;
  try {
    const grants = grantsTo(game, card).filter(
      ({ ability }) => ability.subtypes !== undefined || ability.named !== undefined,
    );
    return grants.length === 0 ? subtypes : sum(game, subtypes, grants);
  } finally {
    asking = false;
  }
}

/** The subtypes a grant is about; one that was chosen is what the card it comes from remembers now. */
function subtypesIn({ state }: Game, { ability, source, effect }: Grant): readonly Subtype[] {
  const { subtypes = [], named } = ability;
  if (named === undefined) return subtypes;
  const card = source ?? (effect === null ? null : findCard(state, effect.source));
  const word = wordNamedBy(state, card, named);
  const chosen = SUBTYPES.find((subtype) => subtype === word);
  return chosen === undefined ? subtypes : [...subtypes, chosen];
}

function sum(game: Game, printed: readonly Subtype[], grants: readonly Grant[]): Subtype[] {
  const counts = new Map<Subtype, number>(printed.map((subtype) => [subtype, 1]));
  for (const grant of grants)
    for (const subtype of subtypesIn(game, grant))
      counts.set(subtype, (counts.get(subtype) ?? 0) + (grant.ability.static === 'gain' ? 1 : -1));
  return [...counts].filter(([, count]) => count > 0).map(([subtype]) => subtype);
}

export const hasSubtype = (game: Game, card: Card, subtype: Subtype): boolean =>
  subtypesOf(game, card).includes(subtype);

/** Which of its abilities a card has lost. */
export function abilitiesLost(game: Game, card: Card): 'none' | 'printed' | 'all' {
  if (!game.rules.takesText) return 'none';
  let lost: 'none' | 'printed' | 'all' = 'none';
  for (const { ability } of grantsTo(game, card)) {
    if (ability.static !== 'lose' || ability.abilities === undefined) continue;
    if (ability.abilities === 'all') return 'all';
    lost = 'printed';
  }
  return lost;
}

/** Abilities that a card has gained: the text that says them, and what gave it. */
export interface Gift {
  readonly def: number;
  readonly text: GivenText;
  readonly giver: ObjectRef;
}

const NONE: readonly Gift[] = [];

/** The abilities a card has gained, subroutines aside. */
export function giftsTo(game: Game, card: Card): readonly Gift[] {
  if (!game.rules.grantsText || abilitiesLost(game, card) === 'all') return NONE;
  const gifts: Gift[] = [];
  for (const { def, ability, source, effect } of grantsTo(game, card)) {
    const text = at(game.rules.defs, def).given.get(ability);
    if (text === undefined) continue;
    gifts.push({ def, text, giver: source === null ? (effect?.source ?? NOTHING) : refOf(source) });
  }
  return gifts;
}

/** Whether a card has gained this ability, from this card. */
export const hasGained = (
  game: Game,
  card: Card,
  list: 'when' | 'paid' | 'interrupts',
  ability: { readonly def: number; readonly ability: number; readonly giver: ObjectRef },
): boolean =>
  giftsTo(game, card).some(
    ({ def, giver, text }) =>
      def === ability.def && giver === ability.giver && text[list].includes(ability.ability),
  );
