import { DECKS } from '@lastclick/cards';
import { EDITION_IDS } from '@lastclick/engine';
import { type NewGame, TableSession } from '@lastclick/session';
import { LINK_ROUTE, packGame } from '@lastclick/web/opening';
import { Random } from '../sweep/random.ts';
import { randomGame } from '../sweep/random-game.ts';
import { type KeptLink, openLink, TEMPO } from './links.ts';

const ANY_HOST = 'https://table.example/';

type Beginning = Pick<NewGame, 'corp' | 'runner' | 'corpDeck' | 'runnerDeck' | 'pointsToWin'> &
  Partial<Pick<NewGame, 'scenario' | 'isGuided'>>;

const human = { kind: 'human' } as const;
const careful = { kind: 'bot', level: '3' } as const;
const careless = { kind: 'bot', level: '1' } as const;
const key = (name: keyof typeof DECKS): NewGame['corpDeck'] => ({ kind: 'key', key: String(name) });

function asList(name: string): NewGame['corpDeck'] {
  const deck = DECKS[name];
  if (deck === undefined) throw new Error(`there is no deck ${name}`);
  return { kind: 'list', name: deck.name, identity: deck.identity, cards: deck.cards };
}

/** A position in the middle of a random game. */
function middle(): Pick<NewGame, 'scenario'> {
  const { setup } = randomGame({ seed: 'golden link', edition: '26.03', priority: 'every' }, 1);
  if (!('scenario' in setup)) throw new Error('the second random game begins in the middle');
  return { scenario: setup.scenario };
}

const BEGINNINGS: readonly Beginning[] = [
  {
    corp: human,
    runner: careful,
    corpDeck: key('gatewayIntermediateCorp'),
    runnerDeck: key('gatewayIntermediateRunner'),
    pointsToWin: 7,
  },
  {
    corp: careful,
    runner: human,
    corpDeck: key('gatewayBeginnerCorp'),
    runnerDeck: key('gatewayBeginnerRunner'),
    pointsToWin: 6,
    isGuided: true,
  },
  {
    corp: human,
    runner: human,
    corpDeck: asList('precisionDesign'),
    runnerDeck: asList('telepresenceMagician'),
    pointsToWin: 7,
  },
  {
    corp: careful,
    runner: careless,
    corpDeck: key('realityPlus'),
    runnerDeck: key('partyAnimal'),
    pointsToWin: 7,
  },
  {
    corp: careless,
    runner: human,
    corpDeck: key('builtToLast'),
    runnerDeck: key('versatileSmuggler'),
    pointsToWin: 7,
    ...middle(),
  },
];

/** How many choices people make before the link is shared. */
const CHOICES = [3, 25, 80, 400] as const;

/** Lets the table play by itself until a person is asked or the game is over. */
function settle(session: TableSession): void {
  for (let next = session.next(); next !== null; next = session.next())
    session.playByItself(next.kind === 'bot' ? session.think() : next.key);
}

function playAtRandom(session: TableSession, choices: number, random: Random): void {
  settle(session);
  for (let made = 0; made < choices; made++) {
    const asked = session.snapshot().view.waiting?.seat;
    if (asked === undefined) return;
    session.look(asked);
    session.choose(random.pick(session.snapshot().ask?.offers ?? []).key);
    settle(session);
  }
}

/** Plays games at the browser's table and shares them: each beginning, shorter and longer. */
export async function makeLinks(): Promise<KeptLink[]> {
  const links: KeptLink[] = [];
  for (const [index, beginning] of BEGINNINGS.entries())
    for (const [length, choices] of CHOICES.entries()) {
      const seed = `golden link ${index}/${length}`;
      const edition = beginning.scenario?.edition ?? EDITION_IDS[length % 2] ?? '1.4';
      const session = TableSession.start('golden', { edition, seed, ...beginning }, TEMPO);
      playAtRandom(session, choices, new Random(seed));
      const link = `${ANY_HOST}${LINK_ROUTE}${packGame(session.saved())}`;
      links.push({ link, opensTo: await openLink(link) });
    }
  return links;
}
