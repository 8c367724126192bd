import { Types } from 'mongoose';
import { DAY } from '../support/scenes/booking-scene';
import { by, NINE, SpaDay } from '../support/scenes/spa-day';
import { TestApp, type UserSession } from '../support/test-app';
import { newestMail } from '../support/things/accounts';

const PATH = '/api/v1/hub/treatments';
const TEN = 600;
const ELEVEN = 660;

interface Own {
  readonly session: UserSession;
  readonly email: string;
}

describe('guests book treatments', () => {
  let app: TestApp;
  let day: SpaDay;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-06-15T07:00:00Z');
    day = await SpaDay.open(app);
  });

  const guest = async (of = day, change: object = {}): Promise<Own> => {
    const email = `${new Types.ObjectId().toHexString()}@example.com`;
    const id = await of.guest({ email, languageCode: 'en', ...change });
    return {
      email,
      // signed in just now: a test may have moved the clock past the life of a token
      get session() {
        return app.guest(of.scene.vendorId, new Types.ObjectId(id));
      },
    };
  };
  const book = ({ session }: Own, change: object = {}) =>
    session.post(PATH, {
      ...{ _treatmentType: day.massage, date: DAY, timeindexStart: TEN, ...change },
    });
  const booked = async (own: Own, change: object = {}) => {
    const { status, body } = await book(own, change);
    expect([status, body.code]).toEqual([201, undefined]);
    return body.data;
  };
  const stored = () =>
    app.connection.collection('treatments').countDocuments({ _vendor: day.scene.vendorId });
  const setType = (fields: object, type = day.massage) =>
    app.connection
      .collection('treatmenttypes')
      .updateOne({ _id: new Types.ObjectId(type) }, { $set: fields });
  const setTreatment = (id: string, fields: object) =>
    app.connection
      .collection('treatments')
      .updateOne({ _id: new Types.ObjectId(id) }, { $set: fields });

  it('at an offered start: it is theirs, and the desk sees that they booked it', async () => {
    const own = await guest();
    const made = await booked(own, { comment: 'My left shoulder hurts' });
    expect(made).toMatchObject({
      _treatmentType: { _id: day.massage, name: 'Massage' },
      ...{ date: DAY, timeindexStart: TEN, timeindexEnd: ELEVEN, status: 'confirmed' },
      ...{ therapists: ['Anna'], room: 'Birch', guests: 1, comment: 'My left shoulder hurts' },
      ...{ total: 120_000, addons: [], currency: 'NOK', canChange: true, canCancel: true },
      // a day before, in Oslo
      cancellationDeadline: '2026-06-18T08:00:00.000Z',
    });
    const { body } = await day.staff().get(`/api/v1/spa/treatments/${made._id}`).expect(200);
    expect(body.data).toMatchObject({ onlineBooking: true, _customer: { email: own.email } });
    const list = await own.session.get(PATH).expect(200);
    expect(list.body.data).toEqual({ upcoming: [made], past: [] });
    expect(await day.differences()).toEqual([]);
  });

  it('a confirmation by mail, with the event for their calendar', async () => {
    const own = await guest();
    const made = await booked(own);
    const mail = await newestMail(app, own.email);
    expect(mail).toMatchObject({
      template: 'treatmentConfirmation',
      entity: { type: 'treatment', id: new Types.ObjectId(made._id) },
    });
    expect(mail.text).toContain('Massage');
    expect(mail.text).toContain(`/treatment/${made._id}`);
    const { text } = await own.session.get(`${PATH}/${made._id}/calendar.ics`).expect(200);
    expect(text).toContain('DTSTART:20260619T080000Z');
    expect(text).toContain(`UID:${made._id}@atrium`);
  });

  it('two together take two therapists and the room for two', async () => {
    const made = await booked(await guest(), { _treatmentType: day.couples });
    expect(made).toMatchObject({ guests: 2, room: 'Aspen', therapists: ['Anna', 'Berit'] });
    // Carl alone is left
    const again = await book(await guest(), { _treatmentType: day.couples });
    expect([again.status, again.body.code]).toEqual([409, 'TREATMENT_TIME_TAKEN']);
    expect(await day.differences()).toEqual([]);
  });

  it('a wish is kept, and a level costs more only where it was asked for', async () => {
    await app.connection
      .collection('therapists')
      .updateOne({ _id: new Types.ObjectId(day.carl) }, { $set: { level: 2 } });
    await setType({ levelPrices: [{ level: 2, surcharge: 20_000 }] });
    const asked = await booked(await guest(), { wish: { _therapist: day.carl } });
    expect(asked).toMatchObject({ therapists: ['Carl'], total: 140_000 });
    const another = await book(await guest(), { wish: { gender: 'man' } });
    expect(another.body.code).toBe('TREATMENT_TIME_TAKEN');
    const later = await booked(await guest(), { wish: { gender: 'man' }, timeindexStart: 720 });
    expect(later).toMatchObject({ therapists: ['Carl'], total: 120_000 });
  });

  it('with addons of the type, at the price of now', async () => {
    const oil = new Types.ObjectId().toHexString();
    await setType({ addons: [{ _id: oil, name: 'Arnica oil', price: 9_000, maxQuantity: 2 }] });
    const offers = `/api/spa/treatments/${day.scene.vendorId}/${day.massage}`;
    const { body } = await app.visitor().get(offers).expect(200);
    expect(body.data.addons).toEqual([
      { _id: oil, name: 'Arnica oil', price: 9_000, maxQuantity: 2 },
    ]);
    const made = await booked(await guest(), { addons: [{ _addon: oil, quantity: 2 }] });
    expect(made).toMatchObject({
      total: 138_000,
      addons: [{ quantity: 2, _addon: { name: 'Arnica oil', price: 9_000 } }],
    });
    const refused = async (_addon: string, quantity: number) =>
      (await book(await guest(), { addons: [{ _addon, quantity }] })).body.code;
    expect(await refused(oil, 3)).toBe('INVALID_ADDON_QUANTITY');
    expect(await refused(day.anna, 1)).toBe('UNKNOWN_ADDON');
  });

  it.each([
    ['off the spacing', { timeindexStart: 610 }, 422, 'TIME_NOT_OFFERED'],
    ['in the past', { date: '2026-06-12' }, 422, 'DATE_IN_PAST'],
    ['when nobody works', { timeindexStart: 1080 }, 409, 'TREATMENT_TIME_TAKEN'],
    ['another length than the type has', { _length: '650000000000000000000000' }, 404, 'NOT_FOUND'],
    ['of no type', { _treatmentType: '650000000000000000000000' }, 404, 'NOT_FOUND'],
    ['without a time', { timeindexStart: undefined }, 400, 'VALIDATION_FAILED'],
    ['with a lock of their own', { treatmentLock: true }, 400, 'VALIDATION_FAILED'],
  ])('nothing %s', async (_, change, status, code) => {
    const refused = await book(await guest(), change);
    expect([refused.status, refused.body.code]).toEqual([status, code]);
    expect(await stored()).toBe(0);
  });

  it.each([
    ['what the desk alone books', { online: false }, 'TREATMENT_NOT_ONLINE'],
    ['what is no longer sold', { active: false }, 'TREATMENT_TYPE_INACTIVE'],
    ['with too little notice', { minNoticeMinutes: 7 * 24 * 60 }, 'TOO_LATE_NOTICE'],
    ['too far ahead', { bookingWindowDays: 3 }, 'BEYOND_BOOKING_WINDOW'],
  ])('not %s, whatever the page shows', async (_, fields, code) => {
    await setType(fields);
    const refused = await book(await guest());
    expect([refused.status, refused.body.code]).toEqual([422, code]);
  });

  it('of twenty who want the last start, one gets it, and nobody learns who', async () => {
    await app.connection.collection('shifts').deleteMany({
      _therapist: { $in: [day.berit, day.carl].map((id) => new Types.ObjectId(id)) },
    });
    const guests = await Promise.all(Array.from({ length: 20 }, () => guest()));
    const answers = await Promise.all(guests.map((own) => book(own)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, body } of answers.filter((one) => one.status !== 201)) {
      expect([status, body.code, body.data]).toEqual([409, 'TREATMENT_TIME_TAKEN', undefined]);
    }
    expect(await stored()).toBe(1);
    expect(await day.differences()).toEqual([]);
  });

  it('as many as fit at once, each with their own therapist and room', async () => {
    const guests = await Promise.all(Array.from({ length: 6 }, () => guest()));
    const answers = await Promise.all(guests.map((own) => book(own)));
    const made = answers.filter(({ status }) => status === 201).map(({ body }) => body.data);
    expect(new Set(made.map(({ room }) => room))).toEqual(new Set(['Aspen', 'Birch']));
    expect(made).toHaveLength(2);
  });

  it('once, however often it is sent', async () => {
    const own = await guest();
    const send = () => book(own).set('idempotency-key', 'one-massage');
    const answers = await Promise.all([send(), send(), send()]);
    const { status, body } = await send();
    expect(status).toBe(201);
    // the others are told it, or that it is under way
    for (const one of answers) {
      expect(one.body.data ?? one.body.code).toEqual(
        one.status === 201 ? body.data : 'IDEMPOTENCY_IN_FLIGHT',
      );
    }
    expect(await stored()).toBe(1);
  });

  it('another start: somebody else may give it, the price stays, and they are told', async () => {
    const own = await guest();
    const { _id, version } = await booked(own);
    await setType({ lengths: [{ _id: new Types.ObjectId(), phases: [], price: 1 }] });
    await day.booked({ timeindexStart: 840, therapists: by(day.anna), _room: day.birch });
    const { body } = await own.session
      .put(`${PATH}/${_id}`, { timeindexStart: 840, version })
      .expect(200);
    expect(body.data).toMatchObject({
      ...{ date: DAY, timeindexStart: 840, timeindexEnd: 900, total: 120_000 },
      ...{ therapists: ['Berit'], room: 'Aspen', version: version + 1 },
    });
    expect(await newestMail(app, own.email)).toMatchObject({ template: 'bookingChange' });
    expect(await day.differences()).toEqual([]);
  });

  it('their own time is free to them, and to nobody else', async () => {
    const own = await guest();
    const { _id } = await booked(own);
    const offers = (session: UserSession) =>
      session.get(
        `/api/spa/treatments/${day.scene.vendorId}/${day.massage}?from=${DAY}&until=${DAY}&treatment=${_id}`,
      );
    await booked(await guest(), { wish: { _therapist: day.berit } });
    const { body } = await offers(own.session).expect(200);
    // the other two are free at half past nine only because this one would move
    expect(body.data.days[0].starts).toEqual(expect.arrayContaining([570, TEN, 630]));
    await offers((await guest()).session).expect(404);
    await offers(app.visitor()).expect(404);
  });

  it('a start that is taken leaves it as it was', async () => {
    const own = await guest();
    const made = await booked(own);
    await booked(await guest(), { timeindexStart: 780 });
    await booked(await guest(), { timeindexStart: 780 });
    const refused = await own.session.put(`${PATH}/${made._id}`, { timeindexStart: 780 });
    expect([refused.status, refused.body.code]).toEqual([409, 'TREATMENT_TIME_TAKEN']);
    const { body } = await own.session.get(`${PATH}/${made._id}`).expect(200);
    expect(body.data).toEqual(made);
  });

  it('cancelled until the deadline, itself included: the time is free at once', async () => {
    const own = await guest();
    const { _id } = await booked(own);
    app.clock.set('2026-06-18T08:00:00Z');
    await own.session.delete(`${PATH}/${_id}`).expect(200);
    const mail = await newestMail(app, own.email);
    expect(mail).toMatchObject({ template: 'bookingCancellation' });
    expect(mail.text).toContain(`/new-treatment/${day.massage}`);
    await own.session.get(`${PATH}/${_id}`).expect(404);
    await own.session.delete(`${PATH}/${_id}`).expect(404);
    expect(await day.starts()).toHaveLength(14);
    expect(await day.scene.told('audit', 'treatment')).toEqual([
      'treatment.created',
      'treatment.deleted',
    ]);
    expect(await day.differences()).toEqual([]);
  });

  it.each([
    ['a millisecond after the deadline', {}, 'CANCELLATION_DEADLINE_PASSED', 422],
    ['locked by the desk', { treatmentLock: true }, 'TREATMENT_LOCKED', 423],
  ])('neither moved nor cancelled %s', async (_, fields, code, status) => {
    const own = await guest();
    const { _id } = await booked(own);
    await setTreatment(_id, fields);
    if (status === 422) app.clock.set('2026-06-18T08:00:00.001Z');
    const shown = await own.session.get(`${PATH}/${_id}`).expect(200);
    expect(shown.body.data).toMatchObject({ canChange: false, canCancel: false });
    for (const answer of [
      await own.session.delete(`${PATH}/${_id}`),
      await own.session.put(`${PATH}/${_id}`, { timeindexStart: NINE }),
      await own.session.put(`${PATH}/${_id}`, { comment: 'Late' }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
  });

  it('what is paid for can be moved; only the desk cancels it', async () => {
    const own = await guest();
    const { _id } = await booked(own);
    await setTreatment(_id, { status: 'pre-paid' });
    const refused = await own.session.delete(`${PATH}/${_id}`);
    expect([refused.status, refused.body.code]).toEqual([422, 'TREATMENT_PAID']);
    const { body } = await own.session.put(`${PATH}/${_id}`, { timeindexStart: NINE }).expect(200);
    expect(body.data).toMatchObject({ canChange: true, canCancel: false, status: 'pre-paid' });
  });

  it('a stale version is refused', async () => {
    const own = await guest();
    const { _id, version } = await booked(own);
    await day.change(_id, { internalComment: 'Regular' });
    const stale = await own.session.put(`${PATH}/${_id}`, { comment: 'Late', version });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE_VERSION']);
  });

  it('another guest’s, and another venue’s, is not there', async () => {
    const own = await guest();
    const { _id } = await booked(own);
    const elsewhere = await SpaDay.open(app);
    for (const { session } of [await guest(), await guest(elsewhere)]) {
      await session.get(`${PATH}/${_id}`).expect(404);
      await session.get(`${PATH}/${_id}/calendar.ics`).expect(404);
      await session.put(`${PATH}/${_id}`, { timeindexStart: NINE }).expect(404);
      await session.delete(`${PATH}/${_id}`).expect(404);
      expect((await session.get(PATH).expect(200)).body.data.upcoming).toEqual([]);
    }
    const abroad = await guest(elsewhere);
    expect((await book(abroad)).status).toBe(404);
    expect((await book(own, { wish: { _therapist: elsewhere.anna } })).status).toBe(404);
    await app.visitor().get(PATH).expect(401);
    await day.staff().get(PATH).expect(403);
  });

  it('what is over is past, and can be neither moved nor cancelled', async () => {
    const own = await guest();
    const { _id } = await booked(own);
    app.clock.set('2026-06-19T09:00:00Z');
    const { body } = await own.session.get(PATH).expect(200);
    expect(body.data).toMatchObject({
      upcoming: [],
      past: [{ _id, canChange: false, canCancel: false }],
    });
  });

  it('stays to be seen and cancelled when the venue switches its spa off', async () => {
    const own = await guest();
    const { _id } = await booked(own);
    const off = await SpaDay.open(app);
    const theirs = await guest(off);
    await app.connection
      .collection('vendors')
      .updateOne({ _id: off.scene.vendorId }, { $set: { 'modules.spa': false } });
    const refused = await theirs.session.post(PATH, {
      ...{ _treatmentType: off.massage, date: DAY, timeindexStart: TEN },
    });
    expect([refused.status, refused.body.code]).toEqual([403, 'MODULE_OFF']);
    await theirs.session.get(PATH).expect(200);
    await own.session.get(`${PATH}/${_id}`).expect(200);
  });
});
