import type { EditionId } from '@lastclick/engine';
import { type Chapter, type StepLesson, type StructureLesson, structureLessons } from './lessons.ts';
import { structuresOf } from './step-graph.ts';

/** A step of both editions next to each other; null where an edition has no such step. */
export interface StepPair {
  readonly left: StepLesson | null;
  readonly right: StepLesson | null;
  /** 'same' in number and effect; 'renumbered': the same effect under another number; 'only': in one edition alone. */
  readonly differs: 'same' | 'renumbered' | 'only';
}

export interface StructurePair {
  readonly id: string;
  readonly left: StructureLesson | null;
  readonly right: StructureLesson | null;
  readonly steps: readonly StepPair[];
}

/** What a step does, apart from its number: where it goes to is a matter of numbers too. */
function effects(edition: EditionId): Map<string, string> {
  const found = new Map<string, string>();
  for (const { steps } of structuresOf(edition))
    for (const { rule, what } of steps) {
      const same =
        what.act === 'goTo'
          ? { act: what.act, test: what.test }
          : what.act === 'action' || what.act === 'complete'
            ? { act: what.act }
            : what;
      found.set(rule, JSON.stringify(same));
    }
  return found;
}

/** The longest way to pair equal entries of two lists in order, as pairs of places. */
function pairEqual(left: readonly string[], right: readonly string[]): [number, number][] {
  const length = Array.from({ length: left.length + 1 }, () => new Array<number>(right.length + 1).fill(0));
  const at = (i: number, j: number): number => length[i]?.[j] ?? 0;
  for (let i = left.length - 1; i >= 0; i--)
    for (let j = right.length - 1; j >= 0; j--) {
      const row = length[i];
      if (row !== undefined)
        row[j] = left[i] === right[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < left.length && j < right.length; ) {
    if (left[i] === right[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

function pairSteps(
  left: readonly StepLesson[],
  right: readonly StepLesson[],
  effectsLeft: ReadonlyMap<string, string>,
  effectsRight: ReadonlyMap<string, string>,
): StepPair[] {
  const pairs = pairEqual(
    left.map(({ rule }) => effectsLeft.get(rule) ?? rule),
    right.map(({ rule }) => effectsRight.get(rule) ?? rule),
  );
  const rows: StepPair[] = [];
  let i = 0;
  let j = 0;
  const alone = (upToLeft: number, upToRight: number): void => {
    for (; i < upToLeft; i++) rows.push({ left: left[i] ?? null, right: null, differs: 'only' });
    for (; j < upToRight; j++) rows.push({ left: null, right: right[j] ?? null, differs: 'only' });
  };
  for (const [atLeft, atRight] of pairs) {
    alone(atLeft, atRight);
    const one = left[i++] ?? null;
    const other = right[j++] ?? null;
    rows.push({ left: one, right: other, differs: one?.rule === other?.rule ? 'same' : 'renumbered' });
  }
  alone(left.length, right.length);
  return rows;
}

/** A chapter of two editions, structure by structure and step by step. */
export function sideBySide(chapter: Chapter, left: EditionId, right: EditionId): StructurePair[] {
  const lessonsLeft = structureLessons(left, chapter);
  const lessonsRight = structureLessons(right, chapter);
  const effectsLeft = effects(left);
  const effectsRight = effects(right);
  return orderOfBoth(lessonsLeft, lessonsRight).map((id) => {
    const one = lessonsLeft.find((lesson) => lesson.id === id) ?? null;
    const other = lessonsRight.find((lesson) => lesson.id === id) ?? null;
    return {
      id,
      left: one,
      right: other,
      steps: pairSteps(one?.steps ?? [], other?.steps ?? [], effectsLeft, effectsRight),
    };
  });
}

/** All structures of both lists, each once, in an order that fits both. */
function orderOfBoth(left: readonly StructureLesson[], right: readonly StructureLesson[]): string[] {
  const ids: string[] = [];
  let j = 0;
  for (const { id } of left) {
    const place = right.findIndex((lesson) => lesson.id === id);
    for (; place >= 0 && j < place; j++) {
      const between = right[j]?.id ?? '';
      if (!left.some((lesson) => lesson.id === between)) ids.push(between);
    }
    if (place >= 0) j = place + 1;
    ids.push(id);
  }
  for (; j < right.length; j++) ids.push(right[j]?.id ?? '');
  return ids;
}
