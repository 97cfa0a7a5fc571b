import type { CompiledCard } from '../compile/program.ts';
import {
  type AbilityList,
  cardDigest,
  revisionOfVersion2,
  type TextIndex,
  textIndex,
} from '../compile/text-index.ts';
import { InputError } from '../errors.ts';
import { at } from '../invariant.ts';
import { type Game, idOf } from '../state/game.ts';
import { visitReferences } from '../state/references.ts';
import type { ObjectRef, State } from '../state/state.ts';
import { Moving, OF_OBJECT } from './moved-texts.ts';
import { TextPlaces } from './text-places.ts';

/** What a save tells of the texts its game is played with. */
export interface SavedTexts {
  /** The digest of each, in the order of the state's pool. */
  readonly revisions: readonly string[];
  /** By card: what its text consists of, where the state holds places in it. */
  readonly indexes: Readonly<Record<string, TextIndex>>;
}

/** Everything a text has to be known for: what waits, lasts and was used. */
function defsWithPlaces({ state, rules }: Game): ReadonlySet<number> {
  const defs = new Set<number>();
  const visitor = {
    ref: (ref: ObjectRef) => {
      if (ref >= 0) defs.add(at(state.cards, idOf(ref)).def);
    },
    def: (def: number) => {
      if (def >= 0) defs.add(def);
    },
  };
  for (const part of [state.stack, state.met, state.lingering]) visitReferences(part, visitor);
  const words = new Set(
    [...state.turn.used, ...state.turn.actions].map((name) => OF_OBJECT.exec(name)?.groups?.word),
  );
  const gained = state.stack.some((frame) => frame.kind === 'phase' && frame.gained.length > 0);
  rules.defs.forEach(({ when, paid, interrupts, given }, def) => {
    // An object may have used an ability that another card gave it.
    if (words.size > 0 && [...when, ...paid, ...interrupts].some(({ key }) => words.has(key.word)))
      defs.add(def);
    if (gained && given.size > 0) defs.add(def);
  });
  return defs;
}

export function savedTexts(game: Game): SavedTexts {
  const { state, rules } = game;
  const defs = [...defsWithPlaces(game)].sort((one, other) => one - other);
  return {
    revisions: rules.defs.map(cardDigest),
    indexes: Object.fromEntries(defs.map((def) => [at(state.pool, def), textIndex(at(rules.defs, def))])),
  };
}

const bad = (message: string): never => {
  throw new InputError('badSave', 'texts', message);
};

const isList = (value: unknown, isEntry: (entry: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isEntry);
const isText = (value: unknown): boolean => typeof value === 'string';
const isTexts = (value: unknown): boolean => isList(value, isText);

function checkIndex(value: unknown, card: CompiledCard): TextIndex {
  const { abilities, labels, slots, numbers, modes } = (value ?? {}) as Partial<TextIndex>;
  const isAbilities =
    typeof abilities === 'object' &&
    abilities !== null &&
    Object.keys(textIndex(card).abilities).every((list) => isList(abilities[list as AbilityList], isTexts));
  if (!isAbilities || ![labels, slots, numbers, modes].every((list) => isList(list, isTexts)))
    return bad(`${card.data.title} has another text now, and what it had is not told`);
  return value as TextIndex;
}

/** How a save is read whose cards have other texts now: not at all, or with what is still there. */
export type ChangedTexts = 'refuse' | 'accept';

/** What a save tells of the texts of its cards, compared with what they are now. */
export class ToldTexts {
  private readonly defs: readonly CompiledCard[];
  private readonly indexes: Readonly<Record<string, unknown>>;
  /** The definitions that say something else by now. */
  private readonly others: ReadonlySet<number>;
  private readonly known = new Map<number, TextPlaces>();

  /** Refuses where a text has changed, unless that is accepted. */
  constructor(told: unknown, defs: readonly CompiledCard[], version: number, changed: ChangedTexts) {
    const { revisions, indexes } = (told ?? {}) as Partial<SavedTexts>;
    if (!isTexts(revisions) || revisions?.length !== defs.length)
      throw new InputError('badSave', 'texts', 'which texts the cards had is not told');
    const revisionOf = version === 2 ? revisionOfVersion2 : cardDigest;
    this.defs = defs;
    this.indexes = indexes ?? {};
    this.others = new Set(defs.flatMap((card, def) => (revisionOf(card) === revisions[def] ? [] : [def])));
    if (this.others.size === 0 || changed === 'accept') return;
    const titles = [...this.others].map((def) => at(defs, def).data.title);
    bad(`${titles.join(', ')}: not the same as when the game was saved`);
  }

  /** What a text consisted of as the game was saved. */
  indexOf(def: number): TextIndex {
    const card = this.defs[def];
    if (card === undefined) return bad(`there is no text ${JSON.stringify(def)}`);
    return this.others.has(def) ? checkIndex(this.indexes[card.data.id], card) : textIndex(card);
  }

  /** A state that counts by what the texts were, as the present ones count. */
  present(state: State): State {
    if (this.others.size === 0) return state;
    return new Moving(state, {
      placesOf: (def) => this.placesOf(def),
      word: (holder, written) => this.word(holder, written),
    }).moved();
  }

  private placesOf(def: number): TextPlaces | null {
    if (!this.others.has(def)) return null;
    const places = this.known.get(def) ?? new TextPlaces(at(this.defs, def), this.indexOf(def));
    this.known.set(def, places);
    return places;
  }

  private word(holder: number, written: string): string {
    if (!this.others.has(holder) && hasWord(at(this.defs, holder), written)) return written;
    for (const def of [holder, ...this.others]) {
      if (!this.others.has(def) || this.indexes[at(this.defs, def).data.id] === undefined) continue;
      const now = this.placesOf(def)?.word(written) ?? null;
      if (now !== null) return now;
    }
    return written;
  }
}

const hasWord = ({ when, paid, interrupts }: CompiledCard, word: string): boolean =>
  [...when, ...paid, ...interrupts].some(({ key }) => key.word === word);
