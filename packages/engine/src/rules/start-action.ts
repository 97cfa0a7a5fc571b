import { becomeImminent } from '../kernel/instruction.ts';
import { ruleEffect } from '../kernel/rule-effect.ts';
import type { ActionName } from '../state/action-name.ts';
import type { Effect, UseFrame } from '../state/frame.ts';
import { findCard, type Game, refOf } from '../state/game.ts';
import { FACEUP } from '../state/option-key.ts';
import { type Card, NOTHING } from '../state/state.ts';
import { advanceCard } from './advance.ts';
import { startInstallAt } from './install.ts';
import { startPlay } from './play.ts';
import { initiateRun } from './run/initiate.ts';

type Start = (game: Game, frame: UseFrame) => void;

/** The effect of a rule on nothing but the player who acts. */
const by =
  (name: Effect['name'], amount: number, detail = ''): Start =>
  (game, { side }) =>
    becomeImminent(game, [ruleEffect(name, side, amount, true, detail)]);

/** What a basic action does with its card, if that is still there. */
const withCard =
  (start: (game: Game, card: Card, frame: UseFrame) => void): Start =>
  (game, frame) => {
    const card = findCard(game.state, frame.card);
    if (card !== null) start(game, card, frame);
  };

/** What each basic action does once its cost is paid (5.2.7, 5.2.8). */
export const START_ACTION: Readonly<Record<ActionName, Start>> = {
  gainCredit: by('gain', 1, 'credits'),
  drawCard: by('draw', 1),
  install: withCard((game, card, { side, server, onto, ability }) =>
    startInstallAt(game, side, card, { server, onto, faceup: ability === FACEUP }),
  ),
  play: withCard((game, card, { side }) => startPlay(game, side, card)),
  advance: withCard((game, card) => advanceCard(game, card)),
  trashResource: withCard((game, card, { side }) => {
    const effect = ruleEffect('trash', side, 0, true);
    effect.cards = [refOf(card)];
    becomeImminent(game, [effect]);
  }),
  purge: by('purge', 0),
  removeTag: by('lose', 1, 'tags'),
  run: (game, { server }) =>
    initiateRun(game, { server, source: NOTHING, servers: [], text: -1, def: -1, agreed: true }),
};
