import { Types } from 'mongoose';
import { DAY } from '../support/scenes/booking-scene';
import { SpaDay } from '../support/scenes/spa-day';
import { TestApp, type UserSession } from '../support/test-app';
import { newestMail } from '../support/things/accounts';

const PATH = '/api/v1/hub/journeys';
const NEXT = '2026-06-20';

describe('guests book journeys', () => {
  let app: TestApp;
  let day: SpaDay;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-06-15T07:00:00Z');
    day = await SpaDay.open(app, { slug: `spa-${new Types.ObjectId().toHexString()}` });
  });

  const guest = async (email = `${new Types.ObjectId().toHexString()}@example.com`) => {
    const id = await day.guest({ email, languageCode: 'en' });
    // signed in just now: a test may have moved the clock past the life of a token
    return () => app.guest(day.scene.vendorId, new Types.ObjectId(id));
  };
  const twoMassages = (change: object = {}) => ({
    date: DAY,
    treatments: [{ _treatmentType: day.massage }, { _treatmentType: day.massage }],
    ...change,
  });
  const book = (session: UserSession, change: object = {}) =>
    session.post(PATH, { ...twoMassages(), starts: [600, 660], ...change });
  const booked = async (session: UserSession, change: object = {}) => {
    const { status, body } = await book(session, change);
    expect([status, body.code]).toEqual([201, undefined]);
    return body.data;
  };
  const setType = (fields: object, type = day.massage) =>
    app.connection
      .collection('treatmenttypes')
      .updateOne({ _id: new Types.ObjectId(type) }, { $set: fields });
  const stored = () =>
    app.connection.collection('treatments').countDocuments({ _vendor: day.scene.vendorId });

  it('at an offered start: all of it is theirs, at the price that was offered', async () => {
    const own = await guest();
    const { body } = await own().post(`${PATH}/offers`, twoMassages()).expect(200);
    expect(body.data).toMatchObject({ date: DAY, price: 240_000, currency: 'NOK' });
    expect(body.data.offers[0]).toEqual({
      ...{ timeindexStart: 540, timeindexEnd: 660 },
      treatments: [
        { _treatmentType: day.massage, timeindexStart: 540, timeindexEnd: 600, guests: 1 },
        { _treatmentType: day.massage, timeindexStart: 600, timeindexEnd: 660, guests: 1 },
      ],
    });
    const made = await booked(own(), { starts: [540, 600], comment: 'Our anniversary' });
    expect(made).toMatchObject({
      ...{ total: 240_000, currency: 'NOK', canChange: true, canCancel: true },
      cancellationDeadline: '2026-06-18T07:00:00.000Z',
      treatments: [
        { timeindexStart: 540, comment: 'Our anniversary', _journey: made._id },
        { timeindexStart: 600, _journey: made._id },
      ],
    });
    expect((await own().get(`${PATH}/${made._id}`).expect(200)).body.data).toEqual(made);
    const list = await own().get('/api/v1/hub/treatments').expect(200);
    expect(list.body.data.upcoming).toEqual(made.treatments);
    const desk = await day.staff().get(`/api/v1/spa/journeys/${made._id}`).expect(200);
    expect(desk.body.data.treatments).toMatchObject([
      { onlineBooking: true },
      { onlineBooking: true },
    ]);
    expect(await day.differences()).toEqual([]);
  });

  it('for two: side by side what is for one, together what is for two', async () => {
    const own = await guest();
    const treatments = [{ _treatmentType: day.massage }, { _treatmentType: day.couples }];
    const query = { ...twoMassages(), guests: 2, treatments };
    const { body } = await own().post(`${PATH}/offers`, query).expect(200);
    const [offer] = body.data.offers;
    expect(offer.treatments).toMatchObject([
      { _treatmentType: day.massage, timeindexStart: 540, guests: 1 },
      { _treatmentType: day.massage, timeindexStart: 540, guests: 1 },
      { _treatmentType: day.couples, guests: 2 },
    ]);
    const starts = offer.treatments.map((one: { timeindexStart: number }) => one.timeindexStart);
    const made = await booked(own(), { guests: 2, treatments, starts });
    expect(made.treatments).toHaveLength(3);
    const alone = await own().post(`${PATH}/offers`, { ...query, guests: 1 });
    expect([alone.status, alone.body.code]).toEqual([422, 'JOURNEY_GUESTS']);
    expect(await day.differences()).toEqual([]);
  });

  it('with a wish for each: kept, or the start is not offered', async () => {
    const own = await guest();
    const treatments = [
      { _treatmentType: day.massage, wish: { _therapist: day.carl } },
      { _treatmentType: day.massage, wish: { gender: 'woman' } },
    ];
    const offered = async (): Promise<number[]> => {
      const query = twoMassages({ treatments });
      const { body } = await own().post(`${PATH}/offers`, query).expect(200);
      return body.data.offers.map(
        ({ timeindexStart }: { timeindexStart: number }) => timeindexStart,
      );
    };
    expect(await offered()).toContain(600);
    const made = await booked(own(), { treatments });
    expect(made.treatments).toMatchObject([{ therapists: ['Carl'] }, {}]);
    expect(['Anna', 'Berit']).toContain(made.treatments[1].therapists[0]);
    // Carl has the hour now, and whoever else is free is not him
    expect(await offered()).not.toContain(600);
    const again = await book((await guest())(), { treatments });
    expect([again.status, again.body.code]).toEqual([409, 'JOURNEY_TAKEN']);
  });

  it('told by one mail with one calendar file, when booked, moved and cancelled', async () => {
    const email = 'ida@journeys.example';
    const own = await guest(email);
    const { _id, treatments } = await booked(own());
    const confirmed = await newestMail(app, email);
    expect(confirmed).toMatchObject({ template: 'treatmentConfirmation' });
    expect(confirmed.text).toContain('10:00 – 11:00: Massage');
    expect(confirmed.text).toContain(`/journey/${_id}`);
    const { text } = await own().get(`${PATH}/${_id}/calendar.ics`).expect(200);
    for (const one of treatments) expect(text).toContain(`UID:${one._id}@atrium`);
    await own().put(`${PATH}/${_id}`, { date: DAY, timeindexStart: 720 }).expect(200);
    const moved = await newestMail(app, email);
    expect([moved.template, moved.text]).toEqual([
      'bookingChange',
      expect.stringContaining('12:00 – 14:00'),
    ]);
    await own().delete(`${PATH}/${_id}`).expect(200);
    expect((await newestMail(app, email)).template).toBe('bookingCancellation');
    const sent = app.connection.collection('messages');
    expect(await sent.countDocuments({ to: email })).toBe(3);
    expect(await stored()).toBe(0);
  });

  it('with the notice and within the window of every treatment', async () => {
    const own = await guest();
    app.clock.set('2026-06-19T06:00:00Z');
    const treatments = [{ _treatmentType: day.massage }, { _treatmentType: day.couples }];
    // at 8:00 in Oslo: the second may begin at noon
    await setType({ minNoticeMinutes: 240 }, day.couples);
    const { body } = await own().post(`${PATH}/offers`, {
      ...{ ...twoMassages(), guests: 2, treatments },
    });
    expect(body.data.offers[0].treatments[2].timeindexStart).toBe(720);
    const early = await book(own(), { guests: 2, treatments, starts: [600, 600, 690] });
    expect([early.status, early.body.code]).toEqual([422, 'TOO_LATE_NOTICE']);
    await setType({ bookingWindowDays: 0, minNoticeMinutes: 0 });
    for (const one of [day.anna, day.berit]) await day.shift(one, { date: NEXT });
    const far = await book(own(), { date: NEXT });
    expect([far.status, far.body.code]).toEqual([422, 'BEYOND_BOOKING_WINDOW']);
    expect(await stored()).toBe(0);
  });

  it('of treatments that are online only', async () => {
    const own = await guest();
    await setType({ online: false });
    const offers = await own().post(`${PATH}/offers`, twoMassages());
    expect([offers.status, offers.body.code]).toEqual([422, 'TREATMENT_NOT_ONLINE']);
    const { status, body } = await book(own());
    expect([status, body.code]).toEqual([422, 'TREATMENT_NOT_ONLINE']);
  });

  it('all or nothing', async () => {
    const own = await guest();
    for (const room of [day.birch, day.aspen]) {
      await day.booked({ timeindexStart: 690, _room: room });
    }
    const { status, body } = await book(own());
    expect([status, body.code, body.data]).toEqual([409, 'JOURNEY_TAKEN', { treatments: [1] }]);
    expect(await stored()).toBe(2);
    const few = await book(own(), { starts: [600] });
    expect(few.status).toBe(400);
    const unequal = await book(own(), { starts: [600, 660, 720] });
    expect([unequal.status, unequal.body.code]).toEqual([422, 'INVALID_TIME']);
  });

  it('and move them as a whole to a start that is offered', async () => {
    const own = await guest();
    const { _id } = await booked(own());
    const starts = await own().get(`${PATH}/${_id}/starts?date=${DAY}`).expect(200);
    expect(starts.body.data[0]).toEqual({ timeindexStart: 540, timeindexEnd: 660 });
    const { body } = await own().put(`${PATH}/${_id}`, { date: DAY, timeindexStart: 780 });
    expect(body.data.treatments).toMatchObject([{ timeindexStart: 780 }, { timeindexStart: 840 }]);
    // nobody works then
    const away = await own().put(`${PATH}/${_id}`, { date: NEXT, timeindexStart: 780 });
    expect([away.status, away.body.code]).toEqual([409, 'JOURNEY_TAKEN']);
    await setType({ minNoticeMinutes: 5 * 24 * 60 });
    const late = await own().put(`${PATH}/${_id}`, { date: DAY, timeindexStart: 600 });
    expect([late.status, late.body.code]).toEqual([422, 'TOO_LATE_NOTICE']);
    expect((await own().get(`${PATH}/${_id}/starts?date=${DAY}`)).body.data).toEqual([]);
    expect(await day.differences()).toEqual([]);
  });

  it('and neither move nor cancel them after the deadline of any, when paid or when locked', async () => {
    const own = await guest();
    const { _id, treatments } = await booked(own());
    const [first, second] = treatments.map((one: { _id: string }) => one._id);
    const refused = async () => {
      const moved = await own().put(`${PATH}/${_id}`, { date: DAY, timeindexStart: 720 });
      const cancelled = await own().delete(`${PATH}/${_id}`);
      return [moved, cancelled].map(({ body }) => body.code);
    };
    await day.change(second, { treatmentLock: true }).expect(200);
    expect(await refused()).toEqual(['TREATMENT_LOCKED', 'TREATMENT_LOCKED']);
    await day.change(second, { treatmentLock: false, status: 'paid' }).expect(200);
    expect((await own().delete(`${PATH}/${_id}`)).body.code).toBe('TREATMENT_PAID');
    await day.change(second, { status: 'confirmed' }).expect(200);
    // the first's has passed, the second's has not
    app.clock.set('2026-06-18T08:30:00Z');
    expect(await refused()).toEqual([
      'CANCELLATION_DEADLINE_PASSED',
      'CANCELLATION_DEADLINE_PASSED',
    ]);
    const { body } = await own().get(`${PATH}/${_id}`).expect(200);
    expect(body.data).toMatchObject({ canChange: false, canCancel: false });
    await day.change(first, { treatmentLock: false }).expect(200);
    expect(await stored()).toBe(2);
  });

  it('of which no part is another guest’s', async () => {
    const [own, other] = [await guest(), await guest()];
    const { _id } = await booked(own());
    await other().get(`${PATH}/${_id}`).expect(404);
    await other().delete(`${PATH}/${_id}`).expect(404);
    const kari = await day.guest({ firstname: 'Kari' });
    const nora = await day.guest({ firstname: 'Nora' });
    const made = await day.staff().post('/api/v1/spa/journeys', {
      ...{ date: DAY, guests: [{ _customer: kari }, { _customer: nora }] },
      treatments: [
        { _treatmentType: day.massage, timeindexStart: 840, guests: [0] },
        { _treatmentType: day.massage, timeindexStart: 840, guests: [1] },
      ],
    });
    const session = app.guest(day.scene.vendorId, new Types.ObjectId(kari));
    await session.delete(`${PATH}/${made.body.data._id}`).expect(404);
    const list = await session.get('/api/v1/hub/treatments').expect(200);
    expect(list.body.data.upcoming).toMatchObject([{ timeindexStart: 840 }]);
    expect(list.body.data.upcoming[0]).not.toHaveProperty('_journey');
  });
});
