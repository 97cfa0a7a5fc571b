import { text } from 'node:stream/consumers';
import { create } from '@lastclick/engine';
import { pool } from '@lastclick/table';
import { gameOfRecord } from './saves.ts';
import type { Tale } from './tale.ts';
import { walk } from './walk.ts';

/** Prints all that can be observed at one decision of a kept game, which is read from the input. */
const { setup, before, keys, at }: Tale = JSON.parse(await text(process.stdin));
const game = before === null ? create(setup, pool) : gameOfRecord({ setup, options: before });
const { stop } = walk(
  game,
  before === null ? (game.events ?? []) : [],
  keys.slice(0, at),
  (observed, number) => {
    if (number === at) process.stdout.write(`${JSON.stringify(observed, null, 2)}\n`);
  },
);
if (stop !== null) process.stdout.write(`stops before decision ${stop.at}: ${stop.why}\n`);
