import { cardById } from '@lastclick/cards';
import { type Decision, fork, type Game, idOf, objectOf, type Side } from '@lastclick/engine';
import { abilitiesOf, staticsOf } from '@lastclick/engine/language';
import { type Card, Knowledge } from './knowledge.ts';
import type { Random } from './random.ts';

type CardData = NonNullable<ReturnType<typeof cardById>>;

const dataOf = (game: Game, def: number): CardData | null => cardById(game.state.pool[def] ?? '');

/** Cards that something waiting on the stack, or one of the options, speaks of: not free to be others. */
function spokenOf(game: Game, waiting: Decision): Set<number> {
  const found = new Set<number>();
  const note = (value: unknown): void => {
    if (typeof value === 'number') {
      // A reference holds the object number and the card; any number that reads like one counts.
      const card = value < 0 ? undefined : game.state.cards[idOf(value)];
      if (card !== undefined && objectOf(value) === card.object) found.add(card.id);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(note);
  };
  note(game.state.stack);
  note(game.state.met);
  note(game.state.occurred);
  note(game.state.lingering);
  note(game.state.run);
  note(waiting.options);
  return found;
}

const hasActiveHiddenAbility = (data: CardData): boolean =>
  abilitiesOf(data, 'when').some((ability) => ability.activeIn !== undefined);

const canBeAdvanced = (data: CardData): boolean =>
  staticsOf(data).some((ability) => ability.static === 'allow' && ability.deed.deed === 'advance');

/** Whether a card of this kind could lie where this one lies without anybody seeing a difference. */
function fits(game: Game, card: Card, data: CardData): boolean {
  const advanced = card.advancement > 0;
  if (advanced && data.type !== 'agenda' && !canBeAdvanced(data)) return false;
  switch (card.zone) {
    case 'ice':
      return data.type === 'ice';
    case 'root': {
      const now = dataOf(game, card.def);
      const server = game.state.servers.find((one) => one.id === card.server);
      const alone = server?.root.length === 1 && card.server >= 3;
      const root = data.type === 'agenda' || data.type === 'asset' || data.type === 'upgrade';
      return alone ? root : data.type === now?.type && !data.subtypes.includes('region');
    }
    default:
      return true;
  }
}

function mayBeAnother(game: Game, card: Card, spoken: ReadonlySet<number>): boolean {
  if (spoken.has(card.id)) return false;
  if (card.zone === 'setAside' || card.zone === 'playing' || card.zone === 'hosted') return false;
  if (card.credits + card.virus + card.power + card.agenda > 0) return false;
  const data = dataOf(game, card.def);
  return data !== null && !hasActiveHiddenAbility(data);
}

/** Facedown cards in Archives change places and numbers: whose they are may arrange them anew at any time (4.5.2). */
function rearrangeArchives({ state }: Game, hidden: readonly Card[], random: Random): void {
  const covered = hidden.filter(({ zone, faceup }) => zone === 'archives' && !faceup);
  const objects = random.shuffled(covered.map(({ object }) => object));
  covered.forEach((card, index) => {
    card.seenByOwner = card.seenByOwner === card.object ? (objects[index] ?? 0) : 0;
    card.seen = 0;
    card.object = objects[index] ?? card.object;
  });
  const ids = new Set(covered.map(({ id }) => id));
  const others = state.zones.archives.filter((id) => !ids.has(id));
  state.zones.archives = [...random.shuffled([...ids]), ...others];
}

/** A game that differs only in what a seat cannot know. */
export interface OtherWorld {
  readonly game: Game;
  /** Cards that are others there. */
  readonly swapped: ReadonlySet<number>;
}

/** A copy of the game in which cards the seat cannot know have changed places among each other. */
export function otherWorld(game: Game, seat: Side, waiting: Decision, random: Random): OtherWorld {
  const copy = fork(game);
  const spoken = spokenOf(game, waiting);
  const knowledge = new Knowledge(game.state, waiting);
  const hidden = copy.state.cards
    .filter((card) => !knowledge.knows(seat, card) && mayBeAnother(game, card, spoken))
    .map((card) => {
      const own = { ...card };
      copy.state.cards[card.id] = own;
      return own;
    });
  const swapped = new Set<number>();
  for (const card of random.shuffled(hidden)) {
    const other = random.pick(hidden);
    const mine = dataOf(game, card.def);
    const its = dataOf(game, other.def);
    if (mine === null || its === null || card.owner !== other.owner || card.def === other.def) continue;
    if (!fits(copy, card, its) || !fits(copy, other, mine)) continue;
    const def = card.def;
    card.def = other.def;
    other.def = def;
    swapped.add(card.id).add(other.id);
  }
  rearrangeArchives(copy, hidden, random);
  // The other player's options may differ, even be none, as this world was not played to; only the seat's count.
  if (waiting.seat === seat) copy.waiting = null;
  return { game: copy, swapped };
}
