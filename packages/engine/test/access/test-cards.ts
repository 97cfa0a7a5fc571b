import {
  accessMore,
  agenda,
  asset,
  type CardData,
  type CardText,
  event,
  hardware,
  ice,
  operation,
  program,
  resource,
  type Step,
  upgrade,
  when,
} from '@lastclick/engine/language';

// Cards made for tests: plain shapes that show one rule each. None of them is part of the product.

const named = (title: string) => ({
  id: title.toLowerCase().replace(/[^a-z0-9]+/g, '_'),
  title,
  subtypes: [],
});
const ofCorp = (title: string) => ({ ...named(title), faction: 'neutral_corp' }) as const;
const ofRunner = (title: string) => ({ ...named(title), faction: 'neutral_runner' }) as const;

export const agendaWith = (title: string, text: CardText): CardData =>
  agenda({ ...ofCorp(title), advancement: 3, points: 2, ...text });
/** Trash cost 1. */
export const assetWith = (title: string, text: CardText): CardData =>
  asset({ ...ofCorp(title), cost: 0, trash: 1, ...text });
/** Trash cost 1. */
export const upgradeWith = (title: string, text: CardText): CardData =>
  upgrade({ ...ofCorp(title), cost: 0, trash: 1, ...text });
export const iceWith = (title: string, text: CardText): CardData =>
  ice({ ...ofCorp(title), cost: 0, strength: 1, ...text });
export const operationWith = (title: string, ...play: readonly Step[]): CardData =>
  operation({ ...ofCorp(title), cost: 0, play });
export const eventWith = (title: string, ...play: readonly Step[]): CardData =>
  event({ ...ofRunner(title), cost: 0, play });
export const resourceWith = (title: string, text: CardText): CardData =>
  resource({ ...ofRunner(title), cost: 0, ...text });
export const hardwareWith = (title: string, text: CardText): CardData =>
  hardware({ ...ofRunner(title), cost: 0, ...text });
export const programWith = (title: string, cost: number, text: CardText): CardData =>
  program({ ...ofRunner(title), cost, memory: 1, ...text });

/** What happens as the Runner steals the agenda; the Corp does it. */
export const whenStolen = (...steps: readonly Step[]): CardText => ({
  text: [when({ deed: 'steal', card: 'this' }, ...steps)],
});
/** What happens as the Runner accesses any card while this one is active. */
export const onAccess = (...steps: readonly Step[]): CardText => ({
  text: [when({ deed: 'access' }, ...steps)],
});

/** Two more cards whenever the Runner begins to access cards. */
export const wideNet = resourceWith('Wide Net', {
  text: [when({ deed: 'breach' }, accessMore(2))],
});
