import { assertNever } from '../invariant.ts';
import { imminentInstruction, isRelevant } from '../kernel/instruction.ts';
import { occur } from '../kernel/occur.ts';
import type { Imminent } from '../language/ability.ts';
import type { Prohibition } from '../language/effect.ts';
import type { Counter, DamageType } from '../language/lists.ts';
import { matches } from '../query/filter.ts';
import { canTakeActions } from '../query/phase.ts';
import { mayNotJackOut } from '../query/run-limits.ts';
import { isForbidden } from '../query/values.ts';
import { type EventCard, emit, emitCards, eventCard } from '../state/event.ts';
import {
  AGREED,
  ALL,
  DIFFERENT,
  type Effect,
  FACEDOWN,
  FREE,
  INWARD,
  LOAD,
  MANDATORY_DRAW,
  REMOVED,
  REVEAL,
} from '../state/frame.ts';
import { cardOf, findCard, type Game, idOf, push, refOf } from '../state/game.ts';
import { isInstalled, isUnrezzed } from '../state/in-play.ts';
import { deckOf, handOf, shuffleDeck } from '../state/move.ts';
import type { EffectRules } from '../state/ruleset.ts';
import { serverNamed } from '../state/server-name.ts';
import { type Card, HQ } from '../state/state.ts';
import { visibilityOf } from '../state/visibility.ts';
import { chargeForTrashing } from './additional-cost-frame.ts';
import { placeCountersOn, removeCountersFrom } from './counters.ts';
import { gainClicks, gainCredits, loseCredits } from './credits.ts';
import { dealDamage } from './damage.ts';
import { drawCards } from './draw.ts';
import { effectCouldChange } from './effect-potential.ts';
import { followTarget } from './follow-target.ts';
import { startInstall, startInstallInward } from './install.ts';
import { linger } from './linger.ts';
import { identifyMark } from './mark.ts';
import { hostOn, moveTo } from './move-card.ts';
import { loseClicks } from './pay.ts';
import { purge } from './purge.ts';
import { derez, startDirectedRez } from './rez.ts';
import { chooseServerToRun } from './run/choose-server.ts';
import { bypassIce, forceEncounter, startBreaking } from './run/encounter.ts';
import { attackInstead, moveRunnerOutermost, moveRunnerToIce } from './run/move-runner.ts';
import { endRun } from './run/run.ts';
import { startSabotage } from './sabotage.ts';
import { noteShown } from './show.ts';
import { swapInstalled } from './swap.ts';
import { giveTags, removeTags } from './tags.ts';
import { trashCards, trashIntoDeck } from './trash.ts';
import { forceEndOfActionPhase } from './turn/forced-end.ts';

const cardsOf = (game: Game, effect: Effect): Card[] => {
  const cards: Card[] = [];
  for (const ref of effect.cards) {
    const card = findCard(game.state, ref);
    if (card !== null) cards.push(card);
  }
  return cards;
};

/** Carries out one effect as it is now; parts that cannot be done are left out (1.2.4). */
function resolveEffect(game: Game, effect: Effect): void {
  const state = game.state;
  switch (effect.name) {
    case 'gainCredits':
      if (!isForbidden(game, 'gainCredits', effect.who))
        gainCredits(game, effect.who, effect.amount, 'gainCredits');
      return;
    case 'loseCredits':
      loseCredits(game, effect.who, effect.amount, 'loseCredits');
      return;
    case 'gainClicks':
      gainClicks(game, effect.who, effect.amount, 'gainClicks');
      return;
    case 'loseClicks':
      loseClicks(game, effect.who, effect.amount, 'loseClicks');
      return;
    case 'draw':
      if (isForbidden(game, 'draw', effect.who)) return;
      drawCards(
        game,
        effect.who,
        effect.amount,
        effect.marks & MANDATORY_DRAW ? 'mandatoryDraw' : 'drawCards',
      );
      return;
    case 'giveTags':
      giveTags(game, effect.amount);
      return;
    case 'removeTags':
      removeTags(game, effect.amount);
      return;
    case 'takeBadPublicity':
      if (effect.amount <= 0) return;
      state.corp.badPublicity += effect.amount;
      emit(game, 'badPublicityTaken', 'badPublicity', 'corp', effect.amount);
      occur(game, 'takeBadPublicity', 'corp', null, effect.amount);
      return;
    case 'damage':
      dealDamage(game, effect.detail as DamageType, effect.amount, effect.by);
      return;
    case 'placeCounters':
      for (const card of cardsOf(game, effect)) {
        placeCountersOn(game, card, effect.detail as Counter, effect.amount, (effect.marks & LOAD) !== 0);
      }
      return;
    case 'charge':
      for (const card of cardsOf(game, effect)) placeCountersOn(game, card, 'power', 1, false);
      return;
    case 'removeCounters':
      for (const card of cardsOf(game, effect))
        removeCountersFrom(game, card, effect.detail as Counter, effect.amount);
      return;
    case 'takeCredits':
      for (const card of cardsOf(game, effect)) {
        const wanted = effect.marks & ALL ? card.credits : effect.amount;
        if (isForbidden(game, 'gainCredits', effect.who)) return;
        const taken = removeCountersFrom(game, card, 'credits', wanted);
        gainCredits(game, effect.who, taken, 'takeCredits');
      }
      return;
    case 'trash': {
      const barred = effect.by === 'runner' && isForbidden(game, 'trashCorpCards', 'runner');
      const cards = cardsOf(game, effect).filter((card) => !barred || card.owner === 'runner');
      const redirected = cards.filter((card) => effect.changedBy.includes(refOf(card)));
      const trashed = cards.filter((card) => !redirected.includes(card));
      if (trashed.length > 0) trashCards(game, trashed, effect.by, 'trashing');
      for (const card of redirected) trashIntoDeck(game, card, effect.by);
      return;
    }
    case 'rez': {
      const agreed = (effect.marks & AGREED) !== 0;
      for (const card of cardsOf(game, effect)) {
        if (isUnrezzed(card)) startDirectedRez(game, card, (effect.marks & FREE) !== 0, agreed);
      }
      return;
    }
    case 'derez':
      for (const card of cardsOf(game, effect)) derez(game, card, effect.by);
      return;
    case 'install': {
      // A card that lies facedown afterwards is shown to prove all but its type (26.03 8.5.13).
      if (effect.by === 'corp') showIfAsked(game, effect);
      // One after the other, each a step of its own; the first lies on top (8.2.4).
      for (const card of cardsOf(game, effect).reverse()) {
        if (effect.marks & INWARD) startInstallInward(game, effect.by, card, effect.source);
        else startInstall(game, effect.by, card, (effect.marks & FREE) !== 0);
      }
      return;
    }
    case 'addToHand':
      showIfAsked(game, effect);
      moveTargets(game, effect, (card) => moveTo(game, card, handOf(card.owner), false), 'addedToHand');
      return;
    case 'shuffleIntoDeck':
      showIfAsked(game, effect);
      moveTargets(game, effect, (card) => moveTo(game, card, deckOf(card.owner), false), 'shuffledIntoDeck');
      shuffleDeck(game, deckOf(effect.by));
      return;
    case 'shuffleDeck':
      shuffleDeck(game, deckOf(effect.who));
      emit(game, 'shuffled', 'moveCards', effect.who);
      return;
    case 'removeFromGame':
      moveTargets(game, effect, (card) => moveTo(game, card, 'removed', true), 'removedFromGame');
      return;
    case 'host': {
      const host = findCard(state, effect.source);
      if (host === null || !(isInstalled(host) || host.zone === 'corpScore')) return;
      showIfAsked(game, effect);
      moveTargets(
        game,
        effect,
        (card) => hostOn(game, card, host, (effect.marks & FACEDOWN) === 0),
        'hosted',
      );
      return;
    }
    case 'purge':
      purge(game);
      return;
    case 'endActionPhase':
      forceEndOfActionPhase(game, effect.by);
      return;
    case 'takeAction':
      directAction(game, effect);
      return;
    case 'forbid':
      linger(game, effect, { kind: 'forbid', what: effect.detail as Prohibition, side: effect.who });
      return;
    case 'later':
      if (state.run === null && waitsForEndOfRun(game, effect)) return;
      linger(game, effect, { kind: 'delayed', ability: effect.amount, until: 'once' });
      return;
    case 'run':
      chooseServerToRun(game, effect);
      return;
    case 'identifyMark':
      identifyMark(game, effect);
      return;
    case 'sabotage':
      startSabotage(game, effect.amount);
      return;
    case 'approach': {
      const [ice] = cardsOf(game, effect);
      if (ice !== undefined) moveRunnerToIce(game, ice);
      return;
    }
    case 'moveRunner':
      moveRunnerOutermost(game, serverNamed(effect.detail) ?? HQ);
      return;
    case 'attackInstead':
      attackInstead(game, serverNamed(effect.detail) ?? HQ);
      return;
    case 'endRun':
      endRun(game, 'endTheRun');
      return;
    case 'break':
      startBreaking(game, effect);
      return;
    case 'strength':
      for (const card of cardsOf(game, effect)) {
        linger(game, effect, { kind: 'strength', card: refOf(card), amount: effect.amount });
        emit(game, 'strengthChanged', 'strength', effect.by, effect.amount, effect.until, [card]);
      }
      return;
    case 'bypass':
      bypassIce(game);
      return;
    case 'accessMore':
      if (state.run !== null) {
        linger(game, effect, {
          kind: 'access',
          amount: effect.amount,
          server: state.run.server,
          until: 'run',
        });
      }
      return;
    case 'mayJackOut':
      if (state.run !== null && !mayNotJackOut(game)) push(state, { kind: 'jackOut' });
      return;
    case 'reveal': {
      const cards = cardsOf(game, effect);
      for (const card of cards) card.faceup = card.zone === 'setAside' ? true : card.faceup;
      noteShown(game, 'revealed', 'revealing', effect.by, cards);
      const ability = state.stack.findLast((open) => open.kind === 'ability');
      if (ability?.kind === 'ability') ability.revealed.push(...cards.map(refOf));
      for (const card of cards) occur(game, 'reveal', effect.by, card);
      return;
    }
    case 'expose': {
      const cards = cardsOf(game, effect).filter(isUnrezzed);
      noteShown(game, 'exposed', 'exposing', effect.by, cards);
      for (const card of cards) occur(game, 'expose', effect.by, card);
      return;
    }
    case 'swap': {
      const [first, second] = cardsOf(game, effect);
      if (first !== undefined && second !== undefined) swapInstalled(game, first, second, effect.by);
      return;
    }
    case 'encounter': {
      const [ice] = cardsOf(game, effect);
      if (ice !== undefined) forceEncounter(game, ice);
      return;
    }
    case 'prevent':
    case 'setImminent':
    case 'redirectToDeck':
      changeImminent(game, effect);
      return;
    default:
      assertNever(effect.name, 'effect');
  }
}

/** "When this run ends" means nothing without a run (26.03 9.6.13d). */
const waitsForEndOfRun = (game: Game, effect: Effect): boolean =>
  game.rules.defs[effect.def]?.when[effect.amount]?.deeds.some(({ deed }) => deed === 'endRun') ?? false;

/** Moves every target, and lets the ability follow it to the object it becomes. */
function moveTargets(
  game: Game,
  effect: Effect,
  move: (card: Card) => void,
  kind: 'addedToHand' | 'shuffledIntoDeck' | 'removedFromGame' | 'hosted',
): void {
  const rule = kind === 'hosted' ? 'hosting' : kind === 'removedFromGame' ? 'removedFromGame' : 'moveCards';
  const moved: EventCard[] = [];
  for (const card of cardsOf(game, effect)) {
    const before = refOf(card);
    const wasOpen = visibilityOf(card) === 'all';
    move(card);
    followTarget(game.state, before, refOf(card));
    // Who saw which card it was still knows when it moves out of sight.
    const told = eventCard(game, card);
    moved.push(wasOpen ? { ...told, seenBy: 'all' } : told);
  }
  if (moved.length > 0) emitCards(game, kind, rule, effect.by, moved.length, moved);
}

/** A hidden card moved for what it is has to be revealed first (4.1.2b). */
function showIfAsked(game: Game, effect: Effect): void {
  if (!(effect.marks & REVEAL)) return;
  const hidden = cardsOf(game, effect).filter((card) => visibilityOf(card) !== 'all');
  noteShown(game, 'revealed', 'revealing', effect.by, hidden);
}

/** Outside their own action phase a player who is told to take an action does nothing (5.2.5). */
function directAction(game: Game, effect: Effect): void {
  if (!canTakeActions(game, effect.who)) {
    emit(game, 'nothingHappened', 'actionOutsidePhase', effect.who);
    return;
  }
  push(game.state, {
    kind: 'action',
    side: effect.who,
    clickDiscount: effect.amount,
    different: (effect.marks & DIFFERENT) !== 0,
  });
}

/** What an interrupt does to the instruction it interrupts. */
function changeImminent(game: Game, change: Effect): void {
  const instruction = imminentInstruction(game);
  const interrupt = game.rules.defs[change.def]?.interrupts[change.interrupt];
  if (instruction === null || interrupt === undefined) return;
  const card = cardOf(game.state, idOf(change.source));
  const target = instruction.effects.find((effect) => isRelevant(game, interrupt, effect, card));
  if (target === undefined) return;
  if (change.name === 'redirectToDeck') {
    target.changedBy.push(change.source);
    emit(game, 'replaced', 'replacementEffect', change.by, 0, target.name, [card]);
    return;
  }
  if (change.name === 'setImminent') {
    target.amount = change.amount;
    emit(game, 'replaced', 'replacementEffect', change.by, change.amount, target.name, [card]);
    return;
  }
  if (target.name === 'trash') spareCards(game, target, change, interrupt.data.to, card);
  else if (change.marks & ALL) target.marks |= REMOVED;
  else target.amount -= change.amount;
  emit(game, 'prevented', 'preventing', change.by, change.amount, target.name, [card]);
}

/** Preventing that cards are trashed takes as many of them as it says out of the effect. */
function spareCards(game: Game, target: Effect, change: Effect, to: Imminent, source: Card): void {
  let left = change.marks & ALL ? target.cards.length : change.amount;
  target.cards = target.cards.filter((ref) => {
    const card = findCard(game.state, ref);
    if (left === 0 || card === null || to.effect !== 'trash') return true;
    const meant = to.card === 'source' ? card.id === source.id : matches(game, card, to.card, source);
    if (meant) left -= 1;
    return !meant;
  });
}

/** What the kernel asks about effects. */
export const EFFECTS: EffectRules = {
  charge: chargeForTrashing,
  resolve: resolveEffect,
  couldChange: effectCouldChange,
};
