import { InputError, SEATS, type Seat, SIDES, type Side } from '@lastclick/engine';
import { RequestError } from '../problem.ts';

const show = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

/** The fields of one request, read with a refusal that names the field where one is wrong. */
export class Fields {
  private readonly values: Readonly<Record<string, unknown>>;

  constructor(values: Readonly<Record<string, unknown>>, known: readonly string[]) {
    this.values = values;
    for (const name of Object.keys(values)) {
      if (!known.includes(name))
        throw new RequestError('badRequest', name, `unknown field; known are ${known.join(', ')}`);
    }
  }

  raw(name: string): unknown {
    const value = this.values[name];
    if (value === undefined) throw new RequestError('badRequest', name, 'is missing');
    return value;
  }

  text(name: string): string {
    const value = this.raw(name);
    if (typeof value !== 'string')
      throw new RequestError('badRequest', name, `a text is needed, not ${show(value)}`);
    return value;
  }

  optionalText(name: string): string | undefined {
    return this.values[name] === undefined ? undefined : this.text(name);
  }

  keyOrPlace(name: string): string | number {
    const value = this.raw(name);
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new RequestError(
        'badRequest',
        name,
        `an option's key or its place is needed, not ${show(value)}`,
      );
    return value;
  }

  optionalCount(name: string): number | undefined {
    const value = this.values[name];
    if (value === undefined) return undefined;
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
      throw new RequestError('badRequest', name, `a whole number from 0 on is needed, not ${show(value)}`);
    return value;
  }

  flag(name: string): boolean {
    const value = this.values[name];
    if (value !== undefined && typeof value !== 'boolean')
      throw new RequestError('badRequest', name, `true or false is needed, not ${show(value)}`);
    return value === true;
  }

  seat(): Seat | undefined {
    return this.seatAmong(SEATS);
  }

  side(): Side | undefined {
    return this.seatAmong(SIDES);
  }

  private seatAmong<T extends Seat>(words: readonly T[]): T | undefined {
    const value = this.values.seat;
    if (value === undefined) return undefined;
    const found = words.find((word) => word === value);
    if (found === undefined)
      throw new InputError('badSeat', 'seat', `one of ${words.join(', ')} is needed, not ${show(value)}`);
    return found;
  }
}
