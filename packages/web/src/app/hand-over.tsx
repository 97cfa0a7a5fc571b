import type { Side } from '@lastclick/engine';
import { sideName } from '@lastclick/table';
import { useEffect, useRef } from 'react';

interface Props {
  readonly to: Side;
  onReady(): void;
}

/** Stands between two players at one device, so that neither sees the other's hand. */
export function HandOver({ to, onReady }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className="page hand-over">
      <h1>Hand the device to the {sideName(to)}</h1>
      <p>The {sideName(to)} has to decide something. Whoever plays the other side looks away now.</p>
      <button ref={button} type="button" className="button main" onClick={onReady}>
        I am the {sideName(to)}: show my cards
      </button>
    </main>
  );
}
