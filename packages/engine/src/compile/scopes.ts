import type { StaticData } from '../language/ability.ts';
import type { EffectName } from '../language/effect.ts';

// Where words may stand, one by one, so that nobody forgets to say it of a new one.

/** An effect may be part of any ability, of an interrupt because it changes what is about to happen, or of a card with sides. */
export type EffectScope = 'anywhere' | 'interrupt' | 'doubleSided';

export const EFFECT_SCOPES: Readonly<Record<EffectName, EffectScope>> = {
  gain: 'anywhere',
  lose: 'anywhere',
  draw: 'anywhere',
  damage: 'anywhere',
  placeCounters: 'anywhere',
  removeCounters: 'anywhere',
  shiftCounters: 'anywhere',
  charge: 'anywhere',
  takeCredits: 'anywhere',
  target: 'anywhere',
  forfeit: 'anywhere',
  trash: 'anywhere',
  rez: 'anywhere',
  derez: 'anywhere',
  advance: 'anywhere',
  score: 'anywhere',
  steal: 'anywhere',
  install: 'anywhere',
  play: 'anywhere',
  move: 'anywhere',
  shuffleDeck: 'anywhere',
  purge: 'anywhere',
  endActionPhase: 'anywhere',
  takeAction: 'anywhere',
  linger: 'anywhere',
  run: 'anywhere',
  remember: 'anywhere',
  flip: 'doubleSided',
  identifyMark: 'anywhere',
  sabotage: 'anywhere',
  approach: 'anywhere',
  moveRunner: 'anywhere',
  redirect: 'anywhere',
  approachServer: 'anywhere',
  breach: 'anywhere',
  access: 'anywhere',
  endRun: 'anywhere',
  break: 'anywhere',
  fire: 'anywhere',
  bypass: 'anywhere',
  accessMore: 'anywhere',
  mayJackOut: 'anywhere',
  jackOut: 'anywhere',
  win: 'anywhere',
  look: 'anywhere',
  reveal: 'anywhere',
  expose: 'anywhere',
  swap: 'anywhere',
  encounter: 'anywhere',
  later: 'anywhere',
  prevent: 'interrupt',
  setImminent: 'interrupt',
  instead: 'interrupt',
};

/** A static ability may be created for a while, or stands on its own card alone: then as often as one likes, or once. */
export type StaticScope = 'lasting' | 'itsCard' | 'itsCardOnce';

export const STATIC_SCOPES: Readonly<Record<StaticData['static'], StaticScope>> = {
  price: 'lasting',
  change: 'lasting',
  gain: 'lasting',
  lose: 'lasting',
  cannot: 'lasting',
  must: 'lasting',
  spend: 'lasting',
  cost: 'lasting',
  prolong: 'itsCard',
  only: 'itsCard',
  allow: 'itsCard',
  installOn: 'itsCardOnce',
  hosts: 'itsCardOnce',
  stays: 'itsCardOnce',
  afterResolving: 'itsCardOnce',
};
