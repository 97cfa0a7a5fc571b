import {
  type EditionId,
  type EventKind,
  type EventView,
  OUTSIDE_REASONS,
  opponentOf,
  type Side,
} from '@lastclick/engine';
import { briefWords } from './brief-words.ts';
import { count, list, sentence } from './count.ts';
import { damageName } from './damage-words.ts';
import type { Names } from './names.ts';
import { inRootOf, serverName, sideName } from './places.ts';
import { RUN_WORDS } from './run-event-words.ts';
import type { Telling, Words } from './telling.ts';

const ACTIONS: Readonly<Record<string, string>> = {
  gainCredit: 'gain a credit',
  drawCard: 'draw a card',
  install: 'install a card',
  play: 'play a card',
  advance: 'advance a card',
  trashResource: 'trash a resource',
  purge: 'purge virus counters',
  removeTag: 'remove a tag',
  run: 'make a run',
};

/** The card whose own action it is; null for a basic action. */
function usedCard({ event, names }: Telling): string | null {
  const object = /^c(\d+)#/.exec(event.detail)?.[1];
  return object === undefined ? null : (names.title(Number(object)) ?? `c${object}`);
}

/** An action of a card as a deed. */
function usedWords(telling: Telling): string {
  const title = usedCard(telling);
  return title === null ? '' : `${telling.who} uses ${title}`;
}

function actionWords(telling: Telling): string {
  const { event, who } = telling;
  const title = usedCard(telling);
  const what = title === null ? (ACTIONS[event.detail] ?? event.detail) : `use ${title}`;
  return event.amount === 0
    ? `${who} takes an action: ${what}`
    : `${who} spends ${count(event.amount, 'click')} to ${what}`;
}

function installedWords({ event, who, cards, names }: Telling): string {
  const object = event.cards[0]?.object;
  const seen = object === undefined ? null : names.place(object);
  const server = event.detail === '' ? '' : ` ${inRootOf(event.detail)}`;
  // The event names only the server; whether the card protects it is seen on the table.
  return `${who} installs ${cards}${seen?.startsWith('protecting') ? ` ${seen}` : server}`;
}

const counterName = (detail: string, amount: number): string =>
  detail === 'credits' ? count(amount, 'credit') : count(amount, `${detail} counter`);

const EFFECTS: Readonly<Record<string, string>> = {
  draw: 'a draw',
  takeTags: 'tags',
  damage: 'damage',
  trash: 'trashing',
};
const effectName = (detail: string): string => EFFECTS[detail] ?? detail;

const OUTCOMES: Readonly<Record<string, string>> = {
  agendaPoints: 'has enough agenda points to win',
  flatline: 'flatlined the Runner',
  emptyDeck: 'wins because R&D ran out of cards',
  bothAgendaPoints: 'both have enough agenda points to win',
  ability: 'wins by an ability',
};

/** How a game ended outside its rules, from whoever did not win. */
const OUTSIDE: Readonly<Record<(typeof OUTSIDE_REASONS)[number], string>> = {
  conceded: 'conceded',
  time: 'has no time left',
  abandoned: 'left the table',
  drawAgreed: 'both agreed on it',
};

/** Who won and why; a draw where nobody did. */
export function outcomeWords(winner: Side | 'draw', reason: string): string {
  const outside = OUTSIDE_REASONS.find((one) => one === reason);
  if (outside !== undefined && winner !== 'draw')
    return `The game is over: The ${sideName(opponentOf(winner))} ${OUTSIDE[outside]}`;
  const why = outside === undefined ? (OUTCOMES[reason] ?? reason) : OUTSIDE[outside];
  return winner === 'draw'
    ? `The game is a draw: ${why}`
    : `The game is over: The ${sideName(winner)} ${why}`;
}

const HEADINGS: Readonly<Record<string, Side>> = { 'corp.draw': 'corp', 'runner.action': 'runner' };

const scoreAreaOf = ({ detail }: EventView): string => `the ${sideName(detail as Side)}'s score area`;

const pointsWords = (points: number): string =>
  `${points} agenda ${Math.abs(points) === 1 ? 'point' : 'points'}`;

const BAD_PUBLICITY = 'bad publicity';

function creditsGainedWords({ who, event }: Telling): string {
  const credits = count(event.amount, 'credit');
  return event.detail === BAD_PUBLICITY
    ? `${who} has ${credits} from bad publicity for this run`
    : `${who} gains ${credits}`;
}

function creditsLostWords({ who, event }: Telling): string {
  const unspent = event.detail === BAD_PUBLICITY ? ' from bad publicity' : '';
  return `${who} loses ${count(event.amount, 'credit')}${unspent}`;
}

const WORDS: Words<EventKind> = {
  ...RUN_WORDS,
  gameStarts: () => 'Both players have 5 credits and draw a starting hand',
  mulligan: ({ who }) => `${who} takes a mulligan`,
  keep: ({ who }) => `${who} keeps the starting hand`,
  phase: ({ event }) =>
    `Turn ${event.amount}: the ${sideName(HEADINGS[event.detail] ?? 'corp')}'s turn begins`,
  turnBegins: null,
  turnEnds: null,
  clicksGained: ({ who, event }) => `${who} gains ${count(event.amount, 'click')}`,
  clicksSpent: null,
  clicksLost: ({ who, event }) => `${who} loses ${count(event.amount, 'click')}`,
  creditsGained: creditsGainedWords,
  creditsSpent: ({ who, event, cards }) =>
    `${who} spends ${count(event.amount, 'credit')}${event.cards.length === 0 ? '' : ` from ${cards}`}`,
  creditsLost: creditsLostWords,
  creditsMoved: ({ who, event }) => `${who} moves ${event.amount}[credit] out of the pool`,
  drawn: ({ who, cards }) => `${who} draws ${cards}`,
  action: actionWords,
  actionCompleted: null,
  installed: installedWords,
  rezzed: ({ who, cards }) => `${who} rezzes ${cards}`,
  derezzed: ({ cards }) => `${cards} is derezzed`,
  turnedFaceup: ({ cards }) => `${cards} is turned faceup`,
  turnedFacedown: ({ cards }) => `${cards} is turned facedown`,
  played: ({ who, cards }) => `${who} plays ${cards}`,
  trashed: ({ event, who, cards }) => (event.side === null ? `Trashed: ${cards}` : `${who} trashes ${cards}`),
  discarded: ({ who, cards }) => `${who} discards ${cards}`,
  scored: ({ who, cards }) => `${who} scores ${cards}`,
  addedToScoreArea: ({ who, cards, event }) => `${who} adds ${cards} to ${scoreAreaOf(event)}`,
  convertedToCounter: ({ cards }) => `as a condition counter: ${cards}`,
  convertedToAgenda: ({ who, cards, event }) =>
    `${who} adds ${cards} to ${scoreAreaOf(event)} as an agenda worth ${pointsWords(event.amount)}`,
  advanced: ({ who, cards, event }) => `${who} advances ${cards} (${event.amount} in all)`,
  countersPlaced: ({ event, cards }) => `${counterName(event.detail, event.amount)} placed on ${cards}`,
  countersRemoved: ({ event, cards }) => `${counterName(event.detail, event.amount)} removed from ${cards}`,
  recurringRefilled: ({ event, cards }) => `${cards} is refilled with ${count(event.amount, 'credit')}`,
  tagsTaken: ({ event }) => `The Runner takes ${count(event.amount, 'tag')}`,
  tagsRemoved: ({ event }) => `The Runner loses ${count(event.amount, 'tag')}`,
  badPublicityRemoved: ({ event }) => `The Corp loses ${event.amount} bad publicity`,
  badPublicityTaken: ({ event }) => `The Corp takes ${event.amount} bad publicity`,
  damaged: (telling) => `The Runner suffers ${telling.event.amount} ${damageName(telling)} damage`,
  flipped: ({ cards }) => `the identity is flipped to ${cards}`,
  purged: ({ who, event }) => `${who} purges ${count(event.amount, 'virus counter')}`,
  abilityUsed: ({ who, cards }) => `${who} uses ${cards}`,
  triggered: ({ cards }) => (cards === '' ? 'An ability triggers' : `${cards} triggers`),
  passed: ({ who }) => `${who} passes`,
  prevented: ({ cards, event }) =>
    event.amount === 0
      ? `${cards} prevents ${effectName(event.detail)}`
      : `${cards} prevents ${event.amount} of ${effectName(event.detail)}`,
  replaced: ({ cards, event }) => `${cards} changes ${effectName(event.detail)}`,
  moved: ({ who, cards, event }) => `${who} moves ${cards} to ${serverName(event.detail)}`,
  lookedAt: ({ who, cards }) => `${who} looks at ${cards}`,
  addedToHand: ({ who, cards }) => `${who} adds ${cards || 'nothing'} to hand`,
  putOnDeckTop: ({ who, event }) => `${who} puts ${count(event.amount, 'card')} on top of the deck`,
  putOnDeckBottom: ({ who, event }) => `${who} puts ${count(event.amount, 'card')} on the bottom of the deck`,
  shuffledIntoDeck: ({ who, event }) => `${who} shuffles ${count(event.amount, 'card')} into the deck`,
  shuffled: ({ who }) => `${who} shuffles the deck`,
  setAside: ({ who, cards }) => `${who} sets ${cards || 'nothing'} aside`,
  removedFromGame: ({ cards }) => `${cards || 'Nothing'} is removed from the game`,
  forfeited: ({ who, cards }) => `${who} forfeits ${cards}`,
  hosted: ({ who, cards }) => `${who} hosts ${cards || 'nothing'}`,
  actionPhaseForcedToEnd: ({ who }) => `${who}'s action phase is forced to end`,
  loopEnded: ({ event }) => `What would go on for ever ends after ${event.amount} times`,
  nothingHappened: () => 'Nothing happens',
  gameOver: ({ event }) => outcomeWords(event.side ?? 'draw', event.detail),
};

const facedownWords = (object: number, names: Names): string =>
  names.place(object)?.startsWith('protecting')
    ? `facedown ice (c${object})`
    : `a facedown card (c${object})`;

function cardWords(event: EventView, names: Names): string {
  const known: string[] = [];
  let unknown = 0;
  for (const { object, card } of event.cards) {
    const title =
      (card === undefined ? null : names.glossary.title(card)) ??
      (object === undefined ? null : names.title(object));
    if (title !== null) known.push(title);
    else if (object !== undefined) known.push(facedownWords(object, names));
    else unknown += 1;
  }
  if (unknown > 0) known.push(unknown === 1 ? 'a card' : count(unknown, 'card'));
  return list(known);
}

/** One line of a log. */
export interface LogLine {
  readonly text: string;
  readonly rule: string;
  readonly heading: boolean;
  /** The same in a few words, beside the deed it follows from, or as the deed; '' where the line or the deed says it. */
  readonly brief: string;
}

/** What happened as a line of English, or null where another line says it. */
export function eventWords(event: EventView, names: Names, edition: EditionId): LogLine | null {
  const words = WORDS[event.kind];
  const heading = event.kind === 'phase';
  if (words === null || (heading && !Object.hasOwn(HEADINGS, event.detail))) return null;
  const who = event.side === null ? 'The game' : `The ${sideName(event.side)}`;
  const telling = { event, who, cards: cardWords(event, names), names, edition };
  const text = words(telling);
  return {
    text: heading ? text : sentence(text),
    rule: event.rule,
    heading,
    brief: event.kind === 'action' ? usedWords(telling) : briefWords(telling),
  };
}
