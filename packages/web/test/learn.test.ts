import {
  apply,
  create,
  decision,
  EDITION_IDS,
  EDITIONS,
  fork,
  type Game,
  replay,
  SIDES,
  view,
} from '@lastclick/engine';
import { pool } from '@lastclick/table';
import { describe, expect, test } from 'vitest';
import { StepWalk } from '../../quality/src/sweep/step-walk.ts';
import { actionLessons, CHAPTERS, rulesOfActions, structureLessons } from '../src/learn/lessons.ts';
import { actionPosition, lessonGame, type StepPosition, stepPositions } from '../src/learn/positions.ts';
import { sideBySide } from '../src/learn/side-by-side.ts';
import { structuresOf } from '../src/learn/step-graph.ts';

function opened({ scenario, opening }: StepPosition): Game {
  const game = create({ scenario }, pool);
  for (const key of opening) apply(game, key);
  return game;
}

/** The innermost step the game waits at. */
function stepOf(game: Game): string {
  const rules = new Set(
    structuresOf(game.state.edition).flatMap(({ steps }) => steps.map(({ rule }) => rule)),
  );
  return view(game, 'spectator').structures.findLast((one) => rules.has(one.rule))?.rule ?? '';
}

/** Whether some option leads through the step, by the same account the sweeps keep. */
function leadsThrough(game: Game, rule: string, backTo: string | null): boolean {
  return (decision(game)?.options ?? []).some(({ key }) => {
    const walk = new StepWalk(game.state.edition);
    walk.visit(game, []);
    const next = fork(game);
    walk.visit(next, apply(next, key));
    // The account knows a way back only by where it leads.
    return walk.reached.has(rule) || stepOf(next) === backTo;
  });
}

describe.each(EDITION_IDS)('the lessons of edition %s', (edition) => {
  const steps = structuresOf(edition).flatMap((phase) => phase.steps);

  test.each(steps)('step $rule can be tried', ({ rule, what }) => {
    const position = stepPositions(edition).get(rule);
    if (position === undefined) throw new Error(`no position for ${rule}`);
    const game = opened(position);
    const waiting = decision(game);
    expect(waiting?.seat).toBe(position.seat);
    if (position.stands === 'here') expect(stepOf(game)).toBe(rule);
    const backTo = what.act === 'goTo' ? `${rule.slice(0, -1)}${what.step.replace('.', '')}` : null;
    if (position.stands === 'next') expect(leadsThrough(game, rule, backTo)).toBe(true);
    if (what.act === 'window' || what.act === 'action' || what.act === 'ask') {
      expect(position.stands).toBe('here');
      // Something else than passing, or the table would pass for the player.
      expect(waiting?.options.length).toBeGreaterThan(1);
    }
  });

  test('where nobody waits the lesson says why', () => {
    for (const chapter of CHAPTERS)
      for (const { steps: lessons } of structureLessons(edition, chapter))
        for (const { rule, waits, byItself, words } of lessons) {
          expect(words, rule).not.toBe('');
          expect(waits, rule).toBe(byItself === '');
        }
  });

  test('every structure of the tables is in a chapter', () => {
    const shown = CHAPTERS.flatMap((chapter) => structureLessons(edition, chapter).map(({ id }) => id));
    expect(shown.toSorted()).toEqual(Object.keys(EDITIONS[edition].phases).toSorted());
  });

  test.each(SIDES)('each basic action of the %s can be tried', (side) => {
    const game = opened(actionPosition(edition, side));
    const offered = new Set(decision(game)?.options.map(({ rule }) => rule));
    for (const { rule, words } of [...actionLessons(edition, side), ...rulesOfActions(edition)])
      expect(words, rule).not.toBe('');
    expect(actionLessons(edition, side).filter(({ rule }) => !offered.has(rule))).toEqual([]);
  });

  test('the person sits where something is to be decided', () => {
    const position = stepPositions(edition).get('5.7.1f');
    if (position === undefined) throw new Error('no position');
    const game = lessonGame(edition, position);
    expect(game.setup.runner).toEqual({ kind: 'human' });
    expect(game.setup.corp.kind).toBe('bot');
    expect(replay(game.record, pool).state.edition).toBe(edition);
  });
});

describe('two editions side by side', () => {
  test('every step of both is there once', () => {
    for (const [side, edition] of [
      ['left', '1.4'],
      ['right', '26.03'],
    ] as const) {
      const shown = CHAPTERS.flatMap((chapter) =>
        sideBySide(chapter, '1.4', '26.03').flatMap((pair) =>
          pair.steps.flatMap((step) => step[side]?.rule ?? []),
        ),
      );
      expect(shown).toEqual(
        CHAPTERS.flatMap((chapter) =>
          structureLessons(edition, chapter).flatMap((one) => one.steps.map(({ rule }) => rule)),
        ),
      );
    }
  });

  test('differences are marked: the checkpoint of the draw phase is gone and the draw has moved up', () => {
    const [draw] = sideBySide('corp', '1.4', '26.03');
    expect(
      draw?.steps.slice(3, 6).map(({ left, right, differs }) => [left?.rule, right?.rule, differs]),
    ).toEqual([
      ['5.6.1d', '5.6.1d', 'same'],
      ['5.6.1e', undefined, 'only'],
      ['5.6.1f', '5.6.1e', 'renumbered'],
    ]);
  });
});
