import type { OptionKind } from '@lastclick/engine';
import { digestOfAll } from './digest.ts';
import type { Aftermath, Belief, Prover } from './prover.ts';

/** What is known of a position whose goal can be reached. */
export interface Solution {
  /** How many decisions of one's own it takes, where the opponent makes it as long as they can. */
  readonly decisions: number;
  /** Whether one action alone is right each time, or one thing to do in the opponent's turn. */
  readonly isOnly: boolean;
  /** The keys of one way through, own and others', against replies that make it long. */
  readonly line: readonly string[];
}

const PASSIVE: ReadonlySet<OptionKind> = new Set(['pass', 'continue', 'done', 'no']);

interface Part {
  readonly decisions: number;
  readonly isOnly: boolean;
  readonly key: string;
  readonly next: Belief | null;
}

/** Reads off a prover how a goal is reached; it has to be one that can be. */
export class SolutionReader {
  private readonly prover: Prover;
  private readonly parts = new Map<string, Part>();

  constructor(prover: Prover) {
    this.prover = prover;
  }

  /** The choices with which the goal can be reached, those that lead to the same counted once. */
  rightChoices(belief: Belief): { readonly key: string; readonly beliefs: readonly Belief[] }[] {
    const seen = new Set<string>();
    return this.prover.options(belief).flatMap(({ key }) => {
      const aftermath: Aftermath = this.prover.after(belief, key);
      if (aftermath.kind === 'fails' || !aftermath.beliefs.every((next) => this.prover.canReach(next)))
        return [];
      const { beliefs } = aftermath;
      const leadsTo = beliefs.map(digestOfAll).sort().join();
      if (seen.has(leadsTo)) return [];
      seen.add(leadsTo);
      return [{ key, beliefs }];
    });
  }

  /** Actions, and in the opponent's turn what one does in a window, are a solution; how they are carried out is its form. */
  private isAction(belief: Belief): boolean {
    const { kind, seat } = this.prover.asked(belief);
    return kind === 'action' || (kind === 'window' && belief[0]?.state.turn.side !== seat);
  }

  part(belief: Belief): Part {
    const digest = digestOfAll(belief);
    const known = this.parts.get(digest);
    if (known !== undefined) return known;
    const asked = this.prover.asked(belief);
    const right = this.rightChoices(belief);
    let best: Part | null = null;
    for (const { key, beliefs } of right) {
      const kind = asked.options.find((option) => option.key === key)?.kind ?? 'pass';
      const own = asked.options.length > 1 && !PASSIVE.has(kind) ? 1 : 0;
      let longest: { readonly belief: Belief; readonly part: Part } | null = null;
      let isOnly = right.length === 1 || !this.isAction(belief);
      for (const next of beliefs) {
        const part = this.part(next);
        isOnly &&= part.isOnly;
        if (longest === null || part.decisions > longest.part.decisions) longest = { belief: next, part };
      }
      const decisions = own + (longest?.part.decisions ?? 0);
      if (best === null || decisions < best.decisions)
        best = { decisions, isOnly, key, next: longest?.belief ?? null };
    }
    if (best === null) throw new Error('the goal cannot be reached from here');
    this.parts.set(digest, best);
    return best;
  }

  /** What is known of the whole position. */
  read(): Solution {
    const starts = this.prover.starts ?? [];
    const parts = starts.map((belief) => this.part(belief));
    const decisions = Math.max(0, ...parts.map((part) => part.decisions));
    const line: string[] = [];
    for (let part = parts.find((one) => one.decisions === decisions) ?? null; part !== null; ) {
      line.push(part.key);
      part = part.next === null ? null : this.part(part.next);
    }
    return { decisions, isOnly: parts.every(({ isOnly }) => isOnly), line };
  }
}
