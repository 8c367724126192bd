import { join } from 'node:path';
import type { Lifetime } from '../processes/lifetime';
import { runStep } from '../processes/run-step';
import { root } from '../workspace';
import { type JestReport, jestCounts } from './counts';
import { withReport } from './report-file';
import { jestTimes } from './slowest-files';
import type { TestRun } from './test-run';

/** Runs jest over every package. @param args more of jest's own, such as a path */
export async function runJest(
  args: string[],
  env: NodeJS.ProcessEnv,
  lifetime: Lifetime,
): Promise<TestRun> {
  const { succeeded, report } = await withReport<JestReport>((file) =>
    runStep({
      command: process.execPath,
      args: [
        // tests allocate much that is garbage at once: fewer collections; workers inherit this
        '--max-semi-space-size=64',
        join(root, 'node_modules', 'jest', 'bin', 'jest.js'),
        // by itself jest leaves a core free, of two that is half of them; a worker that has grown begins again
        ...['--maxWorkers=100%', '--workerIdleMemoryLimit=3GB'],
        ...['--ci', '--json', `--outputFile=${file}`, ...args],
      ],
      env,
      cwd: root,
      lifetime,
    }),
  );
  return { counts: jestCounts(report, succeeded), times: jestTimes(report, root) };
}
