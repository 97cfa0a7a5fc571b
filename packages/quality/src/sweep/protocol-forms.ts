import {
  apply,
  create,
  type Decision,
  decision,
  EDITION_IDS,
  type EditionId,
  type Game,
  type GameEvent,
  type Seat,
  view,
} from '@lastclick/engine';
import { pool } from '@lastclick/table';
import { randomGame } from './random-game.ts';

// What programs meet in random games: the forms of keys, the fields of views, the kinds of decisions and events.

export interface ProtocolForms {
  readonly keys: Set<string>;
  readonly fields: Set<string>;
  readonly decisions: Set<string>;
  readonly events: Set<string>;
  readonly phases: Record<EditionId, Set<string>>;
}

const SERVER = /^(?:hq|rd|archives|remote-\d+|new-remote)$/;
const WITH_ABILITY: ReadonlySet<string> = new Set(['use', 'trigger', 'interrupt', 'replace']);
const WITH_SUBROUTINE: ReadonlySet<string> = new Set(['break', 'subroutine']);

/** A key with every card, number, server and name of an ability replaced by what it is. */
export function formOfKey(key: string): string {
  const words = key.split(' ');
  const [verb = ''] = words;
  return words
    .map((word, place) => {
      if (/^c\d+$/.test(word)) return 'CARD';
      if (WITH_ABILITY.has(verb) && place === 2) return word.includes('@') ? 'NAME@CARD' : 'NAME';
      if (verb === 'mode' && place === 1) return 'NAME';
      if (WITH_SUBROUTINE.has(verb) && place === 1) return word.includes('@') ? 'NAME@CARD' : 'NAME';
      if (key.startsWith('pay way ') && place === 2) return 'NAME';
      // A card type, a subtype or a card of any title, for a card to remember.
      if (verb === 'choose' && place === 1 && !SERVER.test(word) && !/^(?:on|rig)$/.test(word)) return 'NAME';
      if (/^\d+$/.test(word)) return 'NUMBER';
      // What is accessed at random or from the top is written like a server.
      return SERVER.test(word) && verb !== 'access' ? 'SERVER' : word;
    })
    .join(' ');
}

/** The names of all fields in a value, however deep. */
function addFields(value: unknown, fields: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) addFields(one, fields);
    return;
  }
  for (const [name, field] of Object.entries(value)) {
    fields.add(name);
    addFields(field, fields);
  }
}

const LONGEST = 1500;
/** Every so many decisions all views are looked at. */
const LOOK = 5;

const ALL_SEATS = ['corp', 'runner', 'spectator'] as const;

export const noForms = (): ProtocolForms => ({
  keys: new Set(),
  fields: new Set(),
  decisions: new Set(),
  events: new Set(),
  phases: { '1.4': new Set(), '26.03': new Set() },
});

/** What a program is shown at a decision. */
export function noteShown(
  found: ProtocolForms,
  game: Game,
  waiting: Decision,
  seats: readonly Seat[] = ALL_SEATS,
): void {
  found.decisions.add(waiting.kind);
  for (const { key } of waiting.options) found.keys.add(formOfKey(key));
  for (const seat of seats) addFields(view(game, seat), found.fields);
}

/** What it is told of a choice. */
export function noteTold(found: ProtocolForms, edition: EditionId, events: readonly GameEvent[]): void {
  for (const { kind, detail } of events) {
    found.events.add(kind);
    if (kind === 'phase') found.phases[edition].add(detail);
  }
}

/** The names of all fields of what else is shown. */
export const noteFields = (found: ProtocolForms, shown: unknown): void => addFields(shown, found.fields);

/** Plays random games of both editions, with every window and without, and notes what comes up. */
export function sweepProtocol(games: number, seed: string): ProtocolForms {
  const found = noForms();
  for (const edition of EDITION_IDS)
    for (const priority of ['every', 'useful'] as const)
      for (let index = 0; index < games; index++) play(found, edition, { seed, edition, priority }, index);
  return found;
}

function play(
  found: ProtocolForms,
  edition: EditionId,
  games: Parameters<typeof randomGame>[0],
  index: number,
): void {
  const { setup, players } = randomGame(games, index);
  const game = create(setup, pool);
  noteTold(found, edition, game.events ?? []);
  for (let played = 0; played < LONGEST; played++) {
    const waiting = decision(game);
    if (waiting === null) return;
    noteShown(found, game, waiting, played % LOOK === 0 ? ALL_SEATS : [waiting.seat]);
    noteTold(found, edition, apply(game, players[waiting.seat].choose(game, waiting)));
  }
}
