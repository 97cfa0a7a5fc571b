/**
 * The engine's public surface.
 *
 *   createPool(cards)              check and compile card data once
 *   create(setup, pool)            a game from two decks, or from any position
 *   decision(game)                 who must decide, under which rule, and every legal option
 *   apply(game, option)            play one of them (by key or index); returns what happened
 *   endOutside(game, outcome)      end it outside its rules: conceded, draw agreed, time, abandoned
 *   view(game, seat)               what a seat may know, nothing else; with a position to make worlds from
 *   prepareWorlds(position, pool)  games that seat could be in, from what it takes the hidden cards to be
 *   maskEvents(events, seat)       what happened, as a seat may see it
 *   explain(game, seat, move)      allowed, or the first requirement that fails, with its rule
 *   fork(game)                     an independent copy
 *   save(game), load(text, pool)   a game as a text
 *   record(setup, options), replay a game as its setup and its options
 *   examine(record, pool)          whether it is still the game that was recorded, and if not from which move on
 *   describe(card)                 a card's text, made from its data
 *   complaintsAbout(card)          everything that is wrong with a card of one's own
 *
 * A `Game` and a `CompiledCard` are handed around: of what they are made only `events` and `data` are promised, and the
 * declarations of the published packages show nothing else. What a game is like is what its views say.
 *
 * Bad input throws an InputError and changes nothing. An InvariantError is a bug of the engine.
 */
export { type Complaint, complaintsAbout } from './compile/complaints.ts';
export { GONE, namesOf, presentName } from './compile/names.ts';
export type { CompiledCard } from './compile/program.ts';
export {
  type CardDescription,
  type DescriptionLine,
  describe,
  describeAbility,
  describeCost,
  describePaid,
  describePayment,
  describeRun,
  describeSteps,
  describeText,
  LINE_KINDS,
  type LineKind,
} from './describe/describe.ts';
export { digestOf } from './digest.ts';
export { type Citation, citationsOf } from './editions/citations.ts';
export {
  type Edition,
  type Perform,
  PHASE_IDS,
  type Phase,
  type PhaseId,
  type Question,
  type StructureId,
  type Test,
  type TimingStep,
  WINDOW_LETTERS,
} from './editions/edition.ts';
export { EDITION_IDS, type EditionId } from './editions/edition-id.ts';
export { EDITIONS } from './editions/index.ts';
export { INPUT_PROBLEMS, InputError, type InputProblem } from './errors.ts';
export { InvariantError } from './invariant.ts';
export { CARDS_FORMAT, cardSchema } from './language/json-schema.ts';
export { abilitiesOf } from './language/text.ts';
export { isSettled } from './rules/checkpoint.ts';
export { FAILURES, REASONS, type Reason } from './rules/legality/requirement.ts';
export { explain, REFUSAL_RULES, type Verdict } from './session/explain.ts';
export type { GainedText } from './session/gained-texts.ts';
export { type EventCardView, type EventView, maskEvents } from './session/mask-events.ts';
export { optionMeant } from './session/meant.ts';
export { keyOfVersion1, presentKey, unaskedThen } from './session/old-keys.ts';
export { type OptionTerms, termsOf } from './session/option-terms.ts';
export { endOutside, type OutsideOutcome } from './session/outside.ts';
export { apply, decision } from './session/play.ts';
export type { Position } from './session/position.ts';
export { DECK_LISTS, type DeckLists } from './session/read.ts';
export { REASON_WORDS } from './session/reason-words.ts';
export {
  checkRecord,
  digestsOf,
  type GameRecord,
  type RecordDigests,
  type RecordMore,
  record,
  shortened,
} from './session/record.ts';
export {
  examine,
  playRecord,
  type RecordPlayer,
  type ReplayVerdict,
  type RulesDifference,
  replay,
} from './session/replay.ts';
export { RULES_VERSION } from './session/rules-version.ts';
export { type CardPool, createPool, findInPool, poolWith, type WrittenNames } from './session/ruleset.ts';
export { fork, type Loading, load, recordInSave, save } from './session/save.ts';
export type { Scenario, ScenarioCard, ScenarioServer } from './session/scenario.ts';
export type {
  CardView,
  CorpView,
  RunnerView,
  RunView,
  ServerView,
  View,
  ViewWish,
} from './session/seen.ts';
export { create, type Deck, type DeckSetup, type Setup } from './session/setup.ts';
export { FOREGONE, type Foregone, type ForegoneAnswer, foregone } from './session/timely/foregone.ts';
export { type Moment, momentOf, type Occasion } from './session/timely/moment.ts';
export { UNTIMELY, type Untimely, untimely } from './session/timely/timely.ts';
export { Trail, type TurnDigest } from './session/trail.ts';
export { view } from './session/view.ts';
export { type MakeWorld, prepareWorlds, worldOf } from './session/world.ts';
export { opponentOf, SEATS, type Seat, SIDES, type Side } from './side.ts';
export {
  DECISION_KINDS,
  type Decision,
  type DecisionKind,
  OPTION_KINDS,
  type Option,
  type OptionKind,
} from './state/decision.ts';
export { EVENT_KINDS, type EventKind, type GameEvent } from './state/event.ts';
export { type Game, idOf, objectOf } from './state/game.ts';
export { OUTSIDE_REASONS, type Outcome, type Priority, SAVE_VERSION } from './state/state.ts';
export type { AbilityPart, Witness } from './state/witness.ts';
