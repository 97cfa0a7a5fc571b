import { browserStorage } from '../store/browser-storage.ts';

const KEY = 'last-click.tutorial';

/** The scenes this browser's player has been through. */
export function doneScenes(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(browserStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Keeps that a scene was played to its end; where the browser keeps nothing, it is only not marked. */
export function noteDone(id: string): void {
  try {
    browserStorage.setItem(KEY, JSON.stringify([...new Set([...doneScenes(), id])]));
  } catch {
    // Then the list of scenes shows one mark less.
  }
}
