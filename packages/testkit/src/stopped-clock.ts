import { vi } from 'vitest';

/**
 * Stops the clock until vitest says that something is over: `stopClock(onTestFinished)`. Bots that search think at
 * most so long, so what they think would depend on how busy the machine is.
 */
export function stopClock(whenOver: (goOn: () => void) => void): void {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  whenOver(() => clock.mockRestore());
}
