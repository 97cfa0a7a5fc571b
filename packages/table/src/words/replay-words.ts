import { examine, type GameRecord, type ReplayVerdict, type RulesDifference } from '@lastclick/engine';
import { pool } from '../pool.ts';
import { cardData } from './card-text.ts';
import { list } from './count.ts';

function differenceWords({ engine, edition, cards }: RulesDifference): string {
  const parts = [
    ...(engine ? ['how the rules are played'] : []),
    ...(edition ? ['the steps of the edition'] : []),
    ...cards.map((id) => cardData(id)?.title ?? id),
  ];
  return parts.length === 0 ? '' : list(parts);
}

/** What is shown of a game: what its record still leads to, or what was seen of it when it was played. */
export type Shown = 'as it is replayed' | 'as it was seen';

const AS_SEEN = 'the game is shown as it was seen when it was played';

/** What became of a record, as a sentence. */
export function replayWords(verdict: ReplayVerdict, shown: Shown = 'as it is replayed'): string {
  switch (verdict.kind) {
    case 'same': {
      const changed = differenceWords(verdict.differs);
      return changed === ''
        ? 'Checked: this is the game as it was played.'
        : `Checked: this is the game as it was played. Changed since, without a difference here: ${changed}.`;
    }
    case 'otherRules': {
      const how = shown === 'as it was seen' ? AS_SEEN : 'the game is shown up to there';
      return `Other rules from move ${verdict.from + 1} on: ${how}. Changed since: ${differenceWords(verdict.differs)}.`;
    }
    case 'unreadable': {
      const why = `From move ${verdict.from + 1} on this cannot be read (${verdict.where}): ${verdict.why}`;
      return shown === 'as it was seen' ? `${why}; ${AS_SEEN}.` : `${why}.`;
    }
    case 'unchecked':
      return 'Whether this is the game as it was played cannot be checked: it has no digests.';
  }
}

/** What became of a record, as data and as a sentence. */
export type Checked = ReplayVerdict & { readonly message: string };

/** Plays a record to its end and says what became of it. */
export function checkedRecord(record: GameRecord): Checked {
  const verdict = examine(record, pool);
  return { ...verdict, message: replayWords(verdict) };
}
