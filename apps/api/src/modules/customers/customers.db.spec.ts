import { type Connection, createConnection, Types } from 'mongoose';
import { AUDIT_COLLECTION } from '../../common/audit/audit-log';
import { ensureIndexes } from '../../common/database/migrations/migrate';
import { lastWork } from '../../common/database/testing/last-work';
import { AuditRepository } from '../audit/audit.repository';
import { Customer, CustomerSchema } from './customer.schema';
import { CustomersRepository } from './customers.repository';
import { aGuest } from './testing/guest.factory';

const GUESTS = 500;

describe('the queries of guests', () => {
  let connection: Connection;
  let guests: CustomersRepository;
  let audit: AuditRepository;
  const _vendor = new Types.ObjectId();
  const scope = { vendorId: _vendor.toHexString() };
  const kept = new Types.ObjectId();
  const noMarketing = { type: 'marketingEmail' as const, given: false, at: new Date(0) };
  const stored = Array.from({ length: GUESTS }, (_, index) =>
    aGuest(_vendor, {
      email: `guest${index}@mail.example`,
      source: { system: 'test', externalId: `row-${index}` },
      ...(index % 100 === 3 ? { phone: '+4791234567' } : {}),
      ...(index % 50 === 4 ? { consents: [noMarketing] } : {}),
      ...(index % 100 === 5 ? { mergedInto: kept } : {}),
    }),
  );
  const ids = stored.map(({ _id }) => _id);
  const one = ids[7] ?? _vendor;
  const entries = ids.flatMap((customerId, index) =>
    Array.from({ length: 4 }, () => ({
      _id: new Types.ObjectId(),
      _vendor,
      at: new Date(Date.UTC(2026, 0, 1 + (index % 20))),
      customerId,
    })),
  );

  beforeAll(async () => {
    connection = await createConnection(process.env.MONGODB_URI ?? '').asPromise();
    const model = connection.model<Customer>(Customer.name, CustomerSchema);
    await ensureIndexes(connection);
    guests = new CustomersRepository(model);
    audit = new AuditRepository(connection);
    await model.collection.insertMany(stored);
    await model.collection.insertMany(
      Array.from({ length: GUESTS }, () => aGuest(new Types.ObjectId())),
    );
    await connection.collection(AUDIT_COLLECTION).insertMany(entries);
  });
  afterAll(async () => {
    await connection.db?.command({ profile: 0 });
    await connection.close();
  });

  const work = (query: () => Promise<unknown>) => lastWork(connection, query);

  test.each([
    ['a page', () => guests.page(scope, 26), 26],
    ['a later page', () => guests.page(scope, 26, ids[100]), 26],
    ['the guest of an address', () => guests.byEmail(scope, 'guest7@mail.example'), 1],
    ['guests by id', () => guests.byIds(scope, ids.slice(0, 20)), 20],
    ['guests by source', () => guests.bySource(scope, 'test', ['row-1', 'row-2']), 2],
    ['one guest', () => guests.present(scope, one), 1],
    [
      'the guests of bookings that arrive together',
      () => Promise.all(ids.slice(10, 60).map((id) => guests.booker(scope, id))),
      50,
    ],
    [
      'the guests of bookings without an account that arrive together',
      () =>
        Promise.all([7, 8, 9].map((n) => guests.bookerByEmail(scope, `guest${n}@mail.example`))),
      3,
    ],
    ['guests who share a key', () => guests.sharing(scope, ['p:91234567', 'e:x'], 20), 5],
    ['guests taken up into one', () => guests.mergedInto(scope, [kept]), 5],
    [
      'guests who want no marketing',
      () => guests.declining(scope, ['marketingEmail'], { terms: [], limit: 20 }),
      10,
    ],
    ['guests for the night', () => guests.oldest(scope, 20), 20],
    ['what concerns a guest', () => audit.page(scope, { customers: [one] }, 3), 3],
    ['the rest of it', () => audit.page(scope, { customers: [one] }, 3, entryOf(one)), 3],
  ])('%s reads no document too many', async (_, query, answered) => {
    const did = await work(query);
    expect(did.plan).toMatch(/^(IXSCAN|IDHACK)/);
    expect(did).toMatchObject({ answered, sorted: false });
    expect(did.documents).toBeLessThanOrEqual(answered + 1);
  });

  test('a word among those who want no marketing reads only them', async () => {
    const find = (terms: string[]) =>
      guests.declining(scope, ['marketingEmail'], { terms, limit: 20 });
    const did = await work(() => find(['nord', 'kari']));
    expect(did).toMatchObject({ plan: expect.stringMatching(/^IXSCAN/), answered: 10 });
    expect(did.documents).toBe(10);
    const none = await work(() => find(['nobody']));
    expect(none).toMatchObject({ answered: 0, documents: 0 });
  });

  test('what some guests said reads those guests', async () => {
    const did = await work(() => guests.consentsOf(scope, ids.slice(0, 3)));
    expect(did).toMatchObject({ answered: 3, documents: 3 });
  });

  test('guests who are read together get each their own, or none', async () => {
    const elsewhere = { vendorId: new Types.ObjectId().toHexString() };
    const [first, none, other, merged, again] = await Promise.allSettled([
      guests.booker(scope, one),
      guests.booker(elsewhere, one),
      guests.booker(scope, ids[8]?.toHexString() ?? ''),
      guests.booker(scope, ids[5] ?? one),
      guests.booker(scope, one),
    ]);
    expect(first).toMatchObject({ value: { _id: one, email: 'guest7@mail.example' } });
    expect(first).not.toHaveProperty('value.searchKeys');
    expect(none).toMatchObject({ reason: { code: 'NOT_FOUND' } });
    expect(other).toMatchObject({ value: { email: 'guest8@mail.example' } });
    expect(merged).toMatchObject({ reason: { code: 'NOT_FOUND' } });
    expect(again).toMatchObject({ value: { _id: one } });
  });

  test('guests who are looked for together by email are each found, or nobody is', async () => {
    const elsewhere = { vendorId: new Types.ObjectId().toHexString() };
    const found = await Promise.all([
      guests.bookerByEmail(scope, 'guest7@mail.example'),
      guests.bookerByEmail(elsewhere, 'guest7@mail.example'),
      guests.bookerByEmail(scope, 'nobody@mail.example'),
      guests.bookerByEmail(scope, 'guest8@mail.example'),
    ]);
    expect(found.map((guest) => guest?.email)).toEqual([
      'guest7@mail.example',
      undefined,
      undefined,
      'guest8@mail.example',
    ]);
    expect(found[0]).not.toHaveProperty('searchKeys');
  });

  const entryOf = (customerId: Types.ObjectId) =>
    entries.filter((entry) => entry.customerId.equals(customerId)).at(-1)?._id;

  test('pages of the log of a guest hold each entry once, also of one instant', async () => {
    const seen: string[] = [];
    let after: Types.ObjectId | undefined;
    for (;;) {
      const page = await audit.page(scope, { customers: [one] }, 3, after);
      seen.push(...page.map(({ _id }) => _id.toHexString()));
      after = page.at(-1)?._id;
      if (page.length < 3) break;
    }
    expect(seen).toHaveLength(4);
    expect(new Set(seen).size).toBe(4);
  });

  test('an entry of another guest, or venue, is no place to go on from', async () => {
    const foreign = entryOf(ids[8] ?? _vendor);
    expect(await audit.page(scope, { customers: [one] }, 3, foreign)).toEqual([]);
    const elsewhere = { vendorId: new Types.ObjectId().toHexString() };
    expect(await audit.page(elsewhere, { customers: [one] }, 3)).toEqual([]);
  });

  test('of two guests who are made with one address at once, one is', async () => {
    const add = () => guests.add(scope, { firstname: 'Kari', email: 'race@mail.example' });
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, add));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 'EMAIL_TAKEN' });
    }
  });

  test('of guests brought in together none is, when one has an address that is taken', async () => {
    const fresh = { firstname: 'Ola', email: 'ola@mail.example' };
    const taken = { firstname: 'Kari', email: 'guest7@mail.example' };
    const session = await connection.startSession();
    const together = session.withTransaction(() =>
      guests.insertMany({ ...scope, session }, [fresh, taken]),
    );
    await expect(together).rejects.toMatchObject({ status: 409, code: 'CONFLICT' });
    await session.endSession();
    await expect(guests.insertMany(scope, [taken])).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
    expect(await guests.insertMany(scope, [fresh])).toMatchObject([fresh]);
  });
});
