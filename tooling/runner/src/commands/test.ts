import { mongoBinary } from '../mongo/binary';
import { Lifetime } from '../processes/lifetime';
import { findChromium } from '../results/chromium';
import { add, NOTHING, summary } from '../results/counts';
import { runJest } from '../results/run-jest';
import { runPlaywright, withoutBrowser } from '../results/run-playwright';
import { slowest } from '../results/slowest-files';
import { NO_TESTS, type TestRun } from '../results/test-run';
import { build } from '../stack/build';
import { runUntilEnd } from '../stack/run-until-end';

/**
 * `npm test`: rules, database, HTTP and React by jest, then the browser by Playwright against the built apps.
 * Arguments are jest's and leave the browser out: `npm test -- packages/rules`.
 */
export async function run(args: string[]): Promise<number> {
  const lifetime = new Lifetime();
  let { counts, times } = NO_TESTS;
  const parts: string[] = [];
  const code = await runUntilEnd(
    lifetime,
    async (log) => {
      /** Runs a part of the tests, adds up what it finds and remembers how long it took. */
      const part = async (name: string, work: () => Promise<TestRun>) => {
        const begun = performance.now();
        const found = await work();
        counts = add(counts, found.counts);
        times = [...times, ...found.times];
        parts.push(`${((performance.now() - begun) / 1000).toFixed(1).padStart(7)} s  ${name}`);
        return found.counts;
      };
      log('Finding MongoDB');
      await mongoBinary({ log: (line) => log(`  ${line}`) }).then(
        (path) => log(`  ${path}`),
        (error: unknown) => log(String(error)),
      );
      if (args.length > 0) {
        log('Running tests');
        await part('jest', () => runJest(args, process.env, lifetime));
      } else {
        const { failed } = await part('build', () => buildStale(log, lifetime));
        log('Running the tests of rules, database, HTTP and React');
        await part('jest', () => runJest([], process.env, lifetime));
        log(`\nSo far: ${summary(counts)}\n`);
        if (failed === 0) await part('browser', () => browserTests(log, lifetime));
      }
      lifetime.finish();
    },
    { isTask: true },
  );
  if (code !== 0 && counts.failed === 0) {
    counts = add(counts, { ...NOTHING, failed: 1 });
  }
  console.log(`\nParts\n${parts.join('\n')}\n\nSlowest files\n${slowest(times)}`);
  console.log(`\n${summary(counts)}`);
  return counts.failed > 0 ? 1 : 0;
}

/** First of all, since the API's tests read what its build makes of the DTOs. */
async function buildStale(log: (line: string) => void, lifetime: Lifetime): Promise<TestRun> {
  log('Building what is stale');
  if (await build(lifetime)) return NO_TESTS;
  log('The build failed, so the browser tests do not run.');
  return { ...NO_TESTS, counts: { ...NOTHING, failed: 1 } };
}

async function browserTests(log: (line: string) => void, lifetime: Lifetime): Promise<TestRun> {
  const chromium = await findChromium(process.env);
  if (!chromium) {
    log(
      'The browser tests did not run: there is no Chromium. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    );
    return { ...NO_TESTS, counts: await withoutBrowser(process.env) };
  }
  log(`Running the browser tests with ${chromium}`);
  return runPlaywright(chromium, process.env, lifetime);
}
