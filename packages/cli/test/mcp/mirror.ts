import { CARDS } from '@lastclick/cards';
import {
  decision,
  type EditionId,
  maskEvents,
  opponentOf,
  type Side,
  type View,
  view,
} from '@lastclick/engine';
import { cardData, placedCards, RecordedGame } from '@lastclick/table';
import { botOption } from '../../src/bot-player.ts';
import { SAMPLE_DECKS } from '../../src/decks.ts';

const BOT = 'random';

/** The same game as the server plays, in this process: what the model's seat may know is known exactly. */
export class Mirror {
  readonly recorded: RecordedGame;
  private readonly seat: Side;
  private readonly seed: string;
  /** Titles by the number under which the seat has seen the card. */
  private readonly seen = new Map<number, string>();
  /** Titles the seat has seen since the last move of the model. */
  private recent = new Set<string>();

  constructor(seat: Side, edition: EditionId, seed: string) {
    this.seat = seat;
    this.seed = seed;
    const setup = { edition, seed, priority: 'useful', ...SAMPLE_DECKS } as const;
    this.recorded = RecordedGame.start({ kind: 'setup', setup });
    this.look(0);
    this.letBotPlay();
  }

  view(): View {
    return view(this.recorded.game, this.seat);
  }

  keys(): string[] {
    return (decision(this.recorded.game)?.options ?? []).map(({ key }) => key);
  }

  choose(key: string): void {
    this.recent = new Set();
    this.look(this.recorded.events.length);
    this.play(key);
    this.letBotPlay();
  }

  /** Cards of the other side the text names although the seat sees none of them, nor has seen any in its place. */
  leaksIn(text: string): string[] {
    const there = [...placedCards(this.view())].flatMap(({ card }) => this.seen.get(card.object) ?? []);
    return this.namedBeyond(new Set([...this.recent, ...there]), text);
  }

  /** Cards of the other side the text names although the seat has never seen one. */
  leaksInLog(text: string): string[] {
    return this.namedBeyond(new Set(this.seen.values()), text);
  }

  private namedBeyond(known: ReadonlySet<string>, text: string): string[] {
    return CARDS.filter(({ side, title }) => side === opponentOf(this.seat) && !known.has(title))
      .filter(({ title, id }) => names(text, title, id))
      .map(({ title }) => title);
  }

  private play(key: string): void {
    const before = this.recorded.events.length;
    this.recorded.choose(key);
    this.look(before);
  }

  private letBotPlay(): void {
    const { recorded } = this;
    for (;;) {
      const waiting = decision(recorded.game);
      if (waiting === null || waiting.seat === this.seat) return;
      this.play(botOption(BOT, recorded.game, waiting, this.seed, recorded.played.length).key);
    }
  }

  private look(since: number): void {
    for (const { card } of placedCards(this.view()))
      if (card.title !== undefined) this.note(card.object, card.title);
    for (const { cards } of maskEvents(this.recorded.events.slice(since), this.seat))
      for (const { object, card } of cards)
        if (card !== undefined) this.note(object, cardData(card)?.title ?? card);
  }

  private note(object: number | undefined, title: string): void {
    this.recent.add(title);
    if (object !== undefined) this.seen.set(object, title);
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a text has the title or the id as words of their own. */
const names = (text: string, title: string, id: string): boolean =>
  new RegExp(`(?<![\\p{L}\\d_])(?:${escaped(title)}|${escaped(id)})(?![\\p{L}\\d_])`, 'u').test(text);
