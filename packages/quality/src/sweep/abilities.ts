import {
  type AbilityPart,
  type CompiledCard,
  describeAbility,
  type GameEvent,
  type State,
} from '@lastclick/engine';
import { pool } from '@lastclick/table';

type Instruction = CompiledCard['programs'][number][number];

/** Facts of a card's text that show in events: one has taken effect when that happened to the card. */
const SHOWN_BY = {
  canBeAdvanced: 'advanced',
  recurring: 'recurringRefilled',
  playOnlyIf: 'played',
  installOn: 'installed',
  removedWhenResolved: 'removedFromGame',
} as const;
type ShownFact = keyof typeof SHOWN_BY;
const SHOWN_FACTS = Object.keys(SHOWN_BY) as ShownFact[];

const FACT_WORDS: Readonly<Record<ShownFact | 'canHost', string>> = {
  canBeAdvanced: 'advanced although it is no agenda',
  recurring: 'recurring credits refilled',
  playOnlyIf: 'played although it has a condition',
  installOn: 'installed on another card',
  removedWhenResolved: 'removed from the game when resolved',
  canHost: 'a card installed on it',
};

/** Something a card can do, which games are to come by. */
interface Part {
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
    for (const card of pool.byId.values()) this.addCard(card);
  }

  numberOf(card: CompiledCard, part: AbilityPart | ShownFact | 'canHost'): number | undefined {
    return this.numbers.get(card)?.get(part);
  }

  private addCard(card: CompiledCard): void {
    this.numbers.set(card, new Map());
    const { data } = card;
    let delayed = 0;
    for (const { data: ability, program } of card.when) {
      const index = data.when?.indexOf(ability) ?? -1;
      const words =
        index >= 0
          ? `conditional ability ${index + 1}, "${describeAbility(data, 'when', index)}"`
          : `delayed ability ${++delayed}`;
      this.addProgram(card, program, words);
    }
    card.paid.forEach(({ program }, index) => {
      this.addProgram(card, program, `paid ability ${index + 1}, "${describeAbility(data, 'paid', index)}"`);
    });
    card.interrupts.forEach((interrupt, index) => {
      const words = `interrupt ${index + 1}, "${describeAbility(data, 'interrupt', index)}"`;
      if (interrupt.program < 0) this.add(card, interrupt.data, words);
      else this.addProgram(card, interrupt.program, words);
    });
    card.statics.forEach((ability, index) => {
      this.add(card, ability, `static ability ${index + 1}, "${describeAbility(data, 'static', index)}"`);
    });
    if (card.play >= 0) this.addProgram(card, card.play, 'play ability');
    card.subroutines.forEach((program, index) => {
      const words = describeAbility(data, 'subroutines', index);
      this.addProgram(card, program, `subroutine ${index + 1}, "${words}"`);
    });
    for (const fact of [...SHOWN_FACTS, 'canHost'] as const)
      if (data[fact] !== undefined) this.add(card, fact, FACT_WORDS[fact]);
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
    this.parts.push({ card: card.data.title, words });
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
      for (const fact of SHOWN_FACTS) {
        if (SHOWN_BY[fact] !== kind) continue;
        for (const { card } of cards) this.count(pool.byId.get(card), fact);
      }
      if (kind === 'installed') for (const { object } of cards) this.count(hostOf(state, object), 'canHost');
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

  private count(card: CompiledCard | undefined, part: AbilityPart | ShownFact | 'canHost'): void {
    const number = card === undefined ? undefined : ALL.numberOf(card, part);
    if (number !== undefined) this.counts[number] = (this.counts[number] ?? 0) + 1;
  }
}

function hostOf(state: State, object: number): CompiledCard | undefined {
  const host = state.cards.find((card) => card.object === object)?.host ?? -1;
  const def = state.cards[host]?.def;
  return def === undefined ? undefined : pool.byId.get(state.pool[def] ?? '');
}
