import { CARDS } from '@lastclick/cards';
import { describeAbility, describe as describeCard, describeText, LINE_KINDS } from '@lastclick/engine';
import type { CardData } from '@lastclick/engine/language';
import { describe, expect, it } from 'vitest';
import { expectWellFormed } from './well-formed.ts';

const hasText = ({ play = [], text = [] }: CardData): boolean => play.length + text.length > 0;

/** The numbers of a card's text that a reader needs, as they must be written. */
function numbersIn(value: unknown, key = '', parent: Readonly<Record<string, unknown>> = {}): string[] {
  if (Array.isArray(value)) return value.flatMap((element) => numbersIn(element, key, parent));
  if (typeof value === 'object' && value !== null) {
    const fields = value as Readonly<Record<string, unknown>>;
    return Object.entries(fields).flatMap(([name, field]) => numbersIn(field, name, fields));
  }
  if (typeof value !== 'number') return [];
  const unsaid =
    ((key === 'count' || key === 'upTo' || parent.effect === 'break') && value === 99) ||
    // "tagged", "no counters" are said without a number.
    (key === 'atLeast' && value === 1) ||
    ((key === 'exactly' || key === 'atMost') && value === 0) ||
    (key === 'number' && value === 1 && parent.pay === 'clicks') ||
    (key === 'reaches' && parent.moment === 'actionCompleted');
  return unsaid ? [] : [`${Math.abs(value)}`];
}

describe.each(CARDS.map((card) => [card.id, card] as const))('%s', (_, card) => {
  it('has text exactly when it has abilities, of known kinds', () => {
    const { lines, type } = describeCard(card);
    expect(type).not.toBe('');
    expect(lines.length > 0).toBe(hasText(card));
    for (const { kind } of lines) expect(LINE_KINDS).toContain(kind);
  });

  it('is written in whole sentences', () => {
    for (const { text } of describeCard(card).lines) expectWellFormed(text);
  });

  it('says every number of its data', () => {
    const text = describeText(card);
    for (const number of numbersIn([card.play, card.text]))
      expect(text).toMatch(new RegExp(`(?<!\\d)${number}(?!\\d)`));
  });

  it('says it is optional as often as it is', () => {
    if (!/"may":true|"step":"may/.test(JSON.stringify(card))) return;
    // What the opponent may pay to avoid something is said with "unless".
    expect(describeText(card)).toMatch(/\b(may|unless)\b/);
  });

  it('says the same each time, and for a copy', () => {
    const copy: CardData = JSON.parse(JSON.stringify(card));
    expect(describeCard(copy)).toEqual(describeCard(card));
  });

  it('gives each ability on its own as the card does', () => {
    const texts = describeCard(card).lines.map(({ text }) => text);
    const apart = (card.text ?? []).filter((ability) => !('static' in ability && ability.static === 'spend'));
    for (const ability of apart) expect(texts).toContain(describeAbility(card, ability));
  });
});
