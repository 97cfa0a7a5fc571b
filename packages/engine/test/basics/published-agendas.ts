// Published cards that become agendas or put others into score areas, as their texts are printed.

import {
  addAsAgenda,
  additionalCost,
  addToScoreArea,
  agenda,
  allOf,
  asset,
  atLeast,
  change,
  choose,
  damage,
  draw,
  endingRun,
  endTheRun,
  event,
  from,
  gainCredits,
  giveTags,
  happened,
  hostedCounters,
  ice,
  iff,
  inZone,
  may,
  onlyIf,
  operation,
  opponentChoosesOne,
  paid,
  playing,
  playOnlyIf,
  removeTags,
  resource,
  reveal,
  revealedInRd,
  run,
  scoring,
  stealing,
  stoleDuringRun,
  sub,
  succeeding,
  together,
  topOf,
  trashing,
  unlessOpponentPays,
  upTo,
  when,
  whenAccessed,
  whenItIsSo,
  whenScored,
} from '@lastclick/engine/language';

export const backroomMachinations = operation({
  id: 'backroom_machinations',
  title: 'Backroom Machinations',
  faction: 'nbn',
  subtypes: ['gray_ops'],
  cost: 2,
  text: [additionalCost(playing('this'), removeTags(1))],
  play: [addAsAgenda(1)],
});

/** Active in Archives, since it is trashed to there from anywhere (9.1.8b). */
const joinsTheRunner = from(
  'archives',
  when(trashing('this', { by: 'opponent', accessed: true }), addAsAgenda(2, 'opponent')),
);

export const chairmanHiro = asset({
  id: 'chairman_hiro',
  title: 'Chairman Hiro',
  faction: 'jinteki',
  subtypes: ['executive'],
  unique: true,
  cost: 2,
  trash: 6,
  text: [change('opponent', 'handSize', -2), joinsTheRunner],
});

export const theBoard = asset({
  id: 'the_board',
  title: 'The Board',
  faction: 'weyland_consortium',
  subtypes: ['executive'],
  unique: true,
  cost: 3,
  trash: 7,
  text: [change({ in: 'runnerScore', type: 'agenda' }, 'points', -1), joinsTheRunner],
});

export const notoriety = event({
  id: 'notoriety',
  title: 'Notoriety',
  faction: 'shaper',
  subtypes: [],
  cost: 1,
  text: [
    playOnlyIf(
      allOf(happened(succeeding('rd')), happened(succeeding('hq')), happened(succeeding('archives'))),
    ),
  ],
  play: [addAsAgenda(1)],
});

export const newsTeam = asset({
  id: 'news_team',
  title: 'News Team',
  faction: 'nbn',
  subtypes: ['ambush'],
  cost: 0,
  trash: 0,
  text: [
    revealedInRd('this'),
    whenAccessed(opponentChoosesOne([giveTags(2)], [addAsAgenda(-1, 'opponent')])),
  ],
});

export const meridian = ice({
  id: 'meridian',
  title: 'Meridian',
  faction: 'haas_bioroid',
  subtypes: ['barrier'],
  cost: 3,
  strength: 4,
  text: [sub(unlessOpponentPays([addAsAgenda(-1)], together(gainCredits(4), endTheRun)))],
});

export const fanSite = resource({
  id: 'fan_site',
  title: 'Fan Site',
  faction: 'shaper',
  subtypes: ['virtual'],
  cost: 0,
  text: [when(scoring(), addAsAgenda(0))],
});

export const kasiString = resource({
  id: 'kasi_string',
  title: 'Kasi String',
  faction: 'neutral_runner',
  subtypes: ['virtual'],
  unique: true,
  cost: 1,
  text: [whenItIsSo(atLeast(4, hostedCounters('power')), addAsAgenda(1))],
});

export const inezDelgado = resource({
  id: 'investigator_inez_delgado_2',
  title: 'Investigator Inez Delgado 2',
  faction: 'neutral_runner',
  subtypes: ['connection'],
  unique: true,
  cost: 0,
  text: [onlyIf(happened(stealing()), paid([addAsAgenda(0)], reveal(topOf('rd', 3))))],
});

export const madDash = event({
  id: 'mad_dash',
  title: 'Mad Dash',
  faction: 'neutral_runner',
  subtypes: ['run'],
  cost: 0,
  play: [run('any', when(endingRun(), iff(stoleDuringRun, [addAsAgenda(1)], [damage('meat', 1)])))],
});

export const kingmaking = agenda({
  id: 'kingmaking',
  title: 'Kingmaking',
  faction: 'nbn',
  subtypes: ['research'],
  advancement: 4,
  points: 2,
  text: [
    whenScored(
      draw(upTo(3)),
      may(addToScoreArea(choose(inZone('hq', { type: 'agenda', has: { points: { atMost: 1 } } })))),
    ),
  ],
});
