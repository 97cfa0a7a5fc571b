import {
  type CardView,
  type Decision,
  type EventView,
  type GameEvent,
  objectOf,
  type View,
} from '@lastclick/engine';
import { nestedStructures } from '@lastclick/table';
import type { Version1Names } from './version-1-names.ts';

/**
 * What a player can see, field by field and in a fixed order: a field that is added to a view later, or inner workings
 * that are told with it (the moments that cards ask about, the frames of the stack), make no difference.
 */
export type Observed = unknown;

export const observedDecision = (waiting: Decision | null, names: Version1Names): Observed =>
  waiting === null
    ? null
    : {
        seat: waiting.seat,
        kind: waiting.kind,
        rule: waiting.rule,
        chosen: waiting.chosen,
        wanted: waiting.wanted,
        about: waiting.about < 0 ? null : objectOf(waiting.about),
        options: waiting.options.map((option) => ({
          kind: option.kind,
          key: names.key(option),
          rule: option.rule,
        })),
      };

const ABILITY_OF_A_CARD = /^c\d+#/;

export const observedEvents = (
  events: readonly (GameEvent | EventView)[],
  names: Version1Names,
): Observed[] =>
  events.map(({ kind, rule, side, amount, detail, cards }) => ({
    kind,
    rule,
    side,
    amount,
    detail: ABILITY_OF_A_CARD.test(detail) ? names.action(detail) : detail,
    cards: cards.map(({ object, card }) => ({ object, card })),
  }));

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1);

const observedCard = (card: CardView): Observed => ({
  object: card.object,
  card: card.card,
  title: card.title,
  remembered: card.remembered,
  type: card.type,
  faceup: card.faceup,
  rezzed: card.rezzed,
  strength: card.strength,
  cost: card.cost,
  advancementRequirement: card.advancementRequirement,
  canBeAdvanced: card.canBeAdvanced,
  installedThisTurn: card.installedThisTurn,
  counters: Object.entries(card.counters).sort(byName),
  hosted: observedCards(card.hosted),
});

const observedCards = (cards: readonly CardView[] | undefined): Observed => cards?.map(observedCard);

const observedPile = ({ count, cards }: View['corp']['hq']): Observed => ({
  count,
  cards: observedCards(cards),
});

const observedPlayer = (player: View['corp'] | View['runner']): object => ({
  identity: observedCard(player.identity),
  credits: player.credits,
  clicks: player.clicks,
  agendaPoints: player.agendaPoints,
  maximumHandSize: player.maximumHandSize,
  scored: observedCards(player.scored),
});

const observedRun = (run: View['run']): Observed =>
  run === null
    ? null
    : {
        server: run.server,
        phase: run.phase,
        step: run.step,
        position: run.position,
        ice: run.ice === null ? null : observedCard(run.ice),
        subroutines: run.subroutines,
        badPublicityCredits: run.badPublicityCredits,
        successful: run.successful,
      };

export const observedView = (view: View, names: Version1Names): Observed => ({
  seat: view.seat,
  edition: view.edition,
  pointsToWin: view.pointsToWin,
  turn: {
    number: view.turn.number,
    side: view.turn.side,
    phase: view.turn.phase,
    step: view.turn.step,
  },
  waiting:
    view.waiting === null
      ? null
      : { seat: view.waiting.seat, kind: view.waiting.kind, rule: view.waiting.rule },
  nested: nestedStructures(view).map(({ kind, rule }) => ({ kind, rule })),
  corp: {
    ...observedPlayer(view.corp),
    badPublicity: view.corp.badPublicity,
    hq: observedPile(view.corp.hq),
    rd: observedPile(view.corp.rd),
    archives: observedCards(view.corp.archives),
    servers: view.corp.servers.map(({ server, ice, root }) => ({
      server,
      ice: observedCards(ice),
      root: observedCards(root),
    })),
  },
  runner: {
    ...observedPlayer(view.runner),
    tags: view.runner.tags,
    coreDamage: view.runner.coreDamage,
    memory: { limit: view.runner.memory.limit, used: view.runner.memory.used },
    link: view.runner.link,
    grip: observedPile(view.runner.grip),
    stack: observedPile(view.runner.stack),
    heap: observedCards(view.runner.heap),
    rig: observedCards(view.runner.rig),
  },
  run: observedRun(view.run),
  mark: view.mark,
  access: view.access === null ? null : observedCard(view.access),
  accessed: observedCards(view.accessed),
  looking: observedCards(view.looking),
  playing: observedCards(view.playing),
  setAside: observedCards(view.setAside),
  removed: observedCards(view.removed),
  actions: view.happened.actions.map((action) => names.action(action)),
  clicksSpent: view.happened.clicksSpent,
  outcome: view.outcome,
});
