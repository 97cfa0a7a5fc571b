import { apply, type Decision, decision, type Option, untimely, view } from '@lastclick/engine';
import { type Game, maySeeOrRemember } from '@lastclick/engine/reading';
import { digestOf, digestOfAll } from './digest.ts';
import { type Standing, standing, type Task } from './goal.ts';
import { type Hidden, hiddenOf, isUndecided, UNDECIDED } from './hidden.ts';
import { outcomesOf } from './outcomes.ts';

/**
 * All that the position may be as far as its player knows: games that look the same to them, each with what facedown
 * cards had to be so far. One choice has to do for all of them.
 */
export type Belief = readonly Game[];

/** What the opponent did, and what chance and facedown cards turned out to be, until the player had to decide again. */
export interface Reply {
  /** Keys of the opponent's choices; null for the player's own. */
  readonly keys: readonly string[];
  readonly game: Game;
}

export interface Budget {
  /** In how many ways games may go on in all. */
  readonly choices: number;
  /** Whether to go on, asked now and then. */
  readonly mayGoOn?: () => boolean;
}

/** The budget was used up: nothing is known. */
export class OutOfBudget extends Error {
  override readonly name = 'OutOfBudget';
}

/** How a player's choice can turn out: what they may believe then, or that it can fail at once. */
export type Aftermath =
  | { readonly kind: 'fails'; readonly reply: Reply }
  | { readonly kind: 'goes on'; readonly beliefs: readonly Belief[] };

/** One way in which a choice can turn out. */
export interface WayOn extends Reply {
  readonly standing: Standing;
  /** What the player may believe then; null where it is over. */
  readonly belief: Belief | null;
}

const ASK_EVERY = 64;

/** An option by what it means, so that what worked in one place is tried first in others. */
const meaning = (game: Game, { kind, card, server, number }: Option): string =>
  `${kind} ${card < 0 ? '' : (game.state.cards[card & 511]?.def ?? '')} ${server} ${number}`;

/** Proves that a seat can reach a goal, or that it cannot: by trying out everything. */
export class Prover {
  readonly task: Task;
  readonly hidden: Hidden;
  readonly root: Belief;
  private readonly budget: Budget;
  private readonly known = new Map<string, boolean>();
  private readonly worked = new Map<string, number>();
  private played = 0;
  private begun: { readonly lost: boolean; readonly beliefs: readonly Belief[] } | null = null;

  /** The task is about the game as its seat knows it; what that seat cannot know may be anything of what there is. */
  constructor(game: Game, task: Task, budget: Budget) {
    this.task = task;
    this.budget = budget;
    const base: Game = {
      ...game,
      state: structuredClone(game.state),
      events: null,
      tale: null,
      active: null,
      waiting: null,
    };
    const unknown = base.state.cards.filter((card) => !maySeeOrRemember(base.state, task.seat, card));
    this.hidden = hiddenOf(base, unknown);
    for (const card of unknown) card.def = UNDECIDED;
    // What happened to a card that is still hidden may tell abilities what it is: these are decided at once.
    this.root = this.unique(outcomesOf(base, this.hidden, decision).map((came) => came.game));
  }

  /** In how many ways games went on so far. */
  get choices(): number {
    return this.played;
  }

  private readonly count = (): void => {
    this.played += 1;
    const { choices, mayGoOn } = this.budget;
    if (this.played > choices || (this.played % ASK_EVERY === 0 && mayGoOn?.() === false))
      throw new OutOfBudget();
  };

  standing(game: Game): Standing {
    return standing(game, this.task);
  }

  private unique(games: readonly Game[]): Game[] {
    const byDigest = new Map<string, Game>();
    for (const game of games) byDigest.set(digestOf(game), game);
    return [...byDigest.values()];
  }

  /** What the player is asked; the same in all games of a belief. */
  asked(belief: Belief): Decision {
    const waiting = belief[0] === undefined ? null : decision(belief[0]);
    if (waiting === null) throw new Error('nobody has to decide');
    return waiting;
  }

  /** The options worth trying: what could do nothing at that moment is left out. */
  options(belief: Belief): readonly Option[] {
    const [game] = belief;
    const waiting = this.asked(belief);
    if (game === undefined || waiting.kind !== 'window') return waiting.options;
    return waiting.options.filter((option) => option.kind === 'pass' || !isIdle(game, waiting, option));
  }

  /**
   * Everything that can come of one choice in one game until the player decides again, told to `meet`, which says whether
   * to look further.
   */
  private follow(game: Game, key: string, meet: (reply: Reply, standing: Standing) => boolean): void {
    const seen = new Set<string>();
    const open: Reply[] = [];
    const play = (from: Game, chosen: string, keys: readonly string[]): void => {
      const act = (one: Game): void => {
        apply(one, chosen);
        decision(one);
      };
      const came = outcomesOf(from, this.hidden, act, this.count);
      for (const one of came) open.push({ keys, game: one.game });
    };
    play(game, key, []);
    for (let reply = open.pop(); reply !== undefined; reply = open.pop()) {
      const standing = this.standing(reply.game);
      const waiting = decision(reply.game);
      if (standing !== 'open' || waiting === null || waiting.seat === this.task.seat) {
        if (!meet(reply, standing)) return;
        continue;
      }
      const digest = digestOf(reply.game);
      if (seen.has(digest)) continue;
      seen.add(digest);
      for (const option of waiting.options) play(reply.game, option.key, [...reply.keys, option.key]);
    }
  }

  /** What the player sees as they are asked: games in which that is the same cannot be told apart. */
  private looks(game: Game): { readonly look: string; readonly game: Game }[] {
    const look = (one: Game): string => {
      const options = decision(one)?.options.map(({ key }) => key) ?? [];
      return JSON.stringify([view(one, this.task.seat), options]);
    };
    return outcomesOf(game, this.hidden, look, this.count).map((came) => ({
      look: came.value,
      game: came.game,
    }));
  }

  private needsLook({ state }: Game): boolean {
    return state.cards.some((card) => isUndecided(card) && maySeeOrRemember(state, this.task.seat, card));
  }

  /** What a choice can lead to; stops at the first way in which it fails at once. */
  after(belief: Belief, key: string): Aftermath {
    const found = new Map<string, Reply>();
    let failed: Reply | null = null;
    for (const game of belief) {
      this.follow(game, key, (reply, standing) => {
        if (standing === 'failed') failed = reply;
        else if (standing === 'open') found.set(digestOf(reply.game), reply);
        return failed === null;
      });
      if (failed !== null) return { kind: 'fails', reply: failed };
    }
    const games = [...found.values()].map((reply) => reply.game);
    const [only] = games;
    if (games.length === 1 && only !== undefined && !this.needsLook(only))
      return { kind: 'goes on', beliefs: [games] };
    return { kind: 'goes on', beliefs: [...this.byLook(games).values()] };
  }

  /** Games in which the player has to decide, put together where they look the same. */
  private byLook(games: readonly Game[]): Map<string, Belief> {
    const byLook = new Map<string, Game[]>();
    for (const one of games) {
      for (const { look, game } of this.looks(one)) {
        const same = byLook.get(look);
        if (same === undefined) byLook.set(look, [game]);
        else same.push(game);
      }
    }
    return new Map([...byLook].map(([look, same]) => [look, this.unique(same)]));
  }

  /** Every way in which a choice can turn out, to the end. */
  waysOn(belief: Belief, key: string): WayOn[] {
    return this.waysOf(belief, [key]).map((way) => ({ ...way, keys: way.keys.slice(1) }));
  }

  /** Every way to the player's first decision, where the opponent decides before; each begins with what they choose. */
  opening(): WayOn[] {
    const keys = this.root.flatMap((game) => decision(game)?.options.map(({ key }) => key) ?? []);
    return this.waysOf(this.root, [...new Set(keys)]);
  }

  private waysOf(belief: Belief, choices: readonly string[]): WayOn[] {
    const over: WayOn[] = [];
    const open: Reply[] = [];
    for (const game of belief) {
      for (const key of choices) {
        if (decision(game)?.options.some((option) => option.key === key) !== true) continue;
        this.follow(game, key, ({ keys, game: then }, standing) => {
          const reply = { keys: [key, ...keys], game: then };
          if (standing === 'open') open.push(reply);
          else over.push({ ...reply, standing, belief: null });
          return true;
        });
      }
    }
    const beliefs = this.byLook(open.map((reply) => reply.game));
    const ways = open.flatMap(({ keys, game }) =>
      this.looks(game).map(
        (one): WayOn => ({ keys, game: one.game, standing: 'open', belief: beliefs.get(one.look) ?? null }),
      ),
    );
    return [...over, ...ways];
  }

  /** What the player may believe as they first decide; null where the opponent can end it before. */
  get starts(): readonly Belief[] | null {
    this.begun ??= this.begin();
    return this.begun.lost ? null : this.begun.beliefs;
  }

  private begin(): { readonly lost: boolean; readonly beliefs: readonly Belief[] } {
    if (this.asked(this.root).seat === this.task.seat) return { lost: false, beliefs: [this.root] };
    const ways = this.opening();
    const beliefs = new Map<string, Belief>();
    for (const { belief } of ways) if (belief !== null) beliefs.set(digestOfAll(belief), belief);
    return { lost: ways.some(({ standing }) => standing === 'failed'), beliefs: [...beliefs.values()] };
  }

  /** Whether the goal can be reached whatever happens. */
  isSolvable(): boolean {
    return this.starts?.every((belief) => this.canReach(belief)) === true;
  }

  /** Whether the player, asked with this belief, can be sure to reach the goal. */
  canReach(belief: Belief): boolean {
    const digest = digestOfAll(belief);
    const known = this.known.get(digest);
    if (known !== undefined) return known;
    const [game] = belief;
    const options = this.options(belief);
    const score = (option: Option): number =>
      game === undefined ? 0 : (this.worked.get(meaning(game, option)) ?? 0);
    const found = options.toSorted((a, b) => score(b) - score(a)).find(({ key }) => this.works(belief, key));
    if (found !== undefined && game !== undefined) {
      const name = meaning(game, found);
      this.worked.set(name, (this.worked.get(name) ?? 0) + 1);
    }
    this.known.set(digest, found !== undefined);
    return found !== undefined;
  }

  /** Whether a choice is one that the goal can surely be reached with. */
  works(belief: Belief, key: string): boolean {
    const aftermath = this.after(belief, key);
    return aftermath.kind === 'goes on' && aftermath.beliefs.every((next) => this.canReach(next));
  }
}

/** Whether an option does nothing at that moment; what lies undecided is not looked at for that. */
function isIdle(game: Game, waiting: Decision, option: Option): boolean {
  try {
    return untimely(game, waiting, option) !== null;
  } catch {
    return false;
  }
}
