import { InputError } from '@lastclick/engine';
import type { CardData, CardType } from '@lastclick/engine/language';
import { checkCard } from '@lastclick/engine/words';
import { elementsOf } from '../cards/elements.ts';
import { NEEDED_BY } from '../cards/users/index.ts';
import type { Random } from '../sweep/random.ts';
import { Maker } from './maker.ts';

type Facts = Omit<CardData, 'id' | 'title' | 'faction' | 'subtypes' | 'play' | 'text'>;

const corp = (type: CardType, more: object): Facts => ({ side: 'corp', type, ...more });
const runner = (type: CardType, more: object): Facts => ({ side: 'runner', type, ...more });

/** What is printed on a card of each type besides its text. */
const FACTS: readonly ((random: Random) => Facts)[] = [
  () => corp('identity', { minimumDeckSize: 45, influenceLimit: 15 }),
  (random) => corp('agenda', { advancement: 1 + random.below(4), points: random.below(4) }),
  (random) => corp('asset', { cost: random.below(4), trash: random.below(4) }),
  (random) => corp('upgrade', { cost: random.below(4), trash: random.below(4) }),
  (random) => corp('ice', { cost: random.below(4), strength: random.below(6) }),
  (random) => corp('operation', { cost: random.below(4) }),
  () => runner('identity', { minimumDeckSize: 45, influenceLimit: 15, link: 0 }),
  (random) => runner('event', { cost: random.below(4) }),
  (random) => runner('hardware', { cost: random.below(4) }),
  (random) =>
    runner('program', { cost: random.below(4), memory: random.below(2), strength: random.below(4) }),
  (random) => runner('resource', { cost: random.below(4) }),
];

const SUBTYPES = [[], [], ['virus'], ['icebreaker'], ['barrier'], ['connection'], ['transaction']] as const;

/** Words within words, counted from an ability. */
const DEEPEST = 6;
const MOST_ABILITIES = 3;
/** How often a part that means nothing is drawn once more before the whole card is. */
const MOST_REDRAWS = 200;
/** Around how many words more than the one that means nothing there. */
const FURTHER_UP = [0, 0, 0, 0, 1, 2, 99] as const;

/** The place an error speaks of: field names and positions. */
const pathOf = (where: string): (string | number)[] =>
  [...where.matchAll(/\.(?<field>[^.[]+)|\[(?<index>\d+)\]/g)].map(({ groups }) =>
    groups?.index === undefined ? (groups?.field ?? '') : Number(groups.index),
  );

function refusalOf(card: CardData): InputError | null {
  try {
    checkCard(card);
    return null;
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

/** Words that mean something only together with others. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  'eventProperty excess': ['deed score', 'computed event', 'abilityWord when'],
  'eventProperty was': ['deed advance', 'computed event', 'abilityWord when'],
  'eventProperty amount': ['deed draw', 'computed event', 'abilityWord when'],
  'static only': ['deed play'],
  'static allow': ['deed advance'],
};

/** The text of a card being drawn: each of its abilities with a word rather than with others. */
class Draft {
  private readonly random: Random;
  private readonly makers = new Map<string, Maker>();
  private readonly choose: () => string;

  constructor(random: Random, choose: () => string) {
    this.random = random;
    this.choose = choose;
  }

  draw(spec: 'steps' | 'ability', path: readonly (string | number)[]): unknown {
    const wanted = this.choose();
    const maker = new Maker(this.random, [wanted, ...(TOGETHER[wanted] ?? [])]);
    this.makers.set(path.join('.'), maker);
    return maker.draw(spec, path, DEEPEST);
  }

  abilities(many: number, ...path: readonly (string | number)[]): NonNullable<CardData['text']> {
    return Array.from({ length: many }, (_, index) =>
      this.draw('ability', [...path, index]),
    ) as unknown as NonNullable<CardData['text']>;
  }

  /** Draws once more what is refused; false where that is not part of an ability. */
  redraw(card: CardData, where: string): boolean {
    const path = pathOf(where);
    const ability = [1, 2, 4].map((length) => path.slice(0, length).join('.'));
    const maker = ability.map((key) => this.makers.get(key)).find((one) => one !== undefined);
    if (maker === undefined) return false;
    maker.redraw(card, path, this.random.pick(FURTHER_UP));
    return true;
  }
}

/** Draws a card; null where it could not be made to mean something. */
function drawn(id: string, random: Random, choose: () => string): CardData | null {
  const draft = new Draft(random, choose);
  const facts = random.pick(FACTS)(random);
  const isPlayed = facts.type === 'operation' || facts.type === 'event';
  const card: CardData = {
    ...facts,
    id,
    title: `Made ${id}`,
    faction: facts.side === 'corp' ? 'neutral_corp' : 'neutral_runner',
    subtypes: random.pick(SUBTYPES),
    ...(isPlayed ? { play: draft.draw('steps', ['play']) as NonNullable<CardData['play']> } : {}),
    text: draft.abilities(isPlayed ? random.below(2) : 1 + random.below(MOST_ABILITIES), 'text'),
    ...(facts.type === 'identity' && random.below(2) === 0
      ? { faces: [{ title: `Other side of ${id}`, text: draft.abilities(1, 'faces', 0, 'text') }] }
      : {}),
  };
  for (let redraws = 0; redraws < MOST_REDRAWS; redraws++) {
    const refusal = refusalOf(card);
    if (refusal === null) return card;
    if (!draft.redraw(card, refusal.where)) return null;
  }
  return null;
}

const RAREST = 12;
/** How many cards are drawn until one has all the words that are wanted of it. */
const MOST_TRIES = 8;

/** Makes cards of random words, of those that were seldom used rather than of others. */
export class CardMaker {
  /** How often each word was used. */
  readonly counts = new Map<string, number>([...NEEDED_BY.keys()].map((word) => [word, 0]));
  private readonly random: Random;

  constructor(random: Random) {
    this.random = random;
  }

  /** The next card that means something; it depends on the generator and the cards before alone. */
  next(id: string): CardData {
    const rare = [...this.counts].sort(([, a], [, b]) => a - b).slice(0, RAREST);
    for (let tries = 1; ; tries++) {
      const wanted: string[] = [];
      const choose = (): string => {
        const [word] = this.random.pick(rare);
        wanted.push(word);
        return word;
      };
      const card = drawn(id, this.random, choose);
      if (card === null) continue;
      const words = elementsOf(card);
      if (tries < MOST_TRIES && !wanted.every((word) => words.has(word))) continue;
      for (const word of words) this.counts.set(word, (this.counts.get(word) ?? 0) + 1);
      return card;
    }
  }
}
