import {
  action,
  click,
  draw,
  event,
  forEachCounter,
  gainClicks,
  gainCredits,
  giveTags,
  hardware,
  hosted,
  later,
  loseClicks,
  mayPay,
  memory,
  opponentChoosesOne,
  optional,
  placeCounters,
  program,
  resource,
  runnerIsTagged,
  together,
  trashSource,
  when,
  whenYourTurnBegins,
  whenYourTurnEnds,
} from '@lastclick/engine/language';

export const wildcatStrike = event({
  id: 'wildcat_strike',
  title: 'Wildcat Strike',
  faction: 'anarch',
  subtypes: [],
  influence: 1,
  cost: 2,
  play: [opponentChoosesOne([gainCredits(6)], [draw(4)])],
});

export const fermenter = program({
  id: 'fermenter',
  title: 'Fermenter',
  faction: 'anarch',
  subtypes: ['virus'],
  influence: 2,
  cost: 1,
  memory: 1,
  when: [
    {
      on: [{ moment: 'installed', card: 'source' }, { moment: 'turnBegins' }],
      steps: [placeCounters('virus', 1)],
    },
  ],
  paid: [action([click(), trashSource], gainCredits(forEachCounter('virus', 2)))],
});

export const cookbook = resource({
  id: 'cookbook',
  title: 'Cookbook',
  faction: 'anarch',
  subtypes: ['virtual'],
  unique: true,
  influence: 3,
  cost: 1,
  when: [
    optional({
      on: { moment: 'installed', card: { type: 'program', subtype: 'virus' } },
      steps: [placeCounters('virus', 1, 'subject')],
    }),
  ],
});

export const wyldside = resource({
  id: 'wyldside',
  title: 'Wyldside',
  faction: 'anarch',
  subtypes: ['location', 'seedy'],
  unique: true,
  influence: 3,
  cost: 3,
  when: [whenYourTurnBegins(together(draw(2), loseClicks(1)))],
});

export const joshuaB = resource({
  id: 'joshua_b',
  title: 'Joshua B.',
  faction: 'anarch',
  subtypes: ['connection'],
  unique: true,
  influence: 3,
  cost: 1,
  when: [optional(whenYourTurnBegins(gainClicks(1), later(whenYourTurnEnds(giveTags(1)))))],
});

export const amanuensis = hardware({
  id: 'amanuensis',
  title: 'Amanuensis',
  faction: 'anarch',
  subtypes: ['console'],
  unique: true,
  influence: 3,
  cost: 2,
  static: [memory(1)],
  when: [
    whenYourTurnEnds(when(runnerIsTagged, [placeCounters('power', 1)])),
    optional({ on: { moment: 'tagsRemoved' }, steps: [mayPay([hosted('power')], draw(2))] }),
  ],
});

export const offCampusApartment = resource({
  id: 'off_campus_apartment',
  title: 'Off-Campus Apartment',
  faction: 'anarch',
  subtypes: ['location'],
  influence: 1,
  cost: 0,
  canHost: { subtype: 'connection' },
  when: [
    { on: { moment: 'installed', card: { subtype: 'connection', hostedOnSource: true } }, steps: [draw(1)] },
  ],
});
