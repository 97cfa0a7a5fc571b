import { INPUT_PROBLEMS, InputError } from '@lastclick/engine';
import { withoutPlace } from '@lastclick/table';

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
}

/** A request that cannot be answered; it changed nothing. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly problem: Problem;
  readonly where: string;

  constructor(problem: (typeof REQUEST_PROBLEMS)[number], where: string, message: string) {
    super(message);
    this.problem = problem;
    this.where = where;
  }
}

/** Any failure as an answer; what nobody expected is a bug and says so. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof RequestError)
    return { problem: error.problem, where: error.where, message: error.message };
  if (error instanceof InputError)
    return { problem: error.problem, where: String(error.where), message: withoutPlace(error) };
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return { problem: 'internal', where: '', message };
}
