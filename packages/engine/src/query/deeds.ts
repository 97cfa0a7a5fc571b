import { BY_MEANS } from '../compile/noted.ts';
import type { ConditionalData } from '../language/ability.ts';
import type { Deed } from '../language/deed.ts';
import type { DeedName } from '../language/words/deeds.ts';
import type { Side } from '../side.ts';
import type { Context } from '../state/context.ts';
import { type Game, isSaid, refOf } from '../state/game.ts';
import { type Card, NOTHING, type ObjectRef, type Occurrence, type ServerId } from '../state/state.ts';
import { bind } from './bind.ts';
import { type Means, meansOf } from './means.ts';
import { encounterFrame } from './run.ts';

/** Whether something that happened is such a deed, the first of its period or not. */
export const isSpokenOf = (game: Game, deed: Deed, occurrence: Occurrence, speaker: Context): boolean =>
  bind.deed(deed)(game, occurrence, speaker);

const isOneDeed = (deed: Deed): boolean => 'oneOrMore' in deed && deed.oneOrMore === true;

/** Whether something that happens now is the deed a card waits for (9.6.5). */
export function meets(game: Game, deed: Deed, occurrence: Occurrence, speaker: Context): boolean {
  if (!isSpokenOf(game, deed, occurrence, speaker)) return false;
  const first = 'first' in deed ? deed.first : undefined;
  return first === undefined || !happenedBefore(game, deed, occurrence, speaker, first);
}

type First = 'turn' | 'run';

/** Whether two things of one turn happened in the same run, where that is asked. */
const isInSame = (per: First, one: Occurrence, other: Occurrence): boolean =>
  per === 'turn' || one[per] === other[per];

/** Whether such a deed came before something in the same turn or run. */
function happenedBefore(
  game: Game,
  deed: Deed,
  occurrence: Occurrence,
  speaker: Context,
  per: First,
): boolean {
  const { history } = game.state.turn;
  for (let i = 0; i < occurrence.nth; i++) {
    const past = history[i] as Occurrence;
    if (!isInSame(per, past, occurrence)) continue;
    if (isSpokenOf(game, deed, past, speaker)) return true;
  }
  return false;
}

/** Whether something is the first of all the deeds an ability waits for, where it waits for the first only. */
export const isFirstOf = (
  game: Game,
  { first }: ConditionalData,
  deeds: readonly Deed[],
  occurrence: Occurrence,
  speaker: Context,
): boolean =>
  first === undefined || !deeds.some((deed) => happenedBefore(game, deed, occurrence, speaker, first));

/**
 * Whether something about to happen is the deed an interrupt speaks of. "The first time each turn" looks at what became
 * imminent before it, not at what came of that (9.8.5a).
 */
export function wouldMeet(
  game: Game,
  deed: Deed,
  occurrence: Occurrence,
  speaker: Context,
  before: number,
): boolean {
  if (!isSpokenOf(game, deed, occurrence, speaker)) return false;
  const first = 'first' in deed ? deed.first : undefined;
  if (first === undefined) return true;
  const { imminent } = game.state.turn;
  for (let i = 0; i < before; i++) {
    const past = imminent[i] as Occurrence;
    if (!isInSame(first, past, occurrence)) continue;
    if (past.batch !== 0 && past.batch === occurrence.batch && isOneDeed(deed)) continue;
    if (isSpokenOf(game, deed, past, speaker)) return false;
  }
  return true;
}

const NO_WITNESSES: readonly ObjectRef[] = [];

/** Where a card lies, or lay before it was placed into the play area to be played or installed (8.6.1, 8.3.1). */
function originOf({ state: { stack } }: Game, deed: DeedName, card: Card): Occurrence['from'] {
  if (card.zone !== 'playing' || (deed !== 'play' && deed !== 'install')) return card.zone;
  const ref = refOf(card);
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i];
    if (frame?.kind === deed && frame.card === ref) return frame.from === 'hosted' ? '' : frame.from;
  }
  return card.zone;
}

/** A deed that somebody is about to do, to be asked what it costs, what pays for it and whether it is forbidden. */
export const prospect = (
  game: Game,
  deed: DeedName,
  side: Side,
  card: Card | null,
  server: ServerId,
  detail = '',
  means: Means | null = isSaid(game, deed, BY_MEANS) ? meansOf(game.state) : null,
): Occurrence => ({
  deed,
  side,
  card: card === null ? NOTHING : refOf(card),
  def: card === null ? -1 : card.def,
  amount: 0,
  was: 0,
  detail,
  server,
  via: means === null ? NOTHING : means.source,
  viaDef: means === null ? -1 : means.def,
  from: card === null ? '' : originOf(game, deed, card),
  witnesses: NO_WITNESSES,
  homes: NO_WITNESSES,
  batch: 0,
  run: game.state.run?.number ?? 0,
  encounter: game.rules.asksEncounter ? (encounterFrame(game.state)?.number ?? 0) : 0,
  nth: game.state.turn.history.length,
});
