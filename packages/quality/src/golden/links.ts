import { InputError, SIDES } from '@lastclick/engine';
import { lineOf, TableSession, type Tempo } from '@lastclick/session';
import { readGame, UnreadableGame } from '@lastclick/web/opening';
import type { Disagreement } from './disagreement.ts';
import { readJson } from './kept.ts';
import { type Observed, observedView } from './observed.ts';
import { sumOf } from './trail.ts';
import { version1Names } from './version-1-names.ts';

const LINK_PARTS = ['setup', 'ask', 'views', 'log', 'course'] as const;
type LinkPart = (typeof LINK_PARTS)[number];

/** What opening a link comes to: the game it leads to, or why it is refused. */
export type Opening =
  | {
      readonly played: number;
      readonly turn: string;
      readonly result: string;
      readonly sums: Readonly<Record<LinkPart, string>>;
    }
  | { readonly refused: string };

/** A link from a browser's table, as it was shared, and what it opens to. */
export interface KeptLink {
  readonly link: string;
  readonly opensTo: Opening;
}

export const LINKS_FILE = 'links.json';

export const readLinks = (): KeptLink[] => readJson(LINKS_FILE) as KeptLink[];

export const TEMPO: Tempo = { windows: 'relaxed', stops: { corp: [], runner: [] }, pace: 'swift' };

/** The table as it goes on, and the same game half way and at its end looked at from both sides. */
async function observedLink(
  link: string,
): Promise<{ session: TableSession; observed: Record<LinkPart, Observed> }> {
  const saved = await readGame(link);
  const session = TableSession.open('golden', saved, TEMPO);
  const { ask, outcome, turns } = session.snapshot();
  const line = lineOf(saved);
  const names = version1Names(line.game);
  const places = [saved.record.options.length >> 1, saved.record.options.length];
  const looks = places.flatMap((place) =>
    SIDES.map((side) => {
      const looking = TableSession.lookAt('golden', saved.setup, line, TEMPO, place);
      looking.look(side);
      return looking.snapshot();
    }),
  );
  return {
    session,
    observed: {
      setup: saved.setup,
      ask:
        ask === null
          ? null
          : {
              seat: ask.seat,
              kind: ask.kind,
              rule: ask.rule,
              question: ask.question,
              chosen: ask.chosen,
              wanted: ask.wanted,
              offers: ask.offers.map(({ kind, cost, rule, object, onto, server, isDefault, reveals }) => ({
                kind,
                cost,
                rule,
                object,
                onto,
                server,
                isDefault,
                reveals,
              })),
            },
      views: looks.map(({ view }) => observedView(view, names)),
      log: looks.map(({ log }) =>
        log.map(({ number, played, turn, side, words, rule, objects, kind }) => ({
          number,
          played,
          turn,
          side,
          words,
          rule,
          objects,
          kind,
        })),
      ),
      course: { course: session.course(), turns, outcome },
    },
  };
}

/** Opens a link as the browser's table does. */
export async function openLink(link: string): Promise<Opening> {
  try {
    const { session, observed } = await observedLink(link);
    const { view, played, outcome } = session.snapshot();
    return {
      played,
      turn: `${view.turn.side} ${view.turn.number}`,
      result: outcome === null ? 'goes on' : `${outcome.winner} ${outcome.reason}`,
      sums: Object.fromEntries(
        LINK_PARTS.map((part) => [part, sumOf(JSON.stringify(observed[part]))]),
      ) as Record<LinkPart, string>,
    };
  } catch (error) {
    if (error instanceof UnreadableGame || error instanceof InputError) return { refused: error.message };
    throw error;
  }
}

function openingLines(kept: Opening, now: Opening): string[] {
  if ('refused' in now || 'refused' in kept) {
    const inWords = (one: Opening): string => ('refused' in one ? `refused: ${one.refused}` : 'opens');
    return inWords(kept) === inWords(now) ? [] : [inWords(now), `was: ${inWords(kept)}`];
  }
  return [
    ...(['played', 'turn', 'result'] as const).flatMap((fact) =>
      kept[fact] === now[fact] ? [] : [`${fact}: ${now[fact]}, was ${kept[fact]}`],
    ),
    ...LINK_PARTS.filter((part) => kept.sums[part] !== now.sums[part]).map((part) => `${part}: differs`),
  ];
}

/** Opens a kept link; null when it opens to what it did. */
export async function compareLink(number: number, { link, opensTo }: KeptLink): Promise<Disagreement | null> {
  const how = openingLines(opensTo, await openLink(link));
  return how.length === 0 ? null : { what: `link ${number}`, how };
}
