// Who measures a game is told which words of which cards took effect: the report on what was played rests on it.

import {
  change,
  click,
  credits,
  draw,
  gainCredits,
  may,
  mayPay,
  paid,
  playing,
  program,
  resource,
  spendHosted,
} from '@lastclick/engine/language';
import { type Position, scenario, type Table } from '@lastclick/testkit';
import { expect, test } from 'vitest';

const ofRunner = { faction: 'neutral_runner', subtypes: [], cost: 0 } as const;
const cards = [
  resource({ ...ofRunner, id: 'gym', title: 'Gym', text: [change({ type: 'program' }, 'strength', 1)] }),
  resource({ ...ofRunner, id: 'couch', title: 'Couch', text: [change({ type: 'program' }, 'strength', 0)] }),
  resource({ ...ofRunner, id: 'purse', title: 'Purse', text: [spendHosted(playing({ type: 'event' }))] }),
  resource({
    ...ofRunner,
    id: 'club',
    title: 'Club',
    text: [paid([click()], may(draw(1)), gainCredits(1))],
  }),
  resource({
    ...ofRunner,
    id: 'bar',
    title: 'Bar',
    text: [paid([click()], mayPay([credits(1)], draw(1)))],
  }),
  program({
    ...ofRunner,
    memory: 1,
    strength: 1,
    id: 'jab',
    title: 'Jab',
    subtypes: ['icebreaker'],
    text: [],
  }),
];

/** What took effect, by the card's id and the word. */
function witnessed(runner: Position['runner'], play: (table: Table) => void): string[] {
  const table = scenario({ at: 'runner.action', cards, runner: runner ?? {} });
  const told: string[] = [];
  table.game.witness = ({ data }, part) => {
    const { op, static: word } = part as { op?: string; static?: string };
    const line = `${data.id} ${op ?? word}`;
    if (told.at(-1) !== line) told.push(line);
  };
  play(table);
  return told;
}

test('a change that changes something, not one by nothing', () => {
  expect(witnessed({ rig: ['Gym', 'Couch', 'Jab'] }, (table) => void table.runner.seen)).toEqual([
    'gym change',
  ]);
});

test('what an ability does, and what was agreed to', () => {
  const events = (answer: 'yes' | 'no'): string[] =>
    witnessed({ rig: ['Club'] }, (table) => {
      table.runner.uses('Club');
      table.choose('runner', answer);
    });
  expect([events('yes'), events('no')]).toEqual([['club do'], ['club do']]);
});

test('a nested cost that is paid, not one that is declined', () => {
  const events = (answer: 'yes' | 'no'): string[] =>
    witnessed({ rig: ['Bar'] }, (table) => {
      table.runner.uses('Bar');
      table.choose('runner', answer);
    });
  expect([events('yes'), events('no')]).toEqual([['bar pay', 'bar do'], []]);
});

test('credits of a card that were spent, and only then', () => {
  const spent = (held: number): string[] =>
    witnessed({ credits: 9, grip: ['Sure Gamble'], rig: [{ card: 'Purse', credits: held }] }, (table) => {
      table.runner.plays('Sure Gamble');
      while (table.decision?.kind !== 'action') table.choose('runner', table.keys[0] ?? '');
    }).filter((line) => line.startsWith('purse'));
  expect([spent(5), spent(0)]).toEqual([['purse spend'], []]);
});
