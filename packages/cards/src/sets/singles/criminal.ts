import {
  bypass,
  encountering,
  link,
  paid,
  preventing,
  recurring,
  removeTags,
  removingTags,
  run,
  spendHosted,
  sufferingDamage,
  takingTags,
  trashSource,
  upTo,
  when,
} from '@lastclick/engine/language';
import { SINGLES } from '../../facts/singles.ts';
import { cards } from '../card-set.ts';

export const criminal = cards(SINGLES, {
  decoy: {
    text: [preventing(takingTags(), [trashSource], 1)],
  },

  forger: {
    text: [link(1), preventing(takingTags(), [trashSource], 1), paid([trashSource], removeTags(1))],
  },

  crash_space: {
    text: [
      recurring(2),
      spendHosted(removingTags()),
      preventing(sufferingDamage({ type: 'meat' }), [trashSource], upTo(3)),
    ],
  },

  inside_job: {
    play: [run('any', when(encountering(undefined, { first: 'run' }), bypass))],
  },
});
