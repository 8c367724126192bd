import { Types } from 'mongoose';
import { newVendor } from '../../../test/support/new-vendor';
import { TestApp } from '../../../test/support/test-app';
import { behind } from '../../common/database/behind';
import { newReference } from '../../common/short-reference';
import { ledgerIdOf } from '../capacity/public';
import type { Booking } from './booking.schema';
import { BY_TIME, stretchesBehind } from './lists/booking-filter';
import { coveredTerms } from './terms/booking-terms';
import { bookingOf } from './testing/booking.factory';

const DAYS = 60;
const A_DAY = 10;
/** A booking at 11:00 of the fifteenth day, with others before and after it in its minute and its day. */
const MIDDLE = 15 + 10 * DAYS;

interface Stats {
  executionStats: { nReturned: number; totalDocsExamined: number; totalKeysExamined: number };
  queryPlanner: { winningPlan: object };
}

const dayOf = (n: number) => new Date(Date.UTC(2026, 5, 1 + n));

/** What the database reads for each query, so that a million bookings cost what ten thousand do. */
describe('queries of bookings', () => {
  let app: TestApp;
  let _vendor: Types.ObjectId;
  const run = new Types.ObjectId().toHexString().slice(0, 16);
  const idOf = (n: number) => new Types.ObjectId(run + n.toString(16).padStart(8, '0'));
  const _service = new Types.ObjectId();
  const other = new Types.ObjectId();
  const _customer = new Types.ObjectId();
  const _bookingStatus = new Types.ObjectId();
  const _segment = new Types.ObjectId();
  const _series = new Types.ObjectId();
  const _group = new Types.ObjectId();

  beforeAll(async () => {
    app = await TestApp.start();
    _vendor = await newVendor(app);
    const elsewhere = new Types.ObjectId();
    const bookings = Array.from({ length: DAYS * A_DAY * 2 }, (_, n): Booking => {
      const waits = n % 17 === 0;
      const booking = bookingOf({
        _id: idOf(n),
        _vendor: n % 2 ? _vendor : elsewhere,
        bookingId: newReference(),
        _service: n % 4 < 2 ? _service : other,
        ...(n % 40 === 1 ? { _customer, _bookingStatus, _segment, _series, _group } : {}),
        start: dayOf(n % DAYS),
        timeindex: 600 + (Math.floor(n / DAYS) % 3) * 60,
        createdAt: dayOf((n * 7) % DAYS),
        active: !waits,
        waitingList: waits,
      });
      const card = { kind: 'membership', _id: new Types.ObjectId(), name: 'Ten card' } as const;
      return n % 40 === 3 ? { ...booking, terms: coveredTerms(booking.terms, card) } : booking;
    });
    await app.connection.collection('bookings').insertMany(bookings);
    const ledgers = Array.from({ length: DAYS * 2 }, (_, n) => ({
      _id: ledgerIdOf(
        n < DAYS ? _service : other,
        dayOf(n % DAYS)
          .toISOString()
          .slice(0, 10),
      ),
      _vendor,
      _service: n < DAYS ? _service : other,
      date: dayOf(n % DAYS)
        .toISOString()
        .slice(0, 10),
      cap: { t600: 10 },
      used: { t600: 3 },
      holds: [],
      v: 1,
    }));
    await app.connection.collection<{ _id: string }>('ledgers').insertMany(ledgers);
  });
  afterAll(() => app.stop());

  const explain = async (
    filter: object,
    sort: Record<string, 1 | -1> = {},
    limit = 0,
    collection = 'bookings',
  ): Promise<Stats> =>
    (await app.connection
      .collection(collection)
      .find({ ...filter })
      .sort(sort)
      .limit(limit)
      .explain('executionStats')) as unknown as Stats;

  const period = { $gte: dayOf(10), $lte: dayOf(20) };
  /** Each part of a list's next page. */
  const nextOf = (name: string, filter: object, direction: 1 | -1) =>
    stretchesBehind({ start: dayOf(15), timeindex: 660, _id: idOf(MIDDLE) }, direction, period).map(
      (stretch, part) =>
        [
          `part ${part + 1} of the next page of ${name}`,
          { ...filter, $and: [stretch] },
          { start: direction, timeindex: direction, _id: direction },
          50,
        ] as const,
    );

  const pastDay = (day: number, direction: 1 | -1) =>
    behind(BY_TIME, { start: dayOf(day), timeindex: 600, _id: new Types.ObjectId() }, direction);

  it.each([
    ['a period', { start: period }, { start: 1, timeindex: 1, _id: 1 }, 50],
    ...nextOf('a period', {}, 1),
    ...nextOf('a period, latest first', {}, -1),
    [
      'the next page of what a guest has to come',
      {
        _customer,
        $or: [{ active: true }, { waitingList: true }],
        $and: [pastDay(12, 1)],
      },
      { start: 1, timeindex: 1, _id: 1 },
      50,
    ],
    [
      'the next page of a guest’s past',
      {
        _customer,
        $or: [{ start: { $lte: dayOf(50) } }, { active: false, waitingList: false }],
        $and: [pastDay(40, -1)],
      },
      { start: -1, timeindex: -1, _id: -1 },
      50,
    ],
    ['a guest', { _customer, start: { $gte: dayOf(5) } }, { start: 1, timeindex: 1 }, 100],
    ['a guest’s past', { _customer, start: { $lt: dayOf(50) } }, { start: -1, timeindex: -1 }, 50],
    ['by creation', { createdAt: period }, { createdAt: 1, _id: 1 }, 50],
    ['newest', { createdAt: { $gt: dayOf(20) } }, { createdAt: -1, _id: -1 }, 20],
    ['a status in use', { _bookingStatus }, {}, 1],
    ['a segment in use', { _segment }, {}, 1],
    ['a series', { _series }, { start: 1, timeindex: 1, _id: 1 }, 0],
    ['a group', { _group }, { start: 1, timeindex: 1, _id: 1 }, 0],
    [
      'who counts at some starts of some days',
      {
        ...{ _service, active: true, waitingList: false },
        ...{ start: { $in: [dayOf(3), dayOf(9)] }, timeindex: { $in: [600, 720] } },
      },
      { start: 1, timeindex: 1 },
      0,
    ],
    [
      'what memberships pay for',
      { 'terms.coveredBy.kind': 'membership' },
      { 'terms.coveredBy._id': 1 },
      0,
    ],
    [
      'who waits for a slot',
      { _service, start: dayOf(17), timeindex: 720, waitingList: true },
      { createdAt: 1, _id: 1 },
      200,
    ],
  ] as const)('%s reads only what it answers, in order', async (_name, filter, sort, limit) => {
    const { executionStats, queryPlanner } = await explain(
      { _vendor, ...filter },
      { ...sort },
      limit,
    );
    expect(executionStats.nReturned).toBeGreaterThan(0);
    // among the guest's other days a further page may begin at its cursor's day
    const ofCursorsDay = '$and' in filter && '_customer' in filter ? A_DAY : 0;
    expect(executionStats.totalDocsExamined).toBeLessThanOrEqual(
      executionStats.nReturned + ofCursorsDay,
    );
    // only the few of one slot may be sorted in memory
    const sorts = JSON.stringify(queryPlanner.winningPlan).includes('"SORT"');
    expect(sorts && !('waitingList' in filter)).toBe(false);
  });

  it('a month of availability reads 31 keys and 31 documents for 31 days', async () => {
    const ids = Array.from({ length: 31 }, (_, n) =>
      ledgerIdOf(_service, dayOf(n).toISOString().slice(0, 10)),
    );
    const { executionStats } = await explain({ _vendor, _id: { $in: ids } }, {}, 0, 'ledgers');
    expect(executionStats).toMatchObject({ nReturned: 31, totalDocsExamined: 31 });
    expect(executionStats.totalKeysExamined).toBeLessThanOrEqual(32);
  });

  it('the ledgers of a day and of a service are found by their indexes', async () => {
    const ofDay = await explain({ _vendor, date: '2026-06-10' }, {}, 0, 'ledgers');
    expect(ofDay.executionStats).toMatchObject({ nReturned: 2, totalDocsExamined: 2 });
    const later = await explain(
      { _vendor, _service, date: { $gte: '2026-07-20' } },
      {},
      0,
      'ledgers',
    );
    expect(later.executionStats.totalDocsExamined).toBe(later.executionStats.nReturned);
    const expired = await explain({ 'holds.exp': { $lte: new Date() } }, {}, 0, 'ledgers');
    expect(expired.executionStats.totalDocsExamined).toBe(expired.executionStats.nReturned);
  });
});
