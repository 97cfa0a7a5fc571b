import type { CardView, EventCardView, EventKind, EventView, Side, View } from '@lastclick/engine';
import { placedCards } from '@lastclick/table';

// A view carried on by what a seat is told alone: no rule is asked. What events do not tell (whose turn to decide it is,
// what things cost now) is seen again in the view after them.

type Draft<Value> = Value extends object ? { -readonly [Field in keyof Value]: Draft<Value[Field]> } : Value;
export type DraftView = Draft<View>;
type DraftCard = Draft<CardView>;
type Place = EventCardView['place'];

/** A list of cards, or a pile of which a seat may see only how many there are. */
interface Spot {
  readonly cards: DraftCard[] | undefined;
  readonly pile: { count: number } | null;
}

const cardIn = (view: DraftView | View, object: number): CardView | null => {
  for (const { card } of placedCards(view as View)) if (card.object === object) return card;
  return null;
};
const draftCard = (view: DraftView, object: number): DraftCard | null =>
  cardIn(view, object) as DraftCard | null;

function serverIn({ corp }: DraftView, name: string): DraftView['corp']['servers'][number] {
  const known = corp.servers.find(({ server }) => server === name);
  if (known !== undefined) return known;
  const made = { server: name, ice: [], root: [] };
  corp.servers.push(made);
  return made;
}

function spotOf(view: DraftView, { zone, server = '', host }: Place): Spot {
  const { corp, runner } = view;
  const list = (cards: DraftCard[]): Spot => ({ cards, pile: null });
  if (host !== undefined) return list(draftCard(view, host)?.hosted ?? []);
  switch (zone) {
    case 'hq':
      return { cards: corp.hq.cards, pile: corp.hq };
    case 'grip':
      return { cards: runner.grip.cards, pile: runner.grip };
    case 'rd':
      return { cards: corp.rd.cards, pile: corp.rd };
    case 'stack':
      return { cards: runner.stack.cards, pile: runner.stack };
    case 'archives':
      return list(corp.archives);
    case 'heap':
      return list(runner.heap);
    case 'corpScore':
      return list(corp.scored);
    case 'runnerScore':
      return list(runner.scored);
    case 'rig':
      return list(runner.rig);
    case 'ice':
      return list(serverIn(view, server).ice);
    case 'root':
      return list(serverIn(view, server).root);
    case 'playing':
      return list(view.playing);
    case 'setAside':
      return list(view.setAside);
    case 'removed':
      return list(view.removed);
    case 'identity':
    case 'hosted':
      return list([]);
  }
}

function takeOut(view: DraftView, from: NonNullable<EventCardView['from']>): DraftCard | null {
  const { cards, pile } = spotOf(view, from);
  if (pile !== null) pile.count -= 1;
  if (cards === undefined) return null;
  const { object = 0 } = from;
  const index = cards.findLastIndex((card) => card.object === object);
  return index < 0 ? null : (cards.splice(index, 1)[0] ?? null);
}

/** What is known of cards: titles by their ids. */
export type TitleOf = (card: string) => string | undefined;

/** A card as it comes to lie somewhere: like in the view after everything, where it is there still. */
function comingCard(told: EventCardView, after: View, titleOf: TitleOf): DraftCard {
  const { object = 0, card, place } = told;
  const later = object === 0 ? null : cardIn(after, object);
  const title = card === undefined ? undefined : titleOf(card);
  return {
    object,
    ...(card === undefined ? {} : { card }),
    ...(title === undefined ? {} : { title }),
    ...(later === null ? {} : structuredClone(later as DraftCard)),
    faceup: place.faceup,
    counters: {},
    hosted: [],
  };
}

function putIn(view: DraftView, place: Place, card: DraftCard): void {
  const { cards, pile } = spotOf(view, place);
  if (pile !== null) pile.count += 1;
  if (cards === undefined) return;
  if (place.position !== undefined) cards.splice(cards.length - place.position, 0, card);
  else if (place.zone === 'archives' && card.object !== 0) {
    const nameless = cards.findIndex(({ object }) => object === 0);
    cards.splice(nameless < 0 ? cards.length : nameless, 0, card);
  } else cards.push(card);
}

function moveCard(view: DraftView, told: EventCardView, after: View, titleOf: TitleOf): void {
  const { from, place, object } = told;
  if (from === undefined) return;
  const was = takeOut(view, from);
  view.corp.servers = view.corp.servers.filter(
    ({ server, ice, root }) => ice.length + root.length > 0 || isServerOf(after, server),
  );
  const stays = was !== null && object !== undefined && was.object === object;
  const coming = stays ? { ...was, faceup: place.faceup } : comingCard(told, after, titleOf);
  putIn(view, place, coming);
}

const isServerOf = ({ corp }: View, name: string): boolean =>
  corp.servers.some(({ server }) => server === name);

/** A card that is turned up or down where it lies shows what the view after shows of it. */
function turnCard(view: DraftView, told: EventCardView, after: View): void {
  const card = told.object === undefined ? null : draftCard(view, told.object);
  if (card === null || told.from !== undefined || card.faceup === told.place.faceup) return;
  const { counters, hosted } = card;
  Object.assign(card, structuredClone(cardIn(after, card.object) ?? {}), { counters, hosted });
  card.faceup = told.place.faceup;
}

function count(
  view: DraftView,
  { cards }: EventView,
  counter: string,
  change: (was: number) => number,
): void {
  const object = cards[0]?.object;
  const card = object === undefined ? null : draftCard(view, object);
  if (card === null) return;
  const counters = card.counters as Record<string, number>;
  const now = change(counters[counter] ?? 0);
  if (now > 0) counters[counter] = now;
  else delete counters[counter];
}

type Fold = (view: DraftView, event: EventView, after: View) => void;

const player = (view: DraftView, side: Side | null) => (side === 'corp' ? view.corp : view.runner);

const credits =
  (sign: 1 | -1): Fold =>
  (view, event) => {
    if (event.cards.length > 0) count(view, event, 'credits', (was) => was + sign * event.amount);
    else player(view, event.side).credits += sign * event.amount;
  };
const clicks =
  (sign: 1 | -1): Fold =>
  (view, { side, amount }) => {
    player(view, side).clicks += sign * amount;
  };

const scores: Fold = (view, _, after) => {
  view.corp.agendaPoints = after.corp.agendaPoints;
  view.runner.agendaPoints = after.runner.agendaPoints;
};

const atIce: Fold = (view, { cards, kind }, after) => {
  const { run } = view;
  const [ice] = cards;
  if (run === null || ice?.object === undefined) return;
  run.ice = structuredClone(cardIn(view, ice.object) as DraftCard | null);
  run.position = ice.place.position ?? run.position;
  const isSame = after.run?.ice?.object === ice.object;
  run.subroutines =
    kind === 'iceEncountered' && isSame ? (after.run?.subroutines ?? []).map(() => 'unbroken' as const) : [];
};

const subroutine =
  (state: 'broken' | 'resolved'): Fold =>
  ({ run }, { amount }) => {
    if (run === null) return;
    while (run.subroutines.length < amount) run.subroutines.push('unbroken');
    run.subroutines[amount - 1] = state;
  };

const leaveIce: Fold = ({ run }) => {
  if (run === null) return;
  run.ice = null;
  run.subroutines = [];
};

/** What is told besides where cards lie. */
const FOLDS: Readonly<Partial<Record<EventKind, Fold>>> = {
  clicksGained: clicks(1),
  clicksSpent: clicks(-1),
  clicksLost: clicks(-1),
  creditsGained: credits(1),
  creditsSpent: credits(-1),
  creditsLost: credits(-1),
  creditsMoved: credits(-1),
  recurringRefilled: credits(1),
  countersPlaced: (view, event) => count(view, event, event.detail, (was) => was + event.amount),
  countersRemoved: (view, event) => count(view, event, event.detail, (was) => was - event.amount),
  advanced: (view, event) => count(view, event, 'advancement', () => event.amount),
  purged: (view) => {
    for (const { card } of placedCards(view as View)) delete (card as DraftCard).counters.virus;
  },
  tagsTaken: ({ runner }, { amount }) => {
    runner.tags += amount;
  },
  tagsRemoved: ({ runner }, { amount }) => {
    runner.tags -= amount;
  },
  badPublicityTaken: ({ corp }, { amount }) => {
    corp.badPublicity += amount;
  },
  badPublicityRemoved: ({ corp }, { amount }) => {
    corp.badPublicity -= amount;
  },
  damaged: ({ runner }, { amount, detail }) => {
    if (detail === 'core') runner.coreDamage += amount;
  },
  scored: scores,
  stolen: scores,
  addedToScoreArea: scores,
  convertedToAgenda: scores,
  forfeited: scores,
  swapped: scores,
  archivesTurnedFaceup: ({ corp }, { cards }, after) => {
    if (after.corp.archives.length === corp.archives.length)
      corp.archives = structuredClone(after.corp.archives) as DraftCard[];
    else for (const card of corp.archives) card.faceup ||= cards.some(({ object }) => object === card.object);
  },
  phase: (view, { amount, side, detail }) => {
    if (!detail.startsWith('run.'))
      view.turn = { ...view.turn, number: amount, side: side ?? view.turn.side };
  },
  runAnnounced: (view, { detail }) => {
    view.run = {
      server: detail,
      phase: 'run.initiation',
      step: '',
      position: null,
      ice: null,
      subroutines: [],
      badPublicityCredits: 0,
      successful: false,
    };
  },
  serverChanged: ({ run }, { detail }) => {
    if (run !== null) run.server = detail;
  },
  iceApproached: atIce,
  iceEncountered: atIce,
  subroutineBroken: subroutine('broken'),
  subroutineResolves: subroutine('resolved'),
  icePassed: leaveIce,
  runSuccessful: ({ run }) => {
    if (run !== null) run.successful = true;
  },
  runCompleted: (view) => {
    view.run = null;
    view.access = null;
  },
  gameOver: (view, _, after) => {
    view.outcome = after.outcome;
  },
};

/** Carries a view on by an event; `after` is what the seat sees once everything has happened. */
export function foldEvent(view: DraftView, event: EventView, after: View, titleOf: TitleOf): void {
  for (const card of event.cards) {
    moveCard(view, card, after, titleOf);
    turnCard(view, card, after);
  }
  FOLDS[event.kind]?.(view, event, after);
  const [card] = event.cards;
  if (event.kind === 'accessed' && card?.card !== undefined) view.access = comingCard(card, after, titleOf);
}
