import { becomeImminent } from '../kernel/instruction.ts';
import { ruleEffect } from '../kernel/rule-effect.ts';
import type { Side } from '../side.ts';
import type { ActionName } from '../state/action-name.ts';
import type { Effect, UseFrame } from '../state/frame.ts';
import { findCard, type Game, refOf } from '../state/game.ts';
import { FACEUP } from '../state/option-key.ts';
import { type Card, NOTHING } from '../state/state.ts';
import { advanceCard } from './advance.ts';
import { startInstallAt } from './install.ts';
import { startPlay } from './play.ts';
import { initiateRun } from './run/initiate.ts';

/** The effect of a rule on nothing but the player who acts. */
function begin(game: Game, side: Side, name: Effect['name'], amount: number, detail = ''): void {
  becomeImminent(game, [ruleEffect(name, side, amount, true, detail)]);
}

/** What a basic action does once its cost is paid (5.2.7, 5.2.8), with its card if that is still there. */
export function startAction(game: Game, frame: UseFrame, action: ActionName): void {
  const { side } = frame;
  switch (action) {
    case 'gainCredit':
      begin(game, side, 'gain', 1, 'credits');
      return;
    case 'drawCard':
      begin(game, side, 'draw', 1);
      return;
    case 'run':
      initiateRun(game, {
        server: frame.server,
        source: NOTHING,
        servers: [],
        text: -1,
        def: -1,
        agreed: true,
      });
      return;
    case 'purge':
      begin(game, side, 'purge', 0);
      return;
    case 'removeTag':
      begin(game, side, 'lose', 1, 'tags');
      return;
    default: {
      const card = findCard(game.state, frame.card);
      if (card !== null) startWithCard(game, card, frame, action);
    }
  }
}

function startWithCard(
  game: Game,
  card: Card,
  { side, server, onto, ability }: UseFrame,
  action: 'install' | 'play' | 'advance' | 'trashResource',
): void {
  switch (action) {
    case 'install':
      startInstallAt(game, side, card, { server, onto, faceup: ability === FACEUP });
      return;
    case 'play':
      startPlay(game, side, card);
      return;
    case 'advance':
      advanceCard(game, card);
      return;
    case 'trashResource': {
      const effect = ruleEffect('trash', side, 0, true);
      effect.cards = [refOf(card)];
      becomeImminent(game, [effect]);
    }
  }
}
