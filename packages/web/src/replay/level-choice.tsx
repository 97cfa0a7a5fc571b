import { BOT_NAMES, BOT_WORDS, type BotName } from '@lastclick/bots';

const LEVELS = BOT_NAMES.filter((name) => /^\d$/.test(name));

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
        {LEVELS.map((one) => (
          <option key={one} value={one} title={BOT_WORDS[one]}>
            {one}
          </option>
        ))}
      </select>
    </label>
  );
}
