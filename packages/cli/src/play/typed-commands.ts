import { explain, InputError, type Seat, type Side } from '@lastclick/engine';
import { ruleOf } from '@lastclick/rulebook';
import { lookUpCard, ruleWords, sideName, verdictWords, withoutPlace } from '@lastclick/table';
import { openedWords, openGame } from '../replay/open.ts';
import { stepThrough } from '../replay/step-through.ts';
import { FileProblem, writeSave } from './files.ts';
import { moveKey } from './move-text.ts';
import { showBoard, showDecision, showLog, showText, toldOf } from './show.ts';
import type { Table } from './table.ts';
import type { Terminal } from './terminal.ts';

/** Who typed a command, and where. */
export interface Typing {
  readonly table: Table;
  readonly terminal: Terminal;
  readonly seat: Seat;
}

/** What follows a command: the same question again, a changed game, passing for a while, or the end. */
export type After = 'ask' | 'changed' | 'skip' | 'quit';

interface TypedCommand {
  readonly words: string;
  readonly says: string;
  run(rest: string, typing: Typing): After | Promise<After>;
}

const LOG_LINES = 25;

function why(rest: string, { table, terminal, seat }: Typing): After {
  const side: Side = seat === 'spectator' ? 'corp' : seat;
  if (rest === '') {
    terminal.write(' Why what? Write a move: why gain credit, why install c17 remote-1, why play Hedge Fund');
    return 'ask';
  }
  const view = table.view(side);
  const verdict = explain(table.game, side, moveKey(rest, view));
  const { answer, rule } = verdictWords(verdict, view.edition);
  showText(terminal, answer);
  showText(terminal, terminal.paint.faint(rule), '   ');
  return 'ask';
}

function undo(_rest: string, { table, terminal }: Typing): After {
  if (!table.undo()) {
    terminal.write(' There is no decision of yours to take back.');
    return 'ask';
  }
  terminal.write(' Taken back.');
  return 'changed';
}

function concede(_rest: string, { table, terminal, seat }: Typing): After {
  if (seat === 'spectator') {
    terminal.write(' Nobody sits here who could concede.');
    return 'ask';
  }
  table.end({ kind: 'conceded', by: seat });
  return 'changed';
}

async function draw(_rest: string, { table, terminal, seat }: Typing): Promise<After> {
  const other = table.humans.find((side) => side !== seat);
  if (seat === 'spectator' || other === undefined) {
    terminal.write(' A draw takes two people; a bot plays on.');
    return 'ask';
  }
  const offer = ` The ${sideName(seat)} offers a draw. Does the ${sideName(other)} agree? yes or no > `;
  if ((await terminal.ask(offer))?.trim().toLowerCase() !== 'yes') {
    terminal.write(' No draw: the game goes on.');
    return 'ask';
  }
  table.end({ kind: 'drawAgreed' });
  return 'changed';
}

function skip(_rest: string, { table, terminal }: Typing): After {
  const waiting = table.decision();
  if (waiting?.kind === 'window') return 'skip';
  terminal.write(' skip passes in paid ability windows, and this is none.');
  return 'ask';
}

async function saveTo(path: string, { table, terminal }: Typing): Promise<After> {
  if (path === '') terminal.write(' Save where? Write a file name: save game.json');
  else {
    await writeSave(path, table);
    terminal.write(` Saved. Go on later with: npm run -s lastclick -- play --load ${path}`);
  }
  return 'ask';
}

async function replayFrom(rest: string, { table, terminal, seat }: Typing): Promise<After> {
  if (rest === '') {
    terminal.write(' Replay what? Write the name of a record or a save: replay game.json');
    return 'ask';
  }
  const from: Seat = table.humans.length === 1 ? seat : 'spectator';
  const opened = await openGame(rest);
  showText(terminal, openedWords(opened));
  if (opened.table !== null) await stepThrough(opened.table, opened.record.times ?? [], from, terminal);
  return 'ask';
}

function log(rest: string, { table, terminal, seat }: Typing): After {
  const lines = table.story(seat);
  const wanted = rest === 'all' ? lines.length : Number(rest || LOG_LINES);
  if (Number.isInteger(wanted) && wanted > 0) showLog(terminal, lines.slice(-wanted).map(toldOf));
  else terminal.write(' log shows the last lines, log 50 more of them, log all everything');
  return 'ask';
}

function card(rest: string, { table, terminal, seat }: Typing): After {
  const answer = lookUpCard(rest, table.view(seat));
  for (const line of answer.found ? answer.lines : [answer.why]) showText(terminal, line);
  return 'ask';
}

function rule(rest: string, { table, terminal }: Typing): After {
  const { edition } = table.game.state;
  const known = ruleOf(edition, rest) !== null;
  const hint = `Edition ${edition} has no rule "${rest}": write a number like rule 5.6.2b`;
  showText(terminal, known ? ruleWords(edition, rest) : hint);
  return 'ask';
}

function board(_rest: string, { table, terminal, seat }: Typing): After {
  showBoard(terminal, table.view(seat));
  return 'ask';
}

function moves(_rest: string, { table, terminal, seat }: Typing): After {
  const waiting = table.decision();
  if (waiting === null) terminal.write(' The game is over.');
  else showDecision(terminal, waiting, table.view(seat), table);
  return 'ask';
}

function help(_rest: string, { terminal, seat }: Typing): After {
  const { paint } = terminal;
  if (seat !== 'spectator') terminal.write(` You are the ${paint.side[seat](sideName(seat))}.`);
  terminal.write(' To choose, type the number of an option, its key, or the beginning of its words.');
  for (const { words, says } of Object.values(TYPED_COMMANDS))
    terminal.write(`   ${paint.strong(words.padEnd(22))}${says}`);
  return 'ask';
}

/** Everything that can be typed besides an option. */
export const TYPED_COMMANDS: Readonly<Record<string, TypedCommand>> = {
  help: { words: 'help', says: 'this list', run: help },
  why: {
    words: 'why <move>',
    says: 'may I do that, and which rule says so: why install c17 remote-1',
    run: why,
  },
  rule: { words: 'rule 5.6.2b', says: 'what a rule is about', run: rule },
  card: { words: 'card <title or c17>', says: 'what a card is and does', run: card },
  board: { words: 'board', says: 'draw the table again', run: board },
  moves: { words: 'moves', says: 'list the options again', run: moves },
  log: { words: 'log', says: 'what happened: log, log 50, log all', run: log },
  skip: {
    words: 'skip',
    says: 'pass in the windows of this turn or run until something else is to decide',
    run: skip,
  },
  undo: { words: 'undo', says: 'take back your last decision, as often as you like', run: undo },
  concede: { words: 'concede', says: 'give the game up; undo takes it back', run: concede },
  draw: { words: 'draw', says: 'two people: offer a draw', run: draw },
  save: { words: 'save <file>', says: 'save, to go on later with play --load <file>', run: saveTo },
  replay: { words: 'replay <file>', says: 'step through a record or a save', run: replayFrom },
  quit: { words: 'quit', says: 'leave the table', run: () => 'quit' },
};

const SHORT: Readonly<Record<string, string>> = {
  '?': 'help',
  h: 'help',
  q: 'quit',
  exit: 'quit',
  u: 'undo',
};

/** Runs a typed command; null when the first word is none. Problems are told, never thrown. */
export async function runTyped(line: string, typing: Typing): Promise<After | null> {
  const [first = '', ...others] = line.trim().split(/\s+/);
  const name = SHORT[first.toLowerCase()] ?? first.toLowerCase();
  const command = Object.hasOwn(TYPED_COMMANDS, name) ? TYPED_COMMANDS[name] : undefined;
  if (command === undefined) return null;
  try {
    return await command.run(others.join(' '), typing);
  } catch (error) {
    if (!(error instanceof FileProblem || error instanceof InputError)) throw error;
    showText(
      typing.terminal,
      `That does not work: ${error instanceof InputError ? withoutPlace(error) : error.message}`,
    );
    return 'ask';
  }
}
