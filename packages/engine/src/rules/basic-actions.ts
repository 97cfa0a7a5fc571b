import type { Citation } from '../editions/citations.ts';
import type { Edition } from '../editions/edition.ts';
import { occur } from '../kernel/occur.ts';
import type { Side } from '../side.ts';
import { ACTION_NAMES, type ActionName } from '../state/action-name.ts';
import { emit } from '../state/event.ts';
import type { Effect, UseFrame } from '../state/frame.ts';
import { findCard, type Game, refOf } from '../state/game.ts';
import type { Ruleset } from '../state/ruleset.ts';
import { type Card, NOTHING } from '../state/state.ts';
import { ruleEffect } from './effects.ts';
import { startInstallAt } from './install.ts';
import { startPlay } from './play.ts';
import type { Purpose } from './price.ts';
import { initiateRun } from './run/initiate.ts';

type BecomeImminent = (game: Game, effects: Effect[]) => void;

interface BasicAction {
  readonly sides: readonly Side[];
  readonly clicks: number;
  readonly credits: number;
  readonly purpose: Purpose;
  readonly rule: Readonly<Record<Side, Citation>>;
  readonly start: (game: Game, frame: UseFrame, becomeImminent: BecomeImminent) => void;
}

/** The basic actions of both sides (5.2.7, 5.2.8): what they cost and what they do. */
export const BASIC_ACTIONS: Readonly<Record<ActionName, BasicAction>> = {
  gainCredit: {
    sides: ['corp', 'runner'],
    clicks: 1,
    credits: 0,
    purpose: 'other',
    rule: { corp: 'gainCreditAction', runner: 'runnerGainCreditAction' },
    start: (game, frame, becomeImminent) =>
      becomeImminent(game, [ruleEffect('gainCredits', frame.side, 1, true)]),
  },
  drawCard: {
    sides: ['corp', 'runner'],
    clicks: 1,
    credits: 0,
    purpose: 'other',
    rule: { corp: 'drawAction', runner: 'runnerDrawAction' },
    start: (game, frame, becomeImminent) => becomeImminent(game, [ruleEffect('draw', frame.side, 1, true)]),
  },
  install: {
    sides: ['corp', 'runner'],
    clicks: 1,
    credits: 0,
    purpose: 'other',
    rule: { corp: 'installAction', runner: 'runnerInstallAction' },
    start: (game, frame) => {
      const card = findCard(game.state, frame.card);
      if (card !== null) startInstallAt(game, frame.side, card, false, frame.server, frame.onto);
    },
  },
  play: {
    sides: ['corp', 'runner'],
    clicks: 1,
    credits: 0,
    purpose: 'other',
    rule: { corp: 'playAction', runner: 'runnerPlayAction' },
    start: (game, frame) => {
      const card = findCard(game.state, frame.card);
      if (card !== null) startPlay(game, frame.side, card);
    },
  },
  advance: {
    sides: ['corp'],
    clicks: 1,
    credits: 1,
    purpose: 'advance',
    rule: { corp: 'advanceAction', runner: 'advanceAction' },
    start: (game, frame) => {
      const card = findCard(game.state, frame.card);
      if (card !== null) advanceCard(game, card);
    },
  },
  trashResource: {
    sides: ['corp'],
    clicks: 1,
    credits: 2,
    purpose: 'other',
    rule: { corp: 'trashResourceAction', runner: 'trashResourceAction' },
    start: (game, frame, becomeImminent) => {
      const card = findCard(game.state, frame.card);
      if (card === null) return;
      const effect = ruleEffect('trash', frame.side, 0, true);
      effect.cards = [refOf(card)];
      becomeImminent(game, [effect]);
    },
  },
  purge: {
    sides: ['corp'],
    clicks: 3,
    credits: 0,
    purpose: 'other',
    rule: { corp: 'purgeAction', runner: 'purgeAction' },
    start: (game, frame, becomeImminent) => becomeImminent(game, [ruleEffect('purge', frame.side, 0, true)]),
  },
  removeTag: {
    sides: ['runner'],
    clicks: 1,
    credits: 2,
    purpose: 'removeTag',
    rule: { corp: 'removeTagAction', runner: 'removeTagAction' },
    start: (game, frame, becomeImminent) =>
      becomeImminent(game, [ruleEffect('removeTags', frame.side, 1, true)]),
  },
  run: {
    sides: ['runner'],
    clicks: 1,
    credits: 0,
    purpose: 'other',
    rule: { corp: 'runAction', runner: 'runAction' },
    start: (game, frame) =>
      initiateRun(game, { server: frame.server, source: NOTHING, servers: [], agreed: true }),
  },
};

/** The rules of an edition that give each side its basic actions. */
export function actionRulesOf({ rules }: Edition): Ruleset['actionRules'] {
  const of = (side: Side): Record<ActionName, string> =>
    mapActions((action) => rules[BASIC_ACTIONS[action].rule[side]]);
  return { corp: of('corp'), runner: of('runner') };
}

const mapActions = <T>(of: (action: ActionName) => T): Record<ActionName, T> =>
  Object.fromEntries(ACTION_NAMES.map((action) => [action, of(action)])) as Record<ActionName, T>;

/** Advances a card: one advancement counter from the bank, and it counts as advancing (1.17.1). */
export function advanceCard(game: Game, card: Card): void {
  const was = card.advancement;
  card.advancement += 1;
  emit(game, 'advanced', 'advancing', 'corp', card.advancement, '', [card]);
  occur(game, 'advanced', 'corp', card, card.advancement, was);
}

/** What taking a basic action costs, besides what its card costs; null for anything else. */
export const basicActionCost = (name: string): Pick<BasicAction, 'clicks' | 'credits'> | null =>
  Object.hasOwn(BASIC_ACTIONS, name) ? BASIC_ACTIONS[name as ActionName] : null;
