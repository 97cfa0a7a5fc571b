import type { Thought, WeighedOption } from '@lastclick/session';
import styles from './analysis.module.css';
import { botWords, isChance, valueWords, wasTried } from './thought-words.ts';

/** So many options are shown at once, where all of them have a value. */
const SHOWN = 6;

function Option({ option, thought }: { readonly option: WeighedOption; readonly thought: Thought }) {
  const { words, cost, value, tries, isChosen, isPlayed } = option;
  const { measure } = thought;
  const hasBar = isChance(measure) && (measure !== 'chance to win' || tries > 0);
  return (
    <li className={styles.option} data-chosen={isChosen}>
      <span className={styles.words}>
        {words}
        {cost === '' ? null : <span className={styles.quiet}> ({cost})</span>}
        {isChosen ? <span className={styles.chosen}>{botWords(thought.level)} would play this</span> : null}
        {isPlayed ? <span className={styles.played}>played in the game</span> : null}
      </span>
      <span className={styles.value}>
        {valueWords(option, thought)}
        {tries > 0 ? <span className={styles.quiet}> in {tries} worlds</span> : null}
      </span>
      {hasBar ? (
        <span className={styles.track} aria-hidden="true">
          <span className={styles.fill} style={{ width: `${100 * value}%` }} />
        </span>
      ) : null}
    </li>
  );
}

/** What a bot weighed: the best first, the rest on request. */
export function WeighedList({ thought }: { readonly thought: Thought }) {
  const { options } = thought;
  const isShown = (option: WeighedOption, place: number): boolean =>
    option.isChosen || option.isPlayed || (wasTried(thought) ? option.tries > 0 : place < SHOWN);
  const shown = options.filter(isShown);
  const others = options.filter((option, place) => !isShown(option, place));
  return (
    <>
      <ol className={styles.options}>
        {shown.map((option) => (
          <Option key={option.words} option={option} thought={thought} />
        ))}
      </ol>
      {others.length === 0 ? null : (
        <details className={styles.others}>
          <summary>
            {others.length} more{wasTried(thought) ? ' that it did not think worth trying' : ''}
          </summary>
          <ol className={styles.options}>
            {others.map((option) => (
              <Option key={option.words} option={option} thought={thought} />
            ))}
          </ol>
        </details>
      )}
    </>
  );
}
