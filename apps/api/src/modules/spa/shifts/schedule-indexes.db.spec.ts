import { type Connection, createConnection, Types } from 'mongoose';
import { ensureIndexes } from '../../../common/database/migrations/migrate';
import { AbsenceSchema } from './absences/absence.schema';
import { ShiftSchema } from './shift.schema';

interface Explained {
  executionStats: { nReturned: number; totalDocsExamined: number };
  queryPlanner: { winningPlan: object };
}

/** A year of forty therapists: a week of them, or of one, is read without the rest. */
describe('shifts and absences', () => {
  let connection: Connection;
  const _vendor = new Types.ObjectId();
  const therapists = Array.from({ length: 40 }, () => new Types.ObjectId());
  const series = new Types.ObjectId();
  const dayOf = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);
  const week = { $gte: dayOf(100), $lte: dayOf(106) };

  beforeAll(async () => {
    connection = await createConnection(process.env.MONGODB_URI ?? '').asPromise();
    connection.model('Shift', ShiftSchema);
    connection.model('Absence', AbsenceSchema);
    await ensureIndexes(connection);
    const days = Array.from({ length: 365 }, (_, n) => n);
    await connection.collection('shifts').insertMany(
      therapists.flatMap((_therapist, number) =>
        days.map((n) => ({
          ...{ _vendor, _therapist, date: dayOf(n), shiftStart: 480 + number, shiftEnd: 960 },
          ...(number === 0 && n < 10 ? { series } : {}),
        })),
      ),
    );
    await connection.collection('absences').insertMany(
      therapists.flatMap((_therapist) =>
        Array.from({ length: 12 }, (_, n) => ({
          ...{ _vendor, _therapist, from: dayOf(n * 30), until: dayOf(n * 30 + 2) },
        })),
      ),
    );
  });
  afterAll(async () => {
    for (const collection of ['shifts', 'absences']) {
      await connection.collection(collection).deleteMany({ _vendor });
    }
    await connection.close();
  });

  const explained = async (collection: string, filter: object, sort: Record<string, 1>) =>
    (await connection
      .collection(collection)
      .find({ _vendor, ...filter })
      .sort(sort)
      .explain('executionStats')) as unknown as Explained;
  const byTime = { date: 1, shiftStart: 1, _id: 1 } as const;

  it('of a week are read in order', async () => {
    const { executionStats, queryPlanner } = await explained('shifts', { date: week }, byTime);
    expect(executionStats).toMatchObject({ nReturned: 280, totalDocsExamined: 280 });
    expect(JSON.stringify(queryPlanner.winningPlan)).not.toContain('"SORT"');
  });

  it.each([
    ['one therapist', 1],
    ['a few', 4],
  ])('of a week of %s are read without the others', async (_, count) => {
    const filter = { date: week, _therapist: { $in: therapists.slice(0, count) } };
    const { executionStats } = await explained('shifts', filter, byTime);
    expect(executionStats).toMatchObject({
      nReturned: 7 * count,
      totalDocsExamined: 7 * count,
    });
  });

  it('of three days of most therapists are read without the others', async () => {
    const date = { $gte: dayOf(100), $lte: dayOf(102) };
    const filter = { date, _therapist: { $in: therapists.slice(0, 33) } };
    const { executionStats } = await explained('shifts', filter, byTime);
    expect(executionStats).toMatchObject({ nReturned: 99, totalDocsExamined: 99 });
  });

  it('of a repeat are read without the others', async () => {
    const filter = { series, date: { $gte: dayOf(5) } };
    const { executionStats } = await explained('shifts', filter, { date: 1 });
    expect(executionStats).toMatchObject({ nReturned: 5, totalDocsExamined: 5 });
  });

  it('that are over are not read with the absences of a week', async () => {
    const filter = { until: { $gte: dayOf(330) }, from: { $lte: dayOf(337) } };
    const { executionStats } = await explained('absences', filter, { from: 1 });
    expect(executionStats).toMatchObject({ nReturned: 40, totalDocsExamined: 40 });
  });
});
