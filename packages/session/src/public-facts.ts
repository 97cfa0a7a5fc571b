import { type Decision, type View, WINDOW_LETTERS } from '@lastclick/engine';
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

/**
 * Whether, as far as everybody can see, whoever has to decide might do something but pass. It depends on public facts
 * alone, so that asking or waiting because of it betrays nothing: a facedown card might be anything.
 */
export function mightAct(waiting: Decision, seenByAll: View): boolean {
  if (waiting.kind !== 'window') return true;
  const usesPublicCard = waiting.options.some(({ card }) => {
    const object = objectNumber(card);
    return object !== null && findPlaced(seenByAll, object)?.card.title !== undefined;
  });
  if (usesPublicCard) return true;
  if (waiting.seat === 'runner') return false;
  const allows = allowedNow(seenByAll);
  const { rezNonIce, rezApproachedIce, score } = WINDOW_LETTERS;
  const { run, corp } = seenByAll;
  if ((allows & rezApproachedIce) !== 0 && run !== null && run.ice?.rezzed === false) return true;
  return (
    (allows & (rezNonIce | score)) !== 0 && corp.servers.some(({ root }) => root.some((one) => !one.faceup))
  );
}
