import { type Connection, createConnection, Types } from 'mongoose';
import { LiveEvents } from './live-events.service';

const CROWD = 200;
const LONGEST_SILENCE_MS = 20_000;

/** The driver lives by the others. */
const ALL_BUT_INTERVALS = [
  ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
  ...(['setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout'] as const),
];

describe('LiveEvents', () => {
  let connection: Connection;
  let live: LiveEvents;

  beforeAll(async () => {
    connection = await createConnection(process.env.MONGODB_URI ?? '').asPromise();
  });
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ALL_BUT_INTERVALS });
    live = new LiveEvents(connection);
  });
  afterEach(async () => {
    await live.onModuleDestroy();
    jest.useRealTimers();
  });
  afterAll(() => connection.close());

  it('lets nobody begin to listen before it hears what is committed', async () => {
    const vendorId = new Types.ObjectId().toHexString();
    const listener = { vendorId, frameOf: () => undefined, send: () => {}, end: () => {} };
    const began: string[] = [];
    await Promise.all([
      live.listen(listener).then(() => began.push('first')),
      live.listen(listener).then(() => began.push('second')),
    ]);
    expect(began).toEqual(['first', 'second']);
  });

  it('lets go of everybody where the stream is invalidated, and hears again who comes back', async () => {
    const uri = process.env.MONGODB_URI ?? '';
    const own = await createConnection(uri, { dbName: 'live-invalidated' }).asPromise();
    await own.collection('events').insertOne({ type: 'before' });
    const there = new LiveEvents(own);
    try {
      const vendorId = new Types.ObjectId();
      const heard: string[] = [];
      const listener = {
        vendorId: vendorId.toHexString(),
        frameOf: ({ type }: { type: string }) => type,
        send: (frame: string) => void heard.push(frame),
      };
      await new Promise<void>((end) => {
        void there.listen({ ...listener, end }).then(() => own.dropCollection('events'));
      });
      expect(there.size).toBe(0);
      const told = new Promise<string>((send) => {
        void there
          .listen({ ...listener, send, end: () => {} })
          .then(() => own.collection('events').insertOne({ _vendor: vendorId, type: 'after' }));
      });
      expect(await told).toBe('after');
    } finally {
      await there.onModuleDestroy();
      await own.dropDatabase();
      await own.close();
    }
  });

  it('sends everybody a sign of life in time, a few at a time', async () => {
    const vendorId = new Types.ObjectId().toHexString();
    const beats = new Array<number>(CROWD).fill(0);
    for (const index of beats.keys()) {
      const send = () => {
        beats[index] = (beats[index] ?? 0) + 1;
      };
      await live.listen({ vendorId, frameOf: () => undefined, send, end: () => {} });
    }
    const sent = () => beats.reduce((sum, count) => sum + count, 0);

    let before = 0;
    const atOnce: number[] = [];
    for (let passed = 0; passed < LONGEST_SILENCE_MS; passed += 500) {
      jest.advanceTimersByTime(500);
      atOnce.push(sent() - before);
      before = sent();
    }

    expect(new Set(beats)).toEqual(new Set([1]));
    expect(Math.max(...atOnce)).toBeLessThanOrEqual(CROWD / 20);
  });
});
