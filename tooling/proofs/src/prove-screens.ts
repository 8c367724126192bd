import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@atrium/runner/workspace';
import { Command } from 'commander';
import { MongoClient } from 'mongodb';
import { HttpClient } from './clients/http-client';
import { seedNumber, wholeNumber } from './options';
import { Random } from './random';
import { askScreens } from './screens/ask-screens';
import { assertComplete } from './screens/completeness';
import { fillTheRest, largeVenueId, seedLargeVenue, staffToken } from './screens/fill-screens';
import { knownThings } from './screens/known';
import { writeScreens } from './screens/write-screens';
import { ApiProcess } from './target/api-process';
import { Mongod } from './target/mongod';
import { runProof, type Workbench } from './workbench';

interface Options {
  bookings: number;
  guests: number;
  seed: number;
  port: number;
}

async function prove(
  options: Options,
  { folder, commit, log, onClose }: Workbench,
): Promise<boolean> {
  const { bookings, guests, seed, port } = options;
  const document = await readFile(join(root, 'packages', 'api-client', 'openapi.json'), 'utf8');
  assertComplete(JSON.parse(document));
  const mongod = await Mongod.start(folder, port);
  onClose(() => mongod.stop());
  const mongoUri = mongod.uri('screens');
  const client = new MongoClient(mongoUri);
  onClose(() => client.close());
  log(`Making ${bookings} bookings and ${guests} guests`);
  await seedLargeVenue(client, mongoUri, { bookings, guests, seed, folder });
  const http = new HttpClient();
  onClose(() => http.close());
  const api = await ApiProcess.start({
    mongoUri,
    port: port + 1,
    logFile: join(folder, 'api.log'),
    // other requests would be counted as the screens'
    env: { JOBS_ENABLED: 'false' },
  });
  onClose(() => api.stop());
  log('Making all the rest');
  const db = client.db();
  await fillTheRest(http, api.url, db, { bookings, random: new Random(seed) });
  const known = await knownThings(db, await largeVenueId(db));
  const token = await staffToken(db);
  log('Asking what the screens ask');
  const screened = await askScreens(http, { origin: api.url, token, db, known }, log);
  await writeScreens(screened, { ...options, mongoUri, commit });
  log('Written: docs/benchmarks-screens.md');
  const faults = screened.filter((one) => one.faults.length > 0).length;
  log(
    faults === 0
      ? `PROVEN: ${screened.length} requests, each by its indexes (seed ${seed})`
      : `NOT PROVEN: ${faults} of ${screened.length} requests have a fault (seed ${seed})`,
  );
  return faults === 0;
}

const command = new Command('prove:screens')
  .option('--bookings <number>', 'of the venue', wholeNumber, 1_000_000)
  .option('--guests <number>', 'of the venue', wholeNumber, 1_000_000)
  .option('--seed <number>', 'makes the same data', wholeNumber, seedNumber())
  .option('--port <number>', 'first of the ports it uses', wholeNumber, 4910)
  .action(async (options: Options) => {
    process.exitCode = await runProof((workbench) => prove(options, workbench));
  });

void command.parseAsync();
