import type { CardView, Decision, Option, OptionTerms, View } from '@lastclick/engine';
import { cardData, cardText, presentName } from './card-text.ts';
import { count } from './count.ts';
import { objectNumber } from './object-number.ts';
import { costWords, paymentWords, stepsWords } from './option-cost.ts';
import { triggeredSteps } from './option-words.ts';
import { findPlaced, serverName } from './places.ts';
import { nestedStructures } from './step-words.ts';

/** The parts of an option that the game tells. */
export type TermsOf = (option: Option) => OptionTerms;

const progress = ({ chosen, wanted }: Decision): string =>
  wanted > 1 ? ` (${chosen + 1} of ${wanted})` : '';

/** A piece of ice as the view's seat may call it, with its strength if it is known. */
function iceWords(ice: CardView): string {
  const name = ice.title ?? `the facedown ice c${ice.object}`;
  return ice.strength === undefined ? name : `${name} (strength ${ice.strength})`;
}

/** What is paid, and what it is paid for or instead of: "take 1 tag or pay 4 credits?"; null where nothing is paid. */
function paymentQuestion({ seat, options }: Decision, title: string | null, termsOf: TermsOf): string | null {
  const [yes, no] = (['yes', 'no'] as const).map((kind) => options.find((option) => option.kind === kind));
  const pays = yes === undefined ? '' : paymentWords(termsOf(yes), seat);
  if (yes === undefined || pays === '') return null;
  const instead = no === undefined ? '' : stepsWords(termsOf(no), seat);
  if (instead !== '') return `${instead} or ${pays}?`;
  const bought = stepsWords(termsOf(yes), seat);
  return `${pays}${bought !== '' ? ` to ${bought}` : title === null ? '' : ` for ${title}`}?`;
}

/** The optional ability a reaction is about, where it is about one alone; null where several wait or one must be used. */
function optionalOf({ options }: Decision): Option | null {
  const [first, second, third] = options;
  if (first?.kind !== 'trigger' || second?.kind !== 'pass' || third !== undefined) return null;
  return first;
}

/** An optional ability as a question, titled with what it does. */
function optionalQuestion(option: Option, { seat }: Decision, view: View): string | null {
  const object = objectNumber(option.card);
  const title = object === null ? undefined : findPlaced(view, object)?.card.title;
  if (title === undefined) return null;
  const does = triggeredSteps(option, view, seat);
  return does === '' ? `use ${title}?` : `${title}: ${does}?`;
}

/** The approached ice, where its rez is asked about: for how much. */
function rezQuestion({ seat, options }: Decision, ice: CardView, termsOf: TermsOf): string | null {
  const rez = options.find((option) => option.kind === 'rez' && objectNumber(option.card) === ice.object);
  if (rez === undefined) return null;
  const cost = costWords(termsOf(rez), seat);
  return `rez ${iceWords(ice)}${cost === '' ? '' : ` for ${cost}`}?`;
}

/** A paid ability window, with what it is about where it belongs to a run. */
function windowWords(decision: Decision, view: View, termsOf: TermsOf): string {
  const priority = 'you have priority in a paid ability window';
  const { run } = view;
  if (run === null) return priority;
  const runner = decision.seat === 'runner' ? 'you' : 'the Runner';
  const s = decision.seat === 'runner' ? '' : 's';
  const where = nestedStructures(view).at(-1)?.kind;
  if (run.ice !== null && where === 'run.encounter') return `${runner} encounter${s} ${iceWords(run.ice)}`;
  if (run.ice !== null && where === 'run.approachIce') {
    const rez = rezQuestion(decision, run.ice, termsOf);
    return rez ?? `${runner} approach${s === '' ? '' : 'es'} ${iceWords(run.ice)}`;
  }
  return `${priority} of the run on ${serverName(run.server)}`;
}

/** What is asked, as a question to the deciding seat. */
export function questionWords(decision: Decision, view: View, termsOf: TermsOf): string {
  const object = objectNumber(decision.about);
  const title = (object === null ? null : findPlaced(view, object)?.card.title) ?? null;
  const forTitle = title === null ? '' : ` for ${title}`;
  const server = view.run === null ? 'the server' : serverName(view.run.server);
  switch (decision.kind) {
    case 'mulligan':
      return 'keep this starting hand?';
    case 'action':
      return `take an action (${count(view[decision.seat].clicks, 'click')} left)`;
    case 'window':
      return windowWords(decision, view, termsOf);
    case 'reaction': {
      const optional = optionalOf(decision);
      return (
        (optional === null ? null : optionalQuestion(optional, decision, view)) ?? 'which ability is next?'
      );
    }
    case 'interrupt':
      return title === null
        ? 'something is about to happen, interrupt?'
        : `${title} is resolving, interrupt?`;
    case 'replacement':
      return 'several abilities change what is about to happen, which one first?';
    case 'target':
      return `choose a card${forTitle}${progress(decision)}`;
    case 'may': {
      const yes = decision.options.find(({ kind }) => kind === 'yes');
      const does = yes === undefined ? '' : stepsWords(termsOf(yes), decision.seat);
      if (title === null) return does === '' ? 'do it?' : `${does}?`;
      return does === '' ? `use ${title}?` : `${title}: ${does}?`;
    }
    case 'payOrNot':
      return paymentQuestion(decision, title, termsOf) ?? `pay the cost${forTitle}?`;
    case 'mode':
      return `choose an effect${title === null ? '' : ` of ${title}`}`;
    case 'number':
      return `how many${forTitle}?`;
    case 'name':
      return `what is chosen${forTitle}?`;
    case 'announce':
      return `what is X${forTitle}?`;
    case 'divide':
      return `by how much is the install cost${title === null ? '' : ` of ${title}`} lowered?`;
    case 'pay':
      return `how is the cost paid${forTitle}?${progress(decision)}`;
    case 'destination':
      return `where is ${title ?? 'the card'} installed?`;
    case 'trashLikeCards':
      return `trash cards before installing ${title ?? 'the card'}?`;
    case 'arrange':
      return `which card lies uppermost${forTitle}?${progress(decision)}`;
    case 'discard':
      return `discard down to ${count(view[decision.seat].maximumHandSize, 'card')}${progress(decision)}`;
    case 'trashOverLimit':
      return 'too little memory, choose a program to trash';
    case 'jackOut':
      return `jack out of the run on ${server}, or continue?`;
    case 'access':
      return `what do you access next in ${server}?`;
    case 'candidate':
      return `${title ?? 'a card'} is new in ${server}: will you access it in this breach?`;
    case 'trashAccessed':
      return `you access ${title ?? 'a card'}, what do you do?`;
    case 'break': {
      const ice = view.run?.ice ?? null;
      const more = decision.wanted > 1 ? ` (${decision.wanted} more)` : '';
      const of = ice === null ? '' : ` of ${iceWords(ice)}`;
      return `break which subroutine${of}${title === null ? '' : ` with ${title}`}?${more}`;
    }
    case 'subroutine':
      return `which subroutine of ${title ?? 'the ice'} is resolved?`;
    case 'server':
      return `run on which server${forTitle}?`;
    case 'bid':
      return `how many credits do you bid${title === null ? '' : ` for ${title}`}?`;
    case 'guess':
      return `what was bid${title === null ? '' : ` for ${title}`}?`;
    case 'trace':
      return `how many credits do you spend on the trace${title === null ? '' : ` of ${title}`}?`;
  }
}

/** The text of the card a decision is about, line by line. */
export function aboutLines(decision: Decision, view: View): string[] {
  // Where subroutines are broken, every option says what its subroutine does.
  const about = decision.kind === 'break' ? null : objectNumber(decision.about);
  const card = about === null ? null : (findPlaced(view, about)?.card ?? null);
  const data = card === null ? null : cardData(presentName(card) ?? '');
  return data === null ? [] : cardText(data);
}
