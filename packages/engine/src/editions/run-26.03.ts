import { ask, complete, completeAfter, completeBy, goTo, perform, phase, step, window } from './edition.ts';

// The phases of a run (6.9), breaching (7.5) and accessing a card (7.2) in edition 26.03.

export const runPhases2603 = {
  'run.initiation': phase('run.initiation', '6.9.1', [
    step('a', perform('announceServer')),
    step('b', perform('bringBadPublicityCredits')),
    step('c', perform('beginRun')),
    step('d', perform('takeOutermostPosition')),
    step('e', window('paid', 'rezNonIce')),
    step('f', completeBy(['iceAtPosition', 'run.approachIce'], ['always', 'run.pass'])),
  ]),
  'run.approachIce': phase('run.approachIce', '6.9.2', [
    step('a', perform('approachIce')),
    step('b', window('paid', 'rezNonIce', 'rezApproachedIce')),
    step('c', completeBy(['approachedIceIsRezzed', 'run.encounter'], ['always', 'run.pass'])),
  ]),
  'run.encounter': phase('run.encounter', '6.9.3', [
    step('a', perform('encounterIce')),
    step('b', window('paid', 'breakSubroutines')),
    step('c', perform('resolveSubroutine', 'subroutineLeft')),
    step('d', goTo('c', 'subroutineLeft')),
    step('e', complete('run.pass')),
  ]),
  'run.pass': phase('run.pass', '6.9.4', [
    step('a', perform('passIce')),
    step('b', window('paid')),
    step('c', ask('jackOut')),
    step('d', perform('moveInward')),
    step('e', window('paid', 'rezNonIce')),
    step('f', completeBy(['movedInward', 'run.approachIce'])),
    step('g', perform('approachServer')),
    step('h', complete('run.success')),
  ]),
  'run.success': phase('run.success', '6.9.5', [
    step('a', perform('declareSuccess')),
    step('b', perform('accessServer')),
    step('c', complete('run.ends')),
  ]),
  'run.ends': phase('run.ends', '6.9.6', [
    step('a', perform('processOpenWindows')),
    step('b', perform('endBadPublicityCredits')),
    step('c', perform('declareUnsuccessful')),
    step('d', completeBy()),
  ]),
  'access.server': phase('access.server', '7.5', [
    step('.1', perform('beginAccessing')),
    step('.2', perform('turnArchivesFaceup')),
    step('.3', perform('countAccesses')),
    step('.4', ask('chooseCandidate')),
    step('.5', perform('accessChosenCard')),
    step('.6', goTo('.4')),
    step('.7', completeAfter('breachIsOver')),
  ]),
  'access.card': phase('access.card', '7.2', [
    step('.1', perform('cardIsAccessed')),
    step('.2', ask('trashAccessed')),
    step('.3', perform('stealAgenda')),
    step('.4', completeAfter('accessIsOver')),
  ]),
} as const;
