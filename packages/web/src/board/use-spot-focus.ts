import { type RefObject, useEffect } from 'react';

/**
 * Arrow keys walk between the spots of the board (`data-spot`: cards, servers, piles) to the nearest one in that
 * direction, and Tab stops at one of them only: the last that had the focus.
 */

const SPOTS = '[data-spot]';

const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Going sideways off the line counts more than going far. */
const ASIDE = 2.5;

function nearest(from: Element, spots: Iterable<HTMLElement>, x: number, y: number): HTMLElement | null {
  const here = from.getBoundingClientRect();
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of spots) {
    const there = spot.getBoundingClientRect();
    if (spot === from || there.width === 0) continue;
    const dx = there.left + there.width / 2 - here.left - here.width / 2;
    const dy = there.top + there.height / 2 - here.top - here.height / 2;
    const ahead = dx * x + dy * y;
    const aside = Math.abs(dx * y) + Math.abs(dy * x);
    const distance = ahead + ASIDE * aside;
    if (ahead > 4 && distance < least) [best, least] = [spot, distance];
  }
  return best;
}

export function useSpotFocus(board: RefObject<HTMLElement | null>): void {
  // After every drawing some spot must be in the order of Tab, whatever came and went.
  useEffect(() => {
    const root = board.current;
    if (root === null || root.querySelector(`${SPOTS}[tabindex="0"]`) !== null) return;
    const first = root.querySelector(`[data-hand] ${SPOTS}`) ?? root.querySelector(SPOTS);
    first?.setAttribute('tabindex', '0');
  });

  useEffect(() => {
    const root = board.current;
    if (root === null) return;
    const spots = (): NodeListOf<HTMLElement> => root.querySelectorAll<HTMLElement>(SPOTS);
    const remember = (event: FocusEvent): void => {
      const focused = event.target instanceof Element ? event.target.closest(SPOTS) : null;
      if (focused === null) return;
      for (const spot of spots()) spot.setAttribute('tabindex', spot === focused ? '0' : '-1');
    };
    const walk = (event: KeyboardEvent): void => {
      const direction = DIRECTIONS[event.key];
      if (direction === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      if (document.querySelector('dialog[open], [data-menu]') !== null) return;
      const { activeElement } = document;
      const from = activeElement?.closest(SPOTS) ?? null;
      if (from === null && activeElement !== document.body) return;
      const next =
        from === null
          ? root.querySelector<HTMLElement>(`${SPOTS}[tabindex="0"]`)
          : nearest(from, spots(), ...direction);
      if (next === null) return;
      event.preventDefault();
      next.focus();
    };
    root.addEventListener('focusin', remember);
    addEventListener('keydown', walk);
    return () => {
      root.removeEventListener('focusin', remember);
      removeEventListener('keydown', walk);
    };
  }, [board]);
}
