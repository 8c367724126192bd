import { type Connection, createConnection } from 'mongoose';
import { BookingSchema } from '../../../modules/bookings/booking.schema';
import { ensureIndexes } from './migrate';
import { replacedIndexes } from './replaced-indexes.migration';

describe('indexes that others have taken the place of', () => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await createConnection(process.env.MONGODB_URI ?? '').asPromise();
    connection.model('Booking', BookingSchema);
    await ensureIndexes(connection);
  });
  afterAll(() => connection.close());

  it('are dropped, once, and those of the schema stay', async () => {
    const bookings = connection.collection('bookings');
    const names = async () => (await bookings.indexes()).map(({ name }) => name).sort();
    await replacedIndexes.up(connection);
    const before = await names();
    await bookings.createIndex({ _vendor: 1, _segment: 1 });
    expect(await names()).toHaveLength(before.length + 1);
    await replacedIndexes.up(connection);
    await replacedIndexes.up(connection);
    expect(await names()).toEqual(before);
    expect(before).toContain('_vendor_1__segment_1_start_1_timeindex_1__id_1');
  });
});
