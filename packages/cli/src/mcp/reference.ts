import { EDITION_IDS, EDITIONS, type EditionId } from '@lastclick/engine';
import { lookUpCard, lookUpRules } from '@lastclick/table';
import { z } from 'zod';
import { deckRowLines } from '../deck/deck-rows.ts';
import { deckWithKey } from '../deck/find-deck.ts';
import { sheetLines, sheetOf } from '../deck/sheet.ts';
import { RequestError } from '../problem.ts';
import { gameField, line, seatField } from './fields.ts';
import { asked } from './games.ts';
import { tool } from './tool.ts';

export const ruleTool = tool({
  name: 'rule',
  title: 'Look up a rule',
  says:
    'Rules of both editions by number (with everything numbered under it) or by words, in our own summaries; steps ' +
    'of turns, runs and accesses say what they do.',
  effect: 'tells',
  fields: {
    about: line('a number such as 6.9.3 or 5.6.2b, or words such as "trash cost"'),
    edition: z.enum(EDITION_IDS).optional().describe('only this edition; both when left out'),
  },
  run(_games, { about, edition }) {
    const editions: readonly EditionId[] = edition === undefined ? EDITION_IDS : [edition];
    const found = editions.map((one) => ({ one, lines: lookUpRules(one, about) }));
    if (found.every(({ lines }) => lines.length === 0))
      throw new RequestError(
        'badRequest',
        'about',
        `no rule is numbered or summarised ${JSON.stringify(about)}`,
      );
    return found
      .map(({ one, lines }) =>
        [EDITIONS[one].title, ...(lines.length === 0 ? ['nothing'] : lines).map((text) => `  ${text}`)].join(
          '\n',
        ),
      )
      .join('\n\n');
  },
});

export const cardTool = tool({
  name: 'card',
  title: 'Look up a card',
  says: "A card's facts and what it does: by title, by id, or by its number in a game.",
  effect: 'tells',
  fields: {
    card: line('a title, an id such as hedge_fund, or a number in a game such as c17'),
    game: gameField,
    seat: seatField,
  },
  run(games, given) {
    const inGame = /^c\d+$/i.test(given.card) || given.game !== undefined;
    const mine = inGame ? asked(games, given.game, given.seat) : null;
    const answer = lookUpCard(given.card, mine === null ? null : mine.game.table.view(mine.seat));
    if (!answer.found) throw new RequestError('unknownCard', 'card', answer.why);
    return answer.lines.join('\n');
  },
});

export const listDecksTool = tool({
  name: 'list_decks',
  title: 'The decks that come with the game',
  says: 'The decks that come with the game: key, side, size and identity; or the cards of one of them.',
  effect: 'tells',
  fields: { deck: line('a key of the list, to see its cards').optional() },
  run(_games, { deck }) {
    if (deck === undefined) return deckRowLines().join('\n');
    const known = deckWithKey(deck);
    if (known === null)
      throw new RequestError(
        'badRequest',
        'deck',
        `there is no deck ${JSON.stringify(deck)}; ask without one`,
      );
    return sheetLines(sheetOf(known)).join('\n');
  },
});
