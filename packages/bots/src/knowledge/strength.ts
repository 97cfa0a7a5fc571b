import { type Card, type Game, refOf, strengthOf } from '@lastclick/engine/reading';

const ofRules = new WeakMap<Game['rules'], readonly boolean[]>();

/** Which cards of a game can have another strength than the printed one while nothing lingers, by `Card.def`. */
function changeable({ rules }: Game): readonly boolean[] {
  let found = ofRules.get(rules);
  if (found === undefined) {
    const others = rules.defs.some(({ statics }) =>
      statics.some(
        (ability) => ability.static === 'value' && ability.value === 'strength' && ability.of !== 'source',
      ),
    );
    found = rules.defs.map(
      ({ statics }) =>
        others || statics.some((ability) => ability.static === 'value' && ability.value === 'strength'),
    );
    ofRules.set(rules, found);
  }
  return found;
}

/** The engine's strength of a card; most cards have the printed one, which need not be worked out. */
export function strengthNow(game: Game, card: Card): number {
  if (changeable(game)[card.def] === true) return strengthOf(game, card) ?? 0;
  let strength = game.rules.defs[card.def]?.data.strength ?? 0;
  const { lingering } = game.state;
  if (lingering.length > 0) {
    const ref = refOf(card);
    for (const effect of lingering)
      if (effect.kind === 'strength' && effect.card === ref) strength += effect.amount;
  }
  return strength;
}
