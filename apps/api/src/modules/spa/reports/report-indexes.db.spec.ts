import { type Connection, createConnection, Types } from 'mongoose';
import { ensureIndexes } from '../../../common/database/migrations/migrate';
import { type Treatment, TreatmentSchema } from '../treatments/treatment.schema';
import { TreatmentsRepository } from '../treatments/treatments.repository';

/** A year of treatments: a report of a week reads that week, and of its guests what comes after it. */
describe('what the reports of a spa read', () => {
  let connection: Connection;
  const _vendor = new Types.ObjectId();
  const guests = Array.from({ length: 50 }, () => new Types.ObjectId());
  const dayOf = (n: number) => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);

  beforeAll(async () => {
    connection = await createConnection(process.env.MONGODB_URI ?? '').asPromise();
    connection.model('Treatment', TreatmentSchema);
    await ensureIndexes(connection);
    await connection.collection('treatments').insertMany(
      Array.from({ length: 365 * 10 }, (_, n) => ({
        ...{ _vendor, date: dayOf(Math.floor(n / 10)), timeindexStart: 540 + (n % 10) * 30 },
        ...{ _customer: guests[n % guests.length], status: 'paid' },
      })),
    );
  });
  afterAll(async () => {
    await connection.collection('treatments').deleteMany({ _vendor });
    await connection.close();
  });

  it.each([
    ['the treatments of a week', { date: { $gte: dayOf(100), $lte: dayOf(106) } }, 70],
    [
      'what some guests have after it',
      { _customer: { $in: guests.slice(0, 5) }, date: { $gt: dayOf(300) } },
      60,
    ],
  ])('%s, and nothing else', async (_, filter, found) => {
    const { executionStats, queryPlanner } = await connection
      .collection('treatments')
      .find({ _vendor, ...filter })
      .sort('date' in filter && !('_customer' in filter) ? { date: 1, timeindexStart: 1 } : {})
      .explain('executionStats');
    expect(executionStats).toMatchObject({ nReturned: found, totalDocsExamined: found });
    expect(JSON.stringify(queryPlanner.winningPlan)).not.toContain('"SORT"');
  });

  it('is asked like that', async () => {
    const treatments = new TreatmentsRepository(connection.model<Treatment>('Treatment'));
    const scope = { vendorId: _vendor.toHexString() };
    const week = await treatments.ofDays(scope, { from: dayOf(100), until: dayOf(106) });
    expect(week).toHaveLength(70);
    expect(await treatments.ofGuestsAfter(scope, guests.slice(0, 5), dayOf(300))).toHaveLength(60);
  });
});
