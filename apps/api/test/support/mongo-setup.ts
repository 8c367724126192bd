import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mongoBinary } from '@atrium/runner/mongo/binary';
import { type ReplicaSet, startReplicaSet } from '@atrium/runner/mongo/replica-set';
import { freePort } from '@atrium/runner/ports';

declare global {
  var testMongo: ReplicaSet | undefined;
}

/** One MongoDB for the whole run; each worker has its own database in it (environment.ts). */
export default async function setup(): Promise<void> {
  if (process.env.TEST_MONGODB_URI) return;
  const directory = mkdtempSync(join(tmpdir(), 'atrium-test-mongo-'));
  globalThis.testMongo = await startReplicaSet({
    binary: await mongoBinary({ log: (line) => console.warn(line) }),
    dataDir: join(directory, 'data'),
    logFile: join(directory, 'mongod.log'),
    port: await freePort(),
    cacheGb: 0.5,
  });
  process.env.TEST_MONGODB_URI = globalThis.testMongo.uri('test');
}
