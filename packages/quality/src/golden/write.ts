import type { EditionId } from '@lastclick/engine';
import { BOT_GAMES_FILE, compareBotGame, playBotGame, readBotGames } from './bot-games.ts';
import type { Golden, Scope } from './goldens.ts';
import { writeJson, writeList } from './kept.ts';
import { LINKS_FILE, openLink, readLinks } from './links.ts';
import { makeBotGames, mostOptions } from './make-bot-games.ts';
import { makeLinks } from './make-links.ts';
import { makeRecords, playedOn } from './make-records.ts';
import { makeSaves } from './make-saves.ts';
import { playRecord, readRecords, recordsFile } from './records.ts';
import { gameOfRecord, readSaves, refusalOf, SAVES_FILE } from './saves.ts';
import { writeTexts } from './texts.ts';
import { walk } from './walk.ts';

const RECORDS = 500;
const SAVES = 100;
const BOT_GAMES = 100;

/**
 * `again`: the same games, as they are now; a record that does not fit any more is played on at random from where it
 * stops. `anew`: other games.
 */
export type Writing = 'again' | 'anew';

function recordsAgain(edition: EditionId): void {
  const records = readRecords(edition).map(({ setup, options }) => {
    const { stop } = playRecord({ setup, options });
    const fitting = stop === null ? options : playedOn({ setup, options: options.slice(0, stop.at) });
    const { trail, result } = playRecord({ setup, options: fitting });
    return { setup, options: fitting, result, trail };
  });
  writeList(recordsFile(edition), records);
}

function savesAgain(): void {
  const saves = readSaves().map((kept) => {
    const { trail, stop, result } = walk(gameOfRecord(kept), [], kept.further);
    if (stop !== null) throw new Error(`a save cannot be played on: ${stop.why}; make the saves anew`);
    return { ...kept, refused: refusalOf(kept.text), result, trail };
  });
  writeList(SAVES_FILE, saves);
}

/** A game in which the bot chooses otherwise now is another game from there on. */
function botGamesAgain(): void {
  const games = readBotGames().map((kept, number) =>
    compareBotGame(number, kept) === null ? kept : playBotGame(kept, mostOptions(kept.level)),
  );
  writeList(BOT_GAMES_FILE, games);
}

const WRITE: Readonly<Record<Golden, (writing: Writing, scope: Scope) => void | Promise<void>>> = {
  texts: writeTexts,
  records: (writing, { editions }) => {
    for (const edition of editions) {
      if (writing === 'again') recordsAgain(edition);
      else writeList(recordsFile(edition), makeRecords(edition, RECORDS));
    }
  },
  saves: (writing) => (writing === 'again' ? savesAgain() : writeList(SAVES_FILE, makeSaves(SAVES))),
  links: async (writing) => {
    const again = async () =>
      Promise.all(readLinks().map(async ({ link }) => ({ link, opensTo: await openLink(link) })));
    writeJson(LINKS_FILE, await (writing === 'again' ? again() : makeLinks()));
  },
  bots: (writing) =>
    writing === 'again' ? botGamesAgain() : writeList(BOT_GAMES_FILE, makeBotGames(BOT_GAMES)),
};

/** Keeps what is now instead of what was kept. */
export const writeGolden = async (golden: Golden, writing: Writing, scope: Scope): Promise<void> =>
  WRITE[golden](writing, scope);
