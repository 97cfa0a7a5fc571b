import { describe, type View } from '@lastclick/engine';
import type { Beat } from '@lastclick/session';
import { subroutineInRun } from '@lastclick/table';
import { CardPicture } from '../cards/card-picture.tsx';
import { knownData } from '../cards/card-words.ts';
import { GameSymbol } from '../symbols/symbol.tsx';
import { SymbolText } from '../symbols/symbol-text.tsx';
import { factionColour } from '../theme/faction-colour.ts';
import styles from './stage.module.css';
import { viewOf } from './staged-card.tsx';

const MARKS = { broken: 'close', resolved: 'check' } as const;

/** Ice that is met, and its subroutines as they fire one after the other. */
export function EncounterStage({ lead, view }: { readonly lead: Beat; readonly view: View }) {
  const [told] = lead.cards;
  const { run } = view;
  if (told === undefined || run === null) return null;
  const ice = viewOf(told, view);
  const data = knownData(ice);
  if (data === null) return null;
  const printed = describe(data).lines.filter(({ kind }) => kind === 'subroutine').length;
  const states = Array.from(
    { length: Math.max(printed, run.subroutines.length) },
    (_, index) => run.subroutines[index] ?? 'unbroken',
  );
  const fires = lead.moment === 'subroutine' ? lead.amount - 1 : -1;
  const texts = { ...run, ice };
  return (
    <div
      className={styles.ice}
      data-staged={told.object ?? ''}
      style={{ '--hue': factionColour(data.faction) }}
    >
      <div className={styles.iceHead}>
        <span className={styles.icePicture}>
          <CardPicture id={data.id} type={data.type} faction={data.faction} subtypes={data.subtypes} />
        </span>
        <span className={styles.iceName}>{data.title}</span>
        {ice.strength !== undefined && (
          <span className={styles.iceStrength}>
            <GameSymbol name="strength" />
            {ice.strength}
          </span>
        )}
      </div>
      <ol className={styles.subs}>
        {states.map((state, index) => (
          // A subroutine is its place.
          <li key={index} data-state={index === fires ? 'fires' : state}>
            <span className={styles.sub}>
              {state === 'unbroken' || index === fires ? (
                <GameSymbol name="subroutine" />
              ) : (
                <GameSymbol name={MARKS[state]} />
              )}
            </span>
            <span className={styles.subText}>
              <SymbolText text={subroutineInRun(texts, index) ?? `Subroutine ${index + 1}`} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
