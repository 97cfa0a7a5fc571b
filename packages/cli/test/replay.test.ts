import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameRecord } from '@lastclick/engine';
import { afterAll, describe, expect, test } from 'vitest';
import { lastclick } from './child.ts';

const folder = mkdtempSync(join(tmpdir(), 'lastclick-replay-'));
const file = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const play = (flags: readonly string[], lines: readonly string[]) =>
  lastclick(['play', '--seed', '7', ...flags], `${lines.join('\n')}\n`);

const recordIn = (name: string): GameRecord => JSON.parse(readFileSync(file(name), 'utf8')) as GameRecord;

/** What was written between a typed line and the next prompt. */
const replyTo = (out: string, line: string): string =>
  out.split(`> ${line}\n`)[1]?.split('\nCorp> ')[0] ?? '';

test('replay steps through a record', () => {
  play(['--record', file('game.json')], ['keep', '1', 'quit']);
  const { out } = play([], [`replay ${file('game.json')}`, '', 'b', '', '', 'q', 'quit']);
  const { options } = recordIn('game.json');
  expect(out).toContain(`A game of ${options.length} decisions`);
  expect(out).toContain(`[1/${options.length}] Enter: next`);
  expect(out).toContain('The Corp keeps the starting hand.');
  expect(out).toMatch(/Goodbye\.\n$/);
});

/** The same file as if it had been recorded by rules nobody has any more. */
function aged(name: string, from: number): string {
  const { digests, options, ...rest } = recordIn(name);
  if (digests === undefined) throw new Error('a game that was played has digests');
  const rules = { ...digests.rules, engine: 0 };
  const old = { ...rest, options: options.with(from, 'score c999'), digests: { ...digests, rules } };
  writeFileSync(file(`old-${name}`), JSON.stringify(old));
  return file(`old-${name}`);
}

describe('looking at a game that was played', () => {
  play(
    ['--record', file('watched.json')],
    ['keep', ...Array<string>(9).fill('1'), `save ${file('watched-save.json')}`, 'quit'],
  );
  const { options } = recordIn('watched.json');
  const enter = '\n'.repeat(options.length + 1);

  test('tells whether it is still the game that was recorded, in words and as data', () => {
    for (const name of ['watched.json', 'watched-save.json']) {
      const { out, code } = lastclick(['replay', file(name), '--as', 'corp'], enter);
      expect(code).toBe(0);
      expect(out).toContain('Checked: this is the game as it was played.');
      expect(out).toContain(`[${options.length}/${options.length}`);
      expect(out).toContain('The record ends here.');
      const { checked, shown, decisions } = JSON.parse(lastclick(['replay', file(name), '--json']).out);
      expect(checked).toMatchObject({ kind: 'same', message: expect.stringContaining('Checked') });
      expect({ shown, decisions }).toEqual({
        shown: { how: 'as it is replayed', decisions: options.length },
        decisions: options.length,
      });
    }
  });

  test('shows a game whose rules are gone as it was seen, to its end', () => {
    const path = aged('watched.json', 3);
    const { out, code } = lastclick(['replay', path, '--as', 'corp'], enter);
    expect(code).toBe(1);
    const said = out.replaceAll(/\s+/g, ' ');
    expect(said).toContain(
      'Other rules from move 1 on: the game is shown as it was seen when it was played.',
    );
    expect(out).toContain('The record ends here.');
    const present = lastclick(['replay', file('watched.json'), '--as', 'corp'], enter).out;
    expect(out.slice(out.indexOf(' A game of'))).toBe(present.slice(present.indexOf(' A game of')));
    expect(JSON.parse(lastclick(['replay', path, '--json']).out)).toMatchObject({
      checked: { kind: 'otherRules', from: 0, differs: { engine: true } },
      shown: { how: 'as it was seen', decisions: options.length },
    });
  });

  test('shows what still is that game where nothing is kept of what was seen', () => {
    aged('watched.json', options.length - 1);
    const from = recordIn('watched.json').digests?.turns.at(-1)?.[0] ?? 0;
    expect(from).toBeGreaterThan(0);
    const { seen: _, ...bare } = recordIn('old-watched.json') as GameRecord & { readonly seen?: string };
    writeFileSync(file('bare.json'), JSON.stringify(bare));
    const { out } = lastclick(['replay', file('bare.json')], enter);
    expect(out).toContain('the game is shown up to there');
    expect(out).toContain(`[${from}/${from}`);
    expect(JSON.parse(lastclick(['replay', file('bare.json'), '--json']).out).shown).toEqual({
      how: 'as it is replayed',
      decisions: from,
    });
  });

  test('says of a record without digests that it cannot be checked', () => {
    const { digests: _, ...bare } = recordIn('watched.json');
    writeFileSync(file('unchecked.json'), JSON.stringify(bare));
    const { out, code } = lastclick(['replay', file('unchecked.json'), '--json']);
    expect(JSON.parse(out).checked).toMatchObject({ kind: 'unchecked' });
    expect(code).toBe(0);
  });

  test('whoever goes on with a file hears the same', () => {
    const load = (path: string) => lastclick(['play', '--load', path], 'quit\n');
    expect(load(file('watched.json')).out).toContain('Checked: this is the game as it was played.');
    expect(load(file('watched-save.json')).out).toContain('Checked: this is the game as it was played.');
    const refused = load(aged('watched.json', 3));
    expect(refused.code).toBe(1);
    expect(refused.error).toContain('Other rules from move 1 on');
    expect(refused.error).toContain(`replay ${file('old-watched.json')}`);
    const silent = lastclick([
      'play',
      '--load',
      file('watched.json'),
      '--corp',
      'random',
      '--runner',
      'random',
      '--json',
    ]);
    expect(JSON.parse(silent.out)).toMatchObject({ checked: { kind: 'same' } });
  });

  test('what is no game is said to be none', () => {
    writeFileSync(file('letter.json'), '{"format":"letter"}');
    expect(lastclick(['replay', file('letter.json')])).toMatchObject({ code: 1, out: '' });
    expect(lastclick(['replay', file('nowhere.json')]).error).toContain('no such file');
    expect(lastclick(['replay']).code).toBe(2);
  });
});

test('conceding ends the game, is recorded, and can be taken back', () => {
  const { out } = play(
    ['--record', file('conceded.json')],
    ['keep', '1', 'concede', 'undo', 'concede', 'quit'],
  );
  expect(out.match(/The game is over: The Corp conceded\./g)?.length).toBe(2);
  expect(recordIn('conceded.json').outcome).toEqual({ kind: 'conceded', by: 'corp' });
  const { out: told } = lastclick(['replay', file('conceded.json'), '--json']);
  expect(JSON.parse(told)).toMatchObject({
    checked: { kind: 'same' },
    outcome: { winner: 'runner', reason: 'conceded' },
    endedOutside: { kind: 'conceded', by: 'corp' },
  });
});

test('a draw takes two people who agree', () => {
  expect(replyTo(play([], ['keep', 'draw', 'quit']).out, 'draw')).toContain('a bot plays on');
  const two = ['--runner', 'human', '--record', file('draw.json')];
  const { out } = play(two, ['', 'keep', '', 'keep', '', 'draw', 'no', 'draw', 'yes', 'quit']);
  expect(out).toContain('No draw: the game goes on.');
  expect(out).toContain('The game is a draw: both agreed on it.');
  expect(recordIn('draw.json').outcome).toEqual({ kind: 'drawAgreed' });
});
