import { apply, create, decision, type Option, type Scenario, view } from '@lastclick/engine';
import type { Game } from '@lastclick/engine/reading';
import { pool } from '@lastclick/table';
import { completed } from './bot-try.ts';
import { type Belief, OutOfBudget, type Prover, type WayOn } from './prover.ts';
import { renamed } from './rename.ts';

/** What the opponent is going to do after a choice, and the position in which it comes to that. */
export interface Answer {
  readonly scenario: Scenario;
  readonly replies: readonly string[];
  /** Whether the goal can still be reached, as far as there was time to see. */
  readonly hasHope: boolean;
}

/** Of several right choices the one that says most is told: not to use what is not needed, nor to wait where one can act. */
const plainness = ({ kind }: Option): number =>
  kind === 'pass' ? 0 : kind === 'gainCredit' || kind === 'drawCard' ? 2 : 1;

/** So many seeds are tried until chance does what it has to. */
const MOST_SEEDS = 300;

/**
 * Plays against whoever tries a puzzle: what they cannot know and what chance brings is whatever is worst for them, and
 * the opponent replies with what refutes a wrong choice.
 */
export class Adversary {
  private readonly prover: Prover;
  private scenario: Scenario;
  /** What may be believed after the keys played so far, at the player's decisions. */
  private readonly beliefs = new Map<string, Belief>();

  constructor(prover: Prover, scenario: Scenario) {
    this.prover = prover;
    this.scenario = scenario;
    this.beliefs.set('', prover.root);
  }

  /** What the opponent begins with, where they decide first: whatever takes the player furthest. */
  opening(): Answer | null {
    const open = this.prover.opening().filter(({ standing }) => standing === 'open');
    for (const way of open.toSorted((a, b) => b.keys.length - a.keys.length)) {
      const answer = this.turnOut([], way);
      if (answer !== null) return answer;
    }
    return null;
  }

  /** What follows the choice `key` after those keys; null where nothing is known of the place. */
  answer(keys: readonly string[], key: string): Answer | null {
    const belief = this.beliefs.get(keys.join('\n'));
    if (belief === undefined) return null;
    for (const way of this.worstFirst(belief, key)) {
      const answer = this.turnOut([...keys, key], way);
      if (answer !== null) return answer;
    }
    return null;
  }

  private turnOut(before: readonly string[], way: WayOn): Answer | null {
    const keys = [...before, ...way.keys];
    const scenario = this.found(keys, way.game);
    if (scenario === null) return null;
    this.scenario = scenario;
    if (way.belief !== null) this.beliefs.set(keys.join('\n'), way.belief);
    return { scenario, replies: way.keys, hasHope: this.hasHope(way) };
  }

  /** A choice with which the goal can still be reached after those keys; null where there is none, or nothing is known. */
  right(keys: readonly string[]): string | null {
    const belief = this.beliefs.get(keys.join('\n'));
    if (belief === undefined || !this.canReach(belief)) return null;
    const options = this.prover.options(belief).toSorted((a, b) => plainness(a) - plainness(b));
    return options.find(({ key }) => this.prover.works(belief, key))?.key ?? null;
  }

  /** The ways a choice can turn out, those first that the player cannot come back from. */
  private worstFirst(belief: Belief, key: string): readonly WayOn[] {
    const ways = this.prover.waysOn(belief, key);
    const failing = ways.filter(({ standing }) => standing === 'failed');
    if (failing.length > 0) return failing;
    const open = ways.filter(({ standing }) => standing === 'open');
    const lost = open.filter((way) => way.belief !== null && !this.canReach(way.belief));
    return lost.length > 0 ? lost : [...open, ...ways.filter(({ standing }) => standing === 'met')];
  }

  private hasHope({ standing, belief }: WayOn): boolean {
    return standing === 'met' || (belief !== null && this.canReach(belief));
  }

  /** Where it would take too long to know, the player is given the benefit. */
  private canReach(belief: Belief): boolean {
    try {
      return this.prover.canReach(belief);
    } catch (error) {
      if (error instanceof OutOfBudget) return true;
      throw error;
    }
  }

  /** A position that looked the same so far and in which these keys lead to that game, as the player sees it. */
  private found(keys: readonly string[], target: Game): Scenario | null {
    const { seat } = this.prover.task;
    const wanted = JSON.stringify(view(completed(target, this.prover.hidden), seat));
    const names = this.namesIn(target);
    for (let seed = 0; seed < MOST_SEEDS; seed++) {
      const scenario = { ...renamed(this.scenario, names), seed: `puzzle ${seed}` };
      if (this.leadsTo(scenario, keys, wanted)) return scenario;
    }
    return null;
  }

  private namesIn(target: Game): (id: number) => string {
    const whole = completed(target, this.prover.hidden);
    return (id) => {
      const def = whole.state.cards[id]?.def ?? -1;
      const printed = whole.rules.printed[def] ?? def;
      return whole.rules.defs[printed]?.data.id ?? '';
    };
  }

  private leadsTo(scenario: Scenario, keys: readonly string[], wanted: string): boolean {
    const game = create({ scenario }, pool);
    for (const key of keys) {
      const waiting = decision(game);
      if (waiting?.options.some((option) => option.key === key) !== true) return false;
      apply(game, key);
    }
    return JSON.stringify(view(game, this.prover.task.seat)) === wanted;
  }
}
