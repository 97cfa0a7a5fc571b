import {
  BY_MEANS,
  isNoted,
  LISTENED,
  LISTENED_INACTIVE,
  numberOfDeed,
  REMEMBERED,
} from '../compile/noted.ts';
import type { CompiledConditional } from '../compile/program.ts';
import type { Deed } from '../language/deed.ts';
import type { DeedName } from '../language/words/deeds.ts';
import { active } from '../query/active.ts';
import { conditionHolds } from '../query/ask.ts';
import { giftsTo } from '../query/characteristics.ts';
import { isFirstOf, meets } from '../query/deeds.ts';
import { speakerOfLingering } from '../query/lingering.ts';
import { type Means, meansOf } from '../query/means.ts';
import { encounterFrame, runFrame } from '../query/run.ts';
import type { Side } from '../side.ts';
import { type Context, contextOf, WHERE_IT_IS } from '../state/context.ts';
import { abilityController, cardOf, defOf, findCard, type Game, refOf } from '../state/game.ts';
import { isActive, isNothing } from '../state/in-play.ts';
import {
  type Card,
  type Lingering,
  NO_SERVER,
  NOTHING,
  type ObjectRef,
  type Occurrence,
  type ServerId,
  type State,
  type Zone,
} from '../state/state.ts';
import { EXPIRY, MET } from '../state/unsettled.ts';

/** Deeds with a card that its own ability sees although the card is inactive (9.1.8a-b). */
const LEAVING: ReadonlySet<DeedName> = new Set<DeedName>([
  'resolve',
  'trash',
  'uninstall',
  'steal',
  'forfeit',
  'discard',
  'access',
]);

const NOBODY: readonly ObjectRef[] = [];
const NOWHERE: readonly ServerId[] = [];

/** The encounter something happens in; of passing ice the one it directly follows (26.03 6.1.3e). */
const encounterOf = (state: State, deed: DeedName): number =>
  encounterFrame(state)?.number ?? (deed === 'pass' ? (runFrame(state)?.number ?? 0) : 0);

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
  via: Means | null = null,
  batch = 0,
  homes: readonly ServerId[] = NOWHERE,
  def = card === null || isNothing(card) ? -1 : card.def,
): void {
  const { rules, state } = game;
  const noted = rules.about[numberOfDeed(deed)] as number;
  if (!isNoted(noted)) return;
  const by = noted & BY_MEANS ? (via ?? meansOf(state)) : null;
  const occurrence: Occurrence = {
    deed,
    side,
    card: card === null ? NOTHING : refOf(card),
    def,
    amount,
    was,
    detail,
    server,
    via: by === null ? NOTHING : by.source,
    viaDef: by === null ? -1 : by.def,
    from,
    witnesses,
    homes,
    batch,
    run: state.run?.number ?? 0,
    encounter: rules.asksEncounter ? encounterOf(state, deed) : 0,
    nth: state.turn.history.length,
  };
  if (noted & LISTENED) {
    if (rules.edition.switches.triggersMatch === 'asItOccurs') meetConditions(game, occurrence);
    else {
      state.occurred.push(occurrence);
      state.unsettled |= MET;
    }
  }
  if (noted & REMEMBERED) state.turn.history.push(occurrence);
}

/** Creates an instance of every active conditional ability whose trigger condition the occurrence meets. */
export function meetConditions(game: Game, occurrence: Occurrence): void {
  const { state, rules } = game;
  const { deed, witnesses } = occurrence;
  if (state.lingering.length > 0 && isAnyOfRun(game)) meetBesideRun(game, occurrence);
  else
    for (const card of active(game).withConditionals)
      if (defOf(game, card).waitsFor.has(deed)) meetConditionsOf(game, card, occurrence, false);
  if (rules.grantsText) for (const card of active(game).cards) meetGained(game, card, occurrence);
  for (const ref of witnesses) {
    const witness = findCard(state, ref);
    if (witness !== null) meetConditionsOf(game, witness, occurrence, true);
  }
  const leaving = leavingSubject(game, occurrence);
  if (leaving !== null) meetConditionsOf(game, leaving, occurrence, true);
  if ((rules.about[numberOfDeed(deed)] as number) & LISTENED_INACTIVE)
    meetInactive(game, occurrence, leaving);
  if (state.lingering.length > 0) meetLasting(game, occurrence);
}

/** What lasts, but for what a card gave its run beside its own abilities. */
function meetLasting(game: Game, occurrence: Occurrence): void {
  endedBy(game, occurrence);
  const { withConditionals } = active(game);
  meetLingering(
    game,
    occurrence,
    (effect) => !isOfRun(game, effect) || !withConditionals.some((card) => refOf(card) === effect.source),
  );
}

/** What a card gave its run is met beside its own abilities. */
function meetBesideRun(game: Game, occurrence: Occurrence): void {
  for (const card of active(game).withConditionals) {
    meetConditionsOf(game, card, occurrence, false);
    meetLingering(game, occurrence, (effect) => effect.source === refOf(card) && isOfRun(game, effect));
  }
}

const delayedOf = ({ rules }: Game, { kind, def, ability }: Lingering): CompiledConditional | undefined =>
  kind === 'delayed' ? rules.defs[def]?.when[ability] : undefined;

const isAnyOfRun = (game: Game): boolean => game.state.lingering.some((effect) => isOfRun(game, effect));

const isOfRun = (game: Game, effect: Lingering): boolean => delayedOf(game, effect)?.ofRun === true;

/** The same for delayed abilities and those of the run under way. */
function meetLingering(game: Game, occurrence: Occurrence, isMeant: (effect: Lingering) => boolean): void {
  for (const effect of game.state.lingering) {
    const ability = delayedOf(game, effect);
    if (ability === undefined || !isMeant(effect)) continue;
    // A persisting ability sees its own card trashed once, not as a new ability again (26.03 9.12.5b).
    if (ability.data.persistent === true && occurrence.witnesses.includes(effect.source)) continue;
    const speaker = speakerOfLingering(game, effect);
    for (const deed of ability.deeds) {
      if (!meets(game, deed, occurrence, speaker)) continue;
      if (!isFirstOf(game, ability.data, ability.deeds, occurrence, speaker)) continue;
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
        deed,
        NOTHING,
        speaker.home,
      );
    }
  }
}

/** What lasts until something happens is over as it happens; the next checkpoint takes it away (10.3.1b). */
function endedBy(game: Game, occurrence: Occurrence): void {
  const { state, rules } = game;
  const { lingering } = state;
  if (!lingering.some(({ until }) => until === 'deed')) return;
  const isOver = (effect: Lingering): boolean => {
    if (effect.until !== 'deed') return false;
    const def = rules.defs[effect.def];
    const deeds = effect.kind === 'stays' ? def?.stays : [def?.lastingUntil[effect.ability] ?? null];
    const speaker = speakerOfLingering(game, effect);
    return (deeds ?? []).some((deed) => deed !== null && meets(game, deed, occurrence, speaker));
  };
  if (!lingering.some(isOver)) return;
  state.lingering = lingering.map((effect) => (isOver(effect) ? { ...effect, until: 'checkpoint' } : effect));
  state.unsettled |= EXPIRY;
}

/** A card whose own deed it is, and that is inactive by now; witnesses have seen it already. */
function leavingSubject(game: Game, occurrence: Occurrence): Card | null {
  if (occurrence.card < 0 || occurrence.def < 0 || !LEAVING.has(occurrence.deed)) return null;
  const subject = findCard(game.state, occurrence.card);
  if (subject === null || isActive(subject)) return null;
  return occurrence.witnesses.includes(occurrence.card) ? null : subject;
}

/** Abilities that work from a hand, a discard pile or the Runner's score area; those that saw it as their card left are not asked again. */
function meetInactive(game: Game, occurrence: Occurrence, leaving: Card | null): void {
  const { state } = game;
  for (const zone of ['archives', 'heap', 'hq', 'grip', 'runnerScore'] as const) {
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
  frame: speaker.frame,
  that: speaker.that,
  done: speaker.done,
  optional: false,
  x: speaker.x,
});

/** The server a card left with what happened, for its abilities that see that (26.03 4.6.6i). */
function homeLeft(card: Card, { deed, card: subject, server, witnesses, homes }: Occurrence): ServerId {
  const ref = refOf(card);
  if (ref === subject && server !== NO_SERVER && (deed === 'score' || LEAVING.has(deed))) return server;
  return homes[witnesses.indexOf(ref)] ?? WHERE_IT_IS;
}

function meetConditionsOf(game: Game, card: Card, occurrence: Occurrence, inactive: boolean): void {
  const abilities = defOf(game, card).when;
  for (let index = 0; index < abilities.length; index++) {
    const ability = abilities[index] as CompiledConditional;
    if (ability.delayed) continue;
    const { activeIn, stolen } = ability.data;
    const here = activeIn === card.zone || (stolen === true && card.zone === 'runnerScore');
    const witness = inactive && occurrence.witnesses.includes(refOf(card));
    const leaving = inactive && refOf(card) === occurrence.card && LEAVING.has(occurrence.deed);
    if (inactive && !leaving && !witness && !here) continue;
    if (!inactive && activeIn !== undefined) continue;
    for (const deed of ability.deeds) {
      if (deed.deed !== occurrence.deed) continue;
      if (leaving && !witness && !here && !seesItself(game, card, deed)) continue;
      const controller = abilityController(card);
      const speaker = contextOf(card, controller, homeLeft(card, occurrence));
      if (!meets(game, deed, occurrence, speaker)) continue;
      if (!isFirstOf(game, ability.data, ability.deeds, occurrence, speaker)) continue;
      const { condition } = ability.data;
      if (condition !== undefined && !conditionHolds(game, condition, asMet(game, speaker, occurrence)))
        continue;
      const { home } = speaker;
      addInstance(
        game,
        occurrence,
        refOf(card),
        card.def,
        index,
        controller,
        0,
        inactive,
        deed,
        NOTHING,
        home,
      );
    }
  }
}

/** The same for abilities a card has gained from others. */
function meetGained(game: Game, card: Card, occurrence: Occurrence): void {
  for (const { def, text, giver } of giftsTo(game, card))
    for (const index of text.when) {
      const ability = game.rules.defs[def]?.when[index];
      if (ability === undefined) continue;
      const controller = abilityController(card);
      const speaker = contextOf(card, controller);
      for (const deed of ability.deeds) {
        if (!meets(game, deed, occurrence, speaker)) continue;
        if (!isFirstOf(game, ability.data, ability.deeds, occurrence, speaker)) continue;
        const { condition } = ability.data;
        if (condition === undefined || conditionHolds(game, condition, asMet(game, speaker, occurrence)))
          addInstance(game, occurrence, refOf(card), def, index, controller, 0, false, deed, giver);
      }
    }
}

/**
 * Whether an inactive card sees such a deed with itself. Being trashed is seen by what was active, and otherwise only
 * where the ability can be met from nowhere else (9.1.8b, 26.03 9.1.8g).
 */
function seesItself(game: Game, card: Card, deed: Deed): boolean {
  if (!('card' in deed) || deed.card !== 'this') return false;
  if (deed.deed !== 'trash' || deed.from !== undefined) return true;
  const { type } = defOf(game, card);
  return type === 'operation' || type === 'event';
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
  deed: Deed,
  giver: ObjectRef = NOTHING,
  home: ServerId = WHERE_IT_IS,
): void {
  const { met } = game.state;
  const batch = 'oneOrMore' in deed && deed.oneOrMore === true ? occurrence.batch : 0;
  if (batch !== 0) {
    const at = met.findLastIndex(
      (one) =>
        one.batch === batch &&
        one.source === source &&
        one.ability === ability &&
        one.def === def &&
        one.giver === giver,
    );
    const before = met[at];
    if (before !== undefined) {
      met[at] = { ...before, subjects: [...before.subjects, occurrence.card] };
      return;
    }
  }
  met.push({
    subjects: batch !== 0 ? [occurrence.card] : NOBODY,
    batch,
    source,
    def,
    ability,
    controller,
    subject: occurrence.card,
    amount: occurrence.amount,
    was: occurrence.was,
    lingering,
    inactive,
    giver,
    home,
  });
  game.state.unsettled |= MET;
}
