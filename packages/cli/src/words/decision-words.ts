import type { Decision, View } from '@lastclick/engine';
import { objectNumber } from '../object-number.ts';
import { count } from './count.ts';
import { findPlaced, sideName } from './places.ts';

/** Where in the game we are: whose turn, which phase, which step by its rule. */
export function stepWords(view: View): string {
  if (view.outcome !== null) return 'The game is over';
  if (view.waiting?.kind === 'mulligan')
    return `Before the first turn · starting hands · ${view.waiting.rule}`;
  const phase = view.turn.phase.split('.')[1] ?? '';
  return `${sideName(view.turn.side)}'s turn · ${phase} phase · ${view.turn.step}`;
}

const progress = ({ chosen, wanted }: Decision): string =>
  wanted > 1 && wanted < 99 ? ` (${chosen + 1} of ${wanted})` : '';

/** What is asked, as a question to the deciding seat. */
export function questionWords(decision: Decision, view: View): string {
  const object = objectNumber(decision.about);
  const title = (object === null ? null : findPlaced(view, object)?.card.title) ?? null;
  const forTitle = title === null ? '' : ` for ${title}`;
  switch (decision.kind) {
    case 'mulligan':
      return 'keep this starting hand?';
    case 'action':
      return `take an action (${count(view[decision.seat].clicks, 'click')} left)`;
    case 'window':
      return 'you have priority in a paid ability window';
    case 'reaction':
      return 'which ability is next?';
    case 'interrupt':
      return title === null
        ? 'something is about to happen, interrupt?'
        : `${title} is resolving, interrupt?`;
    case 'target':
      return `choose a card${forTitle}${progress(decision)}`;
    case 'may':
      return title === null ? 'do it?' : `use ${title}?`;
    case 'payOrNot':
      return `pay the cost${forTitle}?`;
    case 'mode':
      return `choose an effect${title === null ? '' : ` of ${title}`}`;
    case 'pay':
      return `how is the cost paid${forTitle}?${progress(decision)}`;
    case 'destination':
      return `where is ${title ?? 'the card'} installed?`;
    case 'trashLikeCards':
      return `trash cards before installing ${title ?? 'the card'}?`;
    case 'discard':
      return `discard down to ${count(view[decision.seat].maximumHandSize, 'card')}${progress(decision)}`;
    case 'trashOverLimit':
      return 'too little memory, choose a program to trash';
  }
}
