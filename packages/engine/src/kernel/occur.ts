import type { CompiledConditional } from '../compile/program.ts';
import type { Trigger } from '../language/ability.ts';
import type { Filter } from '../language/filter.ts';
import type { Moment } from '../language/moment.ts';
import { active, ownServer } from '../query/active.ts';
import { concerns, conditionHolds } from '../query/ask.ts';
import { defMatches, matches } from '../query/filter.ts';
import { markOf } from '../query/mark.ts';
import type { Side } from '../side.ts';
import type { Context } from '../state/context.ts';
import { cardOf, controllerOf, defOf, findCard, type Game, refOf } from '../state/game.ts';
import { isActive } from '../state/in-play.ts';
import { serverName } from '../state/server-name.ts';
import {
  type Card,
  type Lingering,
  NOTHING,
  type ObjectRef,
  type Occurrence,
  type Zone,
} from '../state/state.ts';
import { MET } from '../state/unsettled.ts';

/** Moments of a card itself that its own ability sees although the card is inactive (9.1.8a-b). */
const LEAVING: ReadonlySet<Moment> = new Set<Moment>([
  'resolved',
  'trashed',
  'stolen',
  'forfeited',
  'discarded',
  'accessed',
]);

const NOBODY: readonly ObjectRef[] = [];

/** Notes that something happened, for conditional abilities to see. */
export function occur(
  game: Game,
  moment: Moment,
  side: Side,
  card: Card | null = null,
  amount = 0,
  was = 0,
  detail = '',
  from: Zone | '' = '',
  witnesses: readonly ObjectRef[] = NOBODY,
): void {
  const rules = game.rules;
  if (!rules.noted.has(moment)) return;
  const state = game.state;
  const occurrence: Occurrence = {
    moment,
    side,
    card: card === null ? NOTHING : refOf(card),
    def: card === null ? -1 : card.def,
    amount,
    was,
    detail,
    from,
    witnesses,
    run: state.run?.number ?? 0,
    nth: state.turn.history.length,
  };
  if (rules.listened[moment]) {
    if (rules.edition.switches.triggersMatch === 'asItOccurs') meetConditions(game, occurrence);
    else {
      state.occurred.push(occurrence);
      state.unsettled |= MET;
    }
  }
  if (rules.remembered[moment]) state.turn.history.push(occurrence);
}

/** Creates an instance of every active conditional ability whose trigger condition the occurrence meets. */
export function meetConditions(game: Game, occurrence: Occurrence): void {
  const state = game.state;
  for (const card of active(game).withConditionals) meetConditionsOf(game, card, occurrence, false);
  for (const ref of occurrence.witnesses) {
    const witness = findCard(state, ref);
    if (witness !== null) meetConditionsOf(game, witness, occurrence, true);
  }
  const leaving = leavingSubject(game, occurrence);
  if (leaving !== null) meetConditionsOf(game, leaving, occurrence, true);
  if (game.rules.listenedInactive[occurrence.moment]) meetInactive(game, occurrence, leaving);
  for (const effect of state.lingering) {
    if (effect.kind !== 'delayed') continue;
    const ability = game.rules.defs[effect.def]?.when[effect.ability];
    if (ability === undefined) continue;
    // A persisting ability sees its own card trashed once, not as a new ability again (26.03 9.12.5b).
    if (ability.data.persistent === true && occurrence.witnesses.includes(effect.source)) continue;
    const source = findCard(state, effect.source);
    for (const trigger of ability.triggers) {
      // A card that is gone still means the server it was in.
      const its = effect.server >= 0 && trigger.server === 'this';
      if (its && occurrence.detail !== serverName(effect.server)) continue;
      const here = its ? { ...trigger, server: undefined } : trigger;
      if (!triggerMatches(game, here as Trigger, occurrence, source, effect.side)) continue;
      const { condition } = ability.data;
      if (
        condition !== undefined &&
        !conditionHolds(game, condition, delayedContext(game, effect, occurrence))
      )
        continue;
      addInstance(
        game,
        occurrence,
        effect.source,
        effect.def,
        effect.ability,
        effect.side,
        effect.created,
        true,
      );
    }
  }
}

/** A card whose own moment it is, and that is inactive by now; witnesses have seen it already. */
function leavingSubject(game: Game, occurrence: Occurrence): Card | null {
  const subject = findCard(game.state, occurrence.card);
  if (subject === null || isActive(subject) || !LEAVING.has(occurrence.moment)) return null;
  return occurrence.witnesses.includes(occurrence.card) ? null : subject;
}

/** Abilities that work from a hand or a discard pile; those that saw it as their card left are not asked again. */
function meetInactive(game: Game, occurrence: Occurrence, leaving: Card | null): void {
  const { state } = game;
  for (const zone of ['archives', 'heap', 'hq', 'grip'] as const) {
    for (const id of state.zones[zone]) {
      const card = cardOf(state, id);
      if (!defOf(game, card).hasInactiveTriggers || card === leaving) continue;
      if (!occurrence.witnesses.includes(refOf(card))) meetConditionsOf(game, card, occurrence, true);
    }
  }
}

const delayedContext = (game: Game, effect: Lingering, occurrence: Occurrence): Context => ({
  source: findCard(game.state, effect.source),
  controller: effect.side,
  subject: findCard(game.state, occurrence.card),
  amount: occurrence.amount,
  was: occurrence.was,
  counters: null,
});

function meetConditionsOf(game: Game, card: Card, occurrence: Occurrence, inactive: boolean): void {
  const abilities = defOf(game, card).when;
  for (let index = 0; index < abilities.length; index++) {
    const ability = abilities[index] as CompiledConditional;
    if (ability.delayed) continue;
    const { activeIn } = ability.data;
    const witness = inactive && occurrence.witnesses.includes(refOf(card));
    const leaving = inactive && refOf(card) === occurrence.card && LEAVING.has(occurrence.moment);
    if (inactive && !leaving && !witness && activeIn !== card.zone) continue;
    if (!inactive && activeIn !== undefined) continue;
    for (const trigger of ability.triggers) {
      if (leaving && !witness && activeIn !== card.zone && trigger.card !== 'source') continue;
      const controller = abilityController(card);
      if (!triggerMatches(game, trigger, occurrence, card, controller)) continue;
      if (ability.data.condition !== undefined) {
        const context: Context = {
          source: card,
          controller,
          subject: findCard(game.state, occurrence.card),
          amount: occurrence.amount,
          was: occurrence.was,
          counters: null,
        };
        if (!conditionHolds(game, ability.data.condition, context)) continue;
      }
      addInstance(game, occurrence, refOf(card), card.def, index, controller, 0, inactive);
    }
  }
}

function addInstance(
  game: Game,
  occurrence: Occurrence,
  source: number,
  def: number,
  ability: number,
  controller: Side,
  lingering: number,
  inactive: boolean,
): void {
  game.state.met.push({
    source,
    def,
    ability,
    controller,
    subject: occurrence.card,
    amount: occurrence.amount,
    was: occurrence.was,
    lingering,
    inactive,
  });
  game.state.unsettled |= MET;
}

function triggerMatches(
  game: Game,
  trigger: Trigger,
  occurrence: Occurrence,
  source: Card | null,
  controller: Side,
): boolean {
  if (!isSuchOccurrence(game, trigger, occurrence, source, controller)) return false;
  if (trigger.first === undefined) return true;
  const history = game.state.turn.history;
  for (let i = 0; i < occurrence.nth; i++) {
    const past = history[i] as Occurrence;
    if (trigger.first === 'run' && past.run !== occurrence.run) continue;
    if (isSuchOccurrence(game, trigger, past, source, controller)) return false;
  }
  return true;
}

function isSuchOccurrence(
  game: Game,
  trigger: Trigger,
  occurrence: Occurrence,
  source: Card | null,
  controller: Side,
): boolean {
  if (trigger.moment !== occurrence.moment) return false;
  if (!concerns(trigger.who ?? 'you', controller, occurrence.side)) return false;
  if (trigger.counter !== undefined && trigger.counter !== occurrence.detail) return false;
  if (
    trigger.reaches !== undefined &&
    !(occurrence.was < trigger.reaches && occurrence.amount >= trigger.reaches)
  ) {
    return false;
  }
  if (trigger.server === 'mark') {
    if (!isOnMark(game, occurrence)) return false;
  } else if (trigger.server !== undefined && !isOnServer(game, trigger.server, occurrence.detail, source)) {
    return false;
  }
  if (trigger.itsRun === true && !isItsRun(game, source, trigger.moment)) return false;
  if (trigger.card === undefined) return true;
  if (trigger.card === 'source') return source !== null && refOf(source) === occurrence.card;
  const { zone, ...rest } = trigger.card;
  const filter: Filter = occurrence.from === '' ? trigger.card : rest;
  if (occurrence.from !== '' && zone !== undefined && !wasIn(occurrence.from, zone)) return false;
  const subject = findCard(game.state, occurrence.card);
  return subject === null ? defMatches(game, occurrence, filter) : matches(game, subject, filter, source);
}

/** Whether a card that moved came from the zone a trigger speaks of (9.6.5c). */
const wasIn = (from: Zone, zone: NonNullable<Filter['zone']>): boolean =>
  zone === 'installed'
    ? from === 'rig' || from === 'ice' || from === 'root'
    : zone === 'hqOrArchives'
      ? from === 'hq' || from === 'archives'
      : from === zone;

/** The abilities of a stolen agenda are still the Corp's (26.03 1.14.4a; for 1.4 see docs/RULINGS.md). */
function abilityController(card: Card): Side {
  return card.zone === 'runnerScore' ? card.owner : controllerOf(card);
}

function isOnMark(game: Game, occurrence: Occurrence): boolean {
  const mark = markOf(game.state);
  return mark !== null && occurrence.detail === serverName(mark.server) && occurrence.nth >= mark.amount;
}

/** Whether a run or access is about the server a trigger names. */
function isOnServer(
  game: Game,
  wanted: Exclude<NonNullable<Trigger['server']>, 'mark'>,
  server: string,
  source: Card | null,
): boolean {
  switch (wanted) {
    case 'this':
      return source !== null && serverName(ownServer(game.state, source)) === server;
    case 'central':
      return !server.startsWith('remote');
    case 'remote':
      return server.startsWith('remote');
    case 'hqOrRd':
      return server === 'hq' || server === 'rd';
    default:
      return server === wanted;
  }
}

/**
 * The run in progress, or the one that just ended, was initiated by this card. "If successful" also asks that it is
 * still on a server the card could have chosen (6.7.3a).
 */
function isItsRun(game: Game, source: Card | null, moment: Moment): boolean {
  const run = game.state.run ?? game.state.lastRun;
  if (source === null || run === null || run.source !== refOf(source)) return false;
  return moment !== 'runSuccessful' || run.allowed.includes(run.server);
}
