import { type Connection, createConnection, Types } from 'mongoose';
import { ensureIndexes } from '../../../common/database/migrations/migrate';
import { TreatmentRoomSchema } from '../rooms/treatment-room.schema';
import { TherapistSchema } from '../therapists/therapist.schema';
import { TreatmentTypeSchema } from '../treatment-types/treatment-type.schema';

interface Explained {
  executionStats: { nReturned: number; totalDocsExamined: number; totalKeysExamined: number };
  queryPlanner: { winningPlan: object };
}

const IN_ORDER = { sortOrder: 1, name: 1, _id: 1 } as const;

/** Many venues with few of each: what one reads is its own. */
describe('what a spa consists of', () => {
  let connection: Connection;
  const vendors = Array.from({ length: 20 }, () => new Types.ObjectId());
  const [_vendor = new Types.ObjectId()] = vendors;
  const [therapist, room] = [new Types.ObjectId(), new Types.ObjectId()];
  const collections = ['treatmenttypes', 'therapists', 'sparooms'] as const;

  beforeAll(async () => {
    connection = await createConnection(process.env.MONGODB_URI ?? '').asPromise();
    connection.model('TreatmentType', TreatmentTypeSchema);
    connection.model('Therapist', TherapistSchema);
    connection.model('TreatmentRoom', TreatmentRoomSchema);
    await ensureIndexes(connection);
    const documents = vendors.flatMap((vendor) =>
      Array.from({ length: 15 }, (_, number) => ({
        ...{ _vendor: vendor, name: `N${number}`, sortOrder: number % 4 },
        therapists: number % 5 === 0 ? [therapist] : [],
        rooms: number % 3 === 0 ? [room] : [],
      })),
    );
    for (const collection of collections) {
      await connection.collection(collection).insertMany(documents.map((one) => ({ ...one })));
    }
  });
  afterAll(async () => {
    for (const collection of collections) {
      await connection.collection(collection).deleteMany({ _vendor: { $in: vendors } });
    }
    await connection.close();
  });

  const explained = async (collection: string, filter: object, sort: Record<string, 1>) =>
    (await connection
      .collection(collection)
      .find({ _vendor, ...filter })
      .sort(sort)
      .explain('executionStats')) as unknown as Explained;

  it.each(collections)('%s are read in their order, by their index', async (collection) => {
    const { executionStats, queryPlanner } = await explained(collection, {}, IN_ORDER);
    expect(executionStats).toMatchObject({ nReturned: 15, totalDocsExamined: 15 });
    expect(JSON.stringify(queryPlanner.winningPlan)).not.toContain('"SORT"');
  });

  it.each([
    ['a therapist', { therapists: therapist }, 3],
    ['a room', { rooms: room }, 5],
  ])('treatment types that name %s are read without the others', async (_, filter, found) => {
    const { executionStats } = await explained('treatmenttypes', filter, IN_ORDER);
    expect(executionStats).toMatchObject({ nReturned: found, totalDocsExamined: found });
  });
});
