import { type Connection, createConnection, type Model, Schema, Types } from 'mongoose';
import { MissingTenantError, type TenantOwned, tenantOwned } from './tenant.plugin';

interface Thing extends TenantOwned {
  name: string;
}

describe('a tenant-owned collection', () => {
  let connection: Connection;
  let things: Model<Thing>;
  const own = new Types.ObjectId();
  const other = new Types.ObjectId();

  beforeAll(async () => {
    connection = await createConnection(process.env.MONGODB_URI ?? '').asPromise();
    const schema = new Schema<Thing>({ name: String });
    schema.plugin(tenantOwned);
    things = connection.model<Thing>(`Thing${new Types.ObjectId()}`, schema);
    await things.create([
      { _vendor: own, name: 'ours' },
      { _vendor: other, name: 'theirs' },
    ]);
  });
  afterAll(() => connection.close());

  it('answers only what the venue owns', async () => {
    expect(await things.find({ _vendor: own }).lean()).toMatchObject([{ name: 'ours' }]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['find', () => things.find({}).lean()],
    ['findOne', () => things.findOne({ name: 'theirs' }).lean()],
    ['findById', () => things.findById(new Types.ObjectId()).lean()],
    ['findOneAndUpdate', () => things.findOneAndUpdate({ name: 'x' }, { name: 'y' })],
    ['findOneAndDelete', () => things.findOneAndDelete({ name: 'x' })],
    ['updateOne', () => things.updateOne({}, { name: 'y' }).exec()],
    ['updateMany', () => things.updateMany({}, { name: 'y' }).exec()],
    ['deleteOne', () => things.deleteOne({}).exec()],
    ['deleteMany', () => things.deleteMany({}).exec()],
    ['countDocuments', () => things.countDocuments({}).exec()],
    ['estimatedDocumentCount', () => things.estimatedDocumentCount().exec()],
    ['distinct', () => things.distinct('name').exec()],
    ['aggregate', () => things.aggregate([{ $group: { _id: '$name' } }]).exec()],
    [
      'aggregate that matches something else first',
      () => things.aggregate([{ $match: { name: 'x' } }]).exec(),
    ],
    ['a filter with several vendors', () => things.find({ _vendor: { $in: [own, other] } }).lean()],
    ['bulkWrite', () => things.bulkWrite([{ deleteMany: { filter: {} } }])],
  ])('throws for %s without its vendor', async (_name, query) => {
    await expect(query()).rejects.toThrow(MissingTenantError);
  });

  it('stores nothing without a venue', async () => {
    await expect(things.create({ name: 'nobody’s' } as Thing)).rejects.toThrow(/_vendor/);
    await expect(things.insertMany([{ name: 'nobody’s' } as Thing])).rejects.toThrow(/_vendor/);
  });
});
