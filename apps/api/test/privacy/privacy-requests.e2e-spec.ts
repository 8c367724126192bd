import type { Types } from 'mongoose';
import { keptOf } from '../../src/modules/privacy-requests/kept-after-erasure';
import { PrivacyWatch } from '../../src/modules/privacy-requests/privacy-watch.job';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';
import { linkIn, newestMail, newGuest } from '../support/things/accounts';

const REQUESTS = '/api/v1/admin/privacy/requests';
const OWN = '/api/v1/hub/profile/requests';
const OPEN = '/api/v1/privacy/requests';

describe('what guests ask about their data', () => {
  let app: TestApp;
  let vendor: Types.ObjectId;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-06-15T09:00:00Z');
    vendor = await newVendor(app);
  });

  const owner = () => app.staff(vendor, 3);
  const desk = () => app.staff(vendor, 2);
  const kari = (change: object = {}) => newGuest(app, vendor, { firstname: 'Kari', ...change });
  const asks = async (guest: { _id: Types.ObjectId }, kind: string, more: object = {}) =>
    (
      await app
        .guest(vendor, guest._id)
        .post(OWN, { kind, ...more })
        .expect(201)
    ).body.data;
  const records = async (guest: { _id: Types.ObjectId }, more: object = {}) =>
    (
      await desk()
        .post(REQUESTS, { customerId: guest._id.toHexString(), channel: 'phone', ...more })
        .expect(201)
    ).body.data;
  const does = async (what: string, id: string, body: object = {}, status = 200) =>
    (await owner().post(`${REQUESTS}/${id}/${what}`, body).expect(status)).body;
  const shown = async (id: string) => (await desk().get(`${REQUESTS}/${id}`).expect(200)).body.data;
  const stored = (guest: { _id: Types.ObjectId }) =>
    app.connection.collection('customers').findOne({ _id: guest._id });
  const noticesOf = async (level: 1 | 2) =>
    (await app.staff(vendor, level).get('/api/v1/admin/notices').expect(200)).body.data.map(
      ({ kind, count }: { kind: string; count: number }) => `${kind} ${count}`,
    );
  const archive = (link: URL) => app.visitor().get(`${link.pathname}${link.search}`);

  it('asked for twice at the same moment are taken once', async () => {
    const guest = await kari();
    const calls = await Promise.all(
      ['portability', 'portability', 'portability'].map((kind) =>
        app.guest(vendor, guest._id).post(OWN, { kind }),
      ),
    );
    expect(calls.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(
      await app.connection.collection('privacyRequests').countDocuments({ _customer: guest._id }),
    ).toBe(1);
  });

  it('from the hub to the archive: counted down, told, answered by a link, with a receipt', async () => {
    const guest = await kari({ languageCode: 'de' });
    const asked = await asks(guest, 'access', { details: 'All since <2024>' });
    expect(asked).toMatchObject({ state: 'open', due: '2026-07-15', daysLeft: 30 });
    expect((await newestMail(app, guest.email)).text).toContain(asked.reference);
    expect(await noticesOf(2)).toEqual(['privacyRequest 1']);
    expect(await noticesOf(1)).toEqual([]);
    const again = await app.guest(vendor, guest._id).post(OWN, { kind: 'access' }).expect(409);
    expect(again.body.code).toBe('PRIVACY_REQUEST_WAITING');

    app.clock.set('2026-06-20T09:00:00Z');
    expect(await shown(asked._id)).toMatchObject({
      ...{ channel: 'hub', identifiedHow: 'account', daysLeft: 25, isExtendable: true },
      guestName: expect.stringContaining('Kari'),
    });
    const { data } = await does('answer', asked._id);
    expect(data).toMatchObject({ state: 'answered', closedBy: 'Level 3' });
    const mail = await newestMail(app, guest.email);
    expect(mail.language).toBe('de');
    const [page, file] = [...mail.text.matchAll(/https?:\/\/\S+archive\S+/g)].map(
      ([address]) => new URL(address),
    );
    if (!page || !file) throw new Error('No links');
    const html = await archive(page).expect(200);
    expect(html.text).toContain(guest.email);
    expect(html.headers['content-disposition']).toContain('my-data.html');
    const json = await archive(file).expect(200);
    expect(JSON.stringify(json.body)).toContain(guest.email);
    const receipt = await desk().get(`${REQUESTS}/${asked._id}/receipt`).expect(200);
    expect(receipt.text).toContain(asked.reference);
    expect(receipt.text).toContain('All since &lt;2024&gt;');
    expect(receipt.text).toContain('Auskunft über Ihre Daten');
    // the link runs out, and another is none
    app.clock.set('2026-07-05T09:00:00Z');
    expect((await archive(page).expect(403)).body.code).toBe('PRIVACY_LINK_INVALID');
    await app.visitor().get('/api/v1/privacy/archive?code=x').expect(403);
    const own = await app.guest(vendor, guest._id).get(OWN).expect(200);
    expect(own.body.data).toMatchObject([{ _id: asked._id, state: 'answered' }]);
    expect((await does('answer', asked._id, {}, 409)).code).toBe('PRIVACY_REQUEST_CLOSED');
  });

  it('an Eternal guest is erased on request, and told what stays', async () => {
    const guest = await kari({ doNotDelete: true });
    const asked = await asks(guest, 'erasure', { details: 'Kari wants to go' });
    expect(await shown(asked._id)).toMatchObject({ isEternal: true });
    const other = await asks(guest, 'access');
    const { data } = await does('answer', asked._id);
    expect(data).toMatchObject({ state: 'answered' });
    expect(data.kept).toEqual(['receipts', 'agreements', 'figures', 'proof']);
    expect(data).not.toHaveProperty('guestName');
    expect(await stored(guest)).toMatchObject({ firstname: '', erasedAt: app.clock.now() });
    expect(await shown(other._id)).toMatchObject({ state: 'withdrawn' });
    const { text } = await newestMail(app, guest.email);
    expect(text).toContain('law on bookkeeping');
    const left = await app.connection
      .collection('privacyRequests')
      .findOne({ _customer: guest._id });
    expect(JSON.stringify(left)).not.toContain('Kari');
    await desk().get(`${REQUESTS}/${asked._id}/receipt`).expect(200);
  });

  it('what stays is told by the map of data, and nothing of a guest stays unsaid', () => {
    const kept = keptOf();
    const named = (what: string) =>
      kept.filter((one) => one.kept === what).map(({ collection }) => collection);
    expect(named('agreements')).toEqual(['mandates']);
    expect(named('receipts')).toEqual(expect.arrayContaining(['payments', 'vouchers']));
    expect(named('figures')).toEqual(expect.arrayContaining(['bookings', 'stays']));
    expect(named('proof')).toEqual(['audit', 'privacyRequests']);
  });

  it('a restriction stops advertising and changes by staff until it is lifted', async () => {
    const guest = await kari({
      consents: [{ type: 'marketingEmail', given: true, at: new Date(0) }],
    });
    const asked = await asks(guest, 'restriction');
    await does('answer', asked._id);
    const card = (await desk().get(`/api/v1/admin/customers/${guest._id}`).expect(200)).body.data;
    expect(card.restrictedAt).toBe('2026-06-15T09:00:00.000Z');
    const save = () =>
      owner().put('/api/admin/customer', { ...card, version: undefined, firstname: 'Eva' });
    expect((await save().expect(409)).body.code).toBe('GUEST_IS_RESTRICTED');
    const other = await kari();
    const pair = { kept: other._id.toHexString(), merged: guest._id.toHexString() };
    await owner().post('/api/v1/admin/customers/merge', pair).expect(409);
    // it is theirs to change
    await app.guest(vendor, guest._id).put('/api/v1/hub/profile', { gender: 'woman' }).expect(200);
    const { data } = await does('lifting', asked._id, { reason: 'The address is right now' });
    expect(data).toMatchObject({ liftedBy: 'Level 3', isRestricted: false });
    expect((await newestMail(app, guest.email)).text).toContain('The address is right now');
    await save().expect(200);
    expect((await does('lifting', asked._id, { reason: 'Again' }, 409)).code).toBe(
      'GUEST_NOT_RESTRICTED',
    );
  });

  it('an objection turns advertising off, a correction says what was done', async () => {
    const guest = await kari();
    await does('answer', (await asks(guest, 'objection'))._id);
    expect((await stored(guest))?.consents).toMatchObject([
      { type: 'marketingEmail', given: false },
      { type: 'marketingSms', given: false },
    ]);
    const wrong = await asks(guest, 'correction', { details: 'Born in May' });
    await does('answer', wrong._id, { note: 'Your birthday is in May now' });
    expect((await newestMail(app, guest.email)).text).toContain('Your birthday is in May now');
  });

  it('by telephone it counts once the link is followed, once', async () => {
    const guest = await kari();
    const made = await records(guest, { kind: 'access' });
    expect(made).toMatchObject({ state: 'unconfirmed', receivedBy: 'Level 2' });
    expect((await does('answer', made._id, {}, 409)).code).toBe('PRIVACY_REQUEST_UNCONFIRMED');
    const code = linkIn((await newestMail(app, guest.email)).text).searchParams.get('code');
    const confirm = (sent: unknown) =>
      app.visitor().post('/api/v1/privacy/confirmation', { code: sent });
    const { body } = await confirm(code).expect(200);
    expect(body.data).toMatchObject({ reference: made.reference, due: '2026-07-15' });
    expect(await shown(made._id)).toMatchObject({ state: 'open', identifiedHow: 'mailLink' });
    await confirm(code).expect(403);
    await confirm('x').expect(403);
    await confirm(undefined).expect(400);
  });

  it('staff note how they checked who asks; a guest without an address needs that', async () => {
    const guest = await kari();
    await app.connection
      .collection('customers')
      .updateOne({ _id: guest._id }, { $unset: { email: 1 } });
    const body = { customerId: guest._id.toHexString(), channel: 'letter', kind: 'objection' };
    await desk().post(REQUESTS, body).expect(422);
    const made = await records(guest, { kind: 'objection', identityNote: 'Passport shown' });
    expect(made).toMatchObject({ state: 'open', identifiedBy: 'Level 2', hasEmail: false });
    const other = await records(await kari(), { kind: 'erasure' });
    const checked = await desk()
      .post(`${REQUESTS}/${other._id}/identity`, { note: 'Known at the desk' })
      .expect(200);
    expect(checked.body.data).toMatchObject({ state: 'open', identityNote: 'Known at the desk' });
  });

  it('the form never tells whether there is such a guest, and lapses when nobody confirms', async () => {
    const guest = await kari();
    const ask = (email: string) =>
      app.visitor().post(OPEN, { vendor: vendor.toHexString(), email, kind: 'erasure' });
    const known = await ask(guest.email.toUpperCase()).expect(200);
    const unknown = await ask('nobody@example.com').expect(200);
    expect(known.body).toEqual(unknown.body);
    await app.work();
    const { items } = (await desk().get(`${REQUESTS}?state=unconfirmed`).expect(200)).body.data;
    expect(items).toMatchObject([{ channel: 'mail', kind: 'erasure' }]);
    expect(await noticesOf(2)).toEqual([]);
    app.clock.set('2026-06-18T09:00:00Z');
    await app.nest.get(PrivacyWatch).nightly();
    await app.work();
    expect(await shown(items[0]._id)).toMatchObject({ state: 'lapsed' });
    await ask('no address').expect(400);
    await app
      .visitor()
      .post(OPEN, { vendor: 'nowhere', email: guest.email, kind: 'access' })
      .expect(404);
  });

  it('what a stranger wrote in a guest’s name stands in nobody’s way', async () => {
    const guest = await kari();
    const form = { vendor: vendor.toHexString(), kind: 'access', email: guest.email };
    for (const _ of [1, 2]) {
      await app.visitor().post(OPEN, form).expect(200);
      await app.work();
    }
    const written = () =>
      app.connection
        .collection('privacyRequests')
        .find({ _customer: guest._id })
        .sort({ _id: 1 })
        .map(({ state }) => state)
        .toArray();
    expect(await written()).toEqual(['unconfirmed']);
    await asks(guest, 'access');
    expect(await written()).toEqual(['withdrawn', 'open']);
  });

  it('may be extended once, refused with a reason, and withdrawn; what is nearly due is told', async () => {
    const guest = await kari();
    const asked = await asks(guest, 'access');
    const { data } = await does('extension', asked._id, { reason: 'Twelve years of visits' });
    expect(data).toMatchObject({ due: '2026-09-15', extended: true, isExtendable: false });
    expect((await newestMail(app, guest.email)).text).toContain('Twelve years of visits');
    expect((await does('extension', asked._id, { reason: 'More' }, 409)).code).toBe(
      'PRIVACY_NOT_EXTENDABLE',
    );
    app.clock.set('2026-09-10T09:00:00Z');
    await app.nest.get(PrivacyWatch).nightly();
    await app.work();
    expect(await noticesOf(2)).toContain('privacyDue 1');
    await does('refusal', asked._id, { reason: 'Asked every week' });
    expect((await newestMail(app, guest.email)).text).toContain('Asked every week');
    const second = await asks(guest, 'erasure');
    const gone = await app
      .guest(vendor, guest._id)
      .post(`${OWN}/${second._id}/withdrawal`)
      .expect(200);
    expect(gone.body.data.state).toBe('withdrawn');
    const stranger = await kari();
    const third = await asks(guest, 'erasure');
    await app.guest(vendor, stranger._id).post(`${OWN}/${third._id}/withdrawal`).expect(404);
  });

  it('administrators see and record, owners decide, employees neither', async () => {
    const guest = await kari();
    const asked = await asks(guest, 'access');
    await app.staff(vendor, 1).get(REQUESTS).expect(403);
    await app.staff(vendor, 1).get(`${REQUESTS}/${asked._id}`).expect(403);
    for (const what of ['answer', 'refusal', 'extension', 'lifting']) {
      await desk().post(`${REQUESTS}/${asked._id}/${what}`, { reason: 'Because' }).expect(403);
    }
    await desk().get(`${REQUESTS}?kind=nothing`).expect(400);
    const page = await desk().get(`${REQUESTS}?customerId=${guest._id}&kind=access`).expect(200);
    expect(page.body.data.items).toHaveLength(1);
    const elsewhere = await newVendor(app);
    await app.staff(elsewhere, 3).get(`${REQUESTS}/${asked._id}`).expect(404);
    const log = await owner().get(`/api/v1/admin/customers/${guest._id}/auditLogs`).expect(200);
    expect(JSON.stringify(log.body)).toContain('customer.requestReceived');
  });
});
