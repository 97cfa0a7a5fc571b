import { type Card, type CompiledCard, type Game, strengthOf } from '@lastclick/engine/reading';

const ofDefs = new WeakMap<readonly CompiledCard[], readonly boolean[]>();

/** Which cards change their own strength, by `Card.def`. */
function changingThemselves({ rules: { defs } }: Game): readonly boolean[] {
  let found = ofDefs.get(defs);
  if (found === undefined) {
    found = defs.map(({ changes }) => changes.some(({ what }) => what === 'strength'));
    ofDefs.set(defs, found);
  }
  return found;
}

/** The engine's strength of a card; most cards have the printed one, which need not be worked out. */
export function strengthNow(game: Game, card: Card): number {
  if (
    game.state.lingering.length > 0 ||
    game.rules.changesStrengths ||
    changingThemselves(game)[card.def] === true
  )
    return strengthOf(game, card) ?? 0;
  return game.rules.defs[card.def]?.data.strength ?? 0;
}
