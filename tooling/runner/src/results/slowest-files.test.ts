import { jestTimes, playwrightTimes, slowest } from './slowest-files';

const counted = {
  numPassedTests: 2,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};
const stats = { expected: 2, unexpected: 0, flaky: 0, skipped: 0 };
const lasting = (duration: number) => ({ tests: [{ results: [{ duration }] }] });

it('reads the time of a file from the report of jest', () => {
  const file = { name: '/repo/apps/hub/src/cart.test.tsx', startTime: 1000, endTime: 3500 };
  expect(jestTimes({ ...counted, testResults: [file] }, '/repo')).toEqual([
    { file: 'apps/hub/src/cart.test.tsx', seconds: 2.5 },
  ]);
});

it('adds up the tests of a browser file, repeats and groups included', () => {
  const repeated = { tests: [{ results: [{ duration: 1000 }, { duration: 500 }] }] };
  const group = { file: 'cart.spec.ts', specs: [lasting(250)] };
  const suites = [{ file: 'cart.spec.ts', specs: [repeated], suites: [group] }];
  expect(playwrightTimes({ stats, suites }, 'e2e/specs')).toEqual([
    { file: 'e2e/specs/cart.spec.ts', seconds: 1.75 },
  ]);
});

it('knows no times of a run without a report', () => {
  expect(jestTimes(undefined, '/repo')).toEqual([]);
  expect(playwrightTimes(undefined, 'e2e/specs')).toEqual([]);
});

it('lists the ten slowest files, slowest first', () => {
  const times = Array.from({ length: 12 }, (_, index) => ({ file: `${index}.ts`, seconds: index }));
  const lines = slowest(times).split('\n');
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('   11.0 s  11.ts');
  expect(lines[9]).toBe('    2.0 s  2.ts');
});
