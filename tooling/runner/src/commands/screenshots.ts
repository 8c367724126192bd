import { Lifetime } from '../processes/lifetime';
import { findChromium } from '../results/chromium';
import { runPlaywright } from '../results/run-playwright';
import { build } from '../stack/build';
import { runUntilEnd } from '../stack/run-until-end';

/** `npm run screenshots`: the pictures of every screen, in docs/screenshots. */
export function run(): Promise<number> {
  const lifetime = new Lifetime();
  return runUntilEnd(
    lifetime,
    async (log) => {
      const chromium = await findChromium(process.env);
      if (!chromium) {
        throw new Error('There is no Chromium. Install one or set CHROMIUM_PATH.');
      }
      log('Building what is stale');
      if (!(await build(lifetime))) {
        throw new Error('The build failed; the lines above say why.');
      }
      log(`Taking screenshots with ${chromium}`);
      const { counts } = await runPlaywright(chromium, process.env, lifetime, [
        ...['--config', 'screenshots.config.ts'],
      ]);
      if (counts.failed > 0) {
        throw new Error('Some screenshots could not be taken; the lines above say which.');
      }
      lifetime.finish();
    },
    { isTask: true },
  );
}
