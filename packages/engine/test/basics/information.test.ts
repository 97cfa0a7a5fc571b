import { maskEvents } from '@lastclick/engine';
import { both, expect, rule, scenario, type Table } from '@lastclick/testkit';

// What a player learns, and how (10.2).

/** All that the Runner has been told and can see. */
const runnerKnows = (table: Table): string =>
  JSON.stringify([maskEvents(table.events, 'runner'), table.runner.seen]);

rule(
  both('10.2.2b'),
  'a hidden card becomes known when the rules show it, not by being drawn, installed, advanced or chosen',
  () => {
    const table = scenario({
      at: 'corp.action',
      corp: { credits: 9, clicks: 4, hq: ['PAD Campaign', 'Tithe'], rd: ['IPO', 'IPO', 'Sprint'] },
    });
    table.corp.takes('draw card');
    table.corp.installs('PAD Campaign', 'new-remote');
    table.corp.passes(); // rezzes nothing
    table.corp.installs('Tithe', 'rd');
    table.corp.passes();
    table.corp.takes('gain credit');
    const secrets = ['PAD Campaign', 'pad_campaign', 'Tithe', 'tithe', 'IPO', 'ipo', 'Sprint', 'sprint'];
    for (const secret of secrets) expect(runnerKnows(table)).not.toContain(`"${secret}"`);
    for (let i = 0; i < 30 && !(table.awaits === 'runner' && table.decision?.kind === 'action'); i++)
      table.choose(table.awaits ?? 'corp', table.keys.at(-1) ?? '');
    table.runner.takes('run remote-1');
    for (let i = 0; i < 20 && table.decision?.kind !== 'trashAccessed'; i++)
      table.choose(
        table.awaits ?? 'corp',
        table.keys.find((key) => key === 'continue') ?? table.keys.at(-1) ?? '',
      );
    expect(runnerKnows(table)).toContain('"PAD Campaign"'); // the rule of accessing shows it
    for (const secret of secrets.slice(2)) expect(runnerKnows(table)).not.toContain(`"${secret}"`);
  },
);
