import type { CardView, Decision, Option, OptionTerms, Side, View } from '@lastclick/engine';
import { pool } from '../pool.ts';
import { capitalised } from './capitalised.ts';
import {
  abilityText,
  type CardData,
  cardData,
  effectText,
  modeText,
  playText,
  presentName,
  stepsText,
  subroutineInRun,
} from './card-text.ts';
import { count } from './count.ts';
import { leadsTo } from './leads-to.ts';
import { objectNumber } from './object-number.ts';
import { costWords, paymentWords, runWords, stepsWords } from './option-cost.ts';
import { findPlaced, inRootOf, serverName } from './places.ts';

interface Subject {
  readonly title: string;
  readonly card: CardView | null;
  readonly place: string;
}

function subjectOf(view: View, reference: number): Subject | null {
  const object = objectNumber(reference);
  if (object === null) return null;
  const placed = findPlaced(view, object);
  if (placed === null) return { title: `c${object}`, card: null, place: '' };
  const kind = placed.place.startsWith('protecting') ? 'ice' : 'card';
  return {
    title: placed.card.title ?? `the facedown ${kind} c${object}`,
    card: placed.card,
    place: placed.place,
  };
}

const dataOf = (card: CardView | null | undefined): CardData | null =>
  card?.card === undefined ? null : cardData(presentName(card) ?? '');

const installedAt = (server: string, card: CardView | null): string =>
  card?.type === 'ice' ? `protecting ${serverName(server)}` : inRootOf(server);

const serverOfInstall = (option: Option): string | undefined =>
  /^install c\d+ ([a-z0-9-]+)(?: faceup)?$/.exec(option.key)?.[1];

const faceWords = ({ key }: Option): string => (key.endsWith(' faceup') ? ' faceup' : '');

function installWords(option: Option, subject: Subject, view: View): string {
  const host = subjectOf(view, option.onto);
  if (host !== null) return `Install ${subject.title} on ${`${host.title} ${host.place}`.trimEnd()}`;
  const server = serverOfInstall(option);
  if (server === undefined) return `Install ${subject.title}`;
  return `Install ${subject.title} ${installedAt(server, subject.card)}${faceWords(option)}`;
}

function advanceWords(subject: Subject): string {
  const { card } = subject;
  const have = card?.counters.advancement ?? 0;
  const needed = card?.advancementRequirement;
  return `Advance ${subject.title} ${subject.place} (${needed === undefined ? have : `${have}/${needed}`})`;
}

function destinationWords(option: Option, about: Subject | null, view: View): string {
  const host = subjectOf(view, option.onto);
  if (host !== null) return `On ${host.title} ${host.place}`.trimEnd();
  const server = option.key.replace(/^choose | faceup$/g, '');
  if (server === 'rig') return 'In the rig';
  return `${capitalised(installedAt(server, about?.card ?? null))}${faceWords(option)}`;
}

/** What is named: a server, a card by its title, or a word. */
function nameWords({ key }: Option): string {
  const word = key.replace(/^choose /, '');
  return cardData(word)?.title ?? capitalised(word.replaceAll('_', ' '));
}

function chooseWords(option: Option, decision: Decision, subject: Subject | null, view: View): string {
  if (decision.kind === 'destination') return destinationWords(option, subjectOf(view, decision.about), view);
  if (decision.kind === 'name') return nameWords(option);
  if (subject === null) return option.key;
  if (decision.kind === 'replacement') return `Apply ${subject.title}`;
  const verb = decision.kind === 'trashOverLimit' || option.key.startsWith('trash') ? 'Trash' : 'Choose';
  return `${verb} ${subject.title} ${subject.place}`.trimEnd();
}

function payWords(option: Option, decision: Decision, subject: Subject | null): string {
  if (decision.kind === 'bid')
    return option.number === 0 ? 'Bid nothing' : `Bid ${count(option.number, 'credit')}`;
  if (decision.kind === 'trace')
    return option.number === 0 ? 'Spend nothing' : `Spend ${count(option.number, 'credit')}`;
  if (subject === null)
    return `Pay the remaining ${count(decision.wanted - decision.chosen, 'credit')} from your credit pool`;
  const left = decision.wanted - decision.chosen - option.number;
  const rest = left === 0 ? '' : `, ${count(left, 'credit')} left to pay`;
  return `Pay ${count(option.number, 'credit')} from ${subject.title}${rest}`;
}

function accessWords(option: Option, subject: Subject | null): string {
  if (subject !== null) return `Access ${subject.title} ${subject.place}`.trimEnd();
  return option.key === 'access rd'
    ? 'Access the next card from the top of R&D'
    : 'Access a card at random from HQ';
}

function continueWords(decision: Decision, about: Subject | null, view: View): string {
  if (decision.kind !== 'trashAccessed')
    return `Continue the run${view.run === null ? '' : ` on ${serverName(view.run.server)}`}`;
  return about?.card?.type === 'agenda' ? 'Go on' : 'Leave it there';
}

/** Needs a subject; options of these kinds always speak of a card. */
function cardOptionWords(option: Option, subject: Subject, view: View): string {
  const { title, place } = subject;
  switch (option.kind) {
    case 'install':
      return installWords(option, subject, view);
    case 'play':
      return `Play ${title}`;
    case 'advance':
      return advanceWords(subject);
    case 'trashResource':
      return `Trash the resource ${title}`;
    case 'trashAccessed':
      return `Trash ${title}`;
    case 'use':
      return `Use ${title}`;
    case 'rez':
      return `Rez ${title} ${place}`;
    case 'score':
      return `Score ${title} ${place}`;
    case 'trigger':
      return `Trigger ${title}`;
    case 'discard':
      return `Discard ${title}`;
    default:
      return option.key;
  }
}

const may = (decision: Decision, about: Subject | null): string => {
  const name = about === null ? '' : ` ${about.title}`;
  if (decision.kind === 'candidate') return 'access it in this breach';
  return decision.kind === 'payOrNot' ? `pay for${name || ' it'}` : `use${name || ' it'}`;
};

function doneWords(decision: Decision): string {
  if (decision.kind === 'trashLikeCards') return 'Trash nothing more and go on';
  return decision.kind === 'break' ? 'Break no more' : 'Choose no more';
}

function modeWords(option: Option, about: Subject | null): string {
  const data = dataOf(about?.card);
  const text = data === null ? null : modeText(data, option.number);
  return text ?? `${about === null ? 'Effect' : about.title}: effect ${option.number + 1}`;
}

/** What comes of refusing, where it is said what. */
function noWords(decision: Decision, about: Subject | null, terms: OptionTerms): string {
  const instead = stepsWords(terms, decision.seat);
  return instead === '' ? `No, do not ${may(decision, about)}` : `No: ${instead}`;
}

/** What agreeing leads to: what is paid, or what is done. */
function yesWords(decision: Decision, about: Subject | null, terms: OptionTerms): string {
  const does = paymentWords(terms, decision.seat) || stepsWords(terms, decision.seat);
  return does === '' ? `Yes, ${may(decision, about)}` : `Yes: ${does}`;
}

function breakWords(option: Option, view: View): string {
  const ice = view.run?.ice ?? null;
  return `Break subroutine ${option.number + 1}${ice?.title === undefined ? '' : ` of ${ice.title}`}`;
}

/** What an option is, without what declining leads to. */
function plainName(option: Option, decision: Decision, view: View, terms: OptionTerms): string {
  const subject = subjectOf(view, option.card);
  const about = subjectOf(view, decision.about);
  switch (option.kind) {
    case 'keep':
      return 'Keep this hand';
    case 'mulligan':
      return 'Take a mulligan: shuffle and draw five new cards';
    case 'gainCredit':
      return 'Gain 1 credit';
    case 'drawCard':
      return 'Draw 1 card';
    case 'purge':
      return 'Purge all virus counters';
    case 'removeTag':
      return 'Remove 1 tag';
    case 'run':
      return `Run ${serverName(option.key.replace(/^run /, ''))}`;
    case 'jackOut':
      return 'Jack out and end the run';
    case 'continue':
      return continueWords(decision, about, view);
    case 'access':
      return accessWords(option, subject);
    case 'break':
      return breakWords(option, view);
    case 'subroutine':
      return `Resolve subroutine ${option.number + 1}${about === null ? '' : ` of ${about.title}`}`;
    case 'pass':
      return 'Pass';
    case 'done':
      return doneWords(decision);
    case 'yes':
      return yesWords(decision, about, terms);
    case 'no':
      return noWords(decision, about, terms);
    case 'mode':
      return modeWords(option, about);
    case 'way':
      return capitalised(paymentWords(terms, decision.seat)) || 'Pay nothing';
    case 'number':
      if (decision.kind === 'announce') return `X is ${option.number}`;
      if (decision.kind === 'guess') return `Guess ${option.key.split(' ')[1] ?? ''}`;
      return option.number === 0 ? 'None' : String(option.number);
    case 'choose':
      return chooseWords(option, decision, subject, view);
    case 'pay':
      return payWords(option, decision, subject);
    default:
      return subject === null ? option.key : cardOptionWords(option, subject, view);
  }
}

/** An option in words without its cost, as the deciding seat may hear it: "Gain 1 credit", "Pass → approach HQ". */
export function optionName(option: Option, decision: Decision, view: View, terms: OptionTerms): string {
  const name = plainName(option, decision, view, terms);
  const next = leadsTo(option, decision, view);
  return next === null ? name : `${name} → ${next}`;
}

/** Options whose name says what is paid. */
const NAMED_BY_COST: ReadonlySet<Option['kind']> = new Set<Option['kind']>(['yes', 'way']);

/** What an option costs now, as "1 click, 2 credits"; '' where it costs nothing or its name says it. */
export const optionCost = (option: Option, decision: Decision, terms: OptionTerms): string =>
  NAMED_BY_COST.has(option.kind) ? '' : costWords(terms, decision.seat);

/** An option in words, as the deciding seat may hear it: "Trash Nico Campaign (2 credits)". */
export function optionWords(option: Option, decision: Decision, view: View, terms: OptionTerms): string {
  const name = optionName(option, decision, view, terms);
  const cost = optionCost(option, decision, terms);
  return cost === '' ? name : `${name} (${cost})`;
}

const ABILITIES = { use: 'paid', interrupt: 'interrupts', replace: 'interrupts', trigger: 'when' } as const;
const isAbility = (verb: string | undefined): verb is keyof typeof ABILITIES =>
  verb !== undefined && Object.hasOwn(ABILITIES, verb);

type Found = Parameters<typeof abilityText>;

/** The ability an option uses or triggers, by its place among those of its card; null for other options. */
function abilityOf(option: Option, view: View): Found | null {
  const { verb, word, giver } =
    /^(?<verb>use|interrupt|replace|trigger) c\d+ (?<word>[^\s@]+)(?:@c(?<giver>\d+))?/.exec(option.key)
      ?.groups ?? {};
  // What a card has gained stands in the text of the card that gave it.
  const holder = subjectOf(view, option.card)?.card ?? null;
  const subject = giver === undefined ? holder : (findPlaced(view, Number(giver))?.card ?? null);
  const card = subject === null ? undefined : pool.byId.get(presentName(subject) ?? '');
  if (!isAbility(verb) || card === undefined) return null;
  const kind = ABILITIES[verb];
  const place = card[kind].findIndex(({ key }) => key.word === word);
  const speaker = giver === undefined || holder === null ? null : cardData(presentName(holder) ?? '');
  return [card.data, kind, place, speaker ?? card.data];
}

/** What the ability an option pays for does, without its cost and limits; null where nothing is paid. */
export function optionEffect(option: Option, view: View): string | null {
  const found = abilityOf(option, view);
  return found === null ? null : effectText(...found);
}

/** What an ability that is triggered does, said to its player; '' where its card says it of several things at once. */
export function triggeredSteps(option: Option, view: View, seat: Side): string {
  const found = abilityOf(option, view);
  return found === null ? '' : stepsText(seat, ...found);
}

/** What an option does that its name does not say: its ability, its subroutine, its card, its run; null where none. */
export function optionAbility(option: Option, view: View, terms: OptionTerms): string | null {
  switch (option.kind) {
    case 'break':
      return view.run === null ? null : subroutineInRun(view.run, option.number);
    case 'run':
      return runWords(terms);
    case 'play': {
      const data = dataOf(subjectOf(view, option.card)?.card);
      return data === null ? null : playText(data);
    }
    default: {
      const found = abilityOf(option, view);
      return found === null ? null : abilityText(...found);
    }
  }
}

/** The words of an option and, where it does more than they say, that. */
export function spokenOption(option: Option, decision: Decision, view: View, terms: OptionTerms): string {
  const words = optionWords(option, decision, view, terms);
  // Its cost is told as it is now, not once more as it is printed.
  const effect = option.kind === 'use' ? optionEffect(option, view) : null;
  const does = effect ?? optionAbility(option, view, terms);
  return does === null ? words : `${words}: ${does}`;
}
