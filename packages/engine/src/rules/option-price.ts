import { programOf } from '../kernel/ability.ts';
import { contextOfFrame } from '../kernel/concrete.ts';
import {
  additionalPrice,
  playPrice,
  rezPrice,
  sum,
  trashPrice,
  usePrice,
} from '../query/additional-price.ts';
import { installPrice } from '../query/install.ts';
import { clickPrice, type Price, priceOf } from '../query/price.ts';
import type { Side } from '../side.ts';
import { type ActionName, isActionName } from '../state/action-name.ts';
import { withX } from '../state/context.ts';
import type { Option } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import { defOf, findCard, type Game, top } from '../state/game.ts';
import { type Card, NO_SERVER, type ServerId } from '../state/state.ts';
import { AS_IT_IS } from '../state/terms.ts';
import { priceToPay } from './additional-cost-frame.ts';
import { basicPrice } from './basic-actions.ts';
import { awaitsShares } from './install.ts';
import { abilityMeant, priceOfUse } from './use.ts';

// What the options of the decision a game waits for would cost now. Nothing is paid by these prices: they tell players
// beforehand what the same functions will ask for as the option is carried out.

/** What an effect saves of the clicks of an action it directs. */
const discountOf = (frame: Frame): number => (frame.kind === 'action' ? frame.clickDiscount : 0);

const additional = (
  game: Game,
  deed: 'run' | 'jackOut' | 'score',
  side: Side,
  card: Card | null,
  server: ServerId,
): Price | null => additionalPrice(game, deed, side, card, server);

/** What the object of a basic action costs besides the action itself. */
function objectPrice(game: Game, action: ActionName, side: Side, card: Card | null, { server }: Option) {
  switch (action) {
    case 'install':
      return card === null ? null : installPrice(game, side, card, server);
    case 'play':
      return card === null ? null : playPrice(game, side, card);
    case 'run':
      return additional(game, 'run', side, null, server);
    default:
      return null;
  }
}

function actionPrice(game: Game, frame: Frame, side: Side, action: ActionName, option: Option): Price {
  const card = findCard(game.state, option.card);
  const basic = basicPrice(game, action, side, card, discountOf(frame));
  const object = objectPrice(game, action, side, card, option);
  return object === null ? basic : sum(basic, object);
}

/** What the act costs that a frame is about to pay for, with an X. */
function priceOfFrame(game: Game, frame: Frame, side: Side, x: number): Price | null {
  switch (frame.kind) {
    case 'additionalCost':
      return priceToPay(game, frame);
    case 'rez': {
      const card = findCard(game.state, frame.card);
      return card === null ? null : rezPrice(game, card, frame);
    }
    case 'play': {
      const card = findCard(game.state, frame.card);
      return card === null ? null : playPrice(game, side, card, frame, x);
    }
    case 'install': {
      const card = findCard(game.state, frame.card);
      if (card === null) return null;
      // Where a total is divided, the number is what the install cost is lowered by.
      const isShare = awaitsShares(frame);
      const terms = isShare ? { free: frame.free, less: x } : frame;
      return installPrice(game, side, card, frame.server, terms, isShare ? 0 : x);
    }
    case 'use': {
      const card = findCard(game.state, frame.card);
      return card === null ? null : priceOfUse(game, { ...frame, x }, card);
    }
    case 'ability': {
      const instruction = programOf(game, frame)[frame.pc];
      if (instruction?.op !== 'pay') return null;
      const context = contextOfFrame(game, frame, instruction);
      return priceOf(game, instruction.cost, x === 0 ? context : withX(context, x));
    }
    default:
      return null;
  }
}

/** Where a card is installed that an effect lets its player put somewhere. */
function destinationPrice(game: Game, frame: Frame, { server }: Option): Price | null {
  const card = frame.kind === 'install' && frame.stage === 1 ? findCard(game.state, frame.card) : null;
  if (card === null || frame.kind !== 'install') return null;
  return installPrice(game, frame.side, card, server, frame);
}

function usedPrice(game: Game, frame: Frame, side: Side, option: Option): Price | null {
  const card = findCard(game.state, option.card);
  if (card === null) return null;
  const { cost } = abilityMeant(game, card, option.number);
  return usePrice(game, side, card, cost, discountOf(frame));
}

/** Whether what is paid for an option speaks of an X that is announced only then. */
export function awaitsX(game: Game, option: Option): boolean {
  const card = findCard(game.state, option.card);
  if (card === null) return false;
  if (option.kind === 'use') return abilityMeant(game, card, option.number).announces;
  return (option.kind === 'play' || option.kind === 'install') && defOf(game, card).costsX;
}

/** What an option would cost now, all in all; null where it is not paid for. */
export function priceOfOption(game: Game, side: Side, option: Option): Price | null {
  const frame = top(game.state);
  const card = findCard(game.state, option.card);
  const { kind } = option;
  // The server of a run that an effect makes is chosen without a click.
  if (kind === 'run' && frame.kind === 'server')
    return additional(game, 'run', 'runner', null, option.server);
  if (isActionName(kind)) return actionPrice(game, frame, side, kind, option);
  switch (kind) {
    case 'use':
      return usedPrice(game, frame, side, option);
    case 'rez':
      return card === null ? null : rezPrice(game, card, AS_IT_IS);
    case 'score':
      return card === null ? null : additional(game, 'score', side, card, card.server);
    case 'trashAccessed':
      return card === null ? null : trashPrice(game, card);
    case 'jackOut':
      return additional(game, 'jackOut', side, null, game.state.run?.server ?? NO_SERVER);
    case 'yes':
      return priceOfFrame(game, frame, side, 0);
    case 'number':
      return priceOfFrame(game, frame, side, option.number);
    case 'way':
      return frame.kind === 'pay' ? { ...clickPrice(0, 0), ...frame.ways[option.number] } : null;
    case 'choose':
      return destinationPrice(game, frame, option);
    default:
      return null;
  }
}
