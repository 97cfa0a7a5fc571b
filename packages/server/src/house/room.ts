import { type Seat, SIDES, type Side, type View } from '@lastclick/engine';
import type { Entry } from '../game/journal.ts';
import { OnlineGame } from '../game/online-game.ts';
import type { Answer, Around, Request, Spoken } from '../protocol/index.ts';
import { type KeptTerms, Outrun, type Store, Unkept } from '../store/store.ts';
import { aroundOf } from './around.ts';
import type { BotThoughts } from './bot-thoughts.ts';
import { CLAIM_AFTER, carryOut, type Deed, goOnAlone, isDeed } from './carry-out.ts';
import { Line } from './line.ts';
import { Presence } from './presence.ts';
import { Refusal } from './refusal.ts';
import { WireUpdates } from './wire-updates.ts';

/** One connection to a game: a player's, or somebody's who looks on. */
export class Member {
  readonly side: Side | null;
  readonly updates = new WireUpdates();
  /** Whose view they see. */
  looks: Seat;
  private readonly send: (answer: Answer) => void;

  constructor(side: Side | null, send: (answer: Answer) => void) {
    this.side = side;
    this.looks = side ?? 'spectator';
    this.send = send;
  }

  tell(answer: Answer): void {
    this.send(answer);
  }
}

/** What a room needs of the house it is in. */
export interface RoomNeeds {
  readonly store: Store;
  readonly bots: BotThoughts;
  now(): number;
  /** Somebody else made the game go on, as for a rematch. */
  rematchOf(room: Room, game: OnlineGame): Promise<string>;
  /** Something broke that nobody asked for. */
  broken(game: string, error: unknown): void;
}

/** Nobody moved for so long: the game is put aside, and built again when it is wanted. */
const DORMANT_AFTER = 60_000;
/** Another process may be about to do what is due; so much later we do it. */
const COURTESY = 1_500;
const MOST_TRIES = 5;

/** One game with everybody who is connected to it here. Whatever is asked of it is done one after the other. */
export class Room {
  readonly id: string;
  private readonly kept: KeptTerms;
  private readonly needs: RoomNeeds;
  private readonly line = new Line();
  private readonly members = new Set<Member>();
  readonly presence: Presence;
  private game: OnlineGame | null = null;
  private sequence = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private touched = 0;
  private thinkingAt = -1;

  constructor(kept: KeptTerms, needs: RoomNeeds) {
    this.id = kept.game;
    this.kept = kept;
    this.needs = needs;
    this.presence = new Presence((words) => needs.store.tell(this.id, words).catch(() => undefined));
  }

  get isEmpty(): boolean {
    return this.members.size === 0;
  }

  get isAwake(): boolean {
    return this.game !== null;
  }

  get watching(): number {
    return [...this.members].filter(({ side }) => side === null).length;
  }

  /** The game as it stands; built from its journal where it was put aside. */
  private async awake(): Promise<OnlineGame> {
    this.touched = this.needs.now();
    if (this.game !== null) return this.game;
    const game = new OnlineGame(this.id, this.kept.terms);
    const batches = await this.needs.store.batches(this.id, 0);
    for (const { entries, at } of batches) game.apply(entries, at);
    this.sequence = batches.at(-1)?.sequence ?? 0;
    this.game = game;
    return game;
  }

  /** Forgets what is held of the game; it is built again from what is kept. */
  private putAside(): void {
    this.game = null;
    this.thinkingAt = -1;
  }

  /** Reads what others have written since; true where there was something. */
  private async catchUp(): Promise<boolean> {
    const game = await this.awake();
    const batches = await this.needs.store.batches(this.id, this.sequence);
    for (const { sequence, entries, at } of batches) {
      game.apply(entries, at);
      this.sequence = sequence;
      this.tellSaid(entries, at);
    }
    return batches.length > 0;
  }

  /**
   * Writes what `decide` makes of the game, and applies it. Where another process was faster, it is decided anew from what
   * that one wrote; where nothing can be written, nothing has changed.
   */
  private async write(
    decide: (game: OnlineGame, now: number) => readonly Entry[],
    request: string | null,
  ): Promise<readonly Entry[]> {
    for (let tries = 0; ; tries++) {
      const game = await this.awake();
      const now = Math.max(this.needs.now(), game.lastAt);
      const decided = decide(game, now);
      if (decided.length === 0) return [];
      try {
        game.apply(decided, now);
        const entries = [...decided, ...goOnAlone(game, now)];
        const batch = { sequence: this.sequence + 1, entries, request, at: now };
        await this.needs.store.append(this.id, batch, game.stage);
        this.sequence += 1;
        return entries;
      } catch (error) {
        this.putAside();
        if (!(error instanceof Outrun) || tries >= MOST_TRIES) throw error;
      }
    }
  }

  enter(member: Member, request: string): Promise<void> {
    return this.line.next(async () => {
      await this.catchUp();
      this.members.add(member);
      if (member.side !== null) this.presence.came(member.side, this.needs.now());
      const game = await this.awake();
      member.tell({
        kind: 'entered',
        answers: request,
        version: 1,
        seat: member.looks,
        around: this.around(game),
        said: game.said,
      });
      this.update(game, member, null);
      this.tellAround(game, member);
      await this.goOn();
    });
  }

  leave(member: Member): void {
    this.members.delete(member);
    if (member.side === null) return;
    const isStillHere = [...this.members].some(({ side }) => side === member.side);
    if (!isStillHere) this.presence.went(member.side, this.needs.now());
    void this.line.next(async () => {
      if (this.game !== null) this.tellAround(this.game);
    });
  }

  /** Somebody sits down at a side. */
  async join(entry: Extract<Entry, { readonly kind: 'joined' }>): Promise<void> {
    await this.line.next(async () => {
      await this.write((game) => {
        if (game.seats[entry.side] !== null) throw new Refusal('seatTaken', 'somebody else sits there');
        return [entry];
      }, null);
      await this.tellAll(null, null);
      await this.goOn();
    });
  }

  receive(member: Member, request: Request): Promise<void> {
    return this.line.next(async () => {
      try {
        await this.answer(member, request);
      } catch (error) {
        member.tell(refusalOf(error, request.id));
        if (!(error instanceof Refusal) && !(error instanceof Unkept)) this.needs.broken(this.id, error);
        // Who was asked something else meanwhile is shown it.
        if (error instanceof Refusal && error.code === 'stale' && (await this.catchUp()))
          await this.tellAll(null, null);
      }
    });
  }

  private async answer(member: Member, request: Request): Promise<void> {
    const game = await this.awake();
    if (isDeed(request)) {
      await this.doDeed(member, request);
      return;
    }
    switch (request.do) {
      case 'enter':
        throw new Refusal('notNow', 'you are at the table already');
      case 'look':
        this.look(game, member, request.seat, request.id);
        return;
      case 'whyNot':
        member.tell({
          kind: 'value',
          answers: request.id,
          value: game.running().whyNot(request.object, member.looks),
        });
        return;
      case 'whyNotThere':
        member.tell({
          kind: 'value',
          answers: request.id,
          value: game.running().whyNotThere(request.object ?? null, request.place, member.looks),
        });
        return;
      case 'course':
        member.tell({ kind: 'value', answers: request.id, value: game.running().course() });
        return;
      case 'saved':
        if (game.stage !== 'over')
          throw new Refusal('notNow', 'the record is given out when the game is over');
        member.tell({ kind: 'value', answers: request.id, value: game.running().saved() });
        return;
      case 'rematch':
        await this.rematch(member, request.id);
        return;
    }
  }

  private sideOf(member: Member): Side {
    if (member.side === null) throw new Refusal('notYours', 'you only look on');
    return member.side;
  }

  private async doDeed(member: Member, deed: Deed): Promise<void> {
    const side = this.sideOf(member);
    const named = `${side} ${deed.id}`;
    // What was sent twice is done once, and answered twice.
    if ((await this.needs.store.requested(this.id, named)) !== null) {
      if (await this.catchUp()) await this.tellAll(null, null);
      member.tell({ kind: 'done', answers: deed.id, what: deed.do });
      return;
    }
    const awaySince = (one: Side): number | null => this.presence.awaySince(one);
    const entries = await this.write((game, now) => carryOut(game, side, deed, { now, awaySince }), named);
    await this.tellAll(entries, { member, request: deed.id, what: deed.do });
    await this.goOn();
  }

  private look(game: OnlineGame, member: Member, seat: Seat, request: string): void {
    const isOwn = seat === (member.side ?? 'spectator');
    if (!isOwn && game.stage !== 'over')
      throw new Refusal('notYours', 'hands are shown when the game is over');
    member.looks = seat;
    member.updates.forget();
    this.update(game, member, request);
  }

  private async rematch(member: Member, request: string): Promise<void> {
    this.sideOf(member);
    const game = await this.awake();
    if (game.stage !== 'over') throw new Refusal('notNow', 'the game goes on');
    if (game.rematch === null) {
      const other = await this.needs.rematchOf(this, game);
      await this.write((now) => (now.rematch === null ? [{ kind: 'rematch', game: other }] : []), null);
    }
    await this.tellAll(null, { member, request, what: 'rematch' });
  }

  /** Another process wrote something. */
  heard(sequence: number): void {
    if (sequence <= this.sequence || (this.game === null && this.isEmpty)) return;
    void this.line.next(async () => {
      if (sequence <= this.sequence) return;
      if (await this.catchUp()) await this.tellAll(null, null);
      await this.goOn();
    });
  }

  /** Another process told who is there. */
  told(words: string): void {
    if (!this.presence.hear(words)) return;
    void this.line.next(async () => {
      if (this.game !== null) this.tellAround(this.game);
    });
  }

  private around(game: OnlineGame): Around {
    return aroundOf(game, this.presence, this.watching, this.needs.now());
  }

  private update(game: OnlineGame, member: Member, answers: string | null): void {
    if (game.session !== null)
      member.tell(member.updates.next(game.session, member.looks, this.sequence, answers));
  }

  private async tellAll(
    entries: readonly Entry[] | null,
    asker: { readonly member: Member; readonly request: string; readonly what: Request['do'] } | null,
  ): Promise<void> {
    const game = await this.awake();
    if (entries !== null) this.tellSaid(entries, game.lastAt);
    const isOnlySaid = entries?.every(({ kind }) => kind === 'said') === true;
    for (const member of this.members) if (!isOnlySaid) this.update(game, member, null);
    this.tellAround(game);
    if (asker !== null) asker.member.tell({ kind: 'done', answers: asker.request, what: asker.what });
  }

  private tellSaid(entries: readonly Entry[], at: number): void {
    for (const entry of entries) {
      if (entry.kind !== 'said') continue;
      const said: Spoken = { side: entry.side, text: entry.text, at };
      for (const member of this.members) member.tell({ kind: 'said', answers: null, said });
    }
  }

  private lastAround = '';

  private tellAround(game: OnlineGame, but?: Member): void {
    const around = this.around(game);
    const { clock, ...rest } = around;
    const now = JSON.stringify({ ...rest, clock: clock === null ? null : { ...clock, now: 0 } });
    if (now === this.lastAround) return;
    this.lastAround = now;
    for (const member of this.members)
      if (member !== but) member.tell({ kind: 'around', answers: null, around });
  }

  /** Lets happen what is due without anybody asking: bots, clocks, rest. */
  private async goOn(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    const game = await this.awake();
    const { session } = game;
    const next = session?.next();
    if (session !== null && next?.kind === 'bot') {
      if (this.thinkingAt !== session.played) this.letThink(game, session.played, next.pause);
      return;
    }
    const now = this.needs.now();
    const { end } = game.clock;
    const waits = [
      ...(end === null ? [] : [end.at - now + 5]),
      ...(this.isEmpty ? [DORMANT_AFTER] : []),
      ...(this.mayBeClaimed(game) ? [CLAIM_AFTER] : []),
      DORMANT_AFTER,
    ];
    // Longer waits than that a timer does not count.
    const wait = Math.min(Math.max(Math.min(...waits), 0), 2 ** 30);
    this.timer = setTimeout(() => void this.line.next(() => this.due()), wait);
    this.timer.unref();
  }

  private mayBeClaimed(game: OnlineGame): boolean {
    return SIDES.some((side) => game.isHuman(side) && this.presence.awaySince(side) !== null);
  }

  private async due(): Promise<void> {
    const { game } = this;
    if (game === null) return;
    const now = this.needs.now();
    const { end } = game.clock;
    if (end !== null && now >= end.at) {
      const entries = await this.write((current, at) => {
        const over = current.clock.end;
        return over !== null && at >= over.at && current.stage === 'playing'
          ? [{ kind: 'ended', outcome: { kind: 'time', by: over.side } }]
          : [];
      }, null);
      if (entries.length > 0) await this.tellAll(entries, null);
    }
    this.tellAround(game);
    if (now - this.touched >= DORMANT_AFTER && (end === null || end.at - now > DORMANT_AFTER)) {
      this.putAside();
      for (const member of this.members) member.updates.forget();
      return;
    }
    await this.goOn();
  }

  /** A bot thinks elsewhere; what it chose is written when it is known, and not before its pause is over. */
  private letThink(game: OnlineGame, played: number, pause: number): void {
    const { terms } = game;
    const { asked } = game;
    const sitter = asked === null ? null : terms[asked];
    if (sitter?.kind !== 'bot') return;
    this.thinkingAt = played;
    const began = this.needs.now();
    this.needs.bots
      .choose(game.running().game, sitter.level, `${terms.seal} ${played}`)
      .then((key) =>
        this.line.next(async () => {
          const left = pause - (this.needs.now() - began);
          if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
          this.thinkingAt = -1;
          if (this.game?.session?.played !== played) return this.goOn();
          const entries = await this.write(
            (current) =>
              current.session?.next()?.kind === 'bot' && current.session.played === played
                ? [{ kind: 'played', key, by: 'bot' }]
                : [],
            null,
          );
          if (entries.length > 0) await this.tellAll(entries, null);
          return this.goOn();
        }),
      )
      .catch((error: unknown) => {
        this.thinkingAt = -1;
        this.needs.broken(this.id, error);
        // What could not be kept is tried again.
        setTimeout(() => void this.line.next(() => this.goOn()).catch(() => undefined), COURTESY).unref();
      });
  }

  /** What everybody may see of the game, for lists. */
  async seenByAll(): Promise<View | null> {
    const game = await this.line.next(() => this.awake());
    return game.session?.snapshot('spectator').view ?? null;
  }

  /** Everything under way is finished; nobody is served any more. */
  async close(why: string, after: number): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    await this.line.next(async () => undefined);
    for (const member of this.members) member.tell({ kind: 'goodbye', why, after });
    this.members.clear();
  }
}

function refusalOf(error: unknown, answers: string): Answer {
  if (error instanceof Refusal) return { kind: 'refused', answers, code: error.code, message: error.message };
  if (error instanceof Unkept)
    return {
      kind: 'refused',
      answers,
      code: 'unkept',
      message: 'That could not be kept, and nothing has changed. Try again.',
    };
  return {
    kind: 'refused',
    answers,
    code: 'broken',
    message: 'That failed, and it is our fault. Nothing has changed.',
  };
}
