import { citationsOf } from './citations.ts';
import {
  checkpoint,
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
import { runPhases14 } from './run-1.4.ts';

const corpDraw = phase('corp.draw', '5.6.1', [
  step('a', perform('gainAllottedClicks')),
  step('b', window('paid', 'rezNonIce', 'score')),
  step('c', perform('refillRecurringCredits')),
  step('d', moment('turnBegins')),
  step('e', checkpoint),
  step('f', perform('mandatoryDraw')),
  step('g', complete('corp.action')),
]);

const corpAction = phase('corp.action', '5.6.2', [
  step('a', window('paid', 'rezNonIce', 'score')),
  step('b', takeActionElse('d')),
  step('c', goTo('a')),
  step('d', complete('corp.discard', 'actionPhaseEnds')),
]);

const corpDiscard = phase('corp.discard', '5.6.3', [
  step('a', perform('discardToHandSize')),
  step('b', window('paid', 'rezNonIce')),
  step('c', perform('loseUnspentClicks')),
  step('d', moment('turnEnds')),
  step('e', checkpoint),
  step('f', complete('runner.action', 'discardPhaseEnds')),
]);

const runnerAction = phase('runner.action', '5.7.1', [
  step('a', perform('gainAllottedClicks')),
  step('b', window('paid', 'rezNonIce')),
  step('c', perform('refillRecurringCredits')),
  step('d', moment('turnBegins')),
  step('e', window('paid', 'rezNonIce')),
  step('f', takeActionElse('h')),
  step('g', goTo('e')),
  step('h', complete('runner.discard', 'actionPhaseEnds')),
]);

const runnerDiscard = phase('runner.discard', '5.7.2', [
  step('a', perform('discardToHandSize')),
  step('b', window('paid', 'rezNonIce')),
  step('c', perform('loseUnspentClicks')),
  step('d', moment('turnEnds')),
  step('e', checkpoint),
  step('f', complete('corp.draw', 'discardPhaseEnds')),
]);

/** The edition the project is founded on: 20 December 2019. */
export const cr14: Edition = {
  id: '1.4',
  title: 'Comprehensive Rules 1.4 (20 December 2019)',
  first: 'corp.draw',
  phases: {
    'corp.draw': corpDraw,
    'corp.action': corpAction,
    'corp.discard': corpDiscard,
    'runner.action': runnerAction,
    'runner.discard': runnerDiscard,
    ...runPhases14,
  },
  switches: {
    checkpointAfterEveryStep: false,
    discarding: 'oneAtATime',
    potentialToChange: true,
    actionIs: 'anyClickInCost',
    triggersMatch: 'asItOccurs',
    drawnCards: 'straightToHand',
    checkpointAfterResolvingPlayedCard: true,
    secondConsole: 'refused',
    unsuccessfulRunIsMet: 'afterTheRun',
    passingWithoutIce: 'passesAllIce',
    endedRunAllowsStructures: true,
    badPublicityCredits: 'inPool',
    breachWithinBreach: 'atOnce',
    abilitiesBreachRoots: false,
    accesses: 'fixedTotal',
    sourceThatLeft: 'asItLastWas',
    accessOpensWindow: false,
    coreDamageName: 'brain',
  },
  rules: citationsOf('1.4'),
};
