import {
  addToHand,
  agenda,
  asset,
  cannot,
  choose,
  chooseOne,
  click,
  corpIdentity,
  credits,
  damage,
  derez,
  draw,
  forEachCard,
  forThe,
  from,
  gainCredits,
  ice,
  installed,
  insteadOf,
  inZone,
  later,
  loseCredits,
  maximumHandSize,
  mayPay,
  oncePerTurn,
  operation,
  optional,
  paid,
  placeCounters,
  recurring,
  removeFromGame,
  rezIgnoringCosts,
  rezzing,
  shuffleIntoDeck,
  spendHosted,
  sub,
  trash,
  trashing,
  unlessOpponentPays,
  upgrade,
  when,
  whenYourTurnEnds,
} from '@lastclick/engine/language';

// Cards made for tests: plain shapes that show one rule each. None of them is part of the product.

const corpCard = { faction: 'neutral_corp', subtypes: [], cost: 0 } as const;
const identityFacts = { subtypes: [], minimumDeckSize: 30, influenceLimit: null } as const;

/** Beacons: while one is active, its player's maximum hand size is 1 higher. */
export const beaconAsset = asset({
  ...corpCard,
  trash: 1,
  id: 'beacon_asset',
  title: 'Beacon Asset',
  text: [maximumHandSize(1)],
});
export const beaconIce = ice({
  ...corpCard,
  cost: 2,
  strength: 1,
  id: 'beacon_ice',
  title: 'Beacon Ice',
  text: [maximumHandSize(1), sub(gainCredits(1))],
});
export const beaconUpgrade = upgrade({
  ...corpCard,
  cost: 1,
  trash: 1,
  id: 'beacon_upgrade',
  title: 'Beacon Upgrade',
  text: [maximumHandSize(1)],
});
export const beaconAgenda = agenda({
  ...corpCard,
  advancement: 2,
  points: 1,
  id: 'beacon_agenda',
  title: 'Beacon Agenda',
  text: [maximumHandSize(1)],
});
export const beaconOperation = operation({
  ...corpCard,
  cost: 1,
  id: 'beacon_operation',
  title: 'Beacon Operation',
  play: [chooseOne([gainCredits(1)], [draw(1)])],
  text: [maximumHandSize(1)],
});

/** Identities: one notices draws, one has a fourth click. */
export const readersGuild = corpIdentity({
  ...identityFacts,
  faction: 'neutral_corp',
  id: 'readers_guild',
  title: 'Readers Guild: Every Page',
  text: [when({ deed: 'draw' }, gainCredits(1))],
});
export const earlyBirds = corpIdentity({
  ...identityFacts,
  faction: 'neutral_corp',
  id: 'early_birds',
  title: 'Early Birds: Before Dawn',
  text: [{ static: 'change', what: 'allottedClicks', of: 'you', by: 1 }],
});
/** Notices every trashed card, whoever trashed it. */
export const mourner = asset({
  ...corpCard,
  trash: 1,
  id: 'mourner',
  title: 'Mourner',
  text: [when({ deed: 'trash', by: 'any' }, gainCredits(5))],
});
/** Events cost 2 more. */
export const eventTax = asset({
  ...corpCard,
  trash: 1,
  id: 'event_tax',
  title: 'Event Tax',
  text: [{ static: 'price', deed: { deed: 'play', card: { type: 'event' }, by: 'opponent' }, more: 2 }],
});
/** The Runner cannot draw. */
export const readingBan = asset({
  ...corpCard,
  trash: 1,
  id: 'reading_ban',
  title: 'Reading Ban',
  text: [{ static: 'cannot', deed: { deed: 'draw', by: 'opponent' } }],
});
/** Operations that do one thing. */
export const taxRaid = operation({
  ...corpCard,
  id: 'tax_raid',
  title: 'Tax Raid',
  play: [loseCredits(3, 'opponent')],
});
export const windfall = operation({
  ...corpCard,
  id: 'windfall',
  title: 'Windfall',
  play: [gainCredits(100000)],
});
export const openDoors = operation({
  ...corpCard,
  id: 'open_doors',
  title: 'Open Doors',
  play: [{ effect: 'rez', what: choose({ in: 'installed', rezzed: false }) }],
});
export const grandOpening = operation({
  ...corpCard,
  id: 'grand_opening',
  title: 'Grand Opening',
  play: [rezIgnoringCosts(choose({ in: 'installed', rezzed: false }))],
});
export const closedDoors = operation({
  ...corpCard,
  id: 'closed_doors',
  title: 'Closed Doors',
  play: [derez(choose({ in: 'installed', rezzed: true }))],
});
/** Turns a card down and then marks it. */
export const markDown = operation({
  ...corpCard,
  id: 'mark_down',
  title: 'Mark Down',
  play: [
    derez(choose({ in: 'installed', rezzed: true, type: 'asset' })),
    placeCounters('advancement', 2, 'that'),
  ],
});
/** Turns a card down and then trashes it. */
export const writeOff = operation({
  ...corpCard,
  id: 'write_off',
  title: 'Write-Off',
  play: [derez(choose({ in: 'installed', rezzed: true, type: 'asset' })), trash('that')],
});
/** Turns a card down and then takes it up. */
export const takeBack = operation({
  ...corpCard,
  id: 'take_back',
  title: 'Take Back',
  play: [derez(choose({ in: 'installed', rezzed: true, type: 'asset' })), addToHand('that')],
});
/** What is derezzed is trashed at once. */
export const scrapyard = upgrade({
  ...corpCard,
  trash: 1,
  id: 'scrapyard',
  title: 'Scrapyard',
  text: [when({ deed: 'derez' }, trash('it'))],
});
/** What is derezzed is shuffled away at once. */
export const recyclery = upgrade({
  ...corpCard,
  trash: 1,
  id: 'recyclery',
  title: 'Recyclery',
  text: [when({ deed: 'derez' }, shuffleIntoDeck('it'))],
});
export const sweep = operation({
  ...corpCard,
  id: 'sweep',
  title: 'Sweep',
  play: [trash(choose(installed('resource'), 2))],
});
export const seekAndDestroy = operation({
  ...corpCard,
  id: 'seek_and_destroy',
  title: 'Seek and Destroy',
  play: [trash(choose({ type: ['program', 'hardware'] }))],
});
export const cleanSweep = operation({
  ...corpCard,
  id: 'clean_sweep',
  title: 'Clean Sweep',
  play: [trash(choose({ in: 'installed', type: 'program', not: { subtype: 'virus' } }))],
});
export const wreckingBall = operation({
  ...corpCard,
  id: 'wrecking_ball',
  title: 'Wrecking Ball',
  play: [trash(choose({ in: 'installed', side: 'runner' }))],
});
/** The Runner chooses one of their own resources. */
export const hardChoice = operation({
  ...corpCard,
  id: 'hard_choice',
  title: 'Hard Choice',
  play: [trash({ ...choose(installed('resource')), by: 'opponent' })],
});
export const blackmail = operation({
  ...corpCard,
  id: 'blackmail',
  title: 'Blackmail',
  play: [unlessOpponentPays([credits(3)], gainCredits(7))],
});
export const smallPrint = operation({
  ...corpCard,
  id: 'small_print',
  title: 'Small Print',
  play: [mayPay([credits(0)], gainCredits(2))],
});
export const fairDeal = operation({
  ...corpCard,
  id: 'fair_deal',
  title: 'Fair Deal',
  play: [mayPay([credits(2)], gainCredits(6))],
});
export const eitherWay = operation({
  ...corpCard,
  id: 'either_way',
  title: 'Either Way',
  play: [
    {
      step: 'mayPay',
      cost: [credits(2)],
      by: 'you',
      steps: [gainCredits(6)],
      otherwise: [draw(1)],
    },
  ],
});
/** Costs 2 credits for each piece of ice the Corp has installed. */
export const iceToll = operation({
  ...corpCard,
  id: 'ice_toll',
  title: 'Ice Toll',
  play: [mayPay([credits(forEachCard(installed('ice'), 2))], gainCredits(9))],
});
/** Removes itself from the game while it resolves. */
export const onceEver = operation({
  ...corpCard,
  id: 'once_ever',
  title: 'Once Ever',
  play: [gainCredits(2), removeFromGame('this')],
});
/** Effects that outlive the card. */
export const curfew = operation({
  ...corpCard,
  id: 'curfew',
  title: 'Curfew',
  play: [forThe('turn', cannot({ deed: 'gainCredits' })), later(whenYourTurnEnds(damage('net', 1)))],
});

/** Notices forfeited agendas. */
export const mint = asset({
  ...corpCard,
  trash: 1,
  id: 'mint',
  title: 'Mint',
  text: [optional(when({ deed: 'forfeit' }, gainCredits(2)))],
});
/** Notices cards as they are drawn, and may trash one of them. */
export const gatekeeper = asset({
  ...corpCard,
  trash: 1,
  id: 'gatekeeper',
  title: 'Gatekeeper',
  text: [optional(when({ deed: 'draw' }, trash(choose(inZone('setAside')))))],
});
/** An asset with an ability for once each turn. */
export const pressOnce = asset({
  ...corpCard,
  trash: 1,
  id: 'press_once',
  title: 'Press Once',
  text: [oncePerTurn(paid([credits(0)], gainCredits(1)))],
});
/** An agenda with recurring credits. */
export const endowment = agenda({
  ...corpCard,
  advancement: 2,
  points: 1,
  id: 'endowment',
  title: 'Endowment',
  text: [recurring(2), spendHosted(rezzing())],
});
/** A click inside the cost, but not at its beginning. */
export const sideJob = asset({
  ...corpCard,
  trash: 1,
  id: 'side_job',
  title: 'Side Job',
  text: [paid([credits(1), click()], gainCredits(3))],
});
/** Loses a click besides the one spent on playing it. */
export const idleHands = operation({
  ...corpCard,
  id: 'idle_hands',
  title: 'Idle Hands',
  play: [{ effect: 'lose', what: 'clicks', amount: 1, who: 'you' }],
});

/** Regions: an upgrade, another one, and ice that only shares the word. */
const region = { ...corpCard, subtypes: ['region'], trash: 1 } as const;
export const oldTown = upgrade({ ...region, id: 'old_town', title: 'Old Town' });
export const newTown = upgrade({ ...region, id: 'new_town', title: 'New Town' });
export const borderIce = ice({
  ...corpCard,
  subtypes: ['region'],
  strength: 1,
  id: 'border_ice',
  title: 'Border Ice',
  text: [sub(gainCredits(1))],
});
export const plainUpgrade = upgrade({ ...corpCard, trash: 1, id: 'plain_upgrade', title: 'Plain Upgrade' });

/** Ice weakened below zero. */
export const brittle = ice({
  ...corpCard,
  strength: 1,
  id: 'brittle',
  title: 'Brittle',
  text: [{ static: 'change', what: 'strength', of: 'this', by: -3 }, sub(gainCredits(1))],
});

/** Works in Archives only. */
export const echo = operation({
  ...corpCard,
  id: 'echo',
  title: 'Echo',
  play: [gainCredits(1)],
  text: [from('archives', when({ deed: 'turnBegins' }, gainCredits(1)))],
});
/** Makes rezzing assets cheaper. */
export const rebateOffice = asset({
  ...corpCard,
  cost: 2,
  trash: 1,
  id: 'rebate_office',
  title: 'Rebate Office',
  text: [{ static: 'price', deed: { deed: 'rez', card: { type: 'asset' } }, less: 1 }],
});

/** Cards that are hard to get rid of, and an upgrade beside them. */
export const monument = asset({
  ...corpCard,
  trash: 1,
  id: 'monument',
  title: 'Monument',
  text: [cannot(trashing('this', { by: 'any' }))],
});
export const phoenix = asset({
  ...corpCard,
  trash: 1,
  id: 'phoenix',
  title: 'Phoenix',
  text: [insteadOf(trashing('this', { by: 'any' }), gainCredits(3))],
});
export const mandate = upgrade({ ...corpCard, trash: 1, id: 'mandate', title: 'Mandate', text: [] });
