/** "1 credit", "2 credits". */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** "a", "a and b", "a, b and c". */
export function list(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** Ends with exactly one full stop, although some titles end with one. */
export const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
