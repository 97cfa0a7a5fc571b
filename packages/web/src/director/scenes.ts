import type { Beat } from '@lastclick/session';

/** Beats that are shown together: a great one with what follows it, or small ones alone. */
export interface Scene {
  readonly lead: Beat | null;
  readonly following: readonly Beat[];
  /** From where the card it is about goes away: shown when it has been seen. */
  readonly parting: readonly Beat[];
}

/** The action each beat belongs to; null outside of actions. */
function actionsOf(beats: readonly Beat[]): (beat: Beat) => number | null {
  const known = new Map(beats.map((beat) => [beat.id, beat]));
  return (beat) => {
    for (let one: Beat | undefined = beat; one !== undefined; ) {
      if (one.moment === 'action') return one.id;
      one = one.cause === null ? undefined : known.get(one.cause);
    }
    return null;
  };
}

/** Whether a card moves away that the great beat before showed. */
const isParting = (lead: Beat | null, { cards }: Beat): boolean =>
  lead?.cards.some(
    ({ object }) => object !== undefined && cards.some(({ from }) => from?.object === object),
  ) === true;

/** What happened, cut where somebody does something new and before every great beat. */
export function scenesOf(beats: readonly Beat[]): readonly Scene[] {
  const actionOf = actionsOf(beats);
  const scenes: { lead: Beat | null; following: Beat[]; parting: Beat[] }[] = [];
  let action: number | null = null;
  for (const beat of beats) {
    const now: number | null = beat.id === 0 ? action : actionOf(beat);
    const isNew = now !== null && now !== action;
    const last = scenes.at(-1);
    if (beat.weight === 'great') scenes.push({ lead: beat, following: [], parting: [] });
    else if (last === undefined || isNew) scenes.push({ lead: null, following: [beat], parting: [] });
    else if (last.parting.length > 0 || isParting(last.lead, beat)) last.parting.push(beat);
    else last.following.push(beat);
    action = now ?? action;
  }
  return scenes;
}
