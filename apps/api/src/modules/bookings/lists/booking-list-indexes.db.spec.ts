import { type Connection, createConnection, Types } from 'mongoose';
import { ensureIndexes } from '../../../common/database/migrations/migrate';
import { newReference } from '../../../common/short-reference';
import { type Booking, BookingSchema, BY_REFERENCE } from '../booking.schema';
import { BookingsRepository } from '../bookings.repository';
import { bookingOf } from '../testing/booking.factory';

const DAYS = 30;
const A_DAY = 60;
const BY_TIME = { start: 1, timeindex: 1, _id: 1 } as const;

const dayOf = (n: number) => new Date(Date.UTC(2026, 5, 1 + n));

interface Explained {
  executionStats: { nReturned: number; totalDocsExamined: number };
  queryPlanner: { winningPlan: object };
}

/** What a list of staff reads when it is narrowed down: a page, and not the period it is of. */
describe('lists of bookings by', () => {
  let connection: Connection;
  const _vendor = new Types.ObjectId();
  const services = Array.from({ length: 30 }, () => new Types.ObjectId());
  const [rareStatus, common] = [new Types.ObjectId(), new Types.ObjectId()];
  const [rareSegment, segment] = [new Types.ObjectId(), new Types.ObjectId()];
  const period = { start: { $gte: dayOf(0), $lte: dayOf(DAYS - 1) } };
  const anyState = { active: { $in: [true, false] }, waitingList: { $in: [true, false] } };

  beforeAll(async () => {
    connection = await createConnection(process.env.MONGODB_URI ?? '').asPromise();
    connection.model('Booking', BookingSchema);
    await ensureIndexes(connection);
    const bookings = Array.from({ length: DAYS * A_DAY }, (_, n): Booking => {
      const [cancelled, waits] = [n % 50 === 3, n % 90 === 4];
      return bookingOf({
        _vendor,
        bookingId: newReference(),
        _service: services[n % services.length] ?? new Types.ObjectId(),
        _bookingStatus: n % 60 === 5 ? rareStatus : common,
        _segment: n % 60 === 6 ? rareSegment : segment,
        start: dayOf(Math.floor(n / A_DAY)),
        timeindex: 600 + (n % 8) * 60,
        active: !cancelled && !waits,
        waitingList: waits,
        ...(n % 100 === 7 ? { roomNumber: String(100 + (n % 300)) } : {}),
      });
    });
    await connection.collection('bookings').insertMany(bookings);
  });
  afterAll(async () => {
    await connection.collection('bookings').deleteMany({ _vendor });
    await connection.close();
  });

  it.each([
    ['a status that few have', { _bookingStatus: rareStatus }],
    ['a segment that few have', { _segment: rareSegment }],
    ['one of thirty services, whatever became of them', { _service: services[7], ...anyState }],
    ['a service and what counts', { _service: services[7], active: true, waitingList: false }],
    ['who waits', { waitingList: true }],
    ['what was cancelled, or waits', { active: false }],
  ])('%s read what they answer, in order', async (_, filter) => {
    const { executionStats, queryPlanner } = (await connection
      .collection('bookings')
      .find({ _vendor, ...period, ...filter })
      .sort(BY_TIME)
      .limit(15)
      .explain('executionStats')) as unknown as Explained;
    expect(executionStats.nReturned).toBe(15);
    expect(executionStats.totalDocsExamined).toBeLessThanOrEqual(15 + 4);
    expect(JSON.stringify(queryPlanner.winningPlan)).not.toContain('"SORT"');
  });

  it('a room read what they answer, in order', async () => {
    const { executionStats, queryPlanner } = (await connection
      .collection('bookings')
      .find({ _vendor, ...period, roomNumber: { $in: ['107', '207'] } })
      .sort(BY_TIME)
      .explain('executionStats')) as unknown as Explained;
    expect(executionStats.nReturned).toBe(12);
    expect(executionStats.totalDocsExamined).toBe(12);
    expect(JSON.stringify(queryPlanner.winningPlan)).toContain('"by_room"');
  });

  it('who waits on some days, for the times of a freed table, reads nobody else', async () => {
    const repository = new BookingsRepository(connection.model<Booking>('Booking'));
    const days = { from: dayOf(3), until: dayOf(5) };
    const waiting = { _vendor, start: { $gte: days.from, $lte: days.until }, waitingList: true };
    const entries = await connection.collection('bookings').countDocuments(waiting);
    const slots = await repository.awaitedSlots({ vendorId: _vendor.toHexString() }, days);
    expect(slots.length).toBeGreaterThan(0);
    expect(slots.length).toBeLessThanOrEqual(entries);
    const { executionStats } = (await connection
      .collection('bookings')
      .find(waiting)
      .hint('waiting_by_time')
      .explain('executionStats')) as unknown as Explained;
    expect(executionStats.nReturned).toBe(entries);
    expect(executionStats.totalDocsExamined).toBe(entries);
  });

  it('the first digits of a reference read the index alone', async () => {
    const repository = new BookingsRepository(connection.model<Booking>('Booking'));
    const ctx = { vendorId: _vendor.toHexString() };
    const one = await connection.collection('bookings').findOne({ _vendor });
    const bookingId = String(one?.bookingId);
    const start = bookingId.slice(0, 4);
    expect(await repository.referencesFrom(ctx, start, 100)).toContain(bookingId);
    const { executionStats } = (await connection
      .collection('bookings')
      .find({ _vendor, bookingId: { $gte: start, $lt: `${start}~` } })
      .project({ _id: 0, bookingId: 1 })
      .explain('executionStats')) as unknown as Explained;
    expect(executionStats.nReturned).toBeGreaterThan(0);
    expect(executionStats.totalDocsExamined).toBe(0);
  });

  it('the middle of a reference reads the index alone, of the venue alone', async () => {
    const repository = new BookingsRepository(connection.model<Booking>('Booking'));
    const one = await connection.collection('bookings').findOne({ _vendor });
    const bookingId = String(one?.bookingId);
    const part = bookingId.slice(2, 7);
    const of = (vendorId: Types.ObjectId) =>
      repository.referencesWith({ vendorId: vendorId.toHexString() }, part, 100);
    expect(await of(_vendor)).toContain(bookingId);
    expect(await of(new Types.ObjectId())).toEqual([]);
    const { executionStats } = (await connection
      .collection('bookings')
      .find({ _vendor, bookingId: { $regex: part } })
      .project({ _id: 0, bookingId: 1 })
      .hint(BY_REFERENCE)
      .explain('executionStats')) as unknown as Explained;
    expect(executionStats.nReturned).toBeGreaterThan(0);
    expect(executionStats.totalDocsExamined).toBe(0);
  });
});
