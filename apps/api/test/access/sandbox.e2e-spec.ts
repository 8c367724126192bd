import { dateOf } from '@atrium/rules/calendar/calendar-date';
import { SANDBOX } from '@atrium/rules/venue/sandbox';
import { Types } from 'mongoose';
import { PaymentProvider } from '../../src/modules/payments/provider/payment-provider';
import { ProviderByVenue } from '../../src/modules/payments/provider/provider-by-venue';
import { MakeSandboxJob } from '../../src/modules/sandbox/make-sandbox.job';
import { BookingScene } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

const vendorId = new Types.ObjectId(SANDBOX.vendorId);
const HUB = '/api/v1/hub/vendors/sandbox';
const guests = '/api/v1/admin/customers';

/** An installation that has the venue, and a mail server that nobody may reach from there. */
describe('the sandbox venue', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start(undefined, {
      ...{ SANDBOX_VENUE: 'true', SMTP_URL: 'smtp://127.0.0.1:9' },
    });
    await app.connection.collection('vendors').deleteOne({ _id: vendorId });
    await night();
  });
  afterAll(() => app.stop());

  const night = async () => {
    await app.nest.get(MakeSandboxJob).nightly();
    await app.work('make-sandbox');
    app.clock.advance({ minutes: 1 });
    await app.work('make-sandbox');
  };
  const partner = (at = app) => at.bearer(SANDBOX.key);
  const firstService = async () => {
    const { body } = await partner().get('/api/v1/services/active').expect(200);
    return body.data[0] as { _id: string; name: string };
  };
  const book = async (timeindex: number, key?: string) => {
    const [service, people] = await Promise.all([
      firstService(),
      partner().get(`${guests}?limit=1`).expect(200),
    ]);
    const draft = {
      ...{ _service: service._id, _customer: people.body.data.items[0]._id },
      ...{ date: dateOf(new Date(app.clock.now().getTime() + 86_400_000)), timeindex },
      participants: 2,
    };
    const request = partner().post('/api/admin/newBooking', draft);
    return key ? request.set('idempotency-key', key) : request;
  };

  it('has services and made-up guests, and takes bookings by its public key', async () => {
    const { body } = await partner().get(`${guests}?limit=100`).expect(200);
    expect(body.data.items).toHaveLength(30);
    for (const { email } of body.data.items) expect(email).toMatch(/@sandbox\.example$/);
    const { status, body: booked } = await book(660, 'try-it');
    expect([status, booked.data.participants]).toEqual([201, 2]);
    const { body: again } = await book(660, 'try-it');
    expect(again.data._id).toBe(booked.data._id);
  });

  it('is a venue that visitors do not find, though its address works', async () => {
    const { body } = await app.visitor().get('/api/v1/hub/vendors?search=sandbox');
    expect(JSON.stringify(body)).not.toContain(SANDBOX.vendorId);
    await app.visitor().get(HUB).expect(200);
  });

  it('opens no other venue, and nothing that sets a venue up', async () => {
    const theirs = await BookingScene.open(app);
    const guest = await theirs.guest();
    const ask = partner().get(`${guests}/${guest.id}`);
    await ask.set('x-vendor-id', theirs.vendorId.toHexString()).expect(404);
    for (const path of ['/api/v1/admin/apiKeys', '/api/v1/admin/webhooks', '/api/v1/admin/users']) {
      const { body } = await partner().get(path).expect(403);
      expect(body.code).toBe('KEY_NOT_ALLOWED');
    }
    const { body } = await partner().get('/api/v1/admin/payments').expect(403);
    expect(body.code).toBe('KEY_SCOPE_MISSING');
  });

  it('sends no mail, whatever is booked', async () => {
    await book(720);
    await app.work('send-message');
    const [booked] = await app.connection
      .collection('messages')
      .find({ _vendor: vendorId })
      .toArray();
    expect(booked).toMatchObject({ state: 'unsent', attempts: 0 });
    expect(booked?.error).toBeUndefined();
  });

  it('is made again at night, without what partners did', async () => {
    const { body: mine } = await partner().post(guests, { firstname: 'Only', lastname: 'Today' });
    const { body: booking } = await book(780, 'tonight');
    const theirs = await BookingScene.open(app);
    const kept = await theirs.guest();

    app.clock.advance({ days: 1 });
    await app.nest.get(MakeSandboxJob).nightly();
    await app.work('make-sandbox');
    // closed first: nobody writes what is being removed
    const { body: refused } = await partner().get(guests).expect(401);
    expect(refused.code).toBe('KEY_INVALID');
    app.clock.advance({ minutes: 1 });
    await app.work('make-sandbox');

    await partner().get(`${guests}/${mine.data._id}`).expect(404);
    await partner().get(`/api/v1/admin/reservation/${booking.data._id}`).expect(404);
    for (const name of ['bookings', 'ledgers', 'messages']) {
      expect(await app.connection.collection(name).countDocuments({ _vendor: vendorId })).toBe(0);
    }
    const audit = await app.connection.collection('audit').distinct('actor', { _vendor: vendorId });
    expect(audit).toEqual([{ kind: 'system', name: 'make-sandbox' }]);
    await theirs.staff().get(`${guests}/${kept.id}`).expect(200);
    // yesterday's keys of idempotency name bookings that are gone
    const { status, body: fresh } = await book(780, 'tonight');
    expect([status, fresh.data._id === booking.data._id]).toEqual([201, false]);
  });

  it('is made once a night', async () => {
    const before = (await firstService())._id;
    await night();
    expect((await firstService())._id).toBe(before);
  });

  it('is not there where it is off, and goes once it is switched off', async () => {
    const off = await TestApp.start('2026-06-17T09:00:00Z', { SANDBOX_VENUE: 'false' });
    try {
      // as an instance that runs jobs does when it starts
      const job = off.nest.get(MakeSandboxJob);
      Reflect.set(job, 'config', { env: { SANDBOX_VENUE: false, JOBS_ENABLED: true } });
      await job.onApplicationBootstrap();
      await off.work('make-sandbox');
      await partner(off).get(guests).expect(401);
      off.clock.advance({ minutes: 1 });
      await off.work('make-sandbox');
      await off.visitor().get(HUB).expect(404);
      expect(
        await off.connection.collection('customers').countDocuments({ _vendor: vendorId }),
      ).toBe(0);
      await job.nightly();
      const due = { kind: 'make-sandbox', dueAt: { $exists: true } };
      expect(await off.connection.collection('queuedJobs').countDocuments(due)).toBe(0);
    } finally {
      await off.stop();
    }
  });
});

test('pays nobody, even where the installation has a provider', async () => {
  const named = (name: string) => ({ name, look: async () => ({ reference: name }) });
  const provider = new ProviderByVenue(
    named('stripe') as unknown as PaymentProvider,
    named('sandbox') as unknown as PaymentProvider,
  );
  const other = new Types.ObjectId().toHexString();
  expect([provider.name, await provider.look({ vendorId: other }, 'x')]).toEqual([
    'stripe',
    { reference: 'stripe' },
  ]);
  expect(await provider.look(SANDBOX, 'x')).toEqual({ reference: 'sandbox' });
});
