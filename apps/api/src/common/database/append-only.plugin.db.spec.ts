import { type Connection, createConnection, type Model, Schema, Types } from 'mongoose';
import { AppendOnlyError, appendOnly } from './append-only.plugin';

interface Line {
  _id: Types.ObjectId;
  text: string;
}

describe('an append-only collection', () => {
  let connection: Connection;
  let lines: Model<Line>;

  beforeAll(async () => {
    connection = await createConnection(process.env.MONGODB_URI ?? '').asPromise();
    const schema = new Schema<Line>({ text: String });
    schema.plugin(appendOnly);
    lines = connection.model<Line>(`Line${new Types.ObjectId()}`, schema);
    await lines.create([{ text: 'first' }]);
  });
  afterAll(() => connection.close());

  it.each<[string, () => Promise<unknown>]>([
    ['updateOne', () => lines.updateOne({}, { text: 'x' }).exec()],
    ['updateMany', () => lines.updateMany({}, { text: 'x' }).exec()],
    ['an upsert', () => lines.updateOne({ text: 'y' }, { text: 'y' }, { upsert: true }).exec()],
    ['replaceOne', () => lines.replaceOne({}, { text: 'x' }).exec()],
    ['findOneAndUpdate', () => lines.findOneAndUpdate({}, { text: 'x' }).exec()],
    ['findOneAndReplace', () => lines.findOneAndReplace({}, { text: 'x' }).exec()],
    ['findByIdAndUpdate', () => lines.findByIdAndUpdate(new Types.ObjectId(), {}).exec()],
    ['deleteOne', () => lines.deleteOne({}).exec()],
    ['deleteMany', () => lines.deleteMany({}).exec()],
    ['findOneAndDelete', () => lines.findOneAndDelete({}).exec()],
    ['bulkWrite', () => lines.bulkWrite([{ deleteMany: { filter: {} } }])],
    ['a document that is saved again', () => changed((line) => line.set('text', 'x').save())],
    ['updateOne of a document', () => changed((line) => line.updateOne({ text: 'x' }).exec())],
    ['deleteOne of a document', () => changed((line) => line.deleteOne().exec())],
  ])('throws for %s', async (_name, change) => {
    await expect(change()).rejects.toThrow(AppendOnlyError);
    expect(await lines.find().lean()).toMatchObject([{ text: 'first' }]);
  });

  const changed = async (change: (line: InstanceType<Model<Line>>) => unknown) =>
    change(await lines.findOne().orFail());
});

describe('adding', () => {
  it('is what it is for', async () => {
    const connection = await createConnection(process.env.MONGODB_URI ?? '').asPromise();
    const schema = new Schema<Line>({ text: String });
    schema.plugin(appendOnly);
    const lines = connection.model<Line>(`Line${new Types.ObjectId()}`, schema);
    await lines.create([{ text: 'one' }]);
    await lines.insertMany([{ text: 'two' }]);
    await lines.bulkWrite([{ insertOne: { document: { text: 'three' } } }]);
    expect(await lines.countDocuments()).toBe(3);
    await connection.close();
  });
});
