import type { Side } from '@lastclick/engine';

/** How text is coloured; without colour every function returns its text. */
export interface Paint {
  readonly strong: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly alert: (text: string) => string;
  readonly side: Readonly<Record<Side, (text: string) => string>>;
}

const code =
  (open: number, close: number) =>
  (text: string): string =>
    text === '' ? '' : `\u001b[${open}m${text}\u001b[${close}m`;

const PLAIN: Paint = {
  strong: (text) => text,
  faint: (text) => text,
  alert: (text) => text,
  side: { corp: (text) => text, runner: (text) => text },
};

const COLOURED: Paint = {
  strong: code(1, 22),
  faint: code(90, 39),
  alert: code(31, 39),
  side: { corp: code(36, 39), runner: code(33, 39) },
};

/** Colours only for people who look at a terminal and did not ask for none (no-color.org). */
export function paintFor(output: { readonly isTTY?: boolean }, env: NodeJS.ProcessEnv): Paint {
  const refused = env.NO_COLOR !== undefined && env.NO_COLOR !== '';
  return output.isTTY === true && !refused && env.TERM !== 'dumb' ? COLOURED : PLAIN;
}
