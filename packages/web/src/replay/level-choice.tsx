import { BOT_LEVELS, BOT_WORDS, type BotName } from '@lastclick/bots';

interface Props {
  /** What stands before it. */
  readonly label: string;
  readonly level: BotName;
  onChoose(level: BotName): void;
}

/** One of the levels of the bots. */
export function LevelChoice({ label, level, onChoose }: Props) {
  return (
    <label>
      {label}{' '}
      <select value={level} onChange={({ target }) => onChoose(target.value as BotName)}>
        {BOT_LEVELS.map((one) => (
          <option key={one} value={one} title={BOT_WORDS[one]}>
            {one}
          </option>
        ))}
      </select>
    </label>
  );
}
