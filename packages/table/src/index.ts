/**
 * What every table needs, whether it stands in a terminal, a browser or a protocol: all cards compiled once, a game
 * that remembers how it came about and can take moves back, and the game in words (options, decisions, events, cards,
 * rules and steps as players say them), so that a move is called the same everywhere.
 */

export { Chronicle, type ToldLine } from './chronicle.ts';
export { Growing } from './growing.ts';
export { shrunk, unshrunk } from './link/text-coder.ts';
export { type OwnCard, type OwnCards, readOwnCards } from './own-cards.ts';
export { pool, speakOf } from './pool.ts';
export { type Played, RecordedGame, withoutPlace } from './recorded-game.ts';
export { type Deed, storyOf } from './story.ts';
export { capitalised } from './words/capitalised.ts';
export { lookUpCard } from './words/card-lookup.ts';
export {
  type CardData,
  cardData,
  modeText,
  presentName,
  spelled,
  subroutineInRun,
} from './words/card-text.ts';
export { count, list } from './words/count.ts';
export { aboutLines, questionWords, type TermsOf } from './words/decision-words.ts';
export { eventWords, type LogLine, outcomeWords } from './words/event-words.ts';
export {
  type Glossary,
  type KeptAnswers,
  keptGlossary,
  PRESENT,
  RememberingGlossary,
} from './words/glossary.ts';
export { Names } from './words/names.ts';
export { objectNumber } from './words/object-number.ts';
export {
  optionAbility,
  optionCost,
  optionEffect,
  optionName,
  optionWords,
  spokenOption,
} from './words/option-words.ts';
export { findPlaced, placedCards, seatName, serverName, sideName } from './words/places.ts';
export { type Checked, checkedRecord, replayWords, type Shown } from './words/replay-words.ts';
export { lookUpRules } from './words/rule-lookup.ts';
export { ruleWords, verdictWords } from './words/rule-words.ts';
export { nestedStructures, stepWords, structureName } from './words/step-words.ts';
export { timingStepWords, timingWords } from './words/timing-words.ts';
