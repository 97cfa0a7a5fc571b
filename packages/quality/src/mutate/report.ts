import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EQUIVALENT } from './equivalent.ts';
import { isDecided, isKeptGamesAlone, isNoticed, type Tried } from './kept.ts';
import { OTHER_RUNS } from './other-runs.ts';
import { FOLDERS, type Found, type Mutation } from './places.ts';
import type { Reach } from './reach.ts';

export const DOCUMENT_FILE = join('docs', 'MUTATIONS.md');

export interface Score {
  readonly tried: number;
  /** By tests of the engine and of cards. */
  readonly killed: number;
  /** By kept games alone. */
  readonly kept: number;
  readonly equivalent: number;
}

/** The line a mutation is on, as it is written. */
export function lineOf(root: string, { file, line }: Mutation): string {
  return (readFileSync(join(root, file), 'utf8').split('\n')[line - 1] ?? '').trim();
}

/** Why a mutation that nobody noticed changes nothing, where somebody said so. */
export function excuseOf(root: string, mutation: Mutation): string | null {
  const line = lineOf(root, mutation);
  const found = EQUIVALENT.find(
    (one) =>
      mutation.file.endsWith(`/${one.file}`) &&
      one.line === line &&
      one.operator === mutation.operator &&
      (one.before === undefined || one.before === mutation.before),
  );
  return found?.because ?? null;
}

export function scoreOf(root: string, tried: readonly Tried[]): Score {
  const kept = tried.filter(isKeptGamesAlone).length;
  const killed = tried.filter(isNoticed).length - kept;
  const equivalent = tried.filter((one) => !isNoticed(one) && excuseOf(root, one.mutation) !== null).length;
  return { tried: tried.length, killed, kept, equivalent };
}

export const shareOf = ({ tried, killed, equivalent }: Score): number =>
  tried === equivalent ? 1 : killed / (tried - equivalent);

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

const short = (text: string): string => {
  const one = text.replace(/\s+/g, ' ').trim();
  return one.length > 60 ? `${one.slice(0, 57)}…` : one;
};

const code = (text: string): string =>
  text.trim() === '' ? '(nothing)' : `\`${short(text).replaceAll('|', '\\|')}\``;

/** Why nobody noticed it, as far as that is known. */
function whyNot(root: string, tried: Tried): string {
  const { asked, tests } = tried;
  const excuse = isNoticed(tried) ? null : excuseOf(root, tried.mutation);
  if (excuse !== null) return `equivalent: ${excuse}`;
  if (isKeptGamesAlone(tried)) return 'a kept game alone notices it';
  if (!isDecided(tried)) return `open: ${asked} of ${tests} tests that pass there were asked`;
  return tests === 0 ? 'no test passes there' : `${tests} tests pass there, none looks at what it changes`;
}

function survivorRow(root: string, tried: Tried): string {
  const { mutation } = tried;
  const place = `${mutation.file.replace('packages/engine/src/', '')}:${mutation.line}`;
  const why = whyNot(root, tried);
  return `| ${place} | ${mutation.operator} | ${code(mutation.before)} → ${code(mutation.text)} | ${why} |`;
}

/** What nobody noticed, for who goes through a file. */
export const survivorsOf = (root: string, tried: readonly Tried[]): string =>
  `| where | operator | change | why |\n|---|---|---|---|\n${tried
    .filter((one) => !isNoticed(one) || isKeptGamesAlone(one))
    .map((one) => `${survivorRow(root, one)}\n`)
    .join('')}${tally(root, 'all', tried)}\n`;

/** Mutations whose place no test passes, or none in a way that could show a difference. */
export const unreachedOf = (root: string, reach: Reach, all: readonly Found[]): string =>
  all
    .filter(({ mutation }) => Object.values(reach.of(mutation.id)).flat().length === 0)
    .map(
      ({ mutation }) => `${mutation.file}:${mutation.line} ${mutation.operator}: ${lineOf(root, mutation)}\n`,
    )
    .join('');

const tally = (root: string, name: string, tried: readonly Tried[]): string => {
  const score = scoreOf(root, tried);
  return `| ${name} | ${score.tried} | ${score.killed} | ${score.kept} | ${score.equivalent} | ${percent(shareOf(score))} |`;
};

const otherRuns = (): string[] => [
  '| other run | commit | drawn | tried | noticed | of what was tried |',
  '|---|---|--:|--:|--:|--:|',
  ...OTHER_RUNS.map(
    ({ seed, commit, drawn, tried, noticed }) =>
      `| seed ${seed} | ${commit} | ${drawn} | ${tried} | ${noticed} | ${percent(noticed / tried)} |`,
  ),
];

/** What a mutation run came to, in words. */
export function documentOf(
  root: string,
  tried: readonly Tried[],
  drawn: number,
  command: string,
  commit: string,
): string {
  const survivors = tried.filter((one) => !isNoticed(one) || isKeptGamesAlone(one));
  const operators = [...new Set(tried.map(({ mutation }) => mutation.operator))].sort();
  return [
    '# Mutations',
    '',
    'The engine is spoilt in one place at a time, and the tests of `packages/engine` and `packages/cards` are to notice.',
    'Places are drawn by a seed from all that fit in the folders below; nobody picks them. Written by',
    '',
    `    ${command}`,
    '',
    `at commit ${commit}. Goal: 97 % of what could be noticed, at most 5 % called equivalent`,
    '(`packages/quality/src/mutate/equivalent.ts`).',
    '',
    ...(tried.length === drawn
      ? []
      : [`Of the ${drawn} that were drawn ${tried.length} were tried so far, in an order drawn too.`, '']),
    ...otherRuns(),
    '',
    '| folder | tried | noticed | by kept games alone | equivalent | of what could be noticed |',
    '|---|--:|--:|--:|--:|--:|',
    ...FOLDERS.map((folder) =>
      tally(
        root,
        folder,
        tried.filter(({ mutation }) => mutation.folder === folder),
      ),
    ),
    tally(root, '**all**', tried),
    '',
    '| operator | tried | noticed | by kept games alone | equivalent | of what could be noticed |',
    '|---|--:|--:|--:|--:|--:|',
    ...operators.map((name) =>
      tally(
        root,
        name,
        tried.filter(({ mutation }) => mutation.operator === name),
      ),
    ),
    '',
    '## Not noticed',
    '',
    ...(survivors.length === 0
      ? ['None.']
      : [
          '| where | operator | change | why |',
          '|---|---|---|---|',
          ...survivors.map((one) => survivorRow(root, one)),
        ]),
    '',
  ].join('\n');
}
