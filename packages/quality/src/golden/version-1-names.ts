import { VERSION_1 } from '@lastclick/cards';
import { type Game, keyOfVersion1, type Option, presentName } from '@lastclick/engine';

/**
 * Everything kept speaks of abilities and modes as the first version of the card language did: by their place, counted
 * from 1 (`use c12 2`, `mode 1`, `c12#2`). What each place held is in `version-1-abilities.json`.
 */
export interface Version1Names {
  /** The key of an option. */
  key(option: Option): string;
  /** What makes an action the same action, as events and views say it: `gainCredit`, `c12#2`. */
  action(name: string): string;
  /** A move written with names of version 1, as the present engine reads it. */
  intent(text: string): string;
}

/** Which definition each object of a game was: what was done this turn speaks of objects that are gone. */
const defsOfObjects = new WeakMap<Game, Map<number, number>>();

function defOfObject(game: Game): (object: string) => number | undefined {
  const defs = defsOfObjects.get(game) ?? new Map<number, number>();
  defsOfObjects.set(game, defs);
  for (const { object, def } of game.state.cards) defs.set(object, def);
  return (object) => defs.get(Number(object));
}

/** The words of what could be used on a card, in the order of version 1. */
function usesInOrder(game: Game, def: number | undefined): string[] {
  const card = def === undefined ? undefined : game.rules.defs[def];
  if (card === undefined) return [];
  return (VERSION_1[card.data.id] ?? [])
    .filter((name) => name.startsWith('paid ') && !name.includes('/'))
    .map((name) => presentName(card, name).replaceAll(' ', '-'));
}

/** The names for one game: what an ability is called depends on the card that an object is. */
export function version1Names(game: Game): Version1Names {
  const defOf = defOfObject(game);
  return {
    key: (option) => keyOfVersion1(game, option, VERSION_1),
    action: (name) => {
      const { object = '', word = '' } = /^c(?<object>\d+)#(?<word>.+)$/.exec(name)?.groups ?? {};
      const place = usesInOrder(game, defOf(object)).indexOf(word);
      return place < 0 ? name : `c${object}#${place + 1}`;
    },
    intent: (text) => {
      const { object = '', place = '' } = /^use c(?<object>\d+) (?<place>\d+)$/.exec(text)?.groups ?? {};
      const word = usesInOrder(game, defOf(object))[Number(place) - 1];
      return word === undefined ? text : `use c${object} ${word}`;
    },
  };
}
