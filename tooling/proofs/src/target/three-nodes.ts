import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { mongoBinary } from '@atrium/runner/mongo/binary';
import { isListening } from '@atrium/runner/ports';
import { type Service, startService } from '@atrium/runner/processes/service';
import { MongoClient } from 'mongodb';

const SET = 'atrium';
const CACHE_GB = 0.5;
const PATIENCE_MS = 60_000;

interface Node {
  port: number;
  service: Service;
}

/** A replica set of three with MongoDB's own timeouts, whose primary can be killed. */
export class ThreeNodes {
  private constructor(
    private readonly binary: string,
    private readonly folder: string,
    private readonly nodes: Node[],
  ) {}

  static async start(folder: string, firstPort: number): Promise<ThreeNodes> {
    const binary = await mongoBinary({ log: console.log });
    const set = new ThreeNodes(binary, folder, []);
    for (const port of [firstPort, firstPort + 1, firstPort + 2]) {
      set.nodes.push({ port, service: await set.spawn(port) });
    }
    await set.initiate();
    return set;
  }

  uri(database: string): string {
    return `mongodb://${this.addresses.join(',')}/${database}?replicaSet=${SET}`;
  }

  /** kill -9 of whoever is primary. @returns how to bring it back, as a secondary */
  async killPrimary(): Promise<() => Promise<void>> {
    const primary = await this.primary();
    process.kill(primary.service.pid, 'SIGKILL');
    await primary.service.exited;
    return async () => {
      primary.service = await this.spawn(primary.port);
      await this.until(primary.port, (hello) => hello.secondary === true);
    };
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map(({ service }) => service.stop()));
  }

  private get addresses(): string[] {
    return this.nodes.map(({ port }) => `127.0.0.1:${port}`);
  }

  private async primary(): Promise<Node> {
    const deadline = Date.now() + PATIENCE_MS;
    while (Date.now() < deadline) {
      for (const node of this.nodes) {
        const hello = await ask(node.port, { hello: 1 });
        if (hello?.isWritablePrimary === true) return node;
      }
      await sleep(100);
    }
    throw new Error('the replica set has no primary');
  }

  private async initiate(): Promise<void> {
    const [first] = this.nodes;
    const members = this.addresses.map((host, _id) => ({ _id, host }));
    if (first) await ask(first.port, { replSetInitiate: { _id: SET, members } });
    await this.primary();
    for (const { port } of this.nodes) {
      await this.until(
        port,
        (hello) => hello.secondary === true || hello.isWritablePrimary === true,
      );
    }
  }

  private async until(port: number, is: (hello: Record<string, unknown>) => boolean) {
    const deadline = Date.now() + PATIENCE_MS;
    while (Date.now() < deadline) {
      const hello = await ask(port, { hello: 1 });
      if (hello && is(hello)) return;
      await sleep(100);
    }
    throw new Error(`the member at ${port} did not come up`);
  }

  private async spawn(port: number): Promise<Service> {
    const dbpath = join(this.folder, `node-${port}`);
    await mkdir(dbpath, { recursive: true });
    const service = await startService({
      command: this.binary,
      args: [
        ...['--replSet', SET, '--bind_ip', '127.0.0.1', '--port', String(port)],
        ...['--dbpath', dbpath, '--wiredTigerCacheSizeGB', String(CACHE_GB), '--nounixsocket'],
        ...['--setParameter', 'transactionLifetimeLimitSeconds=3'],
      ],
      cwd: this.folder,
      env: process.env,
      logFile: join(this.folder, `node-${port}.log`),
    });
    while (!(await isListening(port))) await sleep(50);
    return service;
  }
}

/** Undefined if no node answers. */
async function ask(port: number, command: object): Promise<Record<string, unknown> | undefined> {
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, {
    serverSelectionTimeoutMS: 2_000,
  });
  try {
    return await client.db('admin').command({ ...command });
  } catch {
    return undefined;
  } finally {
    await client.close();
  }
}
