import type { EditionId } from '@lastclick/engine';
import type { CardData } from '@lastclick/table';
import { signsOf } from './card-signs.ts';

/** Something cards do that has rules of its own. */
export interface Mechanic {
  readonly title: string;
  /** Words of a card's data any of which shows that the card does it. */
  readonly signs: readonly string[];
  /** The numbers that say how it works. */
  readonly rules: Readonly<Record<EditionId, readonly string[]>>;
  /** Our own rulings about it, by their numbers in docs/RULINGS.md. */
  readonly rulings: readonly number[];
}

const mechanic = (
  title: string,
  signs: readonly string[],
  old: string,
  current: string,
  ...rulings: readonly number[]
): Mechanic => ({
  title,
  signs,
  rules: { '1.4': old.split(' '), '26.03': current.split(' ') },
  rulings,
});

/** The more special first: what a reader of the card most likely wonders about. */
export const MECHANICS: readonly Mechanic[] = [
  mechanic('Trace', ['step trace'], '10.8.2 10.8.3 10.8.4', '10.8.2 10.8.3 10.8.4'),
  mechanic(
    'Damage',
    ['effect damage', 'deed damage'],
    '10.4.2a 10.4.2b 10.4.3 10.4.4',
    '10.4.2a 10.4.2b 10.4.3 10.4.4',
  ),
  mechanic(
    'Tags',
    ['what tags', 'deed takeTags', 'deed removeTags'],
    '10.5.2 10.5.3 10.5.4',
    '10.5.2 10.5.3 10.5.4',
    3,
  ),
  mechanic('Bad publicity', ['what badPublicity'], '10.6.2 10.6.2a', '10.6.2 10.6.3a 10.6.3c', 14),
  mechanic(
    'Preventing',
    ['effect prevent'],
    '9.8.3 9.8.5 9.8.5a 9.8.6a 9.8.6b',
    '9.9.3 9.9.5 9.9.5a 9.9.6a 9.9.6b',
    17,
  ),
  mechanic(
    'Replacing',
    ['interrupt instead', 'effect instead', 'effect setImminent'],
    '9.8.8 9.8.8b 9.8.9c 1.18.1a',
    '9.9.8 9.9.8b 9.9.9c 8.2.2',
  ),
  mechanic('X in a cost', ['value x'], '1.15.3 1.15.3a', '1.16.2c 1.16.2d', 36),
  mechanic('Interrupts', ['has would', 'has instead'], '9.8.3 9.8.4', '9.9.3 9.9.4'),
  mechanic('Being accessed', ['deed access', 'subtype ambush'], '7.1.3 9.1.8a', '7.1.3 9.1.8a'),
  mechanic('While accessing', ['access'], '7.7.2 7.7.2b', '7.1.4 9.3.6b 9.5.2c'),
  mechanic(
    'Accessing more cards',
    ['effect accessMore', 'deed breach'],
    '7.1.2 7.1.2c 7.1.6',
    '7.1.1 6.7.4b 9.6.13a',
  ),
  mechanic('Bypassing', ['effect bypass'], '6.5.3a 6.5.3b 6.5.3c', '6.5.8a 6.5.8b 6.5.8c', 21),
  mechanic('Exposing', ['effect expose'], '1.20.4 1.20.5', '1.21.4 1.21.5'),
  mechanic('Revealing', ['effect reveal'], '1.20.3 1.20.5', '1.21.3 1.21.3a'),
  mechanic('Searching', ['cards search'], '4.2.2a 4.2.2c 4.2.2d 4.2.3', '8.7.2a 8.7.2d 8.7.2e 8.7.3'),
  mechanic('Swapping', ['effect swap'], '10.11.2 10.11.3', '8.8.2 8.8.3 8.8.3a'),
  mechanic('Sabotage', ['effect sabotage'], '1.2.1', '10.12.2 10.12.2a 10.12.3a'),
  mechanic('The mark', ['effect identifyMark', 'on mark', 'server mark'], '1.2.1', '10.11.2 10.11.3 10.11.4'),
  mechanic('Charging', ['effect charge'], '1.9.5h', '10.10.1 10.10.2'),
  mechanic('Forfeiting', ['effect forfeit', 'deed forfeit'], '10.1.2', '8.2.5'),
  mechanic(
    'Virus counters',
    ['counter virus', 'what virus', 'hosts virus', 'effect purge'],
    '1.9.5g 10.1.1',
    '1.9.5g 10.1.2',
    5,
  ),
  mechanic('Loaded and empty', ['load', 'deed empty'], '10.9.1 10.9.2 10.9.3', '10.9.1 10.9.2 10.9.3'),
  mechanic(
    'Hosting',
    ['static installOn', 'static hosts', 'effect host', 'with host'],
    '1.12.2 1.12.5 1.12.5c 1.12.11',
    '1.13.2 1.13.6 1.13.6c 1.13.13',
  ),
  mechanic('Recurring credits', ['has recurring'], '1.10.5a 1.10.5b 1.10.5c', '1.10.5a 1.10.5c 1.10.5d', 18),
  mechanic(
    'Credits on cards',
    ['static spend', 'effect takeCredits'],
    '1.10.4 1.10.4a 1.10.4b',
    '1.10.4 1.10.4a 1.10.4b',
  ),
  mechanic('Additional cost to rez', ['cost rez'], '1.15.9 1.15.9b', '1.16.10 1.16.10b', 28),
  mechanic('Additional cost to steal', ['cost steal'], '1.15.9 1.16.3d 9.1.8e', '1.16.10 7.1.6a 9.1.8e'),
  mechanic('Additional cost to trash', ['cost trash'], '1.15.9 1.15.9a', '1.16.10 1.16.10a', 26),
  mechanic('Additional cost to run', ['cost run'], '6.3.2b 6.3.2c', '6.3.2b 6.3.4', 25),
  mechanic('Persistent', ['persistent'], '1.2.1', '9.12.5a 9.12.5b 9.12.5c', 16),
  mechanic('Terminal', ['effect endActionPhase'], '5.4.3a 5.4.3c 5.4.3d', '5.4.3a 5.4.3c 5.4.3e', 10),
  mechanic('Only if', ['static only'], '9.3.3b 9.1.8c', '9.3.3b 9.1.8c'),
  mechanic('Once per turn', ['limit oncePerTurn'], '9.3.3c', '9.3.3c 9.3.6g'),
  mechanic('The first time', ['first'], '9.6.5c 9.8.5a', '9.6.5c 9.9.5a'),
  mechanic('Icebreakers', ['interface'], '3.9.5f 3.9.5g 3.9.5h', '3.9.5f 3.9.5g 3.9.5h'),
  mechanic('Breaking subroutines', ['effect break'], '6.5.4 3.4.7b', '9.8.4 9.8.6'),
  mechanic('Losing clicks to break', ['pay clicks lost'], '5.2.1 9.5.3', '5.2.1 9.5.6a', 15),
  mechanic('Strength for a while', ['lasting strength'], '3.9.5b 3.9.5c', '3.9.5b 3.9.5c'),
  mechanic('Strength that changes', ['change strength'], '3.4.4 9.4.2', '3.4.4 9.4.2'),
  mechanic('Making a run', ['effect run', 'by this'], '6.7.3 6.7.3a 8.5.4', '6.7.4 6.7.4a 8.6.5', 20, 35),
  mechanic('A successful run', ['deed succeed', 'successful'], '6.7.2 6.9.5e', '6.7.2 6.7.3 6.9.5a'),
  mechanic('Ending the run', ['effect endRun'], '6.1.4 6.8.2b 6.8.4', '6.1.4 9.8.7c 6.8.4', 23),
  mechanic('Jacking out', ['effect mayJackOut', 'deed jackOut'], '6.1.5 6.1.5a', '6.1.5 6.1.5a'),
  mechanic('When encountered', ['deed encounter', 'with this'], '6.5.2 9.6.8', '6.5.2 9.6.14a'),
  mechanic('Approaching the server', ['deed approachServer'], '6.7.1 6.8.2c', '6.6.6 6.8.2b', 22),
  mechanic(
    'Costs inside an effect',
    ['step mayPay', 'step pay'],
    '1.15.10a 1.15.10b',
    '1.16.11a 1.16.11b',
    12,
  ),
  mechanic('Choosing an effect', ['step modes'], '9.10.4f 9.11.3c', '9.11.4g 9.12.3c', 19),
  mechanic('Advancement counters', ['counter advancement', 'what advancement'], '1.17.1a', '1.18.2', 24),
  mechanic(
    'Can be advanced',
    ['static allow', 'deed advance', 'on advance'],
    '1.17.2 9.1.8f',
    '1.18.3 9.1.8f',
  ),
  mechanic('Gaining and losing clicks', ['what clicks'], '1.11.1 1.11.2', '1.11.3a 1.11.3b'),
  mechanic(
    'Taking another action',
    ['effect takeAction', 'what differentActions'],
    '5.2.2 5.2.6b',
    '5.2.2 5.2.5b',
    1,
  ),
  mechanic('Drawing cards', ['effect draw', 'deed draw'], '1.8.5 1.7.2c', '8.4.2 8.4.2a 1.7.2c', 2, 3, 37),
  mechanic('Installing by an effect', ['effect install'], '8.2.4 8.2.11', '8.5.5 8.5.11', 40, 42),
  mechanic('Rezzing by an effect', ['effect rez', 'effect derez'], '8.1.2a 8.1.2b', '8.1.2b 8.1.2d 8.1.3a'),
  mechanic('Ignoring costs', ['free'], '1.15.4a', '1.16.5a 1.16.5c'),
  mechanic('A later effect', ['effect later'], '9.6.14 9.9.2', '9.6.13 9.6.13c'),
  mechanic('Trashing itself as a cost', ['pay this'], '1.18.4 9.5.4', '1.19.4 9.5.4'),
  mechanic('Memory', ['change memory', 'type program'], '1.19.2 3.9.3b 3.9.3c', '1.20.2 3.9.3b 3.9.3c', 11),
  mechanic('Maximum hand size', ['change handSize'], '5.5.2 1.7.2b', '5.5.2 1.7.2b', 6),
  mechanic('Changed costs', ['static price'], '1.15.1c 9.1.8d', '1.16.2a 9.1.8d', 41),
  mechanic('Link', ['change link'], '10.7.1 10.7.2', '10.7.1 10.7.2'),
  mechanic('Console', ['subtype console'], '3.8.5a 3.8.5d', '3.8.5a 3.8.5b'),
  mechanic('Region', ['subtype region'], '3.6.5a 3.6.5d', '3.6.5a 3.6.5d'),
  mechanic('Unique', ['unique'], '10.3.1d', '10.1.1 10.3.1d'),
  mechanic('Trash cost', ['trash'], '7.7.2 7.7.2a', '7.1.5 7.1.5b'),
  mechanic('When the turn begins', ['deed turnBegins'], '9.6.5b 9.6.8', '9.6.5b 9.6.8'),
  mechanic(
    'As a phase ends',
    ['deed discardPhaseEnds', 'deed actionPhaseEnds', 'deed turnEnds'],
    '10.3.5 5.1.1',
    '10.3.6 5.1.4b',
    7,
    8,
    9,
  ),
  mechanic('When scored', ['deed score'], '1.16.6 1.16.8', '1.17.6 1.17.8'),
  mechanic('When stolen', ['deed steal'], '1.16.7 1.13.5a', '1.17.7 1.14.4a', 13),
  mechanic('Optional', ['may', 'step may'], '9.6.9a 9.6.9c', '9.6.9a 9.6.9c', 12, 39),
  mechanic('Targets', ['cards choose'], '1.14.2 1.14.2c 1.14.3', '1.15.2 1.15.2c 1.15.3', 4),
  mechanic('Conditional abilities', ['has when'], '9.6.5 9.6.8', '9.6.5 9.6.8'),
  mechanic('Card actions', ['action'], '9.5.2a 5.2.5', '9.5.2a 5.2.4'),
  mechanic('Paid abilities', ['has paid'], '9.5.2c 9.5.3', '9.5.2f 9.5.3'),
  mechanic('Subroutines', ['has sub'], '3.4.7b 6.5.5', '9.8.4 9.8.7b'),
  mechanic('Always on', ['has static'], '9.1.7 9.4.1', '9.1.7 9.4.1'),
  mechanic('Agenda', ['type agenda'], '1.16.3a 1.16.3c 1.16.3d', '1.17.3a 1.17.3c 1.17.3d'),
  mechanic('Asset', ['type asset'], '3.3.1 3.3.2 9.2.7c', '3.3.1 3.3.2 9.2.7c'),
  mechanic('Upgrade', ['type upgrade'], '3.6.1 3.6.2 3.6.3', '3.6.1 3.6.2 3.6.3'),
  mechanic('Ice', ['type ice'], '3.4.2b 3.4.3a 3.4.4', '3.4.2b 3.4.3a 3.4.4'),
  mechanic('Operation', ['type operation'], '3.5.1 8.6.7', '3.5.1 8.6.7g'),
  mechanic('Event', ['type event'], '3.7.1 8.6.7', '3.7.1 8.6.7g'),
  mechanic('Hardware', ['type hardware'], '3.8.3 3.8.4', '3.8.3 3.8.4'),
  mechanic('Resource', ['type resource'], '10.5.3', '10.5.3'),
  mechanic('Identity', ['type identity'], '9.1.7', '9.1.7'),
];

/** What a card does that has rules of its own, the more special first. */
export function mechanicsOf(card: CardData): readonly Mechanic[] {
  const has = signsOf(card);
  return MECHANICS.filter(({ signs }) => signs.some((sign) => has.has(sign)));
}
