import type { Change, Granting } from '../language/ability.ts';
import { opponentOf, type Side } from '../side.ts';
import { contextOf } from '../state/context.ts';
import { abilityController, type Game, refOf } from '../state/game.ts';
import type { Card, Lingering } from '../state/state.ts';
import { conditionHolds } from './ask.ts';
import { cardsMeant, matches } from './filter.ts';
import { speakerOfLingering } from './lingering.ts';

/** A static ability that is about cards, or about a player. */
type Concerning = Pick<Change | Granting, 'of' | 'while'>;

/** Whether a static ability is about this card or player. */
export function concerns(
  game: Game,
  { of }: Concerning,
  source: Card,
  side: Side,
  subject: Card | null,
): boolean {
  if (of === 'this') return subject !== null && subject.id === source.id;
  const controller = abilityController(source);
  if (of === 'you') return subject === null && controller === side;
  if (of === 'opponent') return subject === null && opponentOf(controller) === side;
  if (subject === null) return false;
  if (of === 'host') return subject.id === source.host;
  const context = contextOf(source, controller);
  if (typeof of === 'string' || 'cards' in of)
    return cardsMeant(game, of, context).some(({ id }) => id === subject.id);
  return matches(game, subject, of, context);
}

/** The same for what lasts: it means the cards it was created for, or those that are as it says. */
export function lastsFor(
  game: Game,
  ability: Concerning,
  effect: Lingering,
  side: Side,
  subject: Card | null,
): boolean {
  const { of } = ability;
  const speaker = speakerOfLingering(game, effect);
  if (ability.while !== undefined && !conditionHolds(game, ability.while, speaker)) return false;
  if (of === 'you' || of === 'opponent')
    return subject === null && (of === 'you' ? effect.side : opponentOf(effect.side)) === side;
  if (subject === null) return false;
  if (typeof of === 'string' || 'cards' in of) return effect.cards.includes(refOf(subject));
  return matches(game, subject, of, speaker);
}
