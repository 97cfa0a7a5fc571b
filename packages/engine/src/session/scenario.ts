import { agendaForm } from '../compile/forms.ts';
import { PHASE_IDS, type Phase, type PhaseId } from '../editions/edition.ts';
import { EDITION_IDS, type EditionId } from '../editions/edition-id.ts';
import { EDITIONS } from '../editions/index.ts';
import { COUNTERS } from '../language/lists.ts';
import { DEEDS, type DeedName } from '../language/words/deeds.ts';
import { SIDES, type Side } from '../side.ts';
import { cardOf, defOf, type Game, newGame, refOf } from '../state/game.ts';
import { isActive } from '../state/in-play.ts';
import { newPhase } from '../state/new-phase.ts';
import { serverNamed } from '../state/server-name.ts';
import {
  type Card,
  FIRST_REMOTE,
  type ListedZone,
  NO_SERVER,
  NOTHING,
  type Occurrence,
  type Priority,
  type State,
} from '../state/state.ts';
import { EVERYTHING, MET } from '../state/unsettled.ts';
import { StateBuilder } from './build.ts';
import { type DeckLists, Reader, readDeckLists, readSeed } from './read.ts';
import { type CardPool, rulesetFor } from './ruleset.ts';

/** A card of a position: its title or id, or that with what is on it. */
export type ScenarioCard =
  | string
  | {
      readonly card: string;
      /** For Archives and installed cards; Runner cards are faceup unless this says otherwise. */
      readonly faceup?: boolean;
      readonly rezzed?: boolean;
      readonly credits?: number;
      readonly advancement?: number;
      readonly virus?: number;
      readonly power?: number;
      readonly agenda?: number;
      /** In a score area: turned into an agenda worth so many points, as its own text does (10.1.3). */
      readonly asAgenda?: number;
      /** Installed in the current turn. */
      readonly installedThisTurn?: boolean;
      readonly hosted?: readonly ScenarioCard[];
    };

export interface ScenarioServer {
  /** hq, rd, archives or remote-1, remote-2 … */
  readonly server: string;
  /** Outermost first. */
  readonly ice?: readonly ScenarioCard[];
  readonly root?: readonly ScenarioCard[];
}

/** Something that already happened, for abilities that look back. */
export interface ScenarioOccurrence {
  readonly deed: DeedName;
  readonly side: Side;
  readonly card?: string;
  readonly amount?: number;
}

/** Any position, as plain data. Decks list their top card first. */
export interface Scenario {
  readonly edition?: EditionId;
  readonly seed?: string | number;
  readonly priority?: Priority;
  readonly pointsToWin?: number;
  readonly deckLists?: DeckLists;
  /** A phase ('corp.action': its action step, others: their first step) or a step by number ('5.6.2b'). */
  readonly at?: string;
  readonly turn?: number;
  readonly corp: {
    readonly identity: string;
    readonly credits?: number;
    readonly clicks?: number;
    readonly badPublicity?: number;
    readonly hq?: readonly ScenarioCard[];
    readonly rd?: readonly ScenarioCard[];
    readonly archives?: readonly ScenarioCard[];
    readonly scored?: readonly ScenarioCard[];
    readonly servers?: readonly ScenarioServer[];
  };
  readonly runner: {
    readonly identity: string;
    readonly credits?: number;
    readonly clicks?: number;
    readonly tags?: number;
    readonly coreDamage?: number;
    readonly grip?: readonly ScenarioCard[];
    readonly stack?: readonly ScenarioCard[];
    readonly heap?: readonly ScenarioCard[];
    readonly rig?: readonly ScenarioCard[];
    /** Agendas the Runner has stolen. */
    readonly scored?: readonly ScenarioCard[];
  };
  readonly removed?: readonly { readonly card: string; readonly side: Side }[];
  readonly happened?: {
    /** Actions already taken this turn, as in a view: gainCredit, play, c12#1 … */
    readonly actions?: readonly string[];
    readonly clicksSpent?: number;
    readonly thisTurn?: readonly ScenarioOccurrence[];
    readonly lastTurn?: Partial<Record<Side, readonly ScenarioOccurrence[]>>;
  };
}

const SIDE_FIELDS: Record<Side, readonly string[]> = {
  corp: ['identity', 'credits', 'clicks', 'badPublicity', 'hq', 'rd', 'archives', 'scored', 'servers'],
  runner: ['identity', 'credits', 'clicks', 'tags', 'coreDamage', 'grip', 'stack', 'heap', 'rig', 'scored'],
};

const isConverted = (entry: unknown): entry is { readonly card: unknown } =>
  typeof entry === 'object' && entry !== null && 'asAgenda' in entry && 'card' in entry;

class ScenarioReader {
  private readonly reader: Reader = new Reader('badScenario');
  private readonly builder: StateBuilder;
  private readonly placed: { card: Card; counters: Record<string, number>; thisTurn: boolean }[] = [];

  constructor(pool: CardPool) {
    this.builder = new StateBuilder(pool, this.reader);
  }

  build(scenario: Scenario, pool: CardPool): Game {
    const reader = this.reader;
    reader.object(scenario, '', [
      'edition',
      'seed',
      'priority',
      'pointsToWin',
      'deckLists',
      'at',
      'turn',
      'corp',
      'runner',
      'removed',
      'happened',
    ]);
    const edition = reader.oneOf(scenario.edition, 'edition', EDITION_IDS, '1.4');
    const priority = reader.oneOf(scenario.priority, 'priority', ['every', 'useful'] as const, 'every');
    const seed = readSeed(reader, scenario.seed);
    const pointsToWin = reader.count(scenario.pointsToWin, 'pointsToWin', 7, 99, 1);
    const openLists = readDeckLists(reader, scenario.deckLists);
    for (const side of SIDES) reader.object(scenario[side], side, SIDE_FIELDS[side]);
    const corp = this.builder.identity(scenario.corp.identity, 'corp.identity', 'corp');
    const runner = this.builder.identity(scenario.runner.identity, 'runner.identity', 'runner');
    const state = this.builder.state(edition, priority, pointsToWin, openLists, seed, corp, runner);
    const phase = this.phaseAt(edition, scenario.at);
    state.turn.number = reader.count(scenario.turn, 'turn', 3);
    state.turn.side = phase.phase.side;
    this.players(state, scenario);
    this.zones(state, scenario);
    this.servers(state, scenario);
    state.nextObject = state.cards.length + 1;
    const game = newGame(state, rulesetFor(edition, pool, state.pool), []);
    this.finishCards(game);
    this.history(game, scenario);
    const clicks = scenario[phase.phase.side].clicks;
    state[phase.phase.side].clicks = reader.count(
      clicks,
      `${phase.phase.side}.clicks`,
      this.defaultClicks(phase),
      99,
    );
    // Whatever is out of order in the position is put right before anyone decides.
    state.stack.push({ ...newPhase(phase.phase.id, phase.step), settle: true });
    state.unsettled = EVERYTHING & ~MET;
    return game;
  }

  private phaseAt(edition: EditionId, at: unknown): { phase: Phase; step: number } {
    const { phases } = EDITIONS[edition];
    const name = at === undefined ? 'corp.action' : this.reader.text(at, 'at');
    if ((PHASE_IDS as readonly string[]).includes(name)) {
      const phase = phases[name as PhaseId];
      return {
        phase,
        step: Math.max(
          0,
          phase.steps.findIndex((step) => step.what.act === 'action'),
        ),
      };
    }
    for (const id of PHASE_IDS) {
      const phase = phases[id];
      const step = phase.steps.findIndex((candidate) => candidate.rule === name);
      if (step >= 0) return { phase, step };
    }
    return this.reader.fail(
      'at',
      `"${name}" is neither a phase (${PHASE_IDS.join(', ')}) nor a step like 5.6.2b`,
    );
  }

  /** At the first step clicks are still to be gained; from the last phase on they are gone. */
  private defaultClicks({ phase, step }: { phase: Phase; step: number }): number {
    const gains = phase.steps.findIndex(
      (one) => one.what.act === 'perform' && one.what.what === 'gainAllottedClicks',
    );
    if (phase.id.endsWith('discard') || (gains >= 0 && step <= gains)) return 0;
    return phase.side === 'corp' ? 3 : 4;
  }

  private players(state: State, scenario: Scenario): void {
    const { reader } = this;
    state.corp.credits = reader.count(scenario.corp.credits, 'corp.credits', 5);
    state.corp.clicks = reader.count(scenario.corp.clicks, 'corp.clicks', 0, 99);
    state.corp.badPublicity = reader.count(scenario.corp.badPublicity, 'corp.badPublicity', 0, 99);
    state.runner.credits = reader.count(scenario.runner.credits, 'runner.credits', 5);
    state.runner.clicks = reader.count(scenario.runner.clicks, 'runner.clicks', 0, 99);
    state.runner.tags = reader.count(scenario.runner.tags, 'runner.tags', 0, 99);
    state.runner.coreDamage = reader.count(scenario.runner.coreDamage, 'runner.coreDamage', 0, 99);
  }

  private zones(state: State, scenario: Scenario): void {
    const { corp, runner } = scenario;
    this.zone(state, 'hq', 'corp', corp.hq, 'corp.hq', false);
    this.zone(state, 'archives', 'corp', corp.archives, 'corp.archives', true);
    this.zone(state, 'corpScore', 'corp', corp.scored, 'corp.scored', true);
    this.zone(state, 'grip', 'runner', runner.grip, 'runner.grip', false);
    this.zone(state, 'heap', 'runner', runner.heap, 'runner.heap', true);
    this.zone(state, 'rig', 'runner', runner.rig, 'runner.rig', true);
    this.zone(state, 'runnerScore', 'corp', runner.scored, 'runner.scored', true);
    this.zone(state, 'rd', 'corp', corp.rd, 'corp.rd', false);
    this.zone(state, 'stack', 'runner', runner.stack, 'runner.stack', false);
    // Scenarios list decks from the top; the engine draws from the end.
    state.zones.rd.reverse();
    state.zones.stack.reverse();
    this.reader.list(scenario.removed, 'removed').forEach((entry, index) => {
      const where = `removed[${index}]`;
      const { card, side } = this.reader.object(entry, where, ['card', 'side']);
      const owner = this.reader.oneOf(side, `${where}.side`, SIDES, 'corp');
      const made = this.builder.add(this.builder.find(card, `${where}.card`, owner), 'removed', true);
      state.zones.removed.push(made.id);
    });
  }

  private zone(
    state: State,
    zone: ListedZone,
    side: Side,
    list: unknown,
    where: string,
    faceup: boolean,
  ): void {
    this.reader.list(list, where).forEach((entry, index) => {
      const isScored = zone === 'corpScore' || zone === 'runnerScore';
      const owner = isScored && isConverted(entry) ? this.builder.sideOf(String(entry.card)) : side;
      const card = this.card(entry, `${where}[${index}]`, owner, zone, faceup);
      state.zones[zone].push(card.id);
      const type = this.builder.typeOf(card);
      if (type === 'identity')
        this.reader.fail(`${where}[${index}]`, 'an identity lies only in its own place');
      if (zone === 'rig' && type === 'event')
        this.reader.fail(`${where}[${index}]`, 'an event is never installed (8.1.1)');
      if (isScored && type !== 'agenda') {
        this.reader.fail(`${where}[${index}]`, 'only agendas lie in a score area');
      }
    });
  }

  private card(entry: unknown, where: string, side: Side, zone: Card['zone'], faceup: boolean): Card {
    if (typeof entry === 'string')
      return this.builder.add(this.builder.find(entry, where, side), zone, faceup);
    const { reader } = this;
    const fields = reader.object(entry, where, [
      'card',
      'faceup',
      'rezzed',
      ...COUNTERS,
      'asAgenda',
      'installedThisTurn',
      'hosted',
    ]);
    const found = this.builder.find(fields.card, `${where}.card`, side);
    const up = reader.flag(
      fields.rezzed,
      `${where}.rezzed`,
      reader.flag(fields.faceup, `${where}.faceup`, faceup),
    );
    const card = this.builder.add(found, zone, up);
    if (fields.asAgenda !== undefined)
      this.builder.convert(card, found, agendaForm(Number(fields.asAgenda)), `${where}.asAgenda`);
    const counters = Object.fromEntries(
      COUNTERS.map((counter) => [counter, reader.count(fields[counter], `${where}.${counter}`, -1)]),
    );
    this.placed.push({
      card,
      counters,
      thisTurn: reader.flag(fields.installedThisTurn, `${where}.installedThisTurn`, false),
    });
    reader.list(fields.hosted, `${where}.hosted`).forEach((hosted, index) => {
      const inner = this.hosted(hosted, `${where}.hosted[${index}]`);
      inner.host = card.id;
    });
    return card;
  }

  /** A hosted card: installed on its host when it is a Runner card that can be, else simply lying on it. */
  private hosted(entry: unknown, where: string): Card {
    const name = this.reader.text(
      typeof entry === 'string' ? entry : (entry as { card?: unknown } | null)?.card,
      where,
    );
    const side = this.builder.sideOf(name);
    const type = this.builder.find(name, where, side).type;
    const installed =
      side === 'runner' &&
      type !== 'event' &&
      !(typeof entry === 'object' && (entry as { faceup?: boolean }).faceup === false);
    return this.card(entry, where, side, installed ? 'rig' : 'hosted', installed);
  }

  private servers(state: State, scenario: Scenario): void {
    const reader: Reader = this.reader;
    reader.list(scenario.corp.servers, 'corp.servers').forEach((entry, index): void => {
      const where = `corp.servers[${index}]`;
      const fields = reader.object(entry, where, ['server', 'ice', 'root']);
      const name = reader.text(fields.server, `${where}.server`);
      const id = serverNamed(name);
      if (id === null || name === 'new-remote') reader.fail(`${where}.server`, `"${name}" is not a server`);
      let server = state.servers.find((other) => other.id === id);
      if (server === undefined) {
        server = { id, ice: [], root: [] };
        state.servers.push(server);
        state.nextServer = Math.max(state.nextServer, id + 1);
      } else if (server.ice.length + server.root.length > 0)
        reader.fail(`${where}.server`, `${name} is listed twice`);
      for (const zone of ['ice', 'root'] as const) {
        reader.list(fields[zone], `${where}.${zone}`).forEach((cardEntry, at) => {
          const place = `${where}.${zone}[${at}]`;
          const card = this.card(cardEntry, place, 'corp', zone, false);
          card.server = id;
          const { type } = this.builder.find(
            typeof cardEntry === 'string' ? cardEntry : (cardEntry as { card: unknown }).card,
            place,
            'corp',
          );
          const fits =
            zone === 'ice'
              ? type === 'ice'
              : type === 'upgrade' || ((type === 'agenda' || type === 'asset') && id >= FIRST_REMOTE);
          if (!fits) reader.fail(place, `a card of type ${type} cannot lie there (8.2.1)`);
          const isRezzed =
            typeof cardEntry === 'object' && (cardEntry as { rezzed?: unknown }).rezzed === true;
          if (type === 'agenda' && isRezzed) reader.fail(place, 'agendas cannot be rezzed (3.2.3)');
          server[zone].push(card.id);
        });
      }
      const exclusive = server.root.filter((cardId) => {
        const type = this.builder.typeOf(cardOf(state, cardId));
        return type === 'agenda' || type === 'asset';
      });
      if (exclusive.length > 1)
        reader.fail(`${where}.root`, 'one server holds at most one agenda or asset (4.7.8a)');
      server.ice.reverse();
    });
    state.servers.sort((a, b) => a.id - b.id);
  }

  private finishCards(game: Game): void {
    const { state } = game;
    for (const card of state.cards) {
      if (card.zone === 'rig' && card.host >= 0) state.zones.rig.push(card.id);
      const isRezzed =
        (card.zone === 'ice' || card.zone === 'root') &&
        card.faceup &&
        this.builder.typeOf(card) !== 'agenda';
      if (isActive(card) || isRezzed) {
        card.since = ++state.stamp;
        state.activity += 1;
        card.credits = defOf(game, card).recurring;
      }
      if (card.zone === 'rig' || card.zone === 'ice' || card.zone === 'root')
        card.installedTurn = state.turn.number - 1;
    }
    for (const { card, counters, thisTurn } of this.placed) {
      if (thisTurn) card.installedTurn = state.turn.number;
      COUNTERS.forEach((counter, bit) => {
        const amount = counters[counter] ?? -1;
        if (amount < 0) return;
        card[counter] = amount;
        // What lies on a card that can run empty was loaded onto it.
        if (
          defOf(game, card).when.some((ability) =>
            ability.deeds.some((deed) => deed.deed === 'empty' && deed.counter === counter),
          )
        ) {
          card.loaded |= 1 << bit;
        }
      });
    }
  }

  private history(game: Game, scenario: Scenario): void {
    if (scenario.happened === undefined) return;
    const { reader } = this;
    const { state } = game;
    const happened = reader.object(scenario.happened, 'happened', [
      'actions',
      'clicksSpent',
      'thisTurn',
      'lastTurn',
    ]);
    state.turn.actions = reader.list(happened.actions, 'happened.actions').map((name, index) => {
      return reader.text(name, `happened.actions[${index}]`);
    });
    state.turn.clicksPerAction = state.turn.actions.map((name) => (name === 'purge' ? 3 : 1));
    const spent = state.turn.clicksPerAction.reduce((sum, clicks) => sum + clicks, 0);
    state.turn.clicksSpent = reader.count(happened.clicksSpent, 'happened.clicksSpent', spent, 99);
    state.turn.history = this.occurrences(game, happened.thisTurn, 'happened.thisTurn');
    const last = reader.object(happened.lastTurn ?? {}, 'happened.lastTurn', SIDES);
    for (const side of SIDES)
      state.lastTurn[side] = this.occurrences(game, last[side], `happened.lastTurn.${side}`);
  }

  private occurrences(game: Game, list: unknown, where: string): Occurrence[] {
    return this.reader.list(list, where).map((entry, nth) => {
      const place = `${where}[${nth}]`;
      const fields = this.reader.object(entry, place, ['deed', 'side', 'card', 'amount']);
      if (fields.deed === undefined) this.reader.fail(`${place}.deed`, 'is missing');
      const deed = this.reader.oneOf(fields.deed, `${place}.deed`, DEED_NAMES, 'turnBegins');
      const side = this.reader.oneOf(fields.side, `${place}.side`, SIDES, 'corp');
      const name = fields.card === undefined ? null : this.reader.text(fields.card, `${place}.card`);
      const card =
        name === null
          ? undefined
          : game.state.cards.find((one) => {
              const { data } = defOf(game, one);
              return data.id === name || data.title.toLowerCase() === name.toLowerCase();
            });
      if (name !== null && card === undefined)
        this.reader.fail(`${place}.card`, `"${name}" is not in this game`);
      return {
        deed,
        side,
        card: card === undefined ? NOTHING : refOf(card),
        def: card === undefined ? -1 : card.def,
        amount: this.reader.count(fields.amount, `${place}.amount`, 1),
        was: 0,
        detail: '',
        server: NO_SERVER,
        via: NOTHING,
        viaDef: -1,
        from: '',
        witnesses: [],
        homes: [],
        batch: 0,
        run: 0,
        encounter: 0,
        nth,
      };
    });
  }
}

const DEED_NAMES = Object.keys(DEEDS) as DeedName[];

/** Builds the game of a position; nothing has been decided yet. */
export const buildScenario = (scenario: Scenario, pool: CardPool): Game =>
  new ScenarioReader(pool).build(scenario, pool);
