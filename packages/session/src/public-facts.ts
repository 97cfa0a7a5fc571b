import { type Decision, type Game, momentOf, untimely, type View, WINDOW_LETTERS } from '@lastclick/engine';
import { findPlaced, objectNumber } from '@lastclick/table';
import { structureOf } from './rail.ts';

/** What the window under way allows, as bits of WINDOW_LETTERS; everything where no table says. */
function allowedNow(view: View): number {
  for (const { kind, rule } of view.structures.toReversed()) {
    const step = structureOf(view.edition, kind)?.steps.find((one) => one.rule === rule);
    if (step !== undefined) return step.what.act === 'window' ? step.what.allows : ~0;
  }
  return ~0;
}

type Option = Decision['options'][number];

const isOfPublicCard = ({ card }: Option, seenByAll: View): boolean => {
  const object = objectNumber(card);
  return object !== null && findPlaced(seenByAll, object)?.card.title !== undefined;
};

/** The ice at hand is facedown, and the window lets the Corp rez it. */
const mayRezIce = (seenByAll: View): boolean =>
  (allowedNow(seenByAll) & WINDOW_LETTERS.rezApproachedIce) !== 0 && seenByAll.run?.ice?.rezzed === false;

/**
 * Whether, as far as everybody can see, whoever has to decide might do something but pass. It depends on public facts
 * alone, so that waiting because of it betrays nothing: a facedown card might be anything.
 */
export function mightAct(waiting: Decision, seenByAll: View): boolean {
  if (waiting.kind !== 'window') return true;
  if (waiting.options.some((option) => isOfPublicCard(option, seenByAll))) return true;
  if (waiting.seat === 'runner') return false;
  if (mayRezIce(seenByAll)) return true;
  const { rezNonIce, score } = WINDOW_LETTERS;
  return (
    (allowedNow(seenByAll) & (rezNonIce | score)) !== 0 &&
    seenByAll.corp.servers.some(({ root }) => root.some((one) => !one.faceup))
  );
}

/** Whether a facedown card in a root might be worth turning up now, whatever it is. */
function isMomentOfFacedown(game: Game, seenByAll: View): boolean {
  const { corp, run } = seenByAll;
  const { occasion, turn } = momentOf(game);
  const hasFacedown = ({ root }: View['corp']['servers'][number]): boolean => root.some((one) => !one.faceup);
  switch (occasion) {
    case 'server':
      return corp.servers.some((one) => one.server === run?.server && hasFacedown(one));
    case 'actions':
    case 'turnBegins':
      return turn === 'corp' && corp.servers.some(hasFacedown);
    case 'turnEnds':
      // What was advanced with the last click may be scored.
      return (
        turn === 'corp' &&
        (allowedNow(seenByAll) & WINDOW_LETTERS.score) !== 0 &&
        corp.servers.some(({ root }) =>
          root.some((one) => !one.faceup && (one.counters.advancement ?? 0) > 0),
        )
      );
    case 'way':
    case 'encounter':
    case 'passing':
    case 'other':
      return false;
  }
}

/**
 * Whether, as far as everybody can see, something might matter to whoever has to decide: what faceup cards can do that
 * is timely, and at moments of their own what a facedown card might be. It depends on public facts alone: whom the table
 * asks because of it, it would ask whatever lies facedown.
 */
export function mightMatter(game: Game, waiting: Decision, seenByAll: View): boolean {
  if (waiting.kind !== 'window') return true;
  const isTimely = waiting.options.some(
    (option) => isOfPublicCard(option, seenByAll) && untimely(game, waiting, option) === null,
  );
  if (isTimely) return true;
  if (waiting.seat === 'runner') return false;
  return mayRezIce(seenByAll) || isMomentOfFacedown(game, seenByAll);
}

/** Whether everybody sees which cards the options of a decision are, be it facedown: being asked or not betrays nothing. */
export const isOpen = ({ options }: Decision, seenByAll: View): boolean =>
  options.every(({ card }) => {
    const object = objectNumber(card);
    return object === null || findPlaced(seenByAll, object) !== null;
  });
