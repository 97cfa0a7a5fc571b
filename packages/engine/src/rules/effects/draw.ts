import { prospect } from '../../query/deeds.ts';
import { isForbidden } from '../../query/forbidden.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { BASIC_ACTION, MANDATORY_DRAW } from '../../state/frame.ts';
import { NO_SERVER } from '../../state/state.ts';
import { deckCards } from '../../state/zones.ts';
import { drawCards } from '../draw.ts';
import { PLAIN, report } from './common.ts';

export const DRAW: EffectWords<'draw'> = {
  draw: {
    concrete: { ...PLAIN, most: ({ state }, _data, side) => deckCards(state, side).length },
    imminent: {
      deed: () => 'draw',
      would: (game, { who, marks }) => [
        prospect(game, 'draw', who, null, NO_SERVER, marks & BASIC_ACTION ? 'basic' : ''),
      ],
      charge: null,
      // Draws of one instruction share what reacts to them (26.03 8.4.4).
      together: true,
    },
    choosing: null,
    expected: (game, { who }) => !isForbidden(game, 'draw', who),
    // A Corp that has to draw from an empty R&D loses, which is a change; one that need not does nothing.
    couldChange: (game, _data, { optional }, side, amount) =>
      amount > 0 &&
      !isForbidden(game, 'draw', side) &&
      ((side === 'corp' && !optional) || deckCards(game.state, side).length > 0),
    payable: null,
    resolve(game, effect) {
      const { who, amount, marks } = effect;
      if (isForbidden(game, 'draw', who)) return;
      report(game, effect, Math.max(0, Math.min(amount, deckCards(game.state, who).length)));
      drawCards(
        game,
        who,
        amount,
        marks & MANDATORY_DRAW ? 'mandatoryDraw' : 'drawCards',
        marks & BASIC_ACTION ? 'basic' : '',
      );
    },
  },
};
