import { addDays } from '@atrium/rules/calendar/calendar-date';
import { type Connection, createConnection, Types } from 'mongoose';
import { ensureIndexes } from '../../../common/database/migrations/migrate';
import type { ResourceKind } from '../claim';
import {
  OCCUPATIONS,
  OCCUPATIONS_BY_KIND,
  type Occupation,
  OccupationSchema,
} from './occupation.schema';
import { OccupationReader, occupationsOn } from './occupation-reader';

const FIRST = '2026-06-01';
const RESOURCES = { table: 100, therapist: 40, room: 20 } as const;

/** A venue with a dining room and a spa: who reads one does not read the other. */
describe('occupations of a kind', () => {
  let connection: Connection;
  const [_vendor, other] = [new Types.ObjectId(), new Types.ObjectId()];
  const days = Array.from({ length: 20 }, (_, n) => addDays(FIRST, n));

  beforeAll(async () => {
    connection = await createConnection(process.env.MONGODB_URI ?? '').asPromise();
    connection.model('Occupation', OccupationSchema);
    await ensureIndexes(connection);
    const kinds = Object.entries(RESOURCES);
    const documents = [_vendor, other].flatMap((vendor) =>
      kinds.flatMap(([kind, count]) =>
        Array.from({ length: count }, () => new Types.ObjectId().toHexString()).flatMap((id) =>
          days.map((date) => ({
            ...{ _id: `${kind}:${id}|${date}`, _vendor: vendor, date, v: 1 },
            occ: [{ b: 'one', s: 600, e: 660 }],
          })),
        ),
      ),
    );
    await connection.collection<Occupation>(OCCUPATIONS).insertMany(documents);
  });
  afterAll(async () => {
    await connection.collection(OCCUPATIONS).deleteMany({ _vendor: { $in: [_vendor, other] } });
    await connection.close();
  });

  it.each<{ kinds: ResourceKind[] }>([
    { kinds: ['table'] },
    { kinds: ['therapist'] },
    { kinds: ['room'] },
    { kinds: ['therapist', 'room'] },
  ])('a day of $kinds and the day after read nothing else', async ({ kinds }) => {
    const count = kinds.reduce((sum, kind) => sum + RESOURCES[kind], 0);
    const explained = await connection
      .collection<Occupation>(OCCUPATIONS)
      .find(occupationsOn(_vendor, kinds, days.slice(3, 5)), { hint: OCCUPATIONS_BY_KIND })
      .explain('executionStats');
    expect(explained.executionStats).toMatchObject({
      nReturned: count * 2,
      totalDocsExamined: count * 2,
    });
    // one key more for each day and kind, where its range ends
    expect(explained.executionStats.totalKeysExamined).toBeLessThanOrEqual(
      count * 2 + 3 * kinds.length,
    );
    const scope = { vendorId: _vendor.toHexString(), now: new Date() };
    const taken = await new OccupationReader(connection).taken(scope, kinds, [FIRST]);
    expect(taken.during(FIRST, 600, 660).size).toBe(count);
  });
});
