import { type Card, type Game, strengthOf } from '@lastclick/engine/reading';

const ofRules = new WeakMap<Game['rules'], readonly boolean[]>();

/** Which cards of a game can have another strength than the printed one while nothing lingers, by `Card.def`. */
function changeable({ rules }: Game): readonly boolean[] {
  let found = ofRules.get(rules);
  if (found === undefined) {
    const others = rules.defs.some(({ statics }) =>
      statics.some(
        (ability) => ability.static === 'change' && ability.what === 'strength' && ability.of !== 'this',
      ),
    );
    found = rules.defs.map(
      ({ statics }) =>
        others || statics.some((ability) => ability.static === 'change' && ability.what === 'strength'),
    );
    ofRules.set(rules, found);
  }
  return found;
}

/** The engine's strength of a card; most cards have the printed one, which need not be worked out. */
export function strengthNow(game: Game, card: Card): number {
  if (game.state.lingering.length > 0 || changeable(game)[card.def] === true)
    return strengthOf(game, card) ?? 0;
  return game.rules.defs[card.def]?.data.strength ?? 0;
}
