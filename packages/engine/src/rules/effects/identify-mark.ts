import { markOf } from '../../query/mark.ts';
import type { EffectWords } from '../../state/effect-word.ts';
import { identifyMark } from '../mark.ts';
import { always, PLAIN } from './common.ts';

export const IDENTIFY_MARK: EffectWords<'identifyMark'> = {
  identifyMark: {
    concrete: PLAIN,
    imminent: null,
    choosing: null,
    expected: always,
    couldChange: ({ state }) => markOf(state) === null,
    payable: null,
    resolve: identifyMark,
  },
};
