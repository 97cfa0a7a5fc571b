import { DECKS } from '@lastclick/cards';
import type { Deck, Side } from '@lastclick/engine';

/** Two decks of 44 cards. They stay as they are, so that numbers measured at different times can be compared. */
export const BENCH_DECKS: Readonly<Record<Side, Deck>> = {
  corp: {
    identity: 'the_syndicate_profit_over_principle',
    cards: {
      luminal_transubstantiation: 3,
      offworld_office: 3,
      orbital_superiority: 3,
      superconducting_hub: 3,
      melange_mining_corp: 2,
      nico_campaign: 3,
      pad_campaign: 3,
      rashida_jaheem: 2,
      regolith_mining_license: 3,
      spin_doctor: 2,
      simone_diego: 2,
      tithe: 3,
      government_subsidy: 1,
      hansei_review: 2,
      hedge_fund: 3,
      ipo: 2,
      predictive_planogram: 2,
      seamless_launch: 2,
    },
  },
  runner: {
    identity: 'the_catalyst_convention_breaker',
    cards: {
      creative_commission: 3,
      diesel: 3,
      process_automation: 3,
      sure_gamble: 3,
      vrcation: 2,
      wildcat_strike: 3,
      akamatsu_mem_chip: 2,
      dzmz_optimizer: 1,
      pantograph: 2,
      t400_memory_diamond: 2,
      fermenter: 2,
      armitage_codebusting: 3,
      daily_casts: 3,
      professional_contacts: 2,
      smartware_distributor: 3,
      technical_writer: 2,
      telework_contract: 3,
      verbal_plasticity: 2,
    },
  },
};

const deckOf = (key: string): Deck => {
  const deck = DECKS[key];
  if (deck === undefined) throw new Error(`there is no deck ${key}`);
  return { identity: deck.identity, cards: deck.cards };
};

/** The System Gateway intermediate teaching decks. */
export const GATEWAY_DECKS: Readonly<Record<Side, Deck>> = {
  corp: deckOf('gatewayIntermediateCorp'),
  runner: deckOf('gatewayIntermediateRunner'),
};
