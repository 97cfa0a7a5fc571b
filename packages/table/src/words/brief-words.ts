import type { EventKind } from '@lastclick/engine';
import { count } from './count.ts';
import { damageName } from './damage-words.ts';
import type { Telling } from './telling.ts';

const signed = (change: number, noun: string): string =>
  `${change < 0 ? '−' : '+'}${count(Math.abs(change), noun)}`;

const counter = (detail: string): string => (detail === 'credits' ? 'credit' : `${detail} counter`);

/** What follows from a deed, in a few words beside it. Credits are added up before they are told. */
const BRIEF: Readonly<Partial<Record<EventKind, (telling: Telling) => string>>> = {
  clicksGained: ({ event }) => signed(event.amount, 'click'),
  clicksLost: ({ event }) => signed(-event.amount, 'click'),
  drawn: ({ cards }) => `draws ${cards}`,
  trashed: ({ cards }) => `trashes ${cards}`,
  discarded: ({ cards }) => `discards ${cards}`,
  advanced: ({ cards, event }) => `${cards} advanced to ${event.amount}`,
  countersPlaced: ({ event, cards }) => `${signed(event.amount, counter(event.detail))} on ${cards}`,
  countersRemoved: ({ event, cards }) => `${signed(-event.amount, counter(event.detail))} on ${cards}`,
  tagsTaken: ({ event }) => signed(event.amount, 'tag'),
  tagsRemoved: ({ event }) => signed(-event.amount, 'tag'),
  badPublicityTaken: ({ event }) => `+${event.amount} bad publicity`,
  badPublicityRemoved: ({ event }) => `−${event.amount} bad publicity`,
  damaged: (telling) => `${telling.event.amount} ${damageName(telling)} damage`,
  derezzed: ({ cards }) => `derezzes ${cards}`,
  exposed: ({ cards }) => `exposes ${cards}`,
  revealed: ({ cards }) => `reveals ${cards}`,
  lookedAt: ({ cards }) => `looks at ${cards}`,
  addedToHand: ({ cards }) => (cards === '' ? '' : `adds ${cards} to hand`),
  strengthChanged: ({ event }) => `${event.amount < 0 ? '−' : '+'}${Math.abs(event.amount)} strength`,
  subroutineBroken: ({ event }) => `breaks subroutine ${event.amount}`,
  purged: ({ event }) => `purges ${count(event.amount, 'virus counter')}`,
  prevented: ({ cards }) => `${cards} prevents it`,
  iceBypassed: ({ cards }) => `bypasses ${cards}`,
  jackedOut: () => 'jacks out',
  runSuccessful: () => 'successful',
  runUnsuccessful: () => 'unsuccessful',
  nothingHappened: () => 'nothing happens',
};

export const briefWords = (telling: Telling): string => BRIEF[telling.event.kind]?.(telling) ?? '';
