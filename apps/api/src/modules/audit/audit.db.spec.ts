import { type Connection, createConnection, Types } from 'mongoose';
import { AUDIT_COLLECTION } from '../../common/audit/audit-log';
import { ensureIndexes } from '../../common/database/migrate';
import { lastWork } from '../../common/database/testing/last-work';
import { AuditRepository } from './audit.repository';

describe('the log of a venue in the database', () => {
  let connection: Connection;
  let audit: AuditRepository;
  const _vendor = new Types.ObjectId();
  const scope = { vendorId: _vendor.toHexString() };
  const booking = new Types.ObjectId();
  const day = (number: number) => new Date(Date.UTC(2026, 0, number));
  const entries = Array.from({ length: 400 }, (_, index) => ({
    _id: new Types.ObjectId(),
    _vendor: index % 4 === 3 ? new Types.ObjectId() : _vendor,
    at: day(1 + (index % 20)),
    entityId: index % 40 === 0 ? booking : new Types.ObjectId(),
    action: 'booking.changed',
  }));

  beforeAll(async () => {
    connection = await createConnection(process.env.MONGODB_URI ?? '').asPromise();
    await ensureIndexes(connection);
    audit = new AuditRepository(connection);
    await connection.collection(AUDIT_COLLECTION).insertMany(entries);
  });
  afterAll(() => connection.close());

  const ofVendor = entries.filter(({ _vendor: owner }) => owner === _vendor);
  const latest = [...ofVendor].sort((a, b) => Number(b.at) - Number(a.at));

  test.each([
    ['the newest page', {}, undefined, 25],
    ['a later page', {}, latest[60]?._id, 25],
    ['a period', { from: day(5), before: day(7) }, undefined, 25],
    ['what happened to one booking', { entityId: booking }, undefined, 10],
  ])('%s reads no entry that it does not show', async (_what, filter, after, answered) => {
    const did = await lastWork(connection, () => audit.page(scope, filter, 25, after));
    expect(did.plan).toMatch(/^IXSCAN/);
    expect(did).toMatchObject({ answered, sorted: false });
    // of one instant there may be a few more on the page before
    expect(did.documents).toBeLessThanOrEqual(after ? answered + 20 : answered);
  });
});
