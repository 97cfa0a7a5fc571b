import { type Game, maySeeOrRemember } from '@lastclick/engine/reading';
import type { Traits } from '../knowledge/traits.ts';
import type { Outlook } from './runner-outlook.ts';

const TAG_WITH_RESOURCES = 0.5;
const TAG_WITH_THIN_HAND = 1.5;
const TAG_ANYWAY = 1;
/** From so many on, tags are kept and lived with. */
const FLOATING = 4;
const LAST_CALL = 0.5;
const COST_OF_REMOVING = 2;
/** Clicks of a Corp's turn, and what it earns beside what it does. */
const CORPS_CLICKS = 3;
const CREDIT_MORE = 1;
const FLATLINE = 60;

/** Chance of at least `wanted` hits in so many tries. */
function chanceOfHits(wanted: number, tries: number, chance: number): number {
  let fewer = 0;
  let exactly = (1 - chance) ** tries;
  for (let hits = 0; hits < wanted; hits++) {
    fewer += exactly;
    exactly *= ((tries - hits) / (hits + 1)) * (chance / Math.max(1e-9, 1 - chance));
  }
  return Math.max(0, 1 - fewer);
}

/**
 * How likely a Corp kills a tagged Runner in its next turn with operations that do damage. Only open deck lists tell what
 * it may hold.
 */
function chanceOfKill({ state }: Game, outlook: Outlook): number {
  if (!state.openLists) return 0;
  let unseen = 0;
  let strikes = 0;
  let damage = 0;
  let price = 0;
  for (const card of state.cards) {
    if (card.owner !== 'corp' || maySeeOrRemember(state, 'runner', card)) continue;
    unseen++;
    const its = outlook.traits[card.def] as Traits;
    if (its.def.type !== 'operation' || its.damage === 0) continue;
    strikes++;
    damage += its.damage;
    price += its.def.cost;
  }
  if (strikes === 0) return 0;
  const wanted = Math.floor((outlook.grip * strikes) / damage) + 1;
  if (wanted > CORPS_CLICKS) return 0;
  if ((wanted * price) / strikes > state.corp.credits + CORPS_CLICKS - wanted + CREDIT_MORE) return 0;
  return chanceOfHits(wanted, state.zones.hq.length + 1, strikes / unseen);
}

/** Tags are shaken off before the Corp's turn while they are few, the more so if they could cost the game. */
export function rateRemovingTag(game: Game, outlook: Outlook): number {
  const { tags } = game.state.runner;
  const all = tags <= outlook.clicks && tags * COST_OF_REMOVING <= outlook.credits;
  const saved = all ? FLATLINE * chanceOfKill(game, outlook) : 0;
  if (tags >= FLOATING) return saved;
  let worth = TAG_ANYWAY + Math.min(3, outlook.resources) * TAG_WITH_RESOURCES + saved;
  if (outlook.grip <= 4) worth += TAG_WITH_THIN_HAND;
  if (outlook.clicks <= tags) worth += LAST_CALL;
  return worth;
}
