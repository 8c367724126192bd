import { Lifetime } from '../processes/lifetime';
import { runStep } from '../processes/run-step';
import { findChromium } from '../results/chromium';
import { runPlaywright } from '../results/run-playwright';
import { build } from '../stack/build';
import { runUntilEnd } from '../stack/run-until-end';
import { pnpmCommand, root } from '../workspace';

/**
 * `npm run bench:hub -- [rounds]`: how large the hub's first pages are, and how soon they can be used on
 * a slow phone, beside an empty page of the same stack. Writes docs/benchmarks-hub.md.
 */
export function run([rounds = '9']: string[]): Promise<number> {
  const lifetime = new Lifetime();
  return runUntilEnd(
    lifetime,
    async (log) => {
      const chromium = await findChromium(process.env);
      if (!chromium) throw new Error('There is no Chromium. Install one or set CHROMIUM_PATH.');
      if (!(Number(rounds) >= 1)) throw new Error(`'${rounds}' is no number of rounds.`);
      log('Building what is stale, and the empty page');
      const [command, ...args] = pnpmCommand();
      const empty = [...args, '--filter', '@atrium/hub', 'exec', 'vite', 'build', 'empty-page'];
      const common = { env: process.env, cwd: root, lifetime };
      const built =
        (await build(lifetime)) &&
        (await runStep({
          ...common,
          command,
          args: [...empty, '--config', 'empty-page/vite.config.ts', '--outDir', '../dist-empty'],
        }));
      if (!built) throw new Error('The build failed; the lines above say why.');
      log(`Measuring with ${chromium}, ${rounds} rounds`);
      const env = { ...process.env, BENCH_ROUNDS: rounds };
      const { counts } = await runPlaywright(chromium, env, lifetime, [
        ...['--config', 'bench.config.ts', 'hub.spec'],
      ]);
      if (counts.failed > 0)
        throw new Error('The hub could not be measured; the lines above say why.');
      lifetime.finish();
    },
    { isTask: true },
  );
}
