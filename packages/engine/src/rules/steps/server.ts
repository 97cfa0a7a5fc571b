import type { Instruction } from '../../compile/program.ts';
import { abilityDecision } from '../../kernel/ability.ts';
import { cardsOfEffect, contextOfFrame } from '../../kernel/concrete.ts';
import { option } from '../../state/decision.ts';
import type { AbilityFrame } from '../../state/frame.ts';
import { cardOf, cite, type Game, idOf, wordOf } from '../../state/game.ts';
import type { StepWord } from '../../state/ruleset.ts';
import { serverName } from '../../state/server-name.ts';
import { keepNumber } from '../../state/slots.ts';
import { NO_SERVER, NOTHING, type ServerId } from '../../state/state.ts';
import { mayMoveTo } from '../move-installed.ts';

type Choice = Extract<Instruction, { op: 'server' }>;

/** The servers an effect speaks of to which it could move its cards. */
function serversFor(game: Game, frame: AbilityFrame, { effect }: Choice): ServerId[] {
  const context = contextOfFrame(game, frame, effect);
  const cards = cardsOfEffect(game, frame, effect, context).map((ref) => cardOf(game.state, idOf(ref)));
  const { servers } = wordOf(game, effect.data.effect).concrete;
  const said = servers === null ? [] : servers(game, effect.data, context);
  return said.filter((server) => cards.some((card) => mayMoveTo(game, card, server)));
}

/** Where to: chosen before the instruction becomes imminent, as targets are. */
export const serverStep: StepWord<'server'> = {
  step(game, frame, choice) {
    const servers = serversFor(game, frame, choice);
    if (servers.length > 1) return true;
    keepNumber(frame, choice.effect.chosen, servers[0] ?? NO_SERVER);
    frame.pc += 1;
    return false;
  },

  decide(game, frame, choice) {
    const rule = cite(game, 'chooseNoTarget');
    const options = serversFor(game, frame, choice).map((id) =>
      option('choose', `choose ${serverName(id)}`, rule, NOTHING, id),
    );
    return abilityDecision(game, frame, { seat: frame.controller, kind: 'name', options });
  },

  choose(_game, frame, { effect }, picked) {
    keepNumber(frame, effect.chosen, picked.server);
    frame.pc += 1;
  },
};
