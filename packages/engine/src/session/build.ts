import type { CompiledCard } from '../compile/program.ts';
import type { EditionId } from '../editions/edition-id.ts';
import type { Side } from '../side.ts';
import { MAX_CARDS } from '../state/game.ts';
import { seedWords } from '../state/random.ts';
import {
  type Card,
  type CardId,
  type ListedZone,
  NO_SERVER,
  type Player,
  type Priority,
  SAVE_VERSION,
  type State,
  type Zone,
} from '../state/state.ts';
import type { Reader } from './read.ts';
import { type CardPool, findInPool } from './ruleset.ts';

/** Puts a state together card by card. */
export class StateBuilder {
  readonly cards: Card[] = [];
  private readonly ids: string[] = [];
  private readonly indexOf = new Map<string, number>();
  private readonly pool: CardPool;
  private readonly reader: Reader;

  constructor(pool: CardPool, reader: Reader) {
    this.pool = pool;
    this.reader = reader;
  }

  /** The card of a side by that name; null where there is none. */
  known(name: string, side: Side): CompiledCard | null {
    const found = findInPool(this.pool, name);
    return found?.isCorp === (side === 'corp') ? found : null;
  }

  find(name: unknown, where: string, side: Side): CompiledCard {
    const title = this.reader.text(name, where);
    const found = findInPool(this.pool, title);
    if (found === null) return this.reader.fail(where, `there is no card "${title}"`);
    if (found.data.side !== side)
      return this.reader.fail(where, `"${found.data.title}" is not a ${side} card`);
    return found;
  }

  /** The side a card belongs to; 'runner' for names nobody knows. */
  sideOf(name: string): Side {
    return findInPool(this.pool, name)?.data.side ?? 'runner';
  }

  typeOf(card: Card): CompiledCard['type'] | null {
    return this.pool.byId.get(this.ids[card.def] ?? '')?.type ?? null;
  }

  identity(name: unknown, where: string, side: Side): Card {
    const found = this.find(name, where, side);
    if (found.type !== 'identity') this.reader.fail(where, `"${found.data.title}" is not an identity`);
    const card = this.add(found, 'identity', true);
    for (const side of found.sides) this.number(side);
    return card;
  }

  /** The number of a definition in this game. */
  private number(id: string): number {
    let def = this.indexOf.get(id);
    if (def === undefined) {
      def = this.ids.length;
      this.ids.push(id);
      this.indexOf.set(id, def);
      const card = this.pool.byId.get(id);
      if (card?.hasForms === true) for (const form of Object.values(card.forms)) this.number(form);
    }
    return def;
  }

  add({ data }: CompiledCard, zone: Zone, faceup: boolean): Card {
    return this.make(this.number(data.id), data.side, zone, faceup);
  }

  /** Adds copies of a card facedown and notes their ids. */
  addCopies({ data }: CompiledCard, copies: number, zone: Zone, ids: CardId[]): void {
    const def = this.number(data.id);
    for (let i = 0; i < copies; i++) ids.push(this.make(def, data.side, zone, false).id);
  }

  private make(def: number, owner: Side, zone: Zone, faceup: boolean): Card {
    if (this.cards.length >= MAX_CARDS) this.reader.fail('', `a game can have at most ${MAX_CARDS} cards`);
    const made: Card = {
      id: this.cards.length,
      copy: 0,
      def,
      owner,
      zone,
      object: this.cards.length + 1,
      faceup,
      server: NO_SERVER,
      host: -1,
      credits: 0,
      advancement: 0,
      virus: 0,
      power: 0,
      agenda: 0,
      loaded: 0,
      since: 0,
      installedTurn: 0,
      seen: 0,
      seenByOwner: 0,
    };
    this.cards.push(made);
    return made;
  }

  /** Turns a card into one of its forms. */
  convert(card: Card, { data, forms }: CompiledCard, form: string, where: string): void {
    card.def = this.number(
      forms[form] ?? this.reader.fail(where, `"${data.title}" is never turned into that`),
    );
  }

  /** The state so far, with empty tables around the cards. */
  state(
    edition: EditionId,
    priority: Priority,
    pointsToWin: number,
    openLists: boolean,
    seed: string,
    corp: Card,
    runner: Card,
  ): State {
    return {
      version: SAVE_VERSION,
      edition,
      priority,
      pointsToWin,
      openLists,
      pool: this.ids,
      rng: seedWords(seed),
      copy: 0,
      cards: this.cards,
      zones: noCards(),
      servers: [0, 1, 2].map((id) => ({ id, ice: [], root: [] })),
      nextServer: 3,
      nextObject: this.cards.length + 1,
      stamp: 0,
      activity: 0,
      corp: newPlayer(corp.id),
      runner: newPlayer(runner.id),
      turn: {
        number: 1,
        side: 'corp',
        actions: [],
        clicksPerAction: [],
        clicksSpent: 0,
        history: [],
        imminent: [],
        used: [],
      },
      lastTurn: { corp: [], runner: [] },
      stack: [],
      met: [],
      occurred: [],
      lingering: [],
      run: null,
      lastRun: null,
      runs: 0,
      encounters: 0,
      unsettled: 0,
      outcome: null,
    };
  }
}

/** Zones are written out, here and where they are copied: all have one shape. */
const noCards = (): Record<ListedZone, CardId[]> => ({
  hq: [],
  rd: [],
  archives: [],
  corpScore: [],
  grip: [],
  stack: [],
  heap: [],
  runnerScore: [],
  rig: [],
  playing: [],
  setAside: [],
  removed: [],
});

const newPlayer = (identity: number): Player => ({
  identity,
  credits: 0,
  clicks: 0,
  tags: 0,
  coreDamage: 0,
  badPublicity: 0,
});
