import { EDITION_IDS } from '@lastclick/engine';
import { Random } from '../sweep/random.ts';
import { CardMaker, type MadeCard } from './made-card.ts';
import { type PlayedGame, playMade } from './made-game.ts';
import { Uses, type WordUses } from './word-uses.ts';

/** Cards that are on the table together. */
export const CARDS_OF_A_GAME = 4;
/** Cards that are made by one maker, which takes care that all words come up; a run can begin with any such batch. */
export const CARDS_OF_A_BATCH = 2500;

export interface MadeCards {
  readonly cards: number;
  readonly seed: string;
  /** The batch to begin with. */
  readonly from: number;
  /** Decisions of each game. */
  readonly decisions: number;
}

export interface MadeReport {
  readonly cards: number;
  readonly abilities: number;
  readonly games: number;
  readonly decisions: number;
  readonly words: ReadonlyMap<string, WordUses>;
  readonly failures: readonly PlayedGame[];
  /** Games that came to no end by themselves: what their cards say goes on for ever. */
  readonly endless: readonly PlayedGame[];
}

/** Makes cards, describes, compiles and plays them under both editions; the same again for the same seed. */
export function playMadeCards(
  options: MadeCards,
  progress: (played: number, all: number) => void = () => {},
): MadeReport {
  const all = new Uses();
  const failures: PlayedGame[] = [];
  const endless: PlayedGame[] = [];
  let decisions = 0;
  let games = 0;
  let abilities = 0;
  const first = options.from * CARDS_OF_A_BATCH;
  for (let made = first; made < options.cards; ) {
    const batch = Math.floor(made / CARDS_OF_A_BATCH);
    const uses = new Uses();
    const maker = new CardMaker(new Random(`${options.seed}/${batch}`), uses.words);
    const end = Math.min(options.cards, (batch + 1) * CARDS_OF_A_BATCH);
    while (made < end) {
      const cards: MadeCard[] = [];
      while (cards.length < CARDS_OF_A_GAME && made < end) {
        const card = maker.next(`made_${made}`);
        abilities += card.abilities.length;
        uses.made(card);
        cards.push(card);
        made += 1;
      }
      const results = EDITION_IDS.map((edition) =>
        playMade(cards, edition, `${options.seed}/${made}`, options.decisions),
      );
      for (const result of results) {
        games += 1;
        decisions += result.decisions;
        for (const card of cards) uses.played(card, result.edition, result.chances);
        if (result.what === 'endless') endless.push(result);
        else if (result.what !== '') failures.push(result);
      }
      maker.learn((ability) => results.every(({ chances }) => chances.has(ability)));
      progress(made - first, options.cards - first);
    }
    all.add(uses);
  }
  return { cards: options.cards - first, abilities, games, decisions, words: all.words, failures, endless };
}
