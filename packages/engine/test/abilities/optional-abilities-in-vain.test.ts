import { both, current, expect, type Position, refuses, rule, scenario } from '@lastclick/testkit';
import { serverAt } from '../basics/reading-the-table.ts';

// An optional conditional ability can be triggered only if its effect could change something (1.4: 1.2.5, 9.1.6d). Edition
// 26.03 has no such rule; in both, an ability of which nothing resolved was not used (9.1.6b).

/** The Corp's turn begins with a Clearinghouse. */
const clearinghouse = (advancement: number) =>
  scenario({
    at: '5.6.1d',
    priority: 'every',
    corp: { servers: [{ server: 'remote-1', root: [{ card: 'Clearinghouse', rezzed: true, advancement }] }] },
    runner: { grip: ['Diesel'] },
  });

refuses('1.2.5 9.1.6 9.1.6d', 'trashing Clearinghouse without counters for no damage', () => {
  const table = clearinghouse(0);
  expect(table.moves).not.toContain('trigger Clearinghouse 1');
  expect(table.corp.discardPile).toEqual([]);
  const armed = clearinghouse(1);
  armed.corp.triggers('Clearinghouse');
  expect(armed.runner.hand).toEqual([]);
});

/** The Corp scores an agenda that waits in a remote server. */
const scoring = (card: string, advancement: number, rest: Partial<Position> = {}) => {
  const table = scenario({
    at: '5.6.2a',
    priority: 'every',
    ...rest,
    corp: {
      ...rest.corp,
      servers: [{ server: 'remote-1', root: [{ card, advancement }] }, ...(rest.corp?.servers ?? [])],
    },
  });
  table.corp.scores(card);
  return table;
};

refuses('1.2.5 9.1.6d', 'Send a Message with no unrezzed ice, Superconducting Hub with an empty R&D', () => {
  const rezzedIce = { server: 'hq', ice: [{ card: 'Palisade', rezzed: true }] };
  const message = scoring('Send a Message', 5, { corp: { servers: [rezzedIce] } });
  expect(message.keys).toEqual(['pass']);
  const waiting = scoring('Send a Message', 5, { corp: { servers: [{ server: 'hq', ice: ['Palisade'] }] } });
  expect(waiting.keys.length).toBe(2);

  const empty = scoring('Superconducting Hub', 3, { corp: { rd: [] } });
  expect(empty.keys).toEqual(['pass']);
  const one = scoring('Superconducting Hub', 3, { corp: { rd: ['Hedge Fund'] } });
  expect(one.keys.length).toBe(2);
});

refuses('1.2.5 9.1.6d', 'Tāo Salonga with one piece of ice: there is nothing to swap it with', () => {
  const tao = (...ice: string[]) =>
    scoring('Offworld Office', 4, {
      corp: { servers: [{ server: 'hq', ice }] },
      runner: { identity: 'Tāo Salonga: Telepresence Magician' },
    });
  const steps = (table: ReturnType<typeof tao>) => {
    table.corp.triggers('Offworld Office');
    return [table.awaits, table.keys.length];
  };
  expect(steps(tao('Palisade'))).toEqual(['runner', 1]); // asked, as the Corp need not know, but only to pass
  expect(steps(tao('Palisade', 'Tithe'))).toEqual(['runner', 2]);
});

rule(current('9.1.6'), 'without that rule the ability may be triggered to no effect', () => {
  const table = clearinghouse(0);
  table.corp.triggers('Clearinghouse');
  expect(table.corp.discardPile).toEqual(['Clearinghouse']);
  expect(table.happened('damaged')).toEqual([]);
});

refuses('9.1.6d', 'an ability that waits in vain is refused for that, not as if it did not wait', () => {
  const table = scenario({
    at: '5.6.1d',
    priority: 'every',
    corp: {
      servers: [
        { server: 'remote-1', root: [{ card: 'Clearinghouse', rezzed: true }] },
        { server: 'remote-2', root: [{ card: 'Clearinghouse', rezzed: true, advancement: 1 }] },
      ],
    },
  });
  const [idle, armed] = ['remote-1', 'remote-2'].map(
    (name) => serverAt(table.corp.seen, name)?.root[0]?.object,
  );
  const key = table.keys.find((one) => one.startsWith(`trigger c${armed} `)) ?? '';
  expect(key).not.toBe('');
  expect(table.corp.explain(key.replace(`c${armed}`, `c${idle}`))).toMatchObject({
    because: 'nothingWouldChange',
    rule: '9.1.6d',
  });
});

rule(both('9.1.6b'), 'Zahya after a run without accesses has not been used', () => {
  const table = scenario({
    at: 'runner.action',
    corp: { hq: [], rd: ['Hedge Fund', 'Hedge Fund'] },
    runner: { identity: 'Zahya Sadeghi: Versatile Smuggler', credits: 0 },
  });
  table.runner.takes('run hq'); // nothing there to access
  table.runner.takes('continue');
  if (table.decision?.kind === 'reaction') table.runner.triggers('Zahya Sadeghi: Versatile Smuggler');
  expect(table.runner.credits).toBe(0);
  table.runner.takes('run rd');
  table.runner.takes('continue');
  table.runner.triggers('Zahya Sadeghi: Versatile Smuggler');
  expect(table.runner.credits).toBe(1);
});
