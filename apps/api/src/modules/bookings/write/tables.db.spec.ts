import { Types } from 'mongoose';
import { newVendor } from '../../../../test/support/new-vendor';
import { TestApp } from '../../../../test/support/test-app';
import { systemContext } from '../../../common/context/request-context';
import { newReference } from '../../../common/short-reference';
import { DeadlineExceededError } from '../../../common/transactions/deadline';
import { CapacityService, ResourceTakenError } from '../../capacity/public';
import type { Booking } from '../booking.schema';
import { slotOf, tablesOf } from '../booking-claims';
import { CancelBooking } from '../change/cancel-booking';
import { ChangeBookings } from '../change/change-bookings';
import { bookingOf } from '../testing/booking.factory';
import { overlapping } from '../testing/overlapping';
import { newService, timeOfWeek } from '../testing/service.factory';
import { BookingChecker } from '../verify/booking-checker';
import { BookingRepair } from '../verify/booking-repair';
import { BookingWrites } from './booking-writes';

const TABLES = 3;
const WISHES = 160;

describe('tables, therapists and rooms', () => {
  let apps: TestApp[];
  beforeAll(async () => {
    apps = [await TestApp.start(), await TestApp.start()];
  });
  afterAll(async () => {
    for (const app of apps) await app.stop();
  });

  const scene = async () => {
    const [app] = apps;
    if (!app) throw new Error('no instance');
    const vendorId = await newVendor(app);
    const times = [
      timeOfWeek(0, 200),
      timeOfWeek(600, 720),
      timeOfWeek(660, 780),
      timeOfWeek(720, 840),
      timeOfWeek(1320, 1560),
    ];
    const serviceId = await newService(app.connection, vendorId, { capacity: 10_000, times });
    const ctx = systemContext(vendorId.toHexString(), 'test', app.clock.now());
    const seat = (change: Partial<Booking>, by = app) => {
      const booking = bookingOf({
        _vendor: vendorId,
        _service: serviceId,
        bookingId: newReference(),
        ...change,
      });
      const turn = { days: [slotOf(booking)], resources: tablesOf(booking) };
      return by.nest.get(CapacityService).inTurn(ctx, turn, async (tx) => {
        await by.nest.get(BookingWrites).write(tx, [{ before: null, after: booking }]);
        return booking;
      });
    };
    const seated = async () =>
      app.connection.collection<Booking>('bookings').find({ _vendor: vendorId }).toArray();
    return { app, vendorId, ctx, seat, seated };
  };

  const at = (table: Types.ObjectId, start: number, end: number) => ({
    tables: [{ _table: table }],
    timeindex: start,
    timeindexEnd: end,
  });

  it('are never had by two at once, however many want them; finding first does overlap', async () => {
    const { app, vendorId, seat, seated } = await scene();
    const tables = Array.from({ length: TABLES }, () => new Types.ObjectId());
    const wishes = Array.from({ length: WISHES }, (_, n) => {
      const table = tables[n % TABLES] ?? new Types.ObjectId();
      const start = [600, 660, 720, 1320][n % 4] ?? 600;
      return at(table, start, start + 120 + (n % 5) * 20);
    });
    const outcomes = await Promise.allSettled(
      wishes.map((wish, n) => seat(wish, apps[n % apps.length])),
    );
    for (const one of outcomes.filter(({ status }) => status === 'rejected')) {
      // on a slow machine the last in the queue run out of time
      expect([ResourceTakenError, DeadlineExceededError]).toContain(
        (one as PromiseRejectedResult).reason.constructor,
      );
    }
    const stays = (await seated()).flatMap((booking) => tablesOf(booking));
    expect(stays.length).toBeGreaterThanOrEqual(TABLES * 2);
    expect(overlapping(stays)).toBe(false);

    const naive = app.connection.collection<{ table: string; s: number; e: number }>(
      'testNaiveStays',
    );
    await Promise.all(
      wishes.map(async ({ tables: [one], timeindex: s, timeindexEnd: e }) => {
        const table = `${vendorId.toHexString()}${one?._table.toHexString()}`;
        const taken = await naive.findOne({ table, s: { $lt: e }, e: { $gt: s } });
        if (!taken) await naive.insertOne({ table, s, e });
      }),
    );
    const pairs = await naive.find({ table: { $regex: `^${vendorId.toHexString()}` } }).toArray();
    const overlaps = pairs.some((a, index) =>
      pairs.slice(index + 1).some((b) => a.table === b.table && a.s < b.e && b.s < a.e),
    );
    expect(overlaps).toBe(true);
  });

  it('are recounted from the bookings, named where they differ, and mended', async () => {
    const { app, vendorId, seat } = await scene();
    const [one, other] = [new Types.ObjectId(), new Types.ObjectId()];
    const kept = await seat(at(one, 1320, 1560));
    await seat(at(other, 600, 720));
    const checker = app.nest.get(BookingChecker);
    expect(await checker.ofVendor(vendorId)).toEqual([]);

    const days = app.connection.collection<{ _id: string; occ: object[] }>('occupations');
    const id = (table: Types.ObjectId, date: string) => `table:${table.toHexString()}|${date}`;
    await days.updateOne({ _id: id(one, '2026-06-20') }, { $set: { occ: [] } });
    await days.updateOne(
      { _id: id(other, '2026-06-19') },
      { $push: { occ: { b: 'nobody', s: 800, e: 860 } } },
    );
    const found = await checker.ofVendor(vendorId);
    expect(found).toEqual([
      {
        kind: 'occupation-unknown',
        ledgerId: id(other, '2026-06-19'),
        ...{ by: 'nobody', start: 800, end: 860 },
      },
      {
        kind: 'occupation-missing',
        ledgerId: id(one, '2026-06-20'),
        ...{ by: kept._id.toHexString(), start: 0, end: 120 },
      },
    ]);
    for (const { ledgerId } of found) {
      await app.nest.get(BookingRepair).resource({ vendorId: vendorId.toHexString() }, ledgerId);
    }
    expect(await checker.ofVendor(vendorId)).toEqual([]);
  });

  it('9: an evening past midnight blocks the next day until it ends; touching is allowed (23)', async () => {
    const { seat } = await scene();
    const table = new Types.ObjectId();
    await seat(at(table, 1320, 1560));
    const next = new Date('2026-06-20T00:00:00Z');
    const early = seat({ ...at(table, 0, 200), start: next });
    await expect(early).rejects.toBeInstanceOf(ResourceTakenError);
    await seat({ ...at(table, 600, 720), start: next });
    await seat({ ...at(table, 720, 840), start: next });
    const late = seat({ ...at(table, 660, 721), start: next });
    await expect(late).rejects.toBeInstanceOf(ResourceTakenError);
  });

  it('are free again after a cancellation, move along with their booking, and refuse a move', async () => {
    const { app, ctx, seat } = await scene();
    const table = new Types.ObjectId();
    const staff = { ...ctx, actor: { kind: 'staff', id: 'x', level: 1, name: 'x' } } as const;
    const first = await seat(at(table, 600, 660));
    const second = await seat(at(table, 720, 780));
    const move = (booking: Booking, change: object) =>
      app.nest.get(ChangeBookings).byStaff(staff, {
        bookings: [{ _id: booking._id.toHexString(), ...change }],
      });
    const refused = await move(first, { timeindex: 720, timeindexEnd: 780 }).catch((e) => e);
    expect(refused).toMatchObject({
      code: 'RESOURCE_OCCUPIED',
      status: 409,
      options: {
        data: {
          resource: { kind: 'table', _id: table.toHexString() },
          takenBy: [{ _id: second._id.toHexString(), date: '2026-06-19', start: 720, end: 780 }],
        },
      },
    });
    await move(first, { date: '2026-06-21', timeindex: 720, timeindexEnd: 780 });
    await seat(at(table, 600, 660));
    await app.nest.get(CancelBooking).byStaff(staff, second._id.toHexString(), {});
    await seat(at(table, 720, 780));
  });
});
