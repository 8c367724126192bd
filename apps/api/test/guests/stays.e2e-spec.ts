import { Types } from 'mongoose';
import { newService, timeOfWeek } from '../../src/modules/bookings/testing/service.factory';
import { newVendor } from '../support/new-vendor';
import { type BookingGuest, BookingScene, DAY } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

const NOW = '2026-06-15T09:00:00Z';
const PATH = '/api/v1/admin/stays';

describe('stays', () => {
  let app: TestApp;
  let scene: BookingScene;
  let guest: BookingGuest;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set(NOW);
    scene = await BookingScene.open(app, {
      service: {
        languageList: [{ languageType: 'de', name: 'Joga' }],
        times: [timeOfWeek(600, 720), timeOfWeek(780, 900)],
      },
    });
    guest = await scene.guest();
  });

  const desk = () => scene.staff(1);
  /** Thursday to Saturday: Friday, the day that is booked, is its second. */
  const input = (change: object = {}) => ({
    _customer: guest.id.toHexString(),
    arrivaldate: '2026-06-18',
    departuredate: '2026-06-20',
    adults: 2,
    services: [{ _service: scene.serviceId.toHexString(), dayNumber: 2 }],
    ...change,
  });
  const make = async (change: object = {}) =>
    (await desk().post(PATH, input(change)).expect(201)).body.data;
  const get = async (id: string) => (await desk().get(`${PATH}/${id}`).expect(200)).body.data;
  const refusal = async (change: object) => {
    const { body } = await desk().post(PATH, input(change));
    return [body.statusCode, body.code];
  };
  const inPackage = async (change: object = {}) => {
    const { body } = await scene
      .staff(2)
      .post('/api/v1/admin/packages', {
        name: 'Weekend',
        languageList: [{ languageType: 'de', name: 'Wochenende' }],
        nights: 2,
        price: 400_000,
        services: [{ _service: scene.serviceId.toHexString(), dayNumber: 2 }],
        addons: [
          { name: 'Basket', quantity: 1, languageList: [{ languageType: 'de', name: 'Korb' }] },
        ],
        ...change,
      })
      .expect(201);
    return body.data;
  };

  it('of one guest are reached to the last one, however many arrive on one day', async () => {
    const made: string[] = [];
    for (const [arrivaldate, departuredate] of [
      ['2026-06-18', '2026-06-20'],
      ['2026-06-18', '2026-06-19'],
      ['2026-07-01', '2026-07-02'],
      ['2026-06-18', '2026-06-21'],
      ['2025-01-01', '2025-01-02'],
    ]) {
      made.push((await make({ arrivaldate, departuredate, services: [] }))._id);
    }
    const other = (await make({ _customer: (await scene.guest()).id.toHexString() }))._id;
    const path = `/api/v1/admin/customers/${guest.id.toHexString()}/stays`;
    const page = async (query: string) =>
      (await desk().get(`${path}${query}`).expect(200)).body.data;
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { items, nextCursor } = await page(`?limit=2${cursor ? `&cursor=${cursor}` : ''}`);
      seen.push(...items.map(({ _id }: { _id: string }) => _id));
      cursor = nextCursor;
    } while (cursor);
    const latestFirst = [2, 3, 1, 0, 4].map((index) => made[index]);
    expect(seen).toEqual(latestFirst);
    expect((await page('')).items.map(({ _id }: { _id: string }) => _id)).toEqual(latestFirst);
    expect(await page('')).not.toHaveProperty('nextCursor');
    expect(await page(`?cursor=${other}`)).toEqual({ items: [] });
    await desk().get(`${path}?limit=201`).expect(400);
    await app
      .staff(await newVendor(app))
      .get(path)
      .expect(404);
  });

  it('are made by hand, with what each day includes', async () => {
    const stay = await make({ children: 1, roomType: 'Suite', comment: 'Late arrival' });
    expect(stay).toMatchObject({
      arrivaldate: '2026-06-18',
      departuredate: '2026-06-20',
      nights: 2,
      nrOfGuests: 3,
      status: 'expected',
      roomType: 'Suite',
      comment: 'Late arrival',
      services: [
        {
          _service: { name: 'Yoga' },
          dayNumber: 2,
          date: DAY,
          bookings: [],
          included: 3,
          booked: 0,
          left: 3,
        },
      ],
      version: 0,
    });
    const { body } = await desk().get(`${PATH}?guestId=${guest.id.toHexString()}`).expect(200);
    expect(body.data).toEqual([stay]);
  });

  it('are made of a package, and stay as they were sold; names are in the reader’s language', async () => {
    const sold = await inPackage();
    const stay = await make({
      _package: sold._id,
      departuredate: undefined,
      services: undefined,
    });
    expect(stay).toMatchObject({
      departuredate: '2026-06-20',
      packageName: 'Weekend',
      packagePrice: 400_000,
      services: [{ dayNumber: 2, date: DAY }],
      addons: [{ name: 'Basket', quantity: 1 }],
    });
    const asGuest = async () =>
      (await guest.session.get('/api/v1/hub/stays').set('accept-language', 'de').expect(200)).body
        .data[0];
    expect(await asGuest()).toMatchObject({
      packageName: 'Wochenende',
      services: [{ _service: { name: 'Joga' } }],
      addons: [{ name: 'Korb' }],
    });
    await scene.staff(2).delete(`/api/v1/admin/packages/${sold._id}`).expect(200);
    expect(await asGuest()).toMatchObject({
      packageName: 'Weekend',
      packagePrice: 400_000,
      services: [{ dayNumber: 2 }],
    });
  });

  it('show the guest nothing that staff noted', async () => {
    await make({ comment: 'Complained last time' });
    const { body } = await guest.session.get('/api/v1/hub/stays').expect(200);
    expect(body.data[0]).not.toHaveProperty('comment');
  });

  it('are refused for what cannot be', async () => {
    const inactive = await inPackage({ active: false });
    const elsewhere = await newService(app.connection, await newVendor(app), {});
    expect(await refusal({ departuredate: '2026-06-18' })).toEqual([422, 'STAY_WITHOUT_NIGHT']);
    expect(
      await refusal({ services: [{ _service: scene.serviceId.toHexString(), dayNumber: 4 }] }),
    ).toEqual([422, 'STAY_DAY_OUT_OF_RANGE']);
    expect(
      await refusal({ services: [{ _service: elsewhere.toHexString(), dayNumber: 1 }] }),
    ).toEqual([422, 'UNKNOWN_SERVICE']);
    expect(await refusal({ _package: inactive._id })).toEqual([422, 'PACKAGE_INACTIVE']);
    expect(await refusal({ _customer: new Types.ObjectId().toHexString() })).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect(await refusal({ adults: 0 })).toEqual([400, 'VALIDATION_FAILED']);
    expect(await refusal({ arrivaldate: '2026-02-30' })).toEqual([400, 'VALIDATION_FAILED']);
  });

  it('are changed: what is left out stays, null takes away', async () => {
    const { _id, services } = await make({ roomType: 'Suite', pricePerNight: 90_000 });
    const { body } = await desk()
      .put(`${PATH}/${_id}`, { version: 0, roomType: null, departuredate: '2026-06-21', adults: 4 })
      .expect(200);
    expect(body.data).toMatchObject({
      nights: 3,
      nrOfGuests: 4,
      pricePerNight: 90_000,
      services: [{ _id: services[0]._id, included: 4 }],
      version: 1,
    });
    expect(body.data).not.toHaveProperty('roomType');
    await desk().put(`${PATH}/${_id}`, { version: 0, adults: 1 }).expect(409);
    const short = await desk().put(`${PATH}/${_id}`, { departuredate: '2026-06-18' }).expect(422);
    expect(short.body.code).toBe('STAY_WITHOUT_NIGHT');
  });

  describe('what they include', () => {
    const bookOf = (_stayService: string, change: object = {}) =>
      guest.book({ _stayService, ...change });

    it('is booked by the guest at no price; the stay tells what is booked and what is left', async () => {
      const stay = await make();
      const [{ _id: _stayService }] = stay.services;
      const { body } = await bookOf(_stayService).expect(201);
      expect(body.data).toMatchObject({
        totalPrice: 0,
        terms: { price: 0, coveredBy: { kind: 'stay', _id: stay._id, _stayService } },
      });
      expect((await get(stay._id)).services).toMatchObject([
        { bookings: [body.data._id], included: 2, booked: 1, left: 1 },
      ]);
      await guest.session.delete(`/api/v1/hub/activity/${body.data._id}`).expect(200);
      expect((await get(stay._id)).services).toMatchObject([{ bookings: [], booked: 0, left: 2 }]);
    });

    it('is not booked beyond what is left, however many try at once', async () => {
      const stay = await make();
      const [{ _id: _stayService }] = stay.services;
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) => bookOf(_stayService, { timeindex: n % 2 ? 600 : 780 })),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
      const refused = answers.filter(({ status }) => status !== 201);
      expect(new Set(refused.map(({ body }) => body.code))).toEqual(
        new Set(['STAY_SERVICE_BOOKED']),
      );
      expect((await get(stay._id)).services).toMatchObject([{ booked: 2, left: 0 }]);
    });

    it('is of that day and service, of that guest, and of a stay that takes place', async () => {
      const stay = await make();
      const [{ _id: _stayService }] = stay.services;
      const code = async (change: object, by = guest) =>
        (await by.book({ _stayService, ...change })).body.code;
      expect(await code({ date: '2026-06-20' })).toBe('STAY_DOES_NOT_INCLUDE');
      const other = await newService(app.connection, scene.vendorId, {});
      expect(await code({ _service: other.toHexString() })).toBe('STAY_DOES_NOT_INCLUDE');
      expect(await code({ participants: 3 })).toBe('STAY_SERVICE_BOOKED');
      expect(await code({}, await scene.guest())).toBe('NOT_FOUND');
      await desk().post(`${PATH}/${stay._id}/cancel`, {}).expect(200);
      expect(await code({})).toBe('STAY_CANCELLED');
    });

    it('grows and shrinks with the party, and comes back with the booking', async () => {
      const stay = await make();
      const [{ _id: _stayService }] = stay.services;
      const { _id } = (await bookOf(_stayService).expect(201)).body.data;
      const places = async () => (await get(stay._id)).services[0].booked;
      const change = (body: object) => guest.session.put(`/api/v1/hub/reservation/${_id}`, body);
      await change({ participants: 2 }).expect(200);
      expect(await places()).toBe(2);
      expect((await change({ participants: 3 })).body.code).toBe('STAY_SERVICE_BOOKED');
      expect((await change({ date: '2026-06-20' })).body.code).toBe('STAY_DOES_NOT_INCLUDE');
      await change({ timeindex: 780 }).expect(200);
      await guest.session.delete(`/api/v1/hub/activity/${_id}`).expect(200);
      expect(await places()).toBe(0);
      await scene.staff().post(`/api/v1/admin/reservation/${_id}/restore`, {}).expect(200);
      expect(await places()).toBe(2);
      await scene.staff(2).delete('/api/admin/deleteBooking', { booking: _id }).expect(200);
      expect(await places()).toBe(0);
    });

    it('stays included once it is booked; the stay is not cancelled over it', async () => {
      const stay = await make();
      const [service] = stay.services;
      await bookOf(service._id).expect(201);
      const change = async (body: object) =>
        (await desk().put(`${PATH}/${stay._id}`, body)).body.code;
      expect(await change({ services: [] })).toBe('STAY_HAS_BOOKINGS');
      expect(await change({ arrivaldate: '2026-06-17' })).toBe('STAY_HAS_BOOKINGS');
      const cancelled = await desk().post(`${PATH}/${stay._id}/cancel`, {}).expect(409);
      expect(cancelled.body.code).toBe('STAY_HAS_BOOKINGS');
      await scene.staff(2).delete(`${PATH}/${stay._id}`).expect(409);
      // a day earlier, and so one day later in the stay: the same date
      const moved = { _id: service._id, _service: service._service._id, dayNumber: 3 };
      expect(await change({ arrivaldate: '2026-06-17', services: [moved] })).toBeUndefined();
    });
  });

  it('are cancelled and keep their place in the history; deleted by administrators', async () => {
    const { _id } = await make();
    const { body } = await desk()
      .post(`${PATH}/${_id}/cancel`, { reason: 'Ill', version: 0 })
      .expect(200);
    expect(body.data).toMatchObject({ status: 'cancelled', version: 1 });
    expect((await desk().post(`${PATH}/${_id}/cancel`, {})).body.code).toBe('STAY_CANCELLED');
    expect((await desk().put(`${PATH}/${_id}`, { adults: 1 })).body.code).toBe('STAY_CANCELLED');
    const { body: log } = await desk()
      .get(`/api/v1/admin/customers/${guest.id.toHexString()}/auditLogs`)
      .expect(200);
    expect(log.data.items).toMatchObject([
      { action: 'stay.cancelled', reason: 'Ill' },
      { action: 'stay.created' },
    ]);
    await desk().delete(`${PATH}/${_id}`).expect(403);
    await scene.staff(2).delete(`${PATH}/${_id}`).expect(200);
    await desk().get(`${PATH}/${_id}`).expect(404);
  });

  it('are made once under one idempotency key', async () => {
    const staff = desk();
    const send = () => staff.post(PATH, input()).set('idempotency-key', 'stay-1').expect(201);
    expect((await send()).body).toEqual((await send()).body);
    const { body } = await desk().get(`${PATH}?guestId=${guest.id.toHexString()}`);
    expect(body.data).toHaveLength(1);
  });

  it('are another venue’s to nobody', async () => {
    const { _id } = await make();
    const stranger = app.staff(await newVendor(app), 3);
    await stranger.get(`${PATH}/${_id}`).expect(404);
    await stranger.put(`${PATH}/${_id}`, {}).expect(404);
    await stranger.post(`${PATH}/${_id}/cancel`, {}).expect(404);
    await stranger.delete(`${PATH}/${_id}`).expect(404);
    await stranger.post(PATH, input()).expect(404);
    await guest.session.post(PATH, input()).expect(403);
  });
});
