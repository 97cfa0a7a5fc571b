import { type Breaker, type BreakWay, breakWays, type Spent } from '@lastclick/bots';
import { type Decision, type Game, type View, view } from '@lastclick/engine';
import { cardData, count, findPlaced, list, pool } from '@lastclick/table';
import type { Ask, BreakerWords, Way } from './snapshot.ts';

/** "4 credits, 1 virus counter, Mayfly trashed"; '' where it takes nothing. */
function spentWords({ credits, clicks, counters, trashed }: Spent): string {
  return [
    ...(clicks > 0 ? [count(clicks, 'click')] : []),
    ...(credits > 0 ? [count(credits, 'credit')] : []),
    ...Object.entries(counters).flatMap(([kind, number]) =>
      number > 0 ? [count(number, `${kind} counter`)] : [],
    ),
    ...trashed.map((id) => `${cardData(id)?.title ?? id} trashed`),
  ].join(', ');
}

const titleOf = (seen: View, object: number): string => findPlaced(seen, object)?.card.title ?? 'it';

const wayOf = (seen: View, { breaks, object, keys, spent }: BreakWay): Way => ({
  words: `Break ${breaks}${object === null ? '' : ` with ${titleOf(seen, object)}`}`,
  cost: spentWords(spent),
  object,
  keys,
});

function hindranceWords({ hindrance }: Breaker): string {
  switch (hindrance?.kind) {
    case 'otherIce':
      return `breaks ${list(hindrance.breaks.map((kind) => kind.replaceAll('_', ' ')))} alone`;
    case 'tooDear':
      return `would take ${count(hindrance.credits, 'credit')}`;
    case 'tooWeak':
      return `cannot get to strength ${hindrance.strength}`;
    case 'notAll':
    case undefined:
      return 'cannot break everything here';
  }
}

function breakerWords(breaker: Breaker): BreakerWords {
  const { object, found } = breaker;
  if (found === null) return { object, canBreak: false, words: hindranceWords(breaker) };
  return { object, canBreak: true, words: `breaks all for ${spentWords(found.spent) || 'nothing'}` };
}

/** What the Runner can do about the ice they encounter, as words; nothing in other windows. */
export function encounterOf(game: Game, waiting: Decision, seen: View): Pick<Ask, 'ways' | 'breakers'> {
  if (waiting.kind !== 'window' || waiting.seat !== 'runner' || seen.run?.phase !== 'run.encounter')
    return { ways: [], breakers: [] };
  const { ways, breakers } = breakWays(view(game, 'runner', { position: true }), pool);
  return { ways: ways.map((way) => wayOf(seen, way)), breakers: breakers.map(breakerWords) };
}
