import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Dragged, Spot } from './drops.ts';
import { HOLD } from './use-hold.ts';

/** So far a pointer moves before a press becomes a drag, in pixels. */
const SLACK = { mouse: 6, touch: 12 } as const;

export interface DragActions {
  onDrop(dragged: Dragged, spot: Spot, at: DOMRect): void;
  /** A finger rests on something that can be dragged. */
  onHold(dragged: Dragged): void;
}

/** The spot an element stands for, by its nearest mark: a card, a server, the rig, one's own side. */
function spotAt(element: Element | null): { readonly spot: Spot; readonly element: Element } | null {
  const found = element?.closest('[data-drop]');
  const [kind, name] = found?.getAttribute('data-drop')?.split(' ') ?? [];
  if (!found || kind === undefined) return null;
  if (kind === 'rig' || kind === 'own') return { spot: { kind }, element: found };
  if (name === undefined) return null;
  if (kind === 'server') return { spot: { kind, server: name, object: null }, element: found };
  const server = found.closest('[data-server]')?.getAttribute('data-server');
  const object = Number(name);
  return { spot: server ? { kind: 'server', server, object } : { kind: 'card', object }, element: found };
}

/** All spots there are on the table. */
export const spotsIn = (root: ParentNode): Spot[] =>
  [...root.querySelectorAll('[data-drop]')].flatMap((element) => {
    const found = spotAt(element);
    return found === null ? [] : [found.spot];
  });

/** What an element says that can be dragged: "marker", "c12". */
const draggedOf = (name: string): Dragged =>
  name === 'marker' ? { kind: 'marker' } : { kind: 'card', object: Number(name.slice(1)) };

/** A picture of what is dragged that follows the pointer. */
function ghostOf(source: Element): HTMLElement {
  const { width, height } = source.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.setAttribute('data-ghost', '');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.style.cssText = `width:${width}px;height:${height}px;--tile-width:${width}px;--tile-height:${height}px`;
  const picture = source.cloneNode(true) as Element;
  for (const one of [picture, ...picture.querySelectorAll('*')])
    for (const name of ['data-spot', 'data-drop', 'data-drag', 'id', 'title', 'tabindex'])
      one.removeAttribute(name);
  ghost.append(picture);
  return ghost;
}

interface Press {
  readonly dragged: Dragged;
  readonly source: Element;
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly slack: number;
  ghost: HTMLElement | null;
}

/** The click that ends a drag or a hold is none. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50);
}

/** Dragging with mouse, pen or finger, from `data-drag` to `data-drop`; gives what is dragged. */
export function useDrag(board: RefObject<HTMLElement | null>, actions: DragActions): Dragged | null {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const now = useRef(actions);
  now.current = actions;
  useEffect(() => {
    const root = board.current;
    if (root === null) return;
    let press: Press | null = null;
    let over: Element | null = null;
    let hold: ReturnType<typeof setTimeout> | undefined;

    const mark = (element: Element | null): void => {
      if (over === element) return;
      over?.removeAttribute('data-over');
      element?.setAttribute('data-over', '');
      over = element;
    };
    const stop = (): void => {
      clearTimeout(hold);
      mark(null);
      press?.ghost?.remove();
      if (press?.ghost) setDragged(null);
      press = null;
    };
    const begin = (pressed: Press): void => {
      clearTimeout(hold);
      pressed.ghost = ghostOf(pressed.source);
      root.append(pressed.ghost);
      setDragged(pressed.dragged);
    };
    const down = (event: PointerEvent): void => {
      const source = event.target instanceof Element ? event.target.closest('[data-drag]') : null;
      if (source === null || event.button !== 0 || !event.isPrimary) return;
      const what = draggedOf(source.getAttribute('data-drag') ?? '');
      const isMouse = event.pointerType === 'mouse';
      const { pointerId: id, clientX: x, clientY: y } = event;
      press = { dragged: what, source, id, x, y, slack: isMouse ? SLACK.mouse : SLACK.touch, ghost: null };
      if (isMouse) return;
      hold = setTimeout(() => {
        stop();
        swallowClick();
        now.current.onHold(what);
      }, HOLD);
    };
    const move = (event: PointerEvent): void => {
      if (press === null || event.pointerId !== press.id) return;
      const { clientX: x, clientY: y } = event;
      if (press.ghost === null) {
        if (Math.hypot(x - press.x, y - press.y) < press.slack) return;
        begin(press);
      }
      event.preventDefault();
      press.ghost?.style.setProperty('translate', `${x}px ${y}px`);
      mark(spotAt(document.elementFromPoint(x, y))?.element ?? null);
    };
    const up = (event: PointerEvent): void => {
      if (press === null || event.pointerId !== press.id) return;
      const { dragged: what, ghost } = press;
      const { clientX: x, clientY: y } = event;
      const target = ghost === null ? null : spotAt(document.elementFromPoint(x, y));
      stop();
      if (ghost === null) return;
      swallowClick();
      if (target !== null) now.current.onDrop(what, target.spot, new DOMRect(x, y, 1, 1));
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && press?.ghost) {
        event.stopPropagation();
        stop();
      }
    };
    // A picture or a link would be dragged by the browser itself.
    const no = (event: Event): void => event.preventDefault();
    root.addEventListener('pointerdown', down);
    root.addEventListener('dragstart', no);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', stop);
    addEventListener('keydown', key, { capture: true });
    return () => {
      stop();
      root.removeEventListener('pointerdown', down);
      root.removeEventListener('dragstart', no);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', stop);
      removeEventListener('keydown', key, { capture: true });
    };
  }, [board]);
  return dragged;
}
