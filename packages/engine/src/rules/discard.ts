import { occur } from '../kernel/occur.ts';
import { handRefs } from '../query/price.ts';
import { type Decision, type Option, option } from '../state/decision.ts';
import { emit } from '../state/event.ts';
import type { DiscardFrame } from '../state/frame.ts';
import { cardOf, type Game, idOf, pop } from '../state/game.ts';
import { discardOf } from '../state/move.ts';
import { KEY } from '../state/option-key.ts';
import { NO_SERVER } from '../state/state.ts';
import { moveTo } from './move-card.ts';

/** Discarding is not trashing; Corp cards go to Archives facedown (5.5.2). */
export const discardFrame = {
  step(game: Game, frame: DiscardFrame): boolean {
    if (frame.chosen.length < frame.surplus) return true;
    const state = game.state;
    pop(state);
    const cards = frame.chosen.map((ref) => cardOf(state, idOf(ref)));
    for (const card of cards) moveTo(game, card, discardOf(frame.side), frame.side === 'runner');
    if (game.events !== null) emit(game, 'discarded', 'discarding', frame.side, cards.length, '', cards);
    // Cards discarded one at a time still are what was discarded to reach the maximum hand size.
    const batch = -state.turn.number;
    for (const card of cards)
      occur(game, 'discard', frame.side, card, 1, 0, '', NO_SERVER, '', undefined, null, batch);
    return false;
  },

  decide(game: Game, frame: DiscardFrame): Decision {
    const { discarding: rule, corpDiscardStep, runnerDiscardStep } = game.rules.edition.rules;
    const options: Option[] = [];
    for (const ref of handRefs(game, frame.side)) {
      if (!frame.chosen.includes(ref)) options.push(option('discard', KEY.discard, rule, ref));
    }
    return {
      seat: frame.side,
      kind: 'discard',
      rule: frame.side === 'corp' ? corpDiscardStep : runnerDiscardStep,
      options,
      chosen: frame.chosen.length,
      wanted: frame.surplus,
      about: -1,
    };
  },

  choose(_game: Game, frame: DiscardFrame, chosen: Option): void {
    frame.chosen.push(chosen.card);
  },
};
