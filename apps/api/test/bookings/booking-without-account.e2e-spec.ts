import { setTimeout } from 'node:timers/promises';
import { BookingLinks } from '../../src/modules/bookings/notifications/booking-links';
import { BookingScene, DAY, type Draft, TEN } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';
import { anEmail, newestMail } from '../support/things/accounts';

const NOW = '2026-06-15T09:00:00Z';
const OPEN = '/api/v1/open_booking';
const VISITOR = 'a'.repeat(32);
const ada = (change: object = {}) => ({
  ...{ firstname: 'Ada', lastname: 'Lovelace', email: anEmail(), phone: '+47 912 34 567' },
  ...change,
});

describe('booking without an account', () => {
  let app: TestApp;
  let scene: BookingScene;
  beforeAll(async () => {
    app = await TestApp.start(NOW);
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set(NOW);
    scene = await BookingScene.open(app, { service: { capacity: 4 } });
  });

  const book = (guest: object, draft: Draft = {}) =>
    app.visitor().post(OPEN, { ...scene.draft(undefined, draft), guest });
  const booked = async (guest: object, draft?: Draft) =>
    (await book(guest, draft).expect(201)).body.data;
  const hold = async (visitor: string, draft: Draft = {}) => {
    const input = { ...scene.draft(undefined, draft), visitor };
    return (await app.visitor().post(`${OPEN}/holds`, input).expect(201)).body.data.holdId;
  };
  const guests = () =>
    app.connection.collection('customers').find({ _vendor: scene.vendorId }).toArray();
  const stored = () =>
    app.connection.collection('bookings').find({ _vendor: scene.vendorId }).toArray();
  const vendor = () => scene.vendorId.toHexString();
  const linked = (
    method: 'get' | 'put' | 'delete',
    { reservation, signature }: { reservation: { _id: string }; signature: string },
    body?: object,
  ) =>
    app
      .visitor()
      .call(method, `/api/v1/linked_booking/${reservation._id}?vendor=${vendor()}`, body)
      .set('x-booking-signature', signature);

  it('makes a guest with the booking, and mails a link that needs no account', async () => {
    const guest = ada();
    const { reservation, signature } = await booked(guest, { participants: 2 });
    expect(reservation).toMatchObject({ date: DAY, timeindex: TEN, participants: 2, active: true });
    const [customer] = await guests();
    expect(customer).toMatchObject({ firstname: 'Ada', email: guest.email, phone: '+4791234567' });
    expect(customer?.passwordHash).toBeUndefined();
    const [booking] = await stored();
    expect(booking).toMatchObject({ _customer: customer?._id, withoutAccount: true });
    const { text } = await newestMail(app, guest.email);
    const { _id } = reservation;
    expect(text).toContain(`/open_booking/${_id}?vendor=venue-${vendor()}#${signature}`);
    expect(text).not.toContain('/activity-hub/');
    expect(await scene.sold()).toEqual({ ledger: 2, bookings: 2 });
  });

  it('leaves no guest behind where the booking is refused', async () => {
    await booked(ada(), { participants: 4 });
    const { body } = await book(ada(), { participants: 1 }).expect(409);
    expect(body.code).toBe('SLOT_FULL');
    expect(await guests()).toHaveLength(1);
  });

  it('books for the guest who has the email, and neither shows nor changes anything of theirs', async () => {
    const email = anEmail();
    const known = await scene.guest({
      ...{ firstname: 'Ingeborg', lastname: 'Hemmelig', email, phone: '+4790000000' },
      ...{ allergies: 'Nuts', companions: ['Per'] },
    });
    const [before] = await guests();
    const answer = await booked(ada({ email: email.toUpperCase() }), { participants: 2 });
    for (const secret of ['Ingeborg', 'Hemmelig', 'Nuts', 'Per', known.id.toHexString()]) {
      expect(JSON.stringify(answer)).not.toContain(secret);
    }
    expect(await guests()).toEqual([before]);
    const [booking] = await stored();
    expect(booking?._customer).toEqual(known.id);
    expect(booking?.internalComment).toContain('Ada Lovelace, +4791234567');
    // the guest finds it in their account
    const { body } = await known.session
      .get(`/api/v1/hub/reservations/${vendor()}/${known.id}`)
      .expect(200);
    expect(body.data.upcoming).toMatchObject([{ _id: answer.reservation._id }]);
  });

  it('refuses the same of a known and of an unknown guest', async () => {
    const email = anEmail();
    await scene.guest({ email });
    for (const change of [{ phone: '12' }, { firstname: '1234' }, { lastname: ' ' }]) {
      const refusals = await Promise.all(
        [email, anEmail()].map((to) => book(ada({ ...change, email: to }))),
      );
      const [of, other] = refusals.map(({ status, body }) => [status, body.code, body.details]);
      expect(of?.[0]).toBeGreaterThanOrEqual(400);
      expect(of).toEqual(other);
    }
  });

  it('makes one guest of two first bookings at the same moment', async () => {
    const guest = ada();
    const answers = await Promise.all([book(guest), book(guest, { date: '2026-06-20' })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await guests()).toHaveLength(1);
    expect(await stored()).toHaveLength(2);
  });

  it('sells the last places once to visitors and guests together', async () => {
    const guest = await scene.guest();
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => book(ada())),
      guest.book({ participants: 2 }),
    ]);
    const made = answers.filter(({ status }) => status === 201);
    expect(made.length).toBeGreaterThanOrEqual(3);
    expect(await scene.sold()).toEqual({ ledger: 4, bookings: 4 });
    expect(await guests()).toHaveLength(
      1 + answers.slice(0, 6).filter(({ status }) => status === 201).length,
    );
  });

  it('holds a time for a visitor, who alone completes or releases it, once', async () => {
    const holdId = await hold(VISITOR, { participants: 3 });
    await book(ada(), { participants: 2 }).expect(409);
    await book(ada(), { participants: 2, holdId, visitor: 'b'.repeat(32) }).expect(409);
    const input = { participants: 3, holdId, visitor: VISITOR };
    const guest = ada();
    const { reservation } = await booked(guest, input);
    // a browser's repeat, without a key
    expect((await booked(guest, input)).reservation._id).toBe(reservation._id);
    expect(await scene.sold()).toEqual({ ledger: 3, bookings: 3 });

    const other = await hold(VISITOR, { participants: 1 });
    await app
      .visitor()
      .delete(`${OPEN}/holds/${other}`, { visitor: 'b'.repeat(32) })
      .expect(200);
    await book(ada()).expect(409);
    await app.visitor().delete(`${OPEN}/holds/${other}`, { visitor: VISITOR }).expect(200);
    await booked(ada());
  });

  it('holds times at two venues for one visitor', async () => {
    await hold(VISITOR);
    scene = await BookingScene.open(app, { service: { capacity: 4 } });
    await hold(VISITOR);
  });

  it('cannot touch the hold of a guest', async () => {
    const guest = await scene.guest();
    const draft = scene.draft(undefined, { participants: 4 });
    const { body } = await guest.session.post('/api/v1/hub/holds', draft).expect(201);
    const { holdId } = body.data;
    await app
      .visitor()
      .post(`${OPEN}/holds`, { ...draft, visitor: guest.id.toHexString() })
      .expect(400);
    await book(ada(), { participants: 4, holdId, visitor: VISITOR }).expect(409);
    await guest.booked({ participants: 4, holdId });
  });

  it('answers a repeated key with the first answer', async () => {
    const guest = ada();
    const send = () => book(guest).set('idempotency-key', 'one');
    const first = await send().expect(201);
    expect((await send().expect(201)).body).toEqual(first.body);
    expect(await stored()).toHaveLength(1);
  });

  it('takes neither memberships nor companions, and refuses what must be prepaid', async () => {
    await book(ada(), { _membership: scene.serviceId.toHexString() }).expect(400);
    await book(ada(), { companions: [{ name: 'Per' }] }).expect(400);
    scene = await BookingScene.open(app, { service: { prepayment: 'required' } });
    const { body } = await book(ada()).expect(422);
    expect(body.code).toBe('PREPAYMENT_REQUIRED');
  });

  it('sends at most twenty bookings in a quarter of an hour to one mailbox', async () => {
    const guest = ada();
    for (let i = 0; i < 20; i++) await book(guest, { timeindex: 1 }).expect(422);
    await book(guest).expect(429);
    await booked(ada());
  });

  describe('its link', () => {
    it('shows, changes and cancels this booking', async () => {
      const made = await booked(ada(), { participants: 2 });
      const { body } = await linked('get', made).expect(200);
      expect(body.data).toMatchObject({ _id: made.reservation._id, canCancel: true });
      const changed = await linked('put', made, { participants: 3 }).expect(200);
      expect(changed.body.data.participants).toBe(3);
      await linked('put', made, { participants: 5 }).expect(409);
      const unsaid = await linked('put', made, { participants: 1 }).unset('if-match').expect(428);
      expect(unsaid.body.code).toBe('VERSION_REQUIRED');
      const stale = await linked('put', made, { participants: 1, version: 0 }).expect(409);
      expect(stale.body.code).toBe('STALE_VERSION');
      const calendar = await app
        .visitor()
        .get(`/api/v1/linked_booking/${made.reservation._id}/calendar.ics?vendor=${vendor()}`)
        .set('x-booking-signature', made.signature)
        .expect(200);
      expect(calendar.text.replace(/\r\n /g, '')).toContain(made.signature);
      const cancelled = await linked('delete', made).expect(200);
      expect(cancelled.body.data).toMatchObject({ active: false, canChange: false });
      expect(await scene.sold()).toEqual({ ledger: 0, bookings: 0 });
      // it still says what became of it
      await linked('get', made).expect(200);
    });

    it('leads to no other booking, of the same guest neither', async () => {
      const guest = ada();
      const [one, other] = [await booked(guest), await booked(guest)];
      for (const signature of [one.signature, '', 'x']) {
        for (const method of ['get', 'delete'] as const) {
          const { body } = await linked(method, { ...other, signature }).expect(403);
          expect(body.code).toBe('BOOKING_LINK_INVALID');
        }
        await linked('put', { ...other, signature }, { participants: 2 }).expect(403);
      }
      const elsewhere = await BookingScene.open(app);
      const path = `/api/v1/linked_booking/${one.reservation._id}`;
      await app
        .visitor()
        .get(`${path}?vendor=${elsewhere.vendorId}`)
        .set('x-booking-signature', one.signature)
        .expect(403);
    });

    it('ends with the booking, and keeps to its deadline', async () => {
      scene = await BookingScene.open(app, { service: { capacity: 4, cancellationHours: 24 } });
      const made = await booked(ada());
      app.clock.set('2026-06-18T09:00:00Z');
      const { body } = await linked('delete', made).expect(422);
      expect(body.code).toBe('CANCELLATION_DEADLINE_PASSED');
      app.clock.set('2026-06-20T09:00:00Z');
      await linked('get', made).expect(403);
    });

    it('is mailed again to who knows the number and the email, and to nobody else', async () => {
      const guest = ada();
      const { reservation, signature } = await booked(guest);
      const mails = () =>
        app.connection.collection('messages').countDocuments({ _vendor: scene.vendorId });
      const ask = async (bookingId: string, email: string) => {
        const { body } = await app
          .visitor()
          .post('/api/v1/linked_booking/link', { vendor: vendor(), bookingId, email })
          .expect(200);
        await app.work('send-booking-link');
        return body;
      };
      const before = await mails();
      const wrong = await ask(reservation.bookingId, anEmail());
      expect(await ask('NOSUCHNO', guest.email)).toEqual(wrong);
      expect(await mails()).toBe(before);
      expect(await ask(reservation.bookingId.toLowerCase(), guest.email.toUpperCase())).toEqual(
        wrong,
      );
      expect(await mails()).toBe(before + 1);
      expect((await newestMail(app, guest.email)).text).toContain(signature);
      for (let i = 0; i < 4; i++) await ask(reservation.bookingId, guest.email);
      expect(await mails()).toBe(before + 3);
    });

    it('still works where the venue has no open booking any more', async () => {
      const made = await booked(ada());
      await app.connection
        .collection('vendors')
        .updateOne({ _id: scene.vendorId }, { $set: { 'modules.openBooking': false } });
      // for as long a venue is believed to be as it was
      await setTimeout(1_100);
      await book(ada()).expect(403);
      await linked('get', made).expect(200);
      await linked('delete', made).expect(200);
    });
  });

  it('is a guest’s own once they choose a password', async () => {
    const guest = ada();
    const { reservation } = await booked(guest);
    await app.visitor().post('/api/resetPassword', { email: guest.email, vendor: vendor() });
    await app.work('send-reset-link');
    const { text } = await newestMail(app, guest.email);
    expect(text).toContain('/guest/resetPassword?guestId=');
    const [customer] = await guests();
    const { body } = await app
      .guest(scene.vendorId, customer?._id ?? scene.vendorId)
      .get(`/api/v1/hub/reservation/${reservation._id}`)
      .expect(200);
    expect(body.data.bookingId).toBe(reservation.bookingId);
  });

  it('signs only its own', () => {
    const links = app.nest.get(BookingLinks);
    expect(links.isRight('a', 'b', links.sign('a', 'b'))).toBe(true);
    expect(links.isRight('a', 'c', links.sign('a', 'b'))).toBe(false);
  });
});
