import { CARDS } from '@lastclick/cards';
import { EDITION_IDS } from '@lastclick/engine';
import { ruleOf } from '@lastclick/rulebook';
import { describe, expect, test } from 'vitest';
import document from '../../../docs/RULINGS.md?raw';
import { rulesOfCard } from '../src/cards/card-rules.ts';
import { signsOf } from '../src/cards/card-signs.ts';
import { MECHANICS, mechanicsOf } from '../src/cards/mechanics.ts';
import { OUR_RULINGS } from '../src/cards/our-rulings.ts';

const cardCalled = (title: string) => {
  const found = CARDS.find((card) => card.title === title);
  if (found === undefined) throw new Error(`no card is called ${title}`);
  return found;
};
const titlesOf = (title: string): string[] => mechanicsOf(cardCalled(title)).map((one) => one.title);

describe.each(EDITION_IDS)('edition %s', (edition) => {
  test('every rule a mechanic names exists and has words', () => {
    for (const { title, rules } of MECHANICS)
      for (const number of rules[edition])
        expect(ruleOf(edition, number)?.title, `${title}: ${number}`).toMatch(/\w{3}/);
  });

  test('every card has rules of its own, and none of them twice', () => {
    for (const card of CARDS) {
      const groups = rulesOfCard(card, edition);
      const numbers = groups.flatMap(({ rules }) => rules.map(({ number }) => number));
      expect(numbers.length, card.title).toBeGreaterThan(0);
      expect(new Set(numbers).size, card.title).toBe(numbers.length);
    }
  });
});

describe('rulings of ours', () => {
  test('are those of docs/RULINGS.md, word for word', () => {
    const rows = document.split('\n').filter((line) => /^\| \d/.test(line));
    const written = rows.map((row) => row.split('|').map((cell) => cell.trim()));
    expect(rows.length).toBeGreaterThan(20);
    expect(
      [...OUR_RULINGS.values()].map(({ number, about, ruling }) => [String(number), about, ruling]),
    ).toEqual(written.map(([, number, about, ruling]) => [number, about, ruling]));
  });

  test('a mechanic names only rulings there are', () => {
    for (const { title, rulings } of MECHANICS)
      for (const number of rulings) expect(OUR_RULINGS.has(number), `${title}: ${number}`).toBe(true);
  });
});

describe('the rulings shown with a mechanic are about it', () => {
  test.each([
    ['X in a cost', /announced as X/],
    ['Making a run', /run/],
    ['Optional', /[Oo]ptional|may/],
    ['Drawing cards', /[Dd]raw/],
    ['Additional cost to run', /additional cost of a run/],
    ['Additional cost to trash', /additional cost to trash/],
    ['Persistent', /[Pp]ersistent/],
    ['Recurring credits', /[Rr]ecurring/],
    ['Preventing', /[Pp]revent/],
    ['Bypassing', /[Bb]ypass/],
    ['Installing by an effect', /[Ii]nstall/],
    ['Maximum hand size', /hand size/],
  ])('%s', (title, about) => {
    const rulings = MECHANICS.find((one) => one.title === title)?.rulings ?? [];
    expect(rulings.length).toBeGreaterThan(0);
    for (const number of rulings) expect(OUR_RULINGS.get(number)?.about).toMatch(about);
  });
});

describe('what a card does is read from its data', () => {
  test.each([
    ['SEA Source', ['Trace', 'Tags', 'Only if']],
    ['Plascrete Carapace', ['Damage', 'Preventing']],
    ['Urtica Cipher', ['Being accessed', 'Can be advanced', 'Damage']],
    ['Inside Job', ['Bypassing', 'Making a run']],
    ['Daniela Jorge Inácio', ['Additional cost to steal', 'Additional cost to trash', 'Persistent']],
    ['Botulus', ['Hosting', 'Virus counters', 'Breaking subroutines']],
    ['Hard-Hitting News', ['Trace', 'Terminal']],
    ['Corroder', ['Icebreakers', 'Breaking subroutines', 'Strength for a while', 'Memory']],
  ])('%s', (title, expected) => {
    expect(titlesOf(title)).toEqual(expect.arrayContaining(expected));
  });

  test('and nothing else', () => {
    expect(titlesOf('Hedge Fund')).toEqual(['Operation']);
    expect(titlesOf('Corroder')).not.toContain('Trace');
    expect(titlesOf('Brân 1.0')).not.toContain('Icebreakers');
  });

  test('every sign that can be met is met by some card, or belongs to a word of the card language', () => {
    const met = new Set(CARDS.flatMap((card) => [...signsOf(card)]));
    for (const { title, signs } of MECHANICS.filter(({ signs }) => !signs.some((sign) => met.has(sign))))
      expect(['Sabotage', 'The mark', 'Charging'], `${title}: ${signs.join(', ')}`).toContain(title);
  });
});
