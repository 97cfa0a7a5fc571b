import { decision, type Scenario, type ScenarioCard } from '@lastclick/engine';
import { type Card, cardOf, type Game, type Occurrence } from '@lastclick/engine/reading';

/** Why a place of a game cannot be set up as a position of its own. */
export class NoPosition extends Error {
  override readonly name = 'NoPosition';
}

const SERVERS = ['hq', 'rd', 'archives'] as const;
const COUNTERS = ['credits', 'advancement', 'virus', 'power', 'agenda'] as const;
const FIRST_REMOTE = SERVERS.length;
/** An action that is an ability of a card is known by the number of that card, which it does not keep. */
const OF_A_CARD = /^c\d+#/;

class Writer {
  private readonly game: Game;

  constructor(game: Game) {
    this.game = game;
  }

  private nameOf({ def }: Pick<Card, 'def'>): string {
    const { rules } = this.game;
    return rules.defs[rules.printed[def] ?? def]?.data.id ?? '';
  }

  private card(card: Card, isUp: boolean): ScenarioCard {
    const { state } = this.game;
    const name = this.nameOf(card);
    const counters = COUNTERS.filter((counter) => card[counter] > 0).map((counter) => [
      counter,
      card[counter],
    ]);
    const hosted = state.cards.filter((one) => one.host === card.id);
    const isNew = card.installedTurn === state.turn.number;
    if (counters.length === 0 && hosted.length === 0 && !isNew && card.faceup === isUp) return name;
    const isCorp = card.zone === 'ice' || card.zone === 'root';
    return {
      card: name,
      ...(card.faceup === isUp ? {} : isCorp ? { rezzed: card.faceup } : { faceup: card.faceup }),
      ...Object.fromEntries(counters),
      ...(isNew ? { installedThisTurn: true } : {}),
      ...(hosted.length === 0 ? {} : { hosted: hosted.map((one) => this.card(one, one.owner === 'runner')) }),
    };
  }

  private cards(ids: readonly number[], isUp: boolean): ScenarioCard[] {
    const { state } = this.game;
    return ids
      .map((id) => cardOf(state, id))
      .filter(({ host }) => host < 0)
      .map((card) => this.card(card, isUp));
  }

  private past(
    list: readonly Occurrence[],
  ): { deed: Occurrence['deed']; side: Occurrence['side']; amount: number }[] {
    return list.map(({ deed, side, amount, def }) => ({
      deed,
      side,
      amount,
      ...(def < 0 ? {} : { card: this.nameOf({ def }) }),
    }));
  }

  write(): Omit<Scenario, 'seed' | 'priority' | 'deckLists'> {
    const { state } = this.game;
    const { zones, corp, runner, turn } = state;
    return {
      edition: state.edition,
      at: `${turn.side}.action`,
      turn: turn.number,
      pointsToWin: state.pointsToWin,
      corp: {
        identity: this.nameOf(cardOf(state, corp.identity)),
        credits: corp.credits,
        badPublicity: corp.badPublicity,
        ...(turn.side === 'corp' ? { clicks: corp.clicks } : {}),
        hq: this.cards(zones.hq, false),
        rd: this.cards(zones.rd, false).reverse(),
        archives: this.cards(zones.archives, true),
        scored: this.cards(zones.corpScore, true),
        servers: state.servers
          .filter(({ ice, root }) => ice.length + root.length > 0)
          .map(({ id, ice, root }) => ({
            server: SERVERS[id] ?? `remote-${id - FIRST_REMOTE + 1}`,
            ice: this.cards(ice, false).reverse(),
            root: this.cards(root, false),
          })),
      },
      runner: {
        identity: this.nameOf(cardOf(state, runner.identity)),
        credits: runner.credits,
        tags: runner.tags,
        coreDamage: runner.coreDamage,
        ...(turn.side === 'runner' ? { clicks: runner.clicks } : {}),
        grip: this.cards(zones.grip, false),
        stack: this.cards(zones.stack, false).reverse(),
        heap: this.cards(zones.heap, true),
        rig: this.cards(zones.rig, true),
        scored: this.cards(zones.runnerScore, true),
      },
      happened: {
        actions: turn.actions.filter((name) => !OF_A_CARD.test(name)),
        clicksSpent: turn.clicksSpent,
        thisTurn: this.past(turn.history),
        lastTurn: { corp: this.past(state.lastTurn.corp), runner: this.past(state.lastTurn.runner) },
      },
    };
  }
}

/** A place of a game as a position of its own; throws a NoPosition where that would be another one. */
export function scenarioFrom(game: Game): ReturnType<Writer['write']> {
  const { state } = game;
  if (decision(game)?.kind !== 'action')
    throw new NoPosition(
      'A puzzle begins where somebody takes an action; this is another place of the game.',
    );
  if (state.lingering.length > 0 || state.stack.length > 1)
    throw new NoPosition(
      'Something still lasts here that a puzzle cannot begin with. Try an action later or before.',
    );
  return new Writer(game).write();
}
