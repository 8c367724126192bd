import { type Connection, createConnection, type mongo } from 'mongoose';
import { Config } from '../../config/config';
import { readEnvironment } from '../../config/env';
import { SystemClock } from '../clock/clock';
import { ENDED_SESSIONS_COLLECTION, EndedSessions } from './ended-sessions';

describe('ended sessions', () => {
  let connection: Connection;
  const opened: EndedSessions[] = [];
  beforeAll(async () => {
    connection = await createConnection(process.env.MONGODB_URI ?? '').asPromise();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await Promise.all(opened.splice(0).map((one) => one.onModuleDestroy()));
  });
  afterAll(() => connection.close());

  const open = () => {
    const one = new EndedSessions(connection, new SystemClock(), new Config(readEnvironment()));
    opened.push(one);
    return one;
  };
  let last = 0;
  const aSession = () => `session-${++last}-${Date.now()}`;
  /** Until the feed answers, so that the database is asked no more. */
  const followed = async (one: EndedSessions) => {
    while (typeof one.has('nobody') !== 'boolean') {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  it('are told by the feed, without a question to the database', async () => {
    const [here, there] = [open(), open()];
    await followed(there);
    const id = aSession();
    expect(there.has(id)).toBe(false);
    const told = new Promise<void>((end) => void there.watch(id, end));
    await here.record([id]);
    await told;
    expect(there.has(id)).toBe(true);
  });

  it('are asked for while a process does not follow them yet', async () => {
    const id = aSession();
    await open().record([id]);
    await expect(open().has(id)).resolves.toBe(true);
    await expect(open().has(aSession())).resolves.toBe(false);
  });

  it('are asked for while the feed says nothing', async () => {
    const one = open();
    const silent = { tryNext: jest.fn().mockResolvedValueOnce(null), close: async () => {} };
    silent.tryNext.mockReturnValue(new Promise(() => {}));
    jest
      .spyOn(connection.collection(ENDED_SESSIONS_COLLECTION), 'watch')
      .mockReturnValue(silent as unknown as mongo.ChangeStream);
    await followed(one);
    const id = aSession();
    await open().record([id]);
    expect(one.has(id)).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 750));
    await expect(one.has(id)).resolves.toBe(true);
  });

  it('end every stream when the feed is lost, and are followed again', async () => {
    const one = open();
    await followed(one);
    const ended = new Promise<void>((end) => void one.watch('somebody', end));
    await connection.collection(ENDED_SESSIONS_COLLECTION).drop();
    await ended;
    await followed(one);
    const id = aSession();
    const told = new Promise<void>((end) => void one.watch(id, end));
    await open().record([id]);
    await told;
  });

  it('are forgotten once no token of theirs is valid any more', async () => {
    const clock = new SystemClock();
    const one = new EndedSessions(connection, clock, new Config(readEnvironment()));
    opened.push(one);
    await followed(one);
    const [old, fresh] = [aSession(), aSession()];
    one.apply([old]);
    jest.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 16 * 60_000));
    one.apply([fresh]);
    expect([one.has(old), one.has(fresh)]).toEqual([false, true]);
  });
});
