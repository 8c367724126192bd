import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Service, startService } from '@atrium/runner/processes/service';
import { apiMain, waitForApi } from '@atrium/runner/stack/api';
import { root } from '@atrium/runner/workspace';
import { Command } from 'commander';
import { cpuShare } from './bench/cpu-share';
import { TIMES } from './bench/fill';
import { load, median } from './bench/load';
import { bookingDraft, type Seeded, seedDatabase } from './bench/seeded';
import { HttpClient } from './clients/http-client';
import { seedNumber, wholeNumber } from './options';
import { Random } from './random';
import { apiEnvironment } from './target/api-process';
import { Mongod } from './target/mongod';
import { runProof, type Workbench } from './workbench';

/** The most that the question may have of the processor's time for bookings. */
const MOST = 0.02;
const BOOKINGS = 10_000;
const WARM_UP_SECONDS = 3;
const PROFILED = join(__dirname, 'bench', 'profiled.cjs');
/** Whether a session has ended, which each call is asked. Who calls was asked before sessions could end. */
const GUARD = /\/common\/auth\/ended-sessions/;

interface Options {
  rounds: number;
  seconds: number;
  connections: number;
  seed: number;
  port: number;
}

interface Bench {
  http: HttpClient;
  seeded: Seeded;
  random: Random;
  options: Options;
  folder: string;
}

async function bench(options: Options, workbench: Workbench): Promise<boolean> {
  const { folder, log, onClose } = workbench;
  const { seed, port, rounds } = options;
  const mongod = await Mongod.start(folder, port);
  onClose(() => mongod.stop());
  const http = new HttpClient();
  onClose(() => http.close());
  const mongoUri = mongod.uri('bench-access');
  const database = { bookings: BOOKINGS, mongoUri, port: port + 1, folder, seed };
  const seeded = await seedDatabase(http, database);
  const random = new Random(seed);
  const shares: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const share = await measure({ http, seeded, random, options, folder });
    shares.push(share);
    log(`Round ${round + 1} of ${rounds}: ${percent(share)} of the processor's time`);
  }
  const share = median(shares);
  log(
    `Ended sessions take ${percent(share)} of what a booking costs the API; at most ${percent(MOST)}`,
  );
  return share <= MOST;
}

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;

/** @returns its share of a fresh process that takes bookings, 0 to 1 */
async function measure({ http, seeded, random, options, folder }: Bench): Promise<number> {
  const port = options.port + 1;
  const origin = `http://127.0.0.1:${port}`;
  const profile = join(folder, 'profile.json');
  await rm(profile, { force: true });
  const api: Service = await startService({
    command: process.execPath,
    args: ['--require', PROFILED, apiMain],
    cwd: root,
    logFile: join(folder, 'api.log'),
    env: { ...apiEnvironment(seeded.mongoUri), PORT: String(port), PROFILE_FILE: profile },
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
    process.kill(api.pid, 'SIGCONT');
    const { wrong } = await load({ ...stretch, seconds });
    if (wrong > 0) throw new Error(`${wrong} bookings failed`);
    process.kill(api.pid, 'SIGCONT');
    return cpuShare(await written(profile), (url) => GUARD.test(url));
  } finally {
    await api.stop();
  }
}

/** Read once it is whole: the process writes it by itself, after its signal. */
async function written(file: string): Promise<Parameters<typeof cpuShare>[0]> {
  for (let tries = 0; tries < 100; tries += 1) {
    await wait(100);
    const text = await readFile(file, 'utf8').catch(() => '');
    if (text.endsWith('}')) return JSON.parse(text);
  }
  throw new Error('The API has written no profile.');
}

const command = new Command('bench:access')
  .option('--rounds <number>', 'of which the median counts', wholeNumber, 3)
  .option('--seconds <number>', 'of each measurement', wholeNumber, 5)
  .option('--connections <number>', 'requests on their way at once', wholeNumber, 32)
  .option('--seed <number>', 'makes the same data', wholeNumber, seedNumber())
  .option('--port <number>', 'first of the ports it uses', wholeNumber, 4880)
  .action(async (options: Options) => {
    process.exitCode = await runProof((workbench) => bench(options, workbench));
  });

void command.parseAsync();
