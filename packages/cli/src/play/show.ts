import type { Decision, Option, View } from '@lastclick/engine';
import { aboutLines, type Deed, optionAbility, optionWords, questionWords, sideName } from '@lastclick/table';
import { Board } from './board.ts';
import { pad, spread, widthOf, wrap } from './layout.ts';
import type { Table } from './table.ts';
import type { Terminal } from './terminal.ts';

const INDENT = 3;
const NUMBER = 4;
const KEY = 24;
const RULE = 8;

export function showBoard(terminal: Terminal, view: View): void {
  for (const line of new Board(view, terminal.paint, terminal.width).lines()) terminal.write(line);
}

/** A line of what happened. */
export interface Told {
  readonly text: string;
  readonly rule: string;
  readonly heading: boolean;
  /** 1 where it is part of what was told before. */
  readonly level: 0 | 1;
}

export const toldOf = ({ text, level, head: { rule, heading } }: Deed): Told => ({
  text,
  rule,
  heading,
  level,
});

/** What happened, one line a deed, with the rule of each. */
export function showLog(terminal: Terminal, story: readonly Told[]): void {
  const { paint, width } = terminal;
  for (const { text, rule, heading, level } of story) {
    if (heading) terminal.write(`\n ${paint.strong(text)}`);
    else {
      const indent = ' '.repeat(INDENT + 2 * level);
      const lines = wrap(text, width - indent.length - RULE);
      const last = lines.pop() ?? '';
      for (const line of lines) terminal.write(`${indent}${line}`);
      terminal.write(spread(`${indent}${last}`, paint.faint(rule), width));
    }
  }
}

/** Text that may be longer than a line, indented. */
export function showText(terminal: Terminal, text: string, indent = ' '): void {
  for (const line of wrap(text, terminal.width - indent.length)) terminal.write(indent + line);
}

function optionLines(option: Option, index: number, words: string, { paint, width }: Terminal): string[] {
  const left = `${pad(paint.strong(String(index + 1).padStart(NUMBER - 1)), NUMBER)} ${words}`;
  const right = `${pad(paint.faint(option.key), KEY)}${pad(paint.faint(option.rule), RULE)}`;
  const fits = widthOf(left) + 2 + widthOf(right) <= width;
  return (fits ? [spread(left, right, width)] : [left, spread('', right, width)]).map((line) =>
    line.trimEnd(),
  );
}

/** The question, the text of the card it is about, and every option with its key and its rule. */
export function showDecision(terminal: Terminal, decision: Decision, view: View, table: Table): void {
  const { paint, width } = terminal;
  const who = paint.side[decision.seat](sideName(decision.seat));
  const question = `${who}: ${paint.strong(questionWords(decision, view, (option) => table.terms(option)))}`;
  terminal.write(` ${spread(question, pad(paint.faint(decision.rule), RULE), width - 1)}`.trimEnd());
  for (const line of aboutLines(decision, view)) showText(terminal, paint.faint(line), '     ');
  decision.options.forEach((option, index) => {
    const terms = table.terms(option);
    const words = optionWords(option, decision, view, terms);
    for (const line of optionLines(option, index, words, terminal)) terminal.write(line);
    const ability = optionAbility(option, view, terms);
    if (ability !== null) showText(terminal, paint.faint(ability), '       ');
  });
}
