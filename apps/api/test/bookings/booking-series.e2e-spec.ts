import { Types } from 'mongoose';
import { newVendor } from '../support/new-vendor';
import { type BookingGuest, BookingScene, DAY, TEN } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

const NOW = '2026-06-15T09:00:00Z';
const SERIES = '/api/v1/admin/bookings/series';
const FRIDAYS = [DAY, '2026-06-26', '2026-07-03', '2026-07-10'];

interface Told {
  date: string;
  outcome: string;
  code?: string;
}

describe('a series of bookings', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start(NOW);
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clock.set(NOW));

  const closed = (date: string, comment = '') => ({
    _id: new Types.ObjectId().toHexString(),
    startDate: date,
    endDate: date,
    open: false,
    comment,
    times: [],
  });
  const weekly = (scene: BookingScene, guest: BookingGuest, change: object = {}) => ({
    ...scene.draft(guest, { participants: 2 }),
    until: '2026-07-10',
    everyWeeks: 1,
    onFull: 'skip',
    ...change,
  });
  const outcomes = (body: { data: { dates: Told[] } }) =>
    body.data.dates.map(({ date, outcome }) => [date, outcome]);

  /** Two of three places of the second Friday are gone; the third Friday is closed. */
  const crowded = async () => {
    const scene = await BookingScene.open(app, {
      service: { capacity: 3, specialdays: [closed('2026-07-03', 'Regatta')] },
    });
    const guest = await scene.guest();
    await guest.booked({ participants: 2, date: '2026-06-26' });
    return { scene, guest };
  };

  it('is told before it is booked: which dates, which are closed or full, and why', async () => {
    const { scene, guest } = await crowded();
    const { body } = await scene
      .staff()
      .post(`${SERIES}/preview`, weekly(scene, guest))
      .expect(200);
    expect(body.data).toEqual({
      booked: 2,
      dates: [
        { date: DAY, outcome: 'booked', available: 3 },
        { date: '2026-06-26', outcome: 'full', code: 'SLOT_FULL', available: 1 },
        {
          date: '2026-07-03',
          outcome: 'closed',
          code: 'SERVICE_CLOSED',
          comment: 'Regatta',
          available: 0,
        },
        { date: '2026-07-10', outcome: 'booked', available: 3 },
      ],
    });
    const kept = await app.connection
      .collection('bookings')
      .countDocuments({ _vendor: scene.vendorId });
    expect(kept).toBe(1);
  });

  it('skips what is full, and keeps each date’s sum, audit entry, terms and series', async () => {
    const { scene, guest } = await crowded();
    const { body } = await scene.staff().post(SERIES, weekly(scene, guest)).expect(201);
    expect(outcomes(body)).toEqual([
      [DAY, 'booked'],
      ['2026-06-26', 'full'],
      ['2026-07-03', 'closed'],
      ['2026-07-10', 'booked'],
    ]);
    const { _id, bookings } = body.data;
    expect(bookings).toMatchObject([
      { date: DAY, _series: _id, participants: 2, timeindex: TEN, onlineBooking: false },
      { date: '2026-07-10', _series: _id, participants: 2, timeindex: TEN },
    ]);
    for (const date of [DAY, '2026-06-26', '2026-07-10']) {
      expect(await scene.sold(date)).toEqual({ ledger: 2, bookings: 2 });
    }
    const entries = app.connection.collection('audit');
    for (const booking of bookings) {
      const of = { entityId: new Types.ObjectId(booking._id as string) };
      expect(await entries.countDocuments({ ...of, action: 'booking.created' })).toBe(1);
    }
    const mails = await app.connection
      .collection('messages')
      .find({ _vendor: scene.vendorId, 'entity.id': { $exists: true } })
      .sort({ _id: -1 })
      .toArray();
    expect(mails).toHaveLength(2);
    expect(mails[0]?.text).toContain('Together with: Yoga, Friday, 10 July 2026');
    const read = await scene.staff().get(`${SERIES}/${_id}`).expect(200);
    expect(read.body.data).toEqual({ _id, bookings });
  });

  it('stops at what is full, and not at what is closed', async () => {
    const { scene, guest } = await crowded();
    const stop = weekly(scene, guest, { onFull: 'stop' });
    const { body } = await scene.staff().post(SERIES, stop).expect(201);
    expect(outcomes(body)).toEqual([
      [DAY, 'booked'],
      ['2026-06-26', 'full'],
      ['2026-07-03', 'stopped'],
      ['2026-07-10', 'stopped'],
    ]);
    const one = weekly(scene, guest, { onFull: 'stop', participants: 1 });
    const small = await scene.staff().post(SERIES, one).expect(201);
    expect(outcomes(small.body)).toEqual(
      FRIDAYS.map((date) => [date, date === '2026-07-03' ? 'closed' : 'booked']),
    );
  });

  it('of which nothing can be booked is refused, and says why', async () => {
    const { scene, guest } = await crowded();
    const only = weekly(scene, guest, { date: '2026-06-26', until: '2026-07-03' });
    const { body } = await scene.staff().post(SERIES, only).expect(409);
    expect(body.code).toBe('SERIES_WITHOUT_DATES');
    expect(body.data.dates.map(({ code }: Told) => code)).toEqual(['SLOT_FULL', 'SERVICE_CLOSED']);
    const off = weekly(scene, guest, { timeindex: 615 });
    const other = await scene.staff().post(`${SERIES}/preview`, off).expect(200);
    expect(other.body.data.booked).toBe(0);
    expect(other.body.data.dates[0].code).toBe('TIME_NOT_OFFERED');
  });

  it('repeats with its key, and books once', async () => {
    const scene = await BookingScene.open(app);
    const guest = await scene.guest();
    const staff = scene.staff();
    const key = new Types.ObjectId().toHexString();
    const send = () => staff.post(SERIES, weekly(scene, guest)).set('idempotency-key', key);
    const first = await send().expect(201);
    expect((await send().expect(201)).body).toEqual(first.body);
    for (const date of FRIDAYS) expect(await scene.sold(date)).toEqual({ ledger: 2, bookings: 2 });
  });

  it('races others for its places: none is sold twice, and what it answers is what it has', async () => {
    const scene = await BookingScene.open(app, { service: { capacity: 3 } });
    const guest = await scene.guest();
    const rivals = await Promise.all(FRIDAYS.map(() => scene.guest()));
    const series = () => scene.staff().post(SERIES, weekly(scene, guest));
    const [a, b] = await Promise.all([
      series(),
      series(),
      ...rivals.map((rival, at) => rival.book({ participants: 2, date: FRIDAYS[at] ?? DAY })),
    ]);
    for (const date of FRIDAYS) expect(await scene.sold(date)).toEqual({ ledger: 2, bookings: 2 });
    const told = [a, b].flatMap((answer) =>
      answer?.status === 201 ? answer.body.data.bookings : [],
    );
    const kept = await app.connection
      .collection('bookings')
      .countDocuments({ _vendor: scene.vendorId, _series: { $exists: true } });
    expect(kept).toBe(told.length);
  });

  it('is refused as a whole for what is wrong with the party, the period or the number of dates', async () => {
    const scene = await BookingScene.open(app, { service: { allowBookingForChildren: false } });
    const guest = await scene.guest();
    const refused = async (change: object, status: number, code: string) => {
      for (const path of [SERIES, `${SERIES}/preview`]) {
        const { body } = await scene.staff().post(path, weekly(scene, guest, change));
        expect([body.statusCode, body.code]).toEqual([status, code]);
      }
    };
    await refused({ participants: 0 }, 422, 'MISSING_PARTICIPANTS');
    await refused({ numberOfChildren: 1 }, 422, 'CHILDREN_NOT_ALLOWED');
    await refused({ until: '2026-06-18' }, 422, 'INVALID_PERIOD');
    await refused({ until: '2027-06-25' }, 422, 'SERIES_TOO_LONG');
    await refused({ _customer: undefined }, 400, 'VALIDATION_FAILED');
    await refused({ _customer: new Types.ObjectId().toHexString() }, 404, 'NOT_FOUND');
    await refused({ everyWeeks: 0 }, 400, 'VALIDATION_FAILED');
    await refused({ onFull: 'ask' }, 400, 'VALIDATION_FAILED');
    const year = weekly(scene, guest, { until: '2027-06-18' });
    const { body } = await scene.staff().post(SERIES, year).expect(201);
    expect(body.data.booked).toBe(53);
  });

  it('ends with the dates that remain, from any day on; each freed place serves its queue', async () => {
    const scene = await BookingScene.open(app, { service: { capacity: 2 } });
    const [guest, waiter] = [await scene.guest(), await scene.guest()];
    const { body } = await scene.staff().post(SERIES, weekly(scene, guest)).expect(201);
    const { _id, bookings } = body.data;
    const waiting = await waiter.booked({ waitingList: true, date: '2026-07-10' });
    const cancel = (input: object) => scene.staff().post(`${SERIES}/${_id}/cancel`, input);
    const later = await cancel({ from: '2026-07-10', reason: 'Moved away' }).expect(200);
    const active = (answer: { body: { data: { bookings: { active: boolean }[] } } }) =>
      answer.body.data.bookings.map((booking) => booking.active);
    expect(active(later)).toEqual([true, true, true, false]);
    await app.settled();
    expect(await scene.sold('2026-07-10')).toEqual({ ledger: 1, bookings: 1 });
    const promoted = await waiter.session.get(`/api/v1/hub/reservation/${waiting._id}`).expect(200);
    expect(promoted.body.data.active).toBe(true);

    app.clock.set('2026-06-19T08:00:00.001Z');
    expect(active(await cancel({}).expect(200))).toEqual([true, false, false, false]);
    expect(await scene.sold(DAY)).toEqual({ ledger: 2, bookings: 2 });
    expect(await scene.sold('2026-06-26')).toEqual({ ledger: 0, bookings: 0 });
    const none = await cancel({}).expect(422);
    expect(none.body.code).toBe('BOOKING_CANCELLED');
    const entries = await app.connection
      .collection('audit')
      .find({ _vendor: scene.vendorId, action: 'booking.cancelled' })
      .sort({ _id: 1 })
      .toArray();
    expect(entries.map(({ entityId }) => entityId.toHexString())).toEqual(
      [bookings[3], bookings[1], bookings[2]].map((booking) => booking._id),
    );
    expect(entries[0]).toMatchObject({ reason: 'Moved away' });
  });

  it('of another venue is not there; guests have none', async () => {
    const scene = await BookingScene.open(app);
    const guest = await scene.guest();
    const { body } = await scene.staff().post(SERIES, weekly(scene, guest)).expect(201);
    const stranger = app.staff(await newVendor(app), 4);
    const { _id } = body.data;
    await stranger.get(`${SERIES}/${_id}`).expect(404);
    await stranger.post(`${SERIES}/${_id}/cancel`, {}).expect(404);
    await stranger.post(SERIES, weekly(scene, guest)).expect(404);
    await guest.session.get(`${SERIES}/${_id}`).expect(403);
    await scene.staff().get(`${SERIES}/nonsense`).expect(404);
    expect(await scene.sold()).toEqual({ ledger: 2, bookings: 2 });
  });
});
