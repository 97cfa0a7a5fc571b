import { at } from '../../invariant.ts';
import { prospect } from '../../query/deeds.ts';
import { isForbidden } from '../../query/forbidden.ts';
import { serversMeant } from '../../query/servers-to-run.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { refOf } from '../../state/game.ts';
import { ARCHIVES, type Card, HQ, NO_SERVER, RD, type ServerId } from '../../state/state.ts';
import { linger } from '../linger.ts';
import { access, breach } from '../run/access.ts';
import { actsOnCards, always, cardsOf, PLAIN } from './common.ts';

const CENTRAL: Readonly<Record<string, ServerId>> = { hq: HQ, rd: RD, archives: ARCHIVES };

/** The server a card is accessed in. */
const serverOfCard = ({ zone, server }: Card): ServerId => CENTRAL[zone] ?? server;

export const BREACH: EffectWords<'breach' | 'access'> = {
  breach: {
    concrete: {
      ...PLAIN,
      who: () => 'runner',
      servers: (game, { server }, context) => serversMeant(game, server, context),
    },
    imminent: {
      deed: () => 'breach',
      would: (game, { servers, source, def }) => [
        prospect(game, 'breach', 'runner', null, servers[0] ?? NO_SERVER, '', { source, def }),
      ],
      charge: null,
      together: false,
    },
    choosing: null,
    expected: (game, { servers }) =>
      servers[0] !== undefined && !isForbidden(game, 'breach', 'runner', null, servers[0]),
    couldChange: always,
    payable: null,
    resolve(game, effect) {
      const [server] = effect.servers;
      const frame = server === undefined ? null : breach(game, server);
      if (frame === null || effect.ability < 0) return;
      const { lasting } = at(at(game.rules.defs, effect.def).runTexts, effect.ability);
      for (const ability of lasting)
        linger(game, { ...effect, ability }, { kind: 'static', until: 'breach', number: frame.number });
    },
  },

  access: {
    concrete: { ...PLAIN, who: () => 'runner' },
    imminent: {
      deed: () => 'access',
      would: (game, effect) =>
        cardsOf(game, effect).map((card) =>
          prospect(game, 'access', 'runner', card, effect.servers[0] ?? serverOfCard(card)),
        ),
      charge: null,
      together: false,
    },
    choosing: null,
    expected: (game, effect) =>
      cardsOf(game, effect).some((card) => !isForbidden(game, 'access', 'runner', card, serverOfCard(card))),
    couldChange: actsOnCards,
    payable: null,
    resolve(game, effect) {
      // One after the other; the first lies on top.
      for (const card of cardsOf(game, effect).reverse()) {
        const server = effect.servers[0] ?? serverOfCard(card);
        if (!isForbidden(game, 'access', 'runner', card, server)) access(game, refOf(card), server);
      }
    },
  },
};
