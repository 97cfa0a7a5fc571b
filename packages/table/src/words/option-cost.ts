import {
  describeCost,
  describePayment,
  describeRun,
  describeSteps,
  type OptionTerms,
  type Side,
} from '@lastclick/engine';
import { type CardData, cardData, spelled } from './card-text.ts';

// The parts of an option that the engine tells as data, in words.

const speakerOf = ({ card }: OptionTerms): CardData | null => (card === null ? null : cardData(card));

const ways = ({ cost, others }: OptionTerms): OptionTerms['others'] => [cost, ...others];

/** What an option costs now, as "1 click, 2 credits"; '' where it costs nothing. */
export function costWords(terms: OptionTerms, payer: Side): string {
  const card = speakerOf(terms);
  return ways(terms)
    .map((cost) => spelled(describeCost(card, payer, cost)))
    .filter((words) => words !== '')
    .join(', or ');
}

/** What its payer does: "pay 4 credits", "take 1 tag"; '' where nothing is paid. */
export function paymentWords(terms: OptionTerms, payer: Side): string {
  const card = speakerOf(terms);
  return ways(terms)
    .filter((cost) => cost.length > 0)
    .map((cost) => spelled(describePayment(card, payer, cost)))
    .join(', or ');
}

/**
 * What a yes or a no does that is asked about part of an ability, said to its player; '' where it is about something else,
 * or speaks of the card's own player as "you" and the other one is asked.
 */
export function stepsWords(terms: OptionTerms, player: Side): string {
  const card = speakerOf(terms);
  if (card === null || terms.steps.length === 0) return '';
  const said = describeSteps(card, player, terms.steps);
  const isOfOther = card.side !== player && said === describeSteps(card, card.side, terms.steps);
  return isOfOther && /\byour?\b/.test(said) ? '' : spelled(said);
}

/** What the run comes with that an option makes; null where it is a run like any other. */
export function runWords(terms: OptionTerms): string | null {
  const card = speakerOf(terms);
  return card === null || terms.run.length === 0 ? null : spelled(describeRun(card, terms.run));
}
