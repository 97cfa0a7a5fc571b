import type { CompiledCard } from '../compile/program.ts';
import { InputError } from '../errors.ts';
import { waitingFor } from '../kernel/stepper.ts';
import { type CardType, COUNTERS, type Counter } from '../language/lists.ts';
import { canBeAdvanced } from '../query/advance.ts';
import { abilitiesLost, subtypesOf } from '../query/characteristics.ts';
import { markOf } from '../query/mark.ts';
import { allNamedBy } from '../query/named.ts';
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
import { rememberedBy, stillThere } from '../query/words/cards.ts';
import { SEATS, type Seat, type Side } from '../side.ts';
import { cardOf, defOf, findCard, type Game, objectOf } from '../state/game.ts';
import { canHostCards, isInstalled, isRezzed } from '../state/in-play.ts';
import { hostedOn, lostItsHost } from '../state/move.ts';
import { serverName } from '../state/server-name.ts';
import type { Card, CardId } from '../state/state.ts';
import { gainedTexts } from './gained-texts.ts';
import { announcedTargets, imminentEffects, liesOpen } from './imminent.ts';
import { lookedAt } from './looking.ts';
import { positionOf } from './position.ts';
import { show } from './read.ts';
import type {
  CardView,
  CorpView,
  HiddenPile,
  ImminentView,
  PlayerView,
  RunnerView,
  RunView,
  View,
  ViewWish,
} from './seen.ts';
import { structuresOf } from './structures.ts';

/** A view of a card that is being put together. */
type Draft = { -readonly [Field in keyof CardView]: CardView[Field] };

function countersOn({ credits, advancement, virus, power, agenda }: Card): CardView['counters'] {
  const all: Record<Counter, number> = { credits, advancement, virus, power, agenda };
  const counters: Partial<Record<Counter, number>> = {};
  if (credits + advancement + virus + power + agenda === 0) return counters;
  for (const counter of COUNTERS) if (all[counter] > 0) counters[counter] = all[counter];
  return counters;
}

/** A card nobody but its owner can point at. */
const NAMELESS: CardView = { object: 0, faceup: false, counters: {}, hosted: [] };

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
      structures: structuresOf(this.game),
      corp: this.corp(),
      runner: this.runner(),
      run: this.run(),
      imminent: this.imminent(),
      targets: this.targets(),
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

  private imminent(): ImminentView[] {
    const { game, seat } = this;
    return imminentEffects(game).map(({ name, by, who, amount, detail, source, cards }) => {
      const card = findCard(game.state, source);
      const acted = stillThere(game.state, cards);
      const open = acted.filter((one) => liesOpen(game.state, seat, one));
      return {
        effect: name,
        by,
        who,
        amount,
        ...(detail === '' ? {} : { detail }),
        source: card === null || !liesOpen(game.state, seat, card) ? null : this.card(card),
        cards: open.map((one) => this.card(one)),
        others: acted.length - open.length,
      };
    });
  }

  private targets(): CardView[] {
    const { game, seat } = this;
    return announcedTargets(game)
      .filter((card) => liesOpen(game.state, seat, card))
      .map((card) => this.card(card));
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
      archives: this.archives(),
      servers: state.servers.map((server) => ({
        server: serverName(server.id),
        ice: this.cards(server.ice).reverse(),
        root: this.cards(server.root),
      })),
    };
  }

  /** What the seat can tell apart comes first; of the rest it sees only that it is there. */
  private archives(): CardView[] {
    const { state } = this.game;
    const cards = state.zones.archives.map((id) => cardOf(state, id));
    const open = cards.filter((card) => maySee(state, this.seat, card));
    const facedown = cards.length - open.length;
    return [...open.map((card) => this.card(card)), ...new Array<CardView>(facedown).fill(NAMELESS)];
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
    if (!this.anyHosted || !canHostCards(card)) return [];
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
      if (hasSeen(this.seat, card)) seen.remembered = def.printed;
      return seen;
    }
    seen.card = def.printed;
    if (def.printed !== def.data.id) seen.turnedInto = def.data.id;
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
      const named = allNamedBy(game.state, card);
      if (named !== null) seen.named = named;
    }
    const subtypes = subtypesOf(game, card);
    if (subtypes !== data.subtypes) seen.subtypes = subtypes;
    if (game.rules.grantsText || game.rules.takesText) this.addText(seen, card);
    const strength = strengthOf(game, card);
    if (strength !== null) seen.strength = strength;
    const cost = this.costOf(card, type);
    if (cost !== null) seen.cost = cost;
    if (data.advancement !== undefined) seen.advancementRequirement = advancementRequirement(game, card);
    if (canBeAdvanced(game, card)) seen.canBeAdvanced = true;
  }

  private addText(seen: Draft, card: Card): void {
    const gained = gainedTexts(this.game, card);
    if (gained.length > 0) seen.gained = gained;
    const lost = abilitiesLost(this.game, card);
    if (lost !== 'none') seen.lost = lost;
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
