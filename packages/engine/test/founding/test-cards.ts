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
  when: [{ on: { deed: 'turnBegins', by: 'opponent' }, steps: [gainCredits(1)] }],
});

/** Reacts to drawing. */
export const lateBloomer = agenda({
  faction: 'neutral_corp',
  subtypes: [],
  advancement: 3,
  points: 1,
  id: 'late_bloomer',
  title: 'Late Bloomer',
  when: [{ on: { deed: 'draw' }, steps: [gainCredits(1)] }],
});

export const nightShift = asset({
  ...corpAsset,
  id: 'night_shift',
  title: 'Night Shift',
  when: [{ on: { deed: 'actionPhaseEnds' }, steps: [gainCredits(2)] }],
});

/** Would notice a trashed card. */
export const mourner = asset({
  ...corpAsset,
  id: 'mourner',
  title: 'Mourner',
  when: [{ on: { deed: 'trash', by: 'any' }, steps: [gainCredits(5)] }],
});

export const eveningPost = asset({
  ...corpAsset,
  id: 'evening_post',
  title: 'Evening Post',
  when: [whenYourTurnEnds(gainCredits(1))],
});

export const nightPost = asset({
  ...corpAsset,
  id: 'night_post',
  title: 'Night Post',
  when: [whenYourTurnEnds(gainCredits(2))],
});

export const lateReader = resource({
  ...runnerResource,
  id: 'late_reader',
  title: 'Late Reader',
  when: [whenYourTurnEnds(draw(1))],
});

export const lateEarner = resource({
  ...runnerResource,
  id: 'late_earner',
  title: 'Late Earner',
  when: [whenYourTurnEnds(gainCredits(1))],
});

/** An ability with a click in its cost that does not begin with it. */
export const oddJob = asset({
  ...corpAsset,
  id: 'odd_job',
  title: 'Odd Job',
  paid: [paid([credits(1), click()], gainCredits(3))],
});
export const withOddJob = { servers: [{ server: 'remote-1', root: [{ card: 'Odd Job', rezzed: true }] }] };

/** Directs the Corp to take an action: at the end of its turn, and as an action of its own. */
export const overtime = asset({
  ...corpAsset,
  id: 'overtime',
  title: 'Overtime',
  when: [whenYourTurnEnds(takeAction(1))],
  paid: [action([click()], takeAction(1))],
});
