import { languageInfo, languages } from '@atrium/i18n/languages';
import { Types } from 'mongoose';
import { newReference } from '../../src/common/short-reference';
import type { Booking } from '../../src/modules/bookings/booking.schema';
import { bookingOf } from '../../src/modules/bookings/testing/booking.factory';
import {
  aMembership,
  newMembershipType,
} from '../../src/modules/memberships/testing/membership.factory';
import { type BookingGuest, BookingScene } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

const DAY_MS = 86_400_000;
const NASTY = `<script>alert("1")</script> & 'so on'`;

describe('what a guest may take along', () => {
  let app: TestApp;
  let scene: BookingScene;
  let guest: BookingGuest;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    scene = await BookingScene.open(app, {
      service: { languageList: [{ languageType: 'de', name: 'Joga' }] },
      vendor: { name: 'Fjord & Sons' },
    });
    guest = await scene.guest({
      languageCode: 'de',
      companions: [NASTY],
      consents: [{ type: 'marketingEmail', given: false, at: app.clock.now() }],
      address: { street: 'Storgata 1', city: 'Oslo' },
      globalComments: 'Staff only',
    });
    await guest.booked({ comment: NASTY });
    const stay = {
      _customer: guest.id.toHexString(),
      arrivaldate: '2026-06-18',
      departuredate: '2026-06-20',
      adults: 2,
      roomType: 'Suite',
      comment: 'Staff only',
      services: [{ _service: scene.serviceId.toHexString(), dayNumber: 2 }],
    };
    await scene.staff().post('/api/v1/admin/stays', stay).expect(201);
    const type = await newMembershipType(app.connection, scene.vendorId, {
      languageList: [{ languageType: 'de', name: 'Zehnerkarte' }],
    });
    const membership = aMembership(scene.vendorId, {
      _customer: guest.id,
      _membershipType: type._id,
      numberOfUsages: 3,
      comment: 'Staff only',
    });
    await app.connection.collection('memberships').insertOne({ ...membership });
  });

  const file = async (query = '?format=html') =>
    guest.session.get(`/api/v1/hub/profile/export${query}`).expect(200);

  it('is all of it as JSON, and nothing that staff noted', async () => {
    const { body } = await file('');
    expect(body.data).toMatchObject({
      guest: { _id: guest.id.toHexString(), consents: [{ type: 'marketingEmail' }] },
      reservations: { upcoming: [{ comment: NASTY }], past: [] },
      stays: [{ arrivaldate: '2026-06-18', roomType: 'Suite' }],
      memberships: [{ numberOfUsages: 3, maxNumberOfUsages: 10 }],
      membershipUses: [],
      reviews: [],
      messages: [{ channel: 'email', text: expect.stringContaining('Joga') }],
    });
    expect(JSON.stringify(body)).not.toContain('Staff only');
  });

  it('is a page to read in the guest’s language, whatever the browser’s', async () => {
    const { text, headers } = await guest.session
      .get('/api/v1/hub/profile/export?format=html')
      .set('accept-language', 'fr')
      .expect(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-disposition']).toContain('attachment');
    expect(text).toContain('<html lang="de-DE">');
    expect(text).toContain('<h1>Was Fjord &amp; Sons über Sie gespeichert hat</h1>');
    for (const said of [
      'Joga',
      'Zehnerkarte',
      '<td>3/10</td>',
      'Suite',
      'Storgata 1<br>Oslo',
      'Neuigkeiten und Angebote per E-Mail',
      '<td>Nein</td>',
      '19. Juni 2026',
      'Nachrichten',
    ]) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain('Staff only');
  });

  it('escapes what people typed', async () => {
    const { text } = await file();
    expect(text).not.toContain('<script');
    expect(text).toContain(
      '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;so on&#39;',
    );
  });

  it('carries no link that opens the account', async () => {
    await app.connection.collection('messages').insertOne({
      _vendor: scene.vendorId,
      customerId: guest.id,
      channel: 'email',
      to: 'kari@example.com',
      template: 'passwordReset',
      language: 'en',
      subject: 'Choose a new password',
      text: 'https://fjord.example/guest/resetPassword?guestId=1&code=abc',
      state: 'sent',
      attempts: 1,
      createdAt: app.clock.now(),
    });
    const { text } = await file();
    expect(text).toContain('Choose a new password');
    expect(text).not.toContain('code=');
  });

  it.each(languages)('is written in %s, whole', async (languageCode) => {
    await app.connection
      .collection('customers')
      .updateOne({ _id: guest.id }, { $set: { languageCode } });
    const { text } = await file();
    expect(text).toContain(`<html lang="${languageInfo[languageCode].locale}">`);
    expect(text).not.toMatch(/ownData|\{\{|undefined/);
  });

  it('is short and says so where nothing is stored', async () => {
    const fresh = await scene.guest();
    const { text } = await fresh.session.get('/api/v1/hub/profile/export?format=html').expect(200);
    expect(text.match(/class="none"/g)).toHaveLength(8);
  });

  it('is whole, however much it is: hundreds of bookings, stays, memberships, uses and messages', async () => {
    const much = await aGuestWithMuch(scene);
    const { body } = await much.guest.session.get('/api/v1/hub/profile/export').expect(200);
    const { reservations, stays, memberships, membershipUses, messages, reviews } = body.data;
    const { guest: own } = body.data;
    expect(body.success).toBe(true);
    const idsOf = (list: readonly { _id: string }[]) => list.map(({ _id }) => _id);
    expect(idsOf(reservations.upcoming)).toEqual(much.upcoming);
    expect(idsOf(reservations.past)).toEqual(much.past);
    expect(new Set(idsOf([...reservations.upcoming, ...reservations.past])).size).toBe(410);
    expect(idsOf(stays).sort()).toEqual(much.stays.sort());
    expect(idsOf(memberships).sort()).toEqual(much.memberships.sort());
    expect(membershipUses).toHaveLength(230);
    expect(membershipUses[0]).toMatchObject({
      _membership: much.memberships[0],
      name: expect.any(String),
      uses: 1,
      numberOfUsages: 230,
    });
    expect(messages).toHaveLength(220);
    expect(reviews).toHaveLength(120);
    expect(reviews[0]).toMatchObject({ rating: 4, comment: 'Good' });
    expect(own).toMatchObject({
      companions: ['Ola'],
      consents: [{ type: 'marketingSms' }],
      company: 'Nord AS',
      pendingEmail: 'new@example.com',
    });
    const waiting = reservations.upcoming.filter(
      (one: { waitingList: boolean }) => one.waitingList,
    );
    expect(waiting).toHaveLength(10);
    expect(waiting[0]).toMatchObject({ waitingListPosition: 1, companions: [{ name: 'Ola' }] });
    const together = reservations.past.filter(
      (one: { _group?: string }) => one._group === much.group,
    );
    expect(together).toHaveLength(10);
  });

  it('is whole as a page too', async () => {
    const much = await aGuestWithMuch(scene);
    const { text } = await much.guest.session
      .get('/api/v1/hub/profile/export?format=html')
      .expect(200);
    const [, ...sections] = text.split('<section>');
    const rows = sections.map((section: string) => section.match(/<tr><td>/g)?.length ?? 0);
    // profile, bookings, treatments, stays, memberships, uses, messages, reviews, consents
    expect(rows).toEqual([0, 410, 0, 205, 203, 230, 220, 120, 1]);
    expect(text.trimEnd().endsWith('</html>')).toBe(true);
    for (const said of ['new@example.com', 'Nord AS', 'Number 1 on the waiting list', 'Ola']) {
      expect(text).toContain(said);
    }
    expect(text.split(much.group.slice(-6).toUpperCase())).toHaveLength(11);
  });

  it('is nobody else’s', async () => {
    await scene.staff().get('/api/v1/hub/profile/export?format=html').expect(403);
    await app.visitor().get('/api/v1/hub/profile/export?format=html').expect(401);
    await app
      .guest(scene.vendorId, new Types.ObjectId())
      .get('/api/v1/hub/profile/export?format=html')
      .expect(404);
    await guest.session.get('/api/v1/hub/profile/export?format=pdf').expect(400);
  });
});

/** More of everything than any page of any list holds. */
async function aGuestWithMuch(scene: BookingScene) {
  const { app, vendorId } = scene;
  const at = app.clock.now();
  const guest = await scene.guest({
    languageCode: 'en',
    companions: ['Ola'],
    consents: [{ type: 'marketingSms', given: true, at }],
    company: 'Nord AS',
  });
  const group = new Types.ObjectId();
  const day = (n: number) => new Date(at.getTime() - (at.getTime() % DAY_MS) + n * DAY_MS);
  const booking = (change: Partial<Booking>): Booking =>
    bookingOf({
      _vendor: vendorId,
      _service: scene.serviceId,
      _customer: guest.id,
      bookingId: newReference(),
      ...change,
    });
  const several = (length: number, change: (n: number) => Partial<Booking>) =>
    Array.from({ length }, (_, n) => booking(change(n)));
  // three of a day share its time, so that a page ends between equals
  const coming = several(190, (n) => ({ start: day(1 + Math.floor(n / 3)) }));
  const waiting = several(10, (n) => ({
    start: day(100 + n),
    active: false,
    waitingList: true,
    companions: [{ name: 'Ola' }],
  }));
  const cancelled = several(60, (n) => ({ start: day(60 - n), active: false, cancelledAt: at }));
  const over = several(150, (n) => ({
    start: day(-1 - n),
    ...(n < 10 ? { _group: group } : {}),
  }));
  const { connection } = app;
  await connection
    .collection('bookings')
    .insertMany([...coming, ...waiting, ...cancelled, ...over]);
  const stays = Array.from({ length: 205 }, (_, n) => ({
    _id: new Types.ObjectId(),
    _vendor: vendorId,
    _customer: guest.id,
    arrivaldate: `2025-01-${String(1 + (n % 20)).padStart(2, '0')}`,
    departuredate: '2025-02-01',
    bookingDate: '2024-12-01',
    status: 'departed',
    ...{ nrOfGuests: 2, adults: 2, children: 0, babies: 0, version: 0 },
    ...{ services: [], addons: [], treatmentTypes: [] },
  }));
  await connection.collection('stays').insertMany(stays);
  const type = await newMembershipType(connection, vendorId);
  const memberships = Array.from({ length: 203 }, (_, n) =>
    aMembership(vendorId, {
      _customer: guest.id,
      _membershipType: type._id,
      ...(n === 0 ? { maxNumberOfUsages: 0, numberOfUsages: 230, dateFrom: '2026-06-01' } : {}),
      ...(n > 0 ? { dateFrom: `2025-01-${String(1 + (n % 20)).padStart(2, '0')}` } : {}),
    }),
  );
  await connection.collection('memberships').insertMany(memberships.map((one) => ({ ...one })));
  await connection.collection('membershipUses').insertMany(
    Array.from({ length: 230 }, (_, n) => ({
      _vendor: vendorId,
      _membership: memberships[0]?._id,
      no: n + 1,
      uses: 1,
      numberOfUsages: n + 1,
      at,
      actor: { kind: 'guest', id: guest.id },
    })),
  );
  await connection.collection('messages').insertMany(
    Array.from({ length: 220 }, (_, n) => ({
      _vendor: vendorId,
      customerId: guest.id,
      channel: 'email',
      to: 'kari@example.com',
      template: 'freeText',
      language: 'en',
      subject: `Number ${n}`,
      text: 'Welcome',
      state: 'sent',
      attempts: 1,
      createdAt: at,
    })),
  );
  await connection.collection('reviews').insertMany(
    over.slice(0, 120).map(({ _id }) => ({
      _vendor: vendorId,
      _booking: _id,
      _customer: guest.id,
      _service: scene.serviceId,
      date: '2026-01-01',
      askedAt: at,
      rating: 4,
      comment: 'Good',
      ratedAt: at,
    })),
  );
  await guest.session.put('/api/v1/hub/profile', { email: 'new@example.com' }).expect(200);
  // the link to the new address is a message too
  await connection
    .collection('messages')
    .deleteMany({ _vendor: vendorId, template: { $ne: 'freeText' }, customerId: guest.id });
  const idsOf = (list: readonly { _id: Types.ObjectId }[]) =>
    list.map(({ _id }) => _id.toHexString());
  const byTime = (a: Booking, b: Booking) =>
    a.start.getTime() - b.start.getTime() || a._id.toHexString().localeCompare(b._id.toHexString());
  return {
    guest,
    group: group.toHexString(),
    upcoming: idsOf([...coming, ...waiting].sort(byTime)),
    past: idsOf([...cancelled, ...over].sort(byTime).reverse()),
    stays: idsOf(stays),
    memberships: idsOf(memberships),
  };
}
