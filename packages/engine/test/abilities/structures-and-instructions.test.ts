import {
  action,
  addToHand,
  all,
  cannot,
  choose,
  chooseUpTo,
  click,
  type Deed,
  draw,
  type EffectData,
  exists,
  forThe,
  gainCredits,
  gains,
  iff,
  ifSuccessful,
  install,
  installed,
  installing,
  inZone,
  mayPay,
  reveal,
  revealing,
  rez,
  run,
  running,
  type Step,
  search,
  together,
  trash,
  trashFromHand,
  when,
} from '@lastclick/engine/language';
import { both, expect, rule, scenario } from '@lastclick/testkit';
import { goOn } from '../runs/run-table.ts';
import { assetWith, eventWith, operationWith, resourceWith, rezzed } from './test-cards.ts';

// Where one instruction ends and the next begins (9.10 in edition 1.4, 9.11 in 26.03).

/** A resource whose controller gains credits as something happens. */
const witness = (title: string, on: Deed) => resourceWith(title, { text: [when(on, gainCredits(1))] });

rule(
  both('9.10.1b', '9.11.1b'),
  'a run inside an instruction has its own checkpoints, before the next instruction',
  () => {
    const dash = eventWith('Dash', run('hq'), gainCredits(10));
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [dash, witness('Starter', running())],
      corp: { hq: ['Hedge Fund'] },
      runner: { credits: 0, grip: ['Dash'], rig: ['Starter'] },
    });
    table.runner.plays('Dash');
    if (table.keys.includes('run hq')) table.runner.takes('run hq');
    expect([table.decision?.kind, table.runner.credits]).toEqual(['reaction', 0]);
    table.runner.triggers('Starter');
    expect([table.corp.seen.run?.server, table.runner.credits]).toEqual(['hq', 1]); // still in the run
    for (let i = 0; i < 30 && table.corp.seen.run !== null; i++) {
      expect(table.runner.credits).toBe(1);
      goOn(table);
    }
    expect(table.runner.credits).toBe(1 + 10);
  },
);

rule(
  both('9.10.5', '9.11.5'),
  '"if successful" after the word run works during the run and not as an instruction after it',
  () => {
    const raid = eventWith('Raid', run('hq', ifSuccessful(gainCredits(1))), gainCredits(10));
    const position = {
      at: 'runner.action',
      cards: [raid],
      corp: { hq: ['PAD Campaign'] },
      runner: { credits: 0, grip: ['Raid'] },
    } as const;
    const table = scenario({ ...position, runner: { credits: 3, grip: ['Raid'] } });
    table.runner.plays('Raid');
    if (table.keys.includes('run hq')) table.runner.takes('run hq');
    for (let i = 0; i < 20 && table.decision?.kind !== 'trashAccessed'; i++) goOn(table);
    // The card is paid for with the credit of the successful run; the one after the run is not there yet.
    expect(table.runner.credits).toBe(3 + 1);
    table.choose('runner', table.keys[0] ?? '');
    expect([table.corp.discardPile, table.runner.credits]).toEqual([['PAD Campaign'], 3 + 1 - 4 + 10]);
    const unsuccessful = scenario(position);
    unsuccessful.runner.plays('Raid');
    if (unsuccessful.keys.includes('run hq')) unsuccessful.runner.takes('run hq');
    unsuccessful.runner.takes('jack out');
    expect(unsuccessful.runner.credits).toBe(10);
  },
);

rule(
  both('9.10.4b', '9.11.4b'),
  'of several cards installed by one sentence each is an instruction with a checkpoint after it',
  () => {
    const spree = eventWith('Spree', install(chooseUpTo(inZone('grip', { type: 'resource' }), 2)));
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [spree, witness('Greeter', installing())],
      runner: { credits: 4, grip: ['Spree', 'Decoy', 'Smartware Distributor'], rig: ['Greeter'] },
    });
    const rig = () => table.runner.seen.runner.rig.map((card) => card.title);
    table.runner.plays('Spree');
    table.runner.chooses('Decoy');
    expect([table.decision?.kind, rig()]).toEqual(['reaction', ['Greeter', 'Decoy']]);
    table.runner.triggers('Greeter'); // before the second card is chosen
    expect(table.moves).toEqual(['choose Smartware Distributor', 'done']);
    table.runner.chooses('Smartware Distributor');
    expect([table.decision?.kind, rig()]).toEqual([
      'reaction',
      ['Greeter', 'Decoy', 'Smartware Distributor'],
    ]);
  },
);

rule(
  both('9.10.4e', '9.11.4e'),
  'a checkpoint comes once cards are visible and before anything is done with them',
  () => {
    const ransack: Step[] = [reveal(all(inZone('hq'))), trash(all(inZone('hq')))];
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [eventWith('Ransack', ...ransack), witness('Gossip', revealing())],
      corp: { hq: ['IPO'] },
      runner: { credits: 0, grip: ['Ransack'], rig: ['Gossip'] },
    });
    table.runner.plays('Ransack');
    expect([table.decision?.kind, table.happened('revealed').length]).toEqual(['reaction', 1]);
    expect([table.corp.hand, table.corp.discardPile]).toEqual([['IPO'], []]);
    table.runner.triggers('Gossip');
    expect([table.runner.credits, table.corp.discardPile]).toEqual([1, ['IPO']]);
  },
);

rule(
  both('9.9.3', '9.10.4'),
  'an effect for a run, made while there is none, is gone before the next run',
  () => {
    const lock = forThe('run', cannot({ deed: 'jackOut' }));
    const tar = assetWith('Tar', { text: [action([click()], lock, gainCredits(1))] });
    const snag = assetWith('Snag', {
      text: [when({ deed: 'run' }, lock)],
    });
    const jackOutInARun = (title: string, clicksBefore: number) => {
      const table = scenario({
        at: 'corp.action',
        cards: [tar, snag],
        corp: { credits: 0, clicks: 1, servers: [...rezzed(title), { server: 'hq', ice: ['Tithe'] }] },
      });
      if (clicksBefore > 0) table.corp.uses(title);
      else table.corp.takes('gain credit');
      for (let i = 0; i < 20 && table.decision?.kind !== 'action'; i++) goOn(table);
      table.runner.takes('run hq');
      for (let i = 0; i < 20 && table.corp.seen.run !== null; i++) {
        if (table.keys.includes('jack out')) return true;
        goOn(table);
      }
      return false;
    };
    expect(jackOutInARun('Tar', 1)).toBe(true); // used in the Corp's turn: no run under way
    expect(jackOutInARun('Snag', 0)).toBe(false);
  },
);

rule(
  both('9.10.4d', '9.11.4d'),
  'a checkpoint comes while the found card is set aside, before anything is done with it',
  () => {
    const fetch = eventWith('Fetch', addToHand(search(inZone('stack', { type: 'program' }))));
    const profiles = assetWith('Profiles', {
      text: [when({ deed: 'search', by: 'opponent' }, trash(all(inZone('grip'))), gainCredits(1))],
    });
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [fetch, profiles],
      corp: { credits: 0, servers: rezzed('Profiles') },
      runner: { grip: ['Fetch', 'Diesel'], stack: ['Mayfly', 'Sure Gamble', 'Sure Gamble'] },
    });
    table.runner.plays('Fetch');
    table.runner.chooses('Mayfly');
    expect([table.awaits, table.decision?.kind]).toEqual(['corp', 'reaction']);
    expect([table.runner.hand, table.runner.deckSize]).toEqual([['Diesel'], 2]); // Mayfly is in neither
    table.corp.triggers('Profiles');
    expect([table.corp.credits, table.runner.hand]).toEqual([1, ['Mayfly']]); // it was out of reach
    expect(table.runner.discardPile).toContain('Diesel');
  },
);

rule(
  both('9.10.1', '9.11.1'),
  'an instruction goes through to its end: what its first effect set off waits, unless it has a cost in its midst',
  () => {
    const mourner = assetWith('Mourner', { text: [when({ deed: 'trash' }, gainCredits(1))] });
    const fromHq = trash(choose({ in: 'hq' }));
    const inOne = operationWith('In One', together(fromHq, draw(1)));
    const inTwo = operationWith('In Two', fromHq, draw(1));
    const forACost = operationWith('For a Cost', mayPay([trashFromHand(1)], draw(1)));
    const handWhenAsked = (title: string): number => {
      const table = scenario({
        at: 'corp.action',
        priority: 'every',
        cards: [mourner, inOne, inTwo, forACost],
        corp: { credits: 0, hq: [title, 'Tithe'], servers: rezzed('Mourner') },
      });
      table.corp.plays(title);
      while (table.decision?.kind !== 'reaction') table.choose('corp', table.keys[0] ?? '');
      return table.corp.hand.length;
    };
    expect(handWhenAsked('In One')).toBe(1); // trashed and drawn before anything reacts
    expect(handWhenAsked('In Two')).toBe(0);
    expect(handWhenAsked('For a Cost')).toBe(0); // paid, not yet drawn
  },
);

rule(
  both('9.10.4c', '9.11.4c'),
  'a choice alone is no instruction: it is one with what is done to the chosen card',
  () => {
    const tinker = eventWith(
      'Tinker',
      forThe('turn', gains(choose({ in: 'installed', type: 'ice' }), 'sentry')),
    );
    const watcher = resourceWith('Watcher', { text: [when({ deed: 'play' }, gainCredits(1))] });
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [tinker, watcher],
      corp: {
        credits: 0,
        servers: [
          {
            server: 'hq',
            ice: [
              { card: 'Palisade', rezzed: true },
              { card: 'Tithe', rezzed: true },
            ],
          },
        ],
      },
      runner: { grip: ['Tinker'], rig: ['Watcher'] },
    });
    table.runner.plays('Tinker');
    table.runner.triggers('Watcher'); // before the instruction
    expect(table.decision?.kind).toBe('target'); // announced as it becomes imminent
    table.runner.chooses('Palisade');
    const [palisade, tithe] = table.corp.seen.corp.servers[0]?.ice ?? [];
    expect([palisade?.subtypes?.toSorted(), tithe?.subtypes]).toEqual([['barrier', 'sentry'], undefined]);
    expect(table.decision?.kind).toBe('window'); // nothing came between
  },
);

rule(
  both('9.10.1 9.10.1a', '9.11.1 9.11.1a'),
  'rezzing or installing ignoring all costs pays nothing, so nothing comes between it and the rest',
  () => {
    const resource = choose(installed('resource'));
    /** Gains if a resource is trashed while its Corp has rezzed ice or an asset in a server. */
    const auditor = assetWith('Auditor', {
      text: [
        when(
          { deed: 'trash', by: 'any', card: { type: 'resource' } },
          iff(exists(all({ type: 'ice', rezzed: true })), [gainCredits(5)]),
          iff(exists(all({ title: 'PAD Campaign' })), [gainCredits(3)]),
        ),
      ],
    });
    const play = (effect: EffectData) => {
      const table = scenario({
        at: 'corp.action',
        cards: [auditor, operationWith('Both At Once', together(trash(resource), effect))],
        corp: {
          credits: 10,
          hq: ['Both At Once', 'PAD Campaign'],
          servers: [...rezzed('Auditor'), { server: 'hq', ice: ['Palisade'] }],
        },
        runner: { rig: ['Smartware Distributor'] },
      });
      table.corp.plays('Both At Once');
      if (table.decision?.kind === 'destination') table.corp.takes('choose new-remote');
      return table.corp.credits;
    };
    const ice = choose({ type: 'ice', rezzed: false });
    const pad = choose(inZone('hq', { type: 'asset' }));
    expect(play(rez(ice, { free: 'all' }))).toBe(10 + 5);
    expect(play(rez(ice))).toBe(10 - 3); // paid for: a checkpoint comes before it is rezzed
    expect(play(install(pad, { free: 'all' }))).toBe(10 + 3);
    expect(play(install(pad))).toBe(10); // a cost of 0 is paid
  },
);
