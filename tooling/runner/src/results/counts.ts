/** What a run of tests or checks came to. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 };

export function add(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

/** The last line of `npm test` and `.ci/run`; skipped ones are named only where there are any. */
export function summary({ passed, failed, skipped }: Counts): string {
  const counted = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${counted}, ${skipped} skipped` : counted;
}

/** The parts of jest's `--json` report that are read. */
export interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Files that could not be loaded: their tests are unknown, so each counts as one failure. */
  numRuntimeErrorTestSuites: number;
  /** Each file, by its absolute path; times in milliseconds. */
  testResults?: { name: string; startTime: number; endTime: number }[];
}

/**
 * @param report undefined when jest left none
 * @param succeeded whether jest's exit code said so; what it holds against the run beyond its tests is one failure
 */
export function jestCounts(report: JestReport | undefined, succeeded: boolean): Counts {
  if (!report) {
    return { ...NOTHING, failed: 1 };
  }
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !succeeded ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

interface PlaywrightSuite {
  /** Relative to Playwright's root folder of tests. */
  file: string;
  /** `duration` in milliseconds; a repeated test has a result for each time. */
  specs?: { tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

/** The parts of Playwright's JSON report that are read. */
export interface PlaywrightReport {
  stats: {
    expected: number;
    unexpected: number;
    /** Failed first and passed on a repeat; the list above says which. */
    flaky: number;
    skipped: number;
  };
  /** One for each file. */
  suites?: PlaywrightSuite[];
}

/** @param succeeded whether Playwright's exit code said so; a broken set-up fails without a failed test */
export function playwrightCounts(report: PlaywrightReport | undefined, succeeded: boolean): Counts {
  if (!report) {
    return { ...NOTHING, failed: 1 };
  }
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected === 0 && !succeeded ? 1 : unexpected,
    skipped,
  };
}
