import { isNoted } from '../compile/noted.ts';
import type { CompiledCard, Used } from '../compile/program.ts';
import type { Citation } from '../editions/citations.ts';
import { at } from '../invariant.ts';
import { checkpoint } from '../kernel/checkpoint.ts';
import { occur } from '../kernel/occur.ts';
import { startAbility } from '../kernel/start-ability.ts';
import { ownServer } from '../query/active.ts';
import { usePrice } from '../query/additional-price.ts';
import { xToUse } from '../query/announced.ts';
import { nameOfUse, noteUse } from '../query/limited.ts';
import { clickPrice, type Price, takesSource } from '../query/price.ts';
import { giverDefOf, INTERRUPT_OFFSET, numberInText } from '../state/ability-number.ts';
import type { ActionName } from '../state/action-name.ts';
import { type Decision, nameOfAbility, type Option } from '../state/decision.ts';
import { emit } from '../state/event.ts';
import { type UseFrame, X_UNKNOWN } from '../state/frame.ts';
import { cardOf, defOf, findCard, type Game, idOf, objectOf, playerOf, pop, refOf } from '../state/game.ts';
import { countersOf } from '../state/last-known.ts';
import { hostedOn } from '../state/move.ts';
import { type Card, NO_SERVER } from '../state/state.ts';
import { visibilityOf } from '../state/visibility.ts';
import { announceDecision } from './announce.ts';
import { basicAction, basicPrice } from './basic-actions.ts';
import { moveTo } from './move-card.ts';
import { pay } from './pay.ts';
import { noteClicksOnAction } from './same-action.ts';
import { noteShown } from './show.ts';
import { startAction } from './start-action.ts';

/** Paid abilities of a card, then its paid interrupts, by one numbering. */
export const abilityOf = (def: CompiledCard, number: number): Used =>
  number >= INTERRUPT_OFFSET ? at(def.interrupts, number - INTERRUPT_OFFSET) : at(def.paid, number);

/** What lets a paid ability be used now: as an action, as an interrupt, while accessing, or in a paid ability window. */
export function ruleOfUse(game: Game, frame: UseFrame): Citation {
  if (frame.ability >= INTERRUPT_OFFSET) return 'paidInterrupt';
  if (frame.action !== '') return 'cardAction';
  return at(usedCard(game, frame).paid, frame.ability).forAccess ? 'midAccessAbility' : 'usePaidAbility';
}

/** The ability that a number means on a card: of its own text, or of the one that gave it. */
export function abilityMeant(game: Game, card: Card, number: number): Used {
  const giver = giverDefOf(number);
  return abilityOf(giver >= 0 ? at(game.rules.defs, giver) : defOf(game, card), numberInText(number));
}

const isBasic = (action: UseFrame['action']): action is ActionName => action !== '' && action !== 'ability';

export function priceOfUse(game: Game, frame: UseFrame, card: Card | null): Price {
  if (isBasic(frame.action)) return basicPrice(game, frame.action, frame.side, card, frame.clickDiscount);
  if (card === null) return clickPrice(0, 0);
  const { cost } = abilityOf(usedCard(game, frame), frame.ability);
  return usePrice(game, frame.side, card, cost, frame.clickDiscount, Math.max(0, frame.x));
}

/** What makes two actions the same: the basic action, or the ability of one card (5.2.6a). */
const identityOf = (game: Game, frame: UseFrame): string =>
  isBasic(frame.action)
    ? frame.action
    : nameOfAbility(at(usedCard(game, frame).paid, frame.ability).key, objectOf(frame.card), frame.onto);

/** What the card whose ability is used was before its cost was paid, or the text that gave it the ability. */
const usedDef = ({ state }: Game, { card, def }: UseFrame): number =>
  def >= 0 ? def : cardOf(state, idOf(card)).def;
const usedCard = (game: Game, frame: UseFrame): CompiledCard => at(game.rules.defs, usedDef(game, frame));

/** Notes that an action was initiated, and how many clicks went into the same action this turn. */
function noteAction(game: Game, frame: UseFrame, clicks: number): void {
  const turn = game.state.turn;
  const name = identityOf(game, frame);
  turn.actions.push(name);
  turn.clicksPerAction.push(0);
  if (game.events !== null) {
    const rule = isBasic(frame.action) ? basicAction(frame.action).rule[frame.side] : 'cardAction';
    emit(game, 'action', rule, frame.side, clicks, name);
  }
  if (isNoted(game.rules.noted.act)) occurOn(game, frame, turn.actions.length);
  noteClicksOnAction(game, frame.side, findCard(game.state, frame.card), actedOn(game, frame), clicks);
}

/** What an action stands on is told by what that is: its cost may have taken the card away; basic ones stand on none. */
const actedOn = ({ state }: Game, { action, card }: UseFrame): number =>
  isBasic(action) ? -1 : cardOf(state, idOf(card)).def;

function occurOn(game: Game, frame: UseFrame, amount: number, was = 0, detail = ''): void {
  const { state } = game;
  // Only as it is initiated the card it is about is "it", that of a basic action too.
  const card = detail === 'complete' ? null : findCard(state, frame.card);
  const def = actedOn(game, frame);
  occur(game, 'act', frame.side, card, amount, was, detail, NO_SERVER, '', [], null, 0, [], def);
}

/** An action is complete once all its effects are resolved, or cease to (5.2.2, 5.4.3c). */
export function noteCompleted(game: Game, frame: UseFrame): void {
  const { side } = frame;
  const taken = game.state.turn.actions.length;
  emit(game, 'actionCompleted', 'actionComplete', side, playerOf(game.state, side).clicks);
  if (isNoted(game.rules.noted.act)) occurOn(game, frame, taken, taken - 1, 'complete');
}

/** A cost that takes the source away sets aside what the ability will still speak of (9.5.5). */
function setHostedAside(game: Game, frame: UseFrame, card: Card): void {
  const cards = hostedOn(game.state, card);
  if (cards.length === 0) return;
  const def = usedCard(game, frame);
  const { program } = abilityOf(def, frame.ability);
  if (def.speaksOfHosted[program] !== true) return;
  for (const hosted of cards) {
    moveTo(game, hosted, 'setAside', hosted.faceup);
    frame.hosted.push(refOf(hosted));
  }
}

/** Whether X of its cost is still to be announced. */
const awaitsX = (game: Game, frame: UseFrame, card: Card | null): boolean =>
  frame.x === X_UNKNOWN &&
  !isBasic(frame.action) &&
  card !== null &&
  abilityOf(usedCard(game, frame), frame.ability).announces;

/** An action or paid ability: announce, pay, checkpoint, instructions, done (5.2.2, 9.5.6). */
export const useFrame = {
  /** Goes through the stages until something else is on top, or all is done. */
  step(game: Game, frame: UseFrame): boolean {
    const { state } = game;
    do {
      if (frame.stage === 0 && awaitsX(game, frame, findCard(state, frame.card))) return true;
      stepOnce(game, frame);
    } while (state.stack[state.stack.length - 1] === frame && state.outcome === null);
    return false;
  },

  decide(game: Game, frame: UseFrame): Decision {
    const { side, card: ref, ability, clickDiscount } = frame;
    const card = cardOf(game.state, idOf(ref));
    return announceDecision(
      game,
      side,
      xToUse(game, side, card, abilityOf(usedCard(game, frame), ability), clickDiscount),
      ref,
    );
  },

  choose(_game: Game, frame: UseFrame, chosen: Option): void {
    frame.x = chosen.number;
  },
};

function stepOnce(game: Game, frame: UseFrame): void {
  const { state } = game;
  switch (frame.stage) {
    case 0: {
      frame.stage = 1;
      const card = findCard(state, frame.card);
      const price = priceOfUse(game, frame, card);
      frame.clicks = price.clicks;
      if (isBasic(frame.action)) {
        pay(game, frame.side, price, null, basicAction(frame.action).purpose, card);
      } else if (card !== null) {
        // What is used from out of sight is shown by it.
        if (visibilityOf(card) !== 'all') noteShown(game, 'revealed', 'revealing', frame.side, [card]);
        frame.def = usedDef(game, frame);
        frame.home = ownServer(state, card);
        if (takesSource(price)) {
          frame.counters = countersOf(card);
          frame.tookSource = true;
          setHostedAside(game, frame, card);
        }
        const { limit, key } = abilityOf(usedCard(game, frame), frame.ability);
        noteUse(state, nameOfUse(state, limit, key, card.object, frame.onto));
        pay(game, frame.side, price, card, 'use', card);
      }
      return;
    }
    case 1:
      frame.stage = 2;
      if (frame.action !== '') noteAction(game, frame, frame.clicks);
      if (!isBasic(frame.action)) {
        const card = cardOf(state, idOf(frame.card));
        emit(game, 'abilityUsed', ruleOfUse(game, frame), frame.side, frame.ability, '', [card]);
        occur(game, 'use', frame.side, card);
      }
      checkpoint(game);
      return;
    case 2:
      frame.stage = 3;
      if (isBasic(frame.action)) {
        startAction(game, frame, frame.action);
        return;
      }
      {
        const { program } = abilityOf(usedCard(game, frame), frame.ability);
        startAbility(game, {
          def: usedDef(game, frame),
          program,
          controller: frame.side,
          source: frame.card,
          counters: frame.counters,
          interrupt: frame.ability >= INTERRUPT_OFFSET ? frame.ability - INTERRUPT_OFFSET : -1,
          hosted: frame.hosted,
          home: frame.home,
          x: Math.max(0, frame.x),
        });
      }
      return;
    case 3:
      frame.stage = 4;
      checkpoint(game);
      return;
    case 4:
      pop(state);
      if (frame.action !== '') noteCompleted(game, frame);
      return;
  }
}
