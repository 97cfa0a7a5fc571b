import {
  acting,
  click,
  costsMore,
  credits,
  endTheRun,
  from,
  gainClicks,
  gainCredits,
  giveTags,
  happened,
  iff,
  not,
  paid,
  persistent,
  play,
  playing,
  playOnlyIf,
  purgeVirusCounters,
  recurring,
  rezzing,
  runnerIsTagged,
  scoring,
  spendHosted,
  stealing,
  sub,
  trashing,
  trashSourceCard,
  unlessOpponentPays,
  when,
  whenRezzedInItsWay,
} from '@lastclick/engine/language';
import { ELEVATION } from '../../facts/elevation.ts';
import { cards } from '../card-set.ts';

export const neutralCorp = cards(ELEVATION, {
  flyswatter: {
    text: [whenRezzedInItsWay(purgeVirusCounters), sub(endTheRun)],
  },

  lamplighter: {
    text: [
      when(
        [scoring(undefined, { server: 'this' }), stealing(undefined, { server: 'this' })],
        trashSourceCard,
      ),
      sub(unlessOpponentPays([credits(3)], giveTags(1))),
      sub(iff(runnerIsTagged, [endTheRun])),
    ],
  },

  petty_cash: {
    play: [gainCredits(5), iff(not(happened(playing('this', { from: 'hq' }))), [gainClicks(1)])],
    text: [
      playOnlyIf(not(happened(acting({ stage: 'complete' })))),
      from('archives', paid([click()], play('this', { after: 'removed' }))),
    ],
  },

  mahkota_langit_grid: {
    text: [
      recurring(2),
      spendHosted(
        rezzing({ in: 'root', type: 'asset', server: 'this' }),
        rezzing({ type: 'ice', server: 'this' }),
      ),
      persistent(costsMore(trashing({ in: 'root', type: 'asset', server: 'this' }, { by: 'opponent' }), 2)),
    ],
  },
});
