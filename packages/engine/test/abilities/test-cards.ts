import {
  agenda,
  asset,
  type CardData,
  type CardText,
  damage,
  event,
  forEachCounter,
  operation,
  program,
  resource,
  type Step,
  whenYourTurnBegins,
} from '@lastclick/engine/language';

// Cards made for tests: plain shapes that show one rule each. None of them is part of the product.

const named = (title: string) => ({
  id: title.toLowerCase().replace(/[^a-z0-9]+/g, '_'),
  title,
  subtypes: [],
});
const ofCorp = (title: string) => ({ ...named(title), faction: 'neutral_corp' }) as const;
const ofRunner = (title: string) => ({ ...named(title), faction: 'neutral_runner' }) as const;

export const assetWith = (title: string, text: CardText): CardData =>
  asset({ ...ofCorp(title), cost: 0, trash: 1, ...text });
export const operationWith = (title: string, ...play: readonly Step[]): CardData =>
  operation({ ...ofCorp(title), cost: 0, play });
export const agendaWith = (title: string, text: CardText): CardData =>
  agenda({ ...ofCorp(title), advancement: 3, points: 2, ...text });
export const resourceWith = (title: string, text: CardText): CardData =>
  resource({ ...ofRunner(title), cost: 0, ...text });
export const eventWith = (title: string, ...play: readonly Step[]): CardData =>
  event({ ...ofRunner(title), cost: 0, play });
export const programWith = (title: string, memory: number, text: CardText = {}): CardData =>
  program({ ...ofRunner(title), cost: 0, memory, ...text });

/** Must do as much damage as it has advancement counters. */
export const mandatoryHouse = assetWith('Mandatory House', {
  text: [whenYourTurnBegins(damage('meat', forEachCounter('advancement')))],
});

/** One remote server for each rezzed card. */
export const rezzed = (...titles: readonly string[]) =>
  titles.map((card, index) => ({ server: `remote-${index + 1}`, root: [{ card, rezzed: true }] }));
