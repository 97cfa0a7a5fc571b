import { type Card, cardOf } from '@lastclick/engine/reading';
import { its, type Situation } from './corp-situation.ts';

const AGENDA = 6;
const ICE = 2.6;
const SPARE_ICE = 1.2;
const ENOUGH_ICE = 7;
const ADVANCING = 2.4;
const UPGRADE = 1.8;
const SPECIAL = 1.5;
const AGAIN = 0.3;
/** What an installed card of the Runner's is worth to the Runner beyond what it cost. */
const INSTALLED = 1;
const BREAKER = 2.5;

/** What an installed card of the Runner's is worth to its owner, so what trashing it is worth to the Corp. */
export function worthOfRunnerCard(s: Situation, card: Card): number {
  const { cost, traits } = its(s, card);
  return (
    INSTALLED +
    cost * 0.7 +
    (traits.breaking === null ? 0 : traits.breaking.onceOnly ? 1 : BREAKER) +
    card.credits * 0.7 +
    card.virus * 0.5 +
    traits.drip * 2
  );
}

/** How much the Corp wants to keep a card of its own in hand. */
export function worthOfKeeping(s: Situation, card: Card): number {
  const mine = its(s, card);
  const { state } = s.game;
  switch (mine.type) {
    case 'agenda':
      return AGENDA + mine.points;
    case 'ice': {
      let installed = 0;
      for (const server of state.servers) installed += server.ice.length;
      return (installed > ENOUGH_ICE ? SPARE_ICE : ICE) * (0.5 + mine.quality) - (mine.forfeits ? 1 : 0);
    }
    case 'operation': {
      if (mine.traits.advances > 0) return ADVANCING;
      const gain = mine.gain - mine.cost;
      return gain > 0 ? gain : SPECIAL + (s.tags > 0 ? 1 : 0);
    }
    case 'upgrade':
    case 'asset': {
      let again = 0;
      if (mine.traits.def.data.unique === true)
        for (const server of state.servers)
          for (const id of server.root) if (cardOf(state, id).def === card.def) again = 1;
      const worth = mine.type === 'upgrade' ? UPGRADE : Math.max(SPECIAL, mine.income * 0.35);
      return again > 0 ? AGAIN : worth;
    }
    default:
      return 0;
  }
}
