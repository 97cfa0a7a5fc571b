import { EDITION_IDS, type EditionId } from '@lastclick/engine';
import { compareBotGame, readBotGames } from './bot-games.ts';
import type { Disagreement } from './disagreement.ts';
import { compareLink, readLinks } from './links.ts';
import { compareRecord, readRecords, recordName } from './records.ts';
import { compareSave, readSaves } from './saves.ts';
import { compareText, presentTexts, readTexts } from './texts.ts';

export const GOLDENS = ['texts', 'records', 'saves', 'links', 'bots'] as const;
export type Golden = (typeof GOLDENS)[number];

/** Which of what is kept is compared. */
export interface Scope {
  readonly editions: readonly EditionId[];
  /** So many of each list, from its beginning. */
  readonly first: number;
}

export const EVERYTHING: Scope = { editions: EDITION_IDS, first: Number.POSITIVE_INFINITY };

/** Compares one thing that is kept with what it is now. */
export type Comparison = () => Disagreement | null | Promise<Disagreement | null>;

const LISTS: Readonly<Record<Golden, (scope: Scope) => Comparison[]>> = {
  texts: () => {
    const present = presentTexts();
    return [...readTexts()].map(
      ([id, text]) =>
        () =>
          compareText(id, text, present.get(id)),
    );
  },
  records: ({ editions, first }) =>
    editions.flatMap((edition) =>
      readRecords(edition)
        .slice(0, first)
        .map((record, number) => () => compareRecord(recordName(edition, number), record)),
    ),
  saves: ({ first }) =>
    readSaves()
      .slice(0, first)
      .map((save, number) => () => compareSave(number, save)),
  links: ({ first }) =>
    readLinks()
      .slice(0, first)
      .map((link, number) => () => compareLink(number, link)),
  bots: ({ first }) =>
    readBotGames()
      .slice(0, first)
      .map((game, number) => () => compareBotGame(number, game)),
};

export const comparisonsOf = (golden: Golden, scope: Scope): Comparison[] => LISTS[golden](scope);

/** Everything of a golden that is not as it was kept. */
export async function disagreementsOf(
  comparisons: readonly Comparison[],
  each: () => void = () => {},
): Promise<Disagreement[]> {
  const found: Disagreement[] = [];
  for (const compare of comparisons) {
    const disagreement = await compare();
    if (disagreement !== null) found.push(disagreement);
    each();
  }
  return found;
}
