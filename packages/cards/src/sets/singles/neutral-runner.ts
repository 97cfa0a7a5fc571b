import {
  action,
  choose,
  chooseOne,
  click,
  draw,
  duringARun,
  expose,
  forEachCounter,
  gainCredits,
  hosted,
  installing,
  link,
  load,
  memory,
  placeCounters,
  playing,
  preventing,
  spendHosted,
  spendHostedOnAnything,
  takeCredits,
  together,
  trashSource,
  trashSourceCard,
  whenEmpty,
  whenInstalled,
  whenYourTurnBegins,
} from '@lastclick/engine/language';
import { SINGLES } from '../../facts/singles.ts';
import { cards } from '../card-set.ts';

export const neutralRunner = cards(SINGLES, {
  process_automation: {
    play: [together(gainCredits(2), draw(1))],
  },

  dyson_mem_chip: {
    static: [memory(1), link(1)],
  },

  daily_casts: {
    when: [
      whenInstalled(load('credits', 8)),
      whenEmpty('credits', trashSourceCard),
      whenYourTurnBegins(takeCredits(2)),
    ],
  },

  plascrete_carapace: {
    when: [whenInstalled(load('power', 4)), whenEmpty('power', trashSourceCard)],
    interrupt: [preventing({ deed: 'damage', type: 'meat' }, [hosted('power')], 1)],
  },

  technical_writer: {
    when: [
      {
        on: installing({ type: ['hardware', 'program'] }),
        steps: [placeCounters('credits', 1)],
      },
    ],
    paid: [action([click(), trashSource], gainCredits(forEachCounter('credits')))],
  },

  armitage_codebusting: {
    when: [whenInstalled(load('credits', 12)), whenEmpty('credits', trashSourceCard)],
    paid: [action([click()], takeCredits(2))],
  },

  prepaid_voicepad: {
    recurring: 1,
    static: [spendHosted(playing({ type: 'event' }))],
  },

  infiltration: {
    play: [chooseOne([gainCredits(2)], [expose(choose({ in: 'installed', rezzed: false }))])],
  },

  access_to_globalsec: {
    static: [link(1)],
  },

  ghost_runner: {
    static: [spendHostedOnAnything(duringARun)],
    when: [whenInstalled(load('credits', 3)), whenEmpty('credits', trashSourceCard)],
  },
});
