const BAR_WIDTH = 24;
const REDRAW_EVERY = 100;
const FIRST_LINE_AFTER = 2000;

/** "50 s", "3 min 5 s", "2 h 10 min". */
export function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}

/** How far it is, and how long the rest takes at the pace so far. */
export function progressLine(label: string, done: number, total: number, seconds: number): string {
  const share = total === 0 ? 1 : done / total;
  const full = Math.round(share * BAR_WIDTH);
  const bar = '█'.repeat(full) + '░'.repeat(BAR_WIDTH - full);
  const left = done === 0 ? '' : ` · ${duration((seconds / done) * (total - done))} left`;
  return `${label} ${bar} ${done} of ${total}${left}`;
}

export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** At a terminal a line that redraws itself; anywhere else a line now and then, each after twice the time. */
export class Progress {
  private readonly output: ProgressOutput;
  private readonly start = performance.now();
  private next: number;

  constructor(output: ProgressOutput) {
    this.output = output;
    this.next = this.start + (output.isTTY === true ? 0 : FIRST_LINE_AFTER);
  }

  show(label: string, done: number, total: number): void {
    const now = performance.now();
    if (now < this.next) return;
    const line = progressLine(label, done, total, (now - this.start) / 1000);
    if (this.output.isTTY === true) {
      this.output.write(`\r\u001b[2K${line}`);
      this.next = now + REDRAW_EVERY;
    } else {
      this.output.write(`${line}\n`);
      this.next = now + (now - this.start);
    }
  }

  /** Wipes the line, so that what comes next begins at its start. */
  clear(): void {
    if (this.output.isTTY === true) this.output.write('\r\u001b[2K');
  }
}
