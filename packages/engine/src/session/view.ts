import type { CompiledCard } from '../compile/program.ts';
import type { EditionId } from '../editions/edition-id.ts';
import { InputError } from '../errors.ts';
import { waitingFor } from '../kernel/stepper.ts';
import { type CardType, COUNTERS, type Counter } from '../language/lists.ts';
import { canBeAdvanced } from '../query/advance.ts';
import { subtypesOf } from '../query/characteristics.ts';
import { markOf } from '../query/mark.ts';
import { currentPhase, stepOf } from '../query/phase.ts';
import { poolOf } from '../query/pool.ts';
import {
  accessedCard,
  accessedSoFar,
  encounteredIce,
  encounterFrame,
  iceAtPosition,
  runFrame,
} from '../query/run.ts';
import { statesOf, subroutinesOf } from '../query/subroutines.ts';
import {
  advancementRequirement,
  installCost,
  linkValue,
  maximumHandSize,
  memoryLimit,
  memoryUsed,
  playCost,
  rezCost,
  scoreOf,
  strengthOf,
} from '../query/values.ts';
import { hasSeen, maySee } from '../query/visibility.ts';
import { rememberedBy } from '../query/words/cards.ts';
import { SEATS, type Seat, type Side } from '../side.ts';
import type { DecisionKind } from '../state/decision.ts';
import type { Frame } from '../state/frame.ts';
import { cardOf, cite, defOf, type Game, objectOf } from '../state/game.ts';
import { isInstalled, isRezzed } from '../state/in-play.ts';
import { hostedOn, lostItsHost } from '../state/move.ts';
import { serverName } from '../state/server-name.ts';
import type { Card, CardId, Outcome } from '../state/state.ts';
import { lookedAt } from './looking.ts';
import { type Position, positionOf } from './position.ts';
import { show } from './read.ts';

/** A card as a seat sees it. Without `card` the seat may not know which card it is. */
export interface CardView {
  /** The number in option keys: c17. */
  readonly object: number;
  readonly card?: string;
  readonly title?: string;
  /** Which card it was when the seat saw it, although it may not look at it now. */
  readonly remembered?: string;
  readonly type?: string;
  /** Its subtypes, where they are not those printed on it. */
  readonly subtypes?: readonly string[];
  readonly faceup: boolean;
  readonly rezzed?: boolean;
  readonly strength?: number;
  /** What it would cost now to play, install or rez it; for ice in hand: without ice before the server. */
  readonly cost?: number;
  readonly advancementRequirement?: number;
  readonly canBeAdvanced?: boolean;
  readonly installedThisTurn?: boolean;
  readonly counters: Partial<Record<Counter, number>>;
  /** The objects it was told to remember. */
  readonly remembers?: readonly number[];
  readonly hosted: readonly CardView[];
}

export interface HiddenPile {
  readonly count: number;
  /** Only for those who may look. */
  readonly cards?: readonly CardView[];
}

export interface PlayerView {
  readonly identity: CardView;
  readonly credits: number;
  readonly clicks: number;
  readonly agendaPoints: number;
  readonly maximumHandSize: number;
  readonly scored: readonly CardView[];
}

export interface ServerView {
  readonly server: string;
  /** Outermost first. */
  readonly ice: readonly CardView[];
  readonly root: readonly CardView[];
}

export interface CorpView extends PlayerView {
  readonly badPublicity: number;
  readonly hq: HiddenPile;
  readonly rd: HiddenPile;
  readonly archives: readonly CardView[];
  readonly servers: readonly ServerView[];
}

export interface RunnerView extends PlayerView {
  readonly tags: number;
  readonly coreDamage: number;
  readonly memory: { readonly limit: number; readonly used: number };
  readonly link: number;
  readonly grip: HiddenPile;
  readonly stack: HiddenPile;
  readonly heap: readonly CardView[];
  readonly rig: readonly CardView[];
}

/** A run in progress. */
export interface RunView {
  readonly server: string;
  readonly phase: string;
  readonly step: string;
  /** How many pieces of ice lie inward of the Runner; null without a position. */
  readonly position: number | null;
  /** The ice at the Runner's position, or the encountered one. */
  readonly ice: CardView | null;
  /** Subroutines of the encountered ice. */
  readonly subroutines: readonly ('unbroken' | 'broken' | 'resolved')[];
  /** Where the text of each subroutine is, if some are gained: a card, and which of its programs. */
  readonly texts?: readonly { readonly card: string; readonly program: number }[];
  readonly badPublicityCredits: number;
  readonly successful: boolean;
}

/** Something the game is in the middle of, from the turn inward. */
export interface StructureView {
  readonly kind: string;
  readonly rule: string;
}

/** Everything a seat may know, and nothing else. */
export interface View {
  readonly seat: Seat;
  readonly edition: EditionId;
  readonly pointsToWin: number;
  readonly turn: {
    readonly number: number;
    readonly side: Side;
    readonly phase: string;
    readonly step: string;
  };
  /** Who must decide, and what kind of decision it is; the options are the decider's alone. */
  readonly waiting: { readonly seat: Side; readonly kind: DecisionKind; readonly rule: string } | null;
  readonly structures: readonly StructureView[];
  readonly corp: CorpView;
  readonly runner: RunnerView;
  readonly run: RunView | null;
  /** The server that is the mark this turn. */
  readonly mark: string | null;
  /** The card being accessed, as far as the seat may see it. */
  readonly access: CardView | null;
  /** Cards accessed so far in this breach, as far as the seat may still see them. */
  readonly accessed: readonly CardView[];
  /** Cards the seat may look at only because it is choosing among them. */
  readonly looking: readonly CardView[];
  readonly playing: readonly CardView[];
  readonly setAside: readonly CardView[];
  readonly removed: readonly CardView[];
  readonly happened: {
    readonly actions: readonly string[];
    readonly clicksSpent: number;
    readonly thisTurn: readonly { readonly deed: string; readonly side: Side; readonly amount: number }[];
  };
  readonly outcome: Outcome | null;
  /** The game as the seat may know it, to make worlds from; only when asked for. */
  readonly position?: Position;
}

/** What a view has besides what it always has. */
export interface ViewWish {
  readonly position?: boolean;
}

function structureOf(game: Game, frame: Frame): StructureView {
  switch (frame.kind) {
    case 'phase':
      return { kind: frame.phase, rule: stepOf(game, frame).rule };
    case 'mulligan':
      return { kind: 'mulligan', rule: cite(game, 'mulligan') };
    case 'window':
      return { kind: 'paid ability window', rule: cite(game, 'paidAbilityWindow') };
    case 'reaction':
      return { kind: 'reaction window', rule: cite(game, 'reactionWindow') };
    case 'instruction':
      return {
        kind: frame.stage === 1 ? 'interrupt window' : 'instruction',
        rule: cite(game, 'interruptWindow'),
      };
    case 'ability':
      return { kind: 'ability', rule: cite(game, 'resolveInstructions') };
    case 'use':
      return { kind: frame.action === '' ? 'paid ability' : 'action', rule: cite(game, 'takeAction') };
    case 'pay':
      return { kind: 'cost', rule: cite(game, 'payWhole') };
    case 'install':
      return { kind: 'install', rule: cite(game, 'installing') };
    case 'play':
      return { kind: 'play', rule: cite(game, 'playing') };
    case 'rez':
      return { kind: 'rez', rule: cite(game, 'rezzing') };
    case 'draw':
      return { kind: 'draw', rule: cite(game, 'drawCards') };
    case 'discard':
      return { kind: 'discard', rule: cite(game, 'discarding') };
    case 'sabotage':
      return { kind: 'sabotage', rule: cite(game, 'sabotage') };
    case 'arrange':
      return { kind: 'arrange', rule: cite(game, 'arranging') };
    case 'checkpoint':
      return { kind: 'checkpoint', rule: cite(game, 'checkpointTrash') };
    case 'break':
      return { kind: 'break subroutines', rule: cite(game, 'breakSubroutines') };
    case 'fire':
      return { kind: 'choose subroutine', rule: cite(game, 'resolveSubroutines') };
    case 'trashAccessed':
      return { kind: 'trash accessed card', rule: cite(game, 'trashAccessed') };
    case 'server':
      return { kind: 'choose server', rule: cite(game, 'announceServer') };
    case 'additionalCost':
      return { kind: 'additional cost', rule: cite(game, 'additionalCost') };
    case 'arrivals':
      return { kind: 'candidates', rule: cite(game, 'arrivingCandidate') };
    case 'jackOut':
      return { kind: 'jack out', rule: cite(game, 'jackingOut') };
    case 'trace':
      return { kind: 'trace', rule: cite(game, 'trace') };
    case 'bid':
      return { kind: 'bid', rule: cite(game, 'bid') };
    case 'action':
      return { kind: 'action window', rule: cite(game, 'actionWindow') };
  }
}

/** A view of a card that is being put together. */
type Draft = { -readonly [Field in keyof CardView]: CardView[Field] };

function countersOn({ credits, advancement, virus, power, agenda }: Card): CardView['counters'] {
  const all: Record<Counter, number> = { credits, advancement, virus, power, agenda };
  const counters: Partial<Record<Counter, number>> = {};
  if (credits + advancement + virus + power + agenda === 0) return counters;
  for (const counter of COUNTERS) if (all[counter] > 0) counters[counter] = all[counter];
  return counters;
}

class Viewer {
  private readonly game: Game;
  private readonly seat: Seat;
  private readonly anyHosted: boolean;

  constructor(game: Game, seat: Seat) {
    this.game = game;
    this.seat = seat;
    this.anyHosted = game.state.cards.some(({ host }) => host >= 0);
  }

  view(): View {
    const { state } = this.game;
    const phase = currentPhase(state);
    const decision = waitingFor(this.game);
    return {
      seat: this.seat,
      edition: state.edition,
      pointsToWin: state.pointsToWin,
      turn: {
        number: state.turn.number,
        side: state.turn.side,
        phase: phase === null ? '' : phase.phase,
        step: phase === null ? '' : stepOf(this.game, phase).rule,
      },
      waiting: decision === null ? null : { seat: decision.seat, kind: decision.kind, rule: decision.rule },
      structures: this.structures(),
      corp: this.corp(),
      runner: this.runner(),
      run: this.run(),
      mark: this.mark(),
      access: this.access(),
      accessed: this.accessed(),
      looking: lookedAt(this.game, this.seat).map((card) => this.card(card, true)),
      playing: this.cards(state.zones.playing),
      setAside: this.cards(state.zones.setAside),
      removed: this.cards(state.zones.removed),
      happened: {
        actions: state.turn.actions.slice(),
        clicksSpent: state.turn.clicksSpent,
        thisTurn: state.turn.history.map(({ deed, side, amount }) => ({ deed, side, amount })),
      },
      outcome: state.outcome,
    };
  }

  private structures(): StructureView[] {
    return this.game.state.stack.map((frame) => structureOf(this.game, frame));
  }

  private run(): RunView | null {
    const { game } = this;
    const { run } = game.state;
    const frame = runFrame(game.state);
    if (run === null || frame === null) return null;
    const encounter = encounterFrame(game.state);
    const ice = encounteredIce(game.state) ?? iceAtPosition(game);
    const subroutines = encounter === null || ice === null ? [] : statesOf(game, encounter, ice);
    return {
      server: serverName(run.server),
      phase: frame.phase,
      step: stepOf(game, frame).rule,
      position: run.position < 0 ? null : run.position,
      ice: ice === null ? null : this.card(ice),
      subroutines,
      ...(subroutines.length === 0 || ice === null ? {} : this.textsOf(ice)),
      badPublicityCredits: run.fund,
      successful: run.successful,
    };
  }

  /** Where each subroutine is written, if some are not printed on the ice. */
  private textsOf(ice: Card): Pick<RunView, 'texts'> {
    const { game } = this;
    const list = subroutinesOf(game, ice);
    if (list.every(({ printed }, index) => printed === index)) return {};
    return {
      texts: list.map(({ def, program }) => ({
        card: game.rules.defs[def]?.data.id ?? '',
        program,
      })),
    };
  }

  private mark(): string | null {
    const mark = markOf(this.game.state);
    return mark === null ? null : serverName(mark.server);
  }

  private access(): CardView | null {
    const card = accessedCard(this.game.state);
    return card === null || !maySee(this.game.state, this.seat, card) ? null : this.card(card);
  }

  private accessed(): CardView[] {
    const { state } = this.game;
    return accessedSoFar(state)
      .filter((card) => maySee(state, this.seat, card))
      .map((card) => this.card(card));
  }

  private player(side: Side): PlayerView {
    const { game } = this;
    const player = game.state[side];
    return {
      identity: this.card(cardOf(game.state, player.identity)),
      credits: poolOf(game, side),
      clicks: player.clicks,
      agendaPoints: scoreOf(game, side),
      maximumHandSize: maximumHandSize(game, side),
      scored: this.cards(game.state.zones[side === 'corp' ? 'corpScore' : 'runnerScore']),
    };
  }

  private corp(): CorpView {
    const { state } = this.game;
    return {
      ...this.player('corp'),
      badPublicity: state.corp.badPublicity,
      hq: this.pile(state.zones.hq, 'corp'),
      rd: { count: state.zones.rd.length },
      archives: this.cards(state.zones.archives),
      servers: state.servers.map((server) => ({
        server: serverName(server.id),
        ice: this.cards(server.ice).reverse(),
        root: this.cards(server.root),
      })),
    };
  }

  private runner(): RunnerView {
    const { game } = this;
    const { state } = game;
    return {
      ...this.player('runner'),
      tags: state.runner.tags,
      coreDamage: state.runner.coreDamage,
      memory: { limit: memoryLimit(game), used: memoryUsed(game) },
      link: linkValue(game),
      grip: this.pile(state.zones.grip, 'runner'),
      stack: { count: state.zones.stack.length },
      heap: this.cards(state.zones.heap),
      rig: this.cards(
        state.zones.rig.filter((id) => cardOf(state, id).host < 0 || lostItsHost(state, cardOf(state, id))),
      ),
    };
  }

  private pile(ids: readonly CardId[], owner: Side): HiddenPile {
    if (this.seat === owner) return { count: ids.length, cards: this.cards(ids) };
    return { count: ids.length };
  }

  private cards(ids: readonly CardId[]): CardView[] {
    return ids.map((id) => this.card(cardOf(this.game.state, id)));
  }

  private hostedOn(card: Card): CardView[] {
    if (!this.anyHosted || !(isInstalled(card) || card.zone === 'corpScore')) return [];
    return hostedOn(this.game.state, card).map((one) => this.card(one));
  }

  /** Field by field, not from parts: a view is made of little else than cards. */
  private card(card: Card, looking = false): CardView {
    const { game } = this;
    const { zone } = card;
    const seen: Draft = {
      object: card.object,
      faceup: card.faceup,
      counters: countersOn(card),
      hosted: this.hostedOn(card),
    };
    if (isInstalled(card)) seen.installedThisTurn = card.installedTurn === game.state.turn.number;
    if (zone === 'ice' || zone === 'root') seen.rezzed = isRezzed(card);
    const def = defOf(game, card);
    if (!looking && !maySee(game.state, this.seat, card)) {
      if (hasSeen(this.seat, card)) seen.remembered = def.data.id;
      return seen;
    }
    seen.card = def.data.id;
    seen.title = def.data.title;
    seen.type = def.type;
    this.addNumbers(seen, card, def);
    return seen;
  }

  /** What a card remembers and is now, as far as it has it. */
  private addNumbers(seen: Draft, card: Card, { data, type }: CompiledCard): void {
    const { game } = this;
    if (game.state.lingering.length > 0) {
      const refs = rememberedBy(game.state, card);
      if (refs.length > 0) seen.remembers = refs.map(objectOf);
    }
    const subtypes = subtypesOf(game, card);
    if (subtypes !== data.subtypes) seen.subtypes = subtypes;
    const strength = strengthOf(game, card);
    if (strength !== null) seen.strength = strength;
    const cost = this.costOf(card, type);
    if (cost !== null) seen.cost = cost;
    if (type === 'agenda') seen.advancementRequirement = advancementRequirement(game, card);
    if (canBeAdvanced(game, card)) seen.canBeAdvanced = true;
  }

  private costOf(card: Card, type: CardType): number | null {
    const { game } = this;
    // X is not known before it is announced.
    if (defOf(game, card).costsX) return null;
    switch (type) {
      case 'operation':
      case 'event':
        return playCost(game, card);
      case 'asset':
      case 'upgrade':
      case 'ice':
        return rezCost(game, card);
      case 'hardware':
      case 'program':
      case 'resource':
        return installCost(game, card, 0);
      case 'identity':
      case 'agenda':
        return null;
    }
  }
}

export function requireSeat(seat: unknown): Seat {
  if (!(SEATS as readonly unknown[]).includes(seat)) {
    throw new InputError('badSeat', 'seat', `one of ${SEATS.join(', ')} is needed, not ${show(seat)}`);
  }
  return seat as Seat;
}

/** What a seat may know now. */
export function view(game: Game, seat: Seat, wish: ViewWish = {}): View {
  const seen = new Viewer(game, requireSeat(seat)).view();
  return wish.position === true ? { ...seen, position: positionOf(game, seat) } : seen;
}
