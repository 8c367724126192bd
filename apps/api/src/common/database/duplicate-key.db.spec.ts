import { type Collection, type Connection, createConnection, type mongo } from 'mongoose';
import { ConflictError, RuleError } from '../errors/app-error';
import { isDuplicateKey, refusingDuplicates } from './duplicate-key';

const CODE_KEY = { _vendor: 1, code: 1 } as const;
const NAME_KEY = { _vendor: 1, name: 1 } as const;

describe('what a unique index refuses', () => {
  let connection: Connection;
  let things: Collection<{ _id: number; _vendor: number; code: string; name: string }>;
  const thing = (_id: number, code: string, name: string) => ({ _id, _vendor: 1, code, name });

  beforeAll(async () => {
    connection = await createConnection(process.env.MONGODB_URI ?? '').asPromise();
    things = connection.collection('test_unique_things');
    await things.deleteMany({});
    await things.createIndex(CODE_KEY, { unique: true });
    // named after another key: only the key tells which index it is
    await things.createIndex(NAME_KEY, { unique: true, name: '_vendor_1_code_1_too' });
    await things.insertOne(thing(1, 'a', 'Anna'));
  });
  afterAll(() => connection.close());

  const refused = (write: Promise<unknown>): Promise<mongo.MongoServerError> =>
    write.then(
      () => Promise.reject(new Error('It was written')),
      (error) => error,
    );

  it('is known by the key of the index, however the write is made', async () => {
    const byInsert = await refused(things.insertOne(thing(2, 'a', 'Bo')));
    expect(isDuplicateKey(byInsert, CODE_KEY)).toBe(true);
    expect(isDuplicateKey(byInsert, NAME_KEY)).toBe(false);
    expect(isDuplicateKey(byInsert, { code: 1, _vendor: 1 })).toBe(false);
    expect(isDuplicateKey(byInsert, { _vendor: 1 })).toBe(false);

    await things.insertOne(thing(3, 'c', 'Cleo'));
    const change = { $set: { name: 'Anna' } };
    const byUpdate = await refused(things.updateOne({ _id: 3 }, change));
    expect(isDuplicateKey(byUpdate, NAME_KEY)).toBe(true);
    const byFind = await refused(things.findOneAndUpdate({ _id: 3 }, change));
    expect(isDuplicateKey(byFind, NAME_KEY)).toBe(true);
    const byUpsert = await refused(
      things.updateOne({ _id: 1, code: 'other' }, { $set: { name: 'Dag' } }, { upsert: true }),
    );
    expect(isDuplicateKey(byUpsert, { _id: 1 })).toBe(true);
  });

  it('is known of several documents at once, without its key', async () => {
    const error = await refused(things.insertMany([thing(4, 'd', 'Dag'), thing(1, 'e', 'Eli')]));
    expect(isDuplicateKey(error)).toBe(true);
    await things.deleteOne({ _id: 4 });
  });

  it('is told as declared; what is not declared, and what is no duplicate, stays as it is', async () => {
    const refusals = [
      { key: CODE_KEY, error: RuleError, code: 'CODE_TAKEN' },
      { key: NAME_KEY, error: ConflictError, code: 'SEGMENT_TAKEN' },
    ] as const;
    const insert = (_id: number, code: string, name: string) =>
      refusingDuplicates(refusals, () => things.insertOne(thing(_id, code, name)));
    await expect(insert(5, 'a', 'Eli')).rejects.toMatchObject({ status: 422, code: 'CODE_TAKEN' });
    await expect(insert(5, 'e', 'Anna')).rejects.toMatchObject({
      status: 409,
      code: 'SEGMENT_TAKEN',
    });
    await expect(insert(1, 'e', 'Eli')).rejects.toMatchObject({ code: 11000 });
    const broken = new Error(
      'E11000 duplicate key error collection: things index: _vendor_1_code_1',
    );
    await expect(refusingDuplicates(refusals, () => Promise.reject(broken))).rejects.toBe(broken);
    expect(await insert(5, 'e', 'Eli')).toMatchObject({ acknowledged: true });
  });
});
