import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { sharedTables } from '../checks/doubled';
import { readStored, readTreatments } from '../checks/stored';
import { sharedBySomebody } from '../checks/treatments';
import { Acknowledged } from '../clients/acknowledged';
import { Crowd } from '../clients/crowd';
import type { HttpClient } from '../clients/http-client';
import { Sender, Waits } from '../clients/sender';
import { SPA_OPERATIONS } from '../clients/spa-operations';
import { TABLE_OPERATIONS } from '../clients/table-operations';
import type { Random } from '../random';
import { ApiProcess, runApiCommand } from '../target/api-process';
import { makeScene, makeWorld, type World } from '../target/world';

/** Of all clients together: enough for many who want the same table, therapist or room. */
const OPERATIONS = 500;
const CHOICE = [...TABLE_OPERATIONS, ...SPA_OPERATIONS];

/** Pairs that have the same at the same time. */
export interface Shared {
  tables: number;
  /** Therapists and treatment rooms. */
  treatments: number;
}
const GUESTS = 16;

interface Options {
  /** A database of its own: what it does to bookings, the checker would find. */
  mongoUri: string;
  port: number;
  folder: string;
  seed: number;
}

/** The control over HTTP: the same calls for tables, therapists and rooms, to an API process without the guard. */
export class UnguardedControl {
  private constructor(
    private readonly http: HttpClient,
    private readonly options: Options,
    private readonly api: ApiProcess,
    private readonly world: World,
  ) {}

  static async start(http: HttpClient, options: Options): Promise<UnguardedControl> {
    const { mongoUri, port, folder, seed } = options;
    const migrated = await runApiCommand(mongoUri, join(folder, 'migrate-control.log'), 'migrate');
    if (!migrated.succeeded) throw new Error(migrated.output);
    const env = { NODE_OPTIONS: `--require ${join(__dirname, 'without-guard.cjs')}` };
    const logFile = join(folder, `unguarded-${port}.log`);
    const api = await ApiProcess.start({ mongoUri, port, logFile, env });
    const world = await makeWorld(http, api.url, { guests: GUESTS, seed });
    return new UnguardedControl(http, options, api, world);
  }

  async run(clients: number, random: Random): Promise<Shared> {
    const { http, api, world } = this;
    const { mongoUri, folder } = this.options;
    const scene = await makeScene(http, api.url, world);
    const acknowledged = new Acknowledged(join(folder, `unguarded-${clients}.log`));
    const sender = new Sender(http, () => [api.url], random.fork(), new Waits());
    const crowd = new Crowd({
      ...{ clients, world, scene, random, sender, acknowledged },
      ...{ operations: OPERATIONS, choice: CHOICE },
    });
    await crowd.finished();
    await acknowledged.close();
    const client = new MongoClient(mongoUri);
    try {
      const db = client.db();
      const { treatments } = await readTreatments(db, world, scene);
      return {
        tables: sharedTables(await readStored(db, world, scene)).length,
        treatments: sharedBySomebody(treatments.values()).length,
      };
    } finally {
      await client.close();
    }
  }

  stop(): Promise<void> {
    return this.api.stop();
  }
}
