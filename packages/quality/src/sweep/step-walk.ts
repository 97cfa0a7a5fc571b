import {
  EDITIONS,
  type EditionId,
  type EventKind,
  type Game,
  type GameEvent,
  type Phase,
} from '@lastclick/engine';

/** Name of a step: its rule number. */
type Step = string;
type Graph = ReadonlyMap<Step, ReadonlySet<Step>>;

/** After a nested structure has ended. */
const OUTSIDE = 'outside';

/** What may make the game leave a structure otherwise than by its table. */
const DISTURBING: ReadonlySet<EventKind> = new Set<EventKind>([
  'runEnded',
  'jackedOut',
  'iceBypassed',
  'actionPhaseForcedToEnd',
  'trashed',
  'derezzed',
  'turnedFaceup',
  'turnedFacedown',
  'swapped',
  'addedToHand',
  'shuffledIntoDeck',
  'removedFromGame',
]);

const structuresOf = (edition: EditionId): Phase[] =>
  Object.values(EDITIONS[edition].phases).filter((phase) => phase !== undefined);

/** Every step a step can lead to: by the tables alone, or also by the ways rules and cards leave them early. */
function graphOf(edition: EditionId, ways: 'table' | 'any'): Graph {
  const structures = structuresOf(edition);
  const graph = new Map<Step, Set<Step>>();
  const first = (id: string): Step => structures.find((phase) => phase.id === id)?.steps[0]?.rule ?? OUTSIDE;
  for (const { id, steps } of structures) {
    const last = steps.at(-1)?.rule ?? OUTSIDE;
    steps.forEach(({ rule, what, target }, index) => {
      const next = new Set<Step>();
      const following = steps[index + 1]?.rule ?? OUTSIDE;
      if (what.act === 'complete') {
        for (const [, way] of what.ways) next.add(first(way));
        if (!what.ways.some(([test]) => test === 'always')) next.add(following);
      } else if (what.act !== 'goTo' || what.test !== 'always') next.add(following);
      if (what.act === 'goTo' || what.act === 'action') next.add(steps[target]?.rule ?? OUTSIDE);
      // With nothing left to ask the game goes on to the last step.
      if (what.act === 'ask' && what.question === 'chooseCandidate') next.add(last);
      if (ways === 'any') {
        if (id !== 'run.ends') next.add(last);
        if (id.startsWith('run.') && id !== 'run.ends') next.add(first('run.ends'));
        if (id.startsWith('access.') || id === 'run.encounter') next.add(OUTSIDE);
      }
      graph.set(rule, next);
    });
  }
  return graph;
}

/** A structure on the stack as it was seen. */
interface Seen {
  readonly family: string;
  /** The first step of the structure, or of the run it belongs to. */
  readonly entry: Step;
  readonly step: Step;
  /** Where it goes on once the decision it waits for is taken; null when something inside it waits. */
  readonly next: Step | null;
}

/**
 * Which steps of turns, runs and accesses games went through. Players are asked at some steps only; a step in
 * between counts when there is no way around it.
 */
export class StepWalk {
  readonly reached = new Set<Step>();
  readonly all: readonly Step[];
  private readonly edition: EditionId;
  private readonly graphs: { readonly table: Graph; readonly any: Graph };
  private readonly between = new Map<string, readonly Step[]>();
  /** The structures on the stack at the last decision, the turn first. */
  private before: readonly Seen[] = [];

  constructor(edition: EditionId) {
    this.edition = edition;
    this.graphs = { table: graphOf(edition, 'table'), any: graphOf(edition, 'any') };
    this.all = structuresOf(edition).flatMap((phase) => phase.steps.map((step) => step.rule));
  }

  newGame(): void {
    this.before = [];
  }

  /** Notes where the game stands at a decision, after what has happened since the last one. */
  visit(game: Game, events: readonly GameEvent[]): void {
    const { stack } = game.state;
    if (stack.some((frame) => frame.kind === 'mulligan')) return;
    const now = this.seen(game);
    const ways = events.some((event) => DISTURBING.has(event.kind)) ? 'any' : 'table';
    const isNewRun = events.some((event) => event.kind === 'runAnnounced');
    for (let depth = 0; depth < Math.max(now.length, this.before.length); depth++) {
      const was = this.before[depth];
      const is = now[depth];
      const isSame = was?.family === is?.family && !(isNewRun && is?.family === 'run');
      if (was !== undefined && is !== undefined && isSame) {
        if (was.step !== is.step) this.walk(was.next ?? was.step, is.step, ways);
        continue;
      }
      if (was !== undefined) this.walk(was.next ?? was.step, OUTSIDE, ways);
      if (is !== undefined) this.walk(is.entry, is.step, ways);
    }
    this.before = now;
  }

  private seen(game: Game): Seen[] {
    const { phases } = EDITIONS[this.edition];
    const seen: Seen[] = [];
    const { stack } = game.state;
    stack.forEach((frame, index) => {
      if (frame.kind !== 'phase') return;
      const steps = phases[frame.phase]?.steps ?? [];
      const [family = ''] = frame.phase.startsWith('access') ? [frame.phase] : frame.phase.split('.');
      const isTurn = family === 'corp' || family === 'runner';
      const isRun = family === 'run' && !frame.forced;
      const start = isTurn ? EDITIONS[this.edition].first : isRun ? 'run.initiation' : frame.phase;
      seen.push({
        family: isTurn ? 'turn' : family,
        entry: phases[start]?.steps[0]?.rule ?? OUTSIDE,
        step: steps[frame.at]?.rule ?? OUTSIDE,
        next: index === stack.length - 1 ? (steps[frame.at + 1]?.rule ?? OUTSIDE) : null,
      });
    });
    return seen;
  }

  private walk(from: Step, to: Step, ways: 'table' | 'any'): void {
    const name = `${from} ${to} ${ways}`;
    let steps = this.between.get(name);
    if (steps === undefined) {
      const graph = this.graphs[ways];
      const isWay = leads(graph, from, to, '');
      steps = this.all.filter(
        (step) => step === from || step === to || (isWay && !leads(graph, from, to, step)),
      );
      this.between.set(name, steps);
    }
    for (const step of steps) this.reached.add(step);
  }
}

/** Whether one step leads to another without passing a third. */
function leads(graph: Graph, from: Step, to: Step, without: Step): boolean {
  const seen = new Set<Step>([from]);
  const queue = [from];
  for (let step = queue.pop(); step !== undefined; step = queue.pop()) {
    if (step === to) return true;
    for (const next of graph.get(step) ?? []) {
      if (next === without || seen.has(next)) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return false;
}
