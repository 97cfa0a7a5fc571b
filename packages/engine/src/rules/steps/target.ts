import type { Instruction } from '../../compile/program.ts';
import { abilityDecision, programOf } from '../../kernel/ability.ts';
import { contextOfFrame, sideOf } from '../../kernel/concrete.ts';
import { otherRefOfEffect } from '../../language/effect-cards.ts';
import { amountOf } from '../../query/ask.ts';
import { deckIn } from '../../query/filter.ts';
import { stillThere } from '../../query/words/cards.ts';
import { option } from '../../state/decision.ts';
import type { AbilityFrame } from '../../state/frame.ts';
import { cardOf, cite, defOf, type Game, idOf, refOf, wordOf } from '../../state/game.ts';
import { KEY } from '../../state/option-key.ts';
import { randomAmong } from '../../state/random.ts';
import type { StepWord } from '../../state/ruleset.ts';
import { keepIn, slotOf } from '../../state/slots.ts';
import type { Card, ObjectRef } from '../../state/state.ts';
import { targetsOf } from '../targets.ts';

type Target = Extract<Instruction, { op: 'target' }>;

/** How many cards are to be chosen. */
export const wantedBy = (game: Game, frame: AbilityFrame, target: Target): number =>
  amountOf(game, target.choose.count, contextOfFrame(game, frame, target));

export const mayStopEarly = ({ choose }: Target): boolean =>
  choose.cards !== 'random' && choose.upTo === true;

const isAgain = ({ choose }: Target): boolean => choose.cards === 'choose' && choose.again === true;

/** Whether a card is not among those chosen, nor one with its title where they have to be different. */
function isStillOpen(game: Game, card: Card, chosen: readonly ObjectRef[], { choose }: Target): boolean {
  if (chosen.includes(refOf(card))) return false;
  if (choose.cards === 'random' || choose.different !== true) return true;
  const titleOf = (ref: ObjectRef): string => defOf(game, cardOf(game.state, idOf(ref))).data.title;
  return !chosen.some((ref) => titleOf(ref) === defOf(game, card).data.title);
}

/** Whether cards to be chosen are so few that all of them are taken, without asking. */
function needsNoChoice(open: readonly Card[], missing: number, { choose }: Target): boolean {
  if (choose.cards === 'random' || choose.upTo === true || choose.different === true) return false;
  return open.length <= (isAgain({ choose } as Target) ? 1 : missing);
}

/** Cards that may still be chosen. */
export function candidates(game: Game, frame: AbilityFrame, target: Target): Card[] {
  const chosen = slotOf(frame, target.slot);
  const all = targetsOf(game, target, contextOfFrame(game, frame, target));
  const open = isAgain(target) ? all : all.filter((card) => isStillOpen(game, card, chosen, target));
  const pairs = wordOf(game, target.acts.effect).choosing?.pairs ?? null;
  // What is chosen for a card that is known already is no pair.
  if (pairs === null || otherRefOfEffect(target.acts) !== null) return open;
  const partners = chosen.length === 0 ? all : stillThere(game.state, chosen);
  return open.filter((card) => partners.some((other) => other !== card && pairs(game, card, other)));
}

/** The deck being searched, while the searcher chooses. */
export function searchedZone(game: Game): 'rd' | 'stack' | null {
  const frame = game.state.stack.at(-1);
  if (frame?.kind !== 'ability') return null;
  const instruction = programOf(game, frame)[frame.pc];
  if (instruction?.op !== 'target' || instruction.choose.cards !== 'search') return null;
  return deckIn(instruction.choose.from, frame.controller);
}

/** Chance takes the cards one by one. */
function pickAtRandom(game: Game, from: readonly Card[], count: number): ObjectRef[] {
  const left = from.slice();
  const picked: ObjectRef[] = [];
  while (picked.length < count && left.length > 0) {
    const [card] = left.splice(randomAmong(game.state, left), 1);
    if (card !== undefined) picked.push(refOf(card));
  }
  return picked;
}

/** Announces targets: asks while there are more to choose than needed, takes what is left otherwise. */
export const targetStep: StepWord<'target'> = {
  step(game, frame, target) {
    const { slot, choose } = target;
    const chosen = slotOf(frame, slot);
    const open = candidates(game, frame, target);
    const missing = wantedBy(game, frame, target) - chosen.length;
    if (choose.cards === 'random') keepIn(frame, slot, pickAtRandom(game, open, missing));
    else if (missing > 0 && open.length > 0 && !needsNoChoice(open, missing, target)) return true;
    else if (missing > 0 && choose.upTo !== true) {
      const [only] = open;
      const left = isAgain(target) && only !== undefined ? new Array<Card>(missing).fill(only) : open;
      keepIn(frame, slot, [...chosen, ...left.map(refOf)]);
    } else keepIn(frame, slot, chosen);
    frame.pc += 1;
    return false;
  },

  decide(game, frame, target) {
    const { slot, choose } = target;
    const rule = cite(game, 'announceTargets');
    const options = candidates(game, frame, target).map((card) =>
      option('choose', KEY.choose, rule, refOf(card)),
    );
    const chosen = slotOf(frame, slot).length;
    const most = wantedBy(game, frame, target);
    // Any number of cards are no more than there are.
    const wanted = isAgain(target) ? most : Math.min(most, chosen + options.length);
    if (mayStopEarly(target)) options.push(option('done', 'done', rule));
    return abilityDecision(game, frame, {
      seat: sideOf(choose.cards === 'choose' ? (choose.by ?? 'you') : 'you', frame.controller),
      kind: 'target',
      options,
      chosen,
      wanted,
    });
  },

  choose(_game, frame, { slot }, picked) {
    if (picked.kind === 'done') {
      keepIn(frame, slot, slotOf(frame, slot));
      frame.pc += 1;
    } else keepIn(frame, slot, [...slotOf(frame, slot), picked.card]);
  },
};
