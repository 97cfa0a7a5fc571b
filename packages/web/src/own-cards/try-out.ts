import type { Scenario, Setup } from '@lastclick/engine';
import type { NewGame } from '@lastclick/session';

type Cards = NonNullable<Setup['cards']>;
type CardData = Cards[number];

const CORP = 'The Syndicate: Profit over Principle';
const RUNNER = 'The Catalyst: Convention Breaker';

const CORP_DECK = [
  'Hedge Fund',
  'Palisade',
  'Offworld Office',
  'Nico Campaign',
  'Karunā',
  'Predictive Planogram',
];
const RUNNER_DECK = ['Sure Gamble', 'Cleaver', 'Carmen', 'Telework Contract', 'Overclock', 'VRcation'];

const repeated = (titles: readonly string[], times: number): string[] =>
  Array.from({ length: times }, () => titles).flat();

/** A position in which the card can be tried at once: in hand with money and clicks, and something to use it on. */
function positionFor({ id, side, type }: CardData, edition: NewGame['edition'], seed: string): Scenario {
  const isIdentity = type === 'identity';
  const mine = isIdentity ? [] : [id, id];
  return {
    edition,
    seed,
    at: side === 'corp' ? 'corp.action' : 'runner.action',
    turn: 5,
    corp: {
      identity: isIdentity && side === 'corp' ? id : CORP,
      credits: 15,
      hq: [...(side === 'corp' ? mine : []), 'Hedge Fund', 'Offworld Office', 'Palisade'],
      rd: repeated(CORP_DECK, 4),
      archives: ['Hedge Fund', { card: 'Predictive Planogram', faceup: false }],
      servers: [
        { server: 'hq', ice: [{ card: 'Palisade', rezzed: true }] },
        { server: 'rd', ice: ['Karunā'] },
        {
          server: 'remote-1',
          ice: [{ card: 'Palisade', rezzed: true }],
          root: [{ card: 'Offworld Office', advancement: 1 }],
        },
        { server: 'remote-2', root: [{ card: 'Nico Campaign', rezzed: true, credits: 6 }] },
      ],
    },
    runner: {
      identity: isIdentity && side === 'runner' ? id : RUNNER,
      credits: 15,
      grip: [...(side === 'runner' ? mine : []), 'Sure Gamble', 'Overclock', 'Sure Gamble'],
      stack: repeated(RUNNER_DECK, 4),
      heap: ['Overclock'],
      rig: ['Cleaver', 'Carmen', 'Telework Contract'],
    },
  };
}

/** A game that begins where a card can be tried; a bot plays the other side. */
export function tryOut(card: CardData, cards: Cards, edition: NewGame['edition'], seed: string): NewGame {
  const bot = { kind: 'bot', level: '2' } as const;
  const human = { kind: 'human' } as const;
  return {
    edition,
    seed,
    pointsToWin: 7,
    corp: card.side === 'corp' ? human : bot,
    runner: card.side === 'corp' ? bot : human,
    corpDeck: { kind: 'key', key: 'gatewayIntermediateCorp' },
    runnerDeck: { kind: 'key', key: 'gatewayIntermediateRunner' },
    scenario: positionFor(card, edition, seed),
    cards,
  };
}
