import { SAVE_VERSION } from '../state/state.ts';

// Version 3 knew no card of the Runner that is installed facedown.

type Fields = Readonly<Record<string, unknown>>;

const withFacedown = (frame: unknown): unknown =>
  typeof frame === 'object' && frame !== null && 'kind' in frame && frame.kind === 'install'
    ? { facedown: false, ...frame }
    : frame;

/** The state of a save of version 3 as memory holds it. */
export const fromVersion3 = ({ stack, ...state }: Fields): Fields => ({
  ...state,
  version: SAVE_VERSION,
  stack: Array.isArray(stack) ? stack.map(withFacedown) : stack,
});
