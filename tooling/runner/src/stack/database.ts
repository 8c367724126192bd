import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { mongoBinary } from '../mongo/binary';
import { startReplicaSet } from '../mongo/replica-set';
import { freePort } from '../ports';
import { isAlive, readRunFile, writeRunFile } from './run-file';

/** How long the mongod of a killed run may take to end. */
const LEFTOVER_MS = 15_000;

export interface Database {
  uri: string;
  /** For a person: where the database is. */
  where: string;
  /** Resolves if a mongod that this process started ends; never for a database of somebody else. */
  exited: Promise<string>;
  /** Ends what this process started, and nothing else. */
  stop(): Promise<void>;
}

export interface DatabaseOptions {
  dataDir: string;
  env: NodeJS.ProcessEnv;
  log: (line: string) => void;
}

/** Another runner works on the same data. */
export class AlreadyRunningError extends Error {}

/**
 * The database of a local run: the one of `MONGODB_URI`, or a mongod started on `<dataDir>/mongodb`.
 * @throws {AlreadyRunningError} when another run uses that data
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { dataDir, env, log } = options;
  if (env.MONGODB_URI) {
    await assertReplicaSet(env.MONGODB_URI);
    return {
      uri: env.MONGODB_URI,
      where: 'MONGODB_URI',
      exited: new Promise(() => {}),
      stop: async () => {},
    };
  }
  const before = await readRunFile(dataDir);
  if (before && before.pid !== process.pid && (await runningDatabase(dataDir))) {
    throw new AlreadyRunningError(
      `Atrium already runs from this folder (process ${before.pid}). Stop it first, or set ATRIUM_DATA_DIR to another folder.`,
    );
  }
  await waitForEnd(before?.mongoPid, log);

  const binary = await mongoBinary({ env, log });
  const port = await freePort(before?.mongoPort);
  const logFile = join(dataDir, 'logs', 'mongod.log');
  const set = await startReplicaSet({
    binary,
    port,
    dataDir: join(dataDir, 'mongodb'),
    logFile,
  });
  const run = { pid: process.pid, mongoPort: port };
  await writeRunFile(dataDir, { ...run, mongoPid: set.pid, mongoUri: set.uri() });
  return {
    uri: set.uri(),
    where: `127.0.0.1:${port}, ${binary}, log ${logFile}`,
    exited: set.exited,
    async stop() {
      await set.stop();
      await writeRunFile(dataDir, run);
    },
  };
}

/** The database of a run that is up in another process, for commands that work beside it. */
export async function runningDatabase(dataDir: string): Promise<string | undefined> {
  const run = await readRunFile(dataDir);
  if (!run?.mongoUri || !isAlive(run.pid) || !isAlive(run.mongoPid)) {
    return undefined;
  }
  const client = new MongoClient(run.mongoUri, { serverSelectionTimeoutMS: 3_000 });
  try {
    const status = await client.db('admin').command({ serverStatus: 1, repl: 0, metrics: 0 });
    return Number(status.pid) === run.mongoPid ? run.mongoUri : undefined;
  } catch {
    return undefined;
  } finally {
    await client.close();
  }
}

/** A runner that was killed leaves its mongod to the reaper, which takes a moment. */
async function waitForEnd(pid: number | undefined, log: (line: string) => void): Promise<void> {
  const deadline = Date.now() + LEFTOVER_MS;
  if (isAlive(pid)) {
    log('waiting for the mongod of the last run to end');
  }
  while (isAlive(pid) && Date.now() < deadline) {
    await sleep(100);
  }
}

/** Bookings need transactions, which a server by itself does not have. */
async function assertReplicaSet(uri: string): Promise<void> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5_000 });
  try {
    const hello = await client.db('admin').command({ hello: 1 });
    if (!hello.setName && hello.msg !== 'isdbgrid') {
      throw new Error(
        'it is neither a replica set nor a sharded cluster, so it has no transactions',
      );
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The MongoDB of MONGODB_URI cannot be used: ${reason}`);
  } finally {
    await client.close();
  }
}
