import type { Decision } from '@lastclick/engine';
import { type Card, cardOf, findCard, type Game, trashCost } from '@lastclick/engine/reading';
import { traitsNow, useMeant } from '../knowledge/gained.ts';
import type { Traits } from '../knowledge/traits.ts';
import { ALL_OF_THEM } from '../knowledge/uses.ts';
import { lookAhead, type Outlook } from './runner-outlook.ts';

/** How many turns of a Corp's income trashing its source takes away. */
const TURNS_OF_INCOME = 4;
/** A card in hand or deck still has to be installed and rezzed. */
const NOT_YET_IN_PLAY = 0.6;
const UPGRADE_IN_PLAY = 2.5;
const ASSET_ANYWAY = 1.5;
const DAMAGE_TO_COME = 4;
/** A trap that stays is met again. */
const TRAP_LEFT_BEHIND = 3.5;

/** What a Corp card does for the Corp, as far as the Runner would pay to be rid of it. */
function menaceOf(its: Traits, card: Card): number {
  if (its.trap > 0 || its.trapPerAdvancement > 0) return TRAP_LEFT_BEHIND + card.advancement;
  let menace = its.def.type === 'upgrade' ? UPGRADE_IN_PLAY : its.def.type === 'asset' ? ASSET_ANYWAY : 0;
  menace += its.approachToll;
  const left = card.faceup && its.stock > 0 ? card.credits : its.stock;
  if (its.stock > 0) menace += left * 0.5;
  else menace += its.drip * TURNS_OF_INCOME;
  for (const use of its.uses) {
    if (use.takes > 0 && its.stock > 0) menace += left * 0.2;
    else menace += Math.min(4, use.gain / Math.max(1, use.clicks)) + (use.takes === ALL_OF_THEM ? 1 : 0);
  }
  menace += its.def.recurring * 2 + (its.dripDamage > 0 ? DAMAGE_TO_COME + 2 * card.advancement : 0);
  return menace;
}

/** What trashing an accessed or accessible card brings after its price, in credits; may be negative. */
export function worthOfTrashing(game: Game, card: Card, outlook: Outlook): number {
  const cost = trashCost(game, card);
  if (cost === null || cost > outlook.credits) return 0;
  const its = traitsNow(game, card, outlook.traits);
  const installed = card.zone === 'root' || card.zone === 'ice';
  let worth = menaceOf(its, card) * (installed ? 1 : NOT_YET_IN_PLAY);
  worth += rewardForTrashing(game, outlook);
  return worth - cost * outlook.credit;
}

function rewardForTrashing(game: Game, outlook: Outlook): number {
  const identity = outlook.traits[cardOf(game.state, game.state.runner.identity).def] as Traits;
  return identity.trashReward;
}

const CARD_FROM_HAND = 1.5;

/** Rates trashing what is accessed. */
export function rateTrashing(game: Game, decision: Decision, rates: number[]): void {
  const outlook = lookAhead(game);
  const card = findCard(game.state, decision.about);
  const { options } = decision;
  const free = card === null ? 0 : worthOfTrashing(game, card, outlook);
  for (let i = 0; i < options.length; i++) {
    const option = options[i] as (typeof options)[number];
    if (option.kind === 'trashAccessed') rates[i] = free;
    else if (option.kind === 'use' && card !== null) {
      const source = findCard(game.state, option.card);
      const use = source === null ? undefined : useMeant(outlook.traits, source, option.number);
      const menace = menaceOf(traitsNow(game, card, outlook.traits), card);
      rates[i] = menace + rewardForTrashing(game, outlook) - (use?.cardsFromHand ?? 0) * CARD_FROM_HAND - 1;
    } else rates[i] = 0;
  }
}

/** What everybody sees waits, unless it is an agenda. */
const KNOWN = 0.5;

const pointsOf = (game: Game, card: Card): number => game.rules.defs[card.def]?.points ?? 0;

/** Rates what to access next: cards that may be agendas first, traps never sooner than needed. */
export function rateAccess(game: Game, decision: Decision, rates: number[]): void {
  const { options } = decision;
  for (let i = 0; i < options.length; i++) {
    const option = options[i] as (typeof options)[number];
    const card = findCard(game.state, option.card);
    rates[i] = card === null ? 1 : card.faceup ? KNOWN + pointsOf(game, card) : 1 + card.advancement;
  }
}
