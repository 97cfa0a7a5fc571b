import type { StaticData } from '../language/ability.ts';
import { type Context, contextOf, NO_SLOT, NOTHING_KEPT, WHERE_IT_IS } from '../state/context.ts';
import { findCard, type Game } from '../state/game.ts';
import { type Lingering, NO_SERVER } from '../state/state.ts';

/** The static ability that lasts, or persists after its card is gone; undefined where something else lingers. */
export function lastingAbility({ rules, state }: Game, effect: Lingering): StaticData | undefined {
  const { kind, def, ability } = effect;
  // For a turn that is to come it does not work yet.
  if (effect.until === 'turn' && effect.number > state.turn.number) return undefined;
  if (kind === 'static') return rules.defs[def]?.lasting[ability];
  return kind === 'persistent' ? rules.defs[def]?.statics[ability] : undefined;
}

/** Who speaks in what lingers: it means the cards and numbers it was created with, and the server its card was in. */
export function speakerOfLingering({ state }: Game, effect: Lingering): Context {
  const source = findCard(state, effect.source);
  const { side, server, cards } = effect;
  const home = source === null || server !== NO_SERVER ? server : WHERE_IT_IS;
  if (cards.length === 0 && effect.subject < 0) return contextOf(source, side, home);
  return {
    source,
    controller: side,
    home,
    it: findCard(state, effect.subject),
    amount: effect.amount,
    was: 0,
    frame: { ...NOTHING_KEPT, slots: [cards] },
    that: 0,
    done: NO_SLOT,
    optional: false,
    x: 0,
  };
}
