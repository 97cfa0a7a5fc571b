import type { DeedName } from '../language/words/deeds.ts';
import { maySeeOrRemember } from '../query/visibility.ts';
import type { Seat } from '../side.ts';
import type { Frame, Instance, UseFrame } from '../state/frame.ts';
import { cardOf, type Game, idOf, objectOf } from '../state/game.ts';
import type { CardId, ObjectRef, Occurrence, State } from '../state/state.ts';
import { lookedAt } from './looking.ts';

/** Deeds at which both players see the card they are about. */
const SEEN_BY_BOTH: ReadonlySet<DeedName> = new Set<DeedName>([
  'rez',
  'derez',
  'play',
  'resolve',
  'score',
  'steal',
  'empty',
  'use',
  'forfeit',
  'reveal',
  'expose',
  'encounter',
  'break',
  'resolveSubroutine',
  'bypass',
  'trace',
]);

/** Deeds at which the Runner sees a card that its owner may not see (7.2.2). */
const SEEN_BY_RUNNER: ReadonlySet<DeedName> = new Set<DeedName>(['access', 'finishAccess']);

/** Whether what is being used is an ability, not a basic action with a card. */
const usesAbility = ({ action, card }: UseFrame): boolean =>
  card >= 0 && (action === '' || action === 'ability');

/** Whether a reference still finds its object. */
export const isAlive = (state: State, ref: ObjectRef): boolean =>
  ref >= 0 && cardOf(state, idOf(ref)).object === objectOf(ref);

/** Which cards of a game a seat may know now, and what it may know of what waits and what happened. */
export class Knowledge {
  private readonly state: State;
  private readonly seat: Seat;
  private readonly known: boolean[] = [];

  constructor(game: Game, seat: Seat) {
    const { state } = game;
    this.state = state;
    this.seat = seat;
    for (const card of state.cards) this.known.push(maySeeOrRemember(state, seat, card));
    for (const card of lookedAt(game, seat)) this.known[card.id] = true;
    for (const frame of state.stack) this.learnFrom(frame);
  }

  /** Whether the seat may know what the card is. */
  of(id: CardId): boolean {
    return this.known[id] === true;
  }

  /** What a lingering effect brings about is no secret, even if its card is gone. */
  ofInstance({ controller, source, lingering }: Instance): boolean {
    return controller === this.seat || lingering > 0 || this.of(idOf(source));
  }

  /**
   * Whether the seat knows which card something happened to. A card that has moved since is known by what it was only
   * if the seat sees it now and saw it then: else the two could be told to be one.
   */
  ofOccurrence({ card: ref, deed, detail }: Occurrence): boolean {
    if (ref < 0) return true;
    if (!this.of(idOf(ref))) return false;
    if (isAlive(this.state, ref) || SEEN_BY_BOTH.has(deed)) return true;
    if (deed === 'trash' && detail === 'accessed') return true;
    return cardOf(this.state, idOf(ref)).owner === this.seat && !SEEN_BY_RUNNER.has(deed);
  }

  /** Whoever sees an ability used or resolved, or may trigger it, knows the card it is of. */
  private learnFrom(frame: Frame): void {
    if (frame.kind === 'ability') this.learn(frame.source, frame.def);
    if (frame.kind === 'use' && usesAbility(frame)) this.known[idOf(frame.card)] = true;
    if (!('pending' in frame)) return;
    for (const { controller, source, def } of frame.pending) {
      if (controller === this.seat) this.learn(source, def);
    }
  }

  private learn(source: ObjectRef, def: number): void {
    if (isAlive(this.state, source) && cardOf(this.state, idOf(source)).def === def)
      this.known[idOf(source)] = true;
  }
}
