import { CARDS } from '@lastclick/cards';
import type { Reason } from '@lastclick/engine';
import { staticsOf } from '@lastclick/engine/language';
import { walk } from '@lastclick/engine/words';

type CardData = (typeof CARDS)[number];

export const isHostedOnly = (card: CardData): boolean =>
  staticsOf(card).some((ability) => ability.static === 'installOn');

const says =
  (wanted: 'decision' | 'effect', name: string) =>
  (card: CardData): boolean => {
    let found = false;
    walk(card, 'card', ({ sort, word }) => {
      if (sort === wanted && word === name) found = true;
    });
    return found;
  };

/** The cards without which a move is not refused for some reasons; the others are given with many. */
const NEEDED: Readonly<Partial<Record<Reason, (card: CardData) => boolean>>> = {
  nothingToHostIt: isHostedOnly,
  onlyOnItsHost: isHostedOnly,
  modeImpossible: says('decision', 'modes'),
  modeUnpayable: says('decision', 'modes'),
  notEnoughAgendas: says('effect', 'forfeit'),
  sameAction: says('effect', 'takeAction'),
};

/** Cards at which games are played to see refusals that were not seen. */
export const cardsRefused = (reasons: readonly Reason[]): readonly string[] => {
  if (reasons.length === 0) return [];
  const tests = reasons.map((reason) => NEEDED[reason] ?? null);
  return CARDS.filter((card) => tests.some((test) => test === null || test(card))).map(({ id }) => id);
};
