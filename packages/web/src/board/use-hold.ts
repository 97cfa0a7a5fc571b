import { type MouseEvent, useRef } from 'react';

/** How long something is held before it counts as held, in milliseconds. */
export const HOLD = 450;

interface Hold {
  onPointerDown(): void;
  onPointerUp(): void;
  onPointerLeave(): void;
  onClickCapture(event: MouseEvent): void;
}

/** Does something else when a button is held instead of tapped; the tap that ends the hold is then no tap. */
export function useHold(onHold: () => void): Hold {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const wasHeld = useRef(false);
  const release = (): void => clearTimeout(timer.current);
  return {
    onPointerDown() {
      wasHeld.current = false;
      timer.current = setTimeout(() => {
        wasHeld.current = true;
        onHold();
      }, HOLD);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onClickCapture(event) {
      if (!wasHeld.current) return;
      wasHeld.current = false;
      event.stopPropagation();
    },
  };
}
