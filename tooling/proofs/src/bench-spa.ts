import { join } from 'node:path';
import { Command } from 'commander';
import { MongoClient } from 'mongodb';
import { startBare } from './bare/bare-process';
import { load, type Measured } from './bench/load';
import { summedUp } from './bench/reads/read-work';
import { makeSpaDatabase, type SpaDatabase } from './bench/spa/spa-database';
import { offeredIn, type Side, startsOf } from './bench/spa/spa-subjects';
import { type SpaRound, writeSpa } from './bench/spa/write-spa';
import { HttpClient } from './clients/http-client';
import { idleShare } from './machine';
import { numberList, seedNumber, wholeNumber } from './options';
import { profiled } from './profiler/profile';
import { ApiProcess } from './target/api-process';
import { Mongod } from './target/mongod';
import { runProof, type Workbench } from './workbench';

interface Options {
  treatments: number[];
  rounds: number;
  seconds: number;
  connections: number;
  seed: number;
  port: number;
}

interface Bench {
  http: HttpClient;
  databases: readonly [SpaDatabase, SpaDatabase];
  options: Options;
  folder: string;
}

const WARM_UP_SECONDS = 3;
const TIMES_ASKED = 20;
/** Each process follows it by itself, whatever it is asked. */
const FEED = 'endedSessions';

async function bench(options: Options, workbench: Workbench): Promise<boolean> {
  const { folder, commit, log, onClose } = workbench;
  const { port, seed, rounds } = options;
  const idle = await idleShare();
  const mongod = await Mongod.start(folder, port);
  onClose(() => mongod.stop());
  const http = new HttpClient();
  onClose(() => http.close());
  const made: SpaDatabase[] = [];
  for (const treatments of [...options.treatments].sort((a, b) => a - b)) {
    log(`Making ${treatments} treatments`);
    const mongoUri = mongod.uri(`bench-spa-${treatments}`);
    made.push(await makeSpaDatabase(http, { treatments, mongoUri, port: port + 1, folder, seed }));
  }
  const [small, large] = [made[0], made.at(-1)];
  if (!small || !large) throw new Error('there is no database');
  const run: Bench = { http, databases: [small, large], options, folder };
  log('Counting what is read');
  await compare(run);
  const work = await measureWork(run);
  const measured: SpaRound[] = [];
  const measurements = [
    ['API', () => measure('API', small, run)],
    ['bare', () => measure('bare', small, run)],
    ['grown', () => measure('API', large, run)],
  ] as const;
  for (let round = 0; round < rounds; round += 1) {
    const took: Partial<SpaRound> = {};
    const order = round % 2 === 0 ? measurements : measurements.toReversed();
    for (const [name, work] of order) took[name] = await work();
    const { API, bare, grown } = took;
    if (!API || !bare || !grown) throw new Error('all are measured in each round');
    measured.push({ API, bare, grown });
    const per = ({ perSecond }: Measured) => perSecond.toFixed(0);
    log(
      `Round ${round + 1} of ${rounds}: API ${per(API)}/s and ${per(grown)}/s, bare ${per(bare)}/s`,
    );
  }
  const missed = await writeSpa(measured, work, {
    ...options,
    ...{ databases: run.databases, commit, idle },
  });
  log('Written: docs/benchmarks-spa.md');
  for (const target of missed) log(`missed  ${target}`);
  log(missed.length === 0 ? 'Every target is met' : `${missed.length} targets are missed`);
  return measured.every(({ API, bare, grown }) => API.wrong + bare.wrong + grown.wrong === 0);
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
function measure(side: Side, database: SpaDatabase, bench: Bench): Promise<Measured> {
  const { http, options, folder } = bench;
  const { connections, seconds } = options;
  const started = { folder, mongoUri: database.mongoUri, port: options.port + 1 };
  return START[side](started, async (origin) => {
    const next = startsOf(side, database);
    const stretch = { http, origins: [origin], connections, next, right: [200] };
    await load({ ...stretch, seconds: WARM_UP_SECONDS });
    return load({ ...stretch, seconds });
  });
}

/** Sends the same request several times. */
async function answers(
  side: Side,
  origin: string,
  database: SpaDatabase,
  http: HttpClient,
): Promise<string[]> {
  const next = startsOf(side, database);
  const found: string[] = [];
  while (found.length < TIMES_ASKED) {
    const { status, body } = await http.send(origin, next());
    if (status !== 200) throw new Error(`${side} answered ${status}`);
    found.push(offeredIn(body.data));
  }
  return found;
}

/** @throws {Error} where the API and the bare handler do not offer the same, or nothing at all */
async function compare({ http, databases: [small], options, folder }: Bench): Promise<void> {
  const started = { folder, mongoUri: small.mongoUri, port: options.port + 1 };
  const bare = await withBare(started, (origin) => answers('bare', origin, small, http));
  const api = await withApi(started, (origin) => answers('API', origin, small, http));
  if (api.join() !== bare.join()) {
    throw new Error('The API and the bare handler offer different starts.');
  }
  if (api.every((starts) => starts === '')) throw new Error('Nothing is offered on any day.');
}

/** What the database does for an answer, in the larger one. */
function measureWork({ http, databases: [, large], options, folder }: Bench) {
  const { mongoUri } = large;
  const started = { folder, mongoUri, port: options.port + 1, env: { JOBS_ENABLED: 'false' } };
  return withApi(started, async (origin) => {
    await answers('API', origin, large, http);
    const client = new MongoClient(mongoUri);
    try {
      const { asked } = await profiled(client.db(), () => answers('API', origin, large, http));
      const ofAnswers = asked.filter(({ collection }) => collection !== FEED);
      return summedUp(ofAnswers, TIMES_ASKED);
    } finally {
      await client.close();
    }
  });
}

const command = new Command('bench:spa')
  .option('--treatments <numbers>', 'in the database', numberList, [10_000, 1_000_000])
  .option('--rounds <number>', 'of which the median counts', wholeNumber, 7)
  .option('--seconds <number>', 'of each measurement', wholeNumber, 4)
  .option('--connections <number>', 'requests on their way at once', wholeNumber, 16)
  .option('--seed <number>', 'makes the same data', wholeNumber, seedNumber())
  .option('--port <number>', 'first of the ports it uses', wholeNumber, 4910)
  .action(async (options: Options) => {
    process.exitCode = await runProof((workbench) => bench(options, workbench));
  });

void command.parseAsync();
