import { join } from 'node:path';
import { mongoBinary } from '@atrium/runner/mongo/binary';
import { type ReplicaSet, startReplicaSet } from '@atrium/runner/mongo/replica-set';
import { freePort } from '@atrium/runner/ports';
import { scratchFolder } from '@atrium/runner/scratch-folder';
import { createConnection } from 'mongoose';
import { beginRecording } from './answers/examples-file';
import { refreshDtoMetadata } from './dto-metadata';

declare global {
  var testMongo: ReplicaSet | undefined;
  var testMongoFolder: string | undefined;
}

/** What the whole run needs once: the DTOs' metadata, and a MongoDB in which each worker has a database. */
export default async function setup(): Promise<void> {
  beginRecording();
  await Promise.all([refreshDtoMetadata(), startMongo()]);
}

async function startMongo(): Promise<void> {
  if (process.env.TEST_MONGODB_URI) return;
  const directory = scratchFolder('atrium-test-mongo-');
  globalThis.testMongoFolder = directory;
  globalThis.testMongo = await startReplicaSet({
    binary: await mongoBinary({ log: (line) => console.warn(line) }),
    dataDir: join(directory, 'data'),
    logFile: join(directory, 'mongod.log'),
    port: await freePort(),
    cacheGb: 0.5,
  });
  process.env.TEST_MONGODB_URI = globalThis.testMongo.uri('test');
  await keepExpired(process.env.TEST_MONGODB_URI);
}

/** The tests' clock is in the past, so MongoDB would delete what they write as expired. */
async function keepExpired(uri: string): Promise<void> {
  const connection = await createConnection(uri).asPromise();
  await connection.getClient().db('admin').command({ setParameter: 1, ttlMonitorEnabled: false });
  await connection.close();
}
