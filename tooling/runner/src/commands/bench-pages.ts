import { Lifetime } from '../processes/lifetime';
import { findChromium } from '../results/chromium';
import { runPlaywright } from '../results/run-playwright';
import { build } from '../stack/build';
import { runUntilEnd } from '../stack/run-until-end';

/**
 * `npm run bench:pages -- [rounds] [part of an address]`: Lighthouse's marks for a phone of the hub's and the
 * staff's first pages, and of every page of the site in its two languages. Fails below the marks that they must have.
 * Writes docs/benchmarks-pages.md, unless only some pages are looked at.
 */
export function run([rounds = '3', only = '']: string[]): Promise<number> {
  const lifetime = new Lifetime();
  return runUntilEnd(
    lifetime,
    async (log) => {
      const chromium = await findChromium(process.env);
      if (!chromium) throw new Error('There is no Chromium. Install one or set CHROMIUM_PATH.');
      if (!(Number(rounds) >= 1)) throw new Error(`'${rounds}' is no number of rounds.`);
      log('Building what is stale');
      if (!(await build(lifetime))) throw new Error('The build failed; the lines above say why.');
      log(`Measuring with ${chromium}, ${rounds} rounds`);
      const env = { ...process.env, BENCH_ROUNDS: rounds, BENCH_ONLY: only };
      const { counts } = await runPlaywright(chromium, env, lifetime, [
        ...['--config', 'bench.config.ts', 'pages.spec'],
      ]);
      if (counts.failed > 0)
        throw new Error('Pages are below their marks; the lines above say which.');
      lifetime.finish();
    },
    { isTask: true },
  );
}
