import type { RefusalCode } from '../protocol/index.ts';

/** A request was refused; the message is a sentence for people. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}
