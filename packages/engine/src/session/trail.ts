import { Sum } from '../digest.ts';
import { COUNTERS } from '../language/lists.ts';
import { SIDES } from '../side.ts';
import type { Game } from '../state/game.ts';
import { OUTSIDE_REASONS, type Player, type State, type Zone } from '../state/state.ts';

/** Where a turn begins: how many options were played, and the digest of all positions up to there. */
export type TurnDigest = readonly [played: number, digest: string];

// What a trail sums up is part of what a record is: another list is another version of records.

/** Zones by their numbers in digests. */
const ZONE_NUMBERS: Readonly<Record<Zone, number>> = {
  hq: 1,
  rd: 2,
  archives: 3,
  corpScore: 4,
  grip: 5,
  stack: 6,
  heap: 7,
  runnerScore: 8,
  rig: 9,
  playing: 10,
  setAside: 11,
  removed: 12,
  identity: 13,
  ice: 14,
  root: 15,
  hosted: 16,
};

const PLAYER_NUMBERS = [
  'credits',
  'clicks',
  'tags',
  'coreDamage',
  'badPublicity',
] as const satisfies readonly (keyof Player)[];

/** Adds a position as players could see it if all cards lay open: no frames, nothing of how the engine works. */
function addPosition(sum: Sum, state: State): void {
  const { turn, outcome } = state;
  sum.add(turn.number);
  sum.add(turn.side === 'corp' ? 1 : 2);
  for (const side of SIDES) for (const number of PLAYER_NUMBERS) sum.add(state[side][number]);
  for (const word of state.rng) sum.whole(word);
  for (const card of state.cards) {
    sum.add(card.def);
    sum.add((ZONE_NUMBERS[card.zone] << 1) | (card.faceup ? 1 : 0));
    sum.add(card.object);
    sum.add(card.server + 1);
    sum.add(card.host + 2);
    for (const counter of COUNTERS) sum.add(card[counter]);
  }
  for (const zone of [state.zones.rd, state.zones.stack]) for (const id of zone) sum.add(id);
  for (const { ice, root } of state.servers) {
    for (const id of ice) sum.add(id);
    for (const id of root) sum.add(id);
  }
  sum.add(outcome === null ? 0 : outcome.winner === 'draw' ? 3 : outcome.winner === 'corp' ? 1 : 2);
}

/** Sums up every position of a game, so that two that differed anywhere differ from there on. */
export class Trail {
  private readonly sum: Sum;
  private readonly began: TurnDigest[];
  private played: number;
  private turn: string;

  constructor(game: Game, from?: Trail) {
    this.sum = new Sum(from?.sum);
    this.began = [...(from?.began ?? [])];
    this.played = from?.played ?? 0;
    this.turn = from?.turn ?? turnOf(game);
    if (from === undefined) addPosition(this.sum, game.state);
  }

  /** To be told of the game after every option. */
  note(game: Game): void {
    this.played += 1;
    addPosition(this.sum, game.state);
    if (turnOf(game) === this.turn) return;
    this.turn = turnOf(game);
    this.began.push([this.played, this.sum.digits]);
  }

  /** To be told of a game that ended outside its rules: how it ended is part of the digest. */
  noteEnd({ state }: Game): void {
    addPosition(this.sum, state);
    for (const [number, reason] of OUTSIDE_REASONS.entries())
      if (reason === state.outcome?.reason) this.sum.add(number);
  }

  get turns(): readonly TurnDigest[] {
    return this.began;
  }

  /** The digest of everything so far. */
  get end(): string {
    return this.sum.digits;
  }

  fork(game: Game): Trail {
    return new Trail(game, this);
  }
}

const turnOf = ({ state: { turn } }: Game): string => `${turn.number} ${turn.side}`;
