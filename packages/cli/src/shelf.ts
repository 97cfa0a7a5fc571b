import { RequestError } from './problem.ts';

/** Several games at once, by name; where none is named, the one taken in last is meant. */
export class Shelf<Kept> {
  private readonly kept = new Map<string, Kept>();
  /** How a game is begun, for those who ask before there is one. */
  private readonly begin: string;
  private made = 0;
  private last = '';

  constructor(begin: string) {
    this.begin = begin;
  }

  /** Takes a game in and returns its name. */
  add(game: Kept): string {
    this.made += 1;
    this.last = `g${this.made}`;
    this.kept.set(this.last, game);
    return this.last;
  }

  close(name: string): void {
    this.kept.delete(name);
  }

  nameOf(wanted: string | undefined): string {
    return wanted ?? this.last;
  }

  find(wanted: string | undefined): Kept {
    const name = this.nameOf(wanted);
    const found = this.kept.get(name);
    if (found !== undefined) return found;
    const open = [...this.kept.keys()];
    throw new RequestError(
      'unknownGame',
      'game',
      open.length === 0
        ? `there is no game; begin one with "${this.begin}"`
        : `there is no game ${JSON.stringify(name)}; open are ${open.slice(-12).join(', ')}`,
    );
  }
}
