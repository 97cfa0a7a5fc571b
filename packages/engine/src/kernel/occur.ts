import type { CompiledConditional } from '../compile/program.ts';
import type { Deed } from '../language/deed.ts';
import type { DeedName } from '../language/words/deeds.ts';
import { active } from '../query/active.ts';
import { conditionHolds } from '../query/ask.ts';
import { meets } from '../query/deeds.ts';
import type { Side } from '../side.ts';
import { type Context, contextOf, NO_SLOT, WHERE_IT_IS } from '../state/context.ts';
import { cardOf, controllerOf, defOf, findCard, type Game, refOf } from '../state/game.ts';
import { isActive } from '../state/in-play.ts';
import {
  type Card,
  type Lingering,
  NO_SERVER,
  NOTHING,
  type ObjectRef,
  type Occurrence,
  type ServerId,
  type Zone,
} from '../state/state.ts';
import { MET } from '../state/unsettled.ts';

/** Deeds with a card that its own ability sees although the card is inactive (9.1.8a-b). */
const LEAVING: ReadonlySet<DeedName> = new Set<DeedName>([
  'resolve',
  'trash',
  'steal',
  'forfeit',
  'discard',
  'access',
]);

const NOBODY: readonly ObjectRef[] = [];

/** Notes that something happened, for conditional abilities to see. */
export function occur(
  game: Game,
  deed: DeedName,
  side: Side,
  card: Card | null = null,
  amount = 0,
  was = 0,
  detail = '',
  server: ServerId = NO_SERVER,
  from: Zone | '' = '',
  witnesses: readonly ObjectRef[] = NOBODY,
): void {
  const rules = game.rules;
  if (!rules.noted.has(deed)) return;
  const state = game.state;
  const occurrence: Occurrence = {
    deed,
    side,
    card: card === null ? NOTHING : refOf(card),
    def: card === null ? -1 : card.def,
    amount,
    was,
    detail,
    server,
    from,
    witnesses,
    run: state.run?.number ?? 0,
    nth: state.turn.history.length,
  };
  if (rules.listened[deed]) {
    if (rules.edition.switches.triggersMatch === 'asItOccurs') meetConditions(game, occurrence);
    else {
      state.occurred.push(occurrence);
      state.unsettled |= MET;
    }
  }
  if (rules.remembered[deed]) state.turn.history.push(occurrence);
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
  if (game.rules.listenedInactive[occurrence.deed]) meetInactive(game, occurrence, leaving);
  for (const effect of state.lingering) {
    if (effect.kind !== 'delayed') continue;
    const ability = game.rules.defs[effect.def]?.when[effect.ability];
    if (ability === undefined) continue;
    // A persisting ability sees its own card trashed once, not as a new ability again (26.03 9.12.5b).
    if (ability.data.persistent === true && occurrence.witnesses.includes(effect.source)) continue;
    const speaker = speakerOfEffect(game, effect);
    for (const deed of ability.deeds) {
      if (!meets(game, deed, occurrence, speaker)) continue;
      const { condition } = ability.data;
      if (condition !== undefined && !conditionHolds(game, condition, asMet(game, speaker, occurrence)))
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

/** A card that is gone still means the server it was in. */
function speakerOfEffect(game: Game, effect: Lingering): Context {
  const source = findCard(game.state, effect.source);
  const { side: controller, server: home } = effect;
  return contextOf(source, controller, source === null || home !== NO_SERVER ? home : WHERE_IT_IS);
}

/** A card whose own deed it is, and that is inactive by now; witnesses have seen it already. */
function leavingSubject(game: Game, occurrence: Occurrence): Card | null {
  const subject = findCard(game.state, occurrence.card);
  if (subject === null || isActive(subject) || !LEAVING.has(occurrence.deed)) return null;
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

/** Who asks whether the condition of an ability holds as something met its trigger. */
const asMet = (game: Game, speaker: Context, { card, amount, was }: Occurrence): Context => ({
  source: speaker.source,
  controller: speaker.controller,
  home: speaker.home,
  it: findCard(game.state, card),
  amount,
  was,
  frame: null,
  that: NO_SLOT,
});

function meetConditionsOf(game: Game, card: Card, occurrence: Occurrence, inactive: boolean): void {
  const abilities = defOf(game, card).when;
  for (let index = 0; index < abilities.length; index++) {
    const ability = abilities[index] as CompiledConditional;
    if (ability.delayed) continue;
    const { activeIn } = ability.data;
    const witness = inactive && occurrence.witnesses.includes(refOf(card));
    const leaving = inactive && refOf(card) === occurrence.card && LEAVING.has(occurrence.deed);
    if (inactive && !leaving && !witness && activeIn !== card.zone) continue;
    if (!inactive && activeIn !== undefined) continue;
    for (const deed of ability.deeds) {
      if (deed.deed !== occurrence.deed) continue;
      if (leaving && !witness && activeIn !== card.zone && !isAboutItself(deed)) continue;
      const controller = abilityController(card);
      const speaker = contextOf(card, controller);
      if (!meets(game, deed, occurrence, speaker)) continue;
      const { condition } = ability.data;
      if (condition !== undefined && !conditionHolds(game, condition, asMet(game, speaker, occurrence)))
        continue;
      addInstance(game, occurrence, refOf(card), card.def, index, controller, 0, inactive);
    }
  }
}

const isAboutItself = (deed: Deed): boolean => 'card' in deed && deed.card === 'this';

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

/** The abilities of a stolen agenda are still the Corp's (26.03 1.14.4a; for 1.4 see docs/RULINGS.md). */
function abilityController(card: Card): Side {
  return card.zone === 'runnerScore' ? card.owner : controllerOf(card);
}
