import type { Side } from '@lastclick/engine';
import type { Beat } from '@lastclick/session';

type Told = Beat['cards'][number];
type Place = Told['place'];

/** Where an element is seen; null where it is not. */
export function boxOf(element: Element | null | undefined): DOMRect | null {
  const box = element?.getBoundingClientRect();
  return box === undefined || box.width === 0 || box.height === 0 ? null : box;
}

const find = (root: Element, selector: string): Element | null => {
  for (const element of root.querySelectorAll(selector)) if (boxOf(element) !== null) return element;
  return null;
};

/** The card itself, large on the stage or where it lies. */
export const cardElement = (root: Element, object: number | undefined): Element | null =>
  object === undefined
    ? null
    : (find(root, `[data-staged="${object}"]`) ?? find(root, `[data-spot="c${object}"]`));

/** What stands for a place: a pile, a number in a strip, a column. */
export function placeElement(root: Element, { zone, server, host }: Place): Element | null {
  if (host !== undefined) return cardElement(root, host);
  switch (zone) {
    case 'ice':
    case 'root':
      return find(root, `[data-server="${server}"]`);
    case 'rig':
      return find(root, '[aria-label="Rig"]');
    case 'hq':
    case 'rd':
    case 'archives':
    case 'grip':
    case 'stack':
    case 'heap':
    case 'corpScore':
    case 'runnerScore':
      return find(root, `[data-place="${zone}"]`);
    case 'identity':
    case 'hosted':
    case 'playing':
    case 'setAside':
    case 'removed':
      return find(root, '[data-stage]');
  }
}

const RUNNERS: ReadonlySet<Place['zone']> = new Set(['grip', 'stack', 'heap', 'rig']);

/** Whose back a facedown card has: known by where it lies. */
export const backOf = ({ place, from }: Told): Side =>
  RUNNERS.has(place.zone) || (from !== undefined && RUNNERS.has(from.zone)) ? 'runner' : 'corp';
