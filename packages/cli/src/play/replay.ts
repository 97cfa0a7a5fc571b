import { type Seat, view } from '@lastclick/engine';
import { Chronicle, RecordedGame, seatName } from '@lastclick/table';
import { showBoard, showLog } from './show.ts';
import type { Terminal } from './terminal.ts';

/** Waits for Enter, drawing the board as often as asked; false to stop. */
async function goesOn(question: string, terminal: Terminal, draw: () => void): Promise<boolean> {
  for (;;) {
    const typed = (await terminal.ask(question))?.trim().toLowerCase();
    if (typed === '') return true;
    if (typed !== 'b') return false;
    draw();
  }
}

/** Shows a game step by step as a seat sees it. */
export async function stepThrough(recorded: RecordedGame, seat: Seat, terminal: Terminal): Promise<void> {
  const again = RecordedGame.start(recorded.origin);
  const chronicle = new Chronicle(seat);
  chronicle.note(again.events, again.game);
  const { played } = recorded;
  terminal.write(` A game of ${played.length} decisions, as the ${seatName(seat)} sees it.`);
  showLog(terminal, chronicle.lines);
  for (const [index, { key }] of played.entries()) {
    const question = ` [${index + 1}/${played.length}] Enter: next · b: board · q: stop > `;
    if (!(await goesOn(question, terminal, () => showBoard(terminal, view(again.game, seat))))) return;
    const told = chronicle.lines.length;
    chronicle.look(again.game);
    chronicle.note(again.choose(key), again.game);
    showLog(terminal, chronicle.lines.slice(told));
  }
  showBoard(terminal, view(again.game, seat));
  terminal.write(' The record ends here.');
}
