import { termPattern } from '@atrium/rules/texts/search-text';
import { type Connection, createConnection, type Model } from 'mongoose';
import { Vendor, VendorSchema } from './vendor.schema';
import { vendorSearchKeys } from './vendor-search-keys';
import { VendorsRepository } from './vendors.repository';

describe('the search of venues in the database', () => {
  let connection: Connection;
  let vendors: Model<Vendor>;

  beforeAll(async () => {
    const uri = new URL(process.env.MONGODB_URI ?? '');
    uri.pathname = `${uri.pathname}_vendors`;
    connection = await createConnection(uri.toString()).asPromise();
    await connection.dropDatabase();
    vendors = connection.model(Vendor.name, VendorSchema);
    await vendors.createIndexes();
    const at = { timezone: 'Europe/Oslo', country: 'NO', currency: 'NOK' };
    await vendors.insertMany(
      Array.from({ length: 300 }, (_, index) => {
        const names = { name: `Hotel ${index} Fjord`, slug: `hotel-${index}` };
        return { ...names, ...at, searchKeys: vendorSearchKeys(names) };
      }),
    );
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  it.each([
    ['hotel 29', 11],
    ['299 fj', 1],
    ['hotel-1', 20],
  ])('%j finds %i, read by index alone', async (term, count) => {
    const found = await new VendorsRepository(vendors).search(term, undefined, 20);
    expect(found).toHaveLength(count);
    const plan = (await vendors
      .find({ searchKeys: { $regex: termPattern(term) } })
      .explain('executionStats')) as unknown as {
      queryPlanner: { winningPlan: object };
      executionStats: { totalDocsExamined: number; nReturned: number };
    };
    expect(JSON.stringify(plan.queryPlanner.winningPlan)).toContain('"searchKeys_1"');
    expect(plan.executionStats.totalDocsExamined).toBe(plan.executionStats.nReturned);
  });

  it('shows those of no term by name, from the index', async () => {
    const plan = (await vendors
      .find({})
      .sort({ name: 1 })
      .limit(20)
      .explain('executionStats')) as unknown as {
      executionStats: { totalDocsExamined: number };
    };
    expect(plan.executionStats.totalDocsExamined).toBe(20);
  });
});
