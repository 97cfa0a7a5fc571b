import type { CompiledCard, CompiledPaid } from '../../compile/program.ts';
import type { Deed } from '../../language/deed.ts';
import { hasSubtype } from '../../query/characteristics.ts';
import { paidAbility, textOfUse } from '../../query/gained-uses.ts';
import { encounteredIce } from '../../query/run.ts';
import { unbroken } from '../../query/subroutines.ts';
import { cardsToUse } from '../../query/usable.ts';
import { strengthOf } from '../../query/values.ts';
import type { Side } from '../../side.ts';
import type { Decision, Option } from '../../state/decision.ts';
import { controllerOf, defOf, findCard, type Game } from '../../state/game.ts';
import { serverOf } from '../../state/move.ts';
import { ARCHIVES, type Card } from '../../state/state.ts';
import { isLastBefore } from './deeds.ts';
import { isMomentFor } from './effects.ts';
import { type Moment, momentOf } from './moment.ts';

/** Why something that is possible in a window is not worth a question there: a sentence's second half. */
export const UNTIMELY = {
  strengthWithoutEncounter: 'strength for an encounter is gone before one begins',
  strengthOfNoUse: 'its card has nothing to break on this ice',
  strengthEnough: 'its card is strong enough for this ice already',
  anotherWindow: 'another window comes before anything else happens',
  anotherMoment: 'what it does matters at another moment, and nothing is lost by waiting for it',
  rezWaits: 'nothing it does can happen before a later window in which it can be rezzed',
  scoreWaits: 'it can as well be scored before the first action of the turn',
} as const;
export type Untimely = keyof typeof UNTIMELY;

/** What is asked about an option of a window. */
interface Asked {
  readonly game: Game;
  readonly side: Side;
  readonly card: Card;
  readonly moment: Moment;
}

const isOwnActions = ({ side, moment }: Asked): boolean =>
  moment.occasion === 'actions' && moment.turn === side;

/** Whether the card, or one it gave the ability to, can break something on the ice it stands before. */
function hasToBreak(game: Game, card: Card, ice: Card): boolean {
  if (unbroken(game).length === 0) return false;
  return defOf(game, card).uses.some(
    ({ breaksSubroutines, interfaceWith }) =>
      breaksSubroutines &&
      (interfaceWith === '' || interfaceWith === 'any' || hasSubtype(game, ice, interfaceWith)),
  );
}

/** Strength matters in an encounter, to a card that has something to break there and is too weak for it (3.9.5). */
function strengthRow({ game, card }: Asked): Untimely | null {
  const ice = encounteredIce(game.state);
  if (ice === null) return 'strengthWithoutEncounter';
  // What makes others stronger or weaker may be for any of them.
  const isOfBreaker = defOf(game, card).uses.some(({ breaksSubroutines }) => breaksSubroutines);
  const breakers = isOfBreaker ? [card] : cardsToUse(game).filter((one) => hasToBreak(game, one, ice));
  if (!breakers.some((one) => hasToBreak(game, one, ice))) return 'strengthOfNoUse';
  const against = strengthOf(game, ice) ?? 0;
  const isTooWeak = breakers.some((one) => (strengthOf(game, one) ?? against) < against);
  return isTooWeak || controllerOf(card) === 'corp' ? null : 'strengthEnough';
}

/** A run may cost the Corp the card itself, or what lies in the server it goes to. */
const isThreatened = ({ card, moment }: Asked): boolean =>
  moment.attacked !== null && (moment.attacked === card.server || moment.attacked === ARCHIVES);

function useRow(asked: Asked, ability: CompiledPaid, text: CompiledCard): Untimely | null {
  if (ability.onlyStrength) return strengthRow(asked);
  if (asked.moment.occasion === 'passing') return 'anotherWindow';
  const { side, moment } = asked;
  return isMomentFor(ability, text.programs, side, moment, isThreatened(asked)) ? null : 'anotherMoment';
}

/** The deeds a card has its say about while it is faceup; a trap has it facedown too. */
function deedsOf({ when, statics, interrupts }: CompiledCard): Deed[] {
  const isOfItself = (deed: Deed): boolean =>
    (deed.deed === 'access' || deed.deed === 'rez') && 'card' in deed && deed.card === 'this';
  return [
    ...when.flatMap(({ deeds }) => deeds.filter((deed) => !isOfItself(deed))),
    ...interrupts.map(({ data }) => data.to),
    ...statics.flatMap((ability) => ('deed' in ability ? [ability.deed] : [])),
  ];
}

/** An upgrade is about its own server; an asset may be about any. */
const concernsRun = ({ game, card, moment }: Asked): boolean =>
  moment.attacked === null || moment.attacked === card.server || defOf(game, card).type === 'asset';

/** Whether a facedown card would do something before it could be rezzed in a later window. */
function rezRow(asked: Asked): Untimely | null {
  const { game, card, side, moment } = asked;
  const def = defOf(game, card);
  if (def.type === 'ice' || isOwnActions(asked) || moment.occasion === 'other') return null;
  if (moment.occasion === 'passing') return 'anotherWindow';
  if (!concernsRun(asked)) return 'rezWaits';
  const iceBefore = serverOf(game.state, card.server)?.ice.length ?? 0;
  if (deedsOf(def).some((deed) => isLastBefore(deed, side, moment, iceBefore))) return null;
  if (def.recurring > 0 && moment.occasion === 'turnBegins' && moment.turn === side) return null;
  // What works without a deed works on everything, as long as it is faceup.
  if (def.changes.length > 0 && moment.occasion !== 'turnEnds') return null;
  const isUsed = def.uses.some(
    (ability) =>
      !ability.clicksInCost &&
      !ability.onlyStrength &&
      isMomentFor(ability, def.programs, side, moment, isThreatened(asked)),
  );
  return isUsed ? null : 'rezWaits';
}

/** The score phase of one's mind comes before the first action, unless the agenda waits for the turn to begin. */
function scoreRow({ game, card, moment }: Asked): Untimely | null {
  if (moment.occasion !== 'turnBegins') return null;
  return defOf(game, card).waitsFor.has('turnBegins') ? null : 'scoreWaits';
}

/**
 * Why an option of a paid ability window is not worth a question at this moment; null where it may matter, and for
 * everything that is no option of such a window. It asks what the deciding player may know, and of the opponent's cards
 * what everybody sees.
 */
export function untimely(game: Game, { kind, seat }: Decision, option: Option): Untimely | null {
  const card = findCard(game.state, option.card);
  if (kind !== 'window' || card === null) return null;
  const asked: Asked = { game, side: seat, card, moment: momentOf(game) };
  switch (option.kind) {
    case 'use': {
      const ability = paidAbility(game, card, option.number);
      return ability === undefined ? null : useRow(asked, ability, textOfUse(game, card, option.number));
    }
    case 'rez':
      return rezRow(asked);
    case 'score':
      return scoreRow(asked);
    default:
      return null;
  }
}
