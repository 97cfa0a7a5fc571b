import { apply, create, decision, type Game } from '@lastclick/engine';
import { both, cardPool, expect, rule } from '@lastclick/testkit';

const decks = {
  corp: {
    identity: 'Haas-Bioroid: Precision Design',
    cards: {
      'Hedge Fund': 3,
      'Lateral Growth': 3,
      Sprint: 3,
      'PAD Campaign': 3,
      'Nico Campaign': 3,
      'Marilyn Campaign': 3,
      'Rashida Jaheem': 3,
      'Spin Doctor': 3,
      'Corporate Town': 3,
      'Offworld Office': 3,
      'Hostile Takeover': 3,
      Tithe: 3,
      'Simone Diego': 3,
    },
  },
  runner: {
    identity: 'The Catalyst: Convention Breaker',
    cards: {
      'Sure Gamble': 3,
      Diesel: 3,
      'Daily Casts': 3,
      Bookmark: 3,
      'Off-Campus Apartment': 3,
      'Smartware Distributor': 3,
      Decoy: 3,
      Forger: 3,
      Fermenter: 3,
      Pantograph: 3,
      Wyldside: 3,
      'Plascrete Carapace': 3,
    },
  },
};

/** Every place a card is listed in, by card. */
function places(game: Game): number[] {
  const { state } = game;
  const found = state.cards.map(() => 0);
  const add = (id: number): void => {
    found[id] = (found[id] ?? 0) + 1;
  };
  for (const list of Object.values(state.zones)) list.forEach(add);
  for (const server of state.servers) [...server.ice, ...server.root].forEach(add);
  for (const card of state.cards) if (card.zone === 'hosted' || card.zone === 'identity') add(card.id);
  return found;
}

rule(
  both('4.1.1c'),
  'every card is in exactly one zone at all times, in twenty games of random moves',
  (edition) => {
    const misplaced: string[] = [];
    for (let seed = 0; seed < 20; seed++) {
      const game = create({ edition, seed, priority: 'useful', ...decks }, cardPool);
      let dice = seed + 1;
      for (let move = 0; move < 300; move++) {
        const waiting = decision(game);
        if (waiting === null) break;
        dice = (dice * 48271) % 2147483647;
        const option = waiting.options[dice % waiting.options.length];
        apply(game, option?.key ?? '');
        places(game).forEach((number, card) => {
          if (number !== 1)
            misplaced.push(`seed ${seed}, move ${move}, ${option?.key}: card ${card} in ${number} places`);
        });
      }
    }
    expect(misplaced).toEqual([]);
  },
);
