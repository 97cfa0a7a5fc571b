import { type CardPool, type Decision, type Game, type GameEvent, idOf } from '@lastclick/engine';
import type { AbilityData, CardData } from '@lastclick/engine/language';
import type { MadeAbility, MadeCard } from './made-card.ts';

type State = Game['state'];

type Card = State['cards'][number];

/** Static abilities that are asked wherever their card is. */
const ANYWHERE: ReadonlySet<string> = new Set(['only', 'installOn', 'must']);

function isActive({ zone, faceup, since }: Card): boolean {
  switch (zone) {
    case 'identity':
    case 'corpScore':
      return true;
    case 'root':
    case 'playing':
      return faceup && since > 0;
    case 'ice':
    case 'rig':
      return faceup;
    default:
      return false;
  }
}

/** Whether an ability that nobody uses works as its card lies there. */
function works(ability: AbilityData, card: Card): boolean {
  if ('static' in ability && ANYWHERE.has(ability.static)) return true;
  if ('activeIn' in ability && ability.activeIn !== undefined) return card.zone === ability.activeIn;
  if ('stolen' in ability && ability.stolen === true && card.zone === 'runnerScore') return true;
  return isActive(card);
}

/**
 * Which abilities of made cards had a chance in a game: those to be used were offered, ice with subroutines was encountered,
 * operations and events were played, and of all others the card lay where they work.
 */
export class Chances {
  readonly taken = new Set<MadeAbility>();
  private readonly made = new Map<unknown, MadeAbility>();
  private readonly left: Set<MadeAbility>;
  private readonly pool: CardPool;
  private readonly ids: ReadonlySet<string>;

  constructor(cards: readonly MadeCard[], pool: CardPool) {
    this.pool = pool;
    for (const { data, abilities } of cards)
      for (const ability of abilities) this.made.set(dataAt(data, ability.path), ability);
    this.left = new Set(this.made.values());
    this.ids = new Set(cards.flatMap(({ data }) => [data.id, ...(pool.byId.get(data.id)?.sides ?? [])]));
  }

  /** Notes what is asked, and what has happened since the last question. */
  at({ state }: Game, waiting: Decision | null, events: readonly GameEvent[]): void {
    if (this.left.size === 0) return;
    for (const { kind, cards } of events)
      for (const { card } of cards) {
        if (!this.ids.has(card)) continue;
        const data = this.pool.byId.get(card)?.data;
        if (kind === 'played') {
          this.take(data?.play);
          for (const ability of data?.text ?? []) if (!isOffered(ability)) this.take(ability);
        }
        if (kind === 'iceEncountered')
          for (const ability of data?.text ?? []) if (isSubroutine(ability)) this.take(ability);
      }
    for (const card of state.cards) {
      const id = state.pool[card.def] ?? '';
      if (!this.ids.has(id)) continue;
      for (const ability of this.pool.byId.get(id)?.data.text ?? [])
        if (!isOffered(ability) && !isSubroutine(ability) && works(ability, card)) this.take(ability);
    }
    for (const { kind, card, number } of waiting?.options ?? []) {
      if (kind !== 'use' || card < 0) continue;
      const def = state.cards[idOf(card)]?.def ?? -1;
      this.take(this.pool.byId.get(state.pool[def] ?? '')?.uses[number]?.data);
    }
  }

  private take(ability: unknown): void {
    const made = this.made.get(ability);
    if (made === undefined) return;
    this.taken.add(made);
    this.left.delete(made);
  }
}

const isOffered = (ability: AbilityData): boolean => 'ability' in ability && ability.ability === 'paid';
const isSubroutine = (ability: AbilityData): boolean => 'ability' in ability && ability.ability === 'sub';

const dataAt = (data: CardData, path: MadeAbility['path']): unknown =>
  path.reduce<unknown>((at, step) => (at as Record<string | number, unknown>)[step], data);
