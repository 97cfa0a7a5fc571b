import { type CardView, type Game, type Priority, type Side, type View, view } from '@lastclick/engine';
import { cardData } from '@lastclick/table';

type State = Game['state'];

type Occurrences = State['turn']['history'];

const occurrencesOf = (game: Game, list: Occurrences): OccurrenceView[] =>
  list.map(({ deed, side, amount, def }) => ({ deed, side, card: game.state.pool[def] ?? null, amount }));

/** The cards of a deck, the top card first; the state keeps the top last. */
function deckOf(game: Game, zone: 'rd' | 'stack'): CardView[] {
  const { cards, pool, zones } = game.state;
  return zones[zone].toReversed().flatMap((id) => {
    const card = cards[id];
    const data = card === undefined ? null : cardData(pool[card.def] ?? '');
    if (card === undefined || data === null) return [];
    const { id: name, title, type } = data;
    return { object: card.object, card: name, title, type, faceup: false, counters: {}, hosted: [] };
  });
}

/** Of two sides' sights of the same cards, the one that knows more. */
const known = (mine: readonly CardView[], theirs: readonly CardView[]): CardView[] =>
  mine.map((card, index) => (card.card === undefined ? (theirs[index] ?? card) : card));

interface OccurrenceView {
  readonly deed: string;
  readonly side: Side;
  readonly card: string | null;
  readonly amount: number;
}

/** A view without secrets: a seat's view, and what no seat may know. */
export interface RefereeView extends Omit<View, 'seat' | 'happened'> {
  readonly seat: 'referee';
  readonly priority: Priority;
  readonly happened: {
    readonly actions: readonly string[];
    readonly clicksSpent: number;
    readonly thisTurn: readonly OccurrenceView[];
    readonly lastTurn: Readonly<Record<Side, readonly OccurrenceView[]>>;
    /** Abilities that may be used once per turn and were: object number # ability. */
    readonly usedThisTurn: readonly string[];
  };
}

/** Everything there is to see, for who runs the game: both hands, both decks in order, what happened. */
export function refereeView(game: Game): RefereeView {
  const corp = view(game, 'corp');
  const runner = view(game, 'runner');
  const { state } = game;
  return {
    ...corp,
    seat: 'referee',
    priority: state.priority,
    corp: { ...corp.corp, rd: { ...corp.corp.rd, cards: deckOf(game, 'rd') } },
    runner: { ...runner.runner, stack: { ...runner.runner.stack, cards: deckOf(game, 'stack') } },
    playing: known(corp.playing, runner.playing),
    setAside: known(corp.setAside, runner.setAside),
    // The Corp sees its facedown ice, the Runner every card they access, and who decides what they search.
    access: runner.access,
    looking: [...corp.looking, ...runner.looking],
    happened: {
      ...corp.happened,
      thisTurn: occurrencesOf(game, state.turn.history),
      lastTurn: {
        corp: occurrencesOf(game, state.lastTurn.corp),
        runner: occurrencesOf(game, state.lastTurn.runner),
      },
      usedThisTurn: state.turn.used,
    },
  };
}
