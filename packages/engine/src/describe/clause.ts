import type { Side } from '../side.ts';
import { thirdPerson } from './grammar.ts';
import { nameOf, type Voice } from './voice.ts';

/** What an effect does, on its own and after "may" or "to". */
export interface Clause {
  readonly finite: string;
  readonly infinitive: string;
  /** Where it is a sentence of its own: it says how things are, or waits for something. */
  readonly apart?: true;
}

export const yours = (text: string): Clause => ({ finite: text, infinitive: text });

/** A deed of a player: an order to you, a statement about your opponent. */
export function doneBy(side: Side, verb: string, object: string, voice: Voice): Clause {
  if (side === voice.side) return yours(`${verb} ${object}`);
  const name = nameOf(side, voice);
  return { finite: `${name} ${thirdPerson(verb)} ${object}`, infinitive: `have ${name} ${verb} ${object}` };
}
