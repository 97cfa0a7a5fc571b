import { useEffect, useRef } from 'react';
import { HOLD } from './use-hold.ts';

/** What keys do at the table. */
export interface KeyActions {
  /** The default, or the confirmation of what is gathered. */
  onDefault(): void;
  onPassOn(): void;
  /** Passes for longer: to one's next action, to the end of the run, this turn. */
  onPassToAction(): void;
  onPassRun(): void;
  onPassTurn(): void;
  /** The cheapest way through the ice at hand. */
  onBreakAll(): void;
  /** A button of the bar or of the open menu, from 0. */
  onNumber(index: number): void;
  onTakeBack(): void;
  onLog(): void;
  onHelp(): void;
  onEscape(): void;
}

const LETTERS: Readonly<Record<string, keyof KeyActions>> = {
  n: 'onPassToAction',
  r: 'onPassRun',
  t: 'onPassTurn',
  b: 'onBreakAll',
  u: 'onTakeBack',
  l: 'onLog',
  '?': 'onHelp',
  Escape: 'onEscape',
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** A button reached by keyboard keeps Space for itself; cards leave it to the default. */
const keepsSpace = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('button:focus-visible:not([data-spot])');

/** Keys work wherever the focus is on the table, except where one types and while a dialog is open. */
export function useKeys(actions: KeyActions): void {
  const now = useRef(actions);
  now.current = actions;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let spaceIsDown = false;
    const down = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (event.key === ' ' && !keepsSpace(event.target)) {
        event.preventDefault();
        if (spaceIsDown) return;
        spaceIsDown = true;
        timer = setTimeout(() => {
          timer = undefined;
          now.current.onPassOn();
        }, HOLD);
        return;
      }
      if (event.repeat) return;
      if (/^[1-9]$/.test(event.key)) now.current.onNumber(Number(event.key) - 1);
      const letter = LETTERS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (letter !== undefined && letter !== 'onNumber') now.current[letter]();
    };
    const up = (event: KeyboardEvent): void => {
      if (event.key !== ' ' || !spaceIsDown) return;
      event.preventDefault();
      spaceIsDown = false;
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      now.current.onDefault();
    };
    addEventListener('keydown', down);
    addEventListener('keyup', up);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', down);
      removeEventListener('keyup', up);
    };
  }, []);
}
