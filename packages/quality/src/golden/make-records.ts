import {
  apply,
  create,
  decision,
  EDITIONS,
  type EditionId,
  type Priority,
  type Scenario,
} from '@lastclick/engine';
import { pool } from '@lastclick/table';
import { Coverage } from '../sweep/coverage.ts';
import { Random } from '../sweep/random.ts';
import { type RandomGame, type RandomGames, randomGame } from '../sweep/random-game.ts';
import { RandomPlayer } from '../sweep/random-player.ts';
import { type KeptRecord, playRecord } from './records.ts';
import { gameOfRecord } from './saves.ts';
import { version1Names } from './version-1-names.ts';

const SEED = 'golden';
/** So many games are played for each that is kept: those are kept that come by what no other did. */
const CANDIDATES_FOR_ONE = 6;
/** Longer games are left out. */
const LONGEST: Readonly<Record<Priority, number>> = { every: 700, useful: 300 };

const PRIORITIES = ['every', 'useful'] as const;

interface Candidate extends Pick<KeptRecord, 'setup' | 'options'> {
  readonly priority: Priority;
  /** What happened in it, by names that are the same in all games of an edition. */
  readonly reached: readonly string[];
}

function reachedIn({ cards, actions, structures, abilities, steps }: Coverage['counts']): string[] {
  return [
    ...Object.entries(cards).flatMap(([card, deeds]) => Object.keys(deeds).map((deed) => `${card} ${deed}`)),
    ...Object.keys(actions),
    ...Object.keys(structures).map((kind) => `waits on ${kind}`),
    ...abilities.flatMap((count, number) => (count > 0 ? [`ability ${number}`] : [])),
    ...steps,
  ];
}

/** Of so many games one begins where the Runner is about to have too little memory, which chance hardly ever finds. */
const OVER_MEMORY_AT = 100;

/** The Runner has as much installed as a chip allows that the Corp can trash. */
function overMemory(games: RandomGames, index: number): RandomGame {
  const { seed, edition, priority } = games;
  const { identities, random } = randomGame(games, index);
  const [corp = '', runner = ''] = identities;
  const scenario: Scenario = {
    edition,
    priority,
    seed: `${seed}/${edition}/${index}`,
    at: EDITIONS[edition].first,
    corp: {
      identity: corp,
      credits: 10,
      hq: ['retribution', 'retribution', 'hedge_fund'],
      rd: ['hedge_fund', 'tithe', 'ipo'],
    },
    runner: {
      identity: runner,
      tags: 2,
      rig: ['akamatsu_mem_chip', 'fermenter', 'leech', 'corroder', 'net_shield', 'conduit'],
      stack: ['sure_gamble', 'diesel'],
    },
  };
  return {
    setup: { scenario },
    identities,
    random,
    players: {
      corp: new RandomPlayer(random, new Set(['retribution', 'akamatsu_mem_chip'])),
      runner: new RandomPlayer(random, new Set()),
    },
  };
}

/** Plays a random game to its end, or as far as it may be long. */
function candidate(edition: EditionId, priority: Priority, index: number): Candidate {
  const beginning = index % OVER_MEMORY_AT === 0 ? overMemory : randomGame;
  const { setup, identities, players } = beginning({ seed: SEED, edition, priority }, index);
  const coverage = new Coverage(edition);
  const game = create(setup, pool);
  const names = version1Names(game);
  game.witness = coverage.abilities.witness;
  coverage.newGame(identities);
  const options: string[] = [];
  const noted = new Set<string>();
  for (let waiting = decision(game); waiting !== null; waiting = decision(game)) {
    coverage.at(game, game.events ?? []);
    noted.add(`asks ${waiting.kind}`);
    for (const { kind } of game.events ?? []) noted.add(`happens: ${kind}`);
    const option = waiting.options[players[waiting.seat].choose(game, waiting)];
    if (option === undefined || options.length === LONGEST[priority]) break;
    coverage.chosen(waiting, option);
    options.push(names.key(option));
    apply(game, option.key);
  }
  coverage.happened(game, game.events ?? []);
  return { setup, options, priority, reached: [...reachedIn(coverage.counts), ...noted] };
}

/** The options of a game that stops where a record does not fit any more, with random ones after them. */
export function playedOn({ setup, options }: Pick<KeptRecord, 'setup' | 'options'>): string[] {
  const game = gameOfRecord({ setup, options });
  const priority = game.state.priority;
  const random = new Random(`${SEED} ${options.length}`);
  const names = version1Names(game);
  const all = [...options];
  for (let waiting = decision(game); waiting !== null; waiting = decision(game)) {
    if (all.length >= LONGEST[priority]) break;
    const option = random.pick(waiting.options);
    all.push(names.key(option));
    apply(game, option.key);
  }
  return all;
}

/** Chooses games so that what few of them come by is among them, and those that add most come first. */
function chosen(candidates: readonly Candidate[], number: number): Candidate[] {
  const left = new Set(candidates);
  const seen = new Set<string>();
  const taken: Candidate[] = [];
  while (taken.length < number) {
    let best: Candidate | null = null;
    let most = -1;
    for (const one of left) {
      if (one.priority !== PRIORITIES[taken.length % 2]) continue;
      const news = one.reached.reduce((sum, what) => sum + (seen.has(what) ? 0 : 1), 0);
      if (news > most) {
        most = news;
        best = one;
      }
    }
    if (best === null) break;
    left.delete(best);
    for (const what of best.reached) seen.add(what);
    taken.push(best);
  }
  return taken;
}

/** Plays random games of an edition and chooses so many of them, half with every window open. */
export function chosenGames(
  edition: EditionId,
  number: number,
): readonly Pick<KeptRecord, 'setup' | 'options'>[] {
  const candidates: Candidate[] = [];
  for (let index = 0; index < number * CANDIDATES_FOR_ONE; index++) {
    const priority = PRIORITIES[Math.floor(index / 3) % 2] ?? 'every';
    const played = candidate(edition, priority, index);
    if (played.options.length < LONGEST[priority]) candidates.push(played);
  }
  return chosen(candidates, number);
}

export function makeRecords(edition: EditionId, number: number): KeptRecord[] {
  return chosenGames(edition, number).map(({ setup, options }) => {
    const { trail, result } = playRecord({ setup, options });
    return { setup, options, result, trail };
  });
}
