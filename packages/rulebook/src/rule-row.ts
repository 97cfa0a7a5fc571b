/** How a rule relates to software: something a test can see, a term, or deliberately left out. */
export type RuleClass = 'observable' | 'definition' | 'omitted';

/** One numbered rule of an edition: number, class, our own one-line summary, and why it is left out. */
export type RuleRow =
  | readonly [number: string, kind: 'observable' | 'definition', title: string]
  | readonly [number: string, kind: 'omitted', title: string, reason: string];
