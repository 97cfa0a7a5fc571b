import {
  agenda,
  asset,
  breakSubroutines,
  breaks,
  type CardData,
  type CardFacts,
  type CardText,
  credits,
  type Deed,
  event,
  gainCredits,
  ice,
  type PaidData,
  paid,
  program,
  resource,
  type Step,
  sub,
  upgrade,
  when,
} from '@lastclick/engine/language';

// Cards made for tests about runs: plain shapes that show one rule each. None of them is part of the product.

const named = (title: string) => ({ id: title.toLowerCase().replace(/[^a-z0-9]+/g, '_'), title });
const ofCorp = (title: string) => ({ ...named(title), subtypes: [], faction: 'neutral_corp' }) as const;
const ofRunner = (title: string) => ({ ...named(title), subtypes: [], faction: 'neutral_runner' }) as const;

export const assetWith = (title: string, text: CardText): CardData =>
  asset({ ...ofCorp(title), cost: 0, trash: 1, ...text });
export const upgradeWith = (title: string, text: CardText): CardData =>
  upgrade({ ...ofCorp(title), cost: 0, trash: 1, ...text });
export const agendaWith = (title: string, text: CardText): CardData =>
  agenda({ ...ofCorp(title), advancement: 3, points: 1, ...text });
export const resourceWith = (title: string, text: CardText): CardData =>
  resource({ ...ofRunner(title), cost: 0, ...text });
export const programWith = (title: string, text: CardText): CardData =>
  program({ ...ofRunner(title), cost: 0, memory: 0, ...text });
export const eventWith = (title: string, text: CardText): CardData =>
  event({ ...ofRunner(title), subtypes: ['run'], cost: 0, ...text });
/** A barrier of strength 1 that costs nothing to rez. */
export const iceWith = (title: string, text: CardText & Partial<CardFacts>): CardData =>
  ice({ ...ofCorp(title), subtypes: ['barrier'], cost: 0, strength: 1, text: [], ...text });
/** The same with nothing but subroutines. */
export const iceThat = (title: string, ...subroutines: readonly (readonly Step[])[]): CardData =>
  iceWith(title, { text: subroutines.map((steps) => sub(...steps)) });
/** A fracter of strength 1. */
export const breakerWith = (title: string, ...abilities: readonly PaidData[]): CardData =>
  program({
    ...ofRunner(title),
    subtypes: ['icebreaker', 'fracter'],
    cost: 0,
    memory: 1,
    strength: 1,
    text: abilities,
  });

/** Something happens, and this follows. */
export const whenever = (on: Deed, ...steps: readonly Step[]) => when(on, ...steps);
/** A free paid ability. */
export const freely = (...steps: readonly Step[]): PaidData => paid([credits(0)], ...steps);

export const rezzed = (card: string) => ({ card, rezzed: true }) as const;

/** Ice with three subroutines that can be told apart by what they pay. */
export const abacus = iceThat('Abacus', [gainCredits(1)], [gainCredits(10)], [gainCredits(100)]);
/** Breaks one subroutine of a barrier for a credit. */
export const pick = breakerWith('Pick', breaks('barrier', [credits(1)], breakSubroutines(1)));
