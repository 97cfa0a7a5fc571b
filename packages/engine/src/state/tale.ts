import type { EventKind } from './event-kinds.ts';
import type { Frame, FrameKind } from './frame.ts';
import { cardOf, type Game } from './game.ts';
import { serverName } from './server-name.ts';
import type { Card, CardId, State, Zone } from './state.ts';
import { isInTheCrowd, type Visibility, visibilityOf } from './visibility.ts';

// What a game remembers while somebody listens, so that each event can tell what it follows from, and where the cards it
// speaks of came from. None of it is part of the state: a game nobody listens to has none, and plays the same.

/** Where a card lies, as everybody can see. */
export interface Place {
  readonly zone: Zone;
  readonly faceup: boolean;
  /** The server it is installed in. */
  readonly server?: string;
  /** Of ice: how many pieces lie inward of it. */
  readonly position?: number;
  /** The object it is hosted on. */
  readonly host?: number;
}

/** Where a card was before it moved, and which object it was there. */
export interface Whence extends Place {
  readonly object: number;
  readonly pointedAtBy: Visibility;
}

/** What is told of a frame: the events that what comes from it follows from, by their rank. */
interface Told {
  /** The number its own deed will have: what is paid for it is told first. 0 where nothing was. */
  reserved: number;
  readonly heads: number[];
}

export interface Tale {
  /** The number of the next event. */
  next: number;
  /** The frame that is carried out. */
  at: Frame | null;
  /** What happens now is what a price costs. */
  isPaying: boolean;
  /** The event whose consequences are told now, whatever the frames say; 0: what the frames say. */
  under: number;
  readonly told: WeakMap<Frame, Told>;
  /** Where cards were that moved and that no event has spoken of since. */
  readonly moved: Map<CardId, Whence>;
}

const newTale = (): Tale => ({
  next: 1,
  at: null,
  isPaying: false,
  under: 0,
  told: new WeakMap(),
  moved: new Map(),
});

export function taleOf(game: Game): Tale {
  game.tale ??= newTale();
  return game.tale;
}

/** For a copy of the game: its frames are those of the other one, in the same order. */
export function forkTale({ tale, state }: Game, copy: State): Tale | null {
  if (tale === null) return null;
  const told = new WeakMap<Frame, Told>();
  state.stack.forEach((frame, index) => {
    const known = tale.told.get(frame);
    const same = copy.stack[index];
    if (known !== undefined && same !== undefined)
      told.set(same, { reserved: known.reserved, heads: [...known.heads] });
  });
  return { ...newTale(), next: tale.next, told };
}

/** What a window's next move does follows from nothing that was done in it before. */
const OFFERING: ReadonlySet<FrameKind> = new Set<FrameKind>(['window']);

/** The stepper carries out a frame, or a choice in it. */
export function attend(game: Game, frame: Frame, isChoice: boolean): void {
  const tale = taleOf(game);
  tale.at = frame;
  if (isChoice && OFFERING.has(frame.kind)) tale.told.delete(frame);
}

/** A new choice is told: cards are where they lay as it was made, whether or not anybody spoke of how they came there. */
export const beginTelling = ({ tale }: Game): void => {
  tale?.moved.clear();
};

/**
 * Events that others follow from as long as their frame goes on, by rank: within one frame each ends what was told of the
 * same or a higher rank. A run is announced (1), ice is encountered (2), its subroutines resolve (3).
 */
const RANK: Readonly<Partial<Record<EventKind, number>>> = {
  action: 1,
  played: 1,
  installed: 1,
  rezzed: 1,
  scored: 1,
  triggered: 1,
  runAnnounced: 1,
  accessBegins: 1,
  accessed: 1,
  abilityUsed: 2,
  iceApproached: 2,
  iceEncountered: 2,
  serverApproached: 2,
  runSuccessful: 2,
  subroutineResolves: 3,
};
/** Of what is left to the frame beneath by a frame that is gone. */
const LEFT = 4;

/** Events that end what was told of that or a higher rank, and that nothing follows from. */
const ENDS: Readonly<Partial<Record<EventKind, number>>> = {
  phase: 2,
  icePassed: 2,
  iceBypassed: 2,
  jackedOut: 2,
  runUnsuccessful: 2,
  runEnded: 2,
  runCompleted: 2,
  actionCompleted: 2,
};

/** Frames that are carried out for one deed, which is told only after it is paid for. */
const DEEDS: Readonly<Partial<Record<FrameKind, readonly EventKind[]>>> = {
  use: ['action', 'abilityUsed'],
  play: ['played', 'nothingHappened'],
  install: ['installed', 'nothingHappened'],
  rez: ['rezzed'],
};

function toldOf(tale: Tale, frame: Frame): Told {
  const known = tale.told.get(frame);
  if (known !== undefined) return known;
  const told: Told = { reserved: 0, heads: [] };
  tale.told.set(frame, told);
  return told;
}

const lastHead = ({ heads }: Told): number => heads.findLast((head) => head > 0) ?? 0;

const endFrom = (told: Told, rank: number): void => {
  if (told.heads.length > rank) told.heads.length = rank;
};

/** The event that what this frame does follows from; 0 where it stands for nothing. */
function headOf(tale: Tale, frame: Frame): number {
  const told = tale.told.get(frame);
  const head = told === undefined ? 0 : lastHead(told);
  if (head > 0 || DEEDS[frame.kind] === undefined) return head;
  const mine = toldOf(tale, frame);
  if (mine.reserved === 0) mine.reserved = tale.next++;
  return mine.reserved;
}

/** The event that what the frames beneath the one carried out do follows from; null: nothing. */
function headBeneath(tale: Tale, { stack }: State): number | null {
  const place = tale.at === null ? -1 : stack.lastIndexOf(tale.at);
  for (let index = place < 0 ? stack.length - 1 : place - 1; index >= 0; index--) {
    const head = headOf(tale, stack[index] as Frame);
    if (head > 0) return head;
  }
  return null;
}

function causeFrom({ state }: Game, tale: Tale): number | null {
  if (tale.under > 0) return tale.under;
  const own = tale.at === null ? 0 : headOf(tale, tale.at);
  return own > 0 ? own : headBeneath(tale, state);
}

/** Its number among the events of a game and that of the event it follows from, which may be told after it: a cost is. */
export interface Telling {
  readonly id: number;
  readonly cause: number | null;
}

/** Takes an event into the tale. */
export function tell(game: Game, kind: EventKind): Telling {
  const tale = taleOf(game);
  const { at, isPaying, under } = tale;
  const rank = RANK[kind];
  if (at === null || isPaying || at.kind === 'pay' || under > 0) {
    const cause = causeFrom(game, tale);
    return { id: tale.next++, cause };
  }
  if (DEEDS[at.kind]?.includes(kind) === true) {
    const told = toldOf(tale, at);
    endFrom(told, rank ?? 1);
    const id = told.reserved > 0 ? told.reserved : tale.next++;
    const head = lastHead(told);
    const cause = head > 0 ? head : headBeneath(tale, game.state);
    told.reserved = 0;
    told.heads[rank ?? 1] = id;
    leaveBehind(game, tale, at, id);
    return { id, cause };
  }
  const ends = rank ?? ENDS[kind];
  if (ends !== undefined) endFrom(toldOf(tale, at), ends);
  const cause = causeFrom(game, tale);
  const id = tale.next++;
  if (rank !== undefined) {
    toldOf(tale, at).heads[rank] = id;
    leaveBehind(game, tale, at, id);
  }
  return { id, cause };
}

/** A frame that is done before its deed is told leaves the deed to the move it was made by. */
function leaveBehind({ state }: Game, tale: Tale, at: Frame, id: number): void {
  const { stack } = state;
  const beneath = stack[stack.length - 1];
  if (beneath === undefined || stack.includes(at)) return;
  if (beneath.kind === 'window' || beneath.kind === 'use') toldOf(tale, beneath).heads[LEFT] = id;
}

/** Tells what `happens` as consequences of the event told last. */
export function asConsequences(game: Game, happens: () => void): void {
  const { events, tale } = game;
  const last = events?.at(-1);
  if (tale === null || last === undefined) {
    happens();
    return;
  }
  const { under } = tale;
  tale.under = last.id;
  happens();
  tale.under = under;
}

function positionOf({ servers }: State, { id, server }: Card): number {
  return servers.find((one) => one.id === server)?.ice.indexOf(id) ?? -1;
}

export function placeOf(state: State, card: Card): Place {
  const { zone, faceup, host } = card;
  return {
    zone,
    faceup,
    ...(zone === 'ice' || zone === 'root' ? { server: serverName(card.server) } : {}),
    ...(zone === 'ice' ? { position: positionOf(state, card) } : {}),
    ...(host >= 0 ? { host: cardOf(state, host).object } : {}),
  };
}

/** A card is about to be moved. */
export function noteLeaving(game: Game, card: Card): void {
  if (game.events === null) return;
  const { moved } = taleOf(game);
  if (moved.has(card.id)) return;
  moved.set(card.id, {
    ...placeOf(game.state, card),
    object: card.object,
    pointedAtBy: isInTheCrowd(card) || isFacedownAside(card) ? visibilityOf(card) : 'all',
  });
}

/** Of cards set aside facedown together nobody else can tell which goes where (26.03 4.8.7). */
const isFacedownAside = ({ zone, faceup }: Card): boolean => zone === 'setAside' && !faceup;

/** Where a card was, if it moved and this is the first to be told of it. */
export function whenceOf(game: Game, card: Card): Whence | null {
  const moved = game.tale?.moved;
  const whence = moved?.get(card.id);
  if (moved === undefined || whence === undefined) return null;
  moved.delete(card.id);
  return whence;
}
