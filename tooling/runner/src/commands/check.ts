import { CHECKS } from '../checks/checks';
import { runChecks } from '../checks/run-checks';
import { Lifetime } from '../processes/lifetime';
import { type Counts, NOTHING, summary } from '../results/counts';
import { build } from '../stack/build';
import { runUntilEnd } from '../stack/run-until-end';

/** `npm run check`: everything about the code that needs no test to run. */
export async function run(): Promise<number> {
  const lifetime = new Lifetime();
  let counts: Counts = NOTHING;
  await runUntilEnd(
    lifetime,
    async (log) => {
      const stop = new AbortController();
      lifetime.onClose(() => stop.abort());
      log('Building what is stale');
      if (!(await build(lifetime))) {
        throw new Error('The build failed, so nothing was checked.');
      }
      counts = await runChecks(CHECKS, log, stop.signal);
      lifetime.finish();
    },
    { isTask: true },
  ).then((code) => {
    if (code !== 0) {
      counts = { ...counts, failed: counts.failed + 1 };
    }
  });
  console.log(`\n${summary(counts)}`);
  return counts.failed > 0 ? 1 : 0;
}
