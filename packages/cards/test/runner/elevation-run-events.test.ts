import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, finishRun, goOn, rezzed } from './card.ts';

card('Charm Offensive', (setUp) => {
  const playing = (archives: readonly string[], root: readonly unknown[] = []) => {
    const table = setUp({
      corp: {
        archives: [...archives],
        servers: [
          { server: 'remote-1', root: [rezzed('PAD Campaign')] },
          { server: 'remote-2', root: ['PAD Campaign'], ice: [rezzed('Enigma')] },
          { server: 'archives', root: root as string[] },
        ],
      },
      runner: { grip: ['Charm Offensive'] },
    });
    table.runner.plays('Charm Offensive');
    finishRun(table);
    return table;
  };

  test('when the run ends, a rezzed copy of a card accessed in Archives may be trashed', () => {
    const table = playing(['PAD Campaign', 'Enigma', 'Hedge Fund']);
    table.runner.triggers('Charm Offensive');
    expect(table.moves.sort()).toEqual(['choose Enigma', 'choose PAD Campaign']); // not the unrezzed one
    table.runner.chooses('Enigma');
    expect(table.corp.discardPile.sort()).toEqual(['Enigma', 'Enigma', 'Hedge Fund', 'PAD Campaign']);
    expect(table.runner.seen.corp.servers.find(({ server }) => server === 'remote-2')?.ice).toEqual([]);
    expect(table).toBeSettled();
  });

  test('it may be left, and there is nothing to do without a copy', () => {
    const left = playing(['PAD Campaign']);
    left.runner.passes();
    expect(left.corp.discardPile).toEqual(['PAD Campaign']);
    const none = playing(['Hedge Fund']);
    if (none.decision?.kind === 'reaction') none.runner.triggers('Charm Offensive');
    expect(none.corp.discardPile).toEqual(['Hedge Fund']);
    expect(none.phase).toBe('runner.action');
  });

  test('a card accessed in the root of Archives is not one in Archives', () => {
    const table = setUp({
      corp: {
        archives: ['Hedge Fund'],
        servers: [
          { server: 'remote-1', root: [rezzed('Manegarm Skunkworks')] },
          { server: 'archives', root: ['Manegarm Skunkworks'] },
        ],
      },
      runner: { grip: ['Charm Offensive'] },
    });
    table.runner.plays('Charm Offensive');
    finishRun(table);
    if (table.decision?.kind === 'reaction') table.runner.triggers('Charm Offensive');
    expect(table.happened('accessed')).toHaveLength(2);
    expect(table.decision?.kind).not.toBe('target');
    expect(table.runner.seen.corp.servers.find(({ server }) => server === 'remote-1')?.root).toHaveLength(1);
  });

  test('what was accessed in another run does not count', () => {
    const table = setUp({
      corp: {
        archives: ['PAD Campaign'],
        servers: [
          { server: 'remote-1', root: [rezzed('PAD Campaign')] },
          { server: 'archives', ice: [rezzed('Palisade')] },
        ],
      },
      runner: { grip: ['Charm Offensive'] },
    });
    table.runner.plays('Charm Offensive'); // Palisade ends it
    finishRun(table);
    if (table.decision?.kind === 'reaction') table.runner.triggers('Charm Offensive');
    expect(table.decision?.kind).toBe('action');
    expect(table.corp.discardPile).toEqual(['PAD Campaign']);
  });
});

card('Maintenance Access', (setUp) => {
  const corp = {
    credits: 5,
    hq: ['Offworld Office'],
    archives: ['Send a Message'],
    servers: [{ server: 'hq', ice: [rezzed('Palisade')] }],
  };

  test('two clicks; past Archives the Runner approaches HQ and breaches that, not its ice', () => {
    const table = setUp({ corp, runner: { clicks: 2, grip: ['Maintenance Access'] } });
    table.runner.plays('Maintenance Access');
    expect(table.runner.clicks).toBe(0);
    finishRun(table);
    expect(table.happened('serverApproached').map(({ detail }) => detail)).toEqual(['hq']);
    expect(table.happened('runSuccessful').map(({ detail }) => detail)).toEqual(['hq']);
    expect(table.happened('iceEncountered')).toEqual([]);
    expect(table.runner.scored).toEqual(['Offworld Office']);
    expect(table).toBeSettled();
  });

  test('refused with one click', () => {
    const table = setUp({ corp, runner: { clicks: 1, grip: ['Maintenance Access'] } });
    expect(table.runner.explain('play Maintenance Access')).toMatchObject({ allowed: false });
  });

  test('ice of Archives is met before', () => {
    const table = setUp({
      corp: { ...corp, servers: [{ server: 'archives', ice: [rezzed('Palisade')] }] },
      runner: { clicks: 2, grip: ['Maintenance Access'] },
    });
    table.runner.plays('Maintenance Access');
    finishRun(table);
    expect(table.happened('serverApproached')).toEqual([]);
    expect(table.runner.scored).toEqual([]);
  });

  test('an upgrade of HQ sees the Runner approach, one of Archives does not', () => {
    const at = (server: string) => {
      const table = setUp({
        corp: {
          ...corp,
          servers: [{ server, root: [rezzed('Manegarm Skunkworks')] }],
        },
        runner: { clicks: 2, credits: 0, grip: ['Maintenance Access'] },
      });
      table.runner.plays('Maintenance Access');
      goOn(table);
      finishRun(table);
      return table.runner.scored;
    };
    expect(at('hq')).toEqual([]); // nothing to pay it with: the run ends
    expect(at('archives')).toEqual(['Offworld Office']);
  });

  test('another run on Archives goes where it should', () => {
    const table = setUp({ corp, runner: { clicks: 3, grip: ['Maintenance Access'] } });
    table.runner.plays('Maintenance Access');
    finishRun(table);
    table.runner.takes('run archives');
    finishRun(table);
    expect(table.happened('runSuccessful').map(({ detail }) => detail)).toEqual(['hq', 'archives']);
    expect(table.runner.scored).toEqual(['Offworld Office', 'Send a Message']);
  });
});
