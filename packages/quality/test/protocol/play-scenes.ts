import { DECKS } from '@lastclick/cards';
import { refereeView } from '@lastclick/cli';
import { apply, create, decision, EDITION_IDS, type EditionId } from '@lastclick/engine';
import { cardPool, scenario } from '@lastclick/testkit';
import {
  noForms,
  noteFields,
  noteShown,
  noteTold,
  type ProtocolForms,
} from '../../src/sweep/protocol-forms.ts';
import type { Scene } from './scene.ts';
import { SCENES_WITH_MADE_CARDS } from './scenes-with-made-cards.ts';
import { SCENES_WITH_PRINTED_CARDS } from './scenes-with-printed-cards.ts';

// Games aimed at all that a program can meet, so that what the document tells of never depends on what chance brings up.

/** Moves in which nothing is done, the dearest to a player last. */
const EASY: readonly string[] = ['pass', 'continue', 'no', 'done'];
const MOST_CHOICES = 200;

/** Plays a scene, and fails where what it wants to play does not come up. */
function play(found: ProtocolForms, edition: EditionId, { plays, ...position }: Scene): void {
  const table = scenario({ ...position, edition });
  noteTold(found, edition, table.events);
  const left = [...plays];
  for (let asked = 0; asked < MOST_CHOICES; asked++) {
    const waiting = table.decision;
    if (waiting === null) break;
    noteShown(found, table.game, waiting);
    noteFields(found, refereeView(table.game));
    if (left.length === 0 && waiting.kind === 'action') break;
    const { options, seat } = waiting;
    const wanted = table.moves.findIndex((move) => move.startsWith(left[0] ?? ''));
    if (wanted >= 0) left.shift();
    const easy = options.findIndex(({ kind }) => EASY.includes(kind));
    const told = table.events.length;
    table.choose(seat, options[wanted >= 0 ? wanted : Math.max(0, easy)]?.key ?? '');
    noteTold(found, edition, table.events.slice(told));
  }
  if (left.length > 0)
    throw new Error(`${edition}: "${left[0]}" does not come up: ${table.moves.join(', ')}`);
}

/** A game from the beginning, to the first turn. */
function deal(found: ProtocolForms, edition: EditionId): void {
  const { allTheRage: corp, ormasLeader: runner } = DECKS;
  if (corp === undefined || runner === undefined) throw new Error('the decks are gone');
  const game = create({ edition, corp, runner }, cardPool);
  noteTold(found, edition, game.events ?? []);
  for (const key of ['mulligan', 'keep']) {
    const waiting = decision(game);
    if (waiting === null) throw new Error('nobody is asked about a starting hand');
    noteShown(found, game, waiting);
    noteTold(found, edition, apply(game, key));
  }
}

/** What comes up in the scenes alone. */
export function playScenes(): ProtocolForms {
  const found = noForms();
  for (const edition of EDITION_IDS) deal(found, edition);
  for (const scene of [...SCENES_WITH_PRINTED_CARDS, ...SCENES_WITH_MADE_CARDS])
    for (const edition of scene.edition === undefined ? EDITION_IDS : [scene.edition])
      play(found, edition, scene);
  return found;
}
