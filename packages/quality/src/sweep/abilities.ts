import {
  type AbilityPart,
  type CompiledCard,
  describeAbility,
  type Game,
  type GameEvent,
  poolWith,
} from '@lastclick/engine';
import { abilitiesOf, type StaticData } from '@lastclick/engine/language';
import { pool } from '@lastclick/table';

type State = Game['state'];

type Instruction = CompiledCard['programs'][number][number];

/** What shows in events alone: one has taken effect when that happened to the card, or on it. */
const SHOWN_BY: Readonly<Partial<Record<StaticData['static'], { event: string; words: string }>>> = {
  allow: { event: 'advanced', words: 'advanced although it is no agenda' },
  only: { event: 'played', words: 'played although it has a condition' },
  installOn: { event: 'installed', words: 'installed on another card' },
  hosts: { event: 'installed', words: 'a card installed on it' },
  afterResolving: { event: 'removedFromGame', words: 'removed from the game when resolved' },
};

/** Recurring credits are shown by an event too. */
const REFILLED = 'recurringRefilled';

/** Something a card can do, which games are to come by. */
interface Part {
  readonly id: string;
  readonly card: string;
  readonly words: string;
}

const isCarriedOut = (instruction: Instruction): boolean =>
  instruction.op === 'do' || instruction.op === 'pay';

const effectWords = (instruction: Instruction): string =>
  instruction.op === 'do' ? instruction.effects.map(({ data }) => data.effect).join(' and ') : instruction.op;

/**
 * Every part of every card's abilities, numbered: the instructions of its programs one by one, so that each mode and
 * branch counts, its static abilities, its replacements, and facts such as that it can be advanced.
 */
class AbilityParts {
  readonly parts: Part[] = [];
  private readonly numbers = new Map<CompiledCard, Map<AbilityPart | string, number>>();

  constructor() {
    for (const card of poolWith(pool, []).byId.values()) this.addCard(card);
  }

  numberOf(card: CompiledCard, part: AbilityPart | typeof REFILLED): number | undefined {
    return this.numbers.get(card)?.get(part);
  }

  private addCard(card: CompiledCard): void {
    this.numbers.set(card, new Map());
    const { data } = card;
    let printed = 0;
    let delayed = 0;
    for (const { data: ability, program, delayed: isDelayed } of card.when) {
      const words = isDelayed
        ? `delayed ability ${++delayed}`
        : `conditional ability ${++printed}, "${describeAbility(data, ability)}"`;
      this.addProgram(card, program, words);
    }
    card.paid.forEach(({ data: ability, program }, index) => {
      this.addProgram(card, program, `paid ability ${index + 1}, "${describeAbility(data, ability)}"`);
    });
    card.interrupts.forEach((interrupt, index) => {
      const words = `interrupt ${index + 1}, "${describeAbility(data, interrupt.data)}"`;
      if (interrupt.program < 0) this.add(card, interrupt.data, words);
      else this.addProgram(card, interrupt.program, words);
    });
    card.statics.forEach((ability, index) => {
      const isPermission = ability.static === 'allow' && ability.deed.deed !== 'advance';
      const words = isPermission ? undefined : SHOWN_BY[ability.static]?.words;
      this.add(card, ability, words ?? `static ability ${index + 1}, "${describeAbility(data, ability)}"`);
    });
    if (card.play >= 0) this.addProgram(card, card.play, 'play ability');
    abilitiesOf(data, 'sub').forEach((ability, index) => {
      const words = `subroutine ${index + 1}, "${describeAbility(data, ability)}"`;
      this.addProgram(card, card.subroutines[index] ?? -1, words);
    });
    if (card.recurring > 0) this.add(card, REFILLED, 'recurring credits refilled');
  }

  private addProgram(card: CompiledCard, program: number, words: string): void {
    const carriedOut = (card.programs[program] ?? []).filter(isCarriedOut);
    carriedOut.forEach((instruction, index) => {
      const which =
        carriedOut.length === 1
          ? ''
          : `: instruction ${index + 1} of ${carriedOut.length} (${effectWords(instruction)})`;
      this.add(card, instruction, words + which);
    });
  }

  private add(card: CompiledCard, part: AbilityPart | string, words: string): void {
    this.numbers.get(card)?.set(part, this.parts.length);
    this.parts.push({ id: card.sides[0] ?? card.printed, card: card.data.title, words });
  }
}

const ALL = new AbilityParts();

/** Counts how often each part of each ability took effect. */
export class AbilityCounts {
  readonly counts: number[] = ALL.parts.map(() => 0);

  /** To be made the witness of a game. */
  readonly witness = (card: CompiledCard, part: AbilityPart): void => this.count(card, part);

  /** Notes what shows in events only. */
  happened(state: State, events: readonly GameEvent[]): void {
    for (const { kind, cards } of events) {
      for (const { card, object } of cards) {
        const def = pool.byId.get(card);
        if (kind === REFILLED) this.count(def, REFILLED);
        for (const ability of def?.statics ?? [])
          if (ability.static !== 'hosts' && SHOWN_BY[ability.static]?.event === kind)
            this.count(def, ability);
        const host = kind === SHOWN_BY.hosts?.event ? hostOf(state, object) : undefined;
        for (const ability of host?.statics ?? []) if (ability.static === 'hosts') this.count(host, ability);
      }
    }
  }

  add(counts: readonly number[]): void {
    counts.forEach((count, number) => {
      this.counts[number] = (this.counts[number] ?? 0) + count;
    });
  }

  get total(): number {
    return ALL.parts.length;
  }

  /** What never took effect, as "Hedge Fund, play ability". */
  get missing(): string[] {
    return ALL.parts
      .filter((_, number) => this.counts[number] === 0)
      .map(({ card, words }) => `${card}, ${words}`);
  }

  /** The ids of the cards with such parts. */
  get missedCards(): ReadonlySet<string> {
    return new Set(ALL.parts.filter((_, number) => this.counts[number] === 0).map(({ id }) => id));
  }

  private count(card: CompiledCard | undefined, part: AbilityPart | typeof REFILLED): void {
    const number = card === undefined ? undefined : ALL.numberOf(card, part);
    if (number !== undefined) this.counts[number] = (this.counts[number] ?? 0) + 1;
  }
}

function hostOf(state: State, object: number): CompiledCard | undefined {
  const host = state.cards.find((card) => card.object === object)?.host ?? -1;
  const def = state.cards[host]?.def;
  return def === undefined ? undefined : pool.byId.get(state.pool[def] ?? '');
}
