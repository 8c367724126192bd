import { errors as german } from '@atrium/i18n/locales/de/errors';
import { errors } from '@atrium/i18n/locales/en/errors';
import { Types } from 'mongoose';
import { newVendor } from '../support/new-vendor';
import { BookingScene } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';
import { newestMail, newGuest, newUser } from '../support/things/accounts';

const BASE = '/api/v1/admin/messageTemplates';

describe('a venue’s own words for messages', () => {
  let app: TestApp;
  let vendor: Types.ObjectId;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    vendor = await newVendor(app, { name: 'Fjord <Spa>', email: 'post@fjord.example' });
  });

  const admin = () => app.staff(vendor, 2);
  const own = {
    kind: 'bookingConfirmation',
    language: 'en',
    subject: '{{firstname}}, see you on {{date}}',
    text: 'You booked {{service}} for {{participants}}.\n\nBring <b>towels</b> & time.',
  };
  const make = async (body: object = own) => (await admin().post(BASE, body).expect(201)).body.data;

  it('are sent instead of the product’s, with the facts of the booking as before', async () => {
    const scene = await BookingScene.open(app, { vendor: { name: 'Fjord <Spa>' } });
    await scene.staff(2).post(BASE, own).expect(201);
    const guest = await newGuest(app, scene.vendorId, { firstname: 'Åse', languageCode: 'en' });
    const book = () =>
      scene
        .staff()
        .post('/api/admin/newBooking', {
          ...scene.draft(undefined, { participants: 2 }),
          _customer: guest._id.toHexString(),
        })
        .expect(201);
    await book();
    const mail = await newestMail(app, guest.email);
    expect(mail.subject).toBe('Åse, see you on Friday, 19 June 2026');
    expect(mail.text).toContain('You booked Yoga for 2.\n\nBring <b>towels</b> & time.');
    expect(mail.text).toContain('Time: 10:00 – 12:00');
    expect(mail.text).not.toContain('We look forward to seeing you');
    const shown = await scene
      .staff()
      .get(`/api/v1/admin/customers/${guest._id.toHexString()}/messages`)
      .expect(200);
    expect(shown.body.data.items[0].html).toContain('Bring &lt;b&gt;towels&lt;/b&gt; &amp; time.');
    // of another language, and once taken away, the product's own
    await app.connection
      .collection('customers')
      .updateOne({ _id: guest._id }, { $set: { languageCode: 'de' } });
    await book();
    expect((await newestMail(app, guest.email)).subject).not.toContain('see you');
  });

  it('are kept, changed and taken away, each kind once in a language', async () => {
    const made = await make();
    expect(made).toMatchObject({ ...own, name: '', marketing: false, version: 0 });
    expect((await admin().post(BASE, own).expect(422)).body.code).toBe('TEMPLATE_TAKEN');
    await make({ ...own, language: 'de' });
    const path = `${BASE}/${made._id}`;
    const { body } = await admin().put(path, { subject: 'Hi', version: 0 }).expect(200);
    expect(body.data).toMatchObject({ subject: 'Hi', text: own.text, version: 1 });
    const stale = await admin().put(path, { subject: 'Ho', version: 0 }).expect(409);
    expect(stale.body.code).toBe('STALE_VERSION');
    await app
      .staff(await newVendor(app), 3)
      .put(path, { subject: 'Ho' })
      .expect(404);
    await app.staff(vendor, 1).put(path, { subject: 'Ho' }).expect(403);
    const { body: list } = await app.staff(vendor, 1).get(BASE).expect(200);
    expect(list.data.map(({ language }: { language: string }) => language)).toEqual(['de', 'en']);
    await admin().delete(path).expect(200);
    await admin().delete(path).expect(404);
    const logged = await app.connection
      .collection('audit')
      .find({ _vendor: vendor, entity: 'messageTemplate' })
      .sort({ _id: 1 })
      .toArray();
    expect(logged.map(({ action }) => action)).toEqual([
      'messageTemplate.created',
      'messageTemplate.created',
      'messageTemplate.updated',
      'messageTemplate.deleted',
    ]);
  });

  it('name nothing that the message does not know', async () => {
    const refused = async (change: object) =>
      (
        await admin()
          .post(BASE, { ...own, ...change })
          .expect(422)
      ).body;
    expect(
      await refused({ subject: '{{surname}} {{inviter}}', text: 'Pay {{total' }),
    ).toMatchObject({
      code: 'UNKNOWN_TEMPLATE_VARIABLE',
      details: [
        { field: 'subject', message: 'surname' },
        { field: 'subject', message: 'inviter' },
        { field: 'text', message: '{{' },
      ],
    });
    expect((await refused({ kind: 'custom', text: 'Hi' })).code).toBe('UNKNOWN_TEMPLATE_VARIABLE');
    const unnamed = { kind: 'custom', subject: 'Hi', text: 'Hi' };
    const nameless = {
      code: 'FIELD_REQUIRED',
      details: [{ field: 'name', code: 'FIELD_REQUIRED', message: errors.FIELD_REQUIRED }],
    };
    expect(await refused(unnamed)).toMatchObject(nameless);
    expect(await refused({ ...unnamed, name: ' ' })).toMatchObject(nameless);
    const { body: inGerman } = await admin()
      .post(BASE, { ...own, ...unnamed })
      .set('accept-language', 'de')
      .expect(422);
    expect(inGerman.details).toEqual([
      { field: 'name', code: 'FIELD_REQUIRED', message: german.FIELD_REQUIRED },
    ]);
    await admin()
      .post(BASE, { ...own, kind: 'freeText' })
      .expect(400);
    await admin()
      .post(BASE, { ...own, text: 'x'.repeat(5_001) })
      .expect(400);
    await admin()
      .post(BASE, { ...own, language: 'xx' })
      .expect(400);
  });

  it('begin with the product’s, which can be sent as it stands', async () => {
    const { body } = await admin().get(`${BASE}/kinds?language=no`).expect(200);
    for (const { kind, subject, text } of body.data) {
      if (kind === 'custom') continue;
      expect([kind, subject !== '', text !== '']).toEqual([kind, true, true]);
      await make({ kind, language: 'no', subject, text });
    }
    const confirmation = body.data.find(
      ({ kind }: { kind: string }) => kind === 'bookingConfirmation',
    );
    expect(confirmation.subject).toContain('{{service}}');
    expect(confirmation.placeholders).toContain('date');
  });

  it('are looked at, and tried out on who writes them', async () => {
    const { body } = await app.staff(vendor, 1).post(`${BASE}/preview`, own).expect(200);
    expect(body.data.subject).toBe('Level, see you on Monday, 22 June 2026');
    expect(body.data.html).toContain('&lt;b&gt;towels&lt;/b&gt;');
    expect(body.data.text).toContain('Yoga');
    const { kinds } = { kinds: (await admin().get(`${BASE}/kinds`).expect(200)).body.data };
    for (const { kind } of kinds) {
      const input = { kind, language: 'it', subject: 'S', text: 'T {{vendor}}' };
      const { body: shown } = await admin().post(`${BASE}/preview`, input).expect(200);
      expect(shown.data.text).toContain('T Fjord <Spa>');
    }
    await admin()
      .post(`${BASE}/preview`, { ...own, text: '{{x}}' })
      .expect(422);
    const user = await newUser(app, vendor, { level: 2 });
    await app.staff(vendor, 2, user._id).post(`${BASE}/testSend`, own).expect(201);
    expect((await newestMail(app, user.email)).subject).toBe(
      'Siri, see you on Monday, 22 June 2026',
    );
  });

  it('are looked at with a real booking: the one made last, or one that is found', async () => {
    const scene = await BookingScene.open(app, { vendor: { name: 'Fjord' } });
    const guest = await newGuest(app, scene.vendorId, { firstname: 'Åse', lastname: 'Berg' });
    const book = async (change: { participants: number }) =>
      (
        await scene
          .staff()
          .post('/api/admin/newBooking', {
            ...scene.draft(undefined, change),
            _customer: guest._id,
          })
          .expect(201)
      ).body.data;
    const preview = (change: object = {}, status = 200) =>
      scene
        .staff()
        .post(`${BASE}/preview`, { ...own, text: 'For {{participants}}: {{bookingId}}', ...change })
        .expect(status);
    expect((await preview()).body.data).toMatchObject({ text: expect.stringContaining('For 3') });
    const first = await book({ participants: 2 });
    app.clock.advance({ minutes: 1 });
    const second = await book({ participants: 5 });
    const latest = (await preview()).body.data;
    expect(latest.text).toContain(`For 5: ${second.bookingId}`);
    expect(latest.subject).toBe('Åse, see you on Friday, 19 June 2026');
    expect(latest.booking).toEqual({
      _id: second._id,
      bookingId: second.bookingId,
      guest: 'Åse Berg',
      service: 'Yoga',
      date: '2026-06-19',
      start: 600,
    });
    expect((await preview({ bookingId: first._id })).body.data.text).toContain('For 2');
    const invented = (await preview({ example: true })).body.data;
    expect(invented.text).toContain('For 3');
    expect(invented).not.toHaveProperty('booking');
    const custom = { kind: 'custom', subject: 'Hi {{firstname}} {{lastname}}', text: 'There' };
    expect((await preview({ ...custom, customerId: guest._id })).body.data.subject).toBe(
      'Hi Åse Berg',
    );
    // nobody rates by looking at a text
    const asking = (await preview({ kind: 'reviewRequest', bookingId: first._id })).body.data;
    expect(asking.html).not.toContain('signature=');
    await preview({ bookingId: new Types.ObjectId().toHexString() }, 404);
    await preview({ bookingId: 'x' }, 400);

    const offered = async (query = '') =>
      (await scene.staff().get(`${BASE}/previewBookings${query}`).expect(200)).body.data.map(
        ({ _id }: { _id: string }) => _id,
      );
    expect(await offered()).toEqual([second._id, first._id]);
    expect(await offered(`?text=${first.bookingId.toLowerCase()}`)).toEqual([first._id]);
    expect(await offered('?text=berg')).toHaveLength(2);
    expect(await offered('?text=nobody')).toEqual([]);
    await app
      .staff(vendor, 1)
      .post(`${BASE}/preview`, { ...own, bookingId: first._id })
      .expect(404);
  });

  it('are sent by hand to a guest, unless it is marketing and the guest wants none', async () => {
    const offer = {
      kind: 'custom',
      name: 'Summer',
      language: 'en',
      subject: 'For {{firstname}} {{lastname}}',
      text: 'Half price at {{vendor}}.',
      marketing: true,
    };
    const { _id: template } = await make(offer);
    const guest = await newGuest(app, vendor, { firstname: 'Åse', lastname: 'Berg' });
    const path = `/api/v1/admin/customers/${guest._id}/messages`;
    const staff = app.staff(vendor, 1);
    const { body } = await staff.post(`${path}/template`, { template }).expect(201);
    expect(body.data).toMatchObject({ subject: 'For Åse Berg', template: 'freeText' });
    expect(body.data.text).toContain('Half price at Fjord <Spa>.');
    await staff
      .post('/api/v1/admin/optOuts', { customerId: guest._id.toHexString(), channel: 'email' })
      .expect(201);
    const refused = await staff.post(`${path}/template`, { template }).expect(422);
    expect(refused.body.code).toBe('GUEST_OPTED_OUT');
    const letter = { subject: 'Buy', text: 'Now' };
    await staff.post(path, { ...letter, marketing: true }).expect(422);
    await staff.post(path, letter).expect(201);
    const { _id: confirmation } = await make();
    await staff.post(`${path}/template`, { template: confirmation }).expect(404);
  });
});
