import { type Connection, createConnection, Types } from 'mongoose';
import { ensureIndexes } from '../../common/database/migrations/migrate';
import { lastWork } from '../../common/database/testing/last-work';
import { Review, ReviewSchema } from './review.schema';
import { ReviewsRepository } from './reviews.repository';

describe('reviews in the database', () => {
  let connection: Connection;
  let reviews: ReviewsRepository;
  const _vendor = new Types.ObjectId();
  const scope = { vendorId: _vendor.toHexString() };
  const stored = Array.from({ length: 600 }, (_, index) => ({
    _id: new Types.ObjectId(),
    _vendor: index % 3 === 2 ? new Types.ObjectId() : _vendor,
    _booking: new Types.ObjectId(),
    _customer: new Types.ObjectId(),
    _service: new Types.ObjectId(),
    date: '2026-06-14',
    askedAt: new Date(0),
    ...(index % 5 === 0 ? { rating: 1 + ((index / 5) % 5), ratedAt: new Date(0) } : {}),
  }));
  const ours = stored.filter((one) => one._vendor === _vendor);
  const bookings = ours.slice(0, 10).map(({ _booking }) => _booking);

  beforeAll(async () => {
    connection = await createConnection(process.env.MONGODB_URI ?? '').asPromise();
    const model = connection.model<Review>(Review.name, ReviewSchema);
    await ensureIndexes(connection);
    reviews = new ReviewsRepository(model);
    await model.collection.insertMany(stored);
  });
  afterAll(() => connection.close());

  const answered = ours.filter((one) => 'rating' in one).sort((a, b) => (a._id < b._id ? 1 : -1));

  test.each([
    ['a page', {}, undefined, 21],
    ['a later page', {}, answered[30]?._id.toHexString(), 21],
    ['those of a rating', { rating: 5 }, undefined, 16],
  ])('%s reads no review that it does not show', async (_what, filter, cursor, shown) => {
    const page = { limit: 20, ...(cursor ? { cursor } : {}) };
    const did = await lastWork(connection, () => reviews.answered(scope, filter, page));
    expect(did.plan).toMatch(/^IXSCAN/);
    expect(did.sorted).toBe(false);
    expect(did.answered).toBe(Math.min(shown, did.answered));
    expect(did.documents).toBe(did.answered);
    expect(did.answered).toBeGreaterThan(10);
  });

  test('what was asked about already reads only that', async () => {
    const did = await lastWork(connection, () => reviews.askedAbout(scope, bookings));
    expect(did).toMatchObject({ answered: 10, documents: 10 });
  });

  test('a booking is asked about once', async () => {
    const [booking = new Types.ObjectId()] = bookings;
    const again = { _booking: booking, _customer: booking, _service: booking };
    await expect(
      reviews.insert(scope, { ...again, date: '2026-06-14', askedAt: new Date(0) }),
    ).rejects.toThrow(/duplicate key/);
  });
});
