import type { EditionId } from '@lastclick/engine';
import type { CardData } from '@lastclick/table';
import { useEffect, useState } from 'react';
import type { RulesOfMechanic } from './card-rules.ts';
import styles from './card-rulings.module.css';

/** So many things a card does are shown at once; what is more general waits to be asked for. */
const SHOWN = 4;

function Group({ group: { title, rules, rulings } }: { readonly group: RulesOfMechanic }) {
  return (
    <section>
      <h4>{title}</h4>
      <dl>
        {rules.map(({ number, words }) => (
          <div key={number}>
            <dt>{number}</dt>
            <dd>{words}</dd>
          </div>
        ))}
        {rulings.map(({ number, about, ruling }) => (
          <div key={number} className={styles.ours}>
            <dt>ruling {number}</dt>
            <dd>
              {about}: {ruling}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What our rulebook and our rulings say of what the card does; fetched when first asked for. */
export function CardRulings({ data, edition }: { readonly data: CardData; readonly edition: EditionId }) {
  const [groups, setGroups] = useState<readonly RulesOfMechanic[]>([]);
  useEffect(() => {
    let isWanted = true;
    import('./card-rules.ts').then(({ rulesOfCard }) => {
      if (isWanted) setGroups(rulesOfCard(data, edition));
    });
    return () => {
      isWanted = false;
    };
  }, [data, edition]);
  if (groups.length === 0) return null;
  const more = groups.slice(SHOWN);
  return (
    <section className={styles.rulings}>
      <h3>Rules</h3>
      {groups.slice(0, SHOWN).map((group) => (
        <Group key={group.title} group={group} />
      ))}
      {more.length === 0 ? null : (
        <details>
          <summary>{more.map(({ title }) => title).join(' · ')}</summary>
          {more.map((group) => (
            <Group key={group.title} group={group} />
          ))}
        </details>
      )}
    </section>
  );
}
