import { Command } from 'commander';
import { MongoClient } from 'mongodb';
import { HttpClient } from './clients/http-client';
import { BusyVenues } from './live/busy-venues';
import { CrowdOfListeners } from './live/crowd-of-listeners';
import { LiveRun } from './live/live-run';
import { makeVenue, type Venue } from './live/venues';
import { writeLive } from './live/write-live';
import { seedNumber, wholeNumber } from './options';
import { Random } from './random';
import { ApiProcess, runApiCommand } from './target/api-process';
import { Mongod } from './target/mongod';
import { runProof, type Workbench } from './workbench';

interface Options {
  clients: number;
  venues: number;
  rate: number;
  seconds: number;
  processes: number;
  seed: number;
  port: number;
}

async function bench(
  options: Options,
  { folder, commit, log, onClose }: Workbench,
): Promise<boolean> {
  const { clients, rate: perSecond, seconds, processes, seed, port } = options;
  const mongod = await Mongod.start(folder, port);
  onClose(() => mongod.stop());
  const mongoUri = mongod.uri('live');
  const migrated = await runApiCommand(mongoUri, `${folder}/migrate.log`, 'migrate');
  if (!migrated.succeeded) throw new Error(migrated.output);
  const http = new HttpClient();
  onClose(() => http.close());
  const start = async (offset: number, env: Record<string, string> = {}) => {
    const logFile = `${folder}/api-${port + offset}.log`;
    const api = await ApiProcess.start({ mongoUri, port: port + offset, logFile, env });
    onClose(() => api.stop());
    return api;
  };
  const inspectPort = port + 3 + processes;
  const api = await start(1, { NODE_OPTIONS: `--inspect=127.0.0.1:${inspectPort}` });
  const other = await start(2);
  const random = new Random(seed);
  log(`Making ${options.venues} venues`);
  const venues: Venue[] = [];
  while (venues.length < options.venues) {
    venues.push(await makeVenue(http, api.url, random.int(1, 2 ** 31 - 2)));
  }
  const client = new MongoClient(mongoUri);
  onClose(() => client.close());
  const crowd = await CrowdOfListeners.start(http, { processes, firstPort: port + 3, folder });
  onClose(() => crowd.stop());
  const busy = new BusyVenues(http, venues, random, api.url);
  const parts = {
    api,
    inspectPort,
    otherOrigin: other.url,
    db: client.db(),
    venues,
    busy,
    crowd,
    log,
  };
  const result = await new LiveRun(parts, { clients, perSecond, seconds }).run();
  const missed = await writeLive(result, { ...options, perSecond, mongoUri, commit });
  log('Written: docs/benchmarks-live.md');
  for (const target of missed) log(`missed  ${target}`);
  log(missed.length === 0 ? 'Every target is met' : `${missed.length} targets are missed`);
  return result.phases.every(({ lost }) => lost === 0);
}

const command = new Command('bench:live')
  .option('--clients <number>', 'that listen at once', wholeNumber, 5_000)
  .option('--venues <number>', 'that they are of', wholeNumber, 50)
  .option('--rate <number>', 'bookings a second, in all venues together', wholeNumber, 50)
  .option('--seconds <number>', 'of the steady phase', wholeNumber, 60)
  .option('--processes <number>', 'of clients', wholeNumber, 2)
  .option('--seed <number>', 'asks the same questions again', wholeNumber, seedNumber())
  .option('--port <number>', 'first of the ports it uses', wholeNumber, 4890)
  .action(async (options: Options) => {
    process.exitCode = await runProof((workbench) => bench(options, workbench));
  });

void command.parseAsync();
