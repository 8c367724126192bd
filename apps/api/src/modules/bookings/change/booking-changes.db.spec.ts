import { Types } from 'mongoose';
import { newVendor } from '../../../../test/support/new-vendor';
import { TestApp } from '../../../../test/support/test-app';
import type { RequestContext } from '../../../common/context/request-context';
import { AppError } from '../../../common/errors/app-error';
import { DeadlineExceededError } from '../../../common/transactions/deadline';
import { ledgerIdOf } from '../../capacity/public';
import type { Booking } from '../booking.schema';
import { BookingsRepository } from '../bookings.repository';
import { CreateBooking } from '../create/create-booking';
import { HoldsService } from '../holds/holds.service';
import { newGuest, newService, timeOfWeek } from '../testing/service.factory';
import { BookingChecker } from '../verify/booking-checker';
import { PromoteBooking } from '../waiting-list/promote-booking';
import { ApplyBookingStatus } from './apply-booking-status';
import { CancelBooking } from './cancel-booking';
import { ChangeBookings } from './change-bookings';

const INSTANCES = 4;
const CLIENTS = 48;
const OPERATIONS = Number(process.env.ENGINE_OPERATIONS ?? 400);
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
const DATES = ['2026-06-19', '2026-06-20'];
const STARTS = [600, 840];
const CAPACITY = 12;

/** Repeatable from its seed (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Refusals are answers; anything else is a failure of the engine. */
async function unlessRefused(work: () => Promise<unknown>): Promise<'done' | 'refused' | 'late'> {
  try {
    await work();
    return 'done';
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return 'refused';
    // on a machine that is busy with other things some run out of patience; nothing was written
    if (error instanceof DeadlineExceededError) return 'late';
    throw error;
  }
}

describe('the booking engine in several instances at once', () => {
  const apps: TestApp[] = [];
  const random = randomFrom(seed);
  const pick = <T>(all: readonly T[]): T => {
    const one = all[Math.floor(random() * all.length)];
    if (one === undefined) throw new Error('nothing to pick from');
    return one;
  };

  beforeAll(async () => {
    for (let n = 0; n < INSTANCES; n += 1) apps.push(await TestApp.start());
  });
  afterAll(async () => {
    for (const app of apps) await app.stop();
  });

  it(`mixes create, override, move, resize, cancel, status, promote, hold and capacity; nothing differs (SEED=${seed})`, async () => {
    const [first] = apps;
    if (!first) throw new Error('no instance');
    const vendorId = await newVendor(first);
    const serviceIds: Types.ObjectId[] = [];
    for (let n = 0; n < 2; n += 1) {
      const times = STARTS.map((start) => timeOfWeek(start, start + 60));
      serviceIds.push(
        await newService(first.connection, vendorId, {
          capacity: CAPACITY,
          times,
          waitingList: true,
        }),
      );
    }
    const guestIds: Types.ObjectId[] = [];
    for (let n = 0; n < CLIENTS; n += 1) {
      guestIds.push(await newGuest(first.connection, vendorId, { phone: '+4791234567' }));
    }
    // nobody is to be written to
    await first.connection
      .collection('customers')
      .updateMany({ _vendor: vendorId }, { $unset: { email: 1 } });
    const statusIds = await statusesOf(first, vendorId);
    const bookings = first.nest.get(BookingsRepository);
    const ctx: RequestContext = {
      vendorId: vendorId.toHexString(),
      actor: { kind: 'staff', id: new Types.ObjectId().toHexString(), level: 1, name: 'Level 1' },
      language: 'en',
      now: first.clock.now(),
      requestId: 'mixed',
    };
    const slot = () => ({
      _service: pick(serviceIds).toHexString(),
      date: pick(DATES),
      timeindex: pick(STARTS),
      participants: 1 + Math.floor(random() * 4),
    });
    const known: string[] = [];
    const some = async (): Promise<Booking | null> =>
      known.length === 0 ? null : bookings.findOne(ctx, { _id: new Types.ObjectId(pick(known)) });

    const create = async (app: TestApp) => {
      const marked = random() < 0.3 ? { _bookingStatus: pick(statusIds) } : {};
      const draft = { ...slot(), ...marked, _customer: pick(guestIds).toHexString() };
      const service = app.nest.get(CreateBooking);
      const waits = random() < 0.25;
      const { _id } = waits ? await service.waiting(ctx, draft) : await service.byStaff(ctx, draft);
      known.push(_id);
    };
    const hold = async (app: TestApp) => {
      const draft = slot();
      const id = pick(guestIds).toHexString();
      const asGuest: RequestContext = { ...ctx, actor: { kind: 'guest', id, name: 'Guest' } };
      const { holdId } = await app.nest.get(HoldsService).create(asGuest, draft);
      if (random() < 0.3) return void (await app.nest.get(HoldsService).release(asGuest, holdId));
      const { _id } = await app.nest.get(CreateBooking).byGuest(asGuest, {
        ...draft,
        _vendor: ctx.vendorId,
        _customer: id,
        holdId,
      });
      known.push(_id);
    };
    const modify = async (app: TestApp) => {
      const found = [await some(), await some()].flatMap((one) => one ?? []);
      const [a, b] = found;
      if (!a || !b) return;
      const all = a._id.equals(b._id) ? [a] : [a, b];
      await app.nest.get(ChangeBookings).byStaff(ctx, {
        bookings: all.map(({ _id }) => ({ _id: _id.toHexString(), ...slot() })),
      });
    };
    const onOne =
      (work: (app: TestApp, id: string) => Promise<unknown>) => async (app: TestApp) => {
        const one = await some();
        if (one) await work(app, one._id.toHexString());
      };
    const override = async (app: TestApp) => {
      const draft = { ...slot(), _customer: pick(guestIds).toHexString(), reason: 'Regular guest' };
      const { _id } = await app.nest.get(CreateBooking).override(ctx, draft);
      known.push(_id);
    };
    const resize = async (app: TestApp) => {
      const change = {
        _id: pick(serviceIds).toHexString(),
        capacity: CAPACITY + pick([-4, 0, 4]),
        acceptsBrokenBookings: true,
      };
      const { status } = await app.staff(vendorId, 2).put('/api/v1/services', change);
      if (status === 503) throw new DeadlineExceededError();
      expect(status).toBe(200);
    };
    const operations = [
      // seldom: one of many
      (app: TestApp) => (random() < 0.2 ? resize(app) : override(app)),
      create,
      create,
      create,
      hold,
      modify,
      onOne((app, id) => app.nest.get(CancelBooking).byStaff(ctx, id, {})),
      onOne((app, id) => app.nest.get(CancelBooking).restore(ctx, id, {})),
      onOne((app, id) =>
        app.nest.get(ApplyBookingStatus).apply(ctx, id, { _bookingStatus: pick(statusIds) }),
      ),
      onOne((app, id) => app.nest.get(PromoteBooking).byStaff(ctx, id, {})),
      onOne((app, id) => app.nest.get(CancelBooking).delete(ctx, id)),
    ];

    const outcomes = { done: 0, refused: 0, late: 0 };
    let left = OPERATIONS;
    await Promise.all(
      Array.from({ length: CLIENTS }, async () => {
        while (left > 0) {
          left -= 1;
          const operation = pick(operations);
          const app = pick(apps);
          outcomes[await unlessRefused(() => operation(app))] += 1;
        }
      }),
    );
    expect(outcomes.done).toBeGreaterThan(OPERATIONS / 10);
    expect(outcomes.refused).toBeGreaterThan(0);
    expect(outcomes.late).toBeLessThan(OPERATIONS / 20);
    const stored = await bookings.count(ctx, { active: true });
    expect(stored).toBeGreaterThan(0);
    expect(await first.nest.get(BookingChecker).ofVendor(vendorId)).toEqual([]);
  }, 180_000);

  it('is needed: counting and then inserting oversells in the same setting', async () => {
    const [first] = apps;
    if (!first) throw new Error('no instance');
    const vendorId = await newVendor(first);
    const serviceId = await newService(first.connection, vendorId, { capacity: CAPACITY });
    const start = new Date('2026-06-19T00:00:00Z');
    const place = { _vendor: vendorId, _service: serviceId, start, timeindex: 600 };
    await Promise.all(
      Array.from({ length: 64 }, async (_, client) => {
        const app = apps[client % INSTANCES];
        if (!app) throw new Error('no instance');
        const collection = app.connection.collection('bookings');
        const counted = await collection.countDocuments({ ...place, active: true });
        if (counted < CAPACITY) {
          await collection.insertOne({
            ...place,
            bookingId: `N${client}`,
            participants: 1,
            active: true,
            waitingList: false,
          });
        }
      }),
    );
    const sold = await first.connection.collection('bookings').countDocuments(place);
    expect(sold).toBeGreaterThan(CAPACITY);
    const found = await first.nest.get(BookingChecker).ofVendor(vendorId);
    expect(found.map(({ kind }) => kind)).toEqual(['missing-ledger', 'oversold']);
  });

  it('sells nothing beyond a capacity that is reduced while it sells', async () => {
    const [first, second] = apps;
    if (!first || !second) throw new Error('no instance');
    const vendorId = await newVendor(first);
    const serviceId = await newService(first.connection, vendorId, {
      capacity: 40,
      waitingList: false,
    });
    const guestId = await newGuest(first.connection, vendorId);
    const draft = {
      _service: serviceId.toHexString(),
      date: '2026-06-19',
      timeindex: 600,
      participants: 1,
      _customer: guestId.toHexString(),
    };
    const book = (app: TestApp) =>
      app
        .staff(vendorId)
        .post('/api/admin/newBooking', draft)
        .then(({ status }) => status);
    const reduce = async () => {
      const { status, body } = await second.staff(vendorId, 2).put('/api/v1/services', {
        _id: serviceId.toHexString(),
        capacity: 10,
        acceptsBrokenBookings: true,
      });
      expect([status, body.code]).toEqual([200, undefined]);
    };
    const selling = Array.from({ length: 60 }, (_, n) => book(n % 2 ? first : second));
    await Promise.all([...selling, reduce()]);
    const ledger = await first.connection
      .collection<{ _id: string; cap: object; used: { t600: number }; over?: { t600?: number } }>(
        'ledgers',
      )
      .findOne({ _id: ledgerIdOf(serviceId, '2026-06-19') });
    expect(ledger?.cap).toEqual({ t600: 10 });
    expect(ledger?.used.t600).toBe(Math.max(10, ledger?.over?.t600 ?? 0));
    expect(await first.nest.get(BookingChecker).ofVendor(vendorId)).toEqual([]);
  });
});

async function statusesOf(app: TestApp, _vendor: Types.ObjectId): Promise<string[]> {
  const kinds = [
    { name: 'Here', hasArrived: true, hasLeft: false, active: true, isWaitingList: false },
    { name: 'No-show', hasArrived: false, hasLeft: false, active: false, isWaitingList: false },
    { name: 'Waits', hasArrived: false, hasLeft: false, active: true, isWaitingList: true },
  ];
  const documents = kinds.map((kind) => ({
    _id: new Types.ObjectId(),
    _vendor,
    color: '#112233',
    version: 0,
    ...kind,
  }));
  await app.connection.collection('bookingStatuses').insertMany(documents);
  return documents.map(({ _id }) => _id.toHexString());
}
