import { fork, type Side } from '@lastclick/engine';
import { bringChance, type Card, type Game } from '@lastclick/engine/reading';
import { choicesFor, type Hidden, isUndecided, UNDECIDED } from './hidden.ts';

/**
 * Answers whatever is left open while a game goes on: what a facedown card is, once the rules look at it, and what
 * chance brings. The first answers are given, all others are the first possible one.
 */
class Answers {
  readonly taken: number[] = [];
  readonly counts: number[] = [];
  private readonly given: readonly number[];

  constructor(given: readonly number[]) {
    this.given = given;
  }

  next(count: number): number {
    const answer = this.given[this.taken.length] ?? 0;
    this.taken.push(answer);
    this.counts.push(count);
    return answer;
  }
}

/** The same for cards in one place between which nobody could tell a difference. */
const likenessOf = (card: Card): string =>
  card.zone === 'hq' || card.zone === 'grip'
    ? [card.zone, card.def, card.seen === card.object, card.seenByOwner === card.object].join()
    : String(card.id);

/** The undecided cards of a game that is being worked out: looked at, they become something. */
class Veil {
  /** Where nobody looks, cards may be asked whether they are undecided. */
  isAside = false;
  private readonly game: Game;
  private readonly hidden: Hidden;
  private readonly answers: Answers;

  constructor(game: Game, hidden: Hidden, answers: Answers) {
    this.game = game;
    this.hidden = hidden;
    this.answers = answers;
  }

  /** Makes a card one that is decided as it is looked at. */
  put(id: number): void {
    const { cards, copy } = this.game.state;
    cards[id] = new VeiledCard(cards[id] as Card, copy, this);
  }

  /** One of several cards: of those that are alike, one stands for all. */
  among(cards: readonly Card[]): number {
    if (cards.length === 0) return 0;
    this.isAside = true;
    const alike = new Map<string, number>();
    cards.forEach((card, index) => {
      const likeness = likenessOf(card);
      if (!alike.has(likeness)) alike.set(likeness, index);
    });
    this.isAside = false;
    const indexes = [...alike.values()];
    return indexes[this.answers.next(indexes.length)] as number;
  }

  decide(card: Card): number {
    this.isAside = true;
    const choices = choicesFor(this.game, this.hidden, card);
    this.isAside = false;
    if (choices.length === 0) throw new Error('no card is left for one that lies facedown');
    return choices[this.answers.next(choices.length)] as number;
  }
}

/** A card with all that lies open of it. */
class VeiledCard implements Card {
  readonly id: number;
  readonly owner: Side;
  zone: Card['zone'];
  object: number;
  faceup: boolean;
  server: number;
  host: number;
  credits: number;
  advancement: number;
  virus: number;
  power: number;
  agenda: number;
  loaded: number;
  since: number;
  installedTurn: number;
  seen: number;
  seenByOwner: number;
  copy: number;
  private decided = UNDECIDED;
  private readonly veil: Veil;

  constructor(card: Card, copy: number, veil: Veil) {
    this.id = card.id;
    this.owner = card.owner;
    this.zone = card.zone;
    this.object = card.object;
    this.faceup = card.faceup;
    this.server = card.server;
    this.host = card.host;
    this.credits = card.credits;
    this.advancement = card.advancement;
    this.virus = card.virus;
    this.power = card.power;
    this.agenda = card.agenda;
    this.loaded = card.loaded;
    this.since = card.since;
    this.installedTurn = card.installedTurn;
    this.seen = card.seen;
    this.seenByOwner = card.seenByOwner;
    // The copy of the game it lies in has it for itself.
    this.copy = copy;
    this.veil = veil;
  }

  get def(): number {
    if (this.decided === UNDECIDED && !this.veil.isAside) this.decided = this.veil.decide(this);
    return this.decided;
  }

  set def(def: number) {
    this.decided = def;
  }
}

/** A game that came of something. */
export interface Came<T> {
  readonly game: Game;
  readonly value: T;
}

function workOut<T>(base: Game, hidden: Hidden, act: (game: Game) => T, answers: Answers): Came<T> {
  const game = fork(base);
  const veil = new Veil(game, hidden, answers);
  for (const card of game.state.cards) if (isUndecided(card)) veil.put(card.id);
  bringChance(game.state, {
    below: (below) => answers.next(below),
    among: (cards) => veil.among(cards),
    shuffled: (cards) => {
      for (const id of cards) veil.put(id);
    },
  });
  const value = act(game);
  // What was not looked at stays undecided: copies of the game are plain data again.
  veil.isAside = true;
  bringChance(game.state, null);
  return { game, value };
}

/**
 * Everything that can come of an act in a game, over all that facedown cards can be and all that chance can bring. What
 * the rules do not look at stays open: it makes no difference yet. `each` is called before every one of them.
 */
export function outcomesOf<T>(
  base: Game,
  hidden: Hidden,
  act: (game: Game) => T,
  each: () => void = () => undefined,
): Came<T>[] {
  const came: Came<T>[] = [];
  const open: (readonly number[])[] = [[]];
  for (let given = open.pop(); given !== undefined; given = open.pop()) {
    each();
    const answers = new Answers(given);
    const one = workOut(base, hidden, act, answers);
    came.push(one);
    for (let place = given.length; place < answers.taken.length; place++)
      for (let other = 1; other < (answers.counts[place] as number); other++)
        open.push([...answers.taken.slice(0, place), other]);
  }
  return came;
}
