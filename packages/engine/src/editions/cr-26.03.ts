import { citationsOf } from './citations.ts';
import {
  complete,
  type Edition,
  goTo,
  moment,
  perform,
  phase,
  step,
  takeActionElse,
  window,
} from './edition.ts';
import { runPhases2603 } from './run-26.03.ts';

const corpDraw = phase('corp.draw', '5.6.1', [
  step('a', perform('gainAllottedClicks')),
  step('b', window('paid', 'rezNonIce', 'score')),
  step('c', perform('refillRecurringCredits')),
  step('d', moment('turnBegins')),
  step('e', perform('mandatoryDraw')),
  step('f', complete('corp.action')),
]);

const corpAction = phase('corp.action', '5.6.2', [
  step('a', window('paid', 'rezNonIce', 'score')),
  step('b', takeActionElse('d')),
  step('c', goTo('a')),
  step('d', moment('actionPhaseEnds')),
  step('e', complete('corp.discard')),
]);

const corpDiscard = phase('corp.discard', '5.6.3', [
  step('a', perform('discardToHandSize')),
  step('b', window('paid', 'rezNonIce')),
  step('c', perform('loseUnspentClicks')),
  step('d', moment('turnEnds', 'discardPhaseEnds')),
  step('e', complete('runner.action')),
]);

const runnerAction = phase('runner.action', '5.7.1', [
  step('a', perform('gainAllottedClicks')),
  step('b', window('paid', 'rezNonIce')),
  step('c', perform('refillRecurringCredits')),
  step('d', moment('turnBegins')),
  step('e', window('paid', 'rezNonIce')),
  step('f', takeActionElse('h')),
  step('g', goTo('e')),
  step('h', moment('actionPhaseEnds')),
  step('i', complete('runner.discard')),
]);

const runnerDiscard = phase('runner.discard', '5.7.2', [
  step('a', perform('discardToHandSize')),
  step('b', window('paid', 'rezNonIce')),
  step('c', perform('loseUnspentClicks')),
  step('d', moment('turnEnds', 'discardPhaseEnds')),
  step('e', complete('corp.draw')),
]);

/** The rules in force since 2 March 2026. */
export const cr2603: Edition = {
  id: '26.03',
  title: 'Comprehensive Rules 26.03 (2 March 2026)',
  first: 'corp.draw',
  phases: {
    'corp.draw': corpDraw,
    'corp.action': corpAction,
    'corp.discard': corpDiscard,
    'runner.action': runnerAction,
    'runner.discard': runnerDiscard,
    ...runPhases2603,
  },
  switches: {
    checkpointAfterEveryStep: true,
    discarding: 'together',
    potentialToChange: false,
    actionIs: 'costBeginsWithClick',
    triggersMatch: 'atCheckpoint',
    drawnCards: 'setAsideFirst',
    checkpointAfterResolvingPlayedCard: false,
    secondConsole: 'replacesOlder',
    unsuccessfulRunIsMet: 'atItsStep',
    passingWithoutIce: 'passesNothing',
    endedRunAllowsStructures: false,
    badPublicityCredits: 'inFund',
    breachWithinBreach: 'afterIt',
    abilitiesBreachRoots: true,
    accesses: 'untilNoCandidate',
    sourceThatLeft: 'nothing',
    accessOpensWindow: true,
    coreDamageName: 'core',
  },
  rules: citationsOf('26.03'),
};
