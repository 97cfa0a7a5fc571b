import type { CompiledConditional } from '../compile/program.ts';
import { at } from '../invariant.ts';
import type { ConditionalData } from '../language/ability.ts';
import { COUNTERS } from '../language/lists.ts';
import { abilitiesLost, hasGained } from '../query/characteristics.ts';
import { isUsedUp, nameOfUse } from '../query/limited.ts';
import { iceIsGone } from '../query/run.ts';
import { opponentOf } from '../side.ts';
import { type Context, contextOf, NO_SLOT, NOTHING_KEPT } from '../state/context.ts';
import { type Decision, keyOfAbility, type Option, option } from '../state/decision.ts';
import { emit } from '../state/event.ts';
import type { Instance, ReactionFrame } from '../state/frame.ts';
import { cite, findCard, type Game, objectOf, pop, top } from '../state/game.ts';
import { isActive } from '../state/in-play.ts';
import type { Prospect } from '../state/ruleset.ts';
import { type Lingering, NO_SERVER, NOTHING, type State } from '../state/state.ts';
import { checkpoint } from './checkpoint.ts';
import { startAbility } from './start-ability.ts';

export const conditionalOf = (game: Game, instance: Instance) => {
  const ability = game.rules.defs[instance.def]?.when[instance.ability];
  if (ability === undefined) throw new Error('an instance without ability');
  return ability;
};

/** A pending instance is lost when its ability becomes inactive (9.6.11) or its limit is used up. */
export function stillPending(game: Game, instance: Instance): boolean {
  const state = game.state;
  const { data: said, key } = conditionalOf(game, instance);
  if (isUsedUp(state, said.limit, key, objectOf(instance.source), instance.giver)) return false;
  if (instance.lingering > 0) {
    // A persistent ability is met as the run that carries it ends, and resolves right after (26.03 9.12.5c).
    const { data, ofRun } = conditionalOf(game, instance);
    return data.persistent === true || ofRun || lastingOf(state, instance) !== undefined;
  }
  const source = findCard(state, instance.source);
  if (source === null) return false;
  if (instance.giver >= 0) return isActive(source) && hasGained(game, source, 'when', instance);
  // The side of an identity that was turned away is not active any more (3.1.1a).
  if (source.def !== instance.def) return false;
  return instance.inactive || (isActive(source) && abilitiesLost(game, source) === 'none');
}

/** What lasts that an instance is of. */
const lastingOf = (state: State, { lingering }: Instance): Lingering | undefined =>
  state.lingering.find(({ created }) => created === lingering);

/** A limit makes an ability optional, as the word "may" does (9.6.9). */
const isOptional = (data: ConditionalData): boolean => data.may === true || data.limit !== undefined;

/** Who would speak if it were triggered now. */
function speakerOf(game: Game, instance: Instance, ability: CompiledConditional): Context {
  const { state } = game;
  const lasting = instance.lingering > 0 ? lastingOf(state, instance) : undefined;
  const bound = lasting?.cards ?? [];
  return {
    source: findCard(state, instance.source),
    controller: instance.controller,
    home: instance.home,
    it: findCard(state, instance.subject),
    amount: instance.amount,
    was: instance.was,
    frame: {
      slots: bound.length > 0 ? [bound] : [],
      counters: lasting?.counters ?? countersBefore(instance, ability),
      hosted: [],
      numbers: [],
      rest: [],
      subjects: instance.subjects,
    },
    that: bound.length > 0 ? 0 : NO_SLOT,
    done: NO_SLOT,
    optional: true,
    x: ability.asInstalled ? instance.was : 0,
  };
}

/** An optional ability that could not change anything cannot be used (1.2.5, 9.1.6d); it may still come to that. */
export function canBeTriggered(game: Game, instance: Instance): boolean {
  if (!game.rules.edition.switches.potentialToChange) return true;
  const ability = conditionalOf(game, instance);
  if (!isOptional(ability.data)) return true;
  const program = game.rules.defs[instance.def]?.programs[ability.program];
  return program !== undefined && game.rules.couldChange(game, program, speakerOf(game, instance, ability));
}

/** Stable name of a pending instance; the same for copies that could not be told apart. */
const instanceKey = (game: Game, instance: Instance): string =>
  keyOfAbility(conditionalOf(game, instance).key, instance.source, instance.giver) +
  (instance.subject === NOTHING || instance.subject === instance.source
    ? ''
    : ` c${objectOf(instance.subject)}`);

/** Whether the ability of that name waits, but could not change anything. */
export function waitsInVain(game: Game, key: string): boolean {
  const frame = top(game.state);
  return (
    frame.kind === 'reaction' &&
    frame.pending.some((instance) => instanceKey(game, instance) === key && !canBeTriggered(game, instance))
  );
}

/** Triggers an instance: its ability starts to resolve; a delayed one without duration is used up (9.6.14). */
export function triggerInstance(game: Game, instance: Instance): void {
  const state = game.state;
  const ability = conditionalOf(game, instance);
  const lasting = instance.lingering > 0 ? forgetDelayed(state, instance.lingering) : undefined;
  const source = findCard(state, instance.source);
  emit(game, 'triggered', 'triggerPending', instance.controller, 0, '', source === null ? [] : [source]);
  startAbility(game, {
    def: instance.def,
    program: ability.program,
    controller: instance.controller,
    source: instance.source,
    cause: instance,
    home: instance.home,
    agreed: ability.data.may === true,
    limit: nameOfUse(state, ability.data.limit, ability.key, objectOf(instance.source), instance.giver),
    counters: lasting?.counters ?? countersBefore(instance, ability),
    idle: ability.state !== null,
    slots: lasting === undefined || lasting.cards.length === 0 ? [] : [lasting.cards],
    ...(ability.asInstalled ? { x: instance.was } : {}),
  });
}

/** A scored or stolen agenda speaks of the advancement counters it last had (1.16.8). */
function countersBefore(instance: Instance, ability: CompiledConditional): number[] {
  const moved = ability.deeds.some(({ deed }) => deed === 'score' || deed === 'steal');
  if (!moved || instance.source !== instance.subject) return [];
  return COUNTERS.map((counter) => (counter === 'advancement' ? instance.amount : 0));
}

/** What would come of triggering an instance now; a mandatory one is triggered whatever comes of it. */
function prospectOfInstance(game: Game, instance: Instance): Prospect {
  const ability = conditionalOf(game, instance);
  const source = findCard(game.state, instance.source);
  if (ability.data.may !== true || instance.lingering > 0 || source === null) return 'something';
  const program = at(at(game.rules.defs, instance.def).programs, ability.program);
  const { controller, subject, subjects, amount, was } = instance;
  return game.rules.prospectOf(game, program, 0, program.length, {
    ...contextOf(source, controller),
    it: findCard(game.state, subject),
    amount,
    was,
    frame: { ...NOTHING_KEPT, counters: countersBefore(instance, ability), subjects },
  });
}

/** A delayed ability that waits once is used up; what it was created for fills its first slot. */
function forgetDelayed(state: State, created: number): Lingering | undefined {
  const effect = state.lingering.find((one) => one.created === created);
  state.lingering = state.lingering.filter((one) => one.created !== created || one.until !== 'once');
  return effect;
}

/** The phase whose beginning opened the window ended meanwhile: nothing more of it is triggered (9.2.8f). */
function itsPhaseIsOver(game: Game, frame: ReactionFrame): boolean {
  const { stack } = game.state;
  const below = stack[stack.indexOf(frame) - 1];
  return below?.kind === 'phase' && iceIsGone(game, below);
}

/** The only ability that waits is triggered without a list of options where it has to be and nobody wants to be asked. */
function triggersOnly(game: Game, frame: ReactionFrame): boolean {
  const [only] = frame.pending;
  if (only === undefined || frame.pending.length > 1) return false;
  if (isOptional(conditionalOf(game, only).data)) return false;
  frame.pending = [];
  frame.settle = true;
  triggerInstance(game, only);
  return true;
}

function areStillPending(game: Game, { pending }: ReactionFrame): boolean {
  for (const instance of pending) if (!stillPending(game, instance)) return false;
  return true;
}

function keepStillPending(game: Game, frame: ReactionFrame): void {
  frame.pending = frame.pending.filter((instance) => stillPending(game, instance));
}

function holderHasPending({ pending, holder }: ReactionFrame): boolean {
  for (const { controller } of pending) if (controller === holder) return true;
  return false;
}

export const reactionFrame = {
  step(game: Game, frame: ReactionFrame): boolean {
    if (frame.settle) {
      frame.settle = false;
      checkpoint(game);
      return false;
    }
    if (frame.ofBeginning && itsPhaseIsOver(game, frame)) {
      pop(game.state);
      return false;
    }
    if (!areStillPending(game, frame)) keepStillPending(game, frame);
    const active = game.state.turn.side;
    // Whoever has only abilities that wait in vain is asked all the same: the other player cannot know that.
    while (!holderHasPending(frame)) {
      if (frame.holder !== active) {
        pop(game.state);
        return false;
      }
      frame.holder = opponentOf(active);
    }
    if (game.state.priority === 'useful' && triggersOnly(game, frame)) return false;
    return true;
  },

  decide(game: Game, frame: ReactionFrame): Decision {
    const mine = frame.pending.filter((instance) => instance.controller === frame.holder);
    const options = new Map<string, Option>();
    const rule = cite(game, 'triggerPending');
    let idle = true;
    for (const instance of mine) {
      if (prospectOfInstance(game, instance) !== 'nothing') idle = false;
      if (!canBeTriggered(game, instance)) continue;
      const key = instanceKey(game, instance);
      const number = frame.pending.indexOf(instance);
      if (!options.has(key))
        options.set(key, option('trigger', key, rule, instance.source, NO_SERVER, instance.subject, number));
    }
    const list = [...options.values()];
    if (mine.every((instance) => isOptional(conditionalOf(game, instance).data))) {
      list.push(option('pass', 'pass', cite(game, 'passInReaction')));
    }
    return {
      seat: frame.holder,
      kind: 'reaction',
      rule: cite(game, 'reactionWindow'),
      options: list,
      chosen: 0,
      wanted: 0,
      about: -1,
      ...(idle ? { idle } : {}),
    };
  },

  choose(game: Game, frame: ReactionFrame, chosen: Option): void {
    if (chosen.kind === 'pass') {
      emit(game, 'passed', 'passInReaction', frame.holder);
      frame.pending = frame.pending.filter((instance) => instance.controller !== frame.holder);
      return;
    }
    const instance = frame.pending[chosen.number];
    if (instance === undefined) return;
    frame.pending = frame.pending.filter((other) => other !== instance);
    frame.settle = true;
    triggerInstance(game, instance);
  },
};
