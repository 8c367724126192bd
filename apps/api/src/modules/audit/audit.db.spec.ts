import { type Connection, createConnection, Types } from 'mongoose';
import { AUDIT_COLLECTION } from '../../common/audit/audit-log';
import { ensureIndexes } from '../../common/database/migrations/migrate';
import { lastWork } from '../../common/database/testing/last-work';
import { type AuditFilter, AuditRepository } from './audit.repository';
import { AuditNames } from './audit-names.service';

describe('the log of a venue in the database', () => {
  let connection: Connection;
  let audit: AuditRepository;
  const _vendor = new Types.ObjectId();
  const scope = { vendorId: _vendor.toHexString() };
  const booking = new Types.ObjectId();
  const day = (number: number) => new Date(Date.UTC(2026, 0, number));
  const [guest, user] = [new Types.ObjectId().toHexString(), new Types.ObjectId().toHexString()];
  const rare: Record<number, object> = {
    10: { entity: 'service', action: 'service.updated' },
    20: { actor: { kind: 'staff', id: user } },
    30: { actor: { kind: 'visitor' } },
    40: { action: 'booking.skipped' },
  };
  const entries = Array.from({ length: 400 }, (_, index) => ({
    _id: new Types.ObjectId(),
    _vendor: index % 4 === 3 ? new Types.ObjectId() : _vendor,
    at: day(1 + (index % 20)),
    entityId: index % 40 === 0 ? booking : new Types.ObjectId(),
    actor: { kind: 'guest', id: guest },
    entity: 'booking',
    action: 'booking.changed',
    // every fiftieth of another kind
    ...rare[index % 50],
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

  test.each<[string, AuditFilter, Types.ObjectId | undefined, number]>([
    ['the newest page', {}, undefined, 25],
    ['a later page', {}, latest[60]?._id, 25],
    ['a period', { from: day(5), before: day(7) }, undefined, 25],
    ['what happened to one booking', { entityId: booking }, undefined, 10],
    ['what few entries are about', { entity: 'service', from: day(1) }, undefined, 8],
    ['what nothing is about', { entity: 'theme', from: day(1) }, undefined, 0],
    ['what was rarely done', { action: 'service.updated', from: day(1) }, undefined, 8],
    ['what rarely becomes of a booking', { action: 'booking.skipped' }, undefined, 8],
    ['one of the staff', { actor: user, from: day(1) }, undefined, 8],
    ['one of the staff, as staff', { actor: user, actorKind: 'staff' }, undefined, 8],
    ['a kind of actor that is rare', { actorKind: 'visitor', from: day(1) }, undefined, 8],
  ])('%s reads no entry that it does not show', async (_what, filter, after, answered) => {
    const did = await lastWork(connection, () => audit.page(scope, filter, 25, after));
    expect(did.plan).toMatch(/^IXSCAN/);
    expect(did).toMatchObject({ answered, sorted: false });
    // of one instant there may be a few more on the page before
    expect(did.documents).toBeLessThanOrEqual(after ? answered + 20 : answered);
  });

  it('is not looked through for somebody who did nothing', async () => {
    const nobody = new Types.ObjectId().toHexString();
    expect(await audit.page(scope, { actor: nobody }, 25)).toEqual([]);
    const { documents } = await lastWork(connection, () =>
      audit.page(scope, { actor: nobody }, 25),
    );
    expect(documents).toBe(0);
  });

  it('is named with one look-up for each kind, and one for what was deleted', async () => {
    const [yoga, gone, ...guests] = Array.from({ length: 20 }, () => new Types.ObjectId());
    const deletion = { action: 'service.deleted', entity: 'service', entityId: gone, at: day(1) };
    await connection
      .collection(AUDIT_COLLECTION)
      .insertOne({ ...deletion, _vendor, before: { name: 'Sauna' } });
    const asked: string[] = [];
    const names = new AuditNames(audit);
    names.register('customer', async (_scope, ids) => {
      asked.push(`${ids.length} guests`);
      return new Map();
    });
    names.register('service', async (_scope, ids) => {
      asked.push(`${ids.length} services`);
      return new Map([[yoga?.toHexString() ?? '', 'Yoga']]);
    });
    const of = await names.of(
      scope,
      guests.map((customerId, index) => ({
        _id: new Types.ObjectId(),
        _vendor,
        at: day(2),
        actor: { kind: 'visitor' },
        action: 'booking.created',
        entity: 'booking',
        entityId: new Types.ObjectId(),
        customerId,
        after: { _service: index % 2 === 0 ? yoga : gone },
        requestId: 'one',
      })),
    );
    expect(asked.sort()).toEqual(['18 guests', '2 services']);
    expect([of('service', yoga), of('service', gone)]).toEqual(['Yoga', 'Sauna']);
  });

  it('writes what a guest books into none of the indexes of what is rare', async () => {
    const collection = connection.collection(AUDIT_COLLECTION);
    const booked = { actor: { kind: 'guest' }, entity: 'booking', action: 'booking.created' };
    const { insertedId } = await collection.insertOne({ ...booked, _vendor, at: day(1) });
    const among = (name: string) => collection.find({ _id: insertedId }).hint(name).toArray();
    const partial = (await collection.indexes()).filter(({ name = '' }) => name.startsWith('by_'));
    expect(partial).toHaveLength(4);
    for (const { name = '' } of partial) expect(await among(name)).toEqual([]);
    await collection.deleteOne({ _id: insertedId });
  });
});
