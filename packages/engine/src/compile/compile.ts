import { at } from '../invariant.ts';
import type { ConditionalData, PaidData, StaticData } from '../language/ability.ts';
import type { CardData } from '../language/card.ts';
import type { Deed } from '../language/deed.ts';
import type { EffectData, EffectName, Recipient } from '../language/effect.ts';
import { namesCards, refOfEffect } from '../language/effect-cards.ts';
import type { Announced } from '../language/reference.ts';
import type { SortName } from '../language/sort-names.ts';
import type { Step } from '../language/step.ts';
import { askedDeeds } from './asked-deeds.ts';
import { checkCard } from './check.ts';
import {
  Counted,
  checkRenames,
  interruptName,
  lastingName,
  modeWord,
  paidName,
  staticName,
  stepWord,
  subroutineName,
  whenName,
} from './names.ts';
import type {
  CardNames,
  CompiledCard,
  CompiledConditional,
  CompiledPaid,
  Instruction,
  Program,
  ProgramEffect,
} from './program.ts';
import { isA, type Part, speaksOf } from './walk.ts';

/** Collects the programs of one card while its abilities are flattened. */
interface Builder {
  readonly programs: Program[];
  readonly labels: (readonly string[])[];
  /** The names given so far to abilities of the card. */
  readonly counted: Counted;
  readonly names: { readonly when: string[]; readonly lasting: string[] };
  readonly speaksOfHosted: boolean[];
  readonly when: CompiledConditional[];
  readonly lasting: (readonly StaticData[])[];
}

/** While a program is put together it may turn out that the cards of an effect have to be kept. */
type Keeping = { -readonly [F in keyof ProgramEffect]: ProgramEffect[F] };

const NO_SLOT = -1;

class Assembler {
  private readonly code: Instruction[] = [];
  private readonly labels: string[] = [];
  private slots = 0;
  /** The latest effect whose cards may be spoken of as "that". */
  private latest: Keeping | null = null;
  /** Who chooses among the modes being assembled. */
  private chosenBy: Recipient | null = null;
  private readonly builder: Builder;

  constructor(builder: Builder) {
    this.builder = builder;
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
        this.code[at] = { op: 'may', otherwise: this.code.length };
        return;
      }
      case 'if': {
        const at = this.reserve(path);
        const that = this.thatIn(step.condition, 'condition');
        const otherwise = this.branches(step.steps, step.otherwise, path);
        this.code[at] = { op: 'branch', condition: step.condition, otherwise, that };
        return;
      }
      case 'mayPay': {
        const at = this.reserve(path);
        const that = this.thatIn(step.cost, 'cost');
        const otherwise = this.branches(step.steps, step.otherwise, path);
        this.code[at] = { op: 'pay', cost: step.cost, by: step.by, otherwise, must: false, that };
        return;
      }
      case 'pay':
        this.add(path, {
          op: 'pay',
          cost: step.cost,
          by: step.by,
          otherwise: this.code.length + 1,
          must: true,
          that: this.thatIn(step.cost, 'cost'),
        });
        return;
      case 'trace': {
        const at = this.reserve(path);
        const otherwise = this.branches(step.steps, step.otherwise, path);
        this.code[at] = { op: 'trace', strength: step.strength, otherwise };
        return;
      }
      case 'modes': {
        const at = this.reserve(path);
        const counted = new Counted();
        const names = step.modes.map((mode) => counted.name(modeWord(mode)));
        const starts: number[] = [];
        const jumps: number[] = [];
        const outer = this.chosenBy;
        this.chosenBy = step.by;
        const before = this.latest;
        let named = before;
        step.modes.forEach((mode, index) => {
          const modePath = `${path}/${names[index] ?? ''}`;
          this.latest = before;
          starts.push(this.code.length);
          this.steps(mode, modePath);
          jumps.push(this.reserve(`${modePath}/done`));
          if (this.latest !== before) named = this.latest;
        });
        this.latest = named;
        this.chosenBy = outer;
        for (const jump of jumps) this.code[jump] = { op: 'jump', to: this.code.length };
        this.code[at] = { op: 'modes', by: step.by, starts, names };
        return;
      }
    }
  }

  /** Appends two branches, of which one is taken, and returns where the other starts. */
  private branches(steps: readonly Step[], otherwise: readonly Step[], path: string): number {
    const before = this.latest;
    this.steps(steps, path);
    if (otherwise.length === 0) return this.code.length;
    const jump = this.reserve(`${path}/done`);
    const start = this.code.length;
    const named = this.latest;
    this.latest = before;
    this.steps(otherwise, `${path}/else`);
    if (this.latest === before) this.latest = named;
    this.code[jump] = { op: 'jump', to: this.code.length };
    return start;
  }

  /** Targets are announced before the instruction becomes imminent (1.14.2). */
  private instruction(effects: readonly EffectData[], path: string): void {
    const compiled: ProgramEffect[] = [];
    const choices = new Counted();
    for (const data of effects) {
      const that = this.thatIn(data, 'effect');
      const slot = this.slotOf(data, that, `${path}/choose`, choices);
      const later = this.createdBy(data);
      const effect: Keeping = { data, slot, keeps: NO_SLOT, that, later, chosenBy: this.chosenBy };
      compiled.push(effect);
      if (namesCards(data)) this.latest = effect;
    }
    this.add(path, { op: 'do', effects: compiled });
  }

  /** What an effect leaves behind, by its place among the card's own. */
  private createdBy(data: EffectData): number {
    const { builder } = this;
    if (data.effect === 'later') return addConditional(builder, 'later', data.ability);
    if (data.effect !== 'linger') return -1;
    builder.names.lasting.push(builder.counted.name(lastingName(data.statics)));
    return builder.lasting.push(data.statics) - 1;
  }

  /** The slot that has the cards of an effect as its turn comes: one for its targets, or that of "that". */
  private slotOf(data: EffectData, that: number, choosing: string, choices: Counted): number {
    const ref = refOfEffect(data);
    if (ref === 'that') return that;
    if (ref === null || typeof ref === 'string') return NO_SLOT;
    if (ref.cards !== 'choose' && ref.cards !== 'search' && ref.cards !== 'random') return NO_SLOT;
    const slot = this.slots++;
    // What is searched for to be installed must be installable (4.2.2a).
    const installs = data.effect === 'install' && ref.cards === 'search';
    const choose: Announced = installs ? { ...ref, from: { ...ref.from, can: 'install' } } : ref;
    const label = choices.name(choosing);
    this.add(label, { op: 'target', slot, choose, that });
    if (ref.cards === 'search') this.add(`${label}/search`, { op: 'search', slot, choose });
    return slot;
  }

  /** The slot of what a piece of data calls "that": the latest effect before it that names cards has to keep them. */
  private thatIn(data: unknown, sort: SortName): number {
    const { latest } = this;
    if (latest === null || !speaksOf(data, sort, saysThat)) return NO_SLOT;
    if (latest.slot < 0 && latest.keeps < 0) latest.keeps = this.slots++;
    return latest.slot < 0 ? latest.keeps : latest.slot;
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

const saysThat = (part: Part): boolean =>
  (isA(part, 'cardWord') || isA(part, 'sameTitle')) && part.data === 'that';

const isHostedHere = (part: Part): boolean => isA(part, 'filter') && part.data.hostedOn === 'this';

function addProgram(builder: Builder, name: string, steps: readonly Step[]): number {
  const { program, labels } = new Assembler(builder).finish(name, steps);
  builder.labels.push(labels);
  builder.speaksOfHosted.push(speaksOf(steps, 'steps', isHostedHere));
  return builder.programs.push(program) - 1;
}

function addConditional(
  builder: Builder,
  kind: 'when' | 'later' | 'terminal',
  data: ConditionalData,
): number {
  // Its place is taken before what it creates later: the printed order numbers the abilities.
  const index = builder.when.length;
  const name = builder.counted.name(kind === 'terminal' ? kind : whenName(kind, data));
  const deeds: readonly Deed[] = 'deed' in data.on ? [data.on] : data.on;
  const delayed = kind === 'later';
  builder.names.when.push(name);
  builder.when.push({ data, deeds, program: -1, delayed });
  builder.when[index] = { data, deeds, program: addProgram(builder, name, data.steps), delayed };
  return index;
}

const TERMINAL: ConditionalData = {
  on: { deed: 'resolve', card: 'this' },
  steps: [{ effect: 'endActionPhase' }],
  activeIn: 'archives',
};

function gainsCreditsFirst(step: Step | undefined): boolean {
  return (
    step !== undefined &&
    'effect' in step &&
    step.effect === 'gainCredits' &&
    step.who === 'you' &&
    typeof step.amount === 'number' &&
    step.amount > 0
  );
}

const isEffect =
  (name: EffectName) =>
  (part: Part): boolean =>
    isA(part, 'effect') && part.data.effect === name;

/** What is asked of an ability whenever options are listed is found out once. */
function compilePaid(data: PaidData, program: number): CompiledPaid {
  return {
    data,
    program,
    onlyStrength: data.steps.every(
      (step) => 'effect' in step && step.effect === 'strength' && step.until === 'encounter',
    ),
    interfaceWith: data.interface ?? '',
    forAccess: data.access === true,
    byOpponent: data.by === 'opponent',
    limited: data.limit !== undefined,
    onlyIf: data.onlyIf ?? null,
    breaksSubroutines:
      data.interface !== undefined || data.steps.some((step) => 'effect' in step && step.effect === 'break'),
    speaksOfEncountered: speaksOf(data.steps, 'steps', (part) => part.data === 'encountered'),
    speaksOfAccessed: speaksOf(data.steps, 'steps', (part) => part.data === 'accessed'),
    clicksInCost: data.cost.some((item) => item.pay === 'clicks'),
    clicksFirst: data.cost[0]?.pay === 'clicks',
  };
}

/** Checks a card's data and flattens its abilities; throws a clear InputError where a word is unknown. */
export function compileCard(data: CardData): CompiledCard {
  checkCard(data);
  const builder: Builder = {
    programs: [],
    labels: [],
    speaksOfHosted: [],
    counted: new Counted(),
    names: { when: [], lasting: [] },
    when: [],
    lasting: [],
  };
  for (const ability of data.when ?? []) addConditional(builder, 'when', ability);
  if (data.terminal === true) addConditional(builder, 'terminal', TERMINAL);
  const named = <T>(list: readonly T[] | undefined, nameOf: (ability: T) => string): string[] =>
    (list ?? []).map((ability) => builder.counted.name(nameOf(ability)));
  const names: CardNames = {
    ...builder.names,
    paid: named(data.paid, paidName),
    interrupts: named(data.interrupt, interruptName),
    statics: named(data.static, staticName),
    subroutines: named(data.subroutines, subroutineName),
  };
  const paid = (data.paid ?? []).map((ability, index) =>
    compilePaid(ability, addProgram(builder, at(names.paid, index), ability.steps)),
  );
  const interrupts = (data.interrupt ?? []).map((ability, index) => ({
    data: ability,
    program:
      ability.interrupt === 'instead' ? -1 : addProgram(builder, at(names.interrupts, index), ability.steps),
    prevents: ability.interrupt !== 'instead' && speaksOf(ability.steps, 'steps', isEffect('prevent')),
  }));
  const play = data.play === undefined ? -1 : addProgram(builder, 'play', data.play);
  const subroutines = (data.subroutines ?? []).map((steps, index) =>
    addProgram(builder, at(names.subroutines, index), steps),
  );
  const card: CompiledCard = {
    data,
    type: data.type,
    programs: builder.programs,
    labels: builder.labels,
    names,
    speaksOfHosted: builder.speaksOfHosted,
    play,
    when: builder.when,
    paid,
    interrupts,
    statics: data.static ?? [],
    lasting: builder.lasting,
    subroutines,
    recurring: data.recurring ?? 0,
    cost: data.cost ?? 0,
    memory: data.memory ?? 0,
    points: data.points ?? 0,
    isCorp: data.side === 'corp',
    rootCard: data.type === 'agenda' || data.type === 'asset' || data.type === 'upgrade',
    installOn: data.installOn ?? null,
    playOnlyIf: data.playOnlyIf ?? null,
    isConsole: data.subtypes.includes('console'),
    hostsByAbility: speaksOf(data, 'card', isEffect('host')),
    surelyChanges: data.play !== undefined && gainsCreditsFirst(data.play[0]),
    hasInactiveTriggers: builder.when.some((ability) => ability.data.activeIn !== undefined),
    askedDeeds: askedDeeds(data),
  };
  checkRenames(card);
  return card;
}
