import { type Connection, createConnection, Types } from 'mongoose';
import { matchGuests } from './match-guests.migration';

describe('guests from before duplicates were looked for', () => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await createConnection(process.env.MONGODB_URI ?? '').asPromise();
  });
  afterAll(() => connection.close());

  const guest = (_vendor: Types.ObjectId, details: object) => ({
    _id: new Types.ObjectId(),
    _vendor,
    ...details,
  });

  it('get their keys and their pairs, once, each within its venue', async () => {
    const [vendor, other] = [new Types.ObjectId(), new Types.ObjectId()];
    const kari = { firstname: 'Kari', lastname: 'Nordmann', phone: '+4791234567' };
    const [a, b] = [guest(vendor, kari), guest(vendor, { ...kari, firstname: 'KARI' })];
    const office = Array.from({ length: 25 }, (_, n) =>
      guest(vendor, { firstname: `Guest ${n}`, phone: '+4722222222' }),
    );
    const customers = connection.collection('customers');
    await customers.insertMany([
      a,
      b,
      guest(other, kari),
      guest(vendor, { firstname: 'Ola' }),
      ...office,
    ]);
    await matchGuests.up(connection);
    await matchGuests.up(connection);
    const own = { _vendor: { $in: [vendor, other] } };
    expect(await customers.countDocuments({ ...own, matchKeys: { $exists: false } })).toBe(0);
    const pairs = await connection.collection('customerDuplicates').find(own).toArray();
    expect(pairs).toMatchObject([
      {
        _vendor: vendor,
        guests: [a._id, b._id],
        pair: `${a._id.toHexString()}|${b._id.toHexString()}`,
        score: 70,
        reasons: ['phone', 'name'],
        dismissed: false,
      },
    ]);
  });
});
