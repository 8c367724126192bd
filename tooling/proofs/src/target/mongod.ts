import { totalmem } from 'node:os';
import { join } from 'node:path';
import { mongoBinary } from '@atrium/runner/mongo/binary';
import { type ReplicaSet, startReplicaSet } from '@atrium/runner/mongo/replica-set';

/** Half of mongod's default cache, since clients and servers share the machine. */
const CACHE_GB = Math.max(1, Math.floor(totalmem() / 2 ** 32));

/** A separate mongod that can be killed and restarted on the same data. */
export class Mongod {
  private constructor(
    private readonly binary: string,
    private readonly folder: string,
    private readonly port: number,
    private set: ReplicaSet,
  ) {}

  static async start(folder: string, port: number): Promise<Mongod> {
    const binary = await mongoBinary({ log: console.log });
    return new Mongod(binary, folder, port, await startSet(binary, folder, port));
  }

  uri(database: string): string {
    return this.set.uri(database);
  }

  get pid(): number {
    return this.set.pid;
  }

  /** kill -9: nothing is flushed. */
  async kill(): Promise<void> {
    process.kill(this.set.pid, 'SIGKILL');
    await this.set.exited;
  }

  /** Restarts on the same data. */
  async restart(): Promise<void> {
    this.set = await startSet(this.binary, this.folder, this.port);
  }

  /** Restarts once it has ended, by whoever killed it. */
  async revive(): Promise<void> {
    await this.set.exited;
    await this.restart();
  }

  stop(): Promise<void> {
    return this.set.stop();
  }
}

const startSet = (binary: string, folder: string, port: number): Promise<ReplicaSet> =>
  startReplicaSet({
    binary,
    dataDir: join(folder, 'mongodb'),
    logFile: join(folder, 'mongod.log'),
    port,
    cacheGb: CACHE_GB,
  });
