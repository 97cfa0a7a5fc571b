import type { RecordedGame } from '@lastclick/table';
import type { Cards } from '../own-cards.ts';
import { type Refusal, RequestError, refusalOf } from '../problem.ts';
import { Shelf } from '../shelf.ts';
import { Fields } from './fields.ts';
import { REQUESTS } from './requests.ts';

/** Given back as it came; null when a request has none. */
type Id = string | number | null;

export type Answer =
  | ({ readonly id: Id; readonly ok: true } & Readonly<Record<string, unknown>>)
  | { readonly id: Id; readonly ok: false; readonly error: Refusal };

/** Several games at once, asked for one request at a time; every request gets exactly one answer. */
export class Desk {
  private readonly games = new Shelf<RecordedGame>('new');
  /** Cards of one's own that games are played with whose setup does not name any. */
  readonly own: Cards;

  constructor(own: Cards = []) {
    this.own = own;
  }

  /** Takes a game in and returns its name; it becomes the one meant when a request names none. */
  add(game: RecordedGame): string {
    return this.games.add(game);
  }

  close(name: string): void {
    this.games.close(name);
  }

  nameOf(fields: Fields): string {
    return this.games.nameOf(fields.optionalText('game'));
  }

  game(fields: Fields): RecordedGame {
    return this.games.find(fields.optionalText('game'));
  }

  /** Answers one line; whatever the line says, nothing is thrown. */
  answerLine(line: string): Answer {
    let request: unknown;
    try {
      request = JSON.parse(line);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { id: null, ok: false, error: { problem: 'badJson', where: '', message } };
    }
    return this.answer(request);
  }

  private answer(request: unknown): Answer {
    const given = (request as { id?: unknown } | null)?.id ?? null;
    const id = typeof given === 'string' || typeof given === 'number' ? given : null;
    try {
      if (id !== given) throw new RequestError('badRequest', 'id', 'a number or a text is needed');
      return { id, ok: true, ...this.run(request) };
    } catch (error) {
      return { id, ok: false, error: refusalOf(error) };
    }
  }

  private run(request: unknown): Readonly<Record<string, unknown>> {
    if (typeof request !== 'object' || request === null || Array.isArray(request))
      throw new RequestError('badRequest', '', 'a request is an object like {"id":1,"do":"help"}');
    const { do: name } = request as { do?: unknown };
    const found = typeof name === 'string' && Object.hasOwn(REQUESTS, name) ? REQUESTS[name] : undefined;
    if (found === undefined) {
      const names = Object.keys(REQUESTS).join(', ');
      throw new RequestError('badRequest', 'do', `one of ${names} is needed, not ${JSON.stringify(name)}`);
    }
    const fields = new Fields(request as Record<string, unknown>, ['id', 'do', ...Object.keys(found.fields)]);
    return found.run(this, fields);
  }
}
