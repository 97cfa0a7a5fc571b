import { decision, describe, explain, optionMeant, type Setup, view } from '@lastclick/engine';
import { type CardData, cardData, findPlaced, presentName, RecordedGame } from '@lastclick/table';
import { SAMPLE_DECKS } from '../decks.ts';
import { type Cards, playedWith } from '../own-cards.ts';
import { RequestError, refusalOf } from '../problem.ts';
import type { Desk } from './desk.ts';
import { Fields } from './fields.ts';
import { RECORD_REQUESTS } from './record-requests.ts';
import { refereeView } from './referee-view.ts';
import { GAME, type Json, opened, type Request, SEAT, TOOK, WORDS } from './request.ts';
import { decider, tellDecision, tellEvents } from './tell.ts';

/** Whole decks may be written as the word "sample". */
function setupFrom(value: unknown, own: Cards): Setup {
  if (typeof value !== 'object' || value === null) return value as Setup;
  const setup: Record<string, unknown> = { ...playedWith(own), ...value };
  for (const side of ['corp', 'runner'] as const)
    if (setup[side] === 'sample') setup[side] = SAMPLE_DECKS[side];
  return setup as unknown as Setup;
}

function choose(desk: Desk, fields: Fields): Json {
  const recorded = desk.game(fields);
  const seat = fields.seat();
  const awaited = decider(recorded.game);
  const words = fields.flag('words') ? 'with words' : 'keys only';
  if (seat !== undefined && recorded.game.state.outcome === null && seat !== awaited)
    throw new RequestError('notYourDecision', 'seat', `the ${awaited} has to decide`);
  const events = recorded.choose(
    optionWanted(recorded, fields.keyOrPlace('option')),
    fields.optionalCount('took'),
  );
  return {
    game: desk.nameOf(fields),
    events: tellEvents(events, seat),
    next: recorded.events.length,
    ...tellDecision(recorded.game, seat, words),
  };
}

/** One choice in each of many games; what is refused in one does not touch the others. */
function step(desk: Desk, fields: Fields): Json {
  const steps = fields.raw('steps');
  if (!Array.isArray(steps))
    throw new RequestError('badRequest', 'steps', 'a list of {game, option} is needed');
  const told = { views: fields.flag('views'), events: fields.flag('events') };
  return { results: steps.map((one: unknown) => stepped(desk, one, told)) };
}

function stepped(
  desk: Desk,
  one: unknown,
  told: { readonly views: boolean; readonly events: boolean },
): Json {
  try {
    if (typeof one !== 'object' || one === null)
      throw new RequestError('badRequest', 'steps', 'a step is an object like {"game":"g1","option":0}');
    const fields = new Fields(one as Record<string, unknown>, ['game', 'option', 'took']);
    const recorded = desk.game(fields);
    const events = recorded.choose(
      optionWanted(recorded, fields.keyOrPlace('option')),
      fields.optionalCount('took'),
    );
    const next = tellDecision(recorded.game, undefined, 'keys only');
    return {
      game: desk.nameOf(fields),
      ...(told.events ? { events: tellEvents(events, undefined) } : {}),
      ...next,
      ...(told.views && next.decision !== null ? { view: view(recorded.game, decider(recorded.game)) } : {}),
    };
  } catch (error) {
    return { error: refusalOf(error) };
  }
}

/** A key in full, or the place, of what was asked for: a beginning that no other key has is enough. */
function optionWanted({ game }: RecordedGame, wanted: string | number): string | number {
  const waiting = decision(game);
  const meant = typeof wanted === 'string' && waiting !== null ? optionMeant(waiting, wanted) : null;
  return meant?.key ?? wanted;
}

function events(desk: Desk, fields: Fields): Json {
  const recorded = desk.game(fields);
  const since = fields.optionalCount('since') ?? recorded.lastChoice;
  return {
    game: desk.nameOf(fields),
    events: tellEvents(recorded.events.slice(since), fields.seat()),
    next: recorded.events.length,
  };
}

function verdict(desk: Desk, fields: Fields): Json {
  const { game } = desk.game(fields);
  const seat = fields.side() ?? decider(game);
  return { game: desk.nameOf(fields), seat, verdict: explain(game, seat, fields.text('move')) };
}

const TEXTS = ['play', 'text'] as const;

/** Printed facts only: what the card does is told in words. */
function factsOf(card: CardData): Json {
  return Object.fromEntries(
    Object.entries(card).filter(([name]) => !(TEXTS as readonly string[]).includes(name)),
  );
}

function card(desk: Desk, fields: Fields): Json {
  const name = fields.text('card');
  const object = /^c(\d+)$/.exec(name)?.[1];
  const seat = fields.seat();
  let id: string | undefined = name;
  if (object !== undefined) {
    const { game } = desk.game(fields);
    const views = seat === undefined ? [view(game, 'corp'), view(game, 'runner')] : [view(game, seat)];
    id = views
      .map((seen) => findPlaced(seen, Number(object))?.card)
      .map((found) => (found === undefined ? undefined : presentName(found)))
      .find((found) => found !== undefined);
  }
  const data = id === undefined ? null : cardData(id);
  if (data === null) {
    const why = object === undefined ? 'there is no such card' : 'the seat knows no such card';
    throw new RequestError('unknownCard', 'card', why);
  }
  return { card: factsOf(data), description: describe(data) };
}

/** Every request there is. */
export const REQUESTS: Readonly<Record<string, Request>> = {
  help: {
    says: 'lists the requests',
    fields: {},
    run: () => ({
      requests: Object.entries(REQUESTS).map(([name, { says, fields }]) => ({ do: name, says, fields })),
      document: 'docs/PROTOCOL.md',
    }),
  },
  new: {
    says: 'begins a game from two decks or from a scenario',
    fields: {
      setup: '{edition, seed, priority, pointsToWin, cards, corp, runner} or {scenario, cards}',
      words: WORDS,
    },
    run: (desk, fields) =>
      opened(
        desk,
        RecordedGame.start({ kind: 'setup', setup: setupFrom(fields.raw('setup'), desk.own) }),
        fields,
      ),
  },
  decision: {
    says: 'who must decide, and the options for those who may hear them',
    fields: { game: GAME, seat: SEAT, words: WORDS },
    run: (desk, fields) => ({
      ...tellDecision(
        desk.game(fields).game,
        fields.seat(),
        fields.flag('words') ? 'with words' : 'keys only',
      ),
      game: desk.nameOf(fields),
    }),
  },
  choose: {
    says: 'plays an option; tells what happened and the next decision',
    fields: {
      option: "an option's key or a beginning no other key has, or its place in the list from 0",
      game: GAME,
      took: TOOK,
      seat: SEAT,
      words: WORDS,
    },
    run: choose,
  },
  step: {
    says: 'plays an option in each of many games at once',
    fields: {
      steps: 'list of {game, option, took}',
      views: 'true: also what the seat that decides next may know',
      events: 'true: also what happened, in full',
    },
    run: step,
  },
  view: {
    says: 'what a seat may know',
    fields: { game: GAME, seat: SEAT },
    run: (desk, fields) => {
      const { game } = desk.game(fields);
      const seat = fields.seat();
      return { game: desk.nameOf(fields), view: seat === undefined ? refereeView(game) : view(game, seat) };
    },
  },
  explain: {
    says: 'whether a move is allowed, or the first requirement that fails',
    fields: {
      move: 'a move written like a key: install c17 remote-1',
      game: GAME,
      seat: 'corp or runner; who decides when left out',
    },
    run: verdict,
  },
  events: {
    says: 'what happened since the last choice, or from a place on',
    fields: { since: 'number of events to skip; "next" of an earlier answer', game: GAME, seat: SEAT },
    run: events,
  },
  fork: {
    says: 'an independent copy under a new name',
    fields: { game: GAME, words: WORDS },
    run: (desk, fields) => opened(desk, desk.game(fields).fork(), fields),
  },
  ...RECORD_REQUESTS,
  card: {
    says: "a card's printed facts and its text",
    fields: { card: 'id, title, or an object of the game such as c17', game: GAME, seat: SEAT },
    run: card,
  },
  close: {
    says: 'forgets a game',
    fields: { game: GAME },
    run: (desk, fields) => {
      desk.game(fields);
      const name = desk.nameOf(fields);
      desk.close(name);
      return { game: name };
    },
  },
};
