import {
  accessedDuringRun,
  accessMore,
  action,
  addToHand,
  atLeast,
  breakSubroutines,
  breaks,
  bypass,
  chooseOne,
  click,
  credits,
  derez,
  duringItsRun,
  event,
  forEachCounter,
  gainCredits,
  hardware,
  ifElse,
  ifSuccessful,
  install,
  inZone,
  link,
  load,
  madeSuccessfulRunThisTurn,
  memory,
  paid,
  placeCounters,
  preventing,
  program,
  pumpStrength,
  removeTags,
  resource,
  reveal,
  run,
  runnerIdentity,
  search,
  spendHostedOn,
  takeCredits,
  together,
  trashSource,
  trashSourceCard,
  when,
  whenEmpty,
  whenInstalled,
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

export const carmen = program({
  id: 'carmen',
  title: 'Carmen',
  faction: 'criminal',
  subtypes: ['icebreaker', 'killer'],
  influence: 2,
  cost: 5,
  strength: 2,
  memory: 1,
  static: [{ static: 'value', value: 'installCost', of: 'source', by: -2, while: madeSuccessfulRunThisTurn }],
  paid: [breaks('sentry', [credits(1)], breakSubroutines(1)), paid([credits(2)], pumpStrength(3))],
});

export const docklandsPass = hardware({
  id: 'docklands_pass',
  title: 'Docklands Pass',
  faction: 'criminal',
  subtypes: [],
  unique: true,
  influence: 2,
  cost: 2,
  when: [{ on: { moment: 'accessBegins', server: 'hq', first: 'turn' }, steps: [accessMore(1)] }],
});

export const marjanah = program({
  id: 'marjanah',
  title: 'Marjanah',
  faction: 'criminal',
  subtypes: ['icebreaker', 'fracter'],
  influence: 1,
  cost: 0,
  strength: 1,
  memory: 1,
  paid: [
    breaks('barrier', [credits(ifElse(madeSuccessfulRunThisTurn, 1, 2))], breakSubroutines(1)),
    paid([credits(1)], pumpStrength(1)),
  ],
});

export const mutualFavor = event({
  id: 'mutual_favor',
  title: 'Mutual Favor',
  faction: 'criminal',
  subtypes: [],
  influence: 3,
  cost: 0,
  play: [
    reveal(search(inZone('stack', { subtype: 'icebreaker' }))),
    when(
      madeSuccessfulRunThisTurn,
      [chooseOne([install('chosen')], [addToHand('chosen')])],
      [addToHand('chosen')],
    ),
  ],
});

export const pennyshaver = hardware({
  id: 'pennyshaver',
  title: 'Pennyshaver',
  faction: 'criminal',
  subtypes: ['console'],
  unique: true,
  influence: 3,
  cost: 3,
  static: [memory(1)],
  when: [{ on: { moment: 'runSuccessful' }, steps: [placeCounters('credits', 1)] }],
  paid: [action([click()], together(placeCounters('credits', 1), takeCredits('all')))],
});

export const redTeam = resource({
  id: 'red_team',
  title: 'Red Team',
  faction: 'criminal',
  subtypes: ['job'],
  influence: 2,
  cost: 5,
  when: [
    whenInstalled(load('credits', 12)),
    whenEmpty('credits', trashSourceCard),
    ifSuccessful(takeCredits(3)),
  ],
  paid: [action([click()], run('centralNotRunThisTurn'))],
});

export const tranquilizer = program({
  id: 'tranquilizer',
  title: 'Tranquilizer',
  faction: 'criminal',
  subtypes: ['virus', 'trojan'],
  influence: 3,
  cost: 2,
  memory: 1,
  installOn: { type: 'ice' },
  when: [
    {
      on: [{ moment: 'installed', card: 'source' }, { moment: 'turnBegins' }],
      steps: [placeCounters('virus', 1), when(atLeast(3, forEachCounter('virus')), [derez('host')])],
    },
  ],
});

export const treadLightly = event({
  id: 'tread_lightly',
  title: 'Tread Lightly',
  faction: 'criminal',
  subtypes: ['run'],
  influence: 1,
  cost: 1,
  static: [{ static: 'value', value: 'rezCost', of: { type: 'ice' }, by: 3, while: duringItsRun }],
  play: [run('any')],
});

export const zahya = runnerIdentity({
  id: 'zahya_sadeghi_versatile_smuggler',
  title: 'Zahya Sadeghi: Versatile Smuggler',
  faction: 'criminal',
  subtypes: ['cyborg'],
  link: 0,
  minimumDeckSize: 40,
  influenceLimit: 15,
  when: [
    {
      on: { moment: 'runEnds', server: 'hqOrRd' },
      may: true,
      limit: 'oncePerTurn',
      steps: [gainCredits(accessedDuringRun)],
    },
  ],
});

export const insideJob = event({
  id: 'inside_job',
  title: 'Inside Job',
  faction: 'criminal',
  subtypes: ['run'],
  influence: 3,
  cost: 2,
  play: [run('any')],
  when: [{ on: { moment: 'iceEncountered', itsRun: true, first: 'run' }, steps: [bypass] }],
});
