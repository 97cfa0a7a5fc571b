import {
  apply,
  decision,
  digestOf,
  examine,
  type Game,
  type GameRecord,
  InputError,
  load,
  presentKey,
  type ReplayVerdict,
  RULES_VERSION,
  Trail,
} from '@lastclick/engine';
import { pool } from '@lastclick/table';
import { readGame } from '@lastclick/web/opening';
import { type Corpus, type FrozenSave, type Renewed, readRenewed } from './corpus.ts';

/** What became of something that was frozen, and what has to be done about it; null: nothing. */
export interface Finding {
  readonly what: string;
  readonly how: string;
}

export const RAISE_RULES =
  'it is played otherwise by the same rules version: raise RULES_VERSION in packages/engine/src/session/rules-version.ts, then npm run golden -- --freeze (docs/VERSIONS.md)';

export const MIGRATE =
  'it is not read any more: say in packages/engine/src/session what becomes of saves of that version (docs/VERSIONS.md)';

/** A record leads to the same game, or says that rules or cards are others; anything else was not meant. */
export function findingOf(what: string, verdict: ReplayVerdict): Finding | null {
  switch (verdict.kind) {
    case 'same':
    case 'otherRules':
      return null;
    case 'unreadable':
      return { what, how: `${verdict.where}: ${verdict.why}; ${RAISE_RULES}` };
    case 'unchecked':
      return { what, how: 'its digests are gone' };
  }
}

/** The records of all corpora with those the present rules play otherwise as they play them. */
export function recordsOfNow(corpora: readonly Corpus[], renewed = readRenewed()): Renewed[] {
  const instead = new Map(renewed.map(({ corpus, place, record }) => [`${corpus}/${place}`, record]));
  return corpora.flatMap(({ name, records }) =>
    records.map((record, place) => ({
      corpus: name,
      place,
      record: instead.get(`${name}/${place}`) ?? record,
    })),
  );
}

/** Plays on from a save; the digest of all positions, or where a key does not fit. */
export function playedFurther(game: Game, further: readonly string[]): string {
  const trail = new Trail(game);
  for (const key of further) {
    apply(game, presentKey(game, 2, key, pool.version1));
    trail.note(game);
  }
  return trail.end;
}

interface Saved {
  readonly state: { readonly pool: readonly string[] };
  readonly record?: GameRecord;
}

/** Whether the cards of a save say what they said, by the digests of the record it carries; nothing is played for that. */
function sameCards(text: string): boolean {
  const { record } = JSON.parse(text) as Saved;
  if (record?.digests === undefined) return false;
  // Without its moves it ends elsewhere, and says what differs.
  const verdict = examine({ ...record, options: [], digests: { ...record.digests, turns: [] } }, pool);
  return !('differs' in verdict) || (verdict.differs.cards.length === 0 && !verdict.differs.edition);
}

/** A save is read and goes on as it did, as long as its cards and the rules are what they were. */
export function examineSave(what: string, { text, further, end }: FrozenSave, rules: number): Finding | null {
  let game: Game;
  try {
    game = load(text, pool);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const isByCards = error.where === 'texts' && !sameCards(text);
    return isByCards ? null : { what, how: `${error.message}; ${MIGRATE}` };
  }
  if (rules !== RULES_VERSION) return decision(game) === null ? { what, how: 'it asks nothing' } : null;
  try {
    return playedFurther(game, further) === end
      ? null
      : { what, how: `it goes on otherwise; ${RAISE_RULES}` };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { what, how: `${error.message}; ${RAISE_RULES}` };
  }
}

export async function examineLink(what: string, link: string): Promise<Finding | null> {
  const { record } = await readGame(link);
  return findingOf(what, examine(record, pool));
}

/** Everything about a corpus that was not meant. */
export async function examineCorpus({ name, records, saves, links, versions }: Corpus): Promise<Finding[]> {
  const found: (Finding | null)[] = [];
  records.forEach((record, place) => {
    found.push(findingOf(`${name}, record ${place}`, examine(record, pool)));
  });
  saves.forEach((save, place) => {
    found.push(examineSave(`${name}, save ${place} (${save.waitsFor})`, save, versions.rules));
  });
  for (const [place, link] of links.entries()) found.push(await examineLink(`${name}, link ${place}`, link));
  return found.filter((one) => one !== null);
}

/** A sum of what a corpus consists of, for what must not be written again. */
export const sumOf = ({ records, saves, links }: Corpus): string => digestOf([records, saves, links]);
