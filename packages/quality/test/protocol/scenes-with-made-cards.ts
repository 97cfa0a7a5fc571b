import {
  action,
  addAsAgenda,
  addToBottom,
  addToScoreArea,
  addToTop,
  asset,
  bankCredits,
  bidAndGuess,
  type CardData,
  type CardFacts,
  type CardText,
  change,
  choose,
  click,
  draw,
  drawing,
  endTheRun,
  event,
  forThe,
  gainCredits,
  gainingCredits,
  gainsText,
  hostAsCounter,
  ice,
  identifyMark,
  install,
  installed,
  installing,
  instead,
  inZone,
  losesText,
  may,
  memory,
  nameCard,
  nameNumber,
  nameServer,
  nameSubtype,
  nameType,
  operation,
  paid,
  placeCounters,
  preventing,
  remember,
  removeBadPublicity,
  resource,
  setAside,
  sub,
  takingTags,
  trash,
  trashSource,
  turn,
  turnBeginning,
  when,
} from '@lastclick/engine/language';
import { rezzed, type Scene } from './scene.ts';

const ofCorp = (title: string) =>
  ({ id: `scene_${title.toLowerCase()}`, title, faction: 'neutral_corp', subtypes: [], cost: 0 }) as const;
const ofRunner = (title: string) =>
  ({ id: `scene_${title.toLowerCase()}`, title, faction: 'neutral_runner', subtypes: [], cost: 0 }) as const;
const theirs = (title: string, text: CardText['text'] & object): CardData =>
  resource({ ...ofRunner(title), text });
const toPlay = (title: string, ...play: CardText['play'] & object): CardData =>
  event({ ...ofRunner(title), play });
const toOrder = (title: string, ...play: CardText['play'] & object): CardData =>
  operation({ ...ofCorp(title), play });
const wall = (title: string, more: CardText & Partial<CardFacts> = {}): CardData =>
  ice({ ...ofCorp(title), strength: 1, text: [sub(gainCredits(1))], ...more });

const others = { type: 'resource', not: { is: 'this' } } as const;
/** Gives other resources abilities of every kind. */
const tutor = theirs('Tutor', [
  gainsText(
    others,
    paid([], placeCounters('power', 1)),
    when(turnBeginning(), may(gainCredits(1))),
    { ...when(installing(), gainCredits(1)), may: true },
    { ...when(gainingCredits({ by: 'any' }), draw(1)), may: true },
    preventing(takingTags(), [trashSource], 1),
    instead(drawing(), 2),
  ),
]);
const pupil = theirs('Pupil', []);

/** What no card that is written does, or only with luck. */
export const SCENES_WITH_MADE_CARDS: readonly Scene[] = [
  {
    at: 'runner.action',
    cards: [
      toPlay('Gamble', bidAndGuess('odd', 9, [draw(1)], [draw(2)])),
      toPlay('Rig', bidAndGuess('number', 2, [draw(1)], [draw(2)])),
    ],
    runner: { grip: ['Gamble', 'Rig'] },
    plays: ['play Gamble', 'bid 3', 'guess odd', 'play Rig', 'bid 1', 'guess 1'],
  },
  {
    at: 'runner.action',
    cards: [toPlay('Unpack', install(choose(inZone('grip', { type: 'resource' }))))],
    runner: { grip: ['Unpack', 'Decoy', 'Daily Casts'], rig: ['Off-Campus Apartment'] },
    plays: ['play Unpack', 'choose Decoy', 'choose on Off-Campus Apartment'],
  },
  {
    at: 'runner.action',
    cards: [theirs('Double', [instead(drawing(), 2)]), theirs('Triple', [instead(drawing(), 3)])],
    runner: { rig: ['Double', 'Triple'] },
    plays: ['draw card', 'replace Double 1'],
  },
  // Abilities that others gave.
  {
    at: '5.7.1a',
    priority: 'every',
    cards: [tutor, pupil],
    corp: { hq: ['SEA Source'] },
    runner: { clicks: 4, rig: ['Tutor', 'Pupil', 'Wyldside'] },
    plays: ['use Pupil', 'trigger Pupil', 'gain credit', 'trigger Pupil', 'draw card'],
  },
  {
    at: 'runner.action',
    cards: [tutor, pupil],
    runner: { credits: 9, grip: ['Corroder'], rig: ['Tutor', 'Pupil'] },
    plays: ['install Corroder', 'trigger Pupil'],
  },
  {
    at: 'corp.action',
    cards: [tutor, pupil, toOrder('Label', { effect: 'gain', what: 'tags', amount: 1 })],
    corp: { hq: ['Label'] },
    runner: { rig: ['Tutor', 'Pupil'] },
    plays: ['play Label', 'interrupt Pupil'],
  },
  {
    at: '5.7.1a',
    priority: 'every',
    cards: [pupil, theirs('Censor', [paid([], forThe('turn', losesText(choose(installed('resource')))))])],
    runner: { rig: ['Pupil', 'Censor'] },
    plays: ['use Censor', 'choose Pupil', 'pass'],
  },
  {
    at: 'runner.action',
    cards: [
      wall('Fence'),
      asset({
        ...ofCorp('Mason'),
        trash: 1,
        text: [{ ...gainsText(installed('ice'), sub(gainCredits(2))), times: 2 }],
      }),
    ],
    corp: {
      servers: [
        { server: 'hq', ice: [rezzed('Fence')] },
        { server: 'rd', ice: [rezzed('Mycoweb')] },
        { server: 'remote-1', root: [rezzed('Mason')] },
        { server: 'remote-2', ice: [rezzed('Tithe'), rezzed('Enigma')] },
      ],
    },
    runner: { credits: 9, rig: ['Mayfly'] },
    plays: ['run hq', 'use Mayfly 1', 'break 2', 'run rd', 'subroutine 3', 'subroutine 1'],
  },
  // What no card that is written does.
  {
    at: 'corp.action',
    cards: [toOrder('Fund', install(choose(inZone('hq')), { rez: true, less: 3 }))],
    corp: { credits: 9, hq: ['Fund', 'Enigma', 'Mumba Temple'], servers: [{ server: 'hq', ice: ['Tithe'] }] },
    plays: ['play Fund', 'choose Enigma', 'choose hq', 'done', 'number 1', 'gain credit'],
  },
  {
    at: 'corp.action',
    cards: [
      toOrder('Put', addToTop(choose(inZone('hq'), 2))),
      toOrder('Brace', hostAsCounter(choose(installed('ice')), change('host', 'strength', 2))),
      toOrder('Turn', addAsAgenda(1)),
    ],
    corp: {
      hq: ['Put', 'Brace', 'Turn', 'IPO', 'Sprint', 'Tithe'],
      servers: [{ server: 'hq', ice: [rezzed('Palisade')] }],
    },
    plays: ['play Brace', 'play Put', 'choose IPO', 'choose Sprint', 'choose IPO', 'play Turn'],
  },
  {
    at: 'corp.action',
    cards: [
      toOrder(
        'Sundry',
        removeBadPublicity(1),
        { effect: 'shuffleDeck' },
        setAside(choose(inZone('archives'))),
        addToBottom(choose(inZone('archives'))),
        identifyMark,
        endTheRun,
        addToScoreArea(choose(inZone('hq', { type: 'agenda' }))),
      ),
    ],
    corp: { badPublicity: 1, hq: ['Sundry', 'Offworld Office'], archives: ['Tithe', 'Enigma'] },
    plays: ['play Sundry', 'choose Tithe', 'gain credit'],
  },
  {
    at: 'runner.action',
    cards: [
      theirs('Burrow', [
        action([click()], turn(choose({ ...others, in: 'installed' }), 'facedown')),
        action([click()], turn(choose({ in: 'installed', side: 'runner', faceup: false }), 'faceup')),
        action([click()], bankCredits(2)),
        action([click()], trash(choose({ ...others, in: 'installed' }))),
      ]),
      theirs('Lodge', [memory(1)]),
      theirs('Echo', [when(gainingCredits(), gainCredits(1))]),
    ],
    runner: {
      clicks: 9,
      credits: 9,
      rig: ['Burrow', 'Lodge', 'Echo', 'Mayfly', 'Corroder', 'Carmen', 'Unity'],
    },
    plays: [
      'use Burrow 3',
      'gain credit',
      'use Burrow 1',
      'choose Lodge',
      'choose Corroder',
      'use Burrow 2',
      'gain credit',
    ],
  },
  // Cards that remember.
  {
    at: 'corp.action',
    cards: [
      asset({
        ...ofCorp('Memory'),
        trash: 1,
        text: [
          action([], nameServer),
          action([], nameType()),
          action([], nameSubtype()),
          action([], nameCard),
          action([], nameNumber(3)),
          action([], remember(choose(installed('ice')))),
        ],
      }),
    ],
    corp: {
      clicks: 9,
      servers: [
        { server: 'remote-1', root: [rezzed('Memory')] },
        { server: 'hq', ice: ['Tithe', 'Enigma'] },
      ],
    },
    plays: [
      'use Memory 1',
      'choose hq',
      'use Memory 2',
      'choose event',
      'use Memory 3',
      'choose barrier',
      'use Memory 4',
      'choose hedge_fund',
      'use Memory 5',
      'number 2',
      'use Memory 6',
      'choose Enigma',
      'gain credit',
    ],
  },
];
