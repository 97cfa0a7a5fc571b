import type { RailStep } from '@lastclick/session';
import { describe, expect, test } from 'vitest';
import { letterOf, lettersInWords, stepNow } from '../src/rail/rail-words.ts';

const step = (rule: string, state: RailStep['state']): RailStep => ({
  rule,
  words: rule,
  letters: '',
  state,
  isStop: false,
});

describe('the timing in words', () => {
  test('a step is called by its last letter or number', () => {
    expect(['5.6.1a', '7.5.3', '6.9.3b'].map(letterOf)).toEqual(['a', '3', 'b']);
  });

  test('letters of windows are spelled out', () => {
    expect(lettersInWords('PRS')).toBe('paid abilities, rezzing, scoring');
  });

  test('the innermost step counts, under its phase and its structure', () => {
    const rail = {
      phases: [
        { id: 'runner.action', title: 'Action phase', isNow: true },
        { id: 'runner.discard', title: 'Discard phase', isNow: false },
      ],
      levels: [
        {
          id: 'runner.action',
          title: 'Action phase',
          steps: [step('5.7.1e', 'past'), step('5.7.1f', 'now')],
        },
        { id: 'run.encounter', title: 'Encounter', steps: [step('6.9.3b', 'now')] },
      ],
      priority: 'runner' as const,
    };
    expect(stepNow(rail)).toEqual({ path: ['Action phase', 'Encounter'], step: step('6.9.3b', 'now') });
  });
});
