import { Types } from 'mongoose';
import { newVendor } from '../../../test/support/new-vendor';
import { TestApp } from '../../../test/support/test-app';
import { aMembership } from './testing/membership.factory';

interface Stats {
  executionStats: { nReturned: number; totalDocsExamined: number };
  queryPlanner: { winningPlan: object };
}

/** What the database reads for each query of memberships, stays and packages. */
describe('queries of memberships and stays', () => {
  let app: TestApp;
  let _vendor: Types.ObjectId;
  const _customer = new Types.ObjectId();
  const _membershipType = new Types.ObjectId();
  const _membership = new Types.ObjectId();
  const _booking = new Types.ObjectId();
  const _reverses = new Types.ObjectId();
  const stayService = new Types.ObjectId();
  const at = new Date('2026-01-01T00:00:00Z');

  beforeAll(async () => {
    app = await TestApp.start();
    _vendor = await newVendor(app);
    const elsewhere = new Types.ObjectId();
    const many = <T>(make: (n: number, owner: Types.ObjectId) => T): T[] =>
      Array.from({ length: 1_000 }, (_, n) => make(n, n % 2 ? _vendor : elsewhere));
    const collection = (name: string) => app.connection.collection(name);
    await collection('memberships').insertMany(
      many((n, owner) =>
        aMembership(owner, {
          _customer: n % 100 === 1 ? _customer : new Types.ObjectId(),
          _membershipType: n % 50 === 1 ? _membershipType : new Types.ObjectId(),
          dateFrom: `2026-01-${String((n % 28) + 1).padStart(2, '0')}`,
          source: { system: 'csv', key: String(n) },
        }),
      ),
    );
    await collection('membershipUses').insertMany(
      many((n, owner) => ({
        _vendor: owner,
        _membership: n % 100 === 1 ? _membership : new Types.ObjectId(),
        no: n + 1,
        at,
        actor: { kind: 'system', name: 'test' },
        uses: 1,
        numberOfUsages: n + 1,
        ...(n === 301 ? { _booking, _reverses } : {}),
      })),
    );
    await collection('stays').insertMany(
      many((n, owner) => ({
        _vendor: owner,
        _customer: n % 100 === 1 ? _customer : new Types.ObjectId(),
        arrivaldate: `2026-02-${String((n % 28) + 1).padStart(2, '0')}`,
        services: [{ _id: n === 301 ? stayService : new Types.ObjectId() }],
        source: { system: 'csv', key: String(n) },
      })),
    );
    for (const name of ['packages', 'membershipTypes']) {
      await collection(name).insertMany(
        many((n, owner) => ({ _vendor: owner, name: `Name ${n}`, active: true })),
      );
    }
  });
  afterAll(() => app.stop());

  it.each([
    ['a guest’s memberships', 'memberships', { _customer }, { dateFrom: -1, _id: -1 }],
    ['a type in use', 'memberships', { _membershipType }, {}],
    ['all memberships', 'memberships', {}, { _id: 1 }],
    [
      'imported memberships',
      'memberships',
      { 'source.system': 'csv', 'source.key': { $in: ['1', '3'] } },
      {},
    ],
    ['a ledger', 'membershipUses', { _membership }, { no: -1 }],
    ['the rest of a ledger', 'membershipUses', { _membership, no: { $lt: 500 } }, { no: -1 }],
    ['uses of a booking', 'membershipUses', { _booking }, {}],
    ['the reversal of a use', 'membershipUses', { _reverses }, {}],
    ['a guest’s stays', 'stays', { _customer }, { arrivaldate: -1 }],
    ['the stay that includes', 'stays', { 'services._id': stayService }, {}],
    ['all stays', 'stays', {}, { _id: 1 }],
    ['packages', 'packages', {}, { name: 1, _id: 1 }],
    ['membership types', 'membershipTypes', {}, { name: 1, _id: 1 }],
  ] as const)(
    '%s read only what they answer, in order',
    async (_name, collection, filter, sort) => {
      const { executionStats, queryPlanner } = (await app.connection
        .collection(collection)
        .find({ _vendor, ...filter })
        .sort({ ...sort })
        .limit(200)
        .explain('executionStats')) as unknown as Stats;
      expect(executionStats.nReturned).toBeGreaterThan(0);
      expect(executionStats.totalDocsExamined).toBe(executionStats.nReturned);
      expect(JSON.stringify(queryPlanner.winningPlan)).not.toContain('"SORT"');
    },
  );
});
