import { InputError } from '../errors.ts';
import { invariant } from '../invariant.ts';
import type { AbilityFrame, Effect, Frame, FrameKind, Instance } from '../state/frame.ts';
import type { Card, Lingering, State } from '../state/state.ts';
import {
  CARD_NAMES,
  EFFECT_NAMES,
  FRAME_NAMES,
  instanceNames,
  LINGERING_NAMES,
  type Named,
  type Names,
  type Naming,
  STATE_NAMES,
} from './state-names.ts';

/** Something of a state, in memory or as it is written. */
type Fields = Readonly<Record<string, unknown>>;

/** Every name once: those that have none are called by their place, the second of a name by its number. */
function distinct(names: readonly string[]): string[] {
  const given = new Map<string, number>();
  return names.map((name, place) => {
    if (name === '') return `#${place}`;
    const count = (given.get(name) ?? 0) + 1;
    given.set(name, count);
    return count === 1 ? name : `${name} #${count}`;
  });
}

/** One direction over the border of memory: what a field becomes. */
type Crossing = (value: unknown, naming: Naming, where: string) => unknown;

const nameAt = (names: readonly string[], place: number, where: string): string => {
  const name = names[place];
  invariant(name !== undefined, `${where}: ${place} has no name`);
  return name;
};

/** Names for numbers. What stands for nothing, below 0, stays a number. */
const written: Crossing = (value, naming, where) => {
  if (naming === null) return value;
  if (value === 0 && naming.of === 'bits') return [];
  const names = distinct(naming.names);
  switch (naming.of) {
    case 'one':
      return (value as number) < 0 ? value : nameAt(names, value as number, where);
    case 'bits': {
      const told: string[] = [];
      for (let bit = 0, rest = value as number; rest !== 0; bit++, rest >>>= 1)
        if (rest & 1) told.push(nameAt(names, bit, where));
      return told;
    }
    case 'places':
      return Object.fromEntries(
        (value as readonly unknown[]).map((part, place) => [nameAt(names, place, where), part]),
      );
  }
};

const bad = (where: string, message: string): never => {
  throw new InputError('badSave', where, message);
};

function placeOf(names: readonly string[], name: unknown, where: string): number {
  const place = names.indexOf(name as string);
  return place < 0 ? bad(where, `nothing is called ${JSON.stringify(name)} there`) : place;
}

/** Numbers for names; refuses what nothing is called. */
const read: Crossing = (value, naming, where) => {
  if (naming === null || typeof value === 'number') {
    const isNumber = naming === null || (naming.of === 'one' && (value as number) < 0);
    return isNumber ? value : bad(where, `a name is needed, not ${JSON.stringify(value)}`);
  }
  const names = distinct(naming.names);
  switch (naming.of) {
    case 'one':
      return placeOf(names, value, where);
    case 'bits': {
      if (!Array.isArray(value)) return bad(where, 'a list of names is needed');
      return value.reduce((sum: number, name) => sum | (1 << placeOf(names, name, where)), 0);
    }
    case 'places': {
      if (typeof value !== 'object' || value === null)
        return bad(where, 'names and what they keep are needed');
      const kept: unknown[] = [];
      for (const [name, part] of Object.entries(value)) kept[placeOf(names, name, where)] = part;
      // In memory a list is as long as what was kept last; names are written in order.
      return Array.from(kept, (part) => part ?? naming.empty);
    }
  }
};

function fieldsIn(value: unknown, where: string): Fields {
  if (typeof value !== 'object' || value === null) return bad(where, 'is missing');
  return value as Fields;
}

function listIn(value: unknown, where: string): readonly unknown[] {
  return Array.isArray(value) ? value : bad(where, 'a list is missing');
}

/** Takes a state over the border, either way: names are asked of what is in memory, which is what has been taken over. */
class Border {
  private readonly cross: Crossing;
  private readonly names: Names;
  private keeper: AbilityFrame | null = null;

  constructor(cross: Crossing, names: Omit<Names, 'keeper'>) {
    this.cross = cross;
    const keeper = (): AbilityFrame | null => this.keeper;
    this.names = {
      ...names,
      get keeper() {
        return keeper();
      },
    };
  }

  state(value: Fields): Fields {
    const { cards, stack, met, lingering } = value;
    return {
      ...this.holder(value, 'state', STATE_NAMES),
      cards: this.all<Card>(cards, 'state.cards', CARD_NAMES),
      stack: listIn(stack, 'state.stack').map((frame, index) => this.frame(frame, `state.stack[${index}]`)),
      met: this.all<Instance>(met, 'state.met', instanceNames('when')),
      lingering: this.all<Lingering>(lingering, 'state.lingering', LINGERING_NAMES),
    };
  }

  private frame(value: unknown, where: string): Fields {
    const frame = fieldsIn(value, where);
    const named = FRAME_NAMES[frame.kind as FrameKind] as Named<Frame> | undefined;
    if (named === undefined) return bad(`${where}.kind`, `nothing waits as ${JSON.stringify(frame.kind)}`);
    const pending = instanceNames(frame.kind === 'instruction' ? 'interrupts' : 'when');
    const taken = {
      ...this.holder(frame, where, named),
      ...(frame.pending === undefined
        ? {}
        : { pending: this.all<Instance>(frame.pending, `${where}.pending`, pending) }),
      ...(frame.effects === undefined
        ? {}
        : { effects: this.all<Effect>(frame.effects, `${where}.effects`, EFFECT_NAMES) }),
    };
    if (frame.kind === 'ability')
      this.keeper = (this.cross === written ? frame : taken) as unknown as AbilityFrame;
    return taken;
  }

  private all<T>(value: unknown, where: string, named: Named<T>): Fields[] {
    return listIn(value, where).map((one, index) => this.holder(one, `${where}[${index}]`, named));
  }

  private holder<T>(value: unknown, where: string, named: Named<T>): Fields {
    const fields = fieldsIn(value, where);
    const taken: Record<string, unknown> = { ...fields };
    for (const [field, namingOf] of Object.entries(named)) {
      if (!(field in fields)) continue;
      const inMemory = (this.cross === written ? fields : taken) as unknown as T;
      taken[field] = this.cross(fields[field], namingOf(inMemory, this.names), `${where}.${field}`);
    }
    return taken;
  }
}

type Tables = Pick<Names, 'edition' | 'indexOf'>;

/** The state as it is saved: everything that is counted in memory by its name. */
export function writtenState(state: State, tables: Tables): Fields {
  const border = new Border(written, { ...tables, cards: state.cards });
  const { copy, ...fields } = border.state(state as unknown as Fields);
  return { ...fields, cards: (fields.cards as Fields[]).map(withoutCopy) };
}

/** Which copy of a game it is matters in memory only. */
function withoutCopy({ copy, ...card }: Fields): Fields {
  return card;
}

/** The state as it is in memory; throws an InputError naming the place where a name is not known. */
export function readState(value: Fields, tables: Tables): Fields {
  const cards = listIn(value.cards, 'state.cards') as readonly Card[];
  return new Border(read, { ...tables, cards }).state(value);
}
