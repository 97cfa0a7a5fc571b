import type { EventKind, Side } from '@lastclick/engine';
import type { ToldLine } from './chronicle.ts';
import { count } from './words/count.ts';
import { sideName } from './words/places.ts';

/** One deed and what followed from it: a line of a story, and the lines it is made of. */
export interface Deed {
  /** The line that names it. */
  readonly head: ToldLine;
  /** "The Runner plays Sure Gamble: +4 credits." */
  readonly text: string;
  /** Every line told of it, in order. */
  readonly lines: readonly ToldLine[];
  /** 1 where it is part of another deed: what happens in a run. */
  readonly level: 0 | 1;
}

/** What is told in a line of its own, whatever it follows from. */
const HEADS: ReadonlySet<EventKind> = new Set([
  'gameStarts',
  'mulligan',
  'keep',
  'phase',
  'action',
  'played',
  'installed',
  'rezzed',
  'scored',
  'addedToScoreArea',
  'convertedToAgenda',
  'runAnnounced',
  'iceEncountered',
  'subroutineResolves',
  'accessed',
  'stolen',
  'abilityUsed',
  'gameOver',
]);

/** What an action is for names it: of these the first. */
const NAMING: ReadonlySet<EventKind> = new Set([
  'played',
  'installed',
  'runAnnounced',
  'advanced',
  'creditsGained',
  'drawn',
  'trashed',
  'purged',
  'tagsRemoved',
]);
const OWN_NAME = /^c\d+#/;

/** Of lines that belong together: the one that names them. */
function naming(lines: readonly ToldLine[], head: ToldLine): ToldLine {
  const { kind, detail } = head.event;
  if (kind !== 'action' || OWN_NAME.test(detail)) return head;
  return lines.find(({ event }) => NAMING.has(event.kind) && event.side === head.event.side) ?? head;
}

const CREDITS: Readonly<Partial<Record<EventKind, 1 | -1>>> = {
  creditsGained: 1,
  creditsSpent: -1,
  creditsLost: -1,
};

const signed = (change: number): string => `${change < 0 ? '−' : '+'}${count(Math.abs(change), 'credit')}`;

/** What a deed comes to in credits of the pools, its own side's first. */
function creditsOf(lines: readonly ToldLine[], own: Side | null): string[] {
  const changes = new Map<Side, number>();
  for (const { event } of lines) {
    const sign = CREDITS[event.kind];
    if (sign === undefined || event.side === null || event.cards.length > 0) continue;
    changes.set(event.side, (changes.get(event.side) ?? 0) + sign * event.amount);
  }
  return [...changes]
    .sort(([one], [other]) => Number(other === own) - Number(one === own))
    .flatMap(([side, change]) => {
      if (change === 0) return [];
      return side === own ? signed(change) : `the ${sideName(side)} ${signed(change)}`;
    });
}

/** Whether it only clears away the card the deed is about. */
const isOwnCard = ({ event }: ToldLine, head: ToldLine): boolean =>
  event.kind === 'trashed' &&
  event.side === null &&
  event.cards.length === 1 &&
  event.cards[0]?.card === head.event.cards[0]?.card;

/** "The Runner plays Sure Gamble: +4 credits." */
function textOf(lines: readonly ToldLine[], head: ToldLine, named: ToldLine): string {
  if (named.heading) return named.text;
  const own = named.event.kind === 'action' && named.brief !== '' ? named.brief : named.text;
  const rest = lines.filter((line) => line !== named && line !== head && !isOwnCard(line, named));
  const followed = [...creditsOf(rest, named.event.side), ...rest.flatMap(({ brief }) => brief || [])];
  if (followed.length === 0) return own.endsWith('.') ? own : `${own}.`;
  return `${own.replace(/\.$/, '')}: ${[...new Set(followed)].join(', ')}.`;
}

/**
 * Lines of a log as a story: one line for each deed, with what it came to. What a deed follows from may be told before the
 * lines given; then what followed stands for itself.
 */
export function storyOf(
  lines: readonly ToldLine[],
  causeOf: (id: number) => number | null = () => null,
): readonly Deed[] {
  const told = new Map(lines.map((line) => [line.event.id, line]));
  const causeIn = (id: number): number | null => told.get(id)?.event.cause ?? causeOf(id);

  /** What was paid for something whose deed was told before stands with what it was paid for. */
  const withoutHead = (line: ToldLine): ToldLine => {
    const { event } = line;
    if (CREDITS[event.kind] === undefined || event.cause === null) return line;
    const after = lines.slice(lines.indexOf(line) + 1).find((one) => one.event.cause === event.cause);
    return after === undefined || HEADS.has(after.event.kind) ? line : after;
  };

  /** The line that heads the deed a line belongs to. */
  const headOf = (line: ToldLine): ToldLine => {
    let at: number | null = line.event.id;
    let head = line;
    while (at !== null) {
      const here = told.get(at);
      if (here !== undefined) head = here;
      if (here !== undefined && HEADS.has(here.event.kind)) break;
      at = causeIn(at);
    }
    if (!HEADS.has(head.event.kind)) return withoutHead(head);
    const { cause, kind } = head.event;
    const action = cause === null ? undefined : told.get(cause);
    return action?.event.kind === 'action' && NAMING.has(kind) ? action : head;
  };

  const groups = new Map<ToldLine, ToldLine[]>();
  let turn: ToldLine | null = null;
  for (const line of lines) {
    if (line.heading) turn = line;
    // The clicks a turn begins with are no deed.
    const isAllotted = line.event.kind === 'clicksGained' && line.event.cause === null;
    const head = isAllotted && turn !== null ? turn : headOf(line);
    const group = groups.get(head);
    if (group === undefined) groups.set(head, [line]);
    else group.push(line);
  }
  const isWithin = ({ event }: ToldLine): boolean => {
    for (let at = event.cause; at !== null; at = causeIn(at)) {
      const here = told.get(at);
      if (here !== undefined && HEADS.has(here.event.kind)) return true;
    }
    return false;
  };
  return [...groups].map(([head, group]) => {
    const named = naming(group, head);
    return { head: named, text: textOf(group, head, named), lines: group, level: isWithin(head) ? 1 : 0 };
  });
}
