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
  memory,
  oncePerTurn,
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
  whileAccessing,
} from '@lastclick/engine/language';
import { SYSTEM_GATEWAY } from '../../facts/system-gateway.ts';
import { cards } from '../card-set.ts';

export const anarch = cards(SYSTEM_GATEWAY, {
  wildcat_strike: {
    play: [opponentChoosesOne([gainCredits(6)], [draw(4)])],
  },

  fermenter: {
    when: [
      {
        on: [installing('this'), turnBeginning()],
        steps: [placeCounters('virus', 1)],
      },
    ],
    paid: [action([click(), trashSource], gainCredits(forEachCounter('virus', 2)))],
  },

  cookbook: {
    when: [
      optional({
        on: installing({ type: 'program', subtype: 'virus' }),
        steps: [placeCounters('virus', 1, 'it')],
      }),
    ],
  },

  botulus: {
    installOn: { type: 'ice' },
    when: [
      {
        on: [installing('this'), turnBeginning()],
        steps: [placeCounters('virus', 1)],
      },
    ],
    paid: [{ cost: [hosted('virus')], steps: [breakSubroutines(1)], onlyIf: encounteringHost }],
  },

  buzzsaw: {
    paid: [breaks('code_gate', [credits(1)], breakUpTo(2)), paid([credits(3)], pumpStrength(1))],
  },

  cleaver: {
    paid: [breaks('barrier', [credits(1)], breakUpTo(2)), paid([credits(2)], pumpStrength(1))],
  },

  carnivore: {
    static: [memory(1)],
    paid: [oncePerTurn(whileAccessing([trashFromHand(2)], trash('accessed')))],
  },

  leech: {
    when: [{ on: succeeding('central'), steps: [placeCounters('virus', 1)] }],
    paid: [paid([hosted('virus')], weakenEncountered(1))],
  },

  rene_loup_arcemont_party_animal: {
    when: [
      {
        on: trashing(undefined, { accessed: true, first: 'turn' }),
        steps: [together(gainCredits(1), draw(1))],
      },
    ],
  },
});
