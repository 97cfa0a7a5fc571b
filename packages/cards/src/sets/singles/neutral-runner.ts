import {
  action,
  choose,
  chooseOne,
  click,
  draw,
  duringARun,
  expose,
  gainCredits,
  hosted,
  installing,
  link,
  load,
  memory,
  placeCounters,
  playing,
  preventing,
  recurring,
  spendHosted,
  spendHostedOnAnything,
  sufferingDamage,
  takeCredits,
  together,
  trashSource,
  trashSourceCard,
  when,
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
    text: [memory(1), link(1)],
  },

  daily_casts: {
    text: [
      whenInstalled(load('credits', 8)),
      whenEmpty('credits', trashSourceCard),
      whenYourTurnBegins(takeCredits(2)),
    ],
  },

  plascrete_carapace: {
    text: [
      whenInstalled(load('power', 4)),
      whenEmpty('power', trashSourceCard),
      preventing(sufferingDamage({ type: 'meat' }), [hosted('power')], 1),
    ],
  },

  technical_writer: {
    text: [
      when(installing({ type: ['hardware', 'program'] }), placeCounters('credits', 1)),
      action([click(), trashSource], takeCredits('all')),
    ],
    formerly: { 'paid gainCredits': 'paid takeCredits' },
  },

  armitage_codebusting: {
    text: [
      whenInstalled(load('credits', 12)),
      whenEmpty('credits', trashSourceCard),
      action([click()], takeCredits(2)),
    ],
  },

  prepaid_voicepad: {
    text: [recurring(1), spendHosted(playing({ type: 'event' }))],
  },

  infiltration: {
    play: [chooseOne([gainCredits(2)], [expose(choose({ in: 'installed', rezzed: false }))])],
  },

  access_to_globalsec: {
    text: [link(1)],
  },

  ghost_runner: {
    text: [
      whenInstalled(load('credits', 3)),
      whenEmpty('credits', trashSourceCard),
      spendHostedOnAnything(duringARun),
    ],
  },
});
