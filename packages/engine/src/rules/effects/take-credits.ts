import { COUNTERS } from '../../language/lists.ts';
import { ANY_NUMBER } from '../../language/reference.ts';
import { isForbidden } from '../../query/forbidden.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { ALL, OWN } from '../../state/frame.ts';
import type { Game } from '../../state/game.ts';
import { resolvingAbility } from '../../state/slots.ts';
import { removeCountersFrom } from '../counters.ts';
import { gainCredits } from '../credits.ts';
import { always, cardsOf, PLAIN, report } from './common.ts';

const CREDITS = COUNTERS.indexOf('credits');

/** Credits of a source that the cost of its ability took away are set aside for it (9.5.5). */
function takeSetAside({ state }: Game, most: number): number {
  const ability = resolvingAbility(state);
  const use = state.stack.findLast((frame) => frame.kind === 'use');
  if (ability === null || use?.kind !== 'use' || !use.tookSource || use.card !== ability.source) return 0;
  const taken = Math.min(most, ability.counters[CREDITS] ?? 0);
  ability.counters[CREDITS] = (ability.counters[CREDITS] ?? 0) - taken;
  return taken;
}

export const TAKE_CREDITS: EffectWords<'takeCredits'> = {
  /** From a card that holds them. */
  takeCredits: {
    concrete: {
      ...PLAIN,
      marks: ({ amount, from }) => (amount === 'all' ? ALL : 0) | (from === 'this' ? OWN : 0),
      most: (_game, _data, _side, cards) => Math.max(0, ...cards.map(({ credits }) => credits)),
    },
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: (_game, { from }, { source }) => from !== 'this' || (source !== null && source.credits > 0),
    payable: null,
    resolve(game, effect) {
      const { who, amount, marks } = effect;
      if (isForbidden(game, 'gainCredits', who)) return;
      let all = marks & OWN ? takeSetAside(game, marks & ALL ? ANY_NUMBER : amount) : 0;
      gainCredits(game, who, all, 'takeCredits');
      for (const card of cardsOf(game, effect)) {
        const taken = removeCountersFrom(game, card, 'credits', marks & ALL ? card.credits : amount);
        gainCredits(game, who, taken, 'takeCredits');
        all += taken;
      }
      report(game, effect, all);
    },
  },
};
