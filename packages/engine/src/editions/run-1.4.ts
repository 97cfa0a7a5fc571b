import {
  ask,
  checkpoint,
  complete,
  completeAfter,
  completeBy,
  goTo,
  perform,
  phase,
  step,
  window,
} from './edition.ts';

// The phases of a run (6.9) and accessing (7.6, 7.8) in edition 1.4.

export const runPhases14 = {
  'run.initiation': phase('run.initiation', '6.9.1', [
    step('a', perform('announceServer')),
    step('b', checkpoint),
    step('c', perform('bringBadPublicityCredits')),
    step('d', perform('beginRun')),
    step('e', checkpoint),
    step('f', completeBy(['serverHasIce', 'run.approachIce'], ['always', 'run.approachServer'])),
  ]),
  'run.approachIce': phase('run.approachIce', '6.9.2', [
    step('a', perform('approachIce')),
    step('b', window('paid')),
    step('c', goTo('e', 'firstApproach')),
    step('d', ask('jackOut')),
    step('e', window('paid', 'rezNonIce', 'rezApproachedIce')),
    step('f', completeBy(['approachedIceIsRezzed', 'run.encounter'], ['always', 'run.pass'])),
  ]),
  'run.encounter': phase('run.encounter', '6.9.3', [
    step('a', perform('encounterIce')),
    step('b', window('paid', 'breakSubroutines')),
    step('c', perform('resolveSubroutine', 'subroutineLeft')),
    step('d', complete('run.pass')),
  ]),
  'run.pass': phase('run.pass', '6.9.4', [
    step('a', perform('passIce')),
    step('b', checkpoint),
    step('c', completeBy(['moreIceInward', 'run.approachIce'], ['always', 'run.approachServer'])),
  ]),
  'run.approachServer': phase('run.approachServer', '6.9.5', [
    step('a', perform('approachServer')),
    step('b', window('paid')),
    step('c', ask('jackOut')),
    step('d', window('paid', 'rezNonIce')),
    step('e', perform('declareSuccess')),
    step('f', checkpoint),
    step('g', perform('accessServer')),
    step('h', complete('run.ends')),
  ]),
  'run.ends': phase('run.ends', '6.9.6', [
    step('a', perform('processOpenWindows')),
    step('b', perform('endBadPublicityCredits')),
    step('c', perform('declareUnsuccessful')),
    step('d', completeBy()),
  ]),
  'access.server': phase('access.server', '7.6', [
    step('.1', perform('beginAccessing')),
    step('.2', checkpoint),
    step('.3', perform('countAccesses')),
    step('.4', perform('turnArchivesFaceup')),
    step('.5', ask('chooseCandidate')),
    step('.6', goTo('.5')),
    step('.7', completeAfter('breachIsOver')),
  ]),
  'access.card': phase('access.card', '7.8', [
    step('.1', perform('cardIsAccessed')),
    step('.2', checkpoint),
    step('.3', ask('trashAccessed')),
    step('.4', perform('stealAgenda')),
    step('.5', perform('accessIsOver')),
    step('.6', completeBy()),
  ]),
} as const;
