import { isProven, type JudgedRule } from './judgement.ts';

/** Numbers that a summary sends its reader to: '(see 9.2.8c)', 'see 1.4, 1.5 and 1.9'. */
const pointers = ({ title }: JudgedRule): string[] =>
  (/\bsee (?<numbers>[^)]+)/.exec(title)?.groups?.numbers ?? '').match(/\d+(?:\.\d+)+[a-z]?/g) ?? [];

const sectionOf = (number: string): string => number.split('.').slice(0, 2).join('.');

const isWithin = (number: string, whole: string): boolean =>
  number === whole || (number.startsWith(whole) && !/^\d/.test(number.slice(whole.length)));

/**
 * The observable rules a definition gives its meaning to: those its summary points to, else its own letters, else what
 * else its section has.
 */
function supports(rule: JudgedRule, rules: readonly JudgedRule[]): JudgedRule[] {
  const observable = rules.filter(({ kind, number }) => kind === 'observable' && number !== rule.number);
  const within = (numbers: readonly string[]): JudgedRule[] =>
    observable.filter(({ number }) => numbers.some((whole) => isWithin(number, whole)));
  for (const found of [within(pointers(rule)), within([rule.number])]) if (found.length > 0) return found;
  return within([sectionOf(rule.number)]);
}

/** Whether a definition has something to lean on, and nothing of it is proven. */
export function leansOnUnproven(rule: JudgedRule, rules: readonly JudgedRule[]): boolean {
  if (rule.kind !== 'definition') return false;
  const found = supports(rule, rules);
  return found.length > 0 && !found.some(isProven);
}
