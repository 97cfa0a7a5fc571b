import {
  bypass,
  endTheRun,
  gainCredits,
  optional,
  sub,
  when,
  whenEncountered,
} from '@lastclick/engine/language';
import { both, expect, rule, scenario } from '@lastclick/testkit';
import { finishRun, goOn, runTo, stop, story } from './run-table.ts';
import { assetWith, freely, iceThat, iceWith, resourceWith, rezzed, whenever } from './test-cards.ts';

// Bypassing ice (6.5.3 in edition 1.4, 6.5.8 in 26.03).

rule(
  both('6.5.3a 6.5.3b', '6.5.8a 6.5.8b'),
  'bypassed as the encounter begins: nobody breaks, nothing resolves, the ice is passed: Inside Job',
  (edition) => {
    const passer = resourceWith('Passer', { text: [whenever({ deed: 'pass' }, gainCredits(1))] });
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [passer],
      corp: { servers: [{ server: 'hq', ice: [rezzed('Wall of Static'), rezzed('Palisade')] }] },
      runner: { credits: 9, grip: ['Inside Job'], rig: ['Corroder', 'Passer'] },
    });
    table.runner.plays('Inside Job');
    table.runner.takes('run hq');
    while (table.decision?.kind !== 'reaction') goOn(table);
    expect(story(table, 'iceEncountered')).toEqual(['iceEncountered Wall of Static']);
    table.runner.triggers('Inside Job');
    // The next stop is the pass, not the window for breaking.
    expect(stop(table)).toBe(`${edition === '1.4' ? '6.9.4b' : '6.9.4a'} runner reaction`);
    table.runner.triggers('Passer');
    expect(table.runner.credits).toBe(9 - 2 + 1);
    runTo(table, '6.9.3b'); // the second ice is encountered as usual
    expect(story(table, 'iceEncountered').at(-1)).toBe('iceEncountered Palisade');
    finishRun(table);
    expect(story(table, 'iceBypassed', 'subroutineBroken', 'subroutineResolves')).toEqual([
      'iceBypassed Wall of Static',
      'subroutineResolves Palisade',
    ]);
  },
);

rule(
  both('6.5.3c', '6.5.8c'),
  'bypassed in the window for breaking: what is broken was broken, and nothing resolves',
  () => {
    const skipper = resourceWith('Skipper', { text: [freely(bypass)] });
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [skipper, iceThat('Wall', [gainCredits(1)], [endTheRun])],
      corp: { credits: 0, hq: ['Hedge Fund'], servers: [{ server: 'hq', ice: [rezzed('Wall')] }] },
      runner: { rig: ['Skipper', 'Corroder'] },
    });
    table.runner.takes('run hq');
    runTo(table, '6.9.3b');
    table.runner.uses('Corroder');
    table.runner.takes('break 1');
    table.runner.uses('Skipper');
    finishRun(table);
    expect(table.corp.credits).toBe(0);
    expect(
      story(table, 'subroutineBroken', 'subroutineResolves', 'iceBypassed', 'icePassed', 'runSuccessful'),
    ).toEqual(['subroutineBroken Wall', 'iceBypassed Wall', 'icePassed Wall', 'runSuccessful']);
  },
);

rule(
  both('9.2.8f 6.5.3a', '6.5.2 9.2.8f 6.5.8a'),
  'encounter triggers belong to the beginning of the phase: bypassed, Tollbooth asks for nothing',
  () => {
    const femme = resourceWith('Femme', {
      text: [optional(when({ deed: 'encounter' }, bypass))],
    });
    const booth = iceWith('Booth', {
      text: [whenEncountered(gainCredits(5)), sub(endTheRun)],
    });
    const play = (bypassed: boolean) => {
      const table = scenario({
        at: 'runner.action',
        cards: [femme, booth],
        corp: { credits: 0, servers: [{ server: 'hq', ice: [rezzed('Booth')] }] },
        runner: { rig: ['Femme'] },
      });
      table.runner.takes('run hq');
      if (bypassed) table.runner.triggers('Femme');
      else table.runner.passes();
      finishRun(table);
      return [table.corp.credits, table.happened('runSuccessful').length];
    };
    expect(play(true)).toEqual([0, 1]);
    expect(play(false)).toEqual([5, 0]);
  },
);

rule(
  both('6.5.3a', '6.5.8a'),
  'bypassing closes the window: nobody does anything more in that encounter (ruling 21)',
  (edition) => {
    const skipper = resourceWith('Skipper', { text: [freely(bypass)] });
    const late = assetWith('Late', { text: [freely(gainCredits(1))] });
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [skipper, late, iceThat('Wall', [endTheRun])],
      corp: {
        credits: 0,
        hq: ['Hedge Fund'],
        servers: [
          { server: 'hq', ice: [rezzed('Wall')] },
          { server: 'remote-1', root: [rezzed('Late')] },
        ],
      },
      runner: { credits: 5, rig: ['Skipper', 'Corroder'] },
    });
    table.runner.takes('run hq');
    runTo(table, '6.9.3b');
    expect(table.moves).toContain('use Corroder 1');
    table.runner.uses('Skipper');
    // The ice is passed at once: neither the Runner nor the Corp is asked in the encounter again.
    expect(stop(table)).toBe(`${edition === '1.4' ? '6.9.5b' : '6.9.4b'} runner window`);
    expect(story(table, 'iceEncountered', 'iceBypassed', 'icePassed')).toEqual([
      'iceEncountered Wall',
      'iceBypassed Wall',
      'icePassed Wall',
    ]);
    expect(table.runner.explain('use Corroder 1')).toMatchObject({ allowed: false });
  },
);
