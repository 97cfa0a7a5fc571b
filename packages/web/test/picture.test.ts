import { CARDS } from '@lastclick/cards';
import { expect, it } from 'vitest';
import { pictureOf } from '../src/cards/picture.ts';

const pictures = CARDS.map(({ id, type, subtypes }) => {
  return { id, type, subtypes, drawn: JSON.stringify(pictureOf(id, type, subtypes)) };
});

it('a card always has the same picture', () => {
  for (const { id, type, subtypes, drawn } of pictures) {
    expect(JSON.stringify(pictureOf(id, type, subtypes))).toBe(drawn);
  }
});

it('no two cards have the same picture', () => {
  expect(new Set(pictures.map(({ drawn }) => drawn)).size).toBe(pictures.length);
});

it('every path of a picture is made of numbers', () => {
  for (const { id, drawn } of pictures) expect(drawn, id).not.toMatch(/NaN|undefined|Infinity/);
});
