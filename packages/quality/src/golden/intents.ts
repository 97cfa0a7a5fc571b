import type { CardView, Side, View } from '@lastclick/engine';
import { usesOf } from './version-1-abilities.ts';

/** Moves about no card. */
const PLAIN = [
  'gain credit',
  'draw card',
  'run hq',
  'run remote-1',
  'purge',
  'remove tag',
  'pass',
  'jack out',
  'run archives',
  'done',
  'access hq',
  'run rd',
  'keep',
  'run new-remote',
  'yes',
] as const;

type Phrase = (object: string) => string;

const ABOUT_A_CARD: readonly Phrase[] = [
  (object) => `install ${object}`,
  (object) => `play ${object}`,
  (object) => `rez ${object}`,
  (object) => `install ${object} new-remote`,
  (object) => `advance ${object}`,
  (object) => `score ${object}`,
  (object) => `trash resource ${object}`,
  (object) => `install ${object} hq`,
  (object) => `discard ${object}`,
  (object) => `trash ${object}`,
  (object) => `choose ${object}`,
  (object) => `access ${object}`,
];

const withHosted = (cards: readonly CardView[]): CardView[] =>
  cards.flatMap((card) => [card, ...withHosted(card.hosted)]);

/** Cards in play, in hand or scored that the seat can name. */
function nameable({ seat, corp, runner }: View): CardView[] {
  const own = seat === 'corp' ? corp.hq.cards : runner.grip.cards;
  const cards = [
    ...(own ?? []),
    ...corp.servers.flatMap(({ ice, root }) => [...ice, ...root]),
    ...runner.rig,
    corp.identity,
    runner.identity,
    ...corp.scored,
    ...runner.scored,
  ];
  return withHosted(cards).filter(({ card }) => card !== undefined);
}

/** Neighbouring numbers lead to unlike places of a list. */
const at = <T>(list: readonly T[], number: number): T | undefined => list[(number * 7919) % list.length];

/**
 * A few moves a seat might have in mind at the decision of that number, in the words of version 1: they depend on the
 * number and on what the seat sees alone.
 */
export function intentsOf(view: View, side: Side, number: number): string[] {
  const turnAbout = number * 2 + (side === 'corp' ? 0 : 1);
  const cards = nameable(view);
  const intents: string[] = [at(PLAIN, turnAbout) ?? PLAIN[0]];
  const named = at(cards, turnAbout + 1);
  if (named !== undefined) intents.push(at(ABOUT_A_CARD, turnAbout)?.(`c${named.object}`) ?? '');
  const used = at(
    cards.filter(({ card }) => usesOf(card ?? '') > 0),
    turnAbout,
  );
  if (used !== undefined) intents.push(`use c${used.object} ${1 + (turnAbout % usesOf(used.card ?? ''))}`);
  return intents;
}
