import { type Citation, describe, EDITIONS, type EditionId, type LineKind } from '@lastclick/engine';
import type { CardData } from '@lastclick/table';
import { useEffect, useState } from 'react';
import styles from './card-rulings.module.css';

/** The rule behind each kind of text. */
const OF_LINES: Readonly<Record<LineKind, Citation>> = {
  restriction: 'playRestriction',
  static: 'activeAbilities',
  conditional: 'triggerPending',
  interrupt: 'interruptWindow',
  action: 'cardAction',
  paid: 'usePaidAbility',
  play: 'playing',
  subroutine: 'resolveSubroutines',
};

const OF_TYPES: Readonly<Partial<Record<CardData['type'], readonly Citation[]>>> = {
  agenda: ['scoring', 'stealing'],
  asset: ['rezWindow'],
  upgrade: ['rezWindow'],
  ice: ['iceRezTiming'],
  program: ['memory'],
};

function citationsFor(data: CardData): Citation[] {
  const lines = describe(data).lines.map(({ kind }) => OF_LINES[kind]);
  const breaks = (data.paid ?? []).some((ability) => ability.interface !== undefined);
  return [
    ...new Set([
      ...(OF_TYPES[data.type] ?? []),
      ...lines,
      ...(breaks ? (['interfaceStrength'] as const) : []),
      ...(data.unique === true ? (['uniqueness'] as const) : []),
      ...(data.trash === undefined ? [] : (['trashAccessed'] as const)),
    ]),
  ];
}

interface Ruling {
  readonly number: string;
  readonly words: string;
}

/** What our rulebook says of what the card does; the rulebook is fetched when first asked for. */
export function CardRulings({ data, edition }: { readonly data: CardData; readonly edition: EditionId }) {
  const [rulings, setRulings] = useState<readonly Ruling[]>([]);
  useEffect(() => {
    let isWanted = true;
    import('@lastclick/rulebook').then(({ ruleOf }) => {
      if (!isWanted) return;
      const { rules } = EDITIONS[edition];
      const found = citationsFor(data).flatMap((citation): Ruling[] => {
        const rule = ruleOf(edition, rules[citation]);
        return rule === null ? [] : [{ number: rule.number, words: rule.title }];
      });
      setRulings(
        found.filter((one, index) => found.findIndex(({ number }) => number === one.number) === index),
      );
    });
    return () => {
      isWanted = false;
    };
  }, [data, edition]);
  if (rulings.length === 0) return null;
  return (
    <section className={styles.rulings}>
      <h3>Rules</h3>
      <dl>
        {rulings.map(({ number, words }) => (
          <div key={number}>
            <dt>{number}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
