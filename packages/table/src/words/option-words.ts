import { basicActionCost, type CardView, type Decision, type Option, type View } from '@lastclick/engine';
import { pool } from '../pool.ts';
import { capitalised } from './capitalised.ts';
import {
  abilityText,
  type CardData,
  cardData,
  modeText,
  paidText,
  presentName,
  subroutineInRun,
  wayText,
} from './card-text.ts';
import { count } from './count.ts';
import { leadsTo } from './leads-to.ts';
import { objectNumber } from './object-number.ts';
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

function chooseWords(option: Option, decision: Decision, subject: Subject | null, view: View): string {
  if (decision.kind === 'destination') return destinationWords(option, subjectOf(view, decision.about), view);
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
  return `Pay ${count(option.number, 'credit')} from ${subject.title}`;
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

function wayWords(option: Option, about: Subject | null): string {
  const data = dataOf(about?.card);
  const text = data === null ? null : wayText(data, option.number);
  return text ?? `Pay in way ${option.number + 1}`;
}

function breakWords(option: Option, view: View): string {
  const ice = view.run?.ice ?? null;
  return `Break subroutine ${option.number + 1}${ice?.title === undefined ? '' : ` of ${ice.title}`}`;
}

/** What an option is, without what declining leads to. */
function plainName(option: Option, decision: Decision, view: View): string {
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
      return `Yes, ${may(decision, about)}`;
    case 'no':
      return `No, do not ${may(decision, about)}`;
    case 'mode':
      return modeWords(option, about);
    case 'way':
      return wayWords(option, about);
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
export function optionName(option: Option, decision: Decision, view: View): string {
  const name = plainName(option, decision, view);
  const next = leadsTo(option, decision, view);
  return next === null ? name : `${name} → ${next}`;
}

/** What ice costs to install: as much as there is ice already. */
function iceInstallCost(server: string, card: CardView | null, view: View): number | null {
  if (card?.type !== 'ice') return null;
  return view.corp.servers.find((one) => one.server === server)?.ice.length || null;
}

/** The credits an option costs as far as the view tells; null where it costs none or the view does not tell. */
function creditsOf(option: Option, decision: Decision, view: View): number | null {
  const card = subjectOf(view, option.card)?.card ?? null;
  switch (option.kind) {
    case 'install': {
      const server = serverOfInstall(option);
      return server === undefined ? (card?.cost ?? null) : iceInstallCost(server, card, view);
    }
    case 'choose': {
      if (decision.kind !== 'destination') return null;
      const about = subjectOf(view, decision.about)?.card ?? null;
      return iceInstallCost(option.key.replace(/^choose | faceup$/g, ''), about, view);
    }
    case 'play':
    case 'rez':
      return card?.cost ?? null;
    case 'trashResource':
    case 'removeTag':
      return basicActionCost(option.kind)?.credits ?? null;
    case 'trashAccessed':
      return dataOf(card)?.trash ?? null;
    default:
      return null;
  }
}

/** An option in words, as the deciding seat may hear it. */
export function optionWords(option: Option, decision: Decision, view: View): string {
  const name = optionName(option, decision, view);
  if (option.kind === 'purge') return `${name} (${count(clicksOf(option, decision), 'click')})`;
  const credits = creditsOf(option, decision, view);
  return credits === null ? name : `${name} (${count(credits, 'credit')})`;
}

const clicksOf = ({ kind }: Option, decision: Decision): number =>
  decision.kind === 'action' ? (basicActionCost(kind)?.clicks ?? 0) : 0;

/** What an option costs, as "1 click, 2 credits"; '' where it costs nothing or nothing known beforehand. */
export function optionCost(option: Option, decision: Decision, view: View): string {
  if (option.kind === 'use') return optionPaid(option, view)?.cost ?? '';
  const clicks = clicksOf(option, decision);
  const credits =
    option.kind === 'advance'
      ? (basicActionCost(option.kind)?.credits ?? null)
      : creditsOf(option, decision, view);
  return [
    ...(clicks === 0 ? [] : [count(clicks, 'click')]),
    ...(credits === null ? [] : [count(credits, 'credit')]),
  ].join(', ');
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

/** What an option's ability costs, and what it does without its cost and limits; null where nothing is paid. */
export function optionPaid(
  option: Option,
  view: View,
): { readonly cost: string; readonly effect: string } | null {
  const found = abilityOf(option, view);
  return found === null ? null : paidText(...found);
}

/** What the ability or subroutine does that the option uses, triggers or breaks; null for other options. */
export function optionAbility(option: Option, view: View): string | null {
  if (option.kind === 'break') {
    return view.run === null ? null : subroutineInRun(view.run, option.number);
  }
  const found = abilityOf(option, view);
  return found === null ? null : abilityText(...found);
}

/** The words of an option and, where it uses an ability, the ability's. */
export function spokenOption(option: Option, decision: Decision, view: View): string {
  const words = optionWords(option, decision, view);
  const ability = optionAbility(option, view);
  return ability === null ? words : `${words}: ${ability}`;
}
