import type { BotName, Measure } from '@lastclick/bots';
import type { Thought, WeighedOption } from '@lastclick/session';
import { capitalised, sideName } from '@lastclick/table';
import { percent } from './turning-points.ts';

/** What a bot is called in a sentence. */
export const botWords = (name: BotName): string => (/^\d$/.test(name) ? `level ${name}` : `the ${name} bot`);

/** What the numbers of a thought say. */
export const MEASURE_WORDS: Readonly<Record<Measure, string>> = {
  'chance to win':
    'The bars are the chance to win, as this bot judges after trying an option out in worlds that fit what that side knows.',
  'chance of being played': 'The bars are how likely this bot plays each option.',
  'chance of being played by the rules of thumb':
    'Its rules of thumb were sure, so nothing was tried out; the bars are how likely they play each option.',
  'worth in credits': 'The numbers are what its rules of thumb think an option is worth, in credits.',
  'only option': 'There is only one option.',
};

export const isChance = (measure: Measure): boolean =>
  measure !== 'worth in credits' && measure !== 'only option';

/** Where some options were tried out, the others were not thought worth it. */
export const wasTried = ({ measure, options }: Thought): boolean =>
  measure === 'chance to win' && options.some(({ tries }) => tries > 0);

/** What the value of an option comes to, in words. */
export function valueWords({ value, tries }: WeighedOption, { measure }: Thought): string {
  if (measure === 'chance to win') return tries === 0 ? 'not tried' : percent(value);
  if (isChance(measure)) return percent(value);
  return measure === 'only option' ? '' : value.toFixed(1);
}

/** What the bot would play and whether that was played, in one sentence. */
export function thoughtWords(thought: Thought): string {
  const { level, seat, options, isRecalled } = thought;
  const chosen = options.find(({ isChosen }) => isChosen);
  const played = options.find(({ isPlayed }) => isPlayed);
  if (chosen === undefined) return '';
  const told = (option: typeof chosen): string => {
    const value = thought.measure === 'chance to win' ? valueWords(option, thought) : '';
    return `“${option.words.replace(/\.$/, '')}”${value === '' ? '' : ` (${value})`}`;
  };
  const who = `${capitalised(botWords(level))} in the ${sideName(seat)}’s place`;
  if (isRecalled) return `This is what ${botWords(level)} thought when it played ${told(chosen)}.`;
  if (played === undefined) return `${who} would play ${told(chosen)}.`;
  if (played === chosen) return `${who} would do as was done: ${told(chosen)}.`;
  return `${who} would play ${told(chosen)}; played was ${told(played)}.`;
}
