import { handRefs } from '../query/price.ts';
import { type Decision, type Option, option } from '../state/decision.ts';
import type { SabotageFrame } from '../state/frame.ts';
import { cardOf, cite, findCard, type Game, pop, push } from '../state/game.ts';
import { KEY } from '../state/option-key.ts';
import { NOTHING } from '../state/state.ts';
import { trashCards } from './trash.ts';

/** The Corp is sabotaged; with too few cards in HQ and R&D together it loses them all (26.03 10.12.3b). */
export function startSabotage(game: Game, amount: number): void {
  const { hq, rd } = game.state.zones;
  const number = Math.min(amount, hq.length + rd.length);
  if (number > 0) push(game.state, { kind: 'sabotage', number, chosen: [], decided: false });
}

/** Whether R&D has enough cards for what is not taken from HQ (10.12.3a). */
const rdHasTheRest = (game: Game, frame: SabotageFrame): boolean =>
  frame.number - frame.chosen.length <= game.state.zones.rd.length;

/** The Corp chooses cards in HQ, and all are trashed together with the rest from the top of R&D (10.12.2). */
export const sabotageFrame = {
  step(game: Game, frame: SabotageFrame): boolean {
    const { state } = game;
    const missing = frame.number - frame.chosen.length;
    if (!frame.decided && missing > 0 && frame.chosen.length < state.zones.hq.length) return true;
    pop(state);
    const fromHq = frame.chosen.map((ref) => findCard(state, ref)).filter((card) => card !== null);
    const fromRd = missing > 0 ? state.zones.rd.slice(-missing).reverse() : [];
    trashCards(game, [...fromHq, ...fromRd.map((id) => cardOf(state, id))], 'corp', 'sabotage');
    return false;
  },

  decide(game: Game, frame: SabotageFrame): Decision {
    const rule = cite(game, 'sabotage');
    const options: Option[] = handRefs(game, 'corp')
      .filter((ref) => !frame.chosen.includes(ref))
      .map((ref) => option('choose', KEY.choose, rule, ref));
    if (rdHasTheRest(game, frame)) options.push(option('done', 'done', rule));
    return {
      seat: 'corp',
      kind: 'target',
      rule,
      options,
      chosen: frame.chosen.length,
      wanted: Math.min(frame.number, game.state.zones.hq.length),
      about: NOTHING,
    };
  },

  choose(_game: Game, frame: SabotageFrame, chosen: Option): void {
    if (chosen.kind === 'done') frame.decided = true;
    else frame.chosen.push(chosen.card);
  },
};
