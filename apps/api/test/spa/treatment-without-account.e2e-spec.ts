import { setTimeout } from 'node:timers/promises';
import { Types } from 'mongoose';
import { TreatmentLinks } from '../../src/modules/spa/treatments/mail/treatment-links';
import { DAY } from '../support/scenes/booking-scene';
import { by, SpaDay } from '../support/scenes/spa-day';
import { TestApp } from '../support/test-app';
import { anEmail, newestMail } from '../support/things/accounts';

const NOW = '2026-06-15T07:00:00Z';
const OPEN = '/api/v1/open_booking/treatments';
const LINKED = '/api/v1/linked_treatment';
const TEN = 600;
const NOON = 720;

interface Made {
  treatment: { _id: string; bookingId: string; version: number };
  signature: string;
}

describe('a treatment without an account', () => {
  let app: TestApp;
  let day: SpaDay;
  beforeAll(async () => {
    app = await TestApp.start(NOW);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set(NOW);
    day = await SpaDay.open(app);
  });

  const vendor = () => day.scene.vendorId.toHexString();
  const ada = (change: object = {}) => ({
    ...{ firstname: 'Ada', lastname: 'Lovelace', email: anEmail(), phone: '+47 912 34 567' },
    ...change,
  });
  const book = (guest: object, change: object = {}) =>
    app.visitor().post(OPEN, {
      ...{ vendor: vendor(), _treatmentType: day.massage, date: DAY, timeindexStart: TEN },
      ...{ guest, ...change },
    });
  const booked = async (guest: object, change: object = {}): Promise<Made> => {
    const { status, body } = await book(guest, change);
    expect([status, body.code]).toEqual([201, undefined]);
    return body.data;
  };
  const linked = (
    method: 'get' | 'put' | 'delete',
    { treatment, signature }: { treatment: { _id: string }; signature: string },
    { body, path = '', query = '' }: { body?: object; path?: string; query?: string } = {},
  ) =>
    app
      .visitor()
      .call(method, `${LINKED}/${treatment._id}${path}?vendor=${vendor()}${query}`, body)
      .set('x-booking-signature', signature);
  const all = (collection: string) =>
    app.connection.collection(collection).find({ _vendor: day.scene.vendorId }).toArray();
  const setType = (fields: object) =>
    app.connection
      .collection('treatmenttypes')
      .updateOne({ _id: new Types.ObjectId(day.massage) }, { $set: fields });
  const switchOff = async (part: string) => {
    await app.connection
      .collection('vendors')
      .updateOne({ _id: day.scene.vendorId }, { $set: { [`modules.${part}`]: false } });
    // for as long a venue is believed to be as it was
    await setTimeout(1_100);
  };

  it('makes a guest with the treatment, and mails a link that needs no account', async () => {
    const guest = ada();
    const { treatment, signature } = await booked(guest, { comment: 'My left shoulder' });
    expect(treatment).toMatchObject({
      ...{ date: DAY, timeindexStart: TEN, status: 'confirmed', therapists: ['Anna'] },
      ...{ total: 120_000, comment: 'My left shoulder', canChange: true, canCancel: true },
      bookingId: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{8}$/),
    });
    const [customer] = await all('customers');
    expect(customer).toMatchObject({ firstname: 'Ada', email: guest.email, phone: '+4791234567' });
    expect(customer?.passwordHash).toBeUndefined();
    const { body } = await day.staff().get(`/api/v1/spa/treatments/${treatment._id}`).expect(200);
    expect(body.data).toMatchObject({
      ...{ onlineBooking: true, bookingId: treatment.bookingId, internalComment: '' },
      _customer: { email: guest.email },
    });
    const { text } = await newestMail(app, guest.email);
    const page = `/open_booking/treatment/${treatment._id}?vendor=venue-${vendor()}#${signature}`;
    expect(text).toContain(page);
    expect(text).toContain(treatment.bookingId);
    expect(text).not.toContain('/activity-hub/');
    expect(await day.differences()).toEqual([]);
  });

  it('leaves no guest behind where it is refused, and never tells who has the time', async () => {
    for (const one of [day.anna, day.berit]) await day.booked({ therapists: by(one) });
    const { body } = await book(ada()).expect(409);
    expect(body).toMatchObject({ code: 'TREATMENT_TIME_TAKEN' });
    expect(body.data).toBeUndefined();
    expect(await all('customers')).toHaveLength(0);
  });

  it('books for the guest who has the email, and neither shows nor changes anything of theirs', async () => {
    const email = anEmail();
    const id = await day.guest({
      ...{ firstname: 'Ingeborg', lastname: 'Hemmelig', email, phone: '+4790000000' },
      ...{ allergies: 'Nuts', languageCode: 'en' },
    });
    const session = app.guest(day.scene.vendorId, new Types.ObjectId(id));
    const waiting = { _treatmentType: day.massage, from: DAY, until: DAY };
    await session.post('/api/v1/hub/treatment-waits', waiting).expect(201);
    // `claims` counts who has relied on the guest while writing
    const guests = async () => (await all('customers')).map((one) => ({ ...one, claims: 0 }));
    const before = await guests();
    const answer = await booked(ada({ email: email.toUpperCase() }));
    for (const secret of ['Ingeborg', 'Hemmelig', 'Nuts', id]) {
      expect(JSON.stringify(answer)).not.toContain(secret);
    }
    expect(await guests()).toEqual(before);
    // whoever booked may be somebody else: the guest still waits
    expect(await all('treatmentwaits')).toHaveLength(1);
    const [stored] = await all('treatments');
    expect(stored?.internalComment).toContain('Ada Lovelace, +4791234567');
    // the guest finds it in their account
    const { body } = await session.get('/api/v1/hub/treatments').expect(200);
    expect(body.data.upcoming).toMatchObject([{ _id: answer.treatment._id }]);
  });

  it('refuses the same of a known and of an unknown guest', async () => {
    const email = anEmail();
    await day.guest({ email });
    for (const change of [{ phone: '12' }, { firstname: '1234' }, { lastname: ' ' }]) {
      const [of, other] = await Promise.all(
        [email, anEmail()].map(async (to) => {
          const { status, body } = await book(ada({ ...change, email: to }));
          return [status, body.code, body.details];
        }),
      );
      expect(of?.[0]).toBeGreaterThanOrEqual(400);
      expect(of).toEqual(other);
    }
  });

  it('makes one guest of two first treatments at the same moment, and sells no time twice', async () => {
    const guest = ada();
    const two = await Promise.all([book(guest), book(guest, { timeindexStart: NOON })]);
    expect(two.map(({ status }) => status)).toEqual([201, 201]);
    expect(await all('customers')).toHaveLength(1);
    const rush = await Promise.all(
      Array.from({ length: 5 }, () => book(ada(), { timeindexStart: 840 })),
    );
    // Birch and Aspen
    expect(rush.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(await day.differences()).toEqual([]);
  });

  it('answers a repeated key with the first answer', async () => {
    const guest = ada();
    const send = () => book(guest).set('idempotency-key', 'one');
    const first = await send().expect(201);
    expect((await send().expect(201)).body).toEqual(first.body);
    expect(await all('treatments')).toHaveLength(1);
  });

  it('keeps a wish, and takes addons, but neither memberships nor stays', async () => {
    const oil = new Types.ObjectId().toHexString();
    await setType({ addons: [{ _id: oil, name: 'Arnica oil', price: 9_000 }] });
    const wished = {
      ...{ wish: { gender: 'man' }, addons: [{ _addon: oil, quantity: 1 }] },
    };
    const { treatment } = await booked(ada(), wished);
    expect(treatment).toMatchObject({ therapists: ['Carl'], total: 129_000 });
    expect((await book(ada(), wished)).body.code).toBe('TREATMENT_TIME_TAKEN');
    await book(ada(), { _membership: day.massage }).expect(400);
    await book(ada(), { _stayTreatment: day.massage }).expect(400);
  });

  it.each([
    ['what the desk alone books', { online: false }, 'TREATMENT_NOT_ONLINE'],
    ['what is no longer sold', { active: false }, 'TREATMENT_TYPE_INACTIVE'],
    ['with too little notice', { minNoticeMinutes: 7 * 24 * 60 }, 'TOO_LATE_NOTICE'],
    ['beyond the window', { bookingWindowDays: 1 }, 'BEYOND_BOOKING_WINDOW'],
  ])('nothing is booked: %s', async (_, fields, code) => {
    await setType(fields);
    const { body } = await book(ada()).expect(422);
    expect(body.code).toBe(code);
    expect(await all('customers')).toHaveLength(0);
  });

  it.each(['openBooking', 'spa'])('nothing is booked without the module %s', async (part) => {
    await switchOff(part);
    const { body } = await book(ada()).expect(403);
    expect(body.code).toBe('MODULE_OFF');
  });

  it('belongs to the venue that is named: another has no such type', async () => {
    const elsewhere = await SpaDay.open(app);
    await book(ada(), { vendor: elsewhere.scene.vendorId.toHexString() }).expect(404);
    await book(ada(), { vendor: 'no-such-venue' }).expect(404);
    await book(ada(), { vendor: undefined }).expect(400);
    await book({ firstname: 'Ada' }).expect(400);
  });

  it('sends at most twenty bookings in a quarter of an hour to one mailbox', async () => {
    const guest = ada();
    for (let i = 0; i < 20; i++) await book(guest, { timeindexStart: 1 }).expect(422);
    await book(guest).expect(429);
    await booked(ada());
  });

  describe('its link', () => {
    it('shows, moves and cancels this treatment', async () => {
      const guest = ada();
      const made = await booked(guest);
      const { body } = await linked('get', made).expect(200);
      expect(body.data).toEqual(made.treatment);
      const times = await linked('get', made, {
        ...{ path: '/times', query: `&from=${DAY}&until=${DAY}` },
      }).expect(200);
      // its own time is free to it
      expect(times.body.data.days).toEqual([
        { date: DAY, starts: expect.arrayContaining([TEN, NOON]) },
      ]);
      const to = { timeindexStart: NOON, version: made.treatment.version };
      const moved = await linked('put', made, { body: to }).expect(200);
      expect(moved.body.data).toMatchObject({ timeindexStart: NOON, total: 120_000 });
      expect((await newestMail(app, guest.email)).text).toContain(made.signature);
      const stale = await linked('put', made, { body: to }).expect(409);
      expect(stale.body.code).toBe('STALE_VERSION');
      const unsaid = await linked('put', made, { body: { comment: 'x' } })
        .unset('if-match')
        .expect(428);
      expect(unsaid.body.code).toBe('VERSION_REQUIRED');
      const { text } = await linked('get', made, { path: '/calendar.ics' }).expect(200);
      expect(text.replace(/\r\n\s/g, '')).toContain(made.signature);
      await linked('delete', made).expect(200);
      expect(await all('treatments')).toEqual([]);
      const goodbye = await newestMail(app, guest.email);
      expect(goodbye.text).toContain(`/spa_booking/venue-${vendor()}/${day.massage}`);
      await linked('get', made).expect(403);
      expect(await day.differences()).toEqual([]);
    });

    it('leads to no other treatment, of the same guest neither', async () => {
      const guest = ada();
      const [one, other] = [await booked(guest), await booked(guest, { timeindexStart: NOON })];
      for (const signature of [one.signature, '', 'x']) {
        for (const method of ['get', 'delete'] as const) {
          const { body } = await linked(method, { ...other, signature }).expect(403);
          expect(body.code).toBe('BOOKING_LINK_INVALID');
        }
        const body = { timeindexStart: 840, version: 0 };
        await linked('put', { ...other, signature }, { body }).expect(403);
        await linked('get', { ...other, signature }, { path: '/times' }).expect(403);
        await linked('get', { ...other, signature }, { path: '/calendar.ics' }).expect(403);
      }
      await linked('get', { treatment: { _id: 'x' }, signature: one.signature }).expect(403);
      const elsewhere = await SpaDay.open(app);
      await app
        .visitor()
        .get(`${LINKED}/${one.treatment._id}?vendor=${elsewhere.scene.vendorId}`)
        .set('x-booking-signature', one.signature)
        .expect(403);
    });

    it('opens no treatment that was booked with an account or at the desk', async () => {
      const { _id } = await day.booked({ _customer: await day.guest() });
      const signature = app.nest.get(TreatmentLinks).sign(vendor(), _id);
      await linked('get', { treatment: { _id }, signature }).expect(403);
    });

    it('ends with the treatment, and once the desk gives it to another guest', async () => {
      const made = await booked(ada());
      const change = { _customer: await day.guest() };
      await day.change(made.treatment._id, change).expect(200);
      await linked('get', made).expect(403);
      const another = await booked(ada(), { timeindexStart: NOON });
      app.clock.set('2026-06-20T09:00:00Z');
      await linked('get', another).expect(403);
    });

    it('keeps to the deadline, the lock and what was paid', async () => {
      await setType({ cancelInformation: 24 });
      const made = await booked(ada());
      const set = (fields: object) =>
        app.connection
          .collection('treatments')
          .updateOne({ _id: new Types.ObjectId(made.treatment._id) }, { $set: fields });
      await set({ treatmentLock: true });
      const locked = await linked('delete', made).expect(423);
      expect(locked.body.code).toBe('TREATMENT_LOCKED');
      await set({ treatmentLock: false, status: 'paid' });
      expect((await linked('delete', made).expect(422)).body.code).toBe('TREATMENT_PAID');
      await set({ status: 'confirmed' });
      app.clock.set('2026-06-18T12:00:00Z');
      for (const method of ['put', 'delete'] as const) {
        const body = method === 'put' ? { timeindexStart: NOON, version: 0 } : undefined;
        const late = await linked(method, made, body ? { body } : {}).expect(422);
        expect(late.body.code).toBe('CANCELLATION_DEADLINE_PASSED');
      }
    });

    it('still works where the venue has no open booking any more', async () => {
      const made = await booked(ada());
      await switchOff('openBooking');
      await linked('get', made).expect(200);
      await linked('delete', made).expect(200);
    });

    it('is mailed again to who knows the number and the email, and to nobody else', async () => {
      const guest = ada();
      const { treatment, signature } = await booked(guest);
      const ask = async (bookingId: string, email: string) => {
        const { body } = await app
          .visitor()
          .post('/api/v1/linked_booking/link', { vendor: vendor(), bookingId, email })
          .expect(200);
        await app.work('send-booking-link');
        return body;
      };
      const mails = async () => (await all('messages')).length;
      const before = await mails();
      const wrong = await ask(treatment.bookingId, anEmail());
      expect(await ask('NOSUCHNO', guest.email)).toEqual(wrong);
      expect(await mails()).toBe(before);
      const right = await ask(treatment.bookingId.toLowerCase(), guest.email.toUpperCase());
      expect(right).toEqual(wrong);
      expect(await mails()).toBe(before + 1);
      expect((await newestMail(app, guest.email)).text).toContain(signature);
      for (let i = 0; i < 4; i++) await ask(treatment.bookingId, guest.email);
      expect(await mails()).toBe(before + 3);
    });
  });

  it('asks its guest for the intake by a link in the mail', async () => {
    await setType({ intake: { asked: true, questions: [] } });
    const guest = ada();
    await booked(guest);
    const { text } = await newestMail(app, guest.email);
    expect(text).toMatch(/\/activity-hub\/\S+\/intake\/\S+/);
  });
});
