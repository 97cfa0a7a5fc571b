import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ORDER, RESULT } from './test-files.ts';

const order = JSON.parse(readFileSync(ORDER, 'utf8')) as string[];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = order.findIndex((file) => moduleId.endsWith(file));
  return place < 0 ? order.length : place;
};

class LikeliestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return [...files].sort((a, b) => placeOf(a) - placeOf(b));
  }
}

/** The tests that have to notice a mutation; the architecture says how files are written, not what the rules do. */
export default {
  test: {
    include: ['packages/engine/test/**/*.test.ts', 'packages/cards/test/**/*.test.ts'],
    exclude: ['packages/engine/test/architecture.test.ts'],
    reporters: [['json', { outputFile: RESULT }]],
    isolate: false,
    pool: 'threads',
    maxWorkers: 1,
    testTimeout: 20_000,
    bail: 1,
    sequence: { sequencer: LikeliestFirst },
  },
};
