import { EDITION_IDS, SEATS, type View } from '@lastclick/engine';
import { describe, expect, test } from 'vitest';
import { expectSame } from '../../testkit/src/same.ts';
import type { Beat } from '../src/beats.ts';
import { patched } from '../src/patch.ts';
import { wholeGame } from './whole-games.ts';

const shown = (from: View, beats: readonly Beat[]): View =>
  beats.reduce((view, { patch }) => patched(view, patch), from);

/** What everybody looks at: numbers, and which card lies where. */
function board({ corp, runner, playing, setAside, removed, outcome }: View): unknown {
  const objects = (cards: readonly { readonly object: number }[]): number[] =>
    cards.map(({ object }) => object);
  return {
    credits: [corp.credits, runner.credits],
    clicks: [corp.clicks, runner.clicks],
    points: [corp.agendaPoints, runner.agendaPoints],
    tags: runner.tags,
    badPublicity: corp.badPublicity,
    coreDamage: runner.coreDamage,
    piles: [corp.hq.count, corp.rd.count, runner.grip.count, runner.stack.count],
    archives: objects(corp.archives),
    heap: objects(runner.heap),
    scored: [objects(corp.scored), objects(runner.scored)],
    rig: objects(runner.rig),
    servers: corp.servers.map(({ server, ice, root }) => [server, objects(ice), objects(root)]),
    aside: [objects(playing), objects(setAside), objects(removed)],
    outcome,
  };
}

describe.each(EDITION_IDS)('the beats of whole games under %s', (edition) => {
  test.each(['beat 1', 'beat 2', 'beat 3'])('%s: the last beat leaves exactly what the seat sees', (seed) => {
    const before = new Map<string, View>();
    const odd: string[] = [];
    let beats = 0;
    wholeGame(edition, seed, (line) => {
      const played = line.played.length;
      for (const seat of SEATS) {
        const seen = line.seen(seat);
        const from = before.get(seat) ?? seen.viewAt(0);
        const told = seen.beatsSince(played - 1);
        beats += told.length;
        expectSame(shown(from, told), seen.view);
        // What events tell is all a table shows but who decides, what is on offer and what it costs.
        const byEvents = told.at(-1)?.moment === 'state' ? told.slice(0, -1) : told;
        const here = JSON.stringify(board(shown(from, byEvents)));
        const there = JSON.stringify(board(seen.view));
        const isOnItsWay = seen.view.playing.some(
          ({ object }) =>
            !told.some(({ cards }) => cards.some((card) => card.object === object)) &&
            !from.playing.some((card) => card.object === object),
        );
        if (here !== there && !isOnItsWay)
          odd.push(
            `${seat} ${played} ${line.played.at(-1)?.key}: ${seen.steps.at(-1)?.events.map(({ kind }) => kind)}\n${here}\n${there}`,
          );
        before.set(seat, seen.view);
      }
    });
    expect(beats).toBeGreaterThan(500);
    expect(odd.slice(0, 4)).toEqual([]);
  });
});
