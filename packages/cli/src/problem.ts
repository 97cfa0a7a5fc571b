import { INPUT_PROBLEMS, InputError } from '@lastclick/engine';
import { type Checked, withoutPlace } from '@lastclick/table';

/** What can be wrong with a request, besides what the engine refuses. */
export const REQUEST_PROBLEMS = [
  'badJson',
  'badRequest',
  'unknownGame',
  'unknownCard',
  'notYourDecision',
  'noRecord',
  'internal',
] as const;
export const PROBLEMS = [...INPUT_PROBLEMS, ...REQUEST_PROBLEMS] as const;
export type Problem = (typeof PROBLEMS)[number];

/** Why a request is refused; `where` names the field. */
export interface Refusal {
  readonly problem: Problem;
  readonly where: string;
  readonly message: string;
  /** What became of the record that goes with what was refused. */
  readonly checked?: Checked;
}

/** A request that cannot be answered; it changed nothing. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly problem: Problem;
  readonly where: string;
  readonly checked: Checked | null;

  constructor(problem: Problem, where: string, message: string, more?: { readonly checked: Checked }) {
    super(message);
    this.problem = problem;
    this.where = where;
    this.checked = more?.checked ?? null;
  }
}

/** Any failure as an answer; what nobody expected is a bug and says so. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof RequestError)
    return {
      problem: error.problem,
      where: error.where,
      message: error.message,
      ...(error.checked === null ? {} : { checked: error.checked }),
    };
  if (error instanceof InputError)
    return { problem: error.problem, where: String(error.where), message: withoutPlace(error) };
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return { problem: 'internal', where: '', message };
}
