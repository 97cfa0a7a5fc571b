import type { Decision } from '@lastclick/engine';
import {
  type Card,
  encounterFrame,
  findCard,
  type Game,
  type State,
  strengthOf,
} from '@lastclick/engine/reading';
import { harmWorth, newPlan, planBreaks } from '../knowledge/break-plan.ts';
import { useMeant } from '../knowledge/gained.ts';
import { harmsOf, openSubroutines } from '../knowledge/harms.ts';
import type { Use } from '../knowledge/uses.ts';
import { boostOf } from './runner-boost.ts';
import { lookAhead, type Outlook } from './runner-outlook.ts';
import { worthOfGoingOn } from './runner-runs.ts';

const plan = newPlan();

/** Abilities nobody needs now stay unused. */
const POINTLESS = -1;
const TAG_REMOVED = 2;

/** What getting past the encountered ice is worth. */
function worthBehind(game: Game, outlook: Outlook): number {
  const { run } = game.state;
  if (run === null) return 0;
  return Math.max(0, worthOfGoingOn(game, outlook, boostOf(game, run.source), Math.max(0, run.position)));
}

/** Rates paid abilities in a window: during an encounter what the plan for the ice asks for, else nearly nothing. */
export function rateWindow(game: Game, decision: Decision, rates: number[]): void {
  const { options } = decision;
  const frame = encounterFrame(game.state);
  if (frame === null && game.state.runner.tags === 0) {
    for (let i = 0; i < options.length; i++) rates[i] = options[i]?.kind === 'use' ? POINTLESS : 0;
    return;
  }
  const outlook = lookAhead(game);
  const ice = frame === null ? null : findCard(game.state, frame.card);
  let saved = 0;
  if (frame !== null && ice !== null) {
    const open = openSubroutines(game, harmsOf(game, ice, outlook.traits).length);
    const behind = worthBehind(game, outlook);
    planBreaks(game, ice, outlook.traits, open, behind, outlook.purse, outlook.clicks, plan);
    saved = plan.targets === 0 ? 0 : savedByPlan(game, ice, outlook, open, behind) - plan.total;
  }
  for (let i = 0; i < options.length; i++) {
    const option = options[i] as (typeof options)[number];
    if (option.kind !== 'use') {
      rates[i] = 0;
      continue;
    }
    const card = findCard(game.state, option.card);
    const use = card === null ? undefined : useMeant(outlook.traits, card, option.number);
    if (card === null || use === undefined) rates[i] = POINTLESS;
    else if (ice !== null && saved > 0) rates[i] = rateUse(game, card, use, ice, saved);
    else if (use.removesTags > 0 && game.state.runner.tags > 0)
      rates[i] = TAG_REMOVED - (use.trashesItself ? 2.5 : 0);
    else rates[i] = POINTLESS;
  }
}

function savedByPlan(game: Game, ice: Card, outlook: Outlook, open: number, behind: number): number {
  const subroutines = harmsOf(game, ice, outlook.traits);
  let harm = 0;
  for (let i = 0; i < subroutines.length; i++) {
    const its = subroutines[i];
    if (open & (1 << i) && its !== undefined) harm += harmWorth(game, its, behind, outlook.purse);
  }
  return harm;
}

/** The plan's next step is worth what the plan saves; everything else is a waste. */
function rateUse(game: Game, card: Card, use: Use, ice: Card, saved: number): number {
  if (plan.onIce >= 0) return card.id === plan.onIce && use.breaks > 0 ? saved : POINTLESS;
  if (plan.clicks > 0) return card.id === ice.id && use.breaks > 0 ? saved : POINTLESS;
  if (plan.breaker < 0) return POINTLESS;
  if (plan.weaken > 0) return use.weakens > 0 ? saved : POINTLESS;
  if (card.id !== plan.breaker) return POINTLESS;
  const short = (strengthOf(game, ice) ?? 0) > (strengthOf(game, card) ?? 0);
  return (short ? use.pumps : use.breaks > 0) ? saved : POINTLESS;
}

/** Rates which subroutine to break: the most harmful first, none that does not matter. */
export function rateBreaks(game: Game, decision: Decision, rates: number[]): void {
  const { options } = decision;
  const outlook = lookAhead(game);
  const frame = encounterFrame(game.state);
  const ice = frame === null ? null : findCard(game.state, frame.card);
  const behind = worthBehind(game, outlook) + 1;
  for (let i = 0; i < options.length; i++) {
    const option = options[i] as (typeof options)[number];
    const harm = ice === null ? undefined : harmsOf(game, ice, outlook.traits)[option.number];
    rates[i] =
      option.kind === 'break' && harm !== undefined ? 0.1 + harmWorth(game, harm, behind, outlook.purse) : 0;
  }
}

/** Rates going on against jacking out. */
export function rateJackingOut(game: Game, decision: Decision, rates: number[]): void {
  const { options } = decision;
  const { run } = game.state;
  const outlook = lookAhead(game);
  const inward = iceToMeet(game.state);
  const on = run === null ? 0 : worthOfGoingOn(game, outlook, boostOf(game, run.source), inward);
  for (let i = 0; i < options.length; i++) rates[i] = options[i]?.kind === 'continue' ? on : 0;
}

/** How much ice is still to be met: the piece in the Runner's position counts until it is passed. */
function iceToMeet({ run, stack }: State): number {
  if (run === null || run.position < 0) return 0;
  for (const frame of stack) if (frame.kind === 'phase' && frame.phase === 'run.pass') return run.position;
  return run.atIce ? run.position + 1 : run.position;
}
