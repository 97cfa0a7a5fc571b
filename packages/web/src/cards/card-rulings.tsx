import { type Citation, describe, EDITIONS, type EditionId, type LineKind } from '@lastclick/engine';
import type { CardData } from '@lastclick/table';
import { useRuleWords } from '../rail/use-rule-words.ts';
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

/** What our rulebook says of what the card does. */
export function CardRulings({ data, edition }: { readonly data: CardData; readonly edition: EditionId }) {
  const { rules } = EDITIONS[edition];
  const rulings = useRuleWords(
    edition,
    citationsFor(data).map((citation) => rules[citation]),
  );
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
