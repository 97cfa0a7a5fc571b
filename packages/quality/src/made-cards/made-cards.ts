import { EDITION_IDS } from '@lastclick/engine';
import type { CardData } from '@lastclick/engine/language';
import { Random } from '../sweep/random.ts';
import { CardMaker } from './made-card.ts';
import { type Failure, playMade } from './made-game.ts';

/** Cards that are on the table together. */
export const CARDS_OF_A_GAME = 4;
/** Cards that are made by one maker, which takes care that all words come up; a run can begin with any such batch. */
export const CARDS_OF_A_BATCH = 500;

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
  readonly games: number;
  readonly decisions: number;
  /** On how many cards each word was. */
  readonly words: ReadonlyMap<string, number>;
  readonly failures: readonly Failure[];
  /** Games that came to no end by themselves: what their cards say goes on for ever. */
  readonly endless: readonly Failure[];
}

/** Makes cards, describes, compiles and plays them under both editions; the same again for the same seed. */
export function playMadeCards(options: MadeCards, progress: (cards: number) => void = () => {}): MadeReport {
  const words = new Map<string, number>();
  const failures: Failure[] = [];
  const endless: Failure[] = [];
  let decisions = 0;
  let games = 0;
  for (let made = options.from * CARDS_OF_A_BATCH; made < options.cards; ) {
    const batch = Math.floor(made / CARDS_OF_A_BATCH);
    const maker = new CardMaker(new Random(`${options.seed}/${batch}`));
    const end = Math.min(options.cards, (batch + 1) * CARDS_OF_A_BATCH);
    while (made < end) {
      const cards: CardData[] = [];
      while (cards.length < CARDS_OF_A_GAME && made < end) {
        cards.push(maker.next(`made_${made}`));
        made += 1;
      }
      for (const edition of EDITION_IDS) {
        const played = playMade(cards, edition, `${options.seed}/${made}`, options.decisions);
        games += 1;
        decisions += played.decisions;
        if (played.what === 'endless') endless.push(played);
        else if (played.what !== '') failures.push(played);
      }
      progress(cards.length);
    }
    for (const [word, count] of maker.counts) words.set(word, (words.get(word) ?? 0) + count);
  }
  return {
    cards: options.cards - options.from * CARDS_OF_A_BATCH,
    games,
    decisions,
    words,
    failures,
    endless,
  };
}
