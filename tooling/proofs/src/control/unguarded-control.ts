import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { sharedTables } from '../checks/doubled';
import { readStored } from '../checks/stored';
import { Acknowledged } from '../clients/acknowledged';
import { Crowd } from '../clients/crowd';
import type { HttpClient } from '../clients/http-client';
import { Sender, Waits } from '../clients/sender';
import { TABLE_OPERATIONS } from '../clients/table-operations';
import type { Random } from '../random';
import { ApiProcess, runApiCommand } from '../target/api-process';
import { makeScene, makeWorld, type World } from '../target/world';

/** Of all clients together: enough for many who want the same of eight tables. */
const OPERATIONS = 300;
const GUESTS = 16;

interface Options {
  /** A database of its own: what it does to bookings, the checker would find. */
  mongoUri: string;
  port: number;
  folder: string;
  seed: number;
}

/** The control over HTTP: the same calls for tables, to an API process without the guard. */
export class TableControl {
  private constructor(
    private readonly http: HttpClient,
    private readonly options: Options,
    private readonly api: ApiProcess,
    private readonly world: World,
  ) {}

  static async start(http: HttpClient, options: Options): Promise<TableControl> {
    const { mongoUri, port, folder, seed } = options;
    const migrated = await runApiCommand(mongoUri, join(folder, 'migrate-control.log'), 'migrate');
    if (!migrated.succeeded) throw new Error(migrated.output);
    const env = { NODE_OPTIONS: `--require ${join(__dirname, 'without-guard.cjs')}` };
    const logFile = join(folder, `unguarded-${port}.log`);
    const api = await ApiProcess.start({ mongoUri, port, logFile, env });
    const world = await makeWorld(http, api.url, { guests: GUESTS, seed });
    return new TableControl(http, options, api, world);
  }

  /** @returns pairs of parties or blocks that have a table at the same time */
  async run(clients: number, random: Random): Promise<number> {
    const { http, api, world } = this;
    const { mongoUri, folder } = this.options;
    const scene = await makeScene(http, api.url, world);
    const acknowledged = new Acknowledged(join(folder, `unguarded-${clients}.log`));
    const sender = new Sender(http, () => [api.url], random.fork(), new Waits());
    const crowd = new Crowd({
      ...{ clients, world, scene, random, sender, acknowledged },
      ...{ operations: OPERATIONS, choice: TABLE_OPERATIONS },
    });
    await crowd.finished();
    await acknowledged.close();
    const client = new MongoClient(mongoUri);
    try {
      return sharedTables(await readStored(client.db(), world, scene)).length;
    } finally {
      await client.close();
    }
  }

  stop(): Promise<void> {
    return this.api.stop();
  }
}
