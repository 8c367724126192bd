import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { isListening, isPortFree } from '../ports';
import { reaper } from '../processes/reaper';
import { makePrimary } from './make-primary';

const SET_NAME = 'atrium';
const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 20_000;

export interface ReplicaSetOptions {
  /** Path of mongod, from `mongoBinary()`. */
  binary: string;
  /** Kept between runs; one running mongod at a time may use it. */
  dataDir: string;
  /** Port of 127.0.0.1; must be free. */
  port: number;
  /** mongod's own log; the one of the run before is kept beside it as `….1`. */
  logFile: string;
  /** Storage cache in GB; mongod's own default (half of memory) where absent. */
  cacheGb?: number;
}

export interface ReplicaSet {
  port: number;
  pid: number;
  /** Connection string with the database in its path, `atrium` where none is named. */
  uri(database?: string): string;
  /** Resolves when mongod has ended, with its exit code or signal. */
  exited: Promise<string>;
  /** Ends mongod with its data flushed; may be called again. */
  stop(): Promise<void>;
}

/** mongod did not come up; the message says why and where its log is. */
export class MongoStartError extends Error {}

/**
 * Starts mongod as a replica set of one, so that transactions and change streams work, and waits until it
 * takes writes.
 *
 * `transactionLifetimeLimitSeconds` is 3: a killed API leaves its transaction open, and the slot it was
 * booking stays locked for one and a half times this limit (docs/operations.md).
 * @throws {MongoStartError} when the port or the data is in use, or mongod ends
 */
export async function startReplicaSet(options: ReplicaSetOptions): Promise<ReplicaSet> {
  const { port, dataDir, logFile } = options;
  if (!(await isPortFree(port, '127.0.0.1'))) {
    throw new MongoStartError(`port ${port}, meant for MongoDB, is in use`);
  }
  await mkdir(dataDir, { recursive: true });
  await mkdir(dirname(logFile), { recursive: true });
  await rename(logFile, `${logFile}.1`).catch(() => {});

  const child = spawnMongod(options);
  if (child.pid === undefined) {
    throw new MongoStartError(`${options.binary} could not be started`);
  }
  const { pid } = child;
  reaper().watch(pid);
  let ended: string | undefined;
  const exited = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => {
      reaper().forget(pid);
      ended = signal ?? `code ${code}`;
      resolve(ended);
    });
  });
  const stop = () => stopChild(child, exited, () => ended !== undefined);

  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, {
    serverSelectionTimeoutMS: 10_000,
  });
  try {
    await waitForPort(port, () => ended);
    await assertOurs(client, pid);
    await makePrimary(client, SET_NAME, `127.0.0.1:${port}`, START_TIMEOUT_MS);
  } catch (error) {
    await stop();
    throw new MongoStartError(await startFailure(error, ended, options));
  } finally {
    await client.close();
  }
  return {
    port,
    pid,
    uri: (database = 'atrium') => `mongodb://127.0.0.1:${port}/${database}?replicaSet=${SET_NAME}`,
    exited,
    stop,
  };
}

function spawnMongod(options: ReplicaSetOptions): ChildProcess {
  const log = openSync(options.logFile, 'a');
  const cache = options.cacheGb ? ['--wiredTigerCacheSizeGB', String(options.cacheGb)] : [];
  const socket = process.platform === 'win32' ? [] : ['--nounixsocket'];
  const child = spawn(
    options.binary,
    [
      ...['--replSet', SET_NAME, '--bind_ip', '127.0.0.1', '--port', String(options.port)],
      ...['--dbpath', options.dataDir, '--setParameter', 'transactionLifetimeLimitSeconds=3'],
      // A set of one has nobody to hand over to, so waiting for that only slows the stop.
      ...['--setParameter', 'shutdownTimeoutMillisForSignaledShutdown=100'],
      ...cache,
      ...socket,
    ],
    // A group of its own: Ctrl-C in the terminal must reach the API first and mongod last.
    { stdio: ['ignore', log, log], detached: true },
  );
  child.on('error', () => {});
  closeSync(log);
  return child;
}

/** Waits until something listens on the port; the driver gives up for good on its first refusal. */
async function waitForPort(port: number, ended: () => string | undefined): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await isListening(port))) {
    if (ended() !== undefined) {
      throw new Error('mongod ended');
    }
    if (Date.now() > deadline) {
      throw new Error(`no answer within ${START_TIMEOUT_MS / 1000} s`);
    }
    await sleep(50);
  }
}

/** Proves by its pid that the one who answers is the child. */
async function assertOurs(client: MongoClient, pid: number): Promise<void> {
  const status = await client
    .db('admin')
    .command({ serverStatus: 1, repl: 0, metrics: 0, locks: 0 });
  if (Number(status.pid) !== pid) {
    throw new Error(`another MongoDB (pid ${status.pid}) answers on this port`);
  }
}

async function startFailure(
  error: unknown,
  ended: string | undefined,
  options: ReplicaSetOptions,
): Promise<string> {
  const log = await readFile(options.logFile, 'utf8').catch(() => '');
  if (log.includes('DBPathInUse')) {
    return `another mongod uses ${options.dataDir}; is another Atrium running?`;
  }
  const reason = error instanceof Error ? error.message : String(error);
  const how = ended === undefined ? '' : ` (${ended})`;
  return `MongoDB did not start: ${reason}${how}; its log is ${options.logFile}`;
}

async function stopChild(child: ChildProcess, exited: Promise<string>, isOver: () => boolean) {
  if (isOver()) {
    return;
  }
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await exited;
  clearTimeout(timer);
}
