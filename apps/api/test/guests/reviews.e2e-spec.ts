import { Types } from 'mongoose';
import { bookingOf } from '../../src/modules/bookings/testing/booking.factory';
import { newService } from '../../src/modules/bookings/testing/service.factory';
import { ReviewRequestsJob } from '../../src/modules/reviews/review-requests.job';
import { newVendor } from '../support/new-vendor';
import { MailServer } from '../support/outside/mail-server';
import { TestApp } from '../support/test-app';
import { anAddress, newestMail, newGuest } from '../support/things/accounts';

/** Noon of the day after the bookings, in Oslo. */
const NOON = '2026-06-20T10:00:00Z';
/** As the text of a mail has them; the page escapes what is between. */
const PAGE = /https?:\/\/[^\s"<>]+\/rating\/[^\s"<>]+/g;

describe('what guests say of their visits', () => {
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
    app.clock.set(NOON);
    vendor = await newVendor(app, { name: 'Fjord Spa', reviewRequests: true });
    service = await newService(app.connection, vendor, {
      languageList: [{ languageType: 'de', name: 'Joga' }],
    });
  });

  const staff = () => app.staff(vendor, 1);
  /** Only this venue's: other tests' are looked at along with it. */
  const ask = async (now = NOON) => {
    app.clock.set(now);
    await app.nest.get(ReviewRequestsJob).tick();
    await app.work();
  };
  const book = async (guest: { _id: Types.ObjectId } | undefined, change: object = {}) => {
    const booking = bookingOf({
      _vendor: vendor,
      _service: service,
      bookingId: new Types.ObjectId().toHexString().slice(-8).toUpperCase(),
      ...(guest ? { _customer: guest._id } : {}),
      ...change,
    });
    await app.connection.collection('bookings').insertOne({ ...booking });
    return booking;
  };
  const messagesOf = async ({ _id }: { _id: Types.ObjectId }) =>
    (await staff().get(`/api/v1/admin/customers/${_id}/messages`).expect(200)).body.data.items;
  /** A guest who was asked, and the five addresses as they arrived. */
  const asked = async (change: object = {}) => {
    const guest = await newGuest(app, vendor, { languageCode: 'en', ...change });
    const booking = await book(guest);
    await ask();
    const [arrived] = mail.to(guest.email);
    const addresses = (arrived?.source ?? '').replace(/=3D/g, '=').match(PAGE) ?? [];
    const links = addresses
      .filter((address) => !address.includes('&amp;'))
      .map((address) => new URL(address));
    return { guest, booking, links, source: arrived?.source ?? '' };
  };
  const claim = (link: URL | undefined) => {
    const [, , id = '', rating = ''] = link?.pathname.split('/') ?? [];
    const { vendor: venue = '', signature = '' } = Object.fromEntries(link?.searchParams ?? []);
    return { id, rating: Number(rating), vendor: venue, signature };
  };
  const show = ({ id, vendor: venue, signature }: ReturnType<typeof claim>) =>
    app.visitor().get(`/api/v1/rating/${id}?${new URLSearchParams({ vendor: venue, signature })}`);
  const rate = (body: object) =>
    app.visitor().post('/api/v1/rating', body).set('x-forwarded-for', anAddress());

  it('is asked once about noon of the day after, about what ended last', async () => {
    const guest = await newGuest(app, vendor, { languageCode: 'de' });
    await book(guest);
    const last = await book(guest, { timeindex: 800, timeindexEnd: 900 });
    const cancelled = await newGuest(app, vendor);
    await book(cancelled, { active: false });
    await book(undefined);
    await ask('2026-06-20T09:59:00Z');
    expect(await messagesOf(guest)).toEqual([]);
    await ask();
    await ask('2026-06-20T11:00:00Z');
    const messages = await messagesOf(guest);
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({
      template: 'reviewRequest',
      subject: 'Wie war Joga?',
      state: 'sent',
      entity: { type: 'booking', id: last._id.toHexString() },
    });
    expect(await messagesOf(cancelled)).toEqual([]);
  });

  it('is not asked of who did not come where arrivals are marked, nor by a venue that does not want it', async () => {
    const [came, stayedAway] = [await newGuest(app, vendor), await newGuest(app, vendor)];
    await book(came, { attendenceVerified: true });
    await book(stayedAway);
    const quiet = await newVendor(app);
    const other = await newGuest(app, quiet);
    await book(other, { _vendor: quiet });
    await ask();
    expect(await messagesOf(came)).toHaveLength(1);
    expect(await messagesOf(stayedAway)).toEqual([]);
    expect(
      await app.connection.collection('messages').countDocuments({ customerId: other._id }),
    ).toBe(0);
  });

  it('is not asked in the evening, even when nobody was asked at noon', async () => {
    const guest = await newGuest(app, vendor);
    await book(guest);
    await ask('2026-06-20T16:00:00Z');
    expect(await messagesOf(guest)).toEqual([]);
  });

  it('is given by a signed link without signing in; opening it changes nothing', async () => {
    const { guest, links } = await asked();
    expect(links).toHaveLength(5);
    const link = claim(links[3]);
    expect(link).toMatchObject({ rating: 4, vendor: vendor.toHexString() });
    const { body: opened } = await show(link).expect(200);
    expect(opened.data).toEqual({
      booking: link.id,
      service: 'Yoga',
      date: '2026-06-19',
      start: 600,
      open: true,
    });
    const list = () => staff().get('/api/v1/admin/reviews').expect(200);
    expect((await list()).body.data.items).toEqual([]);
    const given = { ...link, comment: '  Warm & kind ' };
    await rate(given).expect(200);
    await rate(given).expect(200);
    expect((await list()).body.data.items).toEqual([
      expect.objectContaining({
        customerId: guest._id.toHexString(),
        guest: 'Kari Nordmann',
        service: 'Yoga',
        rating: 4,
        comment: 'Warm & kind',
        ratedAt: '2026-06-20T10:00:00.000Z',
      }),
    ]);
    const { body: own } = await app
      .guest(vendor, guest._id)
      .get('/api/v1/hub/profile/export')
      .expect(200);
    expect(own.data.reviews).toEqual([
      {
        service: 'Yoga',
        date: '2026-06-19',
        rating: 4,
        comment: 'Warm & kind',
        ratedAt: '2026-06-20T10:00:00.000Z',
      },
    ]);
    await rate({ ...link, rating: 2 }).expect(200);
    expect((await show(link).expect(200)).body.data).toMatchObject({ rating: 2 });
    const { body: log } = await staff()
      .get(`/api/v1/admin/customers/${guest._id}/auditLogs`)
      .expect(200);
    expect(log.data.items.map(({ action }: { action: string }) => action)).toEqual([
      'review.changed',
      'review.given',
    ]);
    const { body: figures } = await staff().get('/api/v1/admin/reviews/summary').expect(200);
    expect(figures.data).toMatchObject({ count: 1, average: 2 });
    expect(
      (await staff().get('/api/v1/admin/reviews?rating=4').expect(200)).body.data.items,
    ).toEqual([]);
  });

  it('is refused by any other link, alike whatever is wrong with it', async () => {
    const { links } = await asked();
    const { booking } = await asked();
    const link = claim(links[0]);
    for (const wrong of [
      { signature: 'x' },
      { signature: `${link.signature}x` },
      { vendor: (await newVendor(app)).toHexString() },
      { vendor: 'no-such-venue' },
      { id: booking._id.toHexString() },
      { id: new Types.ObjectId().toHexString() },
    ]) {
      const { body } = await show({ ...link, ...wrong }).expect(403);
      expect(body.code).toBe('RATING_LINK_INVALID');
      await rate({ ...link, ...wrong }).expect(403);
    }
    await rate({ ...link, rating: 6 }).expect(400);
    await rate({ ...link, rating: 2.5 }).expect(400);
    await rate({ ...link, comment: 'x'.repeat(2_001) }).expect(400);
    expect((await staff().get('/api/v1/admin/reviews').expect(200)).body.data.items).toEqual([]);
  });

  it('can be changed for ninety days', async () => {
    const { links } = await asked();
    const link = claim(links[4]);
    await rate(link).expect(200);
    app.clock.set('2026-09-18T10:00:00Z');
    expect((await show(link).expect(200)).body.data).toMatchObject({ open: false, rating: 5 });
    expect((await rate({ ...link, rating: 1 }).expect(422)).body.code).toBe('RATING_CLOSED');
  });

  it('is no answer to many tries, from wherever', async () => {
    const wrong = { id: new Types.ObjectId().toHexString(), vendor: vendor.toHexString() };
    const statuses: number[] = [];
    for (let tries = 0; tries < 21; tries += 1) {
      statuses.push((await rate({ ...wrong, signature: 'x', rating: 5 })).status);
    }
    expect(statuses[0]).toBe(403);
    expect(statuses.at(-1)).toBe(429);
  });

  it('keeps its figures when the guest goes, and loses their words', async () => {
    const { guest, links } = await asked();
    const link = claim(links[2]);
    await rate({ ...link, comment: 'I am Kari' }).expect(200);
    await app
      .staff(vendor, 3)
      .delete('/api/admin/delete_customer', { userId: guest._id.toHexString() })
      .expect(({ status }) => expect(status).toBeLessThan(300));
    const { body } = await staff().get('/api/v1/admin/reviews').expect(200);
    expect(body.data.items[0]).toMatchObject({ rating: 3, guest: '' });
    expect(body.data.items[0]).not.toHaveProperty('comment');
    await show(link).expect(403);
  });

  it('is told to everybody by service, once three guests have rated it', async () => {
    const other = await newService(app.connection, vendor, { name: 'Sauna' });
    const rated = async (_service: Types.ObjectId, ...given: (number | undefined)[]) => {
      const reviews = given.map((rating) => ({
        ...{ _id: new Types.ObjectId(), _vendor: vendor, _booking: new Types.ObjectId() },
        ...{ _customer: new Types.ObjectId(), _service, date: '2026-06-19' },
        ...{ askedAt: new Date(NOON), ...(rating && { rating, comment: 'Mine' }) },
      }));
      await app.connection.collection('reviews').insertMany(reviews);
    };
    await rated(service, 5, 4, undefined, 5);
    await rated(other, 1, 1);
    const { body } = await app
      .visitor()
      .get(`/api/v1/hub/activities/${vendor.toHexString()}/ratings`)
      .expect(200);
    expect(body.data).toEqual([{ _id: service.toHexString(), count: 3, average: 4.7 }]);
    await app.visitor().get('/api/v1/hub/activities/no-such-venue/ratings').expect(404);
  });

  it('can be declined by the link in the mail: the next is kept back, and the history says why', async () => {
    const { guest, source } = await asked();
    expect(source).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    const [, oneClick = ''] = /^List-Unsubscribe:\s*<(\S+)>/m.exec(source) ?? [];
    const { pathname, search } = new URL(oneClick);
    await app
      .visitor()
      .call('post', `${pathname}${search}`)
      .type('form')
      .send('List-Unsubscribe=One-Click')
      .expect(200);
    const { body } = await staff().get('/api/v1/admin/optOuts').expect(200);
    expect(body.data.items).toEqual([
      expect.objectContaining({ customerId: guest._id.toHexString(), channels: ['email'] }),
    ]);
    await book(guest, { start: new Date('2026-06-21T00:00:00Z') });
    await ask('2026-06-22T10:00:00Z');
    const [kept] = await messagesOf(guest);
    expect(kept).toMatchObject({ state: 'suppressed', suppression: 'optedOut', attempts: 0 });
    expect(mail.to(guest.email)).toHaveLength(1);
  });

  it('is kept back as well when the guest declines while it waits', async () => {
    const guest = await newGuest(app, vendor);
    await book(guest);
    app.clock.set(NOON);
    await app.nest.get(ReviewRequestsJob).tick();
    await app.work('review-requests');
    expect((await messagesOf(guest))[0]).toMatchObject({ state: 'pending' });
    await staff()
      .post('/api/v1/admin/optOuts', { customerId: guest._id.toHexString(), channel: 'email' })
      .expect(201);
    await app.work();
    expect((await messagesOf(guest))[0]).toMatchObject({
      state: 'suppressed',
      suppression: 'optedOut',
    });
    expect(mail.to(guest.email)).toEqual([]);
    // what concerns a booking still reaches the guest
    await staff()
      .post(`/api/v1/admin/customers/${guest._id}/messages`, { subject: 'Hi', text: 'There' })
      .expect(201);
    await app.work();
    const [arrived] = mail.to(guest.email);
    expect(arrived?.source).not.toContain('List-Unsubscribe');
    expect((await newestMail(app, guest.email)).state).toBe('sent');
  });
});
