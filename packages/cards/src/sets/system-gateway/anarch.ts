import {
  action,
  breakSubroutines,
  breaks,
  breakUpTo,
  click,
  credits,
  draw,
  encounteringHost,
  forEachCounter,
  gainCredits,
  hosted,
  installing,
  installOn,
  memory,
  oncePerTurn,
  onlyIf,
  opponentChoosesOne,
  optional,
  paid,
  placeCounters,
  pumpStrength,
  succeeding,
  together,
  trash,
  trashFromHand,
  trashing,
  trashSource,
  turnBeginning,
  weakenEncountered,
  when,
  whileAccessing,
} from '@lastclick/engine/language';
import { SYSTEM_GATEWAY } from '../../facts/system-gateway.ts';
import { cards } from '../card-set.ts';

export const anarch = cards(SYSTEM_GATEWAY, {
  wildcat_strike: {
    play: [opponentChoosesOne([gainCredits(6)], [draw(4)])],
  },

  fermenter: {
    text: [
      when([installing('this'), turnBeginning()], placeCounters('virus', 1)),
      action([click(), trashSource], gainCredits(forEachCounter('virus', 2))),
    ],
  },

  cookbook: {
    text: [
      optional(when(installing({ type: 'program', subtype: 'virus' }), placeCounters('virus', 1, 'it'))),
    ],
  },

  botulus: {
    text: [
      installOn({ type: 'ice' }),
      when([installing('this'), turnBeginning()], placeCounters('virus', 1)),
      onlyIf(encounteringHost, paid([hosted('virus')], breakSubroutines(1))),
    ],
  },

  buzzsaw: {
    text: [breaks('code_gate', [credits(1)], breakUpTo(2)), paid([credits(3)], pumpStrength(1))],
  },

  cleaver: {
    text: [breaks('barrier', [credits(1)], breakUpTo(2)), paid([credits(2)], pumpStrength(1))],
  },

  carnivore: {
    text: [memory(1), oncePerTurn(whileAccessing([trashFromHand(2)], trash('accessed')))],
  },

  leech: {
    text: [
      when(succeeding('central'), placeCounters('virus', 1)),
      paid([hosted('virus')], weakenEncountered(1)),
    ],
  },

  rene_loup_arcemont_party_animal: {
    text: [when(trashing(undefined, { accessed: true, first: 'turn' }), together(gainCredits(1), draw(1)))],
  },
});
