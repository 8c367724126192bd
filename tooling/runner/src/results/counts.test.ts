import { add, jestCounts, playwrightCounts, summary } from './counts';

const jestReport = {
  numPassedTests: 10,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};
const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };

describe('jestCounts', () => {
  it.each([
    ['all passed', jestReport, true, { passed: 10, failed: 0, skipped: 0 }],
    [
      'failed ones',
      { ...jestReport, numFailedTests: 2 },
      false,
      { passed: 10, failed: 2, skipped: 0 },
    ],
    [
      'files that do not load',
      { ...jestReport, numRuntimeErrorTestSuites: 3 },
      false,
      { passed: 10, failed: 3, skipped: 0 },
    ],
    ['a failure beyond the tests', jestReport, false, { passed: 10, failed: 1, skipped: 0 }],
    [
      'skipped and planned ones',
      { ...jestReport, numPendingTests: 1, numTodoTests: 2 },
      true,
      { passed: 10, failed: 0, skipped: 3 },
    ],
    ['a crash without a report', undefined, false, { passed: 0, failed: 1, skipped: 0 }],
    ['no report in spite of success', undefined, true, { passed: 0, failed: 1, skipped: 0 }],
  ])('%s', (_case, report, succeeded, counts) => {
    expect(jestCounts(report, succeeded)).toEqual(counts);
  });
});

describe('playwrightCounts', () => {
  it.each([
    ['all passed', { stats }, true, { passed: 5, failed: 0, skipped: 0 }],
    [
      'failed, repeated and skipped ones',
      { stats: { expected: 5, unexpected: 2, flaky: 1, skipped: 4 } },
      false,
      { passed: 6, failed: 2, skipped: 4 },
    ],
    ['a set-up that broke', { stats }, false, { passed: 5, failed: 1, skipped: 0 }],
    ['a crash without a report', undefined, false, { passed: 0, failed: 1, skipped: 0 }],
  ])('%s', (_case, report, succeeded, counts) => {
    expect(playwrightCounts(report, succeeded)).toEqual(counts);
  });
});

it('sums and prints, with skipped ones only where there are any', () => {
  const sum = add({ passed: 1, failed: 0, skipped: 0 }, { passed: 2, failed: 3, skipped: 0 });
  expect(summary(sum)).toBe('3 passed, 3 failed');
  expect(summary({ ...sum, skipped: 4 })).toBe('3 passed, 3 failed, 4 skipped');
});
