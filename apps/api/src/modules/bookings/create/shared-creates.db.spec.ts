import type { Types } from 'mongoose';
import { newVendor } from '../../../../test/support/new-vendor';
import { TestApp } from '../../../../test/support/test-app';
import type { RequestContext } from '../../../common/context/request-context';
import { BookingsRepository } from '../bookings.repository';
import { newGuest, newService, timeOfWeek } from '../testing/service.factory';
import { BookingChecker } from '../verify/booking-checker';
import { CreateBooking } from './create-booking';

const DATES = ['2026-06-19', '2026-06-20', '2026-06-21', '2026-06-22'];

describe('new bookings of several days at once', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  async function scene(capacity: number) {
    const vendorId = await newVendor(app);
    const serviceId = await newService(app.connection, vendorId, {
      capacity,
      times: [timeOfWeek(600, 660)],
    });
    const guestId = await newGuest(app.connection, vendorId);
    return { vendorId, ctx: contextOf(vendorId), serviceId, guestId };
  }

  const contextOf = (vendorId: Types.ObjectId): RequestContext => ({
    vendorId: vendorId.toHexString(),
    actor: { kind: 'staff', id: vendorId.toHexString(), level: 1, name: 'Level 1' },
    language: 'en',
    now: app.clock.now(),
    requestId: 'shared',
  });

  it('fill each day to its places, refuse the others, and leave nothing that differs', async () => {
    const { vendorId, ctx, serviceId, guestId } = await scene(3);
    const create = app.nest.get(CreateBooking);
    const tries = DATES.flatMap((date) => Array.from({ length: 10 }, () => date));
    const outcomes = await Promise.allSettled(
      tries.map((date) =>
        create.byStaff(ctx, {
          _service: serviceId.toHexString(),
          _customer: guestId.toHexString(),
          date,
          timeindex: 600,
          participants: 1,
        }),
      ),
    );
    const made = tries.filter((_, index) => outcomes[index]?.status === 'fulfilled');
    expect(DATES.map((date) => made.filter((one) => one === date).length)).toEqual([3, 3, 3, 3]);
    const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['SLOT_FULL']));
    const stored = await app.nest.get(BookingsRepository).find(ctx, {});
    expect(stored).toHaveLength(12);
    expect(await app.nest.get(BookingChecker).ofVendor(vendorId)).toEqual([]);
  });

  it('keep two venues apart', async () => {
    const [one, other] = [await scene(40), await scene(40)];
    const create = app.nest.get(CreateBooking);
    await Promise.all(
      [one, other].flatMap(({ ctx, serviceId, guestId }) =>
        DATES.map((date) =>
          create.byStaff(ctx, {
            _service: serviceId.toHexString(),
            _customer: guestId.toHexString(),
            date,
            timeindex: 600,
            participants: 2,
          }),
        ),
      ),
    );
    for (const { ctx } of [one, other]) {
      expect(await app.nest.get(BookingsRepository).find(ctx, {})).toHaveLength(4);
    }
  });
});
