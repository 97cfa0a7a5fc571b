import type { Setup } from '@lastclick/engine';

/** The Runner's action phase with one rezzed barrier before HQ, its icebreaker installed, and clicks for many runs. */
export const RUN_POSITION: Setup = {
  scenario: {
    edition: '1.4',
    priority: 'useful',
    at: 'runner.action',
    corp: {
      identity: 'the_syndicate_profit_over_principle',
      credits: 0,
      hq: ['hedge_fund', 'hedge_fund', 'hedge_fund', 'hedge_fund', 'hedge_fund'],
      rd: ['hedge_fund'],
      servers: [{ server: 'hq', ice: [{ card: 'wall_of_static', rezzed: true }] }],
    },
    runner: {
      identity: 'the_catalyst_convention_breaker',
      clicks: 99,
      credits: 9999,
      rig: ['cleaver'],
    },
  },
};
