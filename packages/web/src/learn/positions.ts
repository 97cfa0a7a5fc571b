import {
  apply,
  create,
  type Decision,
  decision,
  type EditionId,
  type Game,
  type Option,
  record,
  type Scenario,
  type Side,
  termsOf,
  type View,
  view,
} from '@lastclick/engine';
import type { SavedGame } from '@lastclick/session';
import { pool, spokenOption } from '@lastclick/table';
import { type StepRule, stepsBetween, structuresOf } from './step-graph.ts';
import { corpActions, runnerActions, type Story, storiesOf } from './stories.ts';

/** A position to try a step in. */
export interface StepPosition {
  /**
   * 'here': somebody decides at that very step; 'next': the game goes through it as soon as play goes on; 'just': it
   * has happened as the position opens.
   */
  readonly stands: 'here' | 'next' | 'just';
  /** Who decides in it. */
  readonly seat: Side;
  readonly scenario: Scenario;
  readonly opening: readonly string[];
}

/** A decision met on the way through a story. */
interface Stop {
  readonly step: StepRule;
  readonly seat: Side;
  readonly kind: Decision['kind'];
  readonly choices: number;
  /** How many options had been played. */
  readonly played: number;
}

const LONGEST_STORY = 90;
const FALL_BACK: readonly Option['kind'][] = ['pass', 'continue', 'no', 'done', 'gainCredit'];

function choose(story: Story, game: Game, waiting: Decision, seen: View): Option | undefined {
  const spoken = waiting.options.map((option) => spokenOption(option, waiting, seen, termsOf(game, option)));
  for (const wish of story.prefers) {
    const found = spoken.findIndex((words) => words.startsWith(wish));
    if (found >= 0) return waiting.options[found];
  }
  for (const kind of FALL_BACK) {
    const found = waiting.options.find((option) => option.kind === kind);
    if (found !== undefined) return found;
  }
  return waiting.options[0];
}

/** The innermost timing structure the game is in, by the step it is at. */
function innermostStep(game: Game, steps: ReadonlySet<StepRule>): StepRule {
  const { structures } = view(game, 'spectator');
  return structures.findLast(({ rule }) => steps.has(rule))?.rule ?? '';
}

function stopsOf(
  story: Story,
  edition: EditionId,
): { readonly stops: readonly Stop[]; readonly keys: readonly string[] } {
  const game = create({ scenario: story.scenario }, pool);
  const steps = new Set(structuresOf(edition).flatMap((phase) => phase.steps.map((step) => step.rule)));
  const stops: Stop[] = [];
  const keys: string[] = [];
  const firstTurn = game.state.turn.number;
  while (keys.length < LONGEST_STORY) {
    const waiting = decision(game);
    if (waiting === null) break;
    stops.push({
      step: innermostStep(game, steps),
      seat: waiting.seat,
      kind: waiting.kind,
      choices: waiting.options.length,
      played: keys.length,
    });
    // The next turn is looked at no further than its first decision.
    if (game.state.turn.number > firstTurn) break;
    const chosen = choose(story, game, waiting, view(game, waiting.seat));
    if (chosen === undefined) break;
    keys.push(chosen.key);
    apply(game, chosen.key);
  }
  return { stops, keys };
}

/** Something to choose teaches more than nothing to choose, and a position from the start more than a late one. */
const worth = ({ choices, played }: Stop): number => (choices > 1 ? 1 : 0) - played / 1000;

interface Found {
  readonly position: StepPosition;
  readonly worth: number;
}

function note(into: Map<StepRule, Found>, step: StepRule, found: Found): void {
  const other = into.get(step);
  if (other === undefined || found.worth > other.worth) into.set(step, found);
}

/** Steps the scenario begins with, before anybody decides: they have just happened when its position opens. */
function firstSteps(edition: EditionId, { scenario }: Story, [first]: readonly Stop[]): StepRule[] {
  const { steps } = structuresOf(edition).find((phase) =>
    phase.steps.some(({ rule }) => rule === scenario.at),
  ) ?? { steps: [] };
  const until = steps.findIndex(({ rule }) => rule === first?.step);
  return steps.slice(0, Math.max(0, until)).map(({ rule }) => rule);
}

function findPositions(edition: EditionId): Map<StepRule, StepPosition> {
  const here = new Map<StepRule, Found>();
  const next = new Map<StepRule, Found>();
  for (const story of storiesOf(edition)) {
    const { stops, keys } = stopsOf(story, edition);
    stops.forEach((stop, index) => {
      const position = { seat: stop.seat, scenario: story.scenario, opening: keys.slice(0, stop.played) };
      note(here, stop.step, { position: { ...position, stands: 'here' }, worth: worth(stop) });
      const following = stops[index + 1];
      const between =
        following === undefined || following.step === stop.step
          ? []
          : stepsBetween(edition, stop.step, following.step);
      const passing = { position: { ...position, stands: 'next' as const }, worth: worth(stop) };
      for (const step of between) note(next, step, passing);
    });
    for (const step of firstSteps(edition, story, stops))
      note(next, step, {
        position: {
          stands: 'just',
          seat: stops[0]?.seat ?? 'corp',
          scenario: story.scenario,
          opening: [],
        },
        worth: -1,
      });
  }
  return new Map([...next, ...here].map(([step, { position }]) => [step, position]));
}

const known = new Map<EditionId, ReadonlyMap<StepRule, StepPosition>>();

/** For every step of an edition's tables a position at it, or right before it where nobody decides there. */
export function stepPositions(edition: EditionId): ReadonlyMap<StepRule, StepPosition> {
  const positions = known.get(edition) ?? findPositions(edition);
  known.set(edition, positions);
  return positions;
}

/** A position in a side's action window in which each of its basic actions can be taken. */
export const actionPosition = (edition: EditionId, side: Side): StepPosition => ({
  stands: 'here',
  seat: side,
  scenario: side === 'corp' ? corpActions(edition) : runnerActions(edition),
  opening: [],
});

/** The position as a game against a bot, played from the seat that decides in it. */
export function lessonGame(edition: EditionId, { scenario, opening, seat }: StepPosition): SavedGame {
  const human = { kind: 'human' } as const;
  const bot = { kind: 'bot', level: '2' } as const;
  return {
    format: 'last-click-game',
    version: 1,
    setup: {
      edition,
      seed: 'lesson',
      pointsToWin: 7,
      corp: seat === 'corp' ? human : bot,
      runner: seat === 'runner' ? human : bot,
      corpDeck: { kind: 'key', key: 'gatewayBeginnerCorp' },
      runnerDeck: { kind: 'key', key: 'gatewayBeginnerRunner' },
      scenario,
    },
    record: record({ scenario }, opening),
  };
}
