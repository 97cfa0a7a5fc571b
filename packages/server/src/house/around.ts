import type { Side } from '@lastclick/engine';
import type { OnlineGame } from '../game/online-game.ts';
import type { Around, Person } from '../protocol/index.ts';
import { CLAIM_AFTER } from './carry-out.ts';
import type { Presence } from './presence.ts';

function personOf(game: OnlineGame, side: Side, presence: Presence): Person {
  const sitting = game.seats[side];
  const isBot = !game.isHuman(side);
  return {
    name: sitting?.name ?? '',
    kind: isBot ? 'bot' : sitting === null ? 'free' : 'human',
    isHere: isBot || presence.isHere(side),
    awaySince: isBot ? null : presence.awaySince(side),
  };
}

/** Who is asked and has been away for so long that the other side may claim the game. */
function mayClaim(game: OnlineGame, presence: Presence, now: number): Side | null {
  const { asked } = game;
  if (asked === null || !game.isHuman(asked)) return null;
  const away = presence.awaySince(asked);
  return away !== null && now - away >= CLAIM_AFTER ? (asked === 'corp' ? 'runner' : 'corp') : null;
}

function proposedOf({ proposed, session }: OnlineGame): Around['proposed'] {
  if (proposed === null) return null;
  const { side, proposal } = proposed;
  const learnt =
    proposal.what === 'takeBack' && session !== null
      ? session
          .snapshot('spectator')
          .log.flatMap(({ details }) => details)
          .filter(({ played, kind }) => played > proposal.to && kind === 'event')
          .map(({ words }) => words)
      : [];
  return { side, what: proposal.what, learnt };
}

/** What is told of a game beside its table. */
export function aroundOf(game: OnlineGame, presence: Presence, watching: number, now: number): Around {
  const face = game.clock.face;
  const isOver = game.stage === 'over';
  const { seed, salt, seal } = game.terms;
  return {
    stage: game.stage,
    people: { corp: personOf(game, 'corp', presence), runner: personOf(game, 'runner', presence) },
    watching,
    clock:
      face === null
        ? null
        : {
            corp: face.corp - (face.running === 'corp' ? Math.max(0, now - face.since) : 0),
            runner: face.runner - (face.running === 'runner' ? Math.max(0, now - face.since) : 0),
            running: face.running,
            now,
          },
    proposed: proposedOf(game),
    nudged: game.nudged?.side ?? null,
    mayClaim: mayClaim(game, presence, now),
    rematch: game.rematch,
    seal,
    opened: isOver ? { seed, salt } : null,
  };
}
