import { languageInfo, languages } from '@atrium/i18n/languages';
import { Types } from 'mongoose';
import {
  aMembership,
  newMembershipType,
} from '../src/modules/memberships/testing/membership.factory';
import { type BookingGuest, BookingScene } from './support/booking-scene';
import { TestApp } from './support/test-app';

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
    expect(text.match(/class="none"/g)).toHaveLength(5);
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
