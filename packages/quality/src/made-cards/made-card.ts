import { InputError } from '@lastclick/engine';
import type { CardData } from '@lastclick/engine/language';
import { checkCard } from '@lastclick/engine/words';
import { elementsIn, fieldIn } from '../cards/elements.ts';
import type { Random } from '../sweep/random.ts';
import { FACTS, SUBTYPES } from './card-facts.ts';
import { Maker } from './maker.ts';
import { companionsOf, neededBefore } from './together.ts';
import { leastPlayed, type WordUses } from './word-uses.ts';

type Path = readonly (string | number)[];

/** Words within words, counted from an ability. */
const DEEPEST = 7;
/** How often a part that means nothing is drawn once more before the whole ability is. */
const MOST_REDRAWS = 60;
/** Around how many words more than the one that means nothing there. */
const FURTHER_UP = [0, 0, 0, 0, 1, 2, 3] as const;

/** One of the abilities of a made card, and the words it is written in. */
export interface MadeAbility {
  readonly path: Path;
  readonly words: ReadonlySet<string>;
}

export interface MadeCard {
  readonly data: CardData;
  readonly abilities: readonly MadeAbility[];
}

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

type Ability = NonNullable<CardData['text']>[number];
type Writable = { -readonly [K in keyof Omit<CardData, 'faces'>]: CardData[K] } & {
  text: Ability[];
  faces?: { title: string; text: Ability[] }[];
};

/** How an ability, or what is done as a card is played, is to be drawn. */
interface Drawing {
  readonly sort: 'steps' | 'ability';
  readonly draw: () => Maker;
}

/** A card being written, ability by ability. */
class Draft {
  readonly card: Writable;
  readonly abilities: MadeAbility[] = [];
  private readonly random: Random;
  readonly isPlayed: boolean;

  constructor(id: string, random: Random, printed: (typeof FACTS)[number]) {
    this.random = random;
    const facts = printed(random);
    this.isPlayed = facts.type === 'operation' || facts.type === 'event';
    this.card = {
      ...facts,
      id,
      title: `Made ${id}`,
      faction: facts.side === 'corp' ? 'neutral_corp' : 'neutral_runner',
      subtypes: random.pick(SUBTYPES),
      text: [],
    };
    if (facts.type === 'identity' && random.below(2) === 0)
      this.card.faces = [{ title: `Other side of ${id}`, text: [] }];
  }

  /** Writes one more ability, drawn as told; the drawing, or null where it could not be made to mean something. */
  add(drawing: Drawing): Maker | null {
    const { card, random } = this;
    if (this.isPlayed && card.play === undefined) {
      // What is played does something, whatever else it says.
      if (drawing.sort === 'steps') return this.write(['play'], drawing);
      if (this.write(['play'], { sort: 'steps', draw: () => Maker.draw(random, 'steps', 3, []) }) === null)
        return null;
    }
    if (drawing.sort === 'steps') return null;
    const face = card.faces?.[0];
    if (face !== undefined && random.below(2) === 0)
      return this.write(['faces', 0, 'text', face.text.length], drawing);
    return this.write(['text', card.text.length], drawing);
  }

  private write(path: Path, { sort, draw }: Drawing): Maker | null {
    const { card, random } = this;
    const around = path.slice(0, -1).reduce<unknown>((at, step) => (at as never)[step], card) as Record<
      string | number,
      unknown
    >;
    const last = path.at(-1) ?? '';
    const maker = draw();
    for (let redraws = 0; redraws < MOST_REDRAWS; redraws++) {
      around[last] = maker.made;
      const refusal = refusalOf(card);
      if (refusal === null) {
        this.abilities.push({
          path,
          words: new Set([fieldIn('card', String(path[0])), ...elementsIn(maker.made, sort)]),
        });
        return maker;
      }
      const where = pathOf(refusal.where);
      if (path.some((step, index) => where[index] !== step)) break;
      maker.redraw(where.slice(path.length), random.pick(FURTHER_UP));
    }
    if (typeof last === 'number') (around as unknown as unknown[]).length = last;
    else delete around[last];
    return null;
  }
}

/** Abilities of a card besides the one it is made for. */
const MOST_MORE = 2;
/** How many words are candidates for the next card: the rarest. */
const RAREST = 16;
/** How often a card is begun for the sake of one word. */
const MOST_TRIES = 40;
/** One in so many abilities for a word is drawn from nothing, although there are some to vary. */
const FRESH = 5;
/** A word that no ability could be made with is put off as if it had been used so often. */
const PUT_OFF = 4;

/** An ability that was made with a word, on what card, to be varied. */
interface Known {
  readonly printed: (typeof FACTS)[number];
  readonly sort: Drawing['sort'];
  readonly maker: Maker;
}

/** How many of them are kept for each word. */
const MOST_KNOWN = 6;

/** Makes cards of random words, of those that were seldom played rather than of others. */
export class CardMaker {
  private readonly uses: ReadonlyMap<string, WordUses>;
  /** Words that have to stand with others, or on cards of one type, are hard to come by: where one was found there are more. */
  private readonly known = new Map<string, Known[]>();
  private tried: (Known & { readonly word: string; readonly ability: MadeAbility })[] = [];
  private readonly putOff = new Map<string, number>();
  private readonly random: Random;

  /** `uses`: all words, and how often each has come up so far. */
  constructor(random: Random, uses: ReadonlyMap<string, WordUses>) {
    this.random = random;
    this.uses = uses;
  }

  /** The next card that means something; it depends on the generator and what was played before alone. */
  next(id: string): MadeCard {
    for (;;) {
      const rare = this.rarest();
      const wanted = this.random.pick(rare);
      const draft = this.begun(id, wanted);
      if (draft === null) {
        this.putOff.set(wanted, (this.putOff.get(wanted) ?? 0) + PUT_OFF);
        continue;
      }
      for (let more = this.random.below(MOST_MORE + 1); more > 0; more--) {
        const word = this.random.pick(rare);
        const known = this.knownWith(word);
        draft.add(known ?? { sort: 'ability', draw: () => this.drawn('ability', word) });
      }
      return { data: draft.card, abilities: draft.abilities };
    }
  }

  private begun(id: string, wanted: string): Draft | null {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const known = this.knownWith(wanted);
      const printed = known?.printed ?? this.random.pick(FACTS);
      const draft = new Draft(id, this.random, printed);
      const before = neededBefore(wanted);
      if (
        before !== undefined &&
        draft.add({ sort: 'ability', draw: () => this.drawn('ability', before) }) === null
      )
        continue;
      const sort = draft.isPlayed && before === undefined && this.random.below(2) === 0 ? 'steps' : 'ability';
      const drawing = known ?? { sort, draw: () => this.drawn(sort, wanted) };
      const maker = draft.add(drawing);
      if (maker === null || draft.abilities.at(-1)?.words.has(wanted) !== true) continue;
      const ability = draft.abilities.at(-1);
      if (ability !== undefined)
        this.tried.push({ word: wanted, printed, sort: drawing.sort, maker, ability });
      return draft;
    }
    return null;
  }

  private drawn(sort: Drawing['sort'], wanted: string): Maker {
    return Maker.draw(this.random, sort, DEEPEST, [wanted, ...companionsOf(wanted, this.random)]);
  }

  /** Another ability like one that had the word; null where there was none, and now and then all the same. */
  private knownWith(word: string): (Drawing & Known) | null {
    const known = this.known.get(word);
    if (known === undefined || this.random.below(FRESH) === 0) return null;
    const one = this.random.pick(known);
    return { ...one, draw: () => one.maker.varied() };
  }

  /** Learns which of the abilities made since had a chance: only such are worth varying. */
  learn(hadChance: (ability: MadeAbility) => boolean): void {
    for (const { word, ability, ...one } of this.tried) {
      if (!hadChance(ability)) continue;
      const known = this.known.get(word) ?? [];
      if (known.length < MOST_KNOWN) known.push(one);
      else known[this.random.below(MOST_KNOWN)] = one;
      this.known.set(word, known);
    }
    this.tried = [];
  }

  private rarest(): string[] {
    return [...this.uses]
      .map(([word, uses]) => ({ word, often: leastPlayed(uses) + (this.putOff.get(word) ?? 0) }))
      .sort((a, b) => a.often - b.often)
      .slice(0, RAREST)
      .map(({ word }) => word);
  }
}
