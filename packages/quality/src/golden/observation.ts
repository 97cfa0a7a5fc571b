import {
  decision,
  explain,
  type Game,
  type GameEvent,
  maskEvents,
  SEATS,
  SIDES,
  view,
} from '@lastclick/engine';
import { intentsOf } from './intents.ts';
import { type Observed, observedDecision, observedEvents, observedView } from './observed.ts';
import { version1Names } from './version-1-names.ts';

/** The parts of what can be observed; each is compared by itself, so that a disagreement has a name. */
export const PARTS = ['decision', 'events', 'views', 'explain'] as const;
export type Part = (typeof PARTS)[number];

/** All that can be observed of a game at one decision, or after the last one. */
export type Observation = Readonly<Record<Part, Observed>>;

/** Looks at a game from all sides; `events` led here, and `number` options were played before. */
export function observe(game: Game, events: readonly GameEvent[], number: number): Observation {
  const names = version1Names(game);
  const views = SEATS.map((seat) => view(game, seat));
  return {
    decision: observedDecision(decision(game), names),
    events: {
      all: observedEvents(events, names),
      seen: SIDES.map((side) => observedEvents(maskEvents(events, side), names)),
    },
    views: views.map((seen) => observedView(seen, names)),
    explain: SIDES.map((side, place) => {
      const seen = views[place];
      if (seen?.seat !== side) throw new Error('sides come first among the seats');
      return intentsOf(seen, side, number).map((intent) => {
        const verdict = explain(game, side, names.intent(intent));
        return { side, intent, rule: verdict.rule, because: verdict.allowed ? 'allowed' : verdict.because };
      });
    }),
  };
}
