import {
  action,
  breakSubroutines,
  breaks,
  breakUpTo,
  click,
  credits,
  draw,
  duringItsRun,
  encounteringHost,
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
  oncePerTurn,
  opponentChoosesOne,
  optional,
  paid,
  placeCounters,
  program,
  pumpStrength,
  resource,
  run,
  runnerIdentity,
  runnerIsTagged,
  spendHostedOn,
  together,
  trash,
  trashFromHand,
  trashSource,
  weakenEncountered,
  when,
  whenYourTurnBegins,
  whenYourTurnEnds,
  whileAccessing,
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

export const botulus = program({
  id: 'botulus',
  title: 'Botulus',
  faction: 'anarch',
  subtypes: ['virus', 'trojan'],
  influence: 3,
  cost: 2,
  memory: 1,
  installOn: { type: 'ice' },
  when: [
    {
      on: [{ moment: 'installed', card: 'source' }, { moment: 'turnBegins' }],
      steps: [placeCounters('virus', 1)],
    },
  ],
  paid: [{ cost: [hosted('virus')], steps: [breakSubroutines(1)], onlyIf: encounteringHost }],
});

export const buzzsaw = program({
  id: 'buzzsaw',
  title: 'Buzzsaw',
  faction: 'anarch',
  subtypes: ['icebreaker', 'decoder'],
  influence: 1,
  cost: 4,
  strength: 3,
  memory: 1,
  paid: [breaks('code_gate', [credits(1)], breakUpTo(2)), paid([credits(3)], pumpStrength(1))],
});

export const cleaver = program({
  id: 'cleaver',
  title: 'Cleaver',
  faction: 'anarch',
  subtypes: ['icebreaker', 'fracter'],
  influence: 2,
  cost: 3,
  strength: 3,
  memory: 1,
  paid: [breaks('barrier', [credits(1)], breakUpTo(2)), paid([credits(2)], pumpStrength(1))],
});

export const carnivore = hardware({
  id: 'carnivore',
  title: 'Carnivore',
  faction: 'anarch',
  subtypes: ['console'],
  unique: true,
  influence: 3,
  cost: 4,
  static: [memory(1)],
  paid: [oncePerTurn(whileAccessing([trashFromHand(2)], trash('accessed')))],
});

export const leech = program({
  id: 'leech',
  title: 'Leech',
  faction: 'anarch',
  subtypes: ['virus'],
  influence: 1,
  cost: 1,
  memory: 1,
  when: [{ on: { moment: 'runSuccessful', server: 'central' }, steps: [placeCounters('virus', 1)] }],
  paid: [paid([hosted('virus')], weakenEncountered(1))],
});

export const loup = runnerIdentity({
  id: 'rene_loup_arcemont_party_animal',
  title: 'René “Loup” Arcemont: Party Animal',
  faction: 'anarch',
  subtypes: ['g_mod'],
  link: 0,
  minimumDeckSize: 40,
  influenceLimit: 15,
  when: [
    { on: { moment: 'accessedCardTrashed', first: 'turn' }, steps: [together(gainCredits(1), draw(1))] },
  ],
});

export const stimhack = event({
  id: 'stimhack',
  title: 'Stimhack',
  faction: 'anarch',
  subtypes: ['run'],
  influence: 1,
  cost: 0,
  static: [spendHostedOn({ on: 'anything', while: duringItsRun, inPool: true })],
  play: [together(placeCounters('credits', 9), run('any'))],
  when: [
    {
      on: { moment: 'runEnds', itsRun: true },
      steps: [{ effect: 'damage', type: 'core', amount: 1, unpreventable: true }],
    },
  ],
});

export const corroder = program({
  id: 'corroder',
  title: 'Corroder',
  faction: 'anarch',
  subtypes: ['icebreaker', 'fracter'],
  influence: 2,
  cost: 2,
  strength: 2,
  memory: 1,
  paid: [breaks('barrier', [credits(1)], breakSubroutines(1)), paid([credits(1)], pumpStrength(1))],
});
