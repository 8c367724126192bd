import { join } from 'node:path';
import type { Lifetime } from '../processes/lifetime';
import { runStep } from '../processes/run-step';
import { runTool } from '../processes/run-tool';
import { root } from '../workspace';
import { type Counts, NOTHING, type PlaywrightReport, playwrightCounts } from './counts';
import { withReport } from './report-file';
import { playwrightTimes } from './slowest-files';
import type { TestRun } from './test-run';

const e2eDir = join(root, 'e2e');
const playwright = join(e2eDir, 'node_modules', '@playwright', 'test', 'cli.js');

/**
 * Runs the browser tests against the built apps.
 * @param chromium path of the browser
 * @param args more of Playwright's own
 */
export async function runPlaywright(
  chromium: string,
  env: NodeJS.ProcessEnv,
  lifetime: Lifetime,
  args: string[] = [],
): Promise<TestRun> {
  const { succeeded, report } = await withReport<PlaywrightReport>((file) =>
    runStep({
      command: process.execPath,
      args: [playwright, 'test', '--reporter=list,json', ...args],
      env: { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      cwd: e2eDir,
      lifetime,
    }),
  );
  return {
    counts: playwrightCounts(report, succeeded),
    times: playwrightTimes(report, 'e2e/specs'),
  };
}

/** How the browser tests count on a machine without a browser: as failed in CI, as skipped elsewhere. */
export async function withoutBrowser(env: NodeJS.ProcessEnv): Promise<Counts> {
  const tests = await numberOfTests(env);
  return env.CI ? { ...NOTHING, failed: tests } : { ...NOTHING, skipped: tests };
}

async function numberOfTests(env: NodeJS.ProcessEnv): Promise<number> {
  const list = await runTool(process.execPath, [playwright, 'test', '--list'], {
    env,
    cwd: e2eDir,
    timeoutMs: 60_000,
  });
  return Number(/^Total: (\d+) tests?/m.exec(list.stdout)?.[1] ?? 1);
}
