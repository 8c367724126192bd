import { join } from 'node:path';
import { ApiProcess } from '../target/api-process';

/** Several processes of the API on one database, any of which may be down. */
export class Fleet {
  private readonly down = new Set<ApiProcess>();

  private constructor(readonly processes: readonly ApiProcess[]) {}

  static async start(options: {
    mongoUri: string;
    processes: number;
    firstPort: number;
    folder: string;
    env?: Record<string, string>;
  }): Promise<Fleet> {
    const { mongoUri, firstPort, folder, env } = options;
    const started: ApiProcess[] = [];
    // one by one: together they would only compete for the cores
    for (let index = 0; index < options.processes; index += 1) {
      const port = firstPort + index;
      const logFile = join(folder, `api-${port}.log`);
      started.push(await ApiProcess.start({ mongoUri, port, logFile, ...(env ? { env } : {}) }));
    }
    return new Fleet(started);
  }

  /** The processes that a load balancer would still use. */
  get origins(): string[] {
    const up = this.processes.filter((process) => !this.down.has(process));
    return (up.length > 0 ? up : this.processes).map(({ url }) => url);
  }

  /** kill -9, then restarted as by a supervisor. */
  async crash(process: ApiProcess): Promise<void> {
    await process.kill();
    await this.revive(process);
  }

  /** Restarts one that was killed, by whomever. */
  async revive(process: ApiProcess): Promise<void> {
    await process.ended();
    this.down.add(process);
    await process.restart();
    this.down.delete(process);
  }

  async memoryMiB(): Promise<number> {
    const each = await Promise.all(this.processes.map((process) => process.memoryMiB()));
    return Math.max(...each.map((some) => some ?? 0));
  }

  async stop(): Promise<void> {
    await Promise.all(this.processes.map((process) => process.stop()));
  }
}
