import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { access, card, copies, finishRun, runOn, shown } from './card.ts';

card('BANGUN: When Disaster Strikes', (setUp) => {
  const identity = 'BANGUN: When Disaster Strikes';

  test('agendas may be installed faceup, for all to see', () => {
    const table = setUp({ corp: { identity, hq: ['Offworld Office', 'PAD Campaign', 'Enigma'] } });
    expect(table.moves.filter((move) => move.endsWith('faceup'))).toEqual([
      'install Offworld Office new-remote faceup',
    ]);
    table.corp.takes(table.keys[table.moves.indexOf('install Offworld Office new-remote faceup')] ?? '');
    expect(table.runner.seen.corp.servers.at(-1)?.root[0]).toMatchObject({
      title: 'Offworld Office',
      faceup: true,
      rezzed: false,
    });
    expect(table.corp.clicks).toBe(2);
  });

  test('they may be installed facedown as well', () => {
    const table = setUp({ corp: { identity, hq: ['Offworld Office'] } });
    table.corp.installs('Offworld Office', 'new-remote');
    expect(table.runner.seen.corp.servers.at(-1)?.root[0]?.title).toBeUndefined();
  });

  test('other identities and other cards have no such choice', () => {
    const other = setUp({ corp: { hq: ['Offworld Office'] } });
    expect(other.moves.some((move) => move.endsWith('faceup'))).toBe(false);
    expect(other.corp.explain('install Offworld Office new-remote faceup')).toMatchObject({
      because: 'onlyFacedown',
    });
    const asset = setUp({ corp: { identity, hq: ['PAD Campaign'] } });
    expect(asset.corp.explain('install PAD Campaign new-remote faceup')).toMatchObject({
      because: 'onlyFacedown',
    });
  });

  test('an effect that installs an agenda asks too', () => {
    const table = setUp({
      corp: { identity, credits: 4, hq: ['Peer Review', 'Offworld Office'] },
    });
    table.corp.plays('Peer Review');
    table.corp.accepts();
    expect(table.moves).toEqual(['choose new-remote', 'choose new-remote faceup']);
    table.corp.takes('choose new-remote faceup');
    expect(shown(table, 'Offworld Office').faceup).toBe(true);
  });

  const accessed = (faceup: boolean, grip: string[]) => {
    const table = setUp({
      at: 'runner.action',
      corp: { identity, servers: [{ server: 'remote-1', root: [{ card: 'Offworld Office', faceup }] }] },
      runner: { grip },
    });
    runOn(table, 'remote-1');
    return table;
  };

  test('accessed faceup it does two meat damage and gives a tag, then it is stolen', () => {
    const table = accessed(true, copies('Sure Gamble', 3));
    finishRun(table);
    expect([table.runner.hand.length, table.runner.tags]).toEqual([1, 1]);
    expect(table.runner.scored).toEqual(['Offworld Office']);
  });

  test('accessed facedown it does nothing', () => {
    const table = accessed(false, copies('Sure Gamble', 3));
    finishRun(table);
    expect([table.runner.hand.length, table.runner.tags]).toEqual([3, 0]);
  });

  test('with one card in the grip the access flatlines before the agenda is stolen', () => {
    const table = accessed(true, ['Sure Gamble']);
    expect(table.outcome).toMatchObject({ winner: 'corp' });
    expect(table.runner.scored).toEqual([]);
  });

  test('a faceup card in Archives or HQ is not installed', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { identity, archives: ['Offworld Office'] },
      runner: { grip: copies('Sure Gamble', 3) },
    });
    runOn(table, 'archives');
    if (table.decision?.kind === 'access') access(table, 'Offworld Office');
    finishRun(table);
    expect([table.runner.tags, table.runner.scored]).toEqual([0, ['Offworld Office']]);
  });

  test('faceup it is advanced and scored as any other, and cannot be rezzed', () => {
    const root = [{ card: 'Offworld Office', faceup: true, advancement: 4 }];
    const table = setUp({
      at: '5.6.2a',
      corp: { identity, credits: 0, servers: [{ server: 'remote-1', root }] },
    });
    expect(table.corp.explain('rez Offworld Office')).toMatchObject({ because: 'alreadyRezzed' });
    table.corp.scores('Offworld Office');
    expect([table.corp.scored, table.corp.credits]).toEqual([['Offworld Office'], 7]);
    const early = setUp({ corp: { identity, servers: [{ server: 'remote-1', root }] } });
    expect(early.moves).toContain('advance Offworld Office');
  });
});
