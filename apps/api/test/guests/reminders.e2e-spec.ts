import { Types } from 'mongoose';
import type { Booking } from '../../src/modules/bookings/booking.schema';
import { bookingOf } from '../../src/modules/bookings/testing/booking.factory';
import { newService } from '../../src/modules/bookings/testing/service.factory';
import { RemindGuestsJob } from '../../src/modules/reminders/remind-guests.job';
import { newVendor } from '../support/new-vendor';
import { MailServer } from '../support/outside/mail-server';
import { TestApp } from '../support/test-app';
import { newGuest } from '../support/things/accounts';

/** Two days, and two hours, before 10:00 on 19 June in Oslo: both by day. */
const TWO_DAYS = '2026-06-17T08:00:00Z';
const TWO_HOURS = '2026-06-19T06:00:00Z';

describe('reminders before a visit', () => {
  let mail: MailServer;
  let app: TestApp;
  let vendor: Types.ObjectId;
  let service: Types.ObjectId;

  beforeAll(async () => {
    mail = await MailServer.start();
    app = await TestApp.start(undefined, { SMTP_URL: mail.url });
  });
  afterAll(async () => {
    await app.stop();
    await mail.stop();
  });
  beforeEach(async () => {
    app.clock.set('2026-06-15T09:00:00Z');
    vendor = await newVendor(app, { name: 'Fjord Spa' });
    service = await newService(app.connection, vendor, {
      reminders: [48, 2],
      bring: 'A towel',
      mapAddress: 'Kaien 1, Oslo',
      languageList: [{ languageType: 'de', name: 'Joga', bring: 'Ein Handtuch' }],
    });
  });

  const remind = async (now: string) => {
    app.clock.set(now);
    await app.nest.get(RemindGuestsJob).tick();
    await app.work();
  };
  const book = async (guest: { _id: Types.ObjectId }, change: Partial<Booking> = {}) => {
    const booking = bookingOf({
      ...{ _vendor: vendor, _service: service, _customer: guest._id },
      bookingId: new Types.ObjectId().toHexString().slice(-8).toUpperCase(),
      ...change,
    });
    await app.connection.collection('bookings').insertOne({ ...booking });
    return booking;
  };
  const change = (booking: Booking, set: Partial<Booking>) =>
    app.connection.collection('bookings').updateOne({ _id: booking._id }, { $set: set });
  const messagesOf = async ({ _id }: { _id: Types.ObjectId }) =>
    (
      await app.staff(vendor, 1).get(`/api/v1/admin/customers/${_id}/messages`).expect(200)
    ).body.data.items.map(({ template, subject, state, suppression }: Record<string, string>) =>
      [template, subject, state, suppression].filter(Boolean).join(' | '),
    );

  it('go out at each of the hours, once, in the guest’s language, with the way and what to bring', async () => {
    const guest = await newGuest(app, vendor, { languageCode: 'de' });
    const booking = await book(guest);
    await remind('2026-06-17T07:59:00Z');
    expect(mail.to(guest.email)).toEqual([]);
    await remind(TWO_DAYS);
    await remind('2026-06-17T08:05:00Z');
    await remind(TWO_HOURS);
    await remind('2026-06-19T06:30:00Z');
    const arrived = mail.to(guest.email);
    expect(arrived).toHaveLength(2);
    expect(await messagesOf(guest)).toEqual([
      'bookingReminder | Demnächst: Joga, 19. Juni 2026, 10:00 | sent',
      'bookingReminder | Demnächst: Joga, 19. Juni 2026, 10:00 | sent',
    ]);
    const [message] = await app.connection
      .collection('messages')
      .find({ customerId: guest._id })
      .toArray();
    expect(message?.text).toContain('Bitte mitbringen: Ein Handtuch');
    expect(message?.text).toContain('query=Kaien+1%2C+Oslo');
    expect(message?.calendar).toContain(`UID:${booking._id}@atrium`);
    expect(message?.calendar).toContain('METHOD:PUBLISH');
    expect(arrived[0]?.source).toContain('text/calendar');
  });

  it.each([
    ['waits for the morning', 8 * 60 + 30, 0],
    ['goes out at once when the visit would have begun by then', 8 * 60, 1],
  ])('one that is due in the quiet hours %s', async (_what, timeindex, atNight) => {
    const guest = await newGuest(app, vendor);
    await book(guest, { timeindex, createdAt: new Date('2026-06-18T10:00:00Z') });
    await remind('2026-06-19T04:30:00Z');
    expect(await messagesOf(guest)).toHaveLength(1);
    expect(mail.to(guest.email)).toHaveLength(atNight);
    await remind('2026-06-19T05:59:00Z');
    expect(mail.to(guest.email)).toHaveLength(atNight);
    await remind('2026-06-19T06:00:00Z');
    expect(mail.to(guest.email)).toHaveLength(1);
  });

  it.each<[string, Partial<Booking>]>([
    ['was cancelled', { active: false }],
    ['waits', { active: false, waitingList: true }],
    ['was made after it was due', { createdAt: new Date('2026-06-17T08:00:00Z') }],
    ['is another day', { start: new Date('2026-06-20T00:00:00Z') }],
  ])('none is sent of what %s', async (_what, what) => {
    const guest = await newGuest(app, vendor);
    await book(guest, what);
    await remind('2026-06-17T08:05:00Z');
    expect(await messagesOf(guest)).toEqual([]);
  });

  it('none is sent to who is erased, has no address, or does not want such messages', async () => {
    const gone = await newGuest(app, vendor);
    const silent = await newGuest(app, vendor);
    const declined = await newGuest(app, vendor, {
      consents: [{ type: 'marketingEmail', given: false, at: new Date() }],
    });
    for (const guest of [gone, silent, declined]) await book(guest);
    const customers = app.connection.collection('customers');
    await customers.deleteOne({ _id: gone._id });
    await customers.updateOne({ _id: silent._id }, { $unset: { email: 1 } });
    await remind(TWO_DAYS);
    const { length } = await app.connection
      .collection('messages')
      .find({ customerId: { $in: [gone._id, silent._id] } })
      .toArray();
    expect(length).toBe(0);
    expect(await messagesOf(declined)).toEqual([
      expect.stringMatching(/^bookingReminder .* \| suppressed \| optedOut$/),
    ]);
  });

  it('a booking that is moved is reminded of its new start, unless the guest was told since', async () => {
    const guest = await newGuest(app, vendor);
    const booking = await book(guest);
    await remind(TWO_DAYS);
    await change(booking, { start: new Date('2026-06-21T00:00:00Z'), sequence: 1 });
    await remind(TWO_HOURS);
    expect(await messagesOf(guest)).toHaveLength(1);
    await remind('2026-06-19T08:00:00Z');
    expect(await messagesOf(guest)).toHaveLength(2);
    const [latest] = await app.connection
      .collection('messages')
      .find({ customerId: guest._id })
      .sort({ _id: -1 })
      .toArray();
    expect(latest?.calendar).toContain('SEQUENCE:1');
  });

  it('none is sent to who was told of a change once it was due', async () => {
    const guest = await newGuest(app, vendor);
    const booking = await book(guest);
    app.clock.set('2026-06-17T08:01:00Z');
    await app
      .guest(vendor, guest._id)
      .put(`/api/v1/hub/reservation/${booking._id}`, { participants: 2 })
      .expect(200);
    await remind('2026-06-17T08:05:00Z');
    expect(await messagesOf(guest)).toEqual([expect.stringMatching(/^bookingChange/)]);
  });

  it('one that waits for the mail server is not sent once the visit is cancelled', async () => {
    const guest = await newGuest(app, vendor);
    const booking = await book(guest);
    mail.refusals.push({ code: 451, text: '4.3.0 Try later' });
    await remind(TWO_DAYS);
    expect(await messagesOf(guest)).toEqual([expect.stringMatching(/ pending$/)]);
    await change(booking, { active: false });
    await remind('2026-06-17T08:10:00Z');
    expect(await messagesOf(guest)).toEqual([expect.stringMatching(/ suppressed \| outdated$/)]);
    expect(mail.to(guest.email)).toEqual([]);
  });

  it('two processes at once send one', async () => {
    const guest = await newGuest(app, vendor);
    await book(guest);
    app.clock.set(TWO_DAYS);
    const job = app.nest.get(RemindGuestsJob);
    const run = () =>
      job.run({
        id: new Types.ObjectId(),
        kind: 'remind-guests',
        vendorId: vendor.toHexString(),
        payload: {},
        attempts: 1,
        signal: new AbortController().signal,
      });
    const reminded = await Promise.all([run(), run(), run()]);
    expect(reminded.reduce((sum, count) => sum + count, 0)).toBe(1);
    await app.work();
    expect(mail.to(guest.email)).toHaveLength(1);
  });

  it('the hours of a service are whole, in range and at most three', async () => {
    const staff = app.staff(vendor, 2);
    const put = (reminders: unknown, status: number) =>
      staff.put(`/api/v1/services/${service}`, { reminders, version: 0 }).expect(status);
    for (const wrong of [[0], [337], [1.5], [3, 3], [1, 2, 3, 4], 'x']) await put(wrong, 400);
    const { body } = await put([3, 48], 200);
    expect(body.data.reminders).toEqual([48, 3]);
  });
});
