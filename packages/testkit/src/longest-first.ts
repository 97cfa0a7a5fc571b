import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/** Begins with test files known to take long, so that on no machine one of them is left for the end. */
export const longestFirst = (endings: readonly string[]): TestSequencerConstructor =>
  class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files);
      const isLong = ({ moduleId }: TestSpecification): boolean =>
        endings.some((ending) => moduleId.endsWith(ending));
      return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
    }
  };
