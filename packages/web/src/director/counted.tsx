import { useLayoutEffect, useRef } from 'react';

const LASTS = 260;

/** A number that counts to what it is, where things may move. */
export function Counted({ value }: { readonly value: number }) {
  const text = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);
  useLayoutEffect(() => {
    const element = text.current;
    const from = shown.current;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (element === null || from === value || isStill || document.visibilityState === 'hidden') {
      shown.current = value;
      return;
    }
    const began = performance.now();
    let frame = 0;
    const count = (): void => {
      const share = Math.min(1, (performance.now() - began) / LASTS);
      shown.current = Math.round(from + (value - from) * share);
      element.textContent = String(shown.current);
      if (share < 1) frame = requestAnimationFrame(count);
    };
    count();
    return () => {
      cancelAnimationFrame(frame);
      element.textContent = String(value);
    };
  }, [value]);
  return <span ref={text}>{value}</span>;
}
