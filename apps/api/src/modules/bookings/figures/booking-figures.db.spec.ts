import { dateOf } from '@atrium/rules/calendar/calendar-date';
import {
  type BookingFigure,
  bookingFigures,
  figuresOf,
  periodStart,
} from '@atrium/rules/reports/report-figures';
import { Types } from 'mongoose';
import { TestApp } from '../../../../test/support/test-app';
import type { Booking } from '../booking.schema';
import { BookingsRepository } from '../bookings.repository';
import { bookingOf } from '../testing/booking.factory';
import { ended, figureFilter, type SumName } from './booking-figures';
import {
  BookingFiguresRepository,
  countPipeline,
  figurePipeline,
  guestPipeline,
  indexedPipeline,
} from './booking-figures.repository';
import { dayTotals } from './day-totals';

interface Stats {
  executionStats: { nReturned: number; totalDocsExamined: number; totalKeysExamined: number };
}

const DAYS = 40;
const A_DAY = 6;
/** They come again, but not in every week. */
const GUESTS = 23;

describe('figures of bookings in the database', () => {
  let app: TestApp;
  const _vendor = new Types.ObjectId();
  const scope = { vendorId: _vendor.toHexString() };
  const services = [new Types.ObjectId(), new Types.ObjectId()];
  const guests = Array.from({ length: GUESTS }, () => new Types.ObjectId());
  const here = new Types.ObjectId();
  const missed = new Types.ObjectId();
  const wallNow = new Date('2026-06-20T11:00:00Z');
  const basis = { wallNow, came: [here], noShow: [missed] };
  const day = (n: number) => new Date(Date.UTC(2026, 5, 1 + n));
  let stored: Booking[];

  beforeAll(async () => {
    app = await TestApp.start();
    stored = Array.from({ length: DAYS * A_DAY }, (_, n) =>
      bookingOf({
        _vendor,
        bookingId: `B${n}`,
        _service: services[n % 2] ?? here,
        start: day(Math.floor(n / A_DAY)),
        timeindex: 600,
        timeindexEnd: n % 5 === 0 ? 1_560 : 660,
        participants: 1 + (n % 3),
        active: n % 7 !== 0,
        waitingList: n % 7 === 0 && n % 2 === 0,
        attendenceVerified: n % 4 === 0,
        ...(n % 9 === 0 ? { _bookingStatus: here } : {}),
        ...(n % 11 === 1 && n % 9 !== 0 ? { _bookingStatus: missed } : {}),
        numberOfChildren: n % 2,
        ...(n % 13 === 0 ? { _segment: here } : {}),
        ...(n % 3 === 0 ? { _customer: guests[(n / 3) % GUESTS] } : {}),
      }),
    );
    const elsewhere = stored.map((booking) => ({
      ...booking,
      _id: new Types.ObjectId(),
      _vendor: new Types.ObjectId(),
    }));
    await app.connection.collection('bookings').insertMany([...stored, ...elsewhere]);
  });
  afterAll(() => app.stop());

  /** The stage that reads documents, wherever the plan hides it. */
  const work = async (pipeline: object[]): Promise<Stats['executionStats']> => {
    const plan: unknown = await app.connection
      .collection('bookings')
      .aggregate(pipeline)
      .explain('executionStats');
    const [, stats] =
      /"executionStats":(\{.*?"totalDocsExamined":\d+)/.exec(JSON.stringify(plan)) ?? [];
    const number = (name: string) => Number(new RegExp(`"${name}":(\\d+)`).exec(stats ?? '')?.[1]);
    return {
      nReturned: number('nReturned'),
      totalDocsExamined: number('totalDocsExamined'),
      totalKeysExamined: number('totalKeysExamined'),
    };
  };
  const rulesOf = (booking: Booking) =>
    figuresOf({
      ...booking,
      hasArrived: booking._bookingStatus?.equals(here) ?? false,
      isNoShow: booking._bookingStatus?.equals(missed) ?? false,
      ended: booking.start.getTime() + booking.timeindexEnd * 60_000 <= wallNow.getTime(),
    });

  it.each(bookingFigures)('%s is the same to the database as to the rules', async (figure) => {
    const expected = stored.filter((booking) => rulesOf(booking).includes(figure));
    expect(expected.length).toBeGreaterThan(0);
    const found = await app.nest
      .get(BookingsRepository)
      .find(scope, { start: { $gte: day(0) }, ...figureFilter(figure, basis) });
    const ids = (bookings: Booking[]) => bookings.map(({ bookingId }) => bookingId).sort();
    expect(ids(found)).toEqual(ids(expected));
  });

  const everything = { start: { $gte: day(0), $lte: day(DAYS) } };
  const counts = (figure: string) =>
    stored.filter((booking) => rulesOf(booking).some((one) => one === figure));
  const totals = async (...wanted: SumName[]) => {
    const sums = await app.nest
      .get(BookingFiguresRepository)
      .sums(scope, { filter: everything, services }, basis, wanted);
    return wanted.map((name) => sums.reduce((sum, row) => sum + (row[name] ?? 0), 0));
  };

  it.each([
    ['by the index', []],
    ['by the bookings', ['due'] as const],
  ])('sums up %s what the rules count, one by one', async (_, further) => {
    const counted = counts('counted');
    const of = (field: 'participants' | 'numberOfChildren') =>
      counted.reduce((sum, booking) => sum + booking[field], 0);
    const wanted = ['counted', 'waiting', 'cancelled', 'participants', 'children'] as const;
    expect((await totals(...wanted, ...further)).slice(0, wanted.length)).toEqual([
      counted.length,
      counts('waiting').length,
      counts('cancelled').length,
      of('participants'),
      of('numberOfChildren'),
    ]);
  });

  it('sums up by the bookings what only they have', async () => {
    const counted = counts('counted');
    expect(await totals('due', 'noShows', 'noShowParticipants', 'revenue')).toEqual([
      counts('due').length,
      counts('noShow').length,
      counts('noShow').reduce((sum, { participants }) => sum + participants, 0),
      counted.reduce((sum, { participants }) => sum + participants * 25_000, 0),
    ]);
  });

  it('tells guests apart in each slice as if one by one', async () => {
    const found = await app.nest
      .get(BookingFiguresRepository)
      .guests(scope, { filter: everything, services }, 'week');
    const counted = counts('counted');
    const expected = (bookings: Booking[]) => {
      const guests = bookings.flatMap(({ _customer }) => _customer?.toHexString() ?? []);
      const repeat = new Set(guests.filter((guest, index) => guests.indexOf(guest) !== index));
      return {
        guests: new Set(guests).size,
        repeatGuests: repeat.size,
        dropIns: bookings.length - guests.length,
      };
    };
    const sliced = (keyOf: (booking: Booking) => string) => {
      const keys = [...new Set(counted.map(keyOf))];
      return new Map(
        keys.map((key) => [key, expected(counted.filter((booking) => keyOf(booking) === key))]),
      );
    };
    expect(found.total).toEqual(expected(counted));
    expect(found.total.guests).toBe(GUESTS);
    expect(found.byPeriod).toEqual(sliced(({ start }) => periodStart(dateOf(start), 'week')));
    expect(found.byService).toEqual(sliced(({ _service }) => _service.toHexString()));
    expect(found.bySegment).toEqual(sliced(({ _segment }) => _segment?.toHexString() ?? ''));
  });

  it('a booking ends on the minute, also on the next day', () => {
    expect(ended(wallNow).$lte[1]).toBe(wallNow);
    const late = bookingOf({ start: day(18), timeindexEnd: 1_440 + 660 });
    expect(rulesOf(late)).toContain('due');
    expect(rulesOf({ ...late, timeindexEnd: 1_440 + 661 })).not.toContain('due');
  });

  it('a report reads the bookings of its period and no other', async () => {
    const period = { start: { $gte: day(10), $lte: day(19) } };
    const { totalDocsExamined } = await work(figurePipeline(scope, period, basis, ['revenue']));
    expect(totalDocsExamined).toBe(10 * A_DAY);
  });

  it.each([
    ['counts', indexedPipeline],
    ['guests', guestPipeline],
  ])('a report of %s reads the index alone, and little of it', async (_, pipeline) => {
    const filter = { start: { $gte: day(10), $lte: day(19) } };
    const stats = await work(pipeline(scope, { filter, services }));
    expect(stats.totalDocsExamined).toBe(0);
    // one more for each stretch of the index: a service, active or not, waiting or not
    expect(stats.totalKeysExamined).toBeLessThanOrEqual(10 * A_DAY + services.length * 4 + 1);
  });

  it('adds up a day as the rules count it, booking by booking', async () => {
    const sums = { came: [here], noShow: [missed] };
    const repository = app.nest.get(BookingFiguresRepository);
    for (let n = 0; n < DAYS; n += 1) {
      const ofDay = stored.filter(({ start }) => start.getTime() === day(n).getTime());
      const participants = (figure: BookingFigure) =>
        ofDay
          .filter((booking) => rulesOf(booking).includes(figure))
          .reduce((sum, booking) => sum + booking.participants, 0);
      const bookings = (figure: BookingFigure) =>
        ofDay.filter((booking) => rulesOf(booking).includes(figure)).length;
      expect(dayTotals(await repository.dayParts(scope, day(n)), sums)).toEqual({
        bookings: bookings('counted'),
        participants: participants('counted'),
        arrived: participants('arrived'),
        pending: participants('expected'),
        waiting: bookings('waiting'),
        waitingParticipants: participants('waiting'),
      });
    }
  });

  it('the days to come are read from the index alone', async () => {
    const days = Array.from({ length: 14 }, (_, n) => day(20 + n));
    const stats = await work(countPipeline(scope, services, days));
    expect(stats.totalDocsExamined).toBe(0);
    expect(stats.totalKeysExamined).toBeLessThanOrEqual(14 * A_DAY + 2 * services.length);
  });
});
