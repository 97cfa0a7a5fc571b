import {
  action,
  addToHand,
  all,
  choose,
  chooseUpTo,
  click,
  credits,
  draw,
  event,
  gainCredits,
  happenedThisTurn,
  hardware,
  host,
  install,
  inZone,
  load,
  loseClicks,
  may,
  mayPay,
  memory,
  not,
  oncePerTurn,
  paid,
  prevent,
  program,
  resource,
  spendHostedOn,
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
    action([click()], host(chooseUpTo(inZone('grip'), 3))),
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
