import type { EffectData } from '../language/effect.ts';
import type { Choose } from '../language/reference.ts';
import { isA, type Part } from './walk.ts';

// What the data of an effect means for the instructions it becomes.

/** What lasts is created one by one, each bound to cards of its own. */
export const oneByOne = (data: EffectData): readonly EffectData[] =>
  data.effect === 'linger' ? data.statics.map((ability) => ({ ...data, statics: [ability] })) : [data];

/** What an effect leaves behind goes on speaking of the cards it was created for. */
export const isBound = ({ effect }: EffectData): boolean => effect === 'linger' || effect === 'later';

/** What an effect chooses that does one card after the other; null where it does one, or all at once. */
export function chosenInTurn(data: EffectData): Choose | null {
  if (
    (data.effect !== 'install' && data.effect !== 'play') ||
    typeof data.what === 'string' ||
    data.what.cards !== 'choose'
  )
    return null;
  return data.what.count === 1 ? null : data.what;
}

const ONE_SERVER: ReadonlySet<string> = new Set([
  'hq',
  'rd',
  'archives',
  'this',
  'attacked',
  'named',
  'mark',
]);

/** Whether an effect moves cards to one of several servers, of which somebody chooses. */
export function choosesServer(data: EffectData): boolean {
  if (data.effect !== 'move' || !('server' in data.to)) return false;
  const { server } = data.to;
  return typeof server === 'string' ? !ONE_SERVER.has(server) : !('of' in server);
}

/** Whether a part speaks of the cards named last. */
export const saysThat = (part: Part): boolean =>
  (isA(part, 'cardWord') || isA(part, 'sameTitle')) && part.data === 'that';
