import type { Decision, Seat, Side } from '@lastclick/engine';
import { sideName } from '@lastclick/table';
import { meantOption } from './move-text.ts';
import { showBoard, showDecision, showLog, showText, toldOf } from './show.ts';
import type { Table } from './table.ts';
import type { Terminal } from './terminal.ts';
import { type After, runTyped } from './typed-commands.ts';

/** How moves begin whose refusal has a reason to tell. */
const MOVES = /^(?:gain|draw|install|play|advance|trash|purge|remove|run|jack|use|rez|score|pass|break)\b/;

/** The window in which the approached ice may be rezzed; the same number in both editions. */
const ICE_REZ_RULE = '9.2.7e';

/** Plays a table to its end, or until somebody leaves. */
export class TableLoop {
  private readonly table: Table;
  private readonly terminal: Terminal;
  private readonly changed: () => void;
  /** How much of each seat's log was shown. */
  private readonly told = new Map<Seat, number>();
  private atKeyboard: Side | null = null;
  private askedAt = 0;
  /** Who asked to pass in windows, and the stretch of play they meant. */
  private skipping: { readonly side: Side; readonly stretch: string } | null = null;

  constructor(table: Table, terminal: Terminal, changed: () => void) {
    this.table = table;
    this.terminal = terminal;
    this.changed = changed;
  }

  async run(): Promise<void> {
    for (;;) {
      const waiting = this.table.decision();
      if (waiting === null) {
        if ((await this.over()) !== 'changed') return;
      } else if (this.table.playBot(waiting)) continue;
      else if (this.skips(waiting)) this.table.choose('pass');
      else if (!(await this.turnTo(waiting.seat)) || (await this.decide(waiting)) === 'quit') return;
    }
  }

  /** Two people share a screen: what one may see goes before the other looks. False at the end of input. */
  private async turnTo(side: Side): Promise<boolean> {
    const before = this.atKeyboard;
    this.atKeyboard = side;
    if (this.table.humans.length < 2 || before === side) return true;
    if (before !== null) this.terminal.clear();
    const line = await this.terminal.ask(
      ` Hand the keyboard to the ${sideName(side)}, who presses Enter when ready > `,
    );
    this.terminal.clear();
    return line !== null;
  }

  private skips(waiting: Decision): boolean {
    if (this.skipping?.side !== waiting.seat) return false;
    const mayRezIce = waiting.options.some(({ kind, rule }) => kind === 'rez' && rule === ICE_REZ_RULE);
    if (waiting.kind === 'window' && !mayRezIce && this.skipping.stretch === this.stretch(waiting.seat))
      return true;
    this.skipping = null;
    return false;
  }

  /** The turn and run going on: skipping never goes beyond it. */
  private stretch(side: Side): string {
    const { turn, run } = this.table.view(side);
    return `${turn.number} ${run === null ? '' : run.server}`;
  }

  private async decide(waiting: Decision): Promise<After> {
    const { table, terminal } = this;
    const { seat } = waiting;
    this.tellNews(seat);
    terminal.write();
    showBoard(terminal, table.view(seat));
    showDecision(terminal, waiting, table.view(seat), table);
    this.askedAt = performance.now();
    return this.ask(seat, (line) => {
      const option = meantOption(line, waiting, table.view(seat), (one) => table.terms(one));
      if (option === null) {
        this.hint(line, waiting);
        return 'ask';
      }
      return this.play(option.key);
    });
  }

  /** How long whoever decides has been looking at the question. */
  private get took(): number {
    return performance.now() - this.askedAt;
  }

  /** A bug of the engine costs one move, not the game: a choice that fails leaves everything as it was. */
  private play(key: string): After {
    try {
      this.table.choose(key, this.took);
      return 'changed';
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      showText(this.terminal, `That failed, and it is our fault: ${what}. The game is as it was before.`);
      return 'ask';
    }
  }

  private async ask(seat: Seat, answer: (line: string) => After): Promise<After> {
    const { table, terminal } = this;
    for (;;) {
      const line = await terminal.ask(`${seat === 'spectator' ? '' : sideName(seat)}> `);
      if (line === null) return 'quit';
      if (line.trim() === '') continue;
      const after = (await runTyped(line, { table, terminal, seat })) ?? answer(line);
      if (after === 'ask') continue;
      const asked = this.table.decision()?.seat;
      if (after === 'skip' && asked !== undefined) {
        this.skipping = { side: asked, stretch: this.stretch(asked) };
      }
      if (after === 'changed') {
        // An undo makes logs shorter.
        for (const [reader, told] of this.told) this.told.set(reader, Math.min(told, table.told(reader)));
        this.changed();
      }
      return after;
    }
  }

  private hint(line: string, waiting: Decision): void {
    const { length } = waiting.options;
    const wanted = /^\s*\d+\s*$/.test(line)
      ? `there are options 1 to ${length}`
      : `type a number from 1 to ${length}, a key such as "${waiting.options[0]?.key}", or help`;
    const move = line.trim().toLowerCase();
    const why = MOVES.test(move);
    showText(this.terminal, `"${line.trim()}" is not an option now: ${wanted}.`);
    if (why) this.terminal.write(` To hear the reason: why ${move}`);
  }

  private tellNews(seat: Seat): void {
    showLog(this.terminal, this.table.story(seat, this.told.get(seat) ?? 0).map(toldOf));
    this.told.set(seat, this.table.told(seat));
  }

  private async over(): Promise<After> {
    const { table, terminal } = this;
    const seat = this.atKeyboard ?? 'spectator';
    this.tellNews(seat);
    terminal.write();
    showBoard(terminal, table.view(seat));
    if (table.humans.length === 0) return 'quit';
    terminal.write(' The game is over. You can still type log, save, replay, undo or quit.');
    return this.ask(seat, (line) => {
      terminal.write(` "${line.trim()}": the game is over. Type log, save, replay, undo or quit.`);
      return 'ask';
    });
  }
}
