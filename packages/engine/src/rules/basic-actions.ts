import type { Citation } from '../editions/citations.ts';
import type { Edition } from '../editions/edition.ts';
import { withAdditional } from '../query/additional-price.ts';
import { clickPrice, type Price, type Purpose } from '../query/price.ts';
import type { Side } from '../side.ts';
import { ACTION_NAMES, type ActionName } from '../state/action-name.ts';
import type { Game } from '../state/game.ts';
import type { Ruleset } from '../state/ruleset.ts';
import type { Card } from '../state/state.ts';

export interface BasicAction {
  readonly sides: readonly Side[];
  readonly clicks: number;
  readonly credits: number;
  readonly purpose: Purpose;
  readonly rule: Readonly<Record<Side, Citation>>;
}

/** The basic actions of both sides (5.2.7, 5.2.8) and what they cost. */
export const BASIC_ACTIONS: Readonly<Record<ActionName, BasicAction>> = {
  gainCredit: {
    sides: ['corp', 'runner'],
    clicks: 1,
    credits: 0,
    purpose: 'other',
    rule: { corp: 'gainCreditAction', runner: 'runnerGainCreditAction' },
  },
  drawCard: {
    sides: ['corp', 'runner'],
    clicks: 1,
    credits: 0,
    purpose: 'other',
    rule: { corp: 'drawAction', runner: 'runnerDrawAction' },
  },
  install: {
    sides: ['corp', 'runner'],
    clicks: 1,
    credits: 0,
    purpose: 'other',
    rule: { corp: 'installAction', runner: 'runnerInstallAction' },
  },
  play: {
    sides: ['corp', 'runner'],
    clicks: 1,
    credits: 0,
    purpose: 'other',
    rule: { corp: 'playAction', runner: 'runnerPlayAction' },
  },
  advance: {
    sides: ['corp'],
    clicks: 1,
    credits: 1,
    purpose: 'advance',
    rule: { corp: 'advanceAction', runner: 'advanceAction' },
  },
  trashResource: {
    sides: ['corp'],
    clicks: 1,
    credits: 2,
    purpose: 'other',
    rule: { corp: 'trashResourceAction', runner: 'trashResourceAction' },
  },
  purge: {
    sides: ['corp'],
    clicks: 3,
    credits: 0,
    purpose: 'other',
    rule: { corp: 'purgeAction', runner: 'purgeAction' },
  },
  removeTag: {
    sides: ['runner'],
    clicks: 1,
    credits: 2,
    purpose: 'removeTags',
    rule: { corp: 'removeTagAction', runner: 'removeTagAction' },
  },
  run: {
    sides: ['runner'],
    clicks: 1,
    credits: 0,
    purpose: 'other',
    rule: { corp: 'runAction', runner: 'runAction' },
  },
};

/** The action of that name. */
export function basicAction(name: ActionName): BasicAction {
  switch (name) {
    case 'gainCredit':
      return BASIC_ACTIONS.gainCredit;
    case 'drawCard':
      return BASIC_ACTIONS.drawCard;
    case 'install':
      return BASIC_ACTIONS.install;
    case 'play':
      return BASIC_ACTIONS.play;
    case 'run':
      return BASIC_ACTIONS.run;
    case 'advance':
      return BASIC_ACTIONS.advance;
    case 'removeTag':
      return BASIC_ACTIONS.removeTag;
    case 'purge':
      return BASIC_ACTIONS.purge;
    case 'trashResource':
      return BASIC_ACTIONS.trashResource;
  }
}

/** What taking a basic action costs, besides what its card costs: clicks may be saved, an advancement may cost more. */
export function basicPrice(
  game: Game,
  action: ActionName,
  side: Side,
  card: Card | null,
  clickDiscount: number,
): Price {
  const { clicks, credits } = basicAction(action);
  const price = clickPrice(Math.max(0, clicks - clickDiscount), credits);
  if (card === null) return price;
  if (action === 'trashResource') return withAdditional(game, 'trash', side, card, price);
  return action === 'advance' ? withAdditional(game, 'advance', side, card, price) : price;
}

/** The rules of an edition that give each side its basic actions. */
export function actionRulesOf({ rules }: Edition): Ruleset['actionRules'] {
  const of = (side: Side): Record<ActionName, string> =>
    mapActions((action) => rules[BASIC_ACTIONS[action].rule[side]]);
  return { corp: of('corp'), runner: of('runner') };
}

const mapActions = <T>(of: (action: ActionName) => T): Record<ActionName, T> =>
  Object.fromEntries(ACTION_NAMES.map((action) => [action, of(action)])) as Record<ActionName, T>;
