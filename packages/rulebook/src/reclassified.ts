import type { RuleClass } from './rule-row.ts';

/** A rule whose class was changed, and why: the number of observable rules may rise, never fall. */
export interface Reclassified {
  readonly edition: '1.4' | '26.03';
  readonly number: string;
  readonly was: RuleClass;
  readonly is: RuleClass;
  readonly because: string;
}

const REFUSED = 'a refusal cites it, so a player can see it';
const PAUSES =
  'it says where an instruction can be interrupted and that it cannot be elsewhere, which a test can see';

const ASKED = 'a decision rests on it, and a move that is no answer to it is refused by it';

const nowObservable = (
  edition: '1.4' | '26.03',
  because: string,
  ...numbers: readonly string[]
): Reclassified[] =>
  numbers.map((number) => ({ edition, number, was: 'definition', is: 'observable', because }));

export const RECLASSIFIED: readonly Reclassified[] = [
  ...nowObservable(
    '1.4',
    REFUSED,
    '4.4.1',
    '4.7.6a',
    '5.5.2',
    '7.1.1',
    '9.1.6d',
    '9.2.6',
    '9.2.7',
    '9.3.3b',
    '9.3.3c',
    '9.6.8',
  ),
  ...nowObservable('1.4', PAUSES, '9.10.1'),
  ...nowObservable('1.4', ASKED, '4.1.7a', '9.2.8', '9.2.9'),
  ...nowObservable(
    '26.03',
    REFUSED,
    '4.6.6a',
    '4.3.1',
    '5.5.2',
    '7.1.1',
    '8.1.2',
    '9.2.6',
    '9.2.7',
    '9.2.10',
    '9.3.3b',
    '9.3.3c',
    '9.6.8',
    '9.8.4',
  ),
  ...nowObservable('26.03', PAUSES, '9.11.1'),
  ...nowObservable('26.03', ASKED, '7.2.2', '9.2.8', '9.2.9'),
];
