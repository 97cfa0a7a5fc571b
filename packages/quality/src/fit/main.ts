import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FEATURES } from '@lastclick/bots/laboratory';
import { SIDES, type Side } from '@lastclick/engine';
import { fitWeights, type Sample, surprise } from './regression.ts';
import { playSamples } from './self-play.ts';

// npm run fit -- [games]: plays games by the rules of thumb and fits what the features of a position are worth.

const WEIGHTS_FILE = resolve(import.meta.dirname, '../../../bots/src/evaluate/weights.ts');
const games = Number(process.argv[2] ?? 6000);
const samples: Record<Side, Sample[]> = { corp: [], runner: [] };
for (let count = 0; count < games; count++) {
  const played = playSamples(`fit ${count}`, count % 4 === 3 ? '26.03' : '1.4');
  for (const side of SIDES) samples[side].push(...played[side]);
}

/** The last fifth of the positions is kept back to judge the weights by. */
function fitFor(side: Side): string {
  const all = samples[side];
  const kept = Math.floor(all.length * 0.8);
  const known = all.slice(0, kept);
  const unknown = all.slice(kept);
  const weights = fitWeights(known);
  const share = known.reduce((sum, { won }) => sum + won, 0) / known.length;
  const guess = -(share * Math.log(share) + (1 - share) * Math.log(1 - share));
  process.stdout.write(
    `${side} to begin a turn: ${all.length} positions, Corp wins ${share.toFixed(3)}, surprise ${surprise(weights, unknown).toFixed(4)} (${guess.toFixed(4)} without features)\n`,
  );
  const rows = FEATURES.map((name, index) => `    ${name}: ${(weights[index] as number).toFixed(4)},`);
  return `  ${side}: {\n${rows.join('\n')}\n  },`;
}

writeFileSync(
  WEIGHTS_FILE,
  `import type { FEATURES } from './features.ts';

type Weights = Readonly<Record<(typeof FEATURES)[number], number>>;

/** What each feature is worth to the Corp (log odds of winning), by whose turn begins. Written by \`npm run fit\`. */
export const WEIGHTS: { readonly corp: Weights; readonly runner: Weights } = {
${SIDES.map(fitFor).join('\n')}
};
`,
);
