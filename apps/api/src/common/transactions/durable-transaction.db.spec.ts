import mongoose, { Types } from 'mongoose';
import { DeadlineExceededError, deadlineIn } from './deadline';
import { runDurably } from './durable-transaction';

describe('runDurably', () => {
  const connection = mongoose.createConnection(process.env.MONGODB_URI ?? '');
  const things = () =>
    connection.collection<{ _id: Types.ObjectId; n: number }>('test_durable_things');
  afterAll(() => connection.close());

  const thing = async () => {
    const _id = new Types.ObjectId();
    await things().insertOne({ _id, n: 0 });
    return _id;
  };

  it('runs again what met another writer, and loses neither', async () => {
    const _id = await thing();
    let runs = 0;
    const add = () =>
      runDurably(connection, deadlineIn(10_000), async (session) => {
        runs += 1;
        const found = await things().findOne({ _id }, { session });
        await things().updateOne({ _id }, { $set: { n: (found?.n ?? 0) + 1 } }, { session });
      });
    await Promise.all(Array.from({ length: 8 }, add));
    expect((await things().findOne({ _id }))?.n).toBe(8);
    expect(runs).toBeGreaterThan(8);
  });

  it('gives up at its deadline, having written nothing', async () => {
    const _id = await thing();
    const blocker = await connection.startSession();
    blocker.startTransaction();
    await things().updateOne({ _id }, { $set: { n: 5 } }, { session: blocker });
    const late = runDurably(connection, deadlineIn(200), async (session) => {
      await things().updateOne({ _id }, { $set: { n: 9 } }, { session });
    });
    await expect(late).rejects.toThrow(DeadlineExceededError);
    await blocker.abortTransaction();
    await blocker.endSession();
    expect((await things().findOne({ _id }))?.n).toBe(0);
  });

  it('undoes and tells what went wrong otherwise, at once', async () => {
    const _id = await thing();
    let runs = 0;
    const wrong = runDurably(connection, deadlineIn(10_000), async (session) => {
      runs += 1;
      await things().updateOne({ _id }, { $set: { n: 1 } }, { session });
      throw new Error('wrong');
    });
    await expect(wrong).rejects.toThrow('wrong');
    expect(runs).toBe(1);
    expect((await things().findOne({ _id }))?.n).toBe(0);
  });
});
