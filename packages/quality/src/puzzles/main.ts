import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ALL_PUZZLES, judge, type Proof } from '@lastclick/puzzles';

// npm run puzzles [-- ID …] [--write] [--most CHOICES]
// Proves every puzzle anew, reads off how long it takes and whether one solution alone is right, and lets level 3 try.

const args = process.argv.slice(2);
const most = Number(args[args.indexOf('--most') + 1]) || 2_000_000;
const isWriting = args.includes('--write');
const wanted = args.filter((arg, index) => !arg.startsWith('--') && args[index - 1] !== '--most');
const LEVEL = '3';
const SEEDS = ['one', 'two', 'three', 'four', 'five'];
const PROOFS = resolve(import.meta.dirname, '../../../puzzles/src/data/proofs.ts');

const puzzles = ALL_PUZZLES.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
const proofs: Record<string, Proof> = {};
let failures = 0;
for (const [index, puzzle] of puzzles.entries()) {
  const began = performance.now();
  process.stdout.write(`${String(index + 1).padStart(2)}/${puzzles.length} ${puzzle.id.padEnd(22)} `);
  const judged = judge(puzzle, { choices: most }, SEEDS);
  const took = `${((performance.now() - began) / 1000).toFixed(1)} s`;
  if (judged.kind !== 'puzzle') {
    failures += 1;
    const words =
      judged.kind === 'unknown' ? `is not proven with ${judged.tried} choices` : 'cannot be solved';
    console.log(`${words}, ${took}`);
    continue;
  }
  const { proof, solvedBy3: solvedByBot } = judged;
  if (solvedByBot === 0) proofs[puzzle.id] = proof;
  else failures += 1;
  const bot = solvedByBot === 0 ? `level ${LEVEL} fails ${SEEDS.length} times` : `LEVEL ${LEVEL} SOLVES IT`;
  console.log(
    `${proof.decisions} decisions${proof.isOnly ? ', one solution' : ''}, ${proof.tried} choices tried, ${bot}, ${took}`,
  );
}
const all = Object.values(proofs);
const lengths = all.map(({ decisions }) => decisions);
console.log(
  `${all.length} of ${puzzles.length} proven, from ${Math.min(...lengths)} to ${Math.max(...lengths)} decisions, ` +
    `${all.filter(({ isOnly }) => isOnly).length} with one solution alone.`,
);
if (isWriting) {
  const { readFileSync } = await import('node:fs');
  const before = readFileSync(PROOFS, 'utf8');
  const head = before.slice(0, before.indexOf('export const PROOFS'));
  const kept = wanted.length === 0 ? {} : (await import('@lastclick/puzzles')).PUZZLES;
  const known = Array.isArray(kept) ? Object.fromEntries(kept.map(({ id, proof }) => [id, proof])) : {};
  const table = JSON.stringify({ ...known, ...proofs }, null, 2);
  writeFileSync(PROOFS, `${head}export const PROOFS: Readonly<Record<string, Proof>> = ${table};\n`);
}
process.exitCode = failures === 0 ? 0 : 1;
