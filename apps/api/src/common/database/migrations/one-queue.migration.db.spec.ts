import { type Connection, createConnection, Types } from 'mongoose';
import { oneQueue } from './one-queue.migration';

const at = new Date('2026-11-22T03:00:00Z');

describe('an installation from before there was one queue', () => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await createConnection(process.env.MONGODB_URI ?? '').asPromise();
  });
  afterAll(() => connection.close());

  it('keeps what waited, once', async () => {
    const _vendor = new Types.ObjectId();
    const [message, link, merge] = [
      new Types.ObjectId(),
      new Types.ObjectId(),
      new Types.ObjectId(),
    ];
    await connection.collection('messageDeliveries').insertMany([
      { _id: message, _vendor, dueAt: at, attempts: 2 },
      { _id: link, _vendor, dueAt: at, attempts: 0, notAfter: at, claim: 'of a sender' },
    ]);
    const merges = connection.collection('customerMerges');
    await merges.insertMany([
      { _id: merge, _vendor, settlesUntil: at },
      { _id: new Types.ObjectId(), _vendor },
    ]);
    const result = { differences: 3 };
    await connection
      .collection<{ _id: string }>('jobs')
      .insertMany([
        { _id: 'verify-bookings', until: at, holder: 'x', last: { at, result } } as { _id: string },
      ]);

    await oneQueue.up(connection);
    await oneQueue.up(connection);

    const jobs = connection.collection('queuedJobs');
    const ours = await jobs.find({ _vendor }).sort({ kind: 1, attempts: -1 }).toArray();
    expect(ours).toEqual([
      expect.objectContaining({
        kind: 'send-message',
        key: `send-message|${message.toHexString()}`,
        payload: { message },
        dueAt: at,
        attempts: 2,
      }),
      expect.objectContaining({
        kind: 'send-message',
        payload: { message: link, notAfter: at },
        attempts: 0,
      }),
      expect.objectContaining({ kind: 'settle-merge', payload: { merge }, dueAt: at }),
    ]);
    expect(ours.every(({ claim }) => claim === undefined)).toBe(true);
    expect(await jobs.findOne({ key: 'verify-bookings|2026-11-22|all' })).toMatchObject({
      doneAt: at,
      result,
    });
    expect(await merges.countDocuments({ settlesUntil: { $exists: true } })).toBe(0);
    const left = (await connection.listCollections()).map(({ name }) => name);
    expect(left).not.toContain('messageDeliveries');
    await Promise.all([jobs.deleteMany({}), merges.deleteMany({ _vendor })]);
  });
});
