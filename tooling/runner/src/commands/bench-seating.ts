import { parseArgs } from 'node:util';
import { Lifetime } from '../processes/lifetime';
import { findChromium } from '../results/chromium';
import { runPlaywright } from '../results/run-playwright';
import { build } from '../stack/build';
import { runProofs } from '../stack/run-proof';
import { runUntilEnd } from '../stack/run-until-end';

/**
 * `npm run bench:seating -- [--availability | --screen] [--rounds 5]`: availability of a month for parties whose
 * table is given when they book, beside a bare handler; how soon a floor plan of 200 tables and 400 reservations
 * is drawn, and how smoothly a party is dragged across it. Writes docs/benchmarks-seating.md.
 */
export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      availability: { type: 'boolean', default: false },
      screen: { type: 'boolean', default: false },
      rounds: { type: 'string', default: '5' },
    },
  });
  const { rounds } = values;
  const isBoth = values.availability === values.screen;
  const availability =
    isBoth || values.availability
      ? (await runProofs([['bench-seating', '--rounds', rounds]])).code
      : 0;
  const screen = isBoth || values.screen ? await measureScreen(rounds) : 0;
  return Math.max(availability, screen);
}

function measureScreen(rounds: string): Promise<number> {
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
      const env = { ...process.env, BENCH_ROUNDS: rounds };
      const args = ['--config', 'bench.config.ts', 'seating.spec'];
      const { counts } = await runPlaywright(chromium, env, lifetime, args);
      if (counts.failed > 0) {
        throw new Error('The plan could not be measured; the lines above say why.');
      }
      lifetime.finish();
    },
    { isTask: true },
  );
}
