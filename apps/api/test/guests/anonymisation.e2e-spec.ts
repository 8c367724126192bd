import { Types } from 'mongoose';
import type { Booking } from '../../src/modules/bookings/booking.schema';
import { bookingOf } from '../../src/modules/bookings/testing/booking.factory';
import { AnonymisationJob } from '../../src/modules/customers/erasure/anonymisation.job';
import { GuestEraser } from '../../src/modules/customers/erasure/guest-eraser';
import { aGuest } from '../../src/modules/customers/testing/guest.factory';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';
import { newGuest } from '../support/things/accounts';

/** Pinned to 15 June 2026: a year back is 15 June 2025. */
describe('guests are anonymised at night', () => {
  let app: TestApp;
  let vendor: Types.ObjectId;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-06-15T09:00:00Z');
    vendor = await newVendor(app, { anonymiseAfterMonths: 12 });
  });
  afterEach(() => jest.restoreAllMocks());

  const run = async () => {
    await app.nest.get(AnonymisationJob).nightly();
    await app.work();
  };
  const runs = (of = vendor) =>
    app.connection
      .collection('queuedJobs')
      .find({ kind: 'anonymise-guests', _vendor: of })
      .sort({ doneAt: 1 })
      .toArray();
  const old = { createdAt: new Date('2020-01-01T00:00:00Z') };
  const guest = (change: object = {}, of = vendor) => newGuest(app, of, { ...old, ...change });
  const book = (_customer: Types.ObjectId, date: string, change: Partial<Booking> = {}) =>
    app.connection.collection('bookings').insertOne({
      ...bookingOf({
        _vendor: vendor,
        bookingId: new Types.ObjectId().toHexString(),
        _customer,
        start: new Date(`${date}T00:00:00Z`),
        ...change,
      }),
    });
  const erased = async (...guests: { _id: Types.ObjectId }[]) => {
    const found = await app.connection
      .collection('customers')
      .find({ _id: { $in: guests.map(({ _id }) => _id) } })
      .toArray();
    const of = new Map(found.map(({ _id, erasedAt }) => [String(_id), erasedAt !== undefined]));
    return guests.map(({ _id }) => of.get(_id.toHexString()));
  };

  it('26: when nothing of theirs is recent or to come, unless Eternal; the figures stay; once', async () => {
    const never = await guest();
    const longAgo = await guest({ firstname: 'Åse', phone: '+4791234567' });
    const eternal = await guest({ doNotDelete: true });
    const recent = await guest();
    const coming = await guest();
    const cancelled = await guest();
    const fresh = await guest({ createdAt: new Date('2025-06-16T00:00:00Z') });
    const staying = await guest();
    await book(longAgo._id, '2025-06-14', { participants: 4, comment: 'Åse is deaf' });
    await book(recent._id, '2025-06-15');
    await book(coming._id, '2027-01-01');
    await book(cancelled._id, '2026-01-01', { active: false });
    await app.connection.collection('stays').insertOne({
      _vendor: vendor,
      _customer: staying._id,
      arrivaldate: '2025-06-14',
      departuredate: '2025-06-16',
    });
    const off = await newVendor(app);
    const elsewhere = await guest({}, off);
    const report = async () =>
      (
        await app
          .staff(vendor, 1)
          .get('/api/v1/admin/reports/participants?from=2025-06-01&until=2025-06-30')
          .expect(200)
      ).body.data.totals;
    const before = await report();

    await run();
    expect(
      await erased(never, longAgo, eternal, recent, coming, cancelled, fresh, staying, elsewhere),
    ).toEqual([true, true, false, false, false, false, false, false, false]);
    expect(await report()).toEqual(before);
    const stored = await app.connection.collection('bookings').findOne({ _customer: longAgo._id });
    expect(JSON.stringify(stored)).not.toContain('deaf');
    const entry = await app.connection
      .collection('audit')
      .findOne({ customerId: longAgo._id, action: 'customer.erased' });
    expect(entry?.actor).toEqual({ kind: 'system', name: 'anonymise-guests' });

    // a second tick of the night adds nothing, and would find nothing
    await run();
    expect(await runs()).toMatchObject([{ result: 2 }]);
    await app.connection.collection('queuedJobs').deleteMany({ kind: 'anonymise-guests' });
    await run();
    expect(await runs()).toMatchObject([{ result: 0 }]);
  });

  it('also behind the first two hundred', async () => {
    const guests = Array.from({ length: 205 }, () => ({
      ...aGuest(vendor, { createdAt: new Date('2020-01-01T00:00:00Z') }),
    }));
    await app.connection.collection('customers').insertMany(guests);
    const recent = guests.slice(0, 202).map(({ _id }) =>
      bookingOf({
        _id: new Types.ObjectId(),
        _vendor: vendor,
        _customer: _id,
        bookingId: _id.toHexString(),
      }),
    );
    await app.connection.collection('bookings').insertMany(recent);
    await run();
    expect(await erased(...guests.slice(200))).toEqual([false, false, true, true, true]);
  });

  it('at every venue, though one of them fails, which its staff are told', async () => {
    const other = await newVendor(app, { anonymiseAfterMonths: 1 });
    const [here, there] = [await guest(), await guest({}, other)];
    const eraser = app.nest.get(GuestEraser);
    const erase = eraser.erase.bind(eraser);
    jest.spyOn(eraser, 'erase').mockImplementation(async (ctx, id) => {
      if (ctx.vendorId === other.toHexString()) throw new Error('disk full');
      return erase(ctx, id);
    });
    await run();
    expect(await erased(here, there)).toEqual([true, false]);
    const notices = async () =>
      (await app.staff(other, 1).get('/api/v1/admin/notices').expect(200)).body.data;
    expect(await notices()).toEqual([]);
    for (const minutes of [5, 30, 120]) {
      app.clock.advance({ minutes });
      await app.work();
    }
    expect(await notices()).toMatchObject([{ kind: 'jobFailed', detail: 'anonymise-guests' }]);
  });
});
