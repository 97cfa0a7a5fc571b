import { SORTS } from '@lastclick/engine/words';
import { fieldIn, wordIn } from '../elements.ts';
import * as abilities from './abilities.ts';
import * as cards from './cards.ts';
import * as conditions from './conditions.ts';
import * as costs from './costs.ts';
import * as deeds from './deeds.ts';
import * as effects from './effects.ts';
import * as players from './players.ts';
import * as servers from './servers.ts';
import * as statics from './statics.ts';
import * as steps from './steps.ts';
import type { AllUsers, Users } from './users.ts';
import * as values from './values.ts';

const USERS: AllUsers = {
  ...abilities,
  ...cards,
  ...conditions,
  ...costs,
  ...deeds,
  ...effects,
  ...players,
  ...servers,
  static: statics.staticAbility,
  ...steps,
  ...values,
};

type Lines = Readonly<Record<string, Users>>;

const named = (lines: Lines, name: (word: string) => string): [string, Users][] =>
  Object.entries(lines).map(([word, users]) => [name(word), users]);

function linesOf(sort: keyof AllUsers): [string, Users][] {
  const users: object = USERS[sort];
  const field = (name: string): string => fieldIn(sort, name);
  const word = (name: string): string => wordIn(sort, name);
  if (SORTS[sort].kind === 'list') return named(users as Lines, word);
  if (sort === 'card') return named(users as Lines, field);
  const { words = {}, fields, itself } = users as { words?: Lines; fields: Lines; itself?: Users };
  return [
    ...(itself === undefined ? [] : ([[sort, itself]] satisfies [string, Users][])),
    ...named(words, word),
    ...named(fields, field),
  ];
}

/** Who needs each word, by the word's name (see `elements.ts`). */
export const NEEDED_BY: ReadonlyMap<string, Users> = new Map(
  (Object.keys(USERS) as (keyof AllUsers)[]).flatMap(linesOf),
);
