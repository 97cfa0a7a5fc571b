import { EDITIONS, type EditionId } from '@lastclick/engine';
import { cardData, subroutineText, writtenSubroutine } from './card-text.ts';

/**
 * What words about events ask of cards and rules. Asked of the cards that are there now, or of what was kept with a game:
 * then its story can be told when they are gone.
 */
export interface Glossary {
  title(card: string): string | null;
  points(card: string): number | null;
  /** What a subroutine of a card does, counted from 0. */
  subroutine(card: string, index: number): string | null;
  /** What a subroutine does that is written elsewhere: on a card, which of its programs. */
  written(card: string, program: number): string | null;
  coreDamageName(edition: EditionId): string;
  /** Edition 26.03 calls it a breach. */
  hasBreaches(edition: EditionId): boolean;
}

/** Null for an edition nobody has any more: games of it are shown as they were seen. */
const switchesOf = (edition: EditionId): (typeof EDITIONS)[EditionId]['switches'] | null =>
  Object.hasOwn(EDITIONS, edition) ? EDITIONS[edition].switches : null;

export const PRESENT: Glossary = {
  title: (card) => cardData(card)?.title ?? null,
  points: (card) => cardData(card)?.points ?? null,
  subroutine: (card, index) => {
    const data = cardData(card);
    return data === null ? null : subroutineText(data, index);
  },
  written: writtenSubroutine,
  coreDamageName: (edition) => switchesOf(edition)?.coreDamageName ?? 'core',
  hasBreaches: (edition) => switchesOf(edition)?.accesses === 'untilNoCandidate',
};

/** Answers by what was asked, as they are kept. */
export type KeptAnswers = Readonly<Record<string, string | number | boolean | null>>;

/** The question in one word; the same for whoever answers. */
const asked = (question: string, ...about: readonly (string | number)[]): string =>
  [question, ...about].join(' ');

/** Answers like another glossary and remembers what it answered. */
export class RememberingGlossary implements Glossary {
  private readonly answers: Record<string, string | number | boolean | null>;
  private readonly source: Glossary;

  constructor(source: Glossary = PRESENT, known: KeptAnswers = {}) {
    this.source = source;
    this.answers = { ...known };
  }

  get kept(): KeptAnswers {
    return { ...this.answers };
  }

  private note<Answer extends string | number | boolean | null>(question: string, answer: Answer): Answer {
    this.answers[question] = answer;
    return answer;
  }

  title(card: string): string | null {
    return this.note(asked('title', card), this.source.title(card));
  }
  points(card: string): number | null {
    return this.note(asked('points', card), this.source.points(card));
  }
  subroutine(card: string, index: number): string | null {
    return this.note(asked('subroutine', card, index), this.source.subroutine(card, index));
  }
  written(card: string, program: number): string | null {
    return this.note(asked('written', card, program), this.source.written(card, program));
  }
  coreDamageName(edition: EditionId): string {
    return this.note(asked('coreDamageName'), this.source.coreDamageName(edition));
  }
  hasBreaches(edition: EditionId): boolean {
    return this.note(asked('hasBreaches'), this.source.hasBreaches(edition));
  }
}

/** Answers with what was kept, and asks no card and no rule. */
export function keptGlossary(answers: KeptAnswers): Glossary {
  const find = (question: string): string | number | boolean | null =>
    Object.hasOwn(answers, question) ? (answers[question] ?? null) : null;
  const word = (question: string): string | null => {
    const found = find(question);
    return typeof found === 'string' ? found : null;
  };
  return {
    title: (card) => word(asked('title', card)),
    points: (card) => {
      const found = find(asked('points', card));
      return typeof found === 'number' ? found : null;
    },
    subroutine: (card, index) => word(asked('subroutine', card, index)),
    written: (card, program) => word(asked('written', card, program)),
    coreDamageName: () => word(asked('coreDamageName')) ?? 'core',
    hasBreaches: () => find(asked('hasBreaches')) === true,
  };
}
