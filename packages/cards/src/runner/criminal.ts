import {
  hardware,
  link,
  paid,
  preventing,
  removeTags,
  resource,
  spendHostedOn,
  trashSource,
} from '@lastclick/engine/language';

export const decoy = resource({
  id: 'decoy',
  title: 'Decoy',
  faction: 'criminal',
  subtypes: ['connection'],
  influence: 2,
  cost: 1,
  interrupt: [preventing({ effect: 'giveTags' }, [trashSource], 1)],
});

export const forger = hardware({
  id: 'forger',
  title: 'Forger',
  faction: 'criminal',
  subtypes: ['console'],
  influence: 1,
  cost: 1,
  static: [link(1)],
  interrupt: [preventing({ effect: 'giveTags' }, [trashSource], 1)],
  paid: [paid([trashSource], removeTags(1))],
});

export const crashSpace = resource({
  id: 'crash_space',
  title: 'Crash Space',
  faction: 'criminal',
  subtypes: ['location'],
  influence: 2,
  cost: 2,
  recurring: 2,
  static: [spendHostedOn({ on: 'removeTag' })],
  interrupt: [preventing({ effect: 'damage', type: 'meat' }, [trashSource], 3)],
});
