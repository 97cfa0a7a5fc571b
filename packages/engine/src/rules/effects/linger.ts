import type { Citation } from '../../editions/citations.ts';
import { at } from '../../invariant.ts';
import type { Change } from '../../language/ability.ts';
import { boundBy } from '../../language/effect-cards.ts';
import type { CardRef } from '../../language/reference.ts';
import { amountOf } from '../../query/ask.ts';
import { hasSubtype } from '../../query/characteristics.ts';
import { cardsMeant } from '../../query/filter.ts';
import { encounterFrame } from '../../query/run.ts';
import type { EffectOf, EffectWords } from '../../state/effect-word.ts';
import { emit } from '../../state/event.ts';
import type { Effect } from '../../state/frame.ts';
import { type Game, refOf } from '../../state/game.ts';
import type { Card } from '../../state/state.ts';
import { linger } from '../linger.ts';
import { actsOnCards, always, cardsOf, PLAIN } from './common.ts';

/** Each static ability lasts on its own (see compile/compile.ts). */
const abilityOf = ({ statics }: EffectOf<'linger'>) => at(statics, 0);

const numberOf = ({ by, to }: Change) => by ?? to ?? 0;

/** Cards that are known, or not there, before an ability resolves. */
const NOW: ReadonlySet<CardRef> = new Set<CardRef>(['host', 'encountered', 'approached', 'accessed']);

/** Icebreakers' paid abilities have rules of their own about how long they change their strength (3.9.5b-d). */
function ruleOfStrength(game: Game, { source, until }: Effect, card: Card): Citation {
  const { state } = game;
  const isOwn = source === refOf(card) && hasSubtype(game, card, 'icebreaker');
  if (!isOwn || !state.stack.some((open) => open.kind === 'use' && open.card === source)) return 'lingering';
  if (until !== 'encounter') return 'breakerStrengthLonger';
  return encounterFrame(state) === null ? 'strengthOutsideEncounter' : 'breakerStrength';
}

export const LINGER: EffectWords<'linger'> = {
  linger: {
    concrete: {
      ...PLAIN,
      amount: (game, data, context) => {
        const ability = abilityOf(data);
        return ability.static === 'change' ? amountOf(game, numberOf(ability), context) : context.amount;
      },
    },
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: (game, data, context) => {
      const what = boundBy(abilityOf(data));
      if (typeof what === 'string' && NOW.has(what)) return cardsMeant(game, what, context).length > 0;
      return what === null || actsOnCards(game, { what }, context);
    },
    payable: null,
    resolve(game, effect) {
      const { by, amount, until, def, ability } = effect;
      const made = game.rules.defs[def]?.lasting[ability];
      linger(game, effect, { kind: 'static' });
      if (made?.static === 'change' && made.what === 'strength')
        for (const card of cardsOf(game, effect))
          emit(game, 'strengthChanged', ruleOfStrength(game, effect, card), by, amount, until, [card]);
    },
  },
};
