import { join } from 'node:path';
import { Command } from 'commander';
import { MongoClient } from 'mongodb';
import { startBare } from './bare/bare-process';
import { load, type Measured } from './bench/load';
import { summedUp } from './bench/reads/read-work';
import { makeSeated, type Seated } from './bench/seating/seated';
import { availabilityOf, partiesOf, type Side } from './bench/seating/seated-subjects';
import { type SeatedRound, writeSeated } from './bench/seating/write-seated';
import { HttpClient } from './clients/http-client';
import { idleShare } from './machine';
import { seedNumber, wholeNumber } from './options';
import { profiled } from './profiler/profile';
import { ApiProcess, runApiCommand } from './target/api-process';
import { Mongod } from './target/mongod';
import { runProof, type Workbench } from './workbench';

interface Options {
  rounds: number;
  seconds: number;
  connections: number;
  seed: number;
  port: number;
}

interface Bench {
  http: HttpClient;
  seated: Seated;
  options: Options;
  folder: string;
}

const WARM_UP_SECONDS = 3;
const TIMES_ASKED = 10;
/** Each process follows it by itself, whatever it is asked. */
const FEED = 'endedSessions';

async function bench(options: Options, workbench: Workbench): Promise<boolean> {
  const { folder, commit, log, onClose } = workbench;
  const { seed, port, rounds } = options;
  const idle = await idleShare();
  const mongod = await Mongod.start(folder, port);
  onClose(() => mongod.stop());
  const http = new HttpClient();
  onClose(() => http.close());
  const mongoUri = mongod.uri('bench-seating');
  const migrated = await runApiCommand(mongoUri, join(folder, 'migrate.log'), 'migrate');
  if (!migrated.succeeded) throw new Error(migrated.output);
  log('Making a dining room and a month of bookings');
  const seated = await withApi({ folder, mongoUri, port: port + 1 }, (origin) =>
    makeSeated(http, origin, { mongoUri, seed }),
  );
  const run: Bench = { http, seated, options, folder };
  log('Counting what is read');
  const work = await measureWork(run);
  const measured: SeatedRound[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const order: Side[] = round % 2 === 0 ? ['bare', 'API'] : ['API', 'bare'];
    const took: Partial<Record<Side, Measured>> = {};
    for (const side of order) took[side] = await measure(side, run);
    const { API, bare } = took;
    if (!API || !bare) throw new Error('both are measured in each round');
    measured.push({ API, bare });
    log(
      `Round ${round + 1} of ${rounds}: API ${API.perSecond.toFixed(0)}/s, bare ${bare.perSecond.toFixed(0)}/s`,
    );
  }
  const missed = await writeSeated(measured, work, { ...options, seated, commit, idle });
  log('Written: docs/benchmarks-seating.md');
  for (const target of missed) log(`missed  ${target}`);
  log(missed.length === 0 ? 'Every target is met' : `${missed.length} targets are missed`);
  return measured.every(({ API, bare }) => API.wrong + bare.wrong === 0);
}

interface Process {
  folder: string;
  mongoUri: string;
  port: number;
  env?: Record<string, string>;
}

async function withApi<T>(
  { folder, ...options }: Process,
  work: (origin: string) => Promise<T>,
): Promise<T> {
  const api = await ApiProcess.start({ ...options, logFile: join(folder, 'api.log') });
  return work(api.url).finally(() => api.stop());
}

async function withBare<T>(
  { folder, mongoUri, port }: Process,
  work: (origin: string) => Promise<T>,
): Promise<T> {
  const bare = await startBare(mongoUri, port, join(folder, 'bare.log'));
  return work(bare.url).finally(() => bare.stop());
}

const START = { API: withApi, bare: withBare };

/** A fresh process under load. */
function measure(side: Side, { http, seated, options, folder }: Bench): Promise<Measured> {
  const { connections, seconds } = options;
  const started = { folder, mongoUri: seated.mongoUri, port: options.port + 1 };
  return START[side](started, async (origin) => {
    const next = availabilityOf(side, seated);
    const stretch = { http, origins: [origin], connections, next, right: [200] };
    await load({ ...stretch, seconds: WARM_UP_SECONDS });
    return load({ ...stretch, seconds });
  });
}

/**
 * What the database does for an answer.
 * @throws {Error} where the API and the bare handler do not offer the same
 */
async function measureWork({ http, seated, options, folder }: Bench) {
  const { mongoUri } = seated;
  const started = { folder, mongoUri, port: options.port + 1 };
  const answer = async (side: Side, origin: string) => {
    const { status, body } = await http.send(origin, availabilityOf(side, seated)());
    if (status !== 200) throw new Error(`${side} answered ${status}`);
    return partiesOf(body.data);
  };
  const bare = await withBare(started, (origin) => answer('bare', origin));
  return withApi({ ...started, env: { JOBS_ENABLED: 'false' } }, async (origin) => {
    const offered = await answer('API', origin);
    if (offered !== bare) throw new Error('The API and the bare handler offer different parties.');
    const client = new MongoClient(mongoUri);
    try {
      const { asked } = await profiled(client.db(), async () => {
        for (let time = 0; time < TIMES_ASKED; time += 1) await answer('API', origin);
      });
      const ofAnswers = asked.filter(({ collection }) => collection !== FEED);
      return summedUp(ofAnswers, TIMES_ASKED);
    } finally {
      await client.close();
    }
  });
}

const command = new Command('bench:seating')
  .option('--rounds <number>', 'of which the median counts', wholeNumber, 7)
  .option('--seconds <number>', 'of each measurement', wholeNumber, 4)
  .option('--connections <number>', 'requests on their way at once', wholeNumber, 16)
  .option('--seed <number>', 'makes the same data', wholeNumber, seedNumber())
  .option('--port <number>', 'first of the ports it uses', wholeNumber, 4890)
  .action(async (options: Options) => {
    process.exitCode = await runProof((workbench) => bench(options, workbench));
  });

void command.parseAsync();
