import { CARDS } from '@lastclick/cards';
import {
  apply,
  decision,
  EDITION_IDS,
  examine,
  type GameRecord,
  InputError,
  RULES_VERSION,
  replay,
  SAVE_VERSION,
  save,
  Trail,
} from '@lastclick/engine';
import { pool, RecordedGame } from '@lastclick/table';

import { makeLinks } from '../golden/make-links.ts';
import { chosenGames } from '../golden/make-records.ts';
import { placeOf } from '../golden/walk.ts';
import { Random } from '../sweep/random.ts';
import {
  type Corpus,
  corpusNames,
  type FrozenSave,
  nextName,
  type Renewed,
  readCorpus,
  type Versions,
  writeCorpus,
  writeRenewed,
} from './corpus.ts';
import { findingOf, recordsOfNow } from './examined.ts';
import { freezeShape } from './state-shape.ts';

const RECORDS = 160;
const SAVES = 110;
const FURTHER = 20;
/** Games that go on where a record stops are cut off there. */
const MOST = 900;

const RECORD_VERSION = 2;
const LINK_VERSION = 2;

const presentVersions = (): Versions => ({
  record: RECORD_VERSION,
  save: SAVE_VERSION,
  link: LINK_VERSION,
  rules: RULES_VERSION,
  cards: CARDS.length,
});

function recordOf(game: RecordedGame): GameRecord {
  const made = game.record();
  if (made === null) throw new Error('a game without its past');
  return made;
}

/** Games of random players that come by what few others do, by present keys and with digests. */
function makeRecords(): GameRecord[] {
  return EDITION_IDS.flatMap((edition) =>
    chosenGames(edition, RECORDS).map(({ setup, options }) => {
      const game = RecordedGame.start({ kind: 'setup', setup });
      for (const key of options) game.choose(placeOf(game.game, key));
      return recordOf(game);
    }),
  );
}

interface Place {
  readonly record: GameRecord;
  readonly at: number;
  readonly waitsFor: string;
}

/** Each kind of decision on each kind of frame in each edition, and each pile of frames, where a record first comes by it. */
function placesOf(records: readonly GameRecord[]): Place[] {
  const kinds = new Map<string, Place>();
  const piles = new Map<string, Place>();
  for (const record of records) {
    const game = replay(record, pool, 0);
    for (const [at, key] of record.options.entries()) {
      const frames = game.state.stack.map(({ kind }) => kind);
      const waitsFor = `${decision(game)?.kind} on ${frames.at(-1)}`;
      const kind = `${game.state.edition}: ${waitsFor}`;
      const pile = `${kind}: ${frames.join(' ')}`;
      if (!kinds.has(kind)) kinds.set(kind, { record, at, waitsFor });
      else if (!piles.has(pile)) piles.set(pile, { record, at, waitsFor });
      apply(game, key);
    }
  }
  // The highest piles are the rarest.
  const high = [...piles].sort(([one], [other]) => other.split(' ').length - one.split(' ').length);
  return [...kinds.values(), ...high.map(([, place]) => place)];
}

function saveAt({ record, at, waitsFor }: Place, seed: string): FrozenSave {
  const past = RecordedGame.replayed(record, at);
  const { game } = past;
  const text = save(game, recordOf(past));
  const random = new Random(seed);
  const trail = new Trail(game);
  const further: string[] = [];
  for (let waiting = decision(game); waiting !== null && further.length < FURTHER; waiting = decision(game)) {
    const { key } = random.pick(waiting.options);
    further.push(key);
    apply(game, key);
    trail.note(game);
  }
  return { waitsFor, text, further, end: trail.end };
}

async function makeCorpus(name: string): Promise<Corpus> {
  const records = makeRecords();
  const saves = placesOf(records)
    .slice(0, SAVES)
    .map((place, index) => saveAt(place, `frozen save ${index}`));
  const links = (await makeLinks()).map(({ link }) => link);
  return { name, versions: presentVersions(), records, saves, links };
}

/** A record as it is played now: as far as its moves fit, and on at random from there. */
function renewed({ setup, options }: GameRecord, seed: string): GameRecord {
  const game = RecordedGame.start({ kind: 'setup', setup });
  const random = new Random(seed);
  for (let place = 0; place < MOST; place++) {
    const waiting = decision(game.game);
    if (waiting === null) break;
    const key = options[place];
    try {
      game.choose(key ?? random.pick(waiting.options).key);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      return renewed({ ...recordOf(game), options: game.played.map((one) => one.key) }, seed);
    }
  }
  return recordOf(game);
}

/** Whether a record is played to its end by the very rules it says. */
function isOfNow(record: GameRecord): boolean {
  const verdict = examine(record, pool);
  return (
    verdict.kind === 'same' &&
    !verdict.differs.engine &&
    !verdict.differs.edition &&
    verdict.differs.cards.length === 0
  );
}

/** What has to be done first; null: nothing, and what is now is kept. */
export async function freeze(isAnew: boolean, tell: (line: string) => void): Promise<string | null> {
  const corpora = corpusNames().map(readCorpus);
  const newest = corpora.at(-1)?.versions;
  const now = recordsOfNow(corpora);
  const unmeant = now
    .map(({ corpus, place, record }) => findingOf(`${corpus}, record ${place}`, examine(record, pool)))
    .filter((one) => one !== null);
  const [first] = unmeant;
  if (first !== undefined) return `${unmeant.length} records: ${first.what}: ${first.how}`;
  const shape = freezeShape();
  if (shape !== null) return shape;
  const present = presentVersions();
  const isStep =
    newest === undefined ||
    newest.record !== present.record ||
    newest.save !== present.save ||
    newest.link !== present.link;
  if (isStep || isAnew) {
    const corpus = await makeCorpus(nextName());
    writeCorpus(corpus);
    tell(
      `${corpus.name}: ${corpus.records.length} records, ${corpus.saves.length} saves, ${corpus.links.length} links`,
    );
  }
  const others: Renewed[] = [];
  for (const { corpus, place, record } of recordsOfNow(corpusNames().map(readCorpus))) {
    const original = corpora.find(({ name }) => name === corpus)?.records[place];
    if (isOfNow(record)) {
      if (original !== undefined && original !== record) others.push({ corpus, place, record });
    } else others.push({ corpus, place, record: renewed(record, `renewed ${corpus}/${place}`) });
  }
  writeRenewed(others);
  tell(`${others.length} records are played otherwise by now and were renewed`);
  return null;
}
