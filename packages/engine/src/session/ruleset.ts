import { compileCard } from '../compile/compile.ts';
import type { CompiledCard } from '../compile/program.ts';
import type { Phase, StructureId } from '../editions/edition.ts';
import type { EditionId } from '../editions/edition-id.ts';
import { EDITIONS } from '../editions/index.ts';
import { InputError } from '../errors.ts';
import type { Value } from '../language/ability.ts';
import type { CardData } from '../language/card.ts';
import type { EffectName } from '../language/effect.ts';
import { DEEDS, type DeedName, IMMINENT } from '../language/words/deeds.ts';
import { VALUES } from '../language/words/statics.ts';
import { canBeAdvanced } from '../query/filter.ts';
import { canBeInstalledByEffect } from '../query/install.ts';
import { NUMBERS } from '../query/numbers.ts';
import { actionRulesOf } from '../rules/basic-actions.ts';
import { CHECKPOINT } from '../rules/checkpoint.ts';
import { EFFECTS } from '../rules/effects/index.ts';
import { FRAMES } from '../rules/frames.ts';
import { STEPS } from '../rules/steps/index.ts';
import { WINDOW } from '../rules/window-moves.ts';
import type { Ruleset } from '../state/ruleset.ts';

/** All cards a game may use, checked and compiled once. */
export interface CardPool {
  readonly byId: ReadonlyMap<string, CompiledCard>;
  /** Lower-case titles, for people who write names. */
  readonly byTitle: ReadonlyMap<string, CompiledCard>;
}

/** Checks and compiles cards; throws an InputError naming the card and the word where one is wrong. */
export function createPool(cards: readonly CardData[]): CardPool {
  const byId = new Map<string, CompiledCard>();
  const byTitle = new Map<string, CompiledCard>();
  for (const data of cards) {
    const card = compileCard(data);
    if (byId.has(data.id)) throw new InputError('badCard', data.id, 'is in the pool twice');
    byId.set(data.id, card);
    byTitle.set(data.title.toLowerCase(), card);
  }
  return { byId, byTitle };
}

/** The card of that id or title. */
export function findInPool(pool: CardPool, name: string): CompiledCard | null {
  return pool.byId.get(name) ?? pool.byTitle.get(name.toLowerCase()) ?? null;
}

const allFalse = <K extends string>(keys: readonly K[]): Record<K, boolean> =>
  Object.fromEntries(keys.map((key) => [key, false])) as Record<K, boolean>;

const rulesets = new WeakMap<CardPool, Map<string, Ruleset>>();

/** The tables a game with these cards is played by; made once for each set of cards. */
export function rulesetFor(edition: EditionId, pool: CardPool, ids: readonly string[]): Ruleset {
  const key = `${edition}\n${ids.join('\n')}`;
  const made = rulesets.get(pool) ?? new Map<string, Ruleset>();
  rulesets.set(pool, made);
  let rules = made.get(key);
  if (rules === undefined) {
    rules = makeRuleset(edition, pool, ids);
    if (made.size > 500) made.clear();
    made.set(key, rules);
  }
  return rules;
}

const DEED_NAMES = Object.keys(DEEDS) as DeedName[];

function makeRuleset(edition: EditionId, pool: CardPool, ids: readonly string[]): Ruleset {
  const defs = ids.map((id) => {
    const card = pool.byId.get(id);
    if (card === undefined) throw new InputError('badCard', id, 'no such card in the pool');
    return card;
  });
  const listened = allFalse(DEED_NAMES);
  const listenedInactive = allFalse(DEED_NAMES);
  const remembered = allFalse(DEED_NAMES);
  const valued: Record<Value, boolean> = allFalse(VALUES);
  const interrupted: Partial<Record<EffectName, boolean>> = {};
  let firstImminent = false;
  const forbids = allFalse(DEED_NAMES);
  let anySpend = false;
  let anyInPool = false;
  const additionalCosts = allFalse(DEED_NAMES);
  for (const def of defs) {
    for (const deed of def.askedDeeds) remembered[deed] = true;
    for (const ability of def.when) {
      for (const { deed } of ability.deeds) {
        listened[deed] = true;
        if (def.hasInactiveTriggers) listenedInactive[deed] = true;
      }
    }
    for (const { data } of def.interrupts) {
      interrupted[IMMINENT[data.to.deed as keyof typeof IMMINENT]] = true;
      if ('first' in data.to && data.to.first !== undefined) firstImminent = true;
    }
    for (const ability of [...def.statics, ...def.lasting.flat()]) {
      if (ability.static === 'value') valued[ability.value] = true;
      else if (ability.static === 'cannot') forbids[ability.deed.deed] = true;
      else if (ability.static === 'spend') {
        anySpend = true;
        if (ability.inPool === true) anyInPool = true;
      } else additionalCosts[ability.deed.deed] = true;
    }
  }
  return {
    edition: EDITIONS[edition],
    structures: new Map(Object.entries(EDITIONS[edition].phases) as [StructureId, Phase][]),
    actionRules: actionRulesOf(EDITIONS[edition]),
    defs,
    listened,
    listenedInactive,
    remembered,
    noted: new Set(DEED_NAMES.filter((deed) => listened[deed] || remembered[deed])),
    firstImminent,
    interrupted: interrupted as Record<EffectName, boolean>,
    valued,
    forbids,
    anySpend,
    anyInPool,
    additionalCosts,
    numbers: NUMBERS,
    can: { install: canBeInstalledByEffect, advance: canBeAdvanced },
    frames: FRAMES,
    steps: STEPS,
    effects: EFFECTS,
    checkpoint: CHECKPOINT,
    window: WINDOW,
  };
}
