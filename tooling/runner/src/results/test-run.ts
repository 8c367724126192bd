import { type Counts, NOTHING } from './counts';
import type { FileTime } from './slowest-files';

/** What a run of tests came to, and how long each file took. */
export interface TestRun {
  counts: Counts;
  times: FileTime[];
}

export const NO_TESTS: TestRun = { counts: NOTHING, times: [] };
