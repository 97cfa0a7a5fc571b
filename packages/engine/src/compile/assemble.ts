import { assertNever } from '../invariant.ts';
import type { AbilityData, ConditionalData, StaticData } from '../language/ability.ts';
import type { Deed } from '../language/deed.ts';
import type { EffectData, Recipient } from '../language/effect.ts';
import { namesCards, otherRefOfEffect, refOfEffect } from '../language/effect-cards.ts';
import type { CardRef, Choose } from '../language/reference.ts';
import type { SortName } from '../language/sort-names.ts';
import type { Step } from '../language/step.ts';
import { isUpTo } from '../language/value.ts';
import type { Builder } from './builder.ts';
import { choosesServer, chosenInTurn, isBound, oneByOne, saysThat } from './instructed.ts';
import { saysDone, saysX } from './meaning.ts';
import { Counted, modeWord, oneWord, stepWord } from './names.ts';
import type { Instruction, Program, ProgramEffect } from './program.ts';
import { saidBy } from './said.ts';
import { speaksOf } from './walk.ts';

/** While a program is put together it may turn out that the cards of an effect have to be kept. */
type Keeping = { -readonly [F in keyof ProgramEffect]: ProgramEffect[F] };

const NO_SLOT = -1;
const NOTHING_SPOKEN: Spoken = { that: NO_SLOT, done: NO_SLOT };

/** The slots of what a part of an ability calls "that" and "done". */
interface Spoken {
  readonly that: number;
  readonly done: number;
}

/** Abilities that instructions create: each becomes one of the card's own, and its place is what the instruction keeps. */
export interface Created {
  later(builder: Builder, ability: ConditionalData): number;
  lasting(builder: Builder, ability: StaticData, until: Deed | null): number;
  runText(builder: Builder, abilities: readonly AbilityData[]): number;
}

/** Makes the program of one ability of its steps. */
export class Assembler {
  private readonly code: Instruction[] = [];
  private readonly labels: string[] = [];
  private slots = 0;
  private modes = 0;
  private numbers = 0;
  /** The latest effect, of which may be asked how much it did. */
  private last: Pick<Keeping, 'counts'> | null = null;
  /** The latest effect whose cards may be spoken of as "that". */
  private latest: Pick<Keeping, 'slot' | 'keeps'> | null = null;
  /** Who chooses among the modes being assembled. */
  private chosenBy: Recipient | null = null;
  private readonly builder: Builder;
  private readonly created: Created;

  /** With `bound`, what the ability that created it called "that" waits in its first slot. */
  constructor(builder: Builder, created: Created, bound: boolean) {
    this.builder = builder;
    this.created = created;
    if (bound) this.latest = { slot: this.slots++, keeps: NO_SLOT };
  }

  /** The program of the ability of that name, and what each of its positions is called. */
  finish(name: string, steps: readonly Step[]): { readonly program: Program; readonly labels: string[] } {
    this.steps(steps, name);
    this.add(`${name}/end`, { op: 'end' });
    return { program: this.code, labels: this.labels };
  }

  private steps(steps: readonly Step[], path: string): void {
    const words = new Counted();
    for (const step of steps) this.step(step, `${path}/${words.name(stepWord(step))}`);
  }

  private step(step: Step, path: string): void {
    if ('effect' in step) {
      this.instruction([step], path);
      return;
    }
    switch (step.step) {
      case 'together':
        this.instruction(step.effects, path);
        return;
      case 'may': {
        const at = this.reserve(path);
        this.steps(step.steps, path);
        this.code[at] = { op: 'may', by: step.by ?? null, otherwise: this.code.length, said: step.steps };
        return;
      }
      case 'if': {
        const at = this.reserve(path);
        const spoken = this.spoken(step.condition, 'condition');
        const otherwise = this.branches(step.steps, step.otherwise, path);
        this.code[at] = { op: 'branch', condition: step.condition, otherwise, ...spoken };
        return;
      }
      case 'mayPay': {
        const at = this.reserve(path);
        const spoken = this.spoken(step.cost, 'cost');
        const paid = { slot: NO_SLOT, keeps: NO_SLOT };
        if (step.cost.some((item) => 'effect' in item && namesCards(item))) this.latest = paid;
        const otherwise = this.branches(step.steps, step.otherwise, path);
        const { cost, by } = step;
        this.code[at] = {
          op: 'pay',
          cost,
          by,
          otherwise,
          must: false,
          announces: speaksOf(cost, 'cost', saysX),
          keeps: paid.keeps,
          bought: step.steps,
          unpaid: step.otherwise,
          ...spoken,
        };
        return;
      }
      case 'pay':
        this.add(path, {
          op: 'pay',
          cost: step.cost,
          by: step.by,
          otherwise: this.code.length + 1,
          must: true,
          announces: speaksOf(step.cost, 'cost', saysX),
          keeps: NO_SLOT,
          bought: [],
          unpaid: [],
          ...this.spoken(step.cost, 'cost'),
        });
        return;
      case 'trace': {
        const at = this.reserve(path);
        const otherwise = this.branches(step.steps, step.otherwise, path);
        this.code[at] = { op: 'trace', strength: step.strength, otherwise };
        return;
      }
      case 'bid': {
        const at = this.reserve(path);
        const { most = 0 } = step;
        const guess: 'number' | 'odd' | '' = step.guess ?? '';
        const spoken = this.spoken(most, 'value');
        // How much was bid may be asked about later: the instruction keeps it.
        const bid = { op: 'bid' as const, guess, most, ...spoken, counts: NO_SLOT, otherwise: 0 };
        if (guess !== '') this.last = bid;
        bid.otherwise = this.branches(step.steps, step.otherwise, path);
        this.code[at] = bid;
        return;
      }
      case 'name': {
        const { what, types = null, subtypes = null, most = null } = step;
        const spoken = most === null ? NOTHING_SPOKEN : this.spoken(most, 'value');
        this.add(path, { op: 'name', what, types, subtypes, most, ...spoken });
        return;
      }
      case 'repeat':
        this.repeat(step, path);
        return;
      case 'modes': {
        const at = this.reserve(path);
        const counted = new Counted();
        const names = step.modes.map((mode) => counted.name(modeWord(mode)));
        const starts: number[] = [];
        const jumps: number[] = [];
        const outer = this.chosenBy;
        this.chosenBy = step.by;
        const before = this.latest;
        const lastBefore = this.last;
        let named = before;
        let last = lastBefore;
        step.modes.forEach((mode, index) => {
          const modePath = `${path}/${names[index] ?? ''}`;
          this.latest = before;
          this.last = lastBefore;
          starts.push(this.code.length);
          this.steps(mode, modePath);
          jumps.push(this.reserve(`${modePath}/done`));
          if (this.latest !== before) named = this.latest;
          if (this.last !== lastBefore) last = this.last;
        });
        this.latest = named;
        this.last = last;
        this.chosenBy = outer;
        const { count = 1 } = step;
        const after = this.code.length;
        for (const jump of jumps) this.code[jump] = { op: 'jump', to: count === 1 ? after : at };
        const keys = names.map((name) => `mode ${oneWord(name)}`);
        this.code[at] = { op: 'modes', by: step.by, starts, names, keys, count, after, bit: this.modes };
        this.modes += starts.length;
        return;
      }
      default:
        assertNever(step, 'step');
    }
  }

  /** What is worked out before stands before the steps, else after them. */
  private repeat(step: Extract<Step, { step: 'repeat' }>, path: string): void {
    const { times, while: condition, for: count } = step;
    this.keepForSteps(step.steps);
    const number = this.numbers++;
    const slots = this.slots;
    const numbers = this.numbers;
    const start = this.code.length;
    const before = count === undefined ? null : this.spoken(count, 'value');
    if (before !== null) this.reserve(path);
    this.steps(step.steps, path);
    const asked = before ?? {
      ...(times === undefined ? NOTHING_SPOKEN : this.spoken(times, 'value')),
      ...(condition === undefined ? {} : this.spoken(condition, 'condition')),
    };
    const at = before === null ? this.reserve(path) : start;
    if (before !== null) this.add(`${path}/again`, { op: 'jump', to: start });
    this.code[at] = {
      op: 'repeat',
      count: count ?? times ?? null,
      condition: condition ?? null,
      ...asked,
      number,
      slots: [slots, this.slots],
      numbers: [numbers, this.numbers],
      again: before === null ? start : start + 1,
      after: this.code.length,
    };
  }

  /** What steps call "that" and "done" before they name or do anything is kept apart from what they keep themselves. */
  private keepForSteps(steps: readonly Step[]): void {
    this.spoken(steps, 'steps');
  }

  /** Appends two branches, of which one is taken, and returns where the other starts. */
  private branches(steps: readonly Step[], otherwise: readonly Step[], path: string): number {
    const before = this.latest;
    const lastBefore = this.last;
    this.steps(steps, path);
    if (otherwise.length === 0) return this.code.length;
    const jump = this.reserve(`${path}/done`);
    const start = this.code.length;
    const named = this.latest;
    const last = this.last;
    this.latest = before;
    this.last = lastBefore;
    this.steps(otherwise, `${path}/else`);
    if (this.latest === before) this.latest = named;
    if (this.last === lastBefore) this.last = last;
    this.code[jump] = { op: 'jump', to: this.code.length };
    return start;
  }

  /** Targets are announced before the instruction becomes imminent (1.14.2). */
  private instruction(effects: readonly EffectData[], path: string): void {
    const [only] = effects;
    const several = effects.length === 1 && only !== undefined ? chosenInTurn(only) : null;
    if (only !== undefined && several !== null) this.inTurn(only, several, path);
    else this.doAll(effects, path);
  }

  /** Cards are chosen and installed or played one at a time, each an instruction of its own (8.2.4, 8.5.2). */
  private inTurn(data: EffectData, choose: Choose, path: string): void {
    const back = this.code.length;
    const spoken = this.spoken(choose.count, 'value');
    const all = this.slots++;
    const effect = this.doAll([{ ...data, what: { ...choose, count: 1 } } as EffectData], path);
    if (effect === null) return;
    this.add(`${path}/more`, { op: 'more', one: effect.slot, all, count: choose.count, ...spoken, back });
    this.latest = { ...effect, slot: all };
  }

  private doAll(effects: readonly EffectData[], path: string): Keeping | null {
    let last: Keeping | null = null;
    const compiled: ProgramEffect[] = [];
    const choices = new Counted();
    for (const data of effects.flatMap(oneByOne)) {
      const spoken = this.spoken(data, 'effect');
      const ref = refOfEffect(data);
      const slot =
        ref === null && isBound(data)
          ? spoken.that
          : this.slotOf(data, ref, spoken, `${path}/choose`, choices);
      const otherSlot = this.slotOf(data, otherRefOfEffect(data), spoken, `${path}/choose`, choices);
      const later = this.createdBy(data);
      const upTo = 'amount' in data && isUpTo(data.amount) ? data.amount.upTo : null;
      const effect: Keeping = {
        data,
        slot,
        otherSlot,
        keeps: NO_SLOT,
        ...spoken,
        later,
        chosenBy: this.chosenBy,
        counts: NO_SLOT,
        chosen: upTo === null && !choosesServer(data) ? NO_SLOT : this.numbers++,
        said: saidBy(data),
      };
      if (data.effect === 'target') {
        this.latest = effect;
        continue;
      }
      if (upTo !== null) this.add(choices.name(`${path}/number`), { op: 'number', effect, upTo });
      if (choosesServer(data)) this.add(choices.name(`${path}/server`), { op: 'server', effect });
      compiled.push(effect);
      last = effect;
      if (namesCards(data)) this.latest = effect;
      this.last = effect;
    }
    if (compiled.length > 0) this.add(path, { op: 'do', effects: compiled });
    return last;
  }

  /** What an effect leaves behind, by its place among the card's own. */
  private createdBy(data: EffectData): number {
    const { builder, created } = this;
    if (data.effect === 'later') return created.later(builder, data.ability);
    if (data.effect === 'run' || data.effect === 'breach') return created.runText(builder, data.with ?? []);
    if (data.effect !== 'linger') return -1;
    const [ability] = data.statics;
    return ability === undefined
      ? -1
      : created.lasting(builder, ability, typeof data.until === 'string' ? null : data.until);
  }

  /** The slot that has the cards of an effect as its turn comes: one for its targets, or that of "that". */
  private slotOf(
    data: EffectData,
    ref: CardRef | null,
    spoken: Spoken,
    choosing: string,
    choices: Counted,
  ): number {
    if (ref === 'that') return spoken.that;
    if (ref === null || typeof ref === 'string') return NO_SLOT;
    if (ref.cards !== 'choose' && ref.cards !== 'search' && ref.cards !== 'random') return NO_SLOT;
    const slot = this.slots++;
    const label = choices.name(choosing);
    this.add(label, { op: 'target', slot, choose: ref, ...spoken, acts: data });
    if (ref.cards === 'search') this.add(`${label}/search`, { op: 'search', slot, choose: ref });
    return slot;
  }

  /** The slot of what a piece of data calls "that": the latest effect before it that names cards has to keep them. */
  private thatIn(data: unknown, sort: SortName): number {
    const { latest } = this;
    if (latest === null || !speaksOf(data, sort, saysThat)) return NO_SLOT;
    if (latest.slot < 0 && latest.keeps < 0) latest.keeps = this.slots++;
    return latest.slot < 0 ? latest.keeps : latest.slot;
  }

  /** What a piece of data means by "that" and "done". */
  private spoken(data: unknown, sort: SortName): Spoken {
    return { that: this.thatIn(data, sort), done: this.doneIn(data, sort) };
  }

  /** The number of how much the latest effect before did, which has to be kept. */
  private doneIn(data: unknown, sort: SortName): number {
    const { last } = this;
    if (last === null || !speaksOf(data, sort, saysDone)) return NO_SLOT;
    if (last.counts < 0) last.counts = this.numbers++;
    return last.counts;
  }

  private add(label: string, instruction: Instruction): void {
    this.labels.push(label);
    this.code.push(instruction);
  }

  private reserve(label: string): number {
    this.add(label, { op: 'end' });
    return this.code.length - 1;
  }
}
