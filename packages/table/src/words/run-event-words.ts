import { count } from './count.ts';
import { serverName } from './places.ts';
import type { Telling, Words } from './telling.ts';

const server = ({ event }: Telling): string => serverName(event.detail);

function encounterWords({ event, who, cards, names }: Telling): string {
  const object = event.cards[0]?.object;
  const strength = object === undefined ? null : names.strength(object);
  return `${who} encounters ${cards}${strength === null ? '' : ` (strength ${strength})`}`;
}

function subroutineWords({ event, cards, names: { glossary } }: Telling): string {
  const card = event.cards[0]?.card;
  const [written = '', program] = event.detail.split(' ');
  const text =
    program !== undefined
      ? glossary.written(written, Number(program))
      : card === undefined
        ? null
        : glossary.subroutine(card, event.amount - 1);
  return `Subroutine ${event.amount} of ${cards} resolves${text === null ? '' : `: ${text}`}`;
}

function stolenWords({ event, who, cards, names }: Telling): string {
  const card = event.cards[0]?.card;
  const points = card === undefined ? null : names.glossary.points(card);
  return `${who} steals ${cards}${points === null ? '' : ` (${count(points, 'point')})`}`;
}

/** Edition 26.03 calls it a breach. */
const accessWords = (telling: Telling): string =>
  telling.names.glossary.hasBreaches(telling.edition)
    ? `${telling.who} breaches ${server(telling)}`
    : `${telling.who} begins to access cards in ${server(telling)}`;

const UNTIL: Readonly<Record<string, string>> = {
  turn: 'for the rest of the turn',
  run: 'for the rest of the run',
  encounter: 'for this encounter',
};

function strengthWords({ event, cards }: Telling): string {
  const change = `${event.amount < 0 ? '' : '+'}${event.amount}`;
  return `${cards} gets ${change} strength ${UNTIL[event.detail] ?? ''}`.trimEnd();
}

/** The side is who the trace went for; the Runner also wins a tie. */
function traceWords({ event }: Telling): string {
  const by = event.amount === 0 ? '' : ` by ${Math.abs(event.amount)}`;
  return `The trace ${event.side === 'corp' ? 'succeeds' : 'fails'}${by}`;
}

const DECKS: Readonly<Record<string, string>> = { rd: 'R&D', stack: 'the stack' };

/** Runs, accesses, and what cards do in them. */
export const RUN_WORDS: Words<
  | 'runAnnounced'
  | 'iceApproached'
  | 'iceEncountered'
  | 'subroutineBroken'
  | 'subroutineResolves'
  | 'icePassed'
  | 'iceBypassed'
  | 'serverApproached'
  | 'jackedOut'
  | 'runSuccessful'
  | 'runUnsuccessful'
  | 'runEnded'
  | 'runCompleted'
  | 'accessBegins'
  | 'accessed'
  | 'stolen'
  | 'archivesTurnedFaceup'
  | 'strengthChanged'
  | 'exposed'
  | 'revealed'
  | 'swapped'
  | 'searched'
  | 'serverChanged'
  | 'markIdentified'
  | 'traceInitiated'
  | 'traceResolved'
  | 'bidRevealed'
> = {
  runAnnounced: (telling) => `${telling.who} runs ${server(telling)}`,
  iceApproached: ({ who, cards }) => `${who} approaches ${cards}`,
  iceEncountered: encounterWords,
  subroutineBroken: ({ who, event, cards }) => `${who} breaks subroutine ${event.amount} of ${cards}`,
  subroutineResolves: subroutineWords,
  icePassed: ({ who, cards }) => `${who} passes ${cards}`,
  iceBypassed: ({ who, cards }) => `${who} bypasses ${cards}`,
  serverApproached: (telling) => `${telling.who} approaches ${server(telling)}`,
  jackedOut: ({ who }) => `${who} jacks out`,
  runSuccessful: (telling) => `The run on ${server(telling)} is successful`,
  runUnsuccessful: (telling) => `The run on ${server(telling)} is unsuccessful`,
  runEnded: (telling) => `The run on ${server(telling)} is ended`,
  runCompleted: (telling) => `The run on ${server(telling)} is over`,
  accessBegins: accessWords,
  accessed: ({ who, event, cards }) => `${who} accesses ${cards}${event.detail === 'rd' ? ' from R&D' : ''}`,
  stolen: stolenWords,
  archivesTurnedFaceup: ({ cards }) => `Archives is turned faceup: ${cards}`,
  strengthChanged: strengthWords,
  exposed: ({ who, cards }) => `${who} exposes ${cards}`,
  revealed: ({ who, cards }) => `${who} reveals ${cards}`,
  swapped: ({ who, cards }) => `${who} swaps ${cards}`,
  searched: ({ who, event }) =>
    `${who} searches ${DECKS[event.detail] ?? 'a deck'}, finds ${count(event.amount, 'card')} and shuffles`,
  serverChanged: (telling) => `The attacked server is now ${server(telling)}`,
  markIdentified: (telling) => `The mark is ${server(telling)}`,
  traceInitiated: ({ who, event }) => `${who} starts a trace with base strength ${event.amount}`,
  traceResolved: traceWords,
  bidRevealed: ({ who, event }) => `${who} bid ${event.amount}[credit]`,
};
