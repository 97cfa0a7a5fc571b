import { expect, type Position, type Table } from '@lastclick/testkit';
import { test } from 'vitest';
import { card } from './card.ts';

card('Bling', (setUp) => {
  const hostedHere = (table: Table, seat: 'corp' | 'runner' = 'runner') =>
    table[seat].seen.runner.rig.find(({ title }) => title === 'Bling')?.hosted.map(({ title }) => title);
  const withBling = (runner: Position['runner'] = {}, more: Position = {}) =>
    setUp({ ...more, runner: { credits: 5, ...runner, rig: ['Bling', ...(runner?.rig ?? [])] } });
  /** A card that costs nothing is installed, and the top card of the stack hosted. */
  const hosting = (top: string, runner: Position['runner'] = {}, more: Position = {}) => {
    const table = withBling(
      { ...runner, grip: ['Off-Campus Apartment', ...(runner?.grip ?? [])], stack: [top] },
      more,
    );
    table.runner.installs('Off-Campus Apartment');
    table.runner.triggers('Bling');
    return table;
  };

  test('it gives 1 memory', () => {
    expect(withBling().runner.seen.runner.memory.limit).toBe(5);
    expect(setUp().runner.seen.runner.memory.limit).toBe(4);
  });

  test('an install for nothing lets the top card of the stack be hosted faceup; it is not installed', () => {
    const table = hosting('Corroder');
    expect([hostedHere(table), hostedHere(table, 'corp')]).toEqual([['Corroder'], ['Corroder']]);
    expect(table.runner.seen.runner.rig.map(({ title }) => title)).toEqual(['Bling', 'Off-Campus Apartment']);
    expect(table.runner.seen.runner.memory.used).toBe(0);
    expect([table.runner.deckSize, table.runner.hand]).toEqual([0, []]);
  });

  test('it may be left on the stack', () => {
    const table = withBling({ grip: ['Off-Campus Apartment'], stack: ['Corroder'] });
    table.runner.installs('Off-Campus Apartment');
    table.runner.takes('pass');
    expect([hostedHere(table), table.runner.deckSize]).toEqual([[], 1]);
  });

  test('credits spent on the install, from the pool or from a card, are spent', () => {
    const paid = withBling({ grip: ['Corroder'], stack: ['Sure Gamble'] });
    paid.runner.installs('Corroder');
    expect([paid.decision?.kind, hostedHere(paid)]).toEqual(['action', []]);
    const fromCard = withBling({
      credits: 0,
      grip: ['Mayfly'],
      stack: ['Sure Gamble'],
      rig: [{ card: 'Cybsoft MacroDrive', credits: 1 }],
    });
    fromCard.runner.installs('Mayfly');
    if (fromCard.decision?.kind === 'pay') fromCard.runner.takes(fromCard.keys[0] ?? '');
    expect([fromCard.decision?.kind, hostedHere(fromCard)]).toEqual(['action', []]);
  });

  test('an effect that makes the install free of credits counts too', () => {
    const table = withBling({
      identity: 'Topan: Ormas Leader',
      credits: 0,
      grip: ['Corroder', 'Sure Gamble', 'Sure Gamble'],
      stack: ['Mayfly'],
    });
    table.runner.uses('Topan: Ormas Leader');
    table.runner.triggers('Bling');
    expect(hostedHere(table)).toEqual(['Mayfly']);
  });

  test('an install of the Corp is none of its business', () => {
    const table = setUp({
      at: 'corp.action',
      corp: { hq: ['PAD Campaign'] },
      runner: { rig: ['Bling'], stack: ['Corroder'] },
    });
    table.corp.installs('PAD Campaign', 'new-remote');
    expect([table.awaits, hostedHere(table)]).toEqual(['corp', []]);
  });

  test('a hosted card is installed with the basic action, at its cost', () => {
    const table = hosting('Corroder');
    table.runner.installs('Corroder');
    expect([hostedHere(table), table.runner.credits, table.runner.clicks]).toEqual([[], 3, 2]);
    expect(table.runner.seen.runner.rig.map(({ title }) => title)).toContain('Corroder');
  });

  test('a hosted event is played with the basic action, and trashed once it has resolved', () => {
    const table = hosting('Sure Gamble');
    table.runner.plays('Sure Gamble');
    expect([hostedHere(table), table.runner.credits]).toEqual([[], 9]);
    expect(table.runner.discardPile).toEqual(['Sure Gamble']);
  });

  test('what a hosted card costs has to be paid, and it is not otherwise in the grip', () => {
    const table = hosting('Corroder', { credits: 1 });
    expect(table.runner.explain('install Corroder')).toMatchObject({ because: 'notEnoughCredits' });
    expect(table.moves).not.toContain('install Corroder');
    expect(table.runner.seen.runner.grip).toMatchObject({ count: 0 });
  });

  test('cards on another card cannot be used like that', () => {
    const table = setUp({
      runner: { credits: 9, rig: [{ card: 'Bookmark', hosted: ['Sure Gamble'] }, 'Bling'] },
    });
    expect(table.runner.explain('play Sure Gamble')).toMatchObject({ because: 'notInHand' });
    expect(table.moves).not.toContain('play Sure Gamble');
  });

  test('an effect that installs a card from the grip can install it', () => {
    const table = hosting('Corroder', {
      identity: 'Topan: Ormas Leader',
      grip: ['Sure Gamble', 'Sure Gamble'],
    });
    table.runner.uses('Topan: Ormas Leader');
    expect(table.runner.seen.runner.rig.map(({ title }) => title)).toContain('Corroder');
    expect(table.runner.credits).toBe(5);
  });

  test('at the end of the discard phase hosted cards are trashed, and no others', () => {
    const table = hosting('Corroder', { clicks: 2, grip: ['Sure Gamble'] });
    expect(hostedHere(table)).toEqual(['Corroder']);
    table.runner.takes('gain credit');
    for (let i = 0; i < 30 && table.phase !== 'corp.action'; i++)
      table.choose(table.awaits ?? 'runner', table.keys.includes('pass') ? 'pass' : (table.keys[0] ?? ''));
    expect([hostedHere(table), table.runner.discardPile]).toEqual([[], ['Corroder']]);
    expect(table.runner.hand).toEqual(['Sure Gamble']);
  });
});
