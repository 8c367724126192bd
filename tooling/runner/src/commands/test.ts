import { mongoBinary } from '../mongo/binary';
import { Lifetime } from '../processes/lifetime';
import { findChromium } from '../results/chromium';
import { add, type Counts, NOTHING, summary } from '../results/counts';
import { runJest } from '../results/run-jest';
import { runPlaywright, withoutBrowser } from '../results/run-playwright';
import { build } from '../stack/build';
import { runUntilEnd } from '../stack/run-until-end';

/**
 * `npm test`: rules, database, HTTP and React by jest, then the browser by Playwright against what is
 * built. Arguments are jest's and leave the browser out: `npm test -- packages/rules`.
 */
export async function run(args: string[]): Promise<number> {
  const lifetime = new Lifetime();
  let counts = NOTHING;
  const code = await runUntilEnd(
    lifetime,
    async (log) => {
      log('Finding MongoDB');
      await mongoBinary({ log: (line) => log(`  ${line}`) }).then(
        (path) => log(`  ${path}`),
        (error: unknown) => log(String(error)),
      );
      log('Running the tests of rules, database, HTTP and React');
      counts = await runJest(args, process.env, lifetime);
      if (args.length === 0) {
        log(`\nUntil here: ${summary(counts)}\n`);
        counts = add(counts, await browserTests(log, lifetime));
      }
      lifetime.finish();
    },
    { isTask: true },
  );
  if (code !== 0 && counts.failed === 0) {
    counts = add(counts, { ...NOTHING, failed: 1 });
  }
  console.log(`\n${summary(counts)}`);
  return counts.failed > 0 ? 1 : 0;
}

async function browserTests(log: (line: string) => void, lifetime: Lifetime): Promise<Counts> {
  const chromium = await findChromium(process.env);
  if (!chromium) {
    log(
      'The browser tests did not run: there is no Chromium. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    );
    return withoutBrowser(process.env);
  }
  log('Building what is stale');
  if (!(await build(lifetime))) {
    log('The build failed, so the browser tests did not run.');
    return { ...NOTHING, failed: 1 };
  }
  log(`Running the browser tests with ${chromium}`);
  return runPlaywright(chromium, process.env, lifetime);
}
