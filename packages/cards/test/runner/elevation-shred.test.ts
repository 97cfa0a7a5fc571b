import { expect, type Position } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, finishRun, goOn, rezzed } from './card.ts';

card('Shred', (setUp) => {
  const playing = (
    server: string,
    root: readonly string[],
    hq: readonly string[],
    more: Position['runner'] = {},
  ) => {
    const table = setUp({
      corp: {
        credits: 0,
        hq: [...hq],
        servers: [{ server, ice: [rezzed('Wall of Static'), rezzed('Wall of Static')], root: [...root] }],
      },
      runner: { credits: 1, grip: ['Shred'], ...more },
    });
    table.runner.plays('Shred');
    table.runner.takes(`run ${server}`);
    goOn(table);
    return table;
  };
  const hand = ['Hedge Fund', 'Palisade', 'Enigma'];

  test('the Corp may reveal and trash as many random cards of HQ as lie in the root, and the run ends', () => {
    const table = playing('remote-1', ['PAD Campaign'], hand);
    expect([table.awaits, table.decision?.kind]).toEqual(['corp', 'payOrNot']);
    table.corp.accepts();
    expect(table.corp.hand).toHaveLength(2);
    expect(table.runner.seen.corp.archives.map(({ title }) => title)).toEqual(table.corp.discardPile);
    expect(table.happened('revealed')).toHaveLength(1);
    expect(table.happened('runSuccessful')).toEqual([]);
    expect(table.phase).toBe('runner.action');
  });

  test('if it does not, the run goes on; the second end of the run is not prevented', () => {
    const table = playing('remote-1', ['PAD Campaign'], hand);
    table.corp.declines();
    expect(table.happened('prevented')).toHaveLength(1);
    finishRun(table);
    expect(table.corp.hand).toHaveLength(3);
    expect(table.happened('runSuccessful')).toEqual([]); // the inner wall ends it
    expect(table.happened('iceEncountered')).toHaveLength(2);
  });

  test('two cards in the root cost two; with fewer cards in HQ the Corp cannot pay', () => {
    const two = playing('remote-1', ['PAD Campaign', 'Manegarm Skunkworks'], hand);
    two.corp.accepts();
    expect(two.corp.hand).toHaveLength(1);
    const poor = playing('remote-1', ['PAD Campaign', 'Manegarm Skunkworks'], ['Hedge Fund']);
    expect(poor.happened('prevented')).toHaveLength(1);
  });

  test('an empty root costs nothing', () => {
    const table = playing('hq', [], hand);
    if (table.decision?.kind === 'payOrNot') table.corp.accepts();
    finishRun(table);
    expect(table.corp.hand).toHaveLength(3);
    expect(table.happened('iceEncountered')).toHaveLength(1);
  });

  test('another run is not protected', () => {
    const table = playing('remote-1', ['PAD Campaign'], hand);
    table.corp.declines();
    finishRun(table);
    table.runner.takes('run remote-1');
    finishRun(table);
    expect(table.happened('prevented')).toHaveLength(1);
    expect(table.happened('iceEncountered')).toHaveLength(3);
  });
});
