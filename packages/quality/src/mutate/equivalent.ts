/** A mutation that changes nothing anybody could observe, and why. */
export interface Equivalent {
  /** File under the engine's source, and the line's text without white space at its ends: it may move about. */
  readonly file: string;
  readonly line: string;
  readonly operator: string;
  /** What is replaced, where the operator fits the line more than once. */
  readonly before?: string;
  readonly because: string;
}

/** At most one in twenty may be called so. */
export const MOST_EQUIVALENT = 0.05;

const REFERENCE =
  'a reference has the number of its object in its upper bits, and objects are counted from 1: none is 0';
const CACHE = 'a cache: without it the same is made again';
const SHORTCUT = 'a shortcut: the longer way comes to the same';
const UNDER_THE_STACK = 'the first frame of the stack is a phase of a turn: what is looked for lies above it';

const STATE_OF_A_CACHE = 'a number that is only ever compared with what it was: it may begin anywhere';
const NOTHING_TO_FIND = 'a checkpoint looks at more than it has to, and finds nothing there';

export const EQUIVALENT: readonly Equivalent[] = [
  {
    file: 'kernel/instruction.ts',
    line: '!isUsedUp(game.state, interrupt.data.limit, interrupt.key, speaker.source?.object ?? 0, giver) &&',
    operator: 'off by one',
    because: 'an interrupt is offered by a card that is there: the number stands for none and is never taken',
  },
  {
    file: 'kernel/occur.ts',
    line: 'if (occurrence.card < 0 || occurrence.def < 0 || !LEAVING.has(occurrence.deed)) return null;',
    operator: 'shift a comparison',
    before: 'occurrence.card < 0',
    because: REFERENCE,
  },
  { file: 'session/build.ts', line: 'activity: 0,', operator: 'off by one', because: STATE_OF_A_CACHE },
  { file: 'session/build.ts', line: 'stamp: 0,', operator: 'off by one', because: STATE_OF_A_CACHE },
  {
    file: 'session/ruleset.ts',
    line: '(any(BRINGS.watches) ? WATCH : 0) |',
    operator: 'off by one',
    because: NOTHING_TO_FIND,
  },
  {
    file: 'session/ruleset.ts',
    line: '(any(BRINGS.prolongs) ? EXPIRY : 0) |',
    operator: 'off by one',
    because: NOTHING_TO_FIND,
  },
  {
    file: 'session/ruleset.ts',
    line: '(any(BRINGS.shiftsLimits) ? LIMITS : 0) |',
    operator: 'off by one',
    because: NOTHING_TO_FIND,
  },
  {
    file: 'session/ruleset.ts',
    line: '(any(BRINGS.shiftsScores) ? SCORE : 0),',
    operator: 'off by one',
    because: NOTHING_TO_FIND,
  },
  {
    file: 'session/saved-texts.ts',
    line: 'if (ref >= 0) defs.add(at(state.cards, idOf(ref)).def);',
    operator: 'off by one',
    because: REFERENCE,
  },
  {
    file: 'session/saved-texts.ts',
    line: 'if (ref >= 0) defs.add(at(state.cards, idOf(ref)).def);',
    operator: 'shift a comparison',
    because: REFERENCE,
  },
  {
    file: 'state/server-name.ts',
    line: `return id < 0 ? '' : \`remote-\${id - FIRST_REMOTE + 1}\`;`,
    operator: 'shift a comparison',
    because: 'the servers 0 to 2 are the central ones, which have been named before',
  },
  {
    file: 'state/move.ts',
    line: 'const last = list.length - 1;',
    operator: 'swap plus with minus',
    because: SHORTCUT,
  },
  {
    file: 'state/move.ts',
    line: 'const last = list.length - 1;',
    operator: 'off by one',
    because: SHORTCUT,
  },
  { file: 'state/game.ts', line: 'if (ref < 0) return null;', operator: 'off by one', because: REFERENCE },
  {
    file: 'state/game.ts',
    line: 'if (ref < 0) return null;',
    operator: 'shift a comparison',
    because: REFERENCE,
  },
  {
    file: 'rules/run/break.ts',
    line: 'const by = { source, def: source < 0 ? -1 : cardOf(game.state, idOf(source)).def };',
    operator: 'off by one',
    before: '0',
    because: REFERENCE,
  },
  {
    file: 'rules/run/break.ts',
    line: 'const by = { source, def: source < 0 ? -1 : cardOf(game.state, idOf(source)).def };',
    operator: 'shift a comparison',
    because: REFERENCE,
  },
  {
    file: 'rules/run/break.ts',
    line: 'const card = source < 0 ? null : cardOf(state, idOf(source));',
    operator: 'shift a comparison',
    because: REFERENCE,
  },
  {
    file: 'rules/run/break.ts',
    line: 'const card = source < 0 ? null : cardOf(state, idOf(source));',
    operator: 'off by one',
    because: REFERENCE,
  },
  {
    file: 'rules/run/move-runner.ts',
    line: 'const end = forced < 0 ? state.stack.length : forced;',
    operator: 'off by one',
    because: UNDER_THE_STACK,
  },
  {
    file: 'rules/run/move-runner.ts',
    line: 'const end = forced < 0 ? state.stack.length : forced;',
    operator: 'shift a comparison',
    because: UNDER_THE_STACK,
  },
  {
    file: 'query/means.ts',
    line: 'for (let index = stack.length - 1; index >= 0; index--) {',
    operator: 'off by one',
    before: '0',
    because: UNDER_THE_STACK,
  },
  {
    file: 'query/means.ts',
    line: 'for (let index = stack.length - 1; index >= 0; index--) {',
    operator: 'shift a comparison',
    because: UNDER_THE_STACK,
  },
  {
    file: 'query/values.ts',
    line: 'const notNegative = (value: number): number => (value < 0 ? 0 : value);',
    operator: 'shift a comparison',
    because: 'a 0 becomes 0',
  },
  { file: 'session/world.ts', line: 'stages.set(key, stage);', operator: 'drop a call', because: CACHE },
  {
    file: 'session/world.ts',
    line: 'if (stages.size >= MOST_STAGES) stages.clear();',
    operator: 'drop a call',
    because: CACHE,
  },
  {
    file: 'session/world.ts',
    line: 'if (stages.size >= MOST_STAGES) stages.clear();',
    operator: 'shift a comparison',
    because: CACHE,
  },
  {
    file: 'rules/legality/action-checks.ts',
    line: "if (surelyChanges && !(forbids.gainCredits && isForbidden(game, 'gainCredits', side))) return true;",
    operator: 'swap and with or',
    before: "forbids.gainCredits && isForbidden(game, 'gainCredits', side)",
    because: SHORTCUT,
  },
  {
    file: 'editions/run-26.03.ts',
    line: "step('a', perform('processOpenWindows')),",
    operator: 'drop a row',
    because:
      'the step stands for its number: windows are closed as the run is told to end, and nobody is asked in it',
  },
  {
    file: 'state/option-key.ts',
    line: 'export const FACEUP = 1;',
    operator: 'off by one',
    because: 'whoever writes and reads the number does so by this name; it only has to differ from 0',
  },
];
