import { TableSession } from '@lastclick/session';
import { describe, expect, test } from 'vitest';
import { RELAXED, settle } from '../../session/test/seeded-game.ts';
import { gameOf, momentOf, type Scene } from '../src/tutorial/scene.ts';
import { SCENES, sceneAfter } from '../src/tutorial/scenes.ts';

const LONGEST = 40;

/** Plays a scene, at each step with the offer of that place among those it allows; says what was taken. */
function playScene(scene: Scene, pick: number) {
  const session = TableSession.start('1', gameOf(scene), RELAXED);
  const met = new Set<number>();
  const asides: string[] = [];
  let at = 0;
  for (let moves = 0; moves < LONGEST; moves += 1) {
    const { ask, outcome, view } = settle(session);
    const moment = momentOf(scene, at, { ask, outcome });
    if (moment.kind === 'end') return { met, asides, view };
    if (moment.kind === 'read') {
      at = moment.at + 1;
      continue;
    }
    if (moment.kind === 'waiting')
      throw new Error(
        `${scene.id} waits at step ${at}: ${ask?.question} ${ask?.offers.map(({ words }) => words)}`,
      );
    if (moment.kind === 'aside') {
      asides.push(`${moment.offer.words} (${ask?.question})`);
      session.choose(moment.offer.key);
      continue;
    }
    const offer = moment.offers[pick % moment.offers.length];
    if (offer === undefined) throw new Error(`${scene.id} has no move at step ${at}`);
    met.add(moment.at);
    session.choose(offer.key);
    at = moment.at + 1;
  }
  throw new Error(`${scene.id} does not end: step ${at}, asides ${asides.join('; ')}`);
}

describe.each(SCENES.map((scene) => [scene.id, scene] as const))('%s', (_, scene) => {
  test('leads to its end by whatever it allows, and asks for every move it must', () => {
    for (const pick of [0, 1, 2]) {
      const { met } = playScene(scene, pick);
      const wanted = scene.steps.flatMap(({ takes, isOptional }, place) =>
        takes === undefined || isOptional === true ? [] : [place],
      );
      expect(wanted.filter((place) => !met.has(place))).toEqual([]);
    }
  });
});

test('what the scenes say is what happens', () => {
  const after = (id: string) => {
    const scene = SCENES.find((one) => one.id === id);
    if (scene === undefined) throw new Error(`no scene ${id}`);
    return playScene(scene, 0).view;
  };
  expect(after('runner-goal').runner.agendaPoints).toBe(2);
  expect(after('runner-clicks').runner.credits).toBe(5 - 5 + 9 - 1 + 3);
  expect(after('runner-ice').runner.agendaPoints).toBe(3);
  expect(after('runner-access').corp.servers.some(({ server }) => server === 'remote-1')).toBe(false);
  expect(after('runner-race').runner.agendaPoints).toBe(2);
  expect(after('runner-trap').runner.grip.count).toBe(4 - 3);
  expect(after('runner-tags').runner.tags).toBe(0);
  expect(after('runner-bluff').runner.agendaPoints).toBe(2);
  expect(after('corp-goal').corp.agendaPoints).toBe(2);
  expect(after('corp-score').corp.agendaPoints).toBe(2);
});

test('each side is taught in eight scenes, one after the other', () => {
  for (const side of ['runner', 'corp'] as const) {
    const own = SCENES.filter((scene) => scene.side === side);
    expect(own).toHaveLength(8);
    expect(own.map(sceneAfter)).toEqual([...own.slice(1), undefined]);
  }
});
