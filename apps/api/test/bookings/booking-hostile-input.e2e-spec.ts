import { Types } from 'mongoose';
import { timeOfWeek } from '../../src/modules/bookings/testing/service.factory';
import { type BookingGuest, BookingScene, DAY, TEN } from '../support/scenes/booking-scene';
import { TestApp, type UserSession } from '../support/test-app';

const NOW = '2026-06-15T09:00:00Z';

describe('a booking that somebody sends who means no good', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start(NOW);
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clock.set(NOW));

  /** Each way to say when, for how many and with what. */
  const waysOf = (scene: BookingScene, guest: BookingGuest, booked: string) => {
    const staff = scene.staff(2);
    const item = (change: object) => {
      const { _customer, ...rest } = scene.draft(guest, { ...change });
      return rest;
    };
    const _customer = guest.id.toHexString();
    const ways: Record<string, (change: object) => ReturnType<UserSession['post']>> = {
      hub: (change) => guest.book({ ...change }),
      'hub change': (change) => guest.session.put(`/api/v1/hub/reservation/${booked}`, change),
      'hub group': (change) => guest.session.post('/api/v1/hub/groups', { items: [item(change)] }),
      newBooking: (change) =>
        staff.post('/api/admin/newBooking', scene.draft(guest, { ...change })),
      override: (change) =>
        staff.post('/api/admin/newBookingOverride', {
          ...scene.draft(guest, { ...change }),
          reason: 'x',
        }),
      'drop-in': (change) => staff.post('/api/v1/drop-in', scene.draft(undefined, { ...change })),
      waitingList: (change) =>
        staff.post('/api/v1/admin/waitingList', scene.draft(guest, { ...change })),
      modifyBookings: (change) =>
        staff.post('/api/admin/modifyBookings', { bookings: [{ _id: booked, ...change }] }),
      group: (change) =>
        staff.post('/api/v1/admin/bookings/groups', { _customer, items: [item(change)] }),
      series: (change) =>
        staff.post('/api/v1/admin/bookings/series', {
          ...scene.draft(guest, { ...change }),
          ...{ until: '2026-07-03', everyWeeks: 1, onFull: 'skip' },
        }),
    };
    return ways;
  };

  const long = 'x'.repeat(1_001);
  const malformed: [string, unknown[]][] = [
    ['participants', ['3', '', 2.5, -1, 1_001, 1e9, 1e308, true, [2], {}]],
    ['numberOfChildren', ['1', 0.5, -1, 1e9, [1]]],
    ['timeindex', ['600', 600.5, -1, 1_440, 1e9]],
    ['date', ['2026-02-30', '2026-13-01', '2026-6-19', '20260619', '', 20_260_619, '0000-01-01']],
    ['comment', [long, 5, ['a'], {}]],
    ['addons', ['x', {}, [null], [{}], ['x'], Array.from({ length: 21 }, () => ({}))]],
    ['companions', ['x', [null], [{ name: '' }], [{ name: 5 }], [{ name: long }]]],
    ['_service', ['x', 5, {}, { $ne: null }]],
    ['$where', ['1']],
    ['active', [true]],
  ];

  it.each(malformed)(
    'is refused for its %s, by every way, and never breaks anything',
    async (field, values) => {
      const scene = await BookingScene.open(app);
      const guest = await scene.guest();
      const ways = waysOf(scene, guest, (await guest.booked())._id);
      const wrong: unknown[] = [];
      for (const [way, send] of Object.entries(ways)) {
        for (const value of values) {
          const { status, body } = await send({ [field]: value });
          if (status === 400 && body.code === 'VALIDATION_FAILED') continue;
          wrong.push([way, value, status, body.code]);
        }
      }
      expect(wrong).toEqual([]);
      expect(await scene.sold()).toEqual({ ledger: 1, bookings: 1 });
    },
  );

  it('says nothing where it says null, and more children than people are refused', async () => {
    const scene = await BookingScene.open(app);
    const guest = await scene.guest();
    const ways = waysOf(scene, guest, (await guest.booked())._id);
    for (const [way, send] of Object.entries(ways)) {
      const nothing = await send({ addons: null, companions: null, comment: null });
      expect([way, nothing.status < 300]).toEqual([way, true]);
      const { body } = await send({ participants: 2, numberOfChildren: 3 });
      expect([way, body.statusCode, body.code]).toEqual([way, 422, 'INVALID_CHILDREN']);
    }
  });

  it('is for a day at either end of the calendar: nobody can name it, nothing breaks', async () => {
    const scene = await BookingScene.open(app);
    const guest = await scene.guest();
    const [id, vendor] = [scene.serviceId.toHexString(), scene.vendorId.toHexString()];
    const [visitor, staff] = [app.visitor(), scene.staff()];
    const asked = (date: string) => [
      visitor.get(`/api/v1/hub/activity/${id}?date=${date}`),
      visitor.get(`/api/v1/hub/activity/${id}?from=${date}`),
      visitor.post(`/api/v1/open_booking/service/${id}`, { date }),
      guest.book({ date }),
      staff.post('/api/admin/newBooking', scene.draft(guest, { date })),
      staff.get(`/api/admin/dashboard/${vendor}?date=${date}`),
      staff.get(`/api/v1/admin/bookings?from=${date}&until=${date}`),
      staff.get(`/api/admin/bookings/createdAt/${date}/${date}/${vendor}`),
      staff.get(`/api/v1/admin/seatedReservations/${date}/${date}`),
    ];
    for (const date of ['0001-01-01', '1899-12-31', '3000-01-01', '9999-12-31']) {
      const answers = await Promise.all(asked(date));
      expect([date, ...answers.map(({ status }) => status)]).toEqual([
        ...[date, 400, 400, 400, 400, 400, 400, 400, 422, 422],
      ]);
    }
    for (const date of ['1900-01-01', '2999-12-31']) {
      const answers = await Promise.all(asked(date));
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    }
  });

  it('names the ids of another venue, in every field of every call: 404, and nothing is written', async () => {
    const [own, other] = [await BookingScene.open(app), await BookingScene.open(app)];
    const [guest, stranger] = [await own.guest(), await other.guest()];
    const [mine, theirs] = [await guest.booked(), await stranger.booked()];
    const make = async (path: string, body: object) =>
      (await other.staff(2).post(path, body).expect(201)).body.data._id as string;
    const foreign = {
      _service: other.serviceId.toHexString(),
      _customer: stranger.id.toHexString(),
      _segment: await make('/api/v1/admin/segments', { type: 'Theirs' }),
      _bookingStatus: await make('/api/booking/bookingStatus', { name: 'S', color: '#112233' }),
    };
    const { _service, _customer, _segment, _bookingStatus } = foreign;
    const ways = waysOf(own, guest, mine._id);
    const [staff, { session }] = [own.staff(2), guest];
    const bookings = (change: object) => ({ bookings: [{ _id: mine._id, ...change }] });
    const party = { ...own.draft(undefined), ...{ until: DAY, everyWeeks: 1, onFull: 'skip' } };
    const items = [own.draft(undefined)];
    const calls: [string, PromiseLike<{ status: number }>][] = [
      ...Object.entries(ways).map(
        ([way, send]) =>
          [`${way} _service`, send({ _service })] as [string, ReturnType<typeof send>],
      ),
      ...(
        ['newBooking', 'override', 'drop-in', 'waitingList', 'modifyBookings', 'series'] as const
      ).flatMap(
        (way) =>
          [
            [`${way} _customer`, ways[way]?.({ _customer })],
            [`${way} _segment`, ways[way]?.({ _segment })],
          ] as [string, ReturnType<UserSession['post']>][],
      ),
      [
        'newBooking _bookingStatus',
        staff.post('/api/admin/newBooking', own.draft(guest, { _bookingStatus })),
      ],
      [
        'modify _bookingStatus',
        staff.post('/api/admin/modifyBookings', bookings({ _bookingStatus })),
      ],
      ['modify _id', staff.post('/api/admin/modifyBookings', bookings({ _id: theirs._id }))],
      ['group _customer', staff.post('/api/v1/admin/bookings/groups', { _customer, items })],
      [
        'group _segment',
        staff.post('/api/v1/admin/bookings/groups', {
          ...{ _customer: guest.id.toHexString(), _segment, items },
        }),
      ],
      [
        'series, previewed',
        staff.post('/api/v1/admin/bookings/series/preview', { ...party, _customer }),
      ],
      ['status', staff.put(`/api/v1/admin/reservation/${mine._id}/status`, { _bookingStatus })],
      ['statuses', staff.put('/api/v1/admin/bookings/status', { ids: [mine._id], _bookingStatus })],
      ['quick-update', staff.put('/api/v1/admin/quick-update', { bookingId: theirs._id })],
      ['by reference', staff.put('/api/v1/admin/quick-update', { bookingId: theirs.bookingId })],
      ['deleteBooking', staff.delete('/api/admin/deleteBooking', { booking: theirs._id })],
      ['bookedDay', staff.post('/api/booking/bookedDay', { service: _service, date: DAY })],
      ['hub _customer', session.post('/api/v1/hub/activity', guest.draft({ _customer }))],
      [
        'hub _vendor',
        session.post(
          '/api/v1/hub/activity',
          guest.draft({ _vendor: other.vendorId.toHexString() }),
        ),
      ],
      ['hub hold', session.post('/api/v1/hub/holds', { ...own.draft(undefined), _service })],
      ['hub reservation', session.get(`/api/v1/hub/reservation/${theirs._id}`)],
      ['hub cancel', session.delete(`/api/v1/hub/activity/${theirs._id}`)],
    ];
    const wrong: unknown[] = [];
    for (const [name, call] of calls) {
      const { status } = await call;
      if (status !== 404) wrong.push([name, status]);
    }
    expect(wrong).toEqual([]);
    expect([await own.sold(), await other.sold()]).toEqual([
      { ledger: 1, bookings: 1 },
      { ledger: 1, bookings: 1 },
    ]);
  });

  it('names addons of another service, too many, none of one, or one twice: when booking and when changing', async () => {
    const addon = {
      _id: new Types.ObjectId().toHexString(),
      name: 'Towel',
      price: 500,
      maxQuantity: 3,
    };
    const scene = await BookingScene.open(app, { service: { addons: [addon] } });
    const guest = await scene.guest();
    const booked = await guest.booked({ addons: [{ _addon: addon._id, quantity: 1 }] });
    const { series: _, ...ways } = waysOf(scene, guest, booked._id);
    const [two, one] = [
      { _addon: addon._id, quantity: 2 },
      { _addon: addon._id, quantity: 1 },
    ];
    for (const [way, send] of Object.entries(ways)) {
      const refused = async (addons: object[]) => {
        const { body } = await send({ addons });
        return [way, body.statusCode, body.code];
      };
      const foreign = { _addon: new Types.ObjectId().toHexString(), quantity: 1 };
      expect(await refused([foreign])).toEqual([way, 422, 'UNKNOWN_ADDON']);
      expect(await refused([two, one])).toEqual([way, 422, 'UNKNOWN_ADDON']);
      for (const quantity of [0, 4, 100]) {
        const answer = await refused([{ _addon: addon._id, quantity }]);
        expect(answer).toEqual([way, 422, 'INVALID_ADDON_QUANTITY']);
      }
    }
    const { body } = await guest.session
      .put(`/api/v1/hub/reservation/${booked._id}`, { addons: [two] })
      .expect(200);
    expect(body.data).toMatchObject({ addons: [{ quantity: 2 }], totalPrice: 25_000 + 1_000 });
  });

  it('changes one booking twice in one call: 400, whatever the case of the id', async () => {
    const scene = await BookingScene.open(app);
    const { _id } = await (await scene.guest()).booked();
    const bookings = [
      { _id, participants: 2 },
      { _id: _id.toUpperCase(), participants: 3 },
    ];
    const { body } = await scene.staff().post('/api/admin/modifyBookings', { bookings });
    expect([body.statusCode, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(await scene.sold()).toEqual({ ledger: 1, bookings: 1 });
  });

  it('wants a slot without places: none is there for anybody, not even for an exclusive booking', async () => {
    for (const exclusiveBooking of [false, true]) {
      const times = [timeOfWeek(TEN, 720, 0)];
      const scene = await BookingScene.open(app, { service: { times, exclusiveBooking } });
      const guest = await scene.guest();
      expect(await scene.available()).toBe(0);
      for (const answer of [
        await guest.book(),
        await scene.staff().post('/api/admin/newBooking', scene.draft(guest)),
        await guest.session.post('/api/v1/hub/holds', scene.draft(undefined)),
      ]) {
        expect([answer.status, answer.body.code]).toEqual([409, 'SLOT_FULL']);
      }
      await guest.booked({ waitingList: true });
      await app.settled();
      expect(await scene.sold()).toEqual({ ledger: 0, bookings: 0 });
    }
  });

  it('sends the fields of an existing booking: start for date, its own service, an end that does not count', async () => {
    const scene = await BookingScene.open(app);
    const guest = await scene.guest();
    const booking = await guest.booked({ participants: 2, comment: 'By the window' });
    const { _service, start, timeindex, timeindexEnd, participants, comment } = booking;
    const path = `/api/v1/hub/reservation/${booking._id}`;
    const edit = {
      ...{ _service: _service._id, timeindex, participants, comment },
      ...{ start: '2026-06-22T00:00:00.000Z', timeindexEnd: timeindexEnd + 60, available: 10 },
    };
    const { body } = await guest.session.put(path, edit).expect(200);
    expect(body.data).toMatchObject({
      ...{ date: '2026-06-22', start: edit.start, timeindex, timeindexEnd, participants, comment },
    });
    expect([await scene.sold(), await scene.sold('2026-06-22')]).toEqual([
      { ledger: 0, bookings: 0 },
      { ledger: 2, bookings: 2 },
    ]);
    const bookings = [{ _id: booking._id, start }];
    await scene.staff().post('/api/admin/modifyBookings', { bookings }).expect(200);
    expect(await scene.sold()).toEqual({ ledger: 2, bookings: 2 });
    const other = { _service: new Types.ObjectId().toHexString() };
    await guest.session.put(path, other).expect(404);
  });
});
