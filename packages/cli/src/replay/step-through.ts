import type { Seat } from '@lastclick/engine';
import type { LogEntry, SeenTable } from '@lastclick/session';
import { count, seatName } from '@lastclick/table';
import { showBoard, showLog, type Told } from '../play/show.ts';
import type { Terminal } from '../play/terminal.ts';

/** Waits for Enter, drawing the board as often as asked; false to stop. */
async function goesOn(question: string, terminal: Terminal, draw: () => void): Promise<boolean> {
  for (;;) {
    const typed = (await terminal.ask(question))?.trim().toLowerCase();
    if (typed === '') return true;
    if (typed !== 'b') return false;
    draw();
  }
}

/** What is new of a log of which so much was told: deeds, and what has come of those told before. */
function newsOf(log: readonly LogEntry[], told: ReadonlyMap<number, number>): readonly Told[] {
  return log.flatMap(({ number, words, rule, kind, level, details }): readonly Told[] => {
    const known = told.get(number);
    if (known === undefined) return [{ text: words, rule, heading: kind === 'turn', level }];
    return details
      .slice(known)
      .map((detail): Told => ({ text: detail.words, rule: detail.rule, heading: false, level: 1 }));
  });
}

/** How long a move took, where a clock ran. */
const timeWords = (milliseconds = 0): string =>
  milliseconds < 1000 ? '' : ` · after ${count(Math.round(milliseconds / 1000), 'second')}`;

/** Shows a game step by step as a seat saw it. */
export async function stepThrough(
  table: SeenTable,
  times: readonly number[],
  seat: Seat,
  terminal: Terminal,
): Promise<void> {
  const { length } = table;
  let told: ReadonlyMap<number, number> = new Map();
  const tell = (place: number): void => {
    const { lines } = table.at(seat, place).log;
    showLog(terminal, newsOf(lines, told));
    told = new Map(lines.map(({ number, details }) => [number, details.length]));
  };
  terminal.write(` A game of ${count(length, 'decision')}, as the ${seatName(seat)} sees it.`);
  tell(0);
  for (let place = 1; place <= length; place++) {
    const when = timeWords(times[place - 1]);
    const question = ` [${place}/${length}${when}] Enter: next · b: board · q: stop > `;
    const draw = (): void => showBoard(terminal, table.at(seat, place - 1).view);
    if (!(await goesOn(question, terminal, draw))) return;
    tell(place);
  }
  showBoard(terminal, table.at(seat, length).view);
  terminal.write(' The record ends here.');
}
