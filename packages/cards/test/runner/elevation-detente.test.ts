import { expect, type Position, type Table } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, goOn } from './card.ts';

card('Detente', (setUp) => {
  const title = 'Detente';
  const hostedHere = (table: Table, seat: 'corp' | 'runner' = 'runner') =>
    table[seat].seen.runner.rig.find((one) => one.title === title)?.hosted.map((one) => one.title);
  const withCards = (hosted: string[], more: Position = {}) =>
    setUp({
      ...more,
      corp: { hq: ['Offworld Office'], ...more.corp },
      runner: {
        credits: 5,
        ...more.runner,
        rig: [{ card: title, hosted: hosted.map((one) => ({ card: one, faceup: true })) }],
      },
    });
  /** Uses it and pays with two of the hosted cards. */
  const uses = (table: Table, seat: 'corp' | 'runner', ...cards: string[]): void => {
    table[seat].uses(title);
    for (const one of cards) if (table.decision?.kind === 'pay') table[seat].chooses(one);
  };
  const runHq = (table: Table): void => {
    table.runner.takes('run hq');
    goOn(table);
  };

  test('it gives 1 memory', () => {
    expect(withCards([]).runner.seen.runner.memory.limit).toBe(5);
  });

  test('the first successful run on HQ of a turn hosts a card of HQ, for all to see', () => {
    const table = withCards([], { corp: { hq: ['Hedge Fund', 'Hedge Fund'] } });
    runHq(table);
    table.runner.triggers(title);
    expect([hostedHere(table), hostedHere(table, 'corp')]).toEqual([['Hedge Fund'], ['Hedge Fund']]);
    expect(table.corp.hand).toEqual(['Hedge Fund']);
    while (table.decision?.kind !== 'action') table.choose(table.awaits ?? 'runner', table.keys.at(-1) ?? '');
    runHq(table);
    expect(table.moves).not.toContain(`trigger ${title}`);
    expect(hostedHere(table)).toEqual(['Hedge Fund']);
  });

  test('it may be left in HQ, and a run on R&D hosts nothing', () => {
    const table = withCards([], { corp: { hq: ['Hedge Fund'] } });
    runHq(table);
    table.runner.passes();
    expect(hostedHere(table)).toEqual([]);
    const elsewhere = withCards([], { corp: { hq: ['Hedge Fund'], rd: ['IPO'] } });
    elsewhere.runner.takes('run rd');
    goOn(elsewhere);
    expect(elsewhere.moves).not.toContain(`trigger ${title}`);
  });

  test('a hosted card is neither installed nor rezzed, and does nothing', () => {
    const table = withCards(['PAD Campaign', 'Offworld Office'], { at: 'corp.discard' });
    expect(table.corp.seen.corp.servers.flatMap(({ root }) => root)).toEqual([]);
    expect(table.moves).not.toContain('rez PAD Campaign');
    expect(table.runner.points).toBe(0);
  });

  test('for a click and two hosted cards, back to HQ, the Runner may access a card of HQ', () => {
    const table = withCards(['Hedge Fund', 'IPO'], { corp: { hq: ['Hedge Fund'] } });
    uses(table, 'runner', 'Hedge Fund', 'IPO');
    expect([table.runner.clicks, hostedHere(table)]).toEqual([3, []]);
    expect([...table.corp.hand].sort()).toEqual(['Hedge Fund', 'Hedge Fund', 'IPO']);
    expect(table.moves).toEqual(['yes', 'no']);
    table.runner.accepts();
    expect(table.happened('accessed').length).toBe(1);
    expect(table.decision?.kind).toBe('action');
    expect(table).toBeSettled();
  });

  test('an agenda accessed so is stolen', () => {
    const table = withCards(['Offworld Office', 'Offworld Office']);
    uses(table, 'runner', 'Offworld Office', 'Offworld Office');
    table.runner.accepts();
    expect(table.runner.points).toBe(2);
  });

  test('the Runner may decline to access', () => {
    const table = withCards(['Offworld Office', 'Offworld Office']);
    uses(table, 'runner', 'Offworld Office', 'Offworld Office');
    table.runner.declines();
    expect([table.runner.points, table.happened('accessed').length]).toEqual([0, 0]);
    expect(table.decision?.kind).toBe('action');
  });

  test('the Corp can use it too: it pays a click of its own, and the Runner is asked', () => {
    const table = withCards(['Hedge Fund', 'IPO'], { at: 'corp.action', corp: { hq: ['Hedge Fund'] } });
    uses(table, 'corp', 'IPO', 'Hedge Fund');
    expect([table.corp.clicks, hostedHere(table)]).toEqual([2, []]);
    expect(table.awaits).toBe('runner');
    table.runner.accepts();
    expect(table.happened('accessed').length).toBe(1);
    while (table.awaits === 'runner') table.runner.takes('continue');
    expect([table.awaits, table.decision?.kind]).toEqual(['corp', 'action']);
  });

  test('who pays chooses which two, where there are more', () => {
    const table = withCards(['Hedge Fund', 'IPO', 'PAD Campaign']);
    uses(table, 'runner', 'IPO', 'PAD Campaign');
    expect(hostedHere(table)).toEqual(['Hedge Fund']);
  });

  test('refused with one hosted card, without a click, and to who does not take actions now', () => {
    const one = withCards(['Hedge Fund']);
    expect(one.moves).not.toContain(`use ${title} 1`);
    expect(one.runner.explain(`use ${title} 1`)).toMatchObject({ because: 'notEnoughCards' });
    const two = withCards(['Hedge Fund', 'IPO']);
    expect(two.runner.explain(`use ${title} 1`).allowed).toBe(true);
    expect(two.corp.explain(`use ${title} 1`)).toMatchObject({ because: 'notYourActionPhase' });
  });

  test('when it is trashed its cards go to Archives', () => {
    const table = withCards(['Hedge Fund', 'IPO'], {
      at: 'corp.action',
      corp: { hq: ['Retribution'], credits: 9 },
      runner: { tags: 1 },
    });
    table.corp.plays('Retribution');
    if (table.decision?.kind === 'target') table.corp.chooses(title);
    expect(table.corp.seen.corp.archives.map((one) => one.title).sort()).toEqual([
      'Hedge Fund',
      'IPO',
      'Retribution',
    ]);
  });
});
