import { decision, record } from '@lastclick/engine';
import {
  Adversary,
  type Answer,
  OutOfBudget,
  type Prover,
  type Puzzle,
  proverOf,
  scenarioOf,
} from '@lastclick/puzzles';
import { type NextMove, setupOf, TableSession, type Tempo } from '@lastclick/session';
import type { TableApi } from '../worker/table-api.ts';
import { TableDesk } from '../worker/table-desk.ts';
import type { AttemptState } from './puzzle-messages.ts';

/** So long a choice is thought about at most, in milliseconds; then the player is given the benefit. */
const PATIENCE = 6000;

const TEMPO: Tempo = { windows: 'relaxed', stops: { corp: [], runner: [] }, pace: 'even' };

/** A table at which a puzzle is tried: the opponent, chance and what lies facedown do what refutes wrong choices. */
export class PuzzleDesk extends TableDesk {
  private prover: Prover | null = null;
  private adversary: Adversary | null = null;
  private deadline = 0;
  private replies: string[] = [];
  private hasHope = true;
  private tempo: Tempo = TEMPO;

  /** The puzzle that is played from now on. */
  begin(puzzle: Puzzle): void {
    const mayGoOn = (): boolean => this.around.now() < this.deadline;
    this.deadline = Number.POSITIVE_INFINITY;
    this.prover = proverOf(puzzle, { choices: Number.POSITIVE_INFINITY, mayGoOn });
    this.adversary = new Adversary(this.prover, scenarioOf(puzzle));
  }

  get attempt(): AttemptState {
    const standing = this.prover?.standing(this.game.game) ?? 'open';
    return { standing, hasHope: this.hasHope };
  }

  /** A right choice among what is offered at this place; null where there is none, or none was found in time. */
  hint(): string | null {
    const offered = new Set(this.game.snapshot().ask?.offers.map(({ key }) => key));
    return this.inTime(() => this.rightFrom(this.keys(), offered));
  }

  /** Windows that are asked together with what follows them are passed for the player. */
  private rightFrom(keys: readonly string[], offered: ReadonlySet<string>): string | null {
    const key = this.adversary?.right(keys) ?? null;
    if (key !== 'pass' || offered.has(key)) return key;
    const answer = this.adversary?.answer(keys, key) ?? null;
    return answer === null ? null : this.rightFrom([...keys, key, ...answer.replies], offered);
  }

  private inTime<T>(think: () => T | null): T | null {
    this.deadline = this.around.now() + PATIENCE;
    try {
      return think();
    } catch (error) {
      if (error instanceof OutOfBudget) return null;
      throw error;
    }
  }

  private keys(): readonly string[] {
    return this.game.saved().record.options;
  }

  protected override change(method: keyof TableApi, args: readonly unknown[]): void {
    const key = this.firstKey(method, args);
    if (key !== null) this.foresee(key);
    super.change(method, args);
    if (method === 'start' || method === 'takeBack') {
      this.replies = [];
      this.hasHope = true;
    }
    if (method === 'takeBack')
      this.hasHope = this.inTime(() => this.adversary?.right(this.keys()) ?? null) !== null;
  }

  /** The option that a request plays first. */
  private firstKey(method: keyof TableApi, args: readonly unknown[]): string | null {
    switch (method) {
      case 'choose': {
        const [key] = args as Parameters<TableApi['choose']>;
        // An action that is asked for together with the window before it is played after a pass.
        const isNow = decision(this.game.game)?.options.some((option) => option.key === key) === true;
        return isNow ? key : 'pass';
      }
      case 'follow':
        return (args as Parameters<TableApi['follow']>)[0][0] ?? null;
      case 'passOn':
        return 'pass';
      case 'setTempo':
        [this.tempo] = args as Parameters<TableApi['setTempo']>;
        return null;
      default:
        return null;
    }
  }

  protected override next(): NextMove | null {
    return this.attempt.standing === 'open' ? super.next() : null;
  }

  protected override think(): string {
    if (this.replies.length === 0 && this.keys().length === 0)
      this.replies = [...(this.inTime(() => this.adversary?.opening() ?? null)?.replies ?? [])];
    return this.replies.shift() ?? super.think();
  }

  protected override foresee(key: string): void {
    const answer = this.inTime(() => this.adversary?.answer(this.keys(), key) ?? null);
    if (answer === null) return;
    this.hasHope = answer.hasHope;
    this.turnOut(answer);
  }

  /** What the player does not know becomes what refutes them: so far the position looked the same. */
  private turnOut({ scenario, replies }: Answer): void {
    const { format, version, setup, passedFor } = this.game.saved();
    const options = this.keys();
    const turned = { ...setup, scenario };
    const saved = {
      format,
      version,
      setup: turned,
      record: record(setupOf(turned), options),
      ...(passedFor === undefined ? {} : { passedFor }),
    };
    this.replies = [...replies];
    if (JSON.stringify(scenario) !== JSON.stringify(setup.scenario))
      this.seat(TableSession.open(this.game.id, saved, this.tempo));
  }
}
