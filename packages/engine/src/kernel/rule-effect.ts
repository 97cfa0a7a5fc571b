import { BASIC_ACTION, type Effect } from '../state/frame.ts';

/** The effect of a rule rather than of a card: a step of a timing structure or a basic action. */
export const ruleEffect = (
  name: Effect['name'],
  side: Effect['by'],
  amount: number,
  basicAction: boolean,
  detail = '',
): Effect => ({
  name,
  by: side,
  source: -1,
  def: -1,
  who: side,
  amount,
  cards: [],
  others: [],
  detail,
  until: 'turn',
  marks: basicAction ? BASIC_ACTION : 0,
  interrupt: -1,
  servers: [],
  changedBy: [],
  keeps: -1,
  ability: -1,
  subject: -1,
  counts: -1,
});
