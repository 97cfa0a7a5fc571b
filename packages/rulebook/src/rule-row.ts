/** How a rule relates to software: something a test can see, a term, or deliberately left out. */
export type RuleClass = 'observable' | 'definition' | 'omitted';

/**
 * One numbered rule of an edition: number, class and our own one-line summary. An observable rule that asks for more than
 * one thing names its halves, each of which needs a proof; one that is left out says why.
 */
export type RuleRow =
  | readonly [number: string, kind: 'definition', title: string]
  | readonly [number: string, kind: 'observable', title: string, halves?: readonly string[]]
  | readonly [number: string, kind: 'omitted', title: string, reason: string];
