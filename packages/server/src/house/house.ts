import { randomInt, randomUUID } from 'node:crypto';
import { cardById, checkDeck, DECKS, type DeckList } from '@lastclick/cards';
import { InputError, type Side } from '@lastclick/engine';
import type { DeckChoice } from '@lastclick/session';
import { OnlineGame } from '../game/online-game.ts';
import { newGameId, newSecret, newSeed, secretDigest } from '../game/seal.ts';
import type { ClockTerms, GameTerms, SeatTerms } from '../game/terms.ts';
import type { Ask } from '../protocol/index.ts';
import type { GameRow, KeptSeat, Store } from '../store/store.ts';
import type { BotThoughts } from './bot-thoughts.ts';
import { Refusal } from './refusal.ts';
import { Member, Room } from './room.ts';
import { spokenText } from './spoken-text.ts';

/** What a host sets. */
export interface HouseRules {
  /** Whether games with cards of one's own may be made here. */
  readonly ownCards: boolean;
  /** Days after which finished games, and games in which nothing happens, are deleted; null: never. */
  readonly keepDays: number | null;
}

/** What who sits down is given: the secret is told once, and kept here as its digest alone. */
export interface Seated {
  readonly game: string;
  readonly side: Side;
  readonly secret: string;
}

/** A game as lists show it. */
export interface Listed {
  readonly game: string;
  readonly made: number;
  readonly edition: GameTerms['edition'];
  readonly pointsToWin: number;
  readonly lists: GameTerms['lists'];
  readonly clock: ClockTerms;
  readonly stage: GameRow['stage'];
  readonly people: Readonly<Record<Side, { readonly name: string; readonly kind: 'human' | 'bot' | 'free' }>>;
}

/** One of somebody's games, for the list of games that wait for them. */
export interface WaitingGame extends Listed {
  readonly side: Side;
  readonly isAsked: boolean;
  readonly turn: number;
}

const MOST_IN_LOBBY = 100;
const HEARTBEAT = 1_000;
const LONGEST_EACH = 60 * 24 * 3_600_000;
const SIDE_OPPOSITE = { corp: 'runner', runner: 'corp' } as const;

/** All games of this process, the lobby, and what they share. */
export class House {
  readonly store: Store;
  readonly rules: HouseRules;
  private readonly bots: BotThoughts;
  private readonly rooms = new Map<string, Promise<Room | null>>();
  private readonly process = randomUUID();
  private readonly heart: ReturnType<typeof setInterval>;
  private readonly report: (game: string, error: unknown) => void;
  private isClosing = false;

  private constructor(
    store: Store,
    bots: BotThoughts,
    rules: HouseRules,
    report: (game: string, error: unknown) => void,
  ) {
    this.store = store;
    this.bots = bots;
    this.rules = rules;
    this.report = report;
    this.heart = setInterval(
      () => void store.beat(this.process, Date.now()).catch(() => undefined),
      HEARTBEAT,
    );
    this.heart.unref();
  }

  static async open(
    store: Store,
    bots: BotThoughts,
    rules: HouseRules,
    report: (game: string, error: unknown) => void,
  ): Promise<House> {
    const house = new House(store, bots, rules, report);
    await store.beat(house.process, Date.now());
    await store.listen({
      appended: (game, sequence) => house.ifOpen(game, (room) => room.heard(sequence)),
      told: (game, words) => house.ifOpen(game, (room) => room.told(words)),
      missed: () => house.forAll((room) => room.heard(Number.POSITIVE_INFINITY)),
    });
    return house;
  }

  private ifOpen(game: string, work: (room: Room) => void): void {
    void this.rooms.get(game)?.then((room) => room !== null && work(room));
  }

  private forAll(work: (room: Room) => void): void {
    for (const game of this.rooms.keys()) this.ifOpen(game, work);
  }

  /** The room of a game; throws a Refusal where there is no such game. */
  async room(game: string): Promise<Room> {
    let known = this.rooms.get(game);
    if (known === undefined) {
      known = this.openRoom(game);
      this.rooms.set(game, known);
    }
    const room = await known.catch((error: unknown) => {
      this.rooms.delete(game);
      throw error;
    });
    if (room === null) {
      this.rooms.delete(game);
      throw new Refusal('unknownGame', 'There is no such game here.');
    }
    return room;
  }

  private async openRoom(game: string): Promise<Room | null> {
    const kept = await this.store.terms(game);
    if (kept === null) return null;
    return new Room(kept, {
      store: this.store,
      bots: this.bots,
      now: () => Date.now(),
      rematchOf: (room, over) => this.makeRematch(room.id, over),
      broken: (id, error) => this.report(id, error),
    });
  }

  /** Makes a game; who makes it sits down at once. Throws a Refusal. */
  async make(wish: Ask<'make'>): Promise<Seated> {
    if (this.isClosing) throw new Refusal('notNow', 'The server is about to stop.');
    if (wish.cards !== undefined && !this.rules.ownCards)
      throw new Refusal('badTerms', 'The host of this server allows no cards of one’s own.');
    const side = wish.side === 'either' ? (randomInt(2) === 0 ? 'corp' : 'runner') : wish.side;
    const opposite = SIDE_OPPOSITE[side];
    const own = readDeck(wish.side === 'either' && side === 'runner' ? wish.otherDeck : wish.deck, side);
    const bot = wish.bot;
    const seat: SeatTerms =
      bot === undefined
        ? { kind: 'human' }
        : { kind: 'bot', level: bot.level, deck: readDeck(bot.deck, opposite) };
    const terms: GameTerms = {
      edition: wish.edition,
      pointsToWin: pointsOf(wish.pointsToWin),
      lists: wish.lists,
      clock: clockOf(wish.clock),
      corp: side === 'corp' ? { kind: 'human' } : seat,
      runner: side === 'runner' ? { kind: 'human' } : seat,
      ...newSeed(),
      ...(wish.cards === undefined ? {} : { cards: wish.cards as NonNullable<GameTerms['cards']> }),
    };
    return this.seatFirst(terms, side, nameOf(wish.name), own, wish.listed && bot === undefined);
  }

  private async seatFirst(
    terms: GameTerms,
    side: Side,
    name: string,
    deck: DeckChoice,
    isListed: boolean,
  ): Promise<Seated> {
    const game = newGameId();
    mustBegin(terms, side, deck);
    await this.store.create({ game, terms, made: Date.now() }, isListed);
    return this.sit(game, side, name, deck);
  }

  private async sit(game: string, side: Side, name: string, deck: DeckChoice): Promise<Seated> {
    const secret = newSecret();
    const isTaken = await this.store.takeSeat({ game, side, name }, secretDigest(secret));
    if (!isTaken) throw new Refusal('seatTaken', 'Somebody else sits there by now.');
    await (await this.room(game)).join({ kind: 'joined', side, name, deck });
    return { game, side, secret };
  }

  /** Sits down at the free side of a game. Throws a Refusal. */
  async join(game: string, { name, deck }: Ask<'join'>): Promise<Seated> {
    const kept = await this.store.terms(game);
    if (kept === null) throw new Refusal('unknownGame', 'There is no such game here.');
    const seats = await this.store.seats(game);
    const side = (['corp', 'runner'] as const).find(
      (one) => kept.terms[one].kind === 'human' && !seats.some((seat) => seat.side === one),
    );
    if (side === undefined) throw new Refusal('seatTaken', 'Nobody can join this game any more.');
    const own = readDeck(deck, side);
    mustBegin(kept.terms, side, own);
    return this.sit(game, side, nameOf(name), own);
  }

  /** The same again with sides changed: both get their seats in the new game by the secrets they have. */
  private async makeRematch(after: string, over: OnlineGame): Promise<string> {
    const { terms } = over;
    const next: GameTerms = {
      ...terms,
      ...newSeed(),
      after,
      corp: botSwapped(terms.runner, over.seats.corp?.deck),
      runner: botSwapped(terms.corp, over.seats.runner?.deck),
    };
    const game = newGameId();
    await this.store.create({ game, terms: next, made: Date.now() }, false);
    return game;
  }

  /** Takes the seat in a rematch that the holder of a secret of the game before it has. Throws a Refusal. */
  async takeRematchSeat(game: string, secret: string, deck: unknown): Promise<Seated> {
    const kept = await this.store.terms(game);
    const before = kept?.terms.after;
    if (kept === null || before === undefined) throw new Refusal('unknownGame', 'There is no such rematch.');
    const seat = await this.store.seatOf(before, secretDigest(secret));
    if (seat === null) throw new Refusal('wrongSecret', 'This secret opens no seat of the game before.');
    const side = SIDE_OPPOSITE[seat.side];
    const own = readDeck(deck, side);
    mustBegin(kept.terms, side, own);
    return this.sit(game, side, seat.name, own);
  }

  /** The seat a secret opens; throws a Refusal. Without a secret one looks on. */
  async seatOf(game: string, secret: string | undefined): Promise<KeptSeat | null> {
    if (secret === undefined) return null;
    const seat = await this.store.seatOf(game, secretDigest(secret));
    if (seat === null) throw new Refusal('wrongSecret', 'This secret opens no seat of this game.');
    return seat;
  }

  async lobby(): Promise<readonly Listed[]> {
    const rows = await this.store.lobby(MOST_IN_LOBBY);
    return Promise.all(rows.map((row) => this.listed(row)));
  }

  async listed(row: GameRow): Promise<Listed> {
    const { game, made, stage, terms } = row;
    const seats = await this.store.seats(game);
    const person = (side: Side): Listed['people'][Side] => {
      if (terms[side].kind === 'bot') return { name: '', kind: 'bot' };
      const seat = seats.find((one) => one.side === side);
      return seat === undefined ? { name: '', kind: 'free' } : { name: seat.name, kind: 'human' };
    };
    const { edition, pointsToWin, lists, clock } = terms;
    return {
      game,
      made,
      edition,
      pointsToWin,
      lists,
      clock,
      stage,
      people: { corp: person('corp'), runner: person('runner') },
    };
  }

  async row(game: string): Promise<Listed> {
    const row = await this.store.row(game);
    if (row === null) throw new Refusal('unknownGame', 'There is no such game here.');
    return this.listed(row);
  }

  /** How somebody's games stand; those whose secrets open nothing are left out. */
  async waiting({ seats }: Ask<'waiting'>): Promise<readonly WaitingGame[]> {
    const found: WaitingGame[] = [];
    for (const { game, secret } of seats) {
      const seat = await this.store.seatOf(game, secretDigest(secret));
      const row = seat === null ? null : await this.store.row(game);
      if (seat === null || row === null) continue;
      const view = row.stage === 'playing' ? await (await this.room(game)).seenByAll() : null;
      found.push({
        ...(await this.listed(row)),
        side: seat.side,
        isAsked: view?.waiting?.seat === seat.side,
        turn: view?.turn.number ?? 0,
      });
    }
    return found;
  }

  enter(seat: KeptSeat | null, send: ConstructorParameters<typeof Member>[1]): Member {
    return new Member(seat?.side ?? null, send);
  }

  /** Deletes a game for good. */
  async remove(game: string): Promise<void> {
    const known = this.rooms.get(game);
    this.rooms.delete(game);
    await (await known)?.close('the host has deleted this game', 0);
    await this.store.remove(game);
  }

  /** Deletes what is older than the host keeps games. */
  async cleanUp(now: number): Promise<number> {
    const { keepDays } = this.rules;
    if (keepDays === null) return 0;
    const before = now - keepDays * 24 * 3_600_000;
    let removed = 0;
    for (const stage of ['open', 'playing', 'over'] as const)
      for (const game of await this.store.idleSince(before, stage, 1_000)) {
        await this.remove(game);
        removed += 1;
      }
    return removed;
  }

  get open(): number {
    return this.rooms.size;
  }

  /** Ends what is under way, tells everybody to come back, and closes the store. */
  async close(why: string, after: number): Promise<void> {
    this.isClosing = true;
    clearInterval(this.heart);
    const rooms = await Promise.all([...this.rooms.values()].map((room) => room.catch(() => null)));
    await Promise.all(rooms.map((room) => room?.close(why, after)));
    await this.bots.close();
    await this.store.beat(this.process, Date.now()).catch(() => undefined);
    await this.store.close();
  }
}

const botSwapped = (seat: SeatTerms, deck: DeckChoice | undefined): SeatTerms =>
  seat.kind === 'bot' && deck !== undefined ? { ...seat, deck } : seat;

function nameOf(given: string): string {
  const name = spokenText(given);
  return name === '' ? 'Guest' : name;
}

function pointsOf(given: number): number {
  if (given < 1 || given > 20) throw new Refusal('badTerms', 'A game is won with 1 to 20 points.');
  return given;
}

function clockOf({ kind, each = 0, more = 0 }: Ask<'make'>['clock']): ClockTerms {
  if (kind === 'none') return { kind };
  if (each < 1_000 || each > LONGEST_EACH || more > LONGEST_EACH)
    throw new Refusal('badTerms', 'A clock runs from a second to sixty days.');
  return kind === 'game' ? { kind, each, more } : { kind, each };
}

const isNumbers = (value: unknown): value is Readonly<Record<string, number>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length <= 200 &&
  Object.values(value).every((count) => Number.isSafeInteger(count) && count >= 1 && count <= 60);

/** A deck somebody brings, legal and of that side; throws a Refusal that says what is wrong. */
function readDeck(given: unknown, side: Side): DeckChoice {
  const { kind, key, name, identity, cards } = (given ?? {}) as Readonly<Record<string, unknown>>;
  if (kind === 'key') {
    const deck = typeof key === 'string' && Object.hasOwn(DECKS, key) ? DECKS[key] : undefined;
    if (deck === undefined || typeof key !== 'string')
      throw new Refusal('badDeck', 'No deck comes with that name.');
    mustBeOf(deck, side);
    return { kind, key };
  }
  if (kind !== 'list' || typeof identity !== 'string' || !isNumbers(cards))
    throw new Refusal('badDeck', 'A deck is the key of one that comes with the game, or a list of cards.');
  const list: DeckList = {
    name: typeof name === 'string' ? spokenText(name).slice(0, 60) : 'A deck',
    identity,
    cards,
  };
  mustBeOf(list, side);
  const [problem] = checkDeck(list);
  if (problem !== undefined) throw new Refusal('badDeck', problem.message);
  return { kind, name: list.name, identity, cards };
}

function mustBeOf({ name, identity }: DeckList, side: Side): void {
  const card = cardById(identity);
  if (card === null) throw new Refusal('badDeck', `There is no identity "${identity.slice(0, 60)}".`);
  if (card.side !== side)
    throw new Refusal('badDeck', `${name} is no deck of the ${side === 'corp' ? 'Corp' : 'Runner'}.`);
}

/** Whether a game could begin with this deck is found before anybody waits for it. */
function mustBegin(terms: GameTerms, side: Side, deck: DeckChoice): void {
  const fallback: DeckChoice = {
    kind: 'key',
    key: side === 'corp' ? 'gatewayBeginnerRunner' : 'gatewayBeginnerCorp',
  };
  const opposite = SIDE_OPPOSITE[side];
  const trial = new OnlineGame('trial', { ...terms, [side]: { kind: 'human' } });
  try {
    const other = trial.seats[opposite];
    trial.apply([{ kind: 'joined', side, name: '', deck }], 0);
    if (other === null) trial.apply([{ kind: 'joined', side: opposite, name: '', deck: fallback }], 0);
  } catch (error) {
    if (error instanceof InputError) throw new Refusal('badDeck', error.plain);
    throw error;
  }
}
