/** What was wrong with what the engine was given. */
export const INPUT_PROBLEMS = [
  'badSetup',
  'badScenario',
  'badDeck',
  'badCard',
  'badSave',
  'badRecord',
  'otherRules',
  'badPosition',
  'badOption',
  'badIntent',
  'badSeat',
  'badOutcome',
  'gameOver',
] as const;
export type InputProblem = (typeof INPUT_PROBLEMS)[number];

/** Bad input, refused before anything changed; `where` names the part of the input that is wrong. */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly problem: InputProblem;
  readonly where: string;

  constructor(problem: InputProblem, where: string, message: string) {
    super(where === '' ? message : `${where}: ${message}`);
    this.problem = problem;
    this.where = where;
  }

  /** The message without the place it begins with. */
  get plain(): string {
    const place = `${this.where}: `;
    return this.message.startsWith(place) ? this.message.slice(place.length) : this.message;
  }
}
