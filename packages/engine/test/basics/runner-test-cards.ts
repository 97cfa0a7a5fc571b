import {
  all,
  choose,
  chooseOne,
  click,
  credits,
  draw,
  event,
  forEachCard,
  gainCredits,
  hardware,
  host,
  hosted,
  hosts,
  install,
  installOn,
  interrupting,
  inZone,
  maximumHandSize,
  memory,
  optional,
  paid,
  placeCounters,
  preventing,
  program,
  resource,
  runnerIdentity,
  trashSource,
  when,
} from '@lastclick/engine/language';

// Cards made for tests: plain shapes that show one rule each. None of them is part of the product.

const runnerCard = { faction: 'neutral_runner', subtypes: [], cost: 0 } as const;
const identityFacts = { subtypes: [], minimumDeckSize: 30, influenceLimit: null } as const;

export const beaconResource = resource({
  ...runnerCard,
  id: 'beacon_resource',
  title: 'Beacon Resource',
  text: [maximumHandSize(1)],
});
/** A choice in the middle, to look at the table while the event resolves. */
export const beaconEvent = event({
  ...runnerCard,
  cost: 1,
  id: 'beacon_event',
  title: 'Beacon Event',
  play: [chooseOne([gainCredits(1)], [draw(1)])],
  text: [maximumHandSize(1)],
});
export const hoarder = runnerIdentity({
  ...identityFacts,
  faction: 'neutral_runner',
  id: 'hoarder',
  title: 'Hoarder: Full Pockets',
  link: 0,
  text: [maximumHandSize(1)],
});

/** Notes that its player gained credits. */
export const tallyClerk = resource({
  ...runnerCard,
  id: 'tally_clerk',
  title: 'Tally Clerk',
  text: [when({ deed: 'gainCredits' }, placeCounters('power', 1))],
});
/** Notices cards the opponent trashes. */
export const witness = resource({
  ...runnerCard,
  id: 'witness',
  title: 'Witness',
  text: [when({ deed: 'trash', by: 'opponent' }, placeCounters('power', 1))],
});
export const undertaker = resource({
  ...runnerCard,
  id: 'undertaker',
  title: 'Undertaker',
  text: [when({ deed: 'trash', by: 'any' }, placeCounters('power', 1))],
});
/** Prevents the trashing of connections and hardware, for nothing. */
export const bodyguard = resource({
  ...runnerCard,
  id: 'bodyguard',
  title: 'Bodyguard',
  text: [
    preventing({ deed: 'trash', by: 'any', card: { subtype: 'connection' } }, [credits(0)], 'all'),
    preventing({ deed: 'trash', by: 'any', card: { type: 'hardware' } }, [credits(0)], 'all'),
  ],
});
/** Notices that a card of its player was used. */
export const meterReader = resource({
  ...runnerCard,
  id: 'meter_reader',
  title: 'Meter Reader',
  text: [when({ deed: 'use', card: { type: 'hardware' } }, placeCounters('power', 1))],
});

/** A connection that can host connections itself. */
export const landlord = resource({
  ...runnerCard,
  subtypes: ['connection'],
  id: 'landlord',
  title: 'Landlord',
  text: [hosts({ subtype: 'connection' })],
});
/** Counts what it hosts. */
export const boardingHouse = resource({
  ...runnerCard,
  id: 'boarding_house',
  title: 'Boarding House',
  text: [hosts({ subtype: 'connection' }), maximumHandSize(forEachCard({ hostedOn: 'this' }))],
});
/** Hosts a card from the grip and can install it from there. */
export const workshop = hardware({
  ...runnerCard,
  id: 'workshop',
  title: 'Workshop',
  text: [
    paid([click()], host(choose(inZone('grip')))),
    paid([click()], install(choose({ hostedOn: 'this', can: 'install' }))),
  ],
});
/** Its ability speaks of hosted cards after the card itself is gone, with a choice in between. */
export const satchel = hardware({
  ...runnerCard,
  id: 'satchel',
  title: 'Satchel',
  text: [
    paid([click()], host(choose(inZone('grip')))),
    paid([trashSource], chooseOne([gainCredits(1)], [draw(1)]), {
      effect: 'move',
      to: { zone: 'hand' },
      what: all({ hostedOn: 'this' }),
    }),
  ],
});
export const barnacle = program({
  ...runnerCard,
  memory: 1,
  id: 'barnacle',
  title: 'Barnacle',
  text: [installOn({ type: 'ice', rezzed: true })],
});
/** Takes an installed card of the Runner back into the grip. */
export const comeHome = event({
  ...runnerCard,
  id: 'come_home',
  title: 'Come Home',
  play: [{ effect: 'move', to: { zone: 'hand' }, what: choose({ in: 'installed', side: 'runner' }) }],
});

/** Programs of a given size. */
export const bigProgram = program({ ...runnerCard, memory: 3, id: 'big_program', title: 'Big Program' });
export const smallProgram = program({
  ...runnerCard,
  memory: 1,
  id: 'small_program',
  title: 'Small Program',
});
export const giantProgram = program({
  ...runnerCard,
  memory: 5,
  id: 'giant_program',
  title: 'Giant Program',
});
export const cheapInstalls = resource({
  ...runnerCard,
  id: 'cheap_installs',
  title: 'Cheap Installs',
  text: [{ static: 'price', deed: { deed: 'install', card: { type: 'program' } }, less: 3 }],
});
export const secondConsole = hardware({
  ...runnerCard,
  subtypes: ['console'],
  id: 'second_console',
  title: 'Second Console',
  text: [memory(1)],
});

export const eventDiscount = resource({
  ...runnerCard,
  id: 'event_discount',
  title: 'Event Discount',
  text: [{ static: 'price', deed: { deed: 'play', card: { type: 'event' } }, less: 3 }],
});
export const bookBurning = resource({
  ...runnerCard,
  id: 'book_burning',
  title: 'Book Burning',
  text: [{ static: 'cannot', deed: { deed: 'draw', by: 'opponent' } }],
});
export const austerity = resource({
  ...runnerCard,
  id: 'austerity',
  title: 'Austerity',
  text: [{ static: 'cannot', deed: { deed: 'gainCredits', by: 'opponent' } }],
});

/** Trashes itself as the opponent's trashing is imminent, without stopping it. */
export const martyr = resource({
  ...runnerCard,
  id: 'martyr',
  title: 'Martyr',
  text: [
    interrupting(
      { deed: 'trash', by: 'any', card: { type: 'resource', not: { is: 'this' } } },
      [trashSource],
      gainCredits(1),
    ),
  ],
});
/** Optional reactions: to a card being played, and to a card having resolved. */
export const ticketSeller = resource({
  ...runnerCard,
  id: 'ticket_seller',
  title: 'Ticket Seller',
  text: [optional(when({ deed: 'play' }, placeCounters('power', 1)))],
});
export const critic = resource({
  ...runnerCard,
  id: 'critic',
  title: 'Critic',
  text: [optional(when({ deed: 'resolve' }, placeCounters('power', 1)))],
});
export const diarist = resource({
  ...runnerCard,
  id: 'diarist',
  title: 'Diarist',
  text: [when({ deed: 'draw' }, placeCounters('power', 1))],
});
/** Lets the Runner install a card from the grip, paying as usual. */
export const quickBuild = event({
  ...runnerCard,
  id: 'quick_build',
  title: 'Quick Build',
  play: [install(choose(inZone('grip', { can: 'install' })))],
});

/** A cost of two kinds of counters, twice one of them. */
export const mixedBattery = resource({
  ...runnerCard,
  id: 'mixed_battery',
  title: 'Mixed Battery',
  text: [paid([hosted('power'), hosted('virus'), hosted('power')], gainCredits(3))],
});
