import type { DeckList } from '@lastclick/cards';
import type { Game, Side } from '@lastclick/engine';
import { Random } from '../../sweep/random.ts';
import type { Done } from './messages.ts';
import type { Measurable } from './workloads.ts';

const EDITIONS = ['1.4', '26.03'] as const;
const PRIORITIES = ['useful', 'every'] as const;
const SEATS = ['corp', 'runner', 'spectator'] as const;

/** A game is saved now and then: that takes longer than all else. */
const SAVED_EVERY = 10;
/** And now and then a copy goes on, and is either given up after a while or is the game from then on. */
const COPIED_EVERY = 16;
const GONE_ON = 8;
/** Nobody plays so long; random players with every window open sometimes do. */
const MOST_DECISIONS = 1000;

/** A number that texts in the same order have, and hardly any others. */
class Digest {
  value = 0x811c9dc5;

  add(text: string): void {
    let sum = this.value;
    for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
    this.value = sum;
  }
}

/** The decks of a side, in the order of their names. */
const decksOf = ({ decks, pool }: Measurable, side: Side): readonly DeckList[] =>
  Object.keys(decks)
    .sort()
    .map((name) => decks[name] as DeckList)
    .filter((deck) => pool.byId.get(deck.identity)?.data.side === side);

/**
 * Random games of the decks that come with the game, in both editions and with both ways to ask, told in one number: every
 * option with its key and rule, every event, what each seat sees, and saves and copies on the way.
 */
export function alikeGames(version: Measurable): (from: number, amount: number) => Done {
  const { engine, pool } = version;
  const corps = decksOf(version, 'corp');
  const runners = decksOf(version, 'runner');

  /** What can be seen at a decision, which is answered; false when the game is over. */
  const tellOne = (game: Game, random: Random, digest: Digest): boolean => {
    const waiting = engine.decision(game);
    for (const seat of SEATS) digest.add(JSON.stringify(engine.view(game, seat)));
    if (waiting === null) return false;
    const { options, ...question } = waiting;
    digest.add(JSON.stringify(question));
    for (const { kind, key, rule } of options) digest.add(`${kind} ${key} ${rule}\n`);
    digest.add(JSON.stringify(engine.apply(game, random.below(options.length))));
    return true;
  };

  const tell = (seed: number, digest: Digest): void => {
    const random = new Random(`alike ${seed}`);
    const decks = { corp: random.pick(corps), runner: random.pick(runners) };
    const edition = EDITIONS[seed % 2] ?? '1.4';
    const priority = PRIORITIES[(seed >> 1) % 2] ?? 'useful';
    let game = engine.create({ edition, priority, seed, ...decks }, pool);
    digest.add(JSON.stringify(game.events));
    for (let count = 0; count < MOST_DECISIONS; count++) {
      if (count % SAVED_EVERY === 0) digest.add(engine.save(game));
      if (count % COPIED_EVERY === 0) {
        const copy = engine.fork(game);
        const [goesOn, stays] = random.below(2) === 0 ? [copy, game] : [game, copy];
        for (let more = 0; more < GONE_ON; more++) if (!tellOne(goesOn, random, digest)) break;
        if (engine.decision(goesOn) === null || random.below(4) > 0) game = stays;
        else game = goesOn;
      }
      if (!tellOne(game, random, digest)) break;
    }
    digest.add(engine.save(game));
  };

  return (from, amount) => {
    const digest = new Digest();
    for (let seed = from; seed < from + amount; seed++) tell(seed, digest);
    return { units: amount, trace: digest.value };
  };
}
