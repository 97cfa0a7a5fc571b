import {
  accessMore,
  action,
  addToHand,
  all,
  breakSubroutines,
  breaks,
  choose,
  chooseUpTo,
  click,
  credits,
  draw,
  event,
  forEachCard,
  forEachCounter,
  gainCredits,
  happenedThisTurn,
  hardware,
  hostFacedown,
  ifSuccessful,
  install,
  installed,
  inZone,
  load,
  loseClicks,
  may,
  mayPay,
  memory,
  not,
  oncePerTurn,
  optional,
  paid,
  placeCounters,
  prevent,
  program,
  pumpStrength,
  resource,
  run,
  runnerIdentity,
  spendHostedOn,
  strengthOfSource,
  swap,
  takeCredits,
  together,
  trashSource,
  trashSourceCard,
  when,
  whenEmpty,
  whenInstalled,
  youHaveClicksLeft,
} from '@lastclick/engine/language';

export const creativeCommission = event({
  id: 'creative_commission',
  title: 'Creative Commission',
  faction: 'shaper',
  subtypes: [],
  influence: 2,
  cost: 1,
  play: [gainCredits(5), when(youHaveClicksLeft, [loseClicks(1)])],
});

export const vrcation = event({
  id: 'vrcation',
  title: 'VRcation',
  faction: 'shaper',
  subtypes: [],
  influence: 2,
  cost: 1,
  play: [draw(4), when(youHaveClicksLeft, [loseClicks(1)])],
});

export const diesel = event({
  id: 'diesel',
  title: 'Diesel',
  faction: 'shaper',
  subtypes: [],
  influence: 2,
  cost: 0,
  play: [draw(3)],
});

export const teleworkContract = resource({
  id: 'telework_contract',
  title: 'Telework Contract',
  faction: 'shaper',
  subtypes: ['job'],
  influence: 2,
  cost: 1,
  when: [whenInstalled(load('credits', 9)), whenEmpty('credits', trashSourceCard)],
  paid: [oncePerTurn(action([click()], takeCredits(3)))],
});

export const dzmzOptimizer = hardware({
  id: 'dzmz_optimizer',
  title: 'DZMZ Optimizer',
  faction: 'shaper',
  subtypes: [],
  influence: 2,
  cost: 2,
  static: [
    memory(1),
    {
      static: 'value',
      value: 'installCost',
      of: { type: 'program' },
      by: -1,
      while: not(happenedThisTurn('installed', 'you', { type: 'program' })),
    },
  ],
});

export const pantograph = hardware({
  id: 'pantograph',
  title: 'Pantograph',
  faction: 'shaper',
  subtypes: ['console'],
  unique: true,
  influence: 3,
  cost: 2,
  static: [memory(1)],
  when: [
    {
      on: [
        { moment: 'scored', who: 'any' },
        { moment: 'stolen', who: 'any' },
      ],
      steps: [gainCredits(1), may(install(choose(inZone('grip', { installable: true }))))],
    },
  ],
});

export const akamatsuMemChip = hardware({
  id: 'akamatsu_mem_chip',
  title: 'Akamatsu Mem Chip',
  faction: 'shaper',
  subtypes: ['chip'],
  influence: 1,
  cost: 1,
  static: [memory(1)],
});

export const netShield = program({
  id: 'net_shield',
  title: 'Net Shield',
  faction: 'shaper',
  subtypes: [],
  influence: 1,
  cost: 2,
  memory: 1,
  interrupt: [
    {
      interrupt: 'when',
      to: { effect: 'damage', type: 'net', first: 'turn' },
      may: true,
      steps: [mayPay([credits(1)], prevent(1))],
    },
  ],
});

export const professionalContacts = resource({
  id: 'professional_contacts',
  title: 'Professional Contacts',
  faction: 'shaper',
  subtypes: ['connection'],
  influence: 2,
  cost: 5,
  paid: [action([click()], together(gainCredits(1), draw(1)))],
});

export const bookmark = hardware({
  id: 'bookmark',
  title: 'Bookmark',
  faction: 'shaper',
  subtypes: [],
  influence: 2,
  cost: 0,
  paid: [
    action([click()], hostFacedown(chooseUpTo(inZone('grip'), 3))),
    action([click()], addToHand(all({ hostedOnSource: true }))),
    paid([trashSource], addToHand(all({ hostedOnSource: true }))),
  ],
});

export const cybsoftMacrodrive = hardware({
  id: 'cybsoft_macrodrive',
  title: 'Cybsoft MacroDrive',
  faction: 'shaper',
  subtypes: [],
  influence: 1,
  cost: 2,
  recurring: 1,
  static: [spendHostedOn({ on: 'install', card: { type: 'program' } })],
});

export const conduit = program({
  id: 'conduit',
  title: 'Conduit',
  faction: 'shaper',
  subtypes: ['virus'],
  influence: 4,
  cost: 4,
  memory: 1,
  when: [
    optional({ on: { moment: 'successfulRunEnds', server: 'rd' }, steps: [placeCounters('virus', 1)] }),
    ifSuccessful(accessMore(forEachCounter('virus'))),
  ],
  paid: [action([click()], run('rd'))],
});

export const echelon = program({
  id: 'echelon',
  title: 'Echelon',
  faction: 'shaper',
  subtypes: ['icebreaker', 'killer'],
  influence: 1,
  cost: 3,
  strength: 0,
  memory: 1,
  static: [strengthOfSource(forEachCard({ zone: 'installed', type: 'program', subtype: 'icebreaker' }))],
  paid: [breaks('sentry', [credits(1)], breakSubroutines(1)), paid([credits(3)], pumpStrength(2))],
});

export const tao = runnerIdentity({
  id: 'tao_salonga_telepresence_magician',
  title: 'Tāo Salonga: Telepresence Magician',
  faction: 'shaper',
  subtypes: ['natural'],
  link: 0,
  minimumDeckSize: 40,
  influenceLimit: 15,
  when: [
    {
      on: [
        { moment: 'scored', who: 'any' },
        { moment: 'stolen', who: 'any' },
      ],
      may: true,
      steps: [swap(choose(installed('ice'), 2))],
    },
  ],
});

export const unity = program({
  id: 'unity',
  title: 'Unity',
  faction: 'shaper',
  subtypes: ['icebreaker', 'decoder'],
  influence: 2,
  cost: 3,
  strength: 1,
  memory: 1,
  paid: [
    breaks('code_gate', [credits(1)], breakSubroutines(1)),
    paid(
      [credits(1)],
      pumpStrength(forEachCard({ zone: 'installed', type: 'program', subtype: 'icebreaker' })),
    ),
  ],
});
