import { Types } from 'mongoose';
import { timeOfWeek } from '../../src/modules/bookings/testing/service.factory';
import { newVendor } from '../support/new-vendor';
import { BookingScene, DAY } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';
import { anEmail, newestMail } from '../support/things/accounts';

const NOW = '2026-06-15T09:00:00Z';

describe('a guest books', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start(NOW);
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clock.set(NOW));

  it('reads the names of addons in the language it asks for, before and after it books', async () => {
    const addon = {
      ...{ _id: new Types.ObjectId().toHexString(), name: 'Towel', price: 5_000 },
      languageList: [{ languageType: 'de', name: 'Handtuch' }],
    };
    const scene = await BookingScene.open(app, { service: { addons: [addon] } });
    const email = anEmail();
    const guest = await scene.guest({ email, languageCode: 'de' });
    const named = (name: string) => ({ _id: addon._id, name, price: 5_000 });
    const get = async (path: string, language: string) =>
      (await guest.session.get(path).set('accept-language', language).expect(200)).body;
    const offered = `/api/v1/hub/activities/${scene.vendorId.toHexString()}`;
    const [inGerman] = await get(offered, 'de');
    expect(inGerman.addons).toEqual([named('Handtuch')]);
    const activity = `/api/v1/hub/activity/${scene.serviceId.toHexString()}`;
    expect((await get(activity, 'de')).data.addons).toEqual([named('Handtuch')]);
    expect((await get(activity, 'fr')).data.addons).toEqual([named('Towel')]);

    const booked = await guest.booked({ addons: [{ _addon: addon._id, quantity: 1 }] });
    await app.connection
      .collection('services')
      .updateOne({ _id: scene.serviceId }, { $set: { addons: [] } });
    const reservation = `/api/v1/hub/reservation/${booked._id}`;
    expect((await get(reservation, 'de')).data.addons).toMatchObject([
      { _addon: named('Handtuch') },
    ]);
    expect((await get(reservation, 'en')).data.addons).toMatchObject([{ _addon: named('Towel') }]);
    const { text } = await newestMail(app, email);
    expect(text).toContain('Handtuch');
  });

  it('books with addon, companion and comment, and sees it in the overview', async () => {
    const addon = { _id: new Types.ObjectId().toHexString(), name: 'Towel', price: 5_000 };
    const scene = await BookingScene.open(app, {
      service: {
        addons: [addon],
        cancellationHours: 24,
        languageList: [{ languageType: 'no', name: 'Yoga på norsk' }],
      },
    });
    const guest = await scene.guest();
    const { body } = await guest
      .book({
        participants: 3,
        numberOfChildren: 1,
        comment: ' By the window ',
        addons: [{ _addon: addon._id, quantity: 2 }],
        companions: [{ name: 'Ola' }],
      })
      .set('accept-language', 'nb-NO')
      .expect(201);
    expect(body.data).toMatchObject({
      _service: { _id: scene.serviceId.toHexString(), name: 'Yoga på norsk' },
      date: DAY,
      start: `${DAY}T00:00:00.000Z`,
      timeindex: 600,
      timeindexEnd: 720,
      participants: 3,
      numberOfChildren: 1,
      comment: 'By the window',
      addons: [{ _addon: { name: 'Towel', price: 5_000 }, quantity: 2 }],
      companions: [{ name: 'Ola' }],
      totalPrice: 85_000,
      currency: 'NOK',
      active: true,
      waitingList: false,
      canCancel: true,
      cancellationDeadline: '2026-06-18T08:00:00.000Z',
    });
    expect(body.data.bookingId).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
    const list = await guest.session
      .get(`/api/v1/hub/reservations/${scene.vendorId.toHexString()}/${guest.id.toHexString()}`)
      .expect(200);
    expect(list.body.data.upcoming).toHaveLength(1);
    expect(list.body.data.past).toEqual([]);
    expect(await scene.sold()).toEqual({ ledger: 3, bookings: 3 });
    expect(await scene.available()).toBe(7);
    const audit = await app.connection.collection('audit').findOne({
      _vendor: scene.vendorId,
      action: 'booking.created',
    });
    expect(audit).toMatchObject({ actor: { kind: 'guest', id: guest.id.toHexString() } });
    const message = await app.connection
      .collection('messages')
      .findOne({ _vendor: scene.vendorId, template: 'bookingConfirmation' });
    expect(message).toMatchObject({ customerId: guest.id });
    const event = await app.connection.collection('events').findOne({
      _vendor: scene.vendorId,
      type: 'booking.created',
    });
    expect(event?.payload).toMatchObject({ date: DAY, participants: 3, timeindex: 600 });
  });

  it('is told each rule that a draft breaks', async () => {
    const scene = await BookingScene.open(app, {
      service: { allowBookingForChildren: false, waitingList: false, bookingWindowDays: 30 },
    });
    const guest = await scene.guest();
    const unreachable = await scene.guest({ email: undefined, phone: undefined });
    const refused = async (change: object, status: number, code: string, who = guest) => {
      const { body } = await who.book({ ...change });
      expect([body.statusCode, body.code]).toEqual([status, code]);
    };
    await refused({ participants: 0 }, 422, 'MISSING_PARTICIPANTS');
    await refused({ participants: 11 }, 409, 'SLOT_FULL');
    await refused({ timeindex: 615 }, 422, 'TIME_NOT_OFFERED');
    await refused({ date: '2026-06-14' }, 422, 'DATE_IN_PAST');
    await refused({ date: '2026-08-14' }, 422, 'BEYOND_BOOKING_WINDOW');
    await refused({ participants: 2, numberOfChildren: 1 }, 422, 'CHILDREN_NOT_ALLOWED');
    await refused({ waitingList: true }, 422, 'WAITING_LIST_NOT_OFFERED');
    await refused(
      { addons: [{ _addon: new Types.ObjectId().toHexString(), quantity: 1 }] },
      422,
      'UNKNOWN_ADDON',
    );
    await refused({}, 422, 'MISSING_GUEST_DETAILS', unreachable);
    await refused({ participants: -1 }, 400, 'VALIDATION_FAILED');
    await refused({ date: '2026-02-30' }, 400, 'VALIDATION_FAILED');
    await refused({ timeindex: 1440 }, 400, 'VALIDATION_FAILED');
    expect(await scene.sold()).toEqual({ ledger: 0, bookings: 0 });
  });

  it('8: the browser’s time zone never moves the day: of a date-time the written day counts', async () => {
    const scene = await BookingScene.open(app);
    const guest = await scene.guest();
    expect(await guest.booked({ date: `${DAY}T23:30:00.000-05:00` })).toMatchObject({ date: DAY });
  });

  it('is not booked by a guest while it would have to be paid first', async () => {
    const scene = await BookingScene.open(app, { service: { prepayment: 'required' } });
    const guest = await scene.guest();
    for (const draft of [{}, { waitingList: true }]) {
      const { body } = await guest.book(draft).expect(422);
      expect(body.code).toBe('PREPAYMENT_REQUIRED');
    }
    await scene.staff().post('/api/admin/newBooking', scene.draft(guest)).expect(201);
    expect(await scene.sold()).toEqual({ ledger: 1, bookings: 1 });
  });

  it('needs the code of a protected service, to look and to book', async () => {
    const scene = await BookingScene.open(app, { service: { code: 'Fjord' } });
    const guest = await scene.guest();
    const path = `/api/v1/hub/activity/${scene.serviceId.toHexString()}?date=${DAY}`;
    const { body } = await app.visitor().get(path).expect(403);
    expect(body.code).toBe('SERVICE_CODE_REQUIRED');
    await app.visitor().get(path).set('x-service-code', 'fjord').expect(200);
    await app.visitor().get(`${path}&code=fjord`).expect(200);
    const wrong = await guest.book({ code: 'lake' }).expect(403);
    expect(wrong.body.code).toBe('WRONG_SERVICE_CODE');
    await guest.book({ code: 'fjord' }).expect(201);
  });

  it('sees an activity in their language, with the day’s own texts', async () => {
    const scene = await BookingScene.open(app, {
      service: {
        description: 'Calm',
        languageList: [{ languageType: 'no', name: 'Yoga på norsk', unit: 'Gjest' }],
        showAvailability: false,
      },
    });
    const path = `/api/v1/hub/activity/${scene.serviceId.toHexString()}?date=${DAY}`;
    const look = async (language: string) =>
      (await app.visitor().get(path).set('accept-language', language).expect(200)).body.data;
    expect(await look('nn-NO')).toMatchObject({
      name: 'Yoga på norsk',
      description: 'Calm',
      unit: 'Gjest',
      units: 'People',
    });
    const english = await look('en');
    expect(english).toMatchObject({ name: 'Yoga', unit: 'Person' });
    const [time] = english.timeslots.data[0].times;
    expect(time).toMatchObject({ start: 600, end: 720, showAvailability: false, bookable: true });
    expect(time.capacity).toBeUndefined();
    const unknown = path.replace(scene.serviceId.toHexString(), new Types.ObjectId().toHexString());
    await app.visitor().get(unknown).expect(404);
    await app.visitor().get(path.replace(DAY, '2026-02-30')).expect(400);
    await app
      .guest(await newVendor(app), new Types.ObjectId())
      .get(path)
      .expect(404);
  });

  it('reads what to know before choosing, each text in their language or else as written', async () => {
    const texts = { included: 'Mat and tea', bring: 'Warm socks', accessibility: 'No steps' };
    const scene = await BookingScene.open(app, {
      service: {
        ...texts,
        ...{ category: 'Movement', meetingPoint: 'At the pier', mapAddress: 'Kaien 1, Bergen' },
        languageList: [{ languageType: 'no', category: 'Bevegelse', bring: 'Varme sokker' }],
      },
    });
    const path = `/api/v1/hub/activity/${scene.serviceId.toHexString()}?date=${DAY}`;
    const look = async (language: string) =>
      (await app.visitor().get(path).set('accept-language', language).expect(200)).body.data;
    const known = { durationMinutes: 150, mapAddress: 'Kaien 1, Bergen' };
    expect(await look('en')).toMatchObject({ ...texts, ...known, category: 'Movement' });
    expect(await look('no')).toMatchObject({
      ...{ ...texts, ...known, category: 'Bevegelse', bring: 'Varme sokker' },
    });
    const catalogue = await app
      .visitor()
      .get(`/api/v1/hub/activities/${scene.vendorId.toHexString()}`)
      .set('accept-language', 'no')
      .expect(200);
    expect(catalogue.body).toMatchObject([{ category: 'Bevegelse' }]);
  });

  it('sees when it is offered, in all its languages, but not how much room there is', async () => {
    const time = timeOfWeek(600, 720, 12);
    const closed = { startDate: DAY, endDate: DAY, open: false, comment: 'Cleaning', times: [] };
    const scene = await BookingScene.open(app, {
      service: {
        languageList: [{ languageType: 'no', name: 'Yoga på norsk' }],
        times: [time],
        specialdays: [{ _id: new Types.ObjectId().toHexString(), ...closed }],
      },
    });
    const guest = await scene.guest();
    const { body } = await guest.session
      .get(`/api/v1/hub/activity/${scene.serviceId.toHexString()}`)
      .expect(200);
    const { languageList, times, specialdays } = body.data;
    expect(languageList).toMatchObject([{ languageType: 'no', name: 'Yoga på norsk' }]);
    expect(times).toMatchObject([{ start: 600, availableDays: time.availableDays }]);
    expect(times[0]).not.toHaveProperty('capacity');
    expect(specialdays).toMatchObject([closed]);
  });

  it('is a guest of the venue it names, and only that', async () => {
    const scene = await BookingScene.open(app);
    const guest = await scene.guest();
    const other = await scene.guest();
    const elsewhere = await newVendor(app);
    await guest.book({ _customer: other.id.toHexString() }).expect(404);
    await guest.book({ _vendor: elsewhere.toHexString() }).expect(404);
    await app.visitor().post('/api/v1/hub/activity', guest.draft()).expect(401);
    await scene.staff(4).post('/api/v1/hub/activity', guest.draft()).expect(403);
    const stranger = app.guest(elsewhere, guest.id);
    const draft = { ...guest.draft(), _vendor: elsewhere.toHexString() };
    await stranger.post('/api/v1/hub/activity', draft).expect(404);
    const list = (vendor: Types.ObjectId, customer: Types.ObjectId) =>
      guest.session.get(
        `/api/v1/hub/reservations/${vendor.toHexString()}/${customer.toHexString()}`,
      );
    await list(scene.vendorId, other.id).expect(404);
    await list(elsewhere, guest.id).expect(404);
  });

  it('sees and changes only their own bookings', async () => {
    const scene = await BookingScene.open(app);
    const guest = await scene.guest();
    const other = await scene.guest();
    const { _id } = await guest.booked();
    await other.session.get(`/api/v1/hub/reservation/${_id}`).expect(404);
    await other.session.put(`/api/v1/hub/reservation/${_id}`, { participants: 2 }).expect(404);
    await other.session.delete(`/api/v1/hub/activity/${_id}`).expect(404);
    await other.session.get(`/api/v1/hub/reservation/${_id}/calendar.ics`).expect(404);
    const elsewhere = app.guest(await newVendor(app), guest.id);
    await elsewhere.get(`/api/v1/hub/reservation/${_id}`).expect(404);
    await elsewhere.delete(`/api/v1/hub/activity/${_id}`).expect(404);
    await app.visitor().get(`/api/v1/hub/reservation/${_id}`).expect(401);
    await scene.staff(4).get(`/api/v1/hub/reservation/${_id}`).expect(403);
  });

  it('moves and resizes; the ledger follows; a stale version is refused', async () => {
    const scene = await BookingScene.open(app, {
      service: { times: [timeOfWeek(600, 720), timeOfWeek(840, 960, 4)] },
    });
    const guest = await scene.guest();
    const { _id, version } = await guest.booked({ participants: 3 });
    const moved = await guest.session
      .put(`/api/v1/hub/reservation/${_id}`, { timeindex: 840, participants: 4, version })
      .expect(200);
    expect(moved.body.data).toMatchObject({
      timeindex: 840,
      timeindexEnd: 960,
      participants: 4,
      version: 1,
    });
    expect(await scene.sold(DAY, 600)).toEqual({ ledger: 0, bookings: 0 });
    expect(await scene.sold(DAY, 840)).toEqual({ ledger: 4, bookings: 4 });
    const stale = await guest.session
      .put(`/api/v1/hub/reservation/${_id}`, { participants: 1, version })
      .expect(409);
    expect(stale.body).toMatchObject({ code: 'STALE_VERSION', data: { currentVersion: 1 } });
    const full = await guest.session
      .put(`/api/v1/hub/reservation/${_id}`, { participants: 5 })
      .expect(409);
    expect(full.body.code).toBe('SLOT_FULL');
    await guest.session.put(`/api/v1/hub/reservation/${_id}`, { timeindex: 615 }).expect(422);
    expect(await scene.sold(DAY, 840)).toEqual({ ledger: 4, bookings: 4 });
  });

  it('cancels, sees it among the cancelled, and cannot twice', async () => {
    const scene = await BookingScene.open(app);
    const guest = await scene.guest();
    const { _id } = await guest.booked({ participants: 2 });
    const { body } = await guest.session.delete(`/api/v1/hub/activity/${_id}`).expect(200);
    expect(body.data).toMatchObject({ active: false, cancelledAt: '2026-06-15T09:00:00.000Z' });
    expect(await scene.sold()).toEqual({ ledger: 0, bookings: 0 });
    expect(await scene.available()).toBe(10);
    const again = await guest.session.delete(`/api/v1/hub/activity/${_id}`).expect(422);
    expect(again.body.code).toBe('BOOKING_CANCELLED');
    await guest.session.put(`/api/v1/hub/reservation/${_id}`, { participants: 1 }).expect(422);
    const list = await guest.session
      .get(`/api/v1/hub/reservations/${scene.vendorId.toHexString()}/${guest.id.toHexString()}`)
      .expect(200);
    expect(list.body.data.upcoming).toEqual([]);
    expect(list.body.data.cancelled).toHaveLength(1);
    expect(list.body.data.past).toEqual([]);
  });

  it('shows a month in one query of exactly its ledgers', async () => {
    const scene = await BookingScene.open(app, {
      service: {
        specialdays: [
          {
            _id: new Types.ObjectId().toHexString(),
            startDate: '2026-06-20',
            endDate: '2026-06-21',
            open: false,
            comment: 'Midsummer',
            times: [],
          },
        ],
      },
    });
    const guest = await scene.guest();
    await guest.booked({ participants: 4 });
    const { body } = await app
      .visitor()
      .get(`/api/v1/hub/activity/${scene.serviceId.toHexString()}?from=2026-06-01&until=2026-06-30`)
      .expect(200);
    const days: { date: string; available: number; state: string; comment?: string }[] =
      body.data.timeslots.data;
    expect(days).toHaveLength(30);
    const day = (date: string) => days.find((one) => one.date === date);
    expect(day(DAY)).toMatchObject({ available: 6, state: 'open' });
    expect(day('2026-06-20')).toMatchObject({
      available: 0,
      state: 'closed',
      comment: 'Midsummer',
    });
    // past days are not bookable, so they have nothing available
    expect(day('2026-06-14')).toMatchObject({ available: 0, state: 'open' });
    const long = await app
      .visitor()
      .get(`/api/v1/hub/activity/${scene.serviceId.toHexString()}?from=2026-06-01&until=2026-09-30`)
      .expect(422);
    expect(long.body.code).toBe('PERIOD_TOO_LONG');
  });
});
