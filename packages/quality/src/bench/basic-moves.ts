import type { Decision, Option } from '@lastclick/engine';

/** Clicks for credits; keeps, passes and otherwise takes what is listed first. */
export function clickForCredits({ kind, options }: Decision): number {
  const wanted = kind === 'action' ? 'gainCredit' : kind === 'mulligan' ? 'keep' : 'pass';
  const index = options.findIndex((option) => option.kind === wanted);
  return index < 0 ? 0 : index;
}

const RUN_KEYS = ['run hq', 'break 1', 'continue'] as const;

/** The same by kind, for versions that write their keys in another way. */
const RUN_KINDS: readonly ((option: Option) => boolean)[] = [
  ({ kind, key }) => kind === 'run' && /\bhq\b/i.test(key),
  ({ kind }) => kind === 'break',
  ({ kind }) => kind === 'continue',
  ({ kind, number }) => kind === 'use' && number === 0,
];

/** Runs on HQ, breaks the one subroutine, goes on and leaves the accessed card. */
export function nextOfRun({ options }: Decision): number {
  for (const key of RUN_KEYS) {
    const index = options.findIndex((option) => option.key === key);
    if (index >= 0) return index;
  }
  for (const isNext of RUN_KINDS) {
    const index = options.findIndex(isNext);
    if (index >= 0) return index;
  }
  return options.length - 1;
}
