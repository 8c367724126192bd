import { Test } from '@nestjs/testing';
import { Types } from 'mongoose';
import { ClockModule } from '../../common/clock/clock.module';
import { type RequestContext, systemContext } from '../../common/context/request-context';
import { DatabaseModule } from '../../common/database/database.module';
import { TransactionsModule } from '../../common/transactions/transactions.module';
import { ConfigModule } from '../../config/config.module';
import { ResourceTakenError } from './capacity.errors';
import { type Treatment, Treatments, TreatmentsModule } from './testing/treatments';

const DAY = '2026-06-19';

/** Started without bookings, services and venues: capacity needs none of them. */
describe('a consumer that claims a therapist and a room', () => {
  let close: () => Promise<void>;
  let treatments: Treatments;
  let ctx: RequestContext;
  let anna: Types.ObjectId;
  let room: Types.ObjectId;

  beforeAll(async () => {
    const module = await Test.createTestingModule({
      imports: [
        ConfigModule.forRoot(),
        ClockModule,
        DatabaseModule,
        TransactionsModule,
        TreatmentsModule,
      ],
    }).compile();
    treatments = module.get(Treatments);
    close = () => module.close();
  });
  afterAll(() => close());
  beforeEach(() => {
    [anna, room] = [new Types.ObjectId(), new Types.ObjectId()];
    const vendorId = new Types.ObjectId().toHexString();
    ctx = systemContext(vendorId, 'test', new Date('2026-06-15T09:00:00Z'));
  });

  const book = async (change: Partial<Treatment> = {}): Promise<Treatment> => {
    const _vendor = new Types.ObjectId(ctx.vendorId);
    const ids = { _id: new Types.ObjectId(), _vendor, therapist: anna, room };
    const treatment = { ...ids, date: DAY, start: 600, end: 660, ...change };
    await treatments.book(ctx, treatment);
    return treatment;
  };
  const count = () =>
    treatments.documents.countDocuments({ _vendor: new Types.ObjectId(ctx.vendorId) });
  const refused = async (work: Promise<unknown>): Promise<ResourceTakenError> => {
    const error = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (error instanceof ResourceTakenError) return error;
    throw new Error('it was not refused', { cause: error });
  };

  it('gets both or neither, and learns who has which of them from when to when', async () => {
    const first = await book();
    const overlapping = await refused(book({ room: new Types.ObjectId(), start: 630, end: 700 }));
    expect(overlapping).toMatchObject({
      resource: { kind: 'therapist', resource: anna },
      takenBy: [{ holder: first._id.toHexString(), date: DAY, start: 600, end: 660 }],
    });
    const inRoom = await refused(book({ therapist: new Types.ObjectId() }));
    expect(inRoom.resource).toEqual({ kind: 'room', resource: room });
    expect(await count()).toBe(1);
    await book({ start: 660, end: 720 });
    expect(await count()).toBe(2);
  });

  it('names a holder past midnight as one time, from either side of it', async () => {
    const night = await book({ start: 1380, end: 1500 });
    const holder = { holder: night._id.toHexString(), date: DAY, start: 1380, end: 1500 };
    const before = await refused(book({ start: 1390, end: 1400 }));
    expect(before.takenBy).toEqual([holder]);
    const after = await refused(book({ date: '2026-06-20', start: 30, end: 90 }));
    expect(after.takenBy).toEqual([holder]);
    const twoOfThem = await book({ start: 1200, end: 1260 });
    const long = await refused(book({ start: 1230, end: 1470 }));
    expect(long.takenBy.map((one) => one.holder)).toEqual([
      twoOfThem._id.toHexString(),
      night._id.toHexString(),
    ]);
  });

  it('moves to where it overlaps its own time, and leaves the old one to others', async () => {
    const first = await book();
    await treatments.move(ctx, first, { start: 630, end: 690 });
    await book({ start: 570, end: 630 });
    await refused(book({ start: 660, end: 700 }));
  });

  it('is refused a move to what somebody else has, and stays where it was', async () => {
    const first = await book();
    await book({ start: 720, end: 780 });
    await refused(treatments.move(ctx, first, { start: 700, end: 760 }));
    await refused(book({ start: 650, end: 655 }));
    expect(await treatments.documents.findOne({ _id: first._id })).toMatchObject({ start: 600 });
  });

  it('releases both', async () => {
    const first = await book();
    await treatments.cancel(ctx, first);
    await book();
    expect(await count()).toBe(1);
  });

  it('is sold once, however many want it at once', async () => {
    const wishes = await Promise.allSettled(Array.from({ length: 12 }, () => book()));
    const got = wishes.filter(({ status }) => status === 'fulfilled');
    expect(got).toHaveLength(1);
    for (const wish of wishes) {
      if (wish.status === 'rejected') expect(wish.reason).toBeInstanceOf(ResourceTakenError);
    }
    expect(await count()).toBe(1);
  });
});
