import type { CardView, OptionKind, Side } from '@lastclick/engine';
import type { Ask, Offer, Snapshot } from '@lastclick/session';

/** A piece of advice for a situation a beginner meets. */
export interface Hint {
  readonly id: string;
  readonly title: string;
  readonly words: string;
}

/** What the conditions look at. */
interface Situation {
  readonly snapshot: Snapshot;
  readonly ask: Ask;
  offers(kind: OptionKind): readonly Offer[];
  /** The own card in hand or on the table that an offer concerns. */
  card(offer: Offer): CardView | null;
}

interface SituatedHint extends Hint {
  readonly side: Side | 'both';
  applies(situation: Situation): boolean;
}

const POOR = 4;
const SMALL_HAND = 2;

const isAction = ({ ask }: Situation): boolean => ask.kind === 'action';
const isWindow = ({ ask }: Situation): boolean => ask.kind === 'window';

const installs = (situation: Situation, type: string): readonly Offer[] =>
  situation.offers('install').filter((offer) => situation.card(offer)?.type === type);

const runPhase = ({ snapshot }: Situation): string =>
  snapshot.view.structures.findLast(({ kind }) => kind.startsWith('run.'))?.kind ?? '';

const iceOn = ({ snapshot }: Situation, server: string): number =>
  snapshot.view.corp.servers.find((one) => one.server === server)?.ice.length ?? 0;

/** From the most urgent to the most general: of those that fit, the first not yet put away is shown. */
const HINTS: readonly SituatedHint[] = [
  {
    id: 'corp.mulligan',
    side: 'corp',
    title: 'Your first hand',
    words:
      'Keep a hand with ice and a way to make credits. A hand full of agendas is dangerous: the Runner can steal them from HQ. You may change the hand once.',
    applies: ({ ask }) => ask.kind === 'mulligan',
  },
  {
    id: 'corp.score',
    side: 'corp',
    title: 'Score it',
    words:
      'This agenda has all its advancement counters. Scoring costs no click: do it now, before the Runner comes.',
    applies: ({ offers }) => offers('score').length > 0,
  },
  {
    id: 'corp.rezIce',
    side: 'corp',
    title: 'Turn the ice up?',
    words:
      'The Runner is in front of your facedown ice. Rezzing it costs credits now, and it stays rezzed. If you pass, they walk by.',
    applies: (situation) =>
      isWindow(situation) && runPhase(situation) === 'run.approachIce' && situation.offers('rez').length > 0,
  },
  {
    id: 'corp.rezAsset',
    side: 'corp',
    title: 'Rez in a window',
    words:
      'Assets and upgrades lie facedown until you pay to rez them, and you may do that in windows like this one. Just before your own turn begins is a good time: the Runner has no clicks left to answer.',
    applies: (situation) => isWindow(situation) && situation.offers('rez').length > 0,
  },
  {
    id: 'corp.firstIce',
    side: 'corp',
    title: 'Guard HQ and R&D',
    words:
      'The Runner may attack your hand (HQ) and your deck (R&D) from their first click. Install ice in front of both. It lies facedown and costs nothing until it is rezzed.',
    applies: (situation) =>
      isAction(situation) &&
      installs(situation, 'ice').length > 0 &&
      (iceOn(situation, 'hq') === 0 || iceOn(situation, 'rd') === 0),
  },
  {
    id: 'corp.advance',
    side: 'corp',
    title: 'Advance',
    words:
      'One click and one credit put an advancement counter on the card. When an agenda has enough of them you may score it, but not later than the Runner reaches it: count your clicks.',
    applies: (situation) => isAction(situation) && situation.offers('advance').length > 0,
  },
  {
    id: 'corp.firstAgenda',
    side: 'corp',
    title: 'A place for an agenda',
    words:
      'Agendas are scored from remote servers only. Put ice in front of a new remote first, then install the agenda behind it and advance it.',
    applies: (situation) => isAction(situation) && installs(situation, 'agenda').length > 0,
  },
  {
    id: 'corp.economy',
    side: 'corp',
    title: 'Credits first',
    words:
      'Ice that you cannot pay for stops nobody. Operations that gain credits are worth more than the click for one credit.',
    applies: (situation) =>
      isAction(situation) && situation.snapshot.view.corp.credits <= POOR + 1 && hasAny(situation, 'play'),
  },
  {
    id: 'runner.mulligan',
    side: 'runner',
    title: 'Your first hand',
    words:
      'Keep a hand with a way to make credits and something to break ice with. You may change the hand once.',
    applies: ({ ask }) => ask.kind === 'mulligan',
  },
  {
    id: 'runner.access',
    side: 'runner',
    title: 'You are in',
    words:
      'You look at cards of this server one after another. Agendas are yours at once; some other cards can be trashed for the cost printed on them, and some traps hurt.',
    applies: ({ ask }) => ask.kind === 'access',
  },
  {
    id: 'runner.trashAccessed',
    side: 'runner',
    title: 'Trash it?',
    words:
      'Trash what makes the Corp rich or guards an agenda, if you can spare the credits. What you leave stays where it is.',
    applies: ({ ask, offers }) => ask.kind === 'trashAccessed' && offers('trashAccessed').length > 0,
  },
  {
    id: 'runner.jackOut',
    side: 'runner',
    title: 'Go on or jack out',
    words: 'This is the moment to turn back, if the next ice or an ambush is more than you can take.',
    applies: ({ ask }) => ask.kind === 'jackOut',
  },
  {
    id: 'runner.encounter',
    side: 'runner',
    title: 'Facing ice',
    words:
      'Every subroutine you do not break happens. An icebreaker breaks only its kind of ice and only if it is at least as strong: raise its strength first, then break. Sometimes it is fine to let one happen.',
    applies: (situation) => isWindow(situation) && runPhase(situation) === 'run.encounter',
  },
  {
    id: 'runner.smallHand',
    side: 'runner',
    title: 'Mind your hand',
    words:
      'Damage takes cards from your grip. If you must lose more than you hold, you lose the game: draw before you run into the unknown.',
    applies: (situation) => isAction(situation) && situation.snapshot.view.runner.grip.count <= SMALL_HAND,
  },
  {
    id: 'runner.tagged',
    side: 'runner',
    title: 'You are tagged',
    words: 'With a tag on you the Corp can trash your resources. A click and two credits take one tag away.',
    applies: (situation) => isAction(situation) && situation.snapshot.view.runner.tags > 0,
  },
  {
    id: 'runner.firstRun',
    side: 'runner',
    title: 'Run early',
    words:
      'A server without ice is open: a run there costs one click. Run on R&D to look at the top card of the deck, on HQ for a card of the hand. Facedown ice may turn out to be anything, but while the Corp is poor it cannot rez much.',
    applies: (situation) =>
      isAction(situation) &&
      situation.snapshot.view.turn.number > 0 &&
      situation
        .offers('run')
        .some(({ server }) => server !== null && server !== 'archives' && iceOn(situation, server) === 0),
  },
  {
    id: 'runner.breaker',
    side: 'runner',
    title: 'Get an icebreaker out',
    words:
      'Programs stay installed and take up memory. One icebreaker for each kind of ice (barrier, code gate, sentry) opens every server in the long run.',
    applies: (situation) => isAction(situation) && installs(situation, 'program').length > 0,
  },
  {
    id: 'runner.economy',
    side: 'runner',
    title: 'Credits first',
    words: 'Breaking ice costs credits. Play what makes you rich before you need the credits.',
    applies: (situation) =>
      isAction(situation) && situation.snapshot.view.runner.credits <= POOR + 1 && hasAny(situation, 'play'),
  },
  {
    id: 'discard',
    side: 'both',
    title: 'Too many cards',
    words: 'At the end of your turn you keep only as many cards as your maximum hand size, five by default.',
    applies: ({ ask }) => ask.kind === 'discard',
  },
  {
    id: 'passing',
    side: 'both',
    title: 'A window',
    words:
      'Both players may act here in turn, or pass. Passing loses nothing: when both have passed, the game goes on to the next step of the rail.',
    applies: isWindow,
  },
  {
    id: 'firstAction',
    side: 'both',
    title: 'Your clicks',
    words:
      'Each click buys one action: the bar below lists what you may do, and a tap on a card shows what it can. When the clicks are spent your turn ends.',
    applies: isAction,
  },
];

function hasAny(situation: Situation, kind: OptionKind): boolean {
  return situation.offers(kind).length > 0;
}

function ownCards({ view }: Snapshot): CardView[] {
  return [
    ...(view.corp.hq.cards ?? []),
    ...(view.runner.grip.cards ?? []),
    ...view.corp.servers.flatMap(({ ice, root }) => [...ice, ...root]),
    ...view.runner.rig,
  ];
}

/** The hint that fits what the player is asked now, leaving out those put away; null where there is none. */
export function hintFor(snapshot: Snapshot, putAway: ReadonlySet<string>): Hint | null {
  const { ask, seat } = snapshot;
  if (ask === null || ask.seat !== seat) return null;
  const situation: Situation = {
    snapshot,
    ask,
    offers: (kind) => ask.offers.filter((offer) => offer.kind === kind),
    card: ({ object }) => ownCards(snapshot).find((card) => card.object === object) ?? null,
  };
  const found = HINTS.find(
    ({ id, side, applies }) => (side === 'both' || side === seat) && !putAway.has(id) && applies(situation),
  );
  return found === undefined ? null : { id: found.id, title: found.title, words: found.words };
}

/** Every hint a side can get, for tests and for counting. */
export const hintsOf = (side: Side): readonly Hint[] =>
  HINTS.filter((hint) => hint.side === 'both' || hint.side === side);
