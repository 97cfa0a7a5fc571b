import type { AbilityList } from '../compile/text-index.ts';
import { InputError } from '../errors.ts';
import { INTERRUPT_OFFSET } from '../state/ability-number.ts';
import type { AbilityFrame, Effect, FrameKind, FrameOf, Instance } from '../state/frame.ts';
import { cardOf, idOf, objectOf } from '../state/game.ts';
import { type TextField, visitReferences } from '../state/references.ts';
import type { Lingering, ObjectRef, State } from '../state/state.ts';
import type { TextPlaces } from './text-places.ts';

/** An ability of an object, as it stands in the lists of what was done this turn. */
export const OF_OBJECT = /^c(?<object>\d+)#(?<word>[^@]+)(?<of>@.+)?$/;

/** The definitions of the objects a state speaks of, those that are gone among them. */
function defsSpokenOf({ cards, stack, met, lingering }: State): Map<number, number> {
  const defs = new Map(cards.map(({ object, def }) => [object, def]));
  const visitor = {
    ref: (ref: ObjectRef) => {
      const card = cards[idOf(ref)];
      if (ref >= 0 && card !== undefined) defs.set(objectOf(ref), card.def);
    },
    def: () => {},
  };
  for (const part of [stack, met, lingering]) visitReferences(part, visitor);
  return defs;
}

/** What has become of texts. */
export interface Changed {
  /** Of a definition's text; null where it is what it was. */
  placesOf(def: number): TextPlaces | null;
  /** What an ability is called now that an object used by that name; `def` is what the object is. */
  word(def: number, word: string): string;
}

/** The ability an effect belongs to: its program as it was, and as it is. */
interface Resolving {
  readonly def: number;
  readonly before: number;
  readonly now: number;
}

export const LIST_OF_LASTING: Readonly<Record<Lingering['kind'], AbilityList | null>> = {
  static: 'lasting',
  persistent: 'statics',
  delayed: 'when',
  interrupt: 'interrupts',
  access: null,
  mark: null,
  stays: null,
  memory: null,
};

export const LIST_OF_CREATED: Partial<Readonly<Record<Effect['name'], AbilityList>>> = {
  later: 'when',
  linger: 'lasting',
  run: 'runs',
  breach: 'runs',
};

type Holding = TextField | 'pending' | 'effects' | 'limit';
/** A frame that holds places in texts has to say what they become; one that holds none says so. */
type Moved<K extends FrameKind> = [Extract<keyof FrameOf<K>, Holding>] extends [never]
  ? null
  : (frame: FrameOf<K>, moving: Moving) => FrameOf<K>;

const FRAMES: { readonly [K in FrameKind]: Moved<K> } = {
  phase: (frame, moving) => moving.encounter(frame),
  reaction: (frame, moving) => ({ ...frame, pending: moving.instances(frame.pending, 'when') }),
  checkpoint: (frame, moving) => ({ ...frame, pending: moving.instances(frame.pending, 'when') }),
  instruction: (frame, moving) => ({
    ...frame,
    pending: moving.instances(frame.pending, 'interrupts'),
    effects: frame.effects.map((effect) => moving.effect(effect)),
  }),
  ability: (frame, moving) => moving.resolving(frame),
  use: (frame, moving) => moving.use(frame),
  mulligan: null,
  window: null,
  pay: (frame, moving) => ({ ...frame, keeps: moving.kept('slots', frame.keeps) }),
  install: null,
  play: null,
  rez: null,
  draw: null,
  discard: null,
  sabotage: null,
  arrange: null,
  action: null,
  break: null,
  fire: null,
  jackOut: null,
  additionalCost: (frame, moving) => ({ ...frame, text: moving.runText(frame) }),
  arrivals: null,
  server: (frame, moving) => ({ ...frame, text: moving.runText(frame) }),
  trace: null,
  bid: null,
  trashAccessed: null,
};

/** Moves everything a state holds of texts to where it is now. */
export class Moving {
  private readonly state: State;
  private readonly changed: Changed;
  private readonly objects: ReadonlyMap<number, number>;
  private ability: Resolving | null = null;

  constructor(state: State, changed: Changed) {
    this.state = state;
    this.changed = changed;
    this.objects = defsSpokenOf(state);
  }

  moved(): State {
    const { state } = this;
    const { turn } = state;
    return {
      ...state,
      stack: state.stack.map((frame) => {
        const move = FRAMES[frame.kind] as ((one: typeof frame, moving: Moving) => typeof frame) | null;
        return move === null ? frame : move(frame, this);
      }),
      met: this.instances(state.met, 'when'),
      lingering: state.lingering.map((effect) => this.lasting(effect)),
      turn: {
        ...turn,
        used: turn.used.map((name) => this.name(name)),
        actions: turn.actions.map((name) => this.name(name)),
      },
    };
  }

  instances(pending: readonly Instance[], list: 'when' | 'interrupts'): Instance[] {
    return pending.map((instance) => ({
      ...instance,
      ability: this.place(instance.def, list, instance.ability),
    }));
  }

  effect(effect: Effect): Effect {
    return {
      ...effect,
      interrupt: this.place(effect.def, 'interrupts', effect.interrupt),
      ability: this.created(effect),
      keeps: this.kept('slots', effect.keeps),
      counts: this.kept('numbers', effect.counts),
    };
  }

  /** What an effect leaves behind. */
  private created({ name, def, ability }: Effect): number {
    const list = LIST_OF_CREATED[name];
    if (ability < 0 || list !== undefined)
      return list === undefined ? ability : this.place(def, list, ability);
    throw new InputError('badSave', 'texts', `it cannot be told what "${name}" was to leave behind`);
  }

  /** Where the ability that resolves keeps something of an effect or a cost. */
  kept(what: 'slots' | 'numbers', slot: number): number {
    const { ability } = this;
    const places = slot < 0 || ability === null ? null : this.changed.placesOf(ability.def);
    return places === null || ability === null ? slot : places.slot(what, ability.before, slot, ability.now);
  }

  resolving(frame: AbilityFrame): AbilityFrame {
    const { def, program } = frame;
    const places = this.changed.placesOf(def);
    const now = places === null ? frame : places.position(frame);
    this.ability = { def, before: program, now: now.program };
    if (places === null) return frame;
    return {
      ...frame,
      program: now.program,
      pc: now.pc,
      slots: places.slots(program, frame.slots, now),
      numbers: places.numbers(program, frame.numbers, now),
      resolved: places.modes(program, frame.resolved),
      interrupt: this.place(def, 'interrupts', frame.interrupt),
      limit: this.name(frame.limit, def),
    };
  }

  /** The text of the run that is to be made. */
  runText({ source, def, text }: Pick<FrameOf<'server'>, 'source' | 'def' | 'text'>): number {
    if (source < 0) return text;
    return this.place(def >= 0 ? def : cardOf(this.state, idOf(source)).def, 'runs', text);
  }

  /** Basic actions use no ability. */
  use(frame: FrameOf<'use'>): FrameOf<'use'> {
    if (frame.action !== '' && frame.action !== 'ability') return frame;
    const def = frame.def >= 0 ? frame.def : cardOf(this.state, idOf(frame.card)).def;
    const isInterrupt = frame.ability >= INTERRUPT_OFFSET;
    const offset = isInterrupt ? INTERRUPT_OFFSET : 0;
    const list = isInterrupt ? 'interrupts' : 'paid';
    return { ...frame, ability: offset + this.place(def, list, frame.ability - offset) };
  }

  /** Only encounters have subroutines. */
  encounter(frame: FrameOf<'phase'>): FrameOf<'phase'> {
    if (frame.card < 0) return frame;
    const places = this.changed.placesOf(cardOf(this.state, idOf(frame.card)).def);
    return {
      ...frame,
      broken: places === null ? frame.broken : places.subroutines(frame.broken),
      resolved: places === null ? frame.resolved : places.subroutines(frame.resolved),
      gained: frame.gained.map((name) => this.gained(name)),
    };
  }

  /** A gained subroutine is called by the ability that gives it: that has to say what it said. */
  private gained(name: string): string {
    const given = /^(?<state>\w+) (?<object>\d+)\.(?<ability>[^.]+)(?<which>\..*)$/.exec(name)?.groups;
    const lasting = /^\w+ for (?<created>\d+)\./.exec(name)?.groups?.created;
    if (given !== undefined) {
      const def = this.objects.get(Number(given.object)) ?? -1;
      const called =
        this.changed.placesOf(def)?.unchangedName('statics', given.ability ?? '') ?? given.ability;
      return `${given.state} ${given.object}.${called}${given.which}`;
    }
    const effect = this.state.lingering.find(({ created }) => created === Number(lasting));
    if (effect !== undefined) this.changed.placesOf(effect.def)?.unchanged('lasting', effect.ability);
    return name;
  }

  private lasting(effect: Lingering): Lingering {
    const list = LIST_OF_LASTING[effect.kind];
    return list === null ? effect : { ...effect, ability: this.place(effect.def, list, effect.ability) };
  }

  private name(name: string, of?: number): string {
    const { object, word = '', of: stretch = '' } = OF_OBJECT.exec(name)?.groups ?? {};
    const def = of ?? this.objects.get(Number(object));
    return object === undefined || def === undefined
      ? name
      : `c${object}#${this.changed.word(def, word)}${stretch}`;
  }

  private place(def: number, list: AbilityList, index: number): number {
    const places = index < 0 || def < 0 ? null : this.changed.placesOf(def);
    return places === null ? index : places.ability(list, index);
  }
}
