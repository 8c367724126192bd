import { Types } from 'mongoose';
import { timeOfWeek } from '../../src/modules/bookings/testing/service.factory';
import { BookingScene, DAY, TEN } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

const NOW = '2026-06-15T09:00:00Z';

const specialDay = (startDate: string, endDate: string, change: object) => ({
  _id: new Types.ObjectId().toHexString(),
  startDate,
  endDate,
  open: true,
  comment: '',
  times: [],
  ...change,
});

/** The numbers are those of edge-cases.md. */
describe('edge cases of bookings', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start(NOW);
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clock.set(NOW));

  it('7: in spring 02:30 is not offered in Oslo; in autumn it is one moment, the first of the two', async () => {
    const scene = await BookingScene.open(app, {
      service: { times: [timeOfWeek(150, 170), timeOfWeek(180, 240)], cancellationHours: 1 },
    });
    const guest = await scene.guest();
    const starts = async (date: string) => {
      const { body } = await app
        .visitor()
        .get(`/api/v1/hub/activity/${scene.serviceId.toHexString()}?date=${date}`)
        .expect(200);
      const [day] = body.data.timeslots.data;
      return day.times.map(({ start }: { start: number }) => start);
    };
    expect(await starts('2026-10-24')).toEqual([150, 180]);
    expect(await starts('2027-03-28')).toEqual([180]);
    const skipped = { date: '2027-03-28', timeindex: 150 };
    for (const answer of [
      await guest.book(skipped),
      await scene.staff().post('/api/admin/newBooking', scene.draft(guest, skipped)),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([422, 'TIME_NOT_OFFERED']);
    }
    expect(await starts('2026-10-25')).toEqual([150, 180]);
    const twice = await guest.booked({ date: '2026-10-25', timeindex: 150 });
    expect(twice.cancellationDeadline).toBe('2026-10-24T23:30:00.000Z');
    const after = await guest.booked({ date: '2026-10-25', timeindex: 180 });
    expect(after.cancellationDeadline).toBe('2026-10-25T01:00:00.000Z');
  });

  it('8: weekly 09:00 stays 09:00 after the clock changes', async () => {
    const scene = await BookingScene.open(app, { service: { times: [timeOfWeek(540, 600)] } });
    const guest = await scene.guest();
    const deadlines = [];
    for (const date of ['2026-10-24', '2026-10-25', '2026-10-26']) {
      const booking = await guest.booked({ date, timeindex: 540 });
      expect(booking).toMatchObject({ date, timeindex: 540, start: `${date}T00:00:00.000Z` });
      deadlines.push(booking.cancellationDeadline);
    }
    expect(deadlines).toEqual([
      '2026-10-24T07:00:00.000Z',
      '2026-10-25T08:00:00.000Z',
      '2026-10-26T08:00:00.000Z',
    ]);
  });

  it('9: 22:00 to 02:00 is bookable and belongs to the day it starts', async () => {
    const scene = await BookingScene.open(app, { service: { times: [timeOfWeek(1320, 1560)] } });
    const guest = await scene.guest();
    const booking = await guest.booked({ timeindex: 1320 });
    expect(booking).toMatchObject({ date: DAY, timeindex: 1320, timeindexEnd: 1560 });
    expect(await scene.available(DAY, 1320)).toBe(9);
    expect(await scene.available('2026-06-20', 1320)).toBe(10);
  });

  it('10: the next day is closed: the evening before is offered past midnight all the same', async () => {
    const scene = await BookingScene.open(app, {
      service: {
        times: [timeOfWeek(1320, 1560)],
        specialdays: [specialDay('2026-06-20', '2026-06-20', { open: false })],
      },
    });
    const guest = await scene.guest();
    await guest.book({ timeindex: 1320 }).expect(201);
    const { body } = await guest.book({ date: '2026-06-20', timeindex: 1320 }).expect(422);
    expect(body.code).toBe('SERVICE_CLOSED');
  });

  it('11: a special day opens a closed weekday, both ends count, closed beats all, the shortest wins', async () => {
    const opening = { _id: 'x', start: TEN, end: 720, capacity: 3, availableDays: [] };
    const scene = await BookingScene.open(app, {
      service: {
        times: [],
        specialdays: [
          specialDay('2026-06-19', '2026-06-22', { times: [opening] }),
          specialDay('2026-06-20', '2026-06-20', { open: false, times: [opening] }),
        ],
      },
    });
    const guest = await scene.guest();
    await guest.book({ date: '2026-06-19' }).expect(201);
    await guest.book({ date: '2026-06-22' }).expect(201);
    await guest.book({ date: '2026-06-18' }).expect(422);
    await guest.book({ date: '2026-06-23' }).expect(422);
    const { body } = await guest.book({ date: '2026-06-20' }).expect(422);
    expect(body.code).toBe('SERVICE_CLOSED');
  });

  it('12: a closed day and an open day without times refuse a direct POST with their texts', async () => {
    const scene = await BookingScene.open(app, {
      service: {
        specialdays: [
          specialDay('2026-06-19', '2026-06-19', { open: false }),
          specialDay('2026-06-20', '2026-06-20', { times: [] }),
        ],
      },
    });
    const guest = await scene.guest();
    for (const send of [
      (date: string) => guest.book({ date }),
      (date: string) => scene.staff().post('/api/admin/newBooking', scene.draft(guest, { date })),
    ]) {
      const closed = await send('2026-06-19').expect(422);
      expect(closed.body.error).toBe('Service is closed.');
      const without = await send('2026-06-20').expect(422);
      expect(without.body.error).toBe('Service is open but no available timeslots allocated.');
    }
  });

  it('13: two adults and a child stay three when saved again; children refused where not allowed', async () => {
    const scene = await BookingScene.open(app);
    const guest = await scene.guest();
    const booking = await guest.booked({ participants: 3, numberOfChildren: 1 });
    const party = { participants: 3, numberOfChildren: 1 };
    const path = `/api/v1/hub/reservation/${booking._id}`;
    for (let round = 0; round < 2; round += 1) {
      const { body } = await guest.session.put(path, party).expect(200);
      expect(body.data).toMatchObject(party);
    }
    expect(await scene.sold()).toEqual({ ledger: 3, bookings: 3 });
    const childless = await BookingScene.open(app, { service: { allowBookingForChildren: false } });
    const other = await childless.guest();
    const { body } = await other.book({ participants: 2, numberOfChildren: 1 }).expect(422);
    expect(body.code).toBe('CHILDREN_NOT_ALLOWED');
  });

  it('19: exactly at the deadline a guest may cancel, a moment later only staff; terms are stored', async () => {
    const scene = await BookingScene.open(app, { service: { cancellationHours: 24 } });
    const [a, b] = [await scene.guest(), await scene.guest()];
    const [first, second] = [await a.booked(), await b.booked()];
    await app.connection
      .collection('services')
      .updateOne({ _id: scene.serviceId }, { $set: { cancellationHours: 48, price: 99_900 } });
    app.clock.set('2026-06-18T08:00:00.000Z');
    const kept = await a.session.delete(`/api/v1/hub/activity/${first._id}`).expect(200);
    expect(kept.body.data).toMatchObject({ totalPrice: 25_000 });
    app.clock.set('2026-06-18T08:00:00.001Z');
    const late = await b.session.delete(`/api/v1/hub/activity/${second._id}`).expect(422);
    expect(late.body.code).toBe('CANCELLATION_DEADLINE_PASSED');
    await b.session.put(`/api/v1/hub/reservation/${second._id}`, { participants: 2 }).expect(422);
    await scene
      .staff()
      .post(`/api/v1/admin/reservation/${second._id}/cancel`, { reason: 'Ill' })
      .expect(200);
    const audit = await app.connection.collection('audit').findOne({
      _vendor: scene.vendorId,
      action: 'booking.cancelled',
      'actor.kind': 'staff',
    });
    expect(audit).toMatchObject({ reason: 'Ill' });
  });

  it('20: moving to a full slot leaves the original untouched', async () => {
    const scene = await BookingScene.open(app, {
      service: { times: [timeOfWeek(TEN), timeOfWeek(840, 900, 1)] },
    });
    const [a, b] = [await scene.guest(), await scene.guest()];
    await a.booked({ timeindex: 840 });
    const original = await b.booked({ participants: 2 });
    await b.session
      .put(`/api/v1/hub/reservation/${original._id}`, { timeindex: 840, participants: 1 })
      .expect(409);
    const { body } = await b.session.get(`/api/v1/hub/reservation/${original._id}`).expect(200);
    expect(body.data).toEqual(original);
    expect(await scene.sold(DAY, TEN)).toEqual({ ledger: 2, bookings: 2 });
    expect(await scene.sold(DAY, 840)).toEqual({ ledger: 1, bookings: 1 });
  });

  it('21: hasLeft cuts the end within the booking only; inactive clears tables, active gives none back', async () => {
    const scene = await BookingScene.open(app);
    const guest = await scene.guest();
    const status = async (fields: object) => {
      const { body } = await scene
        .staff(2)
        .post('/api/booking/bookingStatus', { name: 'S', color: '#112233', ...fields })
        .expect(201);
      return body.data._id as string;
    };
    const left = await status({ hasArrived: true, hasLeft: true });
    const noShow = await status({ active: false });
    const here = await status({ hasArrived: true });
    const booking = await guest.booked();
    const apply = async (_bookingStatus: string) => {
      const { body } = await scene
        .staff()
        .put(`/api/v1/admin/reservation/${booking._id}/status`, { _bookingStatus })
        .expect(200);
      return body.data;
    };
    app.clock.set('2026-06-19T07:59:00Z');
    expect(await apply(left)).toMatchObject({ timeindexEnd: 720, attendenceVerified: true });
    app.clock.set('2026-06-19T10:30:00Z');
    expect(await apply(left)).toMatchObject({ timeindexEnd: 720 });
    app.clock.set('2026-06-19T09:00:00Z');
    expect(await apply(left)).toMatchObject({ timeindexEnd: 660 });
    await app.connection
      .collection('bookings')
      .updateOne(
        { _id: new Types.ObjectId(booking._id as string) },
        { $set: { tables: [{ _table: new Types.ObjectId() }] } },
      );
    expect(await apply(noShow)).toMatchObject({
      active: false,
      tables: [],
      attendenceVerified: false,
    });
    expect(await scene.sold()).toEqual({ ledger: 0, bookings: 0 });
    expect(await apply(here)).toMatchObject({ active: true, tables: [] });
    expect(await scene.sold()).toEqual({ ledger: 1, bookings: 1 });
  });

  it('32: a deleted guest does not take the venue’s figures along', async () => {
    const scene = await BookingScene.open(app);
    const guest = await scene.guest();
    const { _id } = await guest.booked({ participants: 3 });
    const figures = async () => {
      const report = `/api/v1/admin/reports/bookings?from=${DAY}&until=${DAY}`;
      const list = `/api/v1/admin/bookings?from=${DAY}&until=${DAY}`;
      const [reported, listed] = [
        await scene.staff().get(report).expect(200),
        await scene.staff().get(list).expect(200),
      ];
      return [reported.body.data.totals, listed.body.data.totals, await scene.sold()];
    };
    app.clock.set('2026-06-20T09:00:00Z');
    const before = await figures();
    expect(before[2]).toEqual({ ledger: 3, bookings: 3 });
    const userId = guest.id.toHexString();
    await scene.staff(3).delete('/api/admin/delete_customer', { userId }).expect(200);
    expect(await figures()).toEqual(before);
    const { body } = await scene.staff().get(`/api/v1/admin/reservation/${_id}`).expect(200);
    expect(body.data._customer).toBeUndefined();
    expect(body.data.participants).toBe(3);
  });
});
