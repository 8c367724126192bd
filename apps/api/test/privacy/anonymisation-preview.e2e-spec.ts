import type { Types } from 'mongoose';
import { AnonymisationJob } from '../../src/modules/customers/erasure/anonymisation.job';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';
import { newGuest } from '../support/things/accounts';

const BASE = '/api/v1/admin/privacy/anonymisation';

describe('staff see whom the night anonymises', () => {
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

  const owner = () => app.staff(vendor, 3);
  const preview = async (query = '') =>
    (await owner().get(`${BASE}${query}`).expect(200)).body.data;
  const runs = async () => (await owner().get(`${BASE}/runs`).expect(200)).body.data.items;
  const old = { createdAt: new Date('2020-01-01T00:00:00Z') };
  const guest = (change: object = {}) => newGuest(app, vendor, { ...old, ...change });
  const erased = () =>
    app.connection
      .collection('customers')
      .countDocuments({ _vendor: vendor, erasedAt: { $exists: true } });

  it('who, since when and by what, page by page, and nobody changes by it', async () => {
    const [one, two] = [await guest({ firstname: 'Åse' }), await guest()];
    await guest({ doNotDelete: true });
    await guest({ createdAt: new Date('2026-01-01T00:00:00Z') });
    const { items, nextCursor, ...terms } = await preview('?limit=1');
    expect(terms).toEqual({ afterMonths: 12, since: '2025-06-15' });
    expect(items).toEqual([
      {
        _id: one._id.toHexString(),
        firstname: 'Åse',
        lastname: 'Nordmann',
        createdOn: '2020-01-01',
      },
    ]);
    const rest = await preview(`?limit=1&cursor=${nextCursor}`);
    expect(rest.items).toMatchObject([{ _id: two._id.toHexString() }]);
    expect(await erased()).toBe(0);
  });

  it('a dry run counts by any months and leaves a receipt, as every night does', async () => {
    await guest();
    await guest({ doNotDelete: true });
    await owner().post(`${BASE}/dryRuns`, { afterMonths: 24 }).expect(200);
    await app.work();
    expect(await erased()).toBe(0);
    const counted = { lookedAt: 1, anonymised: 1, active: 0, refused: 0, eternal: 1 };
    expect(await runs()).toEqual([
      expect.objectContaining({
        ...{ dryRun: true, by: 'Level 3', afterMonths: 24, since: '2024-06-15', ...counted },
      }),
    ]);
    await app.nest.get(AnonymisationJob).nightly();
    await app.work();
    expect(await erased()).toBe(1);
    const [night] = await runs();
    expect(night).toMatchObject({ dryRun: false, afterMonths: 12, ...counted });
    expect(night).not.toHaveProperty('by');
    expect(await preview()).toMatchObject({ items: [] });
    // a second run finds nothing
    await owner().post(`${BASE}/dryRuns`, { afterMonths: 12 }).expect(200);
    await app.work();
    expect((await runs())[0]).toMatchObject({ lookedAt: 0, anonymised: 0, eternal: 1 });
  });

  it('where everybody is kept, says so', async () => {
    vendor = await newVendor(app);
    await guest();
    expect(await preview()).toEqual({ items: [] });
  });

  it('is for owners, within reason', async () => {
    for (const path of ['', '/runs']) await app.staff(vendor, 2).get(`${BASE}${path}`).expect(403);
    await app.staff(vendor, 2).post(`${BASE}/dryRuns`, { afterMonths: 12 }).expect(403);
    await owner().post(`${BASE}/dryRuns`, { afterMonths: 0 }).expect(400);
    const other = await newVendor(app, { anonymiseAfterMonths: 1 });
    const theirs = await app.staff(other, 3).get(`${BASE}/runs`).expect(200);
    expect(theirs.body.data.items).toEqual([]);
  });
});
