import type { CardView, Decision, Option, View } from '@lastclick/engine';
import { abilityText, cardData } from '../card-text.ts';
import { objectNumber } from '../object-number.ts';
import { count } from './count.ts';
import { findPlaced, serverName } from './places.ts';

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
  return {
    title: placed.card.title ?? `the facedown card c${object}`,
    card: placed.card,
    place: placed.place,
  };
}

const costWords = (subject: Subject): string =>
  subject.card?.cost === undefined ? '' : ` (${count(subject.card.cost, 'credit')})`;

function installWords(option: Option, subject: Subject, view: View): string {
  const host = subjectOf(view, option.onto);
  if (host !== null) return `Install ${subject.title} on ${host.title}${costWords(subject)}`;
  const server = /^install c\d+ ([a-z0-9-]+)$/.exec(option.key)?.[1];
  if (server === undefined) return `Install ${subject.title}${costWords(subject)}`;
  return `Install ${subject.title} ${subject.card?.type === 'ice' ? 'protecting' : 'in'} ${serverName(server)}`;
}

function advanceWords(subject: Subject): string {
  const { card } = subject;
  const have = card?.counters.advancement ?? 0;
  const needed = card?.advancementRequirement;
  return `Advance ${subject.title} ${subject.place} (${needed === undefined ? have : `${have}/${needed}`})`;
}

function chooseWords(option: Option, decision: Decision, subject: Subject | null, view: View): string {
  if (decision.kind === 'destination') {
    const host = subjectOf(view, option.onto);
    if (host !== null) return `On ${host.title}`;
    const server = option.key.replace(/^choose /, '');
    return server === 'rig' ? 'In the rig' : `In or protecting ${serverName(server)}`;
  }
  if (subject === null) return option.key;
  const verb = decision.kind === 'trashOverLimit' || option.key.startsWith('trash') ? 'Trash' : 'Choose';
  return `${verb} ${subject.title} ${subject.place}`.trimEnd();
}

function payWords(option: Option, decision: Decision, subject: Subject | null): string {
  if (subject === null)
    return `Pay the remaining ${count(decision.wanted - decision.chosen, 'credit')} from your credit pool`;
  return `Pay ${count(option.number, 'credit')} from ${subject.title}`;
}

/** Needs a subject; options of these kinds always speak of a card. */
function cardOptionWords(option: Option, subject: Subject, view: View): string {
  const { title, place } = subject;
  switch (option.kind) {
    case 'install':
      return installWords(option, subject, view);
    case 'play':
      return `Play ${title}${costWords(subject)}`;
    case 'advance':
      return advanceWords(subject);
    case 'trashResource':
      return `Trash the resource ${title} (2 credits)`;
    case 'use':
      return `Use ${title}`;
    case 'rez':
      return `Rez ${title} ${place}${costWords(subject)}`;
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
  return decision.kind === 'payOrNot' ? `pay for${name || ' it'}` : `use${name || ' it'}`;
};

/** An option in words, as the deciding seat may hear it. */
export function optionWords(option: Option, decision: Decision, view: View): string {
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
      return 'Purge all virus counters (3 clicks)';
    case 'removeTag':
      return 'Remove 1 tag (2 credits)';
    case 'pass':
      return 'Pass';
    case 'done':
      return decision.kind === 'trashLikeCards' ? 'Trash nothing more and go on' : 'Choose no more';
    case 'yes':
      return `Yes, ${may(decision, about)}`;
    case 'no':
      return `No, do not ${may(decision, about)}`;
    case 'mode':
      return `${about === null ? 'Effect' : about.title}: effect ${option.number + 1}`;
    case 'choose':
      return chooseWords(option, decision, subject, view);
    case 'pay':
      return payWords(option, decision, subject);
    default:
      return subject === null ? option.key : cardOptionWords(option, subject, view);
  }
}

const ABILITIES = { use: 'paid', interrupt: 'interrupt', trigger: 'when' } as const;

/** What the ability does that the option uses or triggers; null for other options. */
export function optionAbility(option: Option, view: View): string | null {
  const { verb, number } =
    /^(?<verb>use|interrupt|trigger) c\d+ (?<number>\d+)/.exec(option.key)?.groups ?? {};
  if (verb !== 'use' && verb !== 'interrupt' && verb !== 'trigger') return null;
  const id = subjectOf(view, option.card)?.card?.card;
  const data = id === undefined ? null : cardData(id);
  return data === null ? null : abilityText(data, ABILITIES[verb], Number(number) - 1);
}
