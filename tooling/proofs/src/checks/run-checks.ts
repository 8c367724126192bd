import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import type { Acknowledged } from '../clients/acknowledged';
import type { HttpClient } from '../clients/http-client';
import { runApiCommand } from '../target/api-process';
import type { Scene, World } from '../target/world';
import { doubled } from './doubled';
import { type Finding, invented, lost, overbooked, untold } from './findings';
import { stuckHolds } from './holds';
import { replays } from './replays';
import { readStored, readTreatments } from './stored';
import { treatmentFindings } from './treatments';

export interface CheckOptions {
  mongoUri: string;
  folder: string;
  http: HttpClient;
  origin: string;
  world: World;
  scene: Scene;
  acknowledged: Acknowledged;
  holdMinutes: number;
}

/** All checks, once writing has stopped. */
export async function runChecks(options: CheckOptions): Promise<Finding[]> {
  const { mongoUri, http, origin, world, scene, acknowledged, holdMinutes } = options;
  // holds first: the waiting list settles while they expire
  const holds = await stuckHolds(http, origin, scene, holdMinutes);
  const repeated = await replays(http, origin, acknowledged);
  const client = new MongoClient(mongoUri);
  try {
    const stored = await readStored(client.db(), world, scene);
    const treatments = await readTreatments(client.db(), world, scene);
    return [
      overbooked(stored),
      lost(stored, acknowledged),
      invented(stored, acknowledged),
      untold(stored, acknowledged),
      doubled(stored, acknowledged),
      ...treatmentFindings(treatments, acknowledged),
      repeated,
      holds,
      await checkerFindings(options),
    ];
  } finally {
    await client.close();
  }
}

/** The product's own checker, as `npm run verify:bookings` runs it. */
async function checkerFindings({ mongoUri, folder }: CheckOptions): Promise<Finding> {
  const logFile = join(folder, 'verify.log');
  const { succeeded, output } = await runApiCommand(mongoUri, logFile, 'verify');
  return { check: 'verify:bookings finds nothing', wrong: succeeded ? [] : output.split('\n') };
}
