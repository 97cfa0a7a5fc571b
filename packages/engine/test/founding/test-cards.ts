import {
  action,
  agenda,
  asset,
  click,
  credits,
  draw,
  gainCredits,
  paid,
  resource,
  takeAction,
  when,
  whenYourTurnEnds,
} from '@lastclick/engine/language';

// Cards made for tests: plain shapes that show one rule each. None of them is part of the product.

const corpAsset = { faction: 'neutral_corp', subtypes: [], cost: 0, trash: 1 } as const;
const runnerResource = { faction: 'neutral_runner', subtypes: [], cost: 0 } as const;

/** A Runner card that pays when the Corp's turn begins. */
export const watcher = resource({
  ...runnerResource,
  id: 'watcher',
  title: 'Watcher',
  text: [when({ deed: 'turnBegins', by: 'opponent' }, gainCredits(1))],
});

/** Reacts to drawing. */
export const lateBloomer = agenda({
  faction: 'neutral_corp',
  subtypes: [],
  advancement: 3,
  points: 1,
  id: 'late_bloomer',
  title: 'Late Bloomer',
  text: [when({ deed: 'draw' }, gainCredits(1))],
});

export const nightShift = asset({
  ...corpAsset,
  id: 'night_shift',
  title: 'Night Shift',
  text: [when({ deed: 'actionPhaseEnds' }, gainCredits(2))],
});

/** Would notice a trashed card. */
export const mourner = asset({
  ...corpAsset,
  id: 'mourner',
  title: 'Mourner',
  text: [when({ deed: 'trash', by: 'any' }, gainCredits(5))],
});

export const eveningPost = asset({
  ...corpAsset,
  id: 'evening_post',
  title: 'Evening Post',
  text: [whenYourTurnEnds(gainCredits(1))],
});

export const nightPost = asset({
  ...corpAsset,
  id: 'night_post',
  title: 'Night Post',
  text: [whenYourTurnEnds(gainCredits(2))],
});

export const lateReader = resource({
  ...runnerResource,
  id: 'late_reader',
  title: 'Late Reader',
  text: [whenYourTurnEnds(draw(1))],
});

export const lateEarner = resource({
  ...runnerResource,
  id: 'late_earner',
  title: 'Late Earner',
  text: [whenYourTurnEnds(gainCredits(1))],
});

/** The ends of the phases of the Runner's turn. */
export const lastOrders = resource({
  ...runnerResource,
  id: 'last_orders',
  title: 'Last Orders',
  text: [when({ deed: 'actionPhaseEnds' }, gainCredits(2))],
});
export const lastTram = resource({
  ...runnerResource,
  id: 'last_tram',
  title: 'Last Tram',
  text: [when({ deed: 'discardPhaseEnds' }, gainCredits(2))],
});

/** An ability with a click in its cost that does not begin with it. */
export const oddJob = asset({
  ...corpAsset,
  id: 'odd_job',
  title: 'Odd Job',
  text: [paid([credits(1), click()], gainCredits(3))],
});
export const withOddJob = { servers: [{ server: 'remote-1', root: [{ card: 'Odd Job', rezzed: true }] }] };

/** Directs the Corp to take an action: at the end of its turn, and as an action of its own. */
export const overtime = asset({
  ...corpAsset,
  id: 'overtime',
  title: 'Overtime',
  text: [whenYourTurnEnds(takeAction(1)), action([click()], takeAction(1))],
});
