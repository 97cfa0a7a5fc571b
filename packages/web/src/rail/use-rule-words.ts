import type { EditionId } from '@lastclick/engine';
import { useEffect, useState } from 'react';

export interface RuleInWords {
  readonly number: string;
  readonly words: string;
}

/** Our summaries of rules, without those there are none of; the rulebook is fetched when first asked for. */
export function useRuleWords(edition: EditionId, numbers: readonly string[]): readonly RuleInWords[] {
  const [rules, setRules] = useState<readonly RuleInWords[]>([]);
  const wanted = [...new Set(numbers)].join(' ');
  useEffect(() => {
    let isWanted = true;
    import('@lastclick/rulebook').then(({ ruleOf }) => {
      if (!isWanted) return;
      setRules(
        wanted.split(' ').flatMap((number) => {
          const rule = ruleOf(edition, number);
          return rule === null ? [] : [{ number, words: rule.title }];
        }),
      );
    });
    return () => {
      isWanted = false;
    };
  }, [edition, wanted]);
  return rules;
}
