import type { Judgement } from '@lastclick/session';

/** From so much lost chance on an action is called a turning point. */
export const CLEARLY_WORSE = 0.1;

/** What was played cost so much of the chance to win, by the bot's judgement; 0 where it is as good as the bot's own. */
export const lossOf = ({ best, played, isSurelyBetter }: Judgement): number =>
  isSurelyBetter ? Math.max(0, best.chance - played.chance) : 0;

export const isTurningPoint = (judgement: Judgement): boolean => lossOf(judgement) >= CLEARLY_WORSE;

/** The Corp's chance to win after what was played, as the side that played it could judge. */
export const corpChance = ({ seat, played }: Judgement): number =>
  seat === 'corp' ? played.chance : 1 - played.chance;

export const percent = (chance: number): string => `${Math.round(100 * chance)} %`;

/** How the Corp's chance went, as a sentence for those who do not see the chart. */
export function chartInWords(judgements: readonly Judgement[]): string {
  const [first] = judgements;
  const last = judgements.at(-1);
  if (first === undefined || last === undefined) return 'Nothing is judged yet.';
  const byChance = judgements.toSorted((a, b) => corpChance(a) - corpChance(b));
  const words = (one: Judgement): string => `${percent(corpChance(one))} in turn ${one.turn}`;
  const [lowest = first] = byChance;
  const highest = byChance.at(-1) ?? last;
  const points = judgements.filter(isTurningPoint).length;
  return [
    `The Corp’s chance to win, by a bot’s judgement: ${words(first)} at first, ${words(last)} at last,`,
    `lowest ${words(lowest)}, highest ${words(highest)}.`,
    points === 1 ? '1 turning point, listed below.' : `${points} turning points, listed below.`,
  ].join(' ');
}
