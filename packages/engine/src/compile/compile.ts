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
import type {
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
  readonly when: CompiledConditional[];
  readonly lasting: (readonly StaticData[])[];
}

/** While a program is put together it may turn out that the cards of an effect have to be kept. */
type Keeping = { -readonly [F in keyof ProgramEffect]: ProgramEffect[F] };

const NO_SLOT = -1;

class Assembler {
  private readonly code: Instruction[] = [];
  private slots = 0;
  /** The latest effect whose cards may be spoken of as "that". */
  private latest: Keeping | null = null;
  /** Who chooses among the modes being assembled. */
  private chosenBy: Recipient | null = null;
  private readonly builder: Builder;

  constructor(builder: Builder) {
    this.builder = builder;
  }

  finish(steps: readonly Step[]): Program {
    this.steps(steps);
    this.code.push({ op: 'end' });
    return this.code;
  }

  private steps(steps: readonly Step[]): void {
    for (const step of steps) this.step(step);
  }

  private step(step: Step): void {
    if ('effect' in step) {
      this.instruction([step]);
      return;
    }
    switch (step.step) {
      case 'together':
        this.instruction(step.effects);
        return;
      case 'may': {
        const at = this.reserve();
        this.steps(step.steps);
        this.code[at] = { op: 'may', otherwise: this.code.length };
        return;
      }
      case 'if': {
        const at = this.reserve();
        const that = this.thatIn(step.condition, 'condition');
        const otherwise = this.branches(step.steps, step.otherwise);
        this.code[at] = { op: 'branch', condition: step.condition, otherwise, that };
        return;
      }
      case 'mayPay': {
        const at = this.reserve();
        const that = this.thatIn(step.cost, 'cost');
        const otherwise = this.branches(step.steps, step.otherwise);
        this.code[at] = { op: 'pay', cost: step.cost, by: step.by, otherwise, must: false, that };
        return;
      }
      case 'pay':
        this.code.push({
          op: 'pay',
          cost: step.cost,
          by: step.by,
          otherwise: this.code.length + 1,
          must: true,
          that: this.thatIn(step.cost, 'cost'),
        });
        return;
      case 'trace': {
        const at = this.reserve();
        const otherwise = this.branches(step.steps, step.otherwise);
        this.code[at] = { op: 'trace', strength: step.strength, otherwise };
        return;
      }
      case 'modes': {
        const at = this.reserve();
        const starts: number[] = [];
        const jumps: number[] = [];
        const outer = this.chosenBy;
        this.chosenBy = step.by;
        const before = this.latest;
        let named = before;
        for (const mode of step.modes) {
          this.latest = before;
          starts.push(this.code.length);
          this.steps(mode);
          jumps.push(this.reserve());
          if (this.latest !== before) named = this.latest;
        }
        this.latest = named;
        this.chosenBy = outer;
        for (const jump of jumps) this.code[jump] = { op: 'jump', to: this.code.length };
        this.code[at] = { op: 'modes', by: step.by, starts };
        return;
      }
    }
  }

  /** Appends two branches, of which one is taken, and returns where the other starts. */
  private branches(steps: readonly Step[], otherwise: readonly Step[]): number {
    const before = this.latest;
    this.steps(steps);
    if (otherwise.length === 0) return this.code.length;
    const jump = this.reserve();
    const start = this.code.length;
    const named = this.latest;
    this.latest = before;
    this.steps(otherwise);
    if (this.latest === before) this.latest = named;
    this.code[jump] = { op: 'jump', to: this.code.length };
    return start;
  }

  /** Targets are announced before the instruction becomes imminent (1.14.2). */
  private instruction(effects: readonly EffectData[]): void {
    const compiled: ProgramEffect[] = [];
    for (const data of effects) {
      const that = this.thatIn(data, 'effect');
      const slot = this.slotOf(data, that);
      const later = this.createdBy(data);
      const effect: Keeping = { data, slot, keeps: NO_SLOT, that, later, chosenBy: this.chosenBy };
      compiled.push(effect);
      if (namesCards(data)) this.latest = effect;
    }
    this.code.push({ op: 'do', effects: compiled });
  }

  /** What an effect leaves behind, by its place among the card's own. */
  private createdBy(data: EffectData): number {
    if (data.effect === 'later') return addConditional(this.builder, data.ability, true);
    return data.effect === 'linger' ? this.builder.lasting.push(data.statics) - 1 : -1;
  }

  /** The slot that has the cards of an effect as its turn comes: one for its targets, or that of "that". */
  private slotOf(data: EffectData, that: number): number {
    const ref = refOfEffect(data);
    if (ref === 'that') return that;
    if (ref === null || typeof ref === 'string') return NO_SLOT;
    if (ref.cards !== 'choose' && ref.cards !== 'search' && ref.cards !== 'random') return NO_SLOT;
    const slot = this.slots++;
    // What is searched for to be installed must be installable (4.2.2a).
    const installs = data.effect === 'install' && ref.cards === 'search';
    const choose: Announced = installs ? { ...ref, from: { ...ref.from, installable: true } } : ref;
    this.code.push({ op: 'target', slot, choose, that });
    if (ref.cards === 'search') this.code.push({ op: 'search', slot, choose });
    return slot;
  }

  /** The slot of what a piece of data calls "that": the latest effect before it that names cards has to keep them. */
  private thatIn(data: unknown, sort: SortName): number {
    const { latest } = this;
    if (latest === null || !speaksOf(data, sort, saysThat)) return NO_SLOT;
    if (latest.slot < 0 && latest.keeps < 0) latest.keeps = this.slots++;
    return latest.slot < 0 ? latest.keeps : latest.slot;
  }

  private reserve(): number {
    this.code.push({ op: 'end' });
    return this.code.length - 1;
  }
}

const saysThat = (part: Part): boolean => isA(part, 'cardWord') && part.data === 'that';

function addProgram(builder: Builder, steps: readonly Step[]): number {
  const program = new Assembler(builder).finish(steps);
  builder.programs.push(program);
  return builder.programs.length - 1;
}

function addConditional(builder: Builder, data: ConditionalData, delayed: boolean): number {
  // Its place is taken before what it creates later: the printed order numbers the abilities.
  const index = builder.when.length;
  const deeds: readonly Deed[] = 'deed' in data.on ? [data.on] : data.on;
  builder.when.push({ data, deeds, program: -1, delayed });
  builder.when[index] = { data, deeds, program: addProgram(builder, data.steps), delayed };
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
  const builder: Builder = { programs: [], when: [], lasting: [] };
  for (const ability of data.when ?? []) addConditional(builder, ability, false);
  if (data.terminal === true) addConditional(builder, TERMINAL, false);
  const paid = (data.paid ?? []).map((ability) => compilePaid(ability, addProgram(builder, ability.steps)));
  const interrupts = (data.interrupt ?? []).map((ability) => ({
    data: ability,
    program: ability.interrupt === 'instead' ? -1 : addProgram(builder, ability.steps),
    prevents: ability.interrupt !== 'instead' && speaksOf(ability.steps, 'steps', isEffect('prevent')),
  }));
  const play = data.play === undefined ? -1 : addProgram(builder, data.play);
  const subroutines = (data.subroutines ?? []).map((steps) => addProgram(builder, steps));
  return {
    data,
    type: data.type,
    programs: builder.programs,
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
}
