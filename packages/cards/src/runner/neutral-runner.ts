import {
  accessMore,
  action,
  breakSubroutines,
  breaks,
  choose,
  chooseOne,
  click,
  credits,
  draw,
  duringARun,
  duringItsRun,
  event,
  expose,
  forEachCounter,
  gainCredits,
  hardware,
  hosted,
  ifSuccessful,
  later,
  link,
  load,
  maximumHandSize,
  memory,
  paid,
  placeCounters,
  preventing,
  program,
  pumpStrength,
  resource,
  run,
  runnerIdentity,
  spendHostedOn,
  takeCredits,
  together,
  trashSource,
  trashSourceCard,
  whenEmpty,
  whenInstalled,
  whenYourTurnBegins,
} from '@lastclick/engine/language';

export const theCatalyst = runnerIdentity({
  id: 'the_catalyst_convention_breaker',
  title: 'The Catalyst: Convention Breaker',
  faction: 'neutral_runner',
  subtypes: ['natural'],
  link: 0,
  minimumDeckSize: 30,
  influenceLimit: null,
});

export const sureGamble = event({
  id: 'sure_gamble',
  title: 'Sure Gamble',
  faction: 'neutral_runner',
  subtypes: [],
  influence: 0,
  cost: 5,
  play: [gainCredits(9)],
});

export const processAutomation = event({
  id: 'process_automation',
  title: 'Process Automation',
  faction: 'neutral_runner',
  subtypes: [],
  influence: 1,
  cost: 0,
  play: [together(gainCredits(2), draw(1))],
});

export const smartwareDistributor = resource({
  id: 'smartware_distributor',
  title: 'Smartware Distributor',
  faction: 'neutral_runner',
  subtypes: ['connection'],
  influence: 0,
  cost: 0,
  paid: [action([click()], placeCounters('credits', 3))],
  when: [whenYourTurnBegins(takeCredits(1))],
});

export const verbalPlasticity = resource({
  id: 'verbal_plasticity',
  title: 'Verbal Plasticity',
  faction: 'neutral_runner',
  subtypes: ['genetics'],
  unique: true,
  influence: 0,
  cost: 3,
  interrupt: [
    { interrupt: 'instead', to: { effect: 'draw', who: 'you', basicAction: true, first: 'turn' }, amount: 2 },
  ],
});

export const t400MemoryDiamond = hardware({
  id: 't400_memory_diamond',
  title: 'T400 Memory Diamond',
  faction: 'neutral_runner',
  subtypes: ['chip'],
  influence: 0,
  cost: 2,
  static: [memory(1), maximumHandSize(1)],
});

export const dysonMemChip = hardware({
  id: 'dyson_mem_chip',
  title: 'Dyson Mem Chip',
  faction: 'neutral_runner',
  subtypes: ['chip', 'link'],
  influence: 0,
  cost: 3,
  static: [memory(1), link(1)],
});

export const dailyCasts = resource({
  id: 'daily_casts',
  title: 'Daily Casts',
  faction: 'neutral_runner',
  subtypes: [],
  influence: 0,
  cost: 3,
  when: [
    whenInstalled(load('credits', 8)),
    whenEmpty('credits', trashSourceCard),
    whenYourTurnBegins(takeCredits(2)),
  ],
});

export const plascreteCarapace = hardware({
  id: 'plascrete_carapace',
  title: 'Plascrete Carapace',
  faction: 'neutral_runner',
  subtypes: ['gear'],
  influence: 0,
  cost: 3,
  when: [whenInstalled(load('power', 4)), whenEmpty('power', trashSourceCard)],
  interrupt: [preventing({ effect: 'damage', type: 'meat' }, [hosted('power')], 1)],
});

export const technicalWriter = resource({
  id: 'technical_writer',
  title: 'Technical Writer',
  faction: 'neutral_runner',
  subtypes: [],
  influence: 0,
  cost: 0,
  when: [
    {
      on: { moment: 'installed', card: { type: ['hardware', 'program'] } },
      steps: [placeCounters('credits', 1)],
    },
  ],
  paid: [action([click(), trashSource], gainCredits(forEachCounter('credits')))],
});

export const armitageCodebusting = resource({
  id: 'armitage_codebusting',
  title: 'Armitage Codebusting',
  faction: 'neutral_runner',
  subtypes: ['job'],
  influence: 0,
  cost: 1,
  when: [whenInstalled(load('credits', 12)), whenEmpty('credits', trashSourceCard)],
  paid: [action([click()], takeCredits(2))],
});

export const prepaidVoicepad = hardware({
  id: 'prepaid_voicepad',
  title: 'Prepaid VoicePAD',
  faction: 'neutral_runner',
  subtypes: ['gear'],
  influence: 0,
  cost: 2,
  recurring: 1,
  static: [spendHostedOn({ on: 'play', card: { type: 'event' } })],
});

export const jailbreak = event({
  id: 'jailbreak',
  title: 'Jailbreak',
  faction: 'neutral_runner',
  subtypes: ['run'],
  influence: 0,
  cost: 0,
  play: [run('hqOrRd')],
  when: [ifSuccessful(together(draw(1), accessMore(1)))],
});

export const mayfly = program({
  id: 'mayfly',
  title: 'Mayfly',
  faction: 'neutral_runner',
  subtypes: ['icebreaker', 'ai'],
  influence: 0,
  cost: 1,
  strength: 1,
  memory: 2,
  paid: [
    breaks(
      'any',
      [credits(1)],
      breakSubroutines(1),
      later({ on: { moment: 'runEnds' }, steps: [trashSourceCard] }),
    ),
    paid([credits(1)], pumpStrength(1)),
  ],
});

export const overclock = event({
  id: 'overclock',
  title: 'Overclock',
  faction: 'neutral_runner',
  subtypes: ['run'],
  influence: 0,
  cost: 1,
  static: [spendHostedOn({ on: 'anything', while: duringItsRun })],
  play: [together(placeCounters('credits', 5), run('any'))],
});

export const infiltration = event({
  id: 'infiltration',
  title: 'Infiltration',
  faction: 'neutral_runner',
  subtypes: [],
  influence: 0,
  cost: 0,
  play: [chooseOne([gainCredits(2)], [expose(choose({ zone: 'installed', rezzed: false }))])],
});

export const accessToGlobalsec = resource({
  id: 'access_to_globalsec',
  title: 'Access to Globalsec',
  faction: 'neutral_runner',
  subtypes: ['link'],
  influence: 0,
  cost: 1,
  static: [link(1)],
});

export const ghostRunner = resource({
  id: 'ghost_runner',
  title: 'Ghost Runner',
  faction: 'neutral_runner',
  subtypes: ['stealth', 'virtual'],
  influence: 0,
  cost: 1,
  static: [spendHostedOn({ on: 'anything', while: duringARun })],
  when: [whenInstalled(load('credits', 3)), whenEmpty('credits', trashSourceCard)],
});
