import { CARDS } from '@lastclick/cards';
import { readPool } from '@lastclick/cards/pool';
import { RULEBOOK_EDITIONS, ruleOf } from '@lastclick/rulebook';
import { elementsOf } from './elements.ts';
import { NEEDED_BY } from './users/index.ts';
import type { Users } from './users/users.ts';

/** A word of the card language and who needs it. */
export interface WordReport {
  readonly word: string;
  /** Ids of the cards that use it. */
  readonly written: readonly string[];
  /** Ids of the cards named for it that are not written yet. */
  readonly toCome: readonly string[];
  /** Numbers of the rules that have it themselves, with their edition. */
  readonly rules: readonly string[];
}

interface Needs {
  readonly cards: readonly string[];
  readonly rules: Exclude<Users, readonly string[]>['rules'];
}

const needsOf = (users: Users): Needs =>
  'rules' in users ? { cards: users.cards ?? [], rules: users.rules } : { cards: users, rules: {} };

/** Who uses each word, by the cards themselves. */
export function usersByWord(): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const card of CARDS)
    for (const word of elementsOf(card)) users.set(word, [...(users.get(word) ?? []), card.id]);
  return users;
}

/** Every word, with its users written and still to come. */
export function reportWords(
  needed: ReadonlyMap<string, Users> = NEEDED_BY,
  used: ReadonlyMap<string, readonly string[]> = usersByWord(),
): WordReport[] {
  const ours = new Set(CARDS.map(({ id }) => id));
  return [...needed].map(([word, users]) => {
    const { cards, rules } = needsOf(users);
    return {
      word,
      written: used.get(word) ?? [],
      toCome: cards.filter((id) => !ours.has(id)),
      rules: RULEBOOK_EDITIONS.flatMap((edition) => {
        const number = rules[edition];
        return number === undefined ? [] : [`${edition}: ${number}`];
      }),
    };
  });
}

/** What is wrong with what is said about the users of words. */
export function problemsOfWords(
  needed: ReadonlyMap<string, Users> = NEEDED_BY,
  used: ReadonlyMap<string, readonly string[]> = usersByWord(),
): string[] {
  const published = new Set(readPool().cards.map(({ id }) => id));
  const ours = new Set(CARDS.map(({ id }) => id));
  const unsaid = [...used.keys()].filter((word) => !needed.has(word));
  return [
    ...unsaid.map((word) => `"${word}" has no line in users/`),
    ...[...needed].flatMap(([word, users]) => {
      const { cards, rules } = needsOf(users);
      const using = used.get(word) ?? [];
      const numbers = RULEBOOK_EDITIONS.filter((edition) => rules[edition] !== undefined);
      const strangers = cards.filter((id) => !published.has(id));
      const others = cards.filter((id) => ours.has(id) && !using.includes(id));
      return [
        ...strangers.map((id) => `"${word}": there is no card ${id}`),
        ...others.map(
          (id) =>
            `"${word}": ${id} is written without it; with it are ${using.slice(0, 4).join(', ') || 'none'}`,
        ),
        ...numbers
          .filter((edition) => ruleOf(edition, rules[edition] ?? '') === null)
          .map((edition) => `"${word}": edition ${edition} has no rule ${rules[edition]}`),
        ...(numbers.length === 0 && new Set([...cards, ...using]).size < 2
          ? [`"${word}": two cards or a rule have to need it`]
          : []),
      ];
    }),
  ];
}
