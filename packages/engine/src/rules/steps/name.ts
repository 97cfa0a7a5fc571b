import type { Instruction } from '../../compile/program.ts';
import { abilityDecision, consent } from '../../kernel/ability.ts';
import { contextOfFrame } from '../../kernel/concrete.ts';
import { ruleEffect } from '../../kernel/rule-effect.ts';
import { CARD_TYPES } from '../../language/lists.ts';
import { ANY_NUMBER } from '../../language/reference.ts';
import { SUBTYPES } from '../../language/subtypes.ts';
import { amountOf } from '../../query/ask.ts';
import { maintains, memoryWord } from '../../query/named.ts';
import { type Option, option } from '../../state/decision.ts';
import type { AbilityFrame } from '../../state/frame.ts';
import { cite, type Game } from '../../state/game.ts';
import { KEY } from '../../state/option-key.ts';
import type { StepWord } from '../../state/ruleset.ts';
import { serverName } from '../../state/server-name.ts';
import { NO_SERVER, NOTHING } from '../../state/state.ts';
import { isForTheTurn } from '../effects/remember.ts';
import { linger } from '../linger.ts';

type Naming = Extract<Instruction, { op: 'name' }>;

/** The words that can be chosen; any that is printed on a card (2.16.6). */
function wordsFor({ rules }: Game, { what, types, subtypes }: Naming): readonly string[] {
  switch (what) {
    case 'cardType':
      return types ?? CARD_TYPES.filter((type) => type !== 'identity');
    case 'subtype':
      return subtypes ?? SUBTYPES;
    case 'title':
      return rules.nameable.map(({ id }) => id);
    case 'server':
    case 'number':
      return [];
  }
}

function optionsOf(game: Game, frame: AbilityFrame, naming: Naming): Option[] {
  const rule = cite(game, 'chooseNoTarget');
  if (naming.what === 'server')
    return game.state.servers.map(({ id }) =>
      option('choose', `choose ${serverName(id)}`, rule, NOTHING, id),
    );
  if (naming.what === 'number') {
    const { most } = naming;
    const highest =
      most === null ? ANY_NUMBER : Math.max(0, amountOf(game, most, contextOfFrame(game, frame, naming)));
    return Array.from({ length: Math.min(highest, ANY_NUMBER) + 1 }, (_, number) =>
      option('number', KEY.number, rule, NOTHING, NO_SERVER, NOTHING, number),
    );
  }
  return wordsFor(game, naming).map((word, index) =>
    option('choose', `choose ${word}`, rule, NOTHING, NO_SERVER, NOTHING, index),
  );
}

/** Keeps a choice with the card, instead of the one of its kind before (26.03 9.10.3). */
function keep(game: Game, frame: AbilityFrame, naming: Naming, picked: Option): void {
  const { state, rules } = game;
  const { what } = naming;
  const { source, def, controller } = frame;
  state.lingering = state.lingering.filter((effect) => effect.source !== source || !maintains(effect, what));
  const effect = { ...ruleEffect('remember', controller, picked.number, false), source, def };
  const chosen = wordsFor(game, naming)[picked.number] ?? '';
  const word = what === 'title' ? (rules.nameable[picked.number]?.title ?? '') : chosen;
  linger(game, effect, {
    kind: 'memory',
    until: isForTheTurn(game, effect) ? 'turn' : 'once',
    server: picked.server,
    word: memoryWord(what, word),
  });
}

/** A choice of something that is no card, which its card remembers. */
export const nameStep: StepWord<'name'> = {
  step(game, frame) {
    consent(game, frame);
    return true;
  },

  decide(game, frame, naming) {
    return abilityDecision(game, frame, {
      seat: frame.controller,
      kind: 'name',
      options: optionsOf(game, frame, naming),
    });
  },

  choose(game, frame, naming, picked) {
    keep(game, frame, naming, picked);
    frame.pc += 1;
  },
};
