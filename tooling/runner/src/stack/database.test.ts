import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { freePort } from '../ports';
import { openDatabase, runningDatabase } from './database';
import { readRunFile, writeRunFile } from './run-file';
import { seedDemo } from './seed-demo';

jest.setTimeout(120_000);

describe('the database of a run', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'atrium-database-'));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));

  const { MONGODB_URI: _uri, ...plain } = process.env;
  const open = (env: NodeJS.ProcessEnv = plain) => openDatabase({ dataDir, env, log: () => {} });

  it('is started once, found by the commands beside the run, and keeps its port', async () => {
    expect(await runningDatabase(dataDir)).toBeUndefined();
    const first = await open();
    expect(await runningDatabase(dataDir)).toBe(first.uri);
    await first.stop();
    expect(await runningDatabase(dataDir)).toBeUndefined();

    const second = await open();
    expect(second.uri).toBe(first.uri);
    await second.stop();
  });

  it('refuses a second run on the same data', async () => {
    const first = await open();
    const run = await readRunFile(dataDir);
    // As a run in another process left it: this one's parent is surely alive.
    await writeRunFile(dataDir, { mongoPort: 1, ...run, pid: process.ppid });
    await expect(open()).rejects.toThrow(
      `Atrium already runs from this folder (process ${process.ppid}).`,
    );
    await first.stop();
  });

  it('does not take a strange process for a run because it has an old pid', async () => {
    const port = await freePort();
    await writeRunFile(dataDir, {
      pid: process.ppid,
      mongoPort: port,
      mongoPid: process.ppid,
      mongoUri: `mongodb://127.0.0.1:${port}/atrium?directConnection=true`,
    });
    expect(await runningDatabase(dataDir)).toBeUndefined();
  });

  it('gets the demo when it is empty, and again when that was cut off', async () => {
    const database = await open();
    const client = await new MongoClient(database.uri).connect();
    const calls: string[] = [];
    const seed = (work: () => Promise<unknown>) =>
      seedDemo(database.uri, dataDir, async (args) => {
        calls.push(args.join(' '));
        await work();
      });
    const halfDone = async () => {
      await client.db().collection('vendors').insertOne({ slug: 'fjord' });
      throw new Error('cut off');
    };
    await expect(seed(halfDone)).rejects.toThrow('cut off');
    await seed(async () => {});
    expect(calls).toEqual(['seed --if-empty', 'seed']);

    // From here on there is something to lose.
    const cutOff = () => Promise.reject(new Error('cut off'));
    await expect(seed(cutOff)).rejects.toThrow('cut off');
    await seed(async () => {});
    expect(calls.slice(2)).toEqual(['seed --if-empty', 'seed --if-empty']);
    await client.close();
    await database.stop();
  });

  it('is the one of MONGODB_URI when that can be used, and is left running', async () => {
    const own = await open();
    const given = await openDatabase({
      dataDir: join(dataDir, 'other'),
      env: { ...plain, MONGODB_URI: own.uri },
      log: () => {},
    });
    expect(given.uri).toBe(own.uri);
    await given.stop();
    const client = await new MongoClient(own.uri).connect();
    expect(await client.db('admin').command({ ping: 1 })).toMatchObject({ ok: 1 });
    await client.close();
    await own.stop();
  });

  it('says why the one of MONGODB_URI cannot be used', async () => {
    const port = await freePort();
    await expect(
      open({
        ...plain,
        MONGODB_URI: `mongodb://127.0.0.1:${port}/atrium?serverSelectionTimeoutMS=500`,
      }),
    ).rejects.toThrow(/^The MongoDB of MONGODB_URI cannot be used: .*ECONNREFUSED/);
  });
});
