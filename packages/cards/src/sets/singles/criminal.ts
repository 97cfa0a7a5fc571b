import {
  bypass,
  encountering,
  link,
  paid,
  preventing,
  removeTags,
  removingTags,
  run,
  spendHosted,
  trashSource,
} from '@lastclick/engine/language';
import { SINGLES } from '../../facts/singles.ts';
import { cards } from '../card-set.ts';

export const criminal = cards(SINGLES, {
  decoy: {
    interrupt: [preventing({ deed: 'takeTags' }, [trashSource], 1)],
  },

  forger: {
    static: [link(1)],
    interrupt: [preventing({ deed: 'takeTags' }, [trashSource], 1)],
    paid: [paid([trashSource], removeTags(1))],
  },

  crash_space: {
    recurring: 2,
    static: [spendHosted(removingTags())],
    interrupt: [preventing({ deed: 'damage', type: 'meat' }, [trashSource], 3)],
  },

  inside_job: {
    play: [run('any')],
    when: [{ on: encountering(undefined, { itsRun: true, first: 'run' }), steps: [bypass] }],
  },
});
