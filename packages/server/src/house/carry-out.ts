import { InputError, type Side } from '@lastclick/engine';
import type { Meaning, Tempo } from '@lastclick/session';
import { withoutPlace } from '@lastclick/table';
import type { Entry, Proposal } from '../game/journal.ts';
import type { OnlineGame } from '../game/online-game.ts';
import type { Request } from '../protocol/index.ts';
import { Refusal } from './refusal.ts';
import { spokenText } from './spoken-text.ts';

/** Requests that change a game, once they are written in its journal. */
export type Deed = Extract<
  Request,
  {
    readonly do:
      | 'choose'
      | 'follow'
      | 'passOn'
      | 'tempo'
      | 'propose'
      | 'answer'
      | 'concede'
      | 'claim'
      | 'say'
      | 'nudge';
  }
>;

const DEEDS: ReadonlySet<Request['do']> = new Set<Deed['do']>([
  'choose',
  'follow',
  'passOn',
  'tempo',
  'propose',
  'answer',
  'concede',
  'claim',
  'say',
  'nudge',
]);

export const isDeed = (request: Request): request is Deed => DEEDS.has(request.do);

/** So long must somebody be away before the other may claim the game, and so far apart are nudges. */
export const CLAIM_AFTER = 3 * 60_000;
const NUDGE_EVERY = 30_000;

const opponent = (side: Side): Side => (side === 'corp' ? 'runner' : 'corp');

/** What a deed depends on besides the game. */
export interface Circumstances {
  readonly now: number;
  /** Since when a side has been away; null where it is here. */
  awaySince(side: Side): number | null;
}

/** What a side's deed writes into the journal of a game. Changes nothing; throws a Refusal. */
export function carryOut(
  game: OnlineGame,
  side: Side,
  deed: Deed,
  { now, awaySince }: Circumstances,
): readonly Entry[] {
  switch (deed.do) {
    case 'choose':
      return playing(game, side, deed.played, () => game.running().meaningOf([deed.key]));
    case 'follow':
      if (deed.keys.length === 0) throw new Refusal('badMessage', 'no option is named');
      return playing(game, side, deed.played, () => game.running().meaningOf(deed.keys));
    case 'passOn':
      return playing(game, side, deed.played, () => game.running().meaningOfPassing(deed.until ?? 'news'));
    case 'tempo':
      return [{ kind: 'tempo', side, tempo: deed.tempo as Tempo }];
    case 'propose':
      return [{ kind: 'proposed', side, proposal: proposalOf(game, side, deed.what) }];
    case 'answer':
      if (game.proposed === null) throw new Refusal('notNow', 'nothing is proposed');
      if (game.proposed.side === side && deed.accepts)
        throw new Refusal('notNow', 'that is for your opponent to answer');
      return [{ kind: 'answered', side, accepts: deed.accepts }];
    case 'concede':
      mustGoOn(game);
      return [{ kind: 'ended', outcome: { kind: 'conceded', by: side } }];
    case 'claim': {
      mustGoOn(game);
      const away = awaySince(opponent(side));
      if (away === null || now - away < CLAIM_AFTER || game.asked !== opponent(side))
        throw new Refusal('notNow', 'your opponent has not been away for long enough while they are asked');
      return [{ kind: 'ended', outcome: { kind: 'abandoned', by: opponent(side) } }];
    }
    case 'say': {
      const text = spokenText(deed.text);
      if (text === '') throw new Refusal('badMessage', 'nothing was said');
      return [{ kind: 'said', side, text }];
    }
    case 'nudge':
      mustGoOn(game);
      if (game.asked !== opponent(side)) throw new Refusal('notNow', 'your opponent is not asked anything');
      if (game.nudged !== null && now - game.nudged.at < NUDGE_EVERY)
        throw new Refusal('tooMany', 'your opponent was nudged a moment ago');
      return [{ kind: 'nudged', side }];
  }
}

function mustGoOn(game: OnlineGame): void {
  if (game.stage === 'open') throw new Refusal('notNow', 'the game has not begun');
  if (game.stage === 'over') throw new Refusal('notNow', 'the game is over');
}

function playing(
  game: OnlineGame,
  side: Side,
  played: number,
  meaning: () => Meaning | null,
): readonly Entry[] {
  mustGoOn(game);
  if (played !== game.running().played)
    throw new Refusal('stale', 'the game has gone on since you were asked that');
  if (game.asked !== side) throw new Refusal('notYourTurn', 'your opponent has to decide now');
  const meant = allowed(meaning);
  if (meant === null) throw new Refusal('notNow', 'there is nothing to pass here');
  const { key, intentions } = meant;
  allowed(() => game.running().mustBeAnOption(key));
  const entry: Entry = { kind: 'played', key, by: 'player' };
  const isIntended = intentions.plan !== null || intentions.passing !== null;
  return isIntended ? [entry, { kind: 'intends', side, intentions }] : [entry];
}

/** What the rules refuse is refused in their words. */
function allowed<Answer>(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    if (error instanceof InputError) throw new Refusal('notAllowed', withoutPlace(error));
    throw error;
  }
}

function proposalOf(game: OnlineGame, side: Side, what: Proposal['what']): Proposal {
  if (!game.isHuman(opponent(side)) && what !== 'takeBack')
    throw new Refusal('notNow', 'a bot agrees on no such thing');
  mustGoOn(game);
  if (game.proposed !== null) throw new Refusal('notNow', 'something else is proposed already');
  switch (what) {
    case 'draw':
      return { what };
    case 'takeBack': {
      const to = game.running().lastDecisionOf(side);
      if (to < 0) throw new Refusal('notNow', 'you have decided nothing yet');
      return { what, to };
    }
  }
}

/** What the table plays for people by itself after a deed, until somebody has to decide; applies it as it goes. */
export function goOnAlone(game: OnlineGame, at: number): readonly Entry[] {
  const entries: Entry[] = [];
  const { session } = game;
  for (let next = session?.next(); next?.kind === 'forHuman'; next = session?.next()) {
    const entry: Entry = { kind: 'played', key: next.key, by: 'table' };
    game.apply([entry], at);
    entries.push(entry);
  }
  return entries;
}
