import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { freePort } from '../ports';
import { mongoBinary } from './binary';
import { MongoStartError, startReplicaSet } from './replica-set';

jest.setTimeout(120_000);

describe('startReplicaSet', () => {
  let binary: string;
  let folder: string;

  beforeAll(async () => {
    binary = await mongoBinary();
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atrium-replica-set-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const start = async (port: number) =>
    startReplicaSet({
      binary,
      port,
      dataDir: join(folder, 'db'),
      logFile: join(folder, 'mongod.log'),
      cacheGb: 0.25,
    });

  it('commits transactions, opens change streams and limits what a killed client locks', async () => {
    const set = await start(await freePort());
    const client = await new MongoClient(set.uri('shop')).connect();
    const rooms = client.db().collection<{ _id: number }>('rooms');
    await rooms.createIndex({ n: 1 });
    const changes = rooms.watch();
    const change = changes.next();
    await client.withSession((session) =>
      session.withTransaction(async () => {
        await rooms.insertOne({ _id: 1 }, { session });
      }),
    );
    expect(client.db().databaseName).toBe('shop');
    expect(await change).toMatchObject({ operationType: 'insert', documentKey: { _id: 1 } });
    expect(
      await client.db('admin').command({ getParameter: 1, transactionLifetimeLimitSeconds: 1 }),
    ).toMatchObject({ transactionLifetimeLimitSeconds: 3 });
    await changes.close();
    await client.close();
    await set.stop();
    expect(await set.exited).toBe('code 0');
  });

  it('keeps its data when the next run has another port', async () => {
    const first = await start(await freePort());
    const writer = await new MongoClient(first.uri()).connect();
    await writer.db().collection<{ _id: number }>('rooms').insertOne({ _id: 7 });
    await writer.close();
    await first.stop();

    const second = await start(await freePort());
    expect(second.port).not.toBe(first.port);
    const reader = await new MongoClient(second.uri()).connect();
    expect(await reader.db().collection('rooms').find().toArray()).toEqual([{ _id: 7 }]);
    await reader.close();
    await second.stop();
  });

  it('names what is in use: the port, or the data', async () => {
    const set = await start(await freePort());
    await expect(start(set.port)).rejects.toThrow(`port ${set.port}, meant for MongoDB, is in use`);
    const second = start(await freePort());
    await expect(second).rejects.toThrow(MongoStartError);
    await expect(second).rejects.toThrow('is another Atrium running?');
    await set.stop();
  });

  it('starts again after a kill, over the lock that was left behind', async () => {
    const port = await freePort();
    const first = await start(port);
    process.kill(first.pid, 'SIGKILL');
    expect(await first.exited).toBe('SIGKILL');
    const second = await start(port);
    expect(second.pid).not.toBe(first.pid);
    await second.stop();
  });
});
