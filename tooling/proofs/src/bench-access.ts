import { join } from 'node:path';
import { type Service, startService } from '@atrium/runner/processes/service';
import { apiMain, waitForApi } from '@atrium/runner/stack/api';
import { root } from '@atrium/runner/workspace';
import { Command } from 'commander';
import { TIMES } from './bench/fill';
import { load, median } from './bench/load';
import { bookingDraft, type Seeded, seedDatabase } from './bench/seeded';
import { HttpClient } from './clients/http-client';
import { seedNumber, wholeNumber } from './options';
import { Random } from './random';
import { apiEnvironment } from './target/api-process';
import { cpuTimeMs } from './target/cpu-time';
import { Mongod } from './target/mongod';
import { runProof, type Workbench } from './workbench';

/** What a booking costs without the guard that ends sessions at once, as a share of what it costs with it. */
const LEAST = 0.98;
const BOOKINGS = 10_000;
const WARM_UP_SECONDS = 3;
const UNGUARDED = join(__dirname, 'bench', 'unguarded.cjs');

interface Options {
  pairs: number;
  seconds: number;
  connections: number;
  seed: number;
  port: number;
}

interface Bench {
  mongod: Mongod;
  http: HttpClient;
  seeded: Seeded;
  random: Random;
  options: Options;
  folder: string;
}

type Side = 'guarded' | 'unguarded';

async function bench(options: Options, workbench: Workbench): Promise<boolean> {
  const { folder, log, onClose } = workbench;
  const { seed, port, pairs } = options;
  const mongod = await Mongod.start(folder, port);
  onClose(() => mongod.stop());
  const http = new HttpClient();
  onClose(() => http.close());
  const mongoUri = mongod.uri('bench-access');
  const database = { bookings: BOOKINGS, mongoUri, port: port + 1, folder, seed };
  const seeded = await seedDatabase(http, database);
  const random = new Random(seed);
  log(
    'Processor time of the API and mongod for a booking: what else the machine does weighs least on it',
  );
  const ratios: number[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    // whoever comes first finds a smaller database
    const order: Side[] = pair % 2 === 0 ? ['guarded', 'unguarded'] : ['unguarded', 'guarded'];
    const cost = { guarded: 0, unguarded: 0 };
    for (const side of order) {
      cost[side] = await measure(side, { mongod, http, seeded, random, options, folder });
    }
    ratios.push(cost.unguarded / cost.guarded);
    const figures = order.map((side) => `${side} ${cost[side].toFixed(3)} ms`).join(', ');
    log(`Pair ${pair + 1} of ${pairs}: ${figures}, ${ratios.at(-1)?.toFixed(3)}`);
  }
  const ratio = median(ratios);
  log(`Without the guard a booking costs ${ratio.toFixed(3)} of what it costs; at least ${LEAST}`);
  return ratio >= LEAST;
}

/** @returns milliseconds of processor time for a booking */
async function measure(
  side: Side,
  { mongod, http, seeded, random, options, folder }: Bench,
): Promise<number> {
  const port = options.port + 1;
  const origin = `http://127.0.0.1:${port}`;
  const api: Service = await startService({
    command: process.execPath,
    args: side === 'guarded' ? [apiMain] : ['--require', UNGUARDED, apiMain],
    cwd: root,
    logFile: join(folder, `${side}.log`),
    env: { ...apiEnvironment(seeded.mongoUri), PORT: String(port) },
  });
  try {
    await waitForApi(origin, api);
    const { world, serviceId, month } = seeded;
    const next = () => {
      const { id, token } = random.pick(world.guests);
      const body = bookingDraft(world, serviceId, id, random.pick(month), random.pick(TIMES));
      const key = random.hex(24);
      return { method: 'POST' as const, path: '/api/v1/hub/activity', token, key, body };
    };
    const { connections, seconds } = options;
    const stretch = { http, origins: [origin], connections, next, right: [201] };
    await load({ ...stretch, seconds: WARM_UP_SECONDS });
    const used = async () => (await cpuTimeMs(api.pid)) + (await cpuTimeMs(mongod.pid));
    const before = await used();
    const { answered, wrong } = await load({ ...stretch, seconds });
    if (wrong > 0) throw new Error(`${wrong} bookings failed`);
    return ((await used()) - before) / answered;
  } finally {
    await api.stop();
  }
}

const command = new Command('bench:access')
  .option('--pairs <number>', 'of which the median counts', wholeNumber, 12)
  .option('--seconds <number>', 'of each measurement', wholeNumber, 5)
  .option('--connections <number>', 'requests on their way at once', wholeNumber, 32)
  .option('--seed <number>', 'makes the same data', wholeNumber, seedNumber())
  .option('--port <number>', 'first of the ports it uses', wholeNumber, 4880)
  .action(async (options: Options) => {
    process.exitCode = await runProof((workbench) => bench(options, workbench));
  });

void command.parseAsync();
