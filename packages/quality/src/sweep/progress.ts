const SECONDS_BETWEEN_LINES = 30;

function duration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  return `${Math.ceil(seconds / 60)} min`;
}

/** How far a sweep has come, how fast it is and how long it will still take, in one line. */
export function progressLine(played: number, games: number, seconds: number, things = 'games'): string {
  const perSecond = played / seconds;
  const left = (games - played) / perSecond;
  return `${played} of ${games} ${things}, ${perSecond.toFixed(1)} a second, ${duration(left)} left`;
}

/** Where progress is written; a terminal shows it in place. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Tells of progress now and then: in place on a terminal, else a line every half minute. */
export class Progress {
  private readonly games: number;
  private readonly output: ProgressOutput;
  private readonly things: string;
  private readonly now: () => number;
  private readonly start: number;
  private played = 0;
  private told: number;

  constructor(
    games: number,
    output: ProgressOutput,
    now: () => number = () => performance.now() / 1000,
    things = 'games',
  ) {
    this.games = games;
    this.things = things;
    this.output = output;
    this.now = now;
    this.start = now();
    this.told = this.start;
  }

  add(games: number): void {
    this.played += games;
    const time = this.now();
    const isTerminal = this.output.isTTY === true;
    if (!isTerminal && time - this.told < SECONDS_BETWEEN_LINES) return;
    this.told = time;
    const line = progressLine(this.played, this.games, time - this.start, this.things);
    if (!isTerminal) this.output.write(`${line}\n`);
    else this.output.write(this.played < this.games ? `\r\x1b[K${line}` : '\r\x1b[K');
  }
}
