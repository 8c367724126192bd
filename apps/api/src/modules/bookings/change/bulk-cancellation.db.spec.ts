import { addDays } from '@atrium/rules/calendar/calendar-date';
import fc from 'fast-check';
import type { Types } from 'mongoose';
import { newVendor } from '../../../../test/support/new-vendor';
import { TestApp } from '../../../../test/support/test-app';
import { newGuest, newService, timeOfWeek } from '../testing/service.factory';
import { BookingChecker } from '../verify/booking-checker';

const INSTANCES = 3;
const SERVICES = 3;
const CAPACITY = 6;
const FIRST = '2026-06-19';
const STARTS = [600, 840];
const SERIES = '/api/v1/admin/bookings/series';
const GROUPS = '/api/v1/admin/bookings/groups';

const item = fc.record({
  service: fc.nat(SERVICES - 1),
  week: fc.nat(2),
  start: fc.nat(STARTS.length - 1),
  participants: fc.integer({ min: 1, max: 4 }),
});
const operation = fc.record({
  instance: fc.nat(INSTANCES - 1),
  kind: fc.constantFrom('group', 'group', 'series', 'series', 'cancel', 'single', 'shrink'),
  items: fc.array(item, { minLength: 1, maxLength: 4 }),
  weeks: fc.nat(3),
  onFull: fc.constantFrom('skip', 'stop'),
});
type Operation = typeof operation extends fc.Arbitrary<infer O> ? O : never;

/** Several ledgers in one change, from several processes, in whatever order they name them. */
describe('groups and series, made and cancelled at once', () => {
  const apps: TestApp[] = [];
  beforeAll(async () => {
    for (let n = 0; n < INSTANCES; n += 1) apps.push(await TestApp.start());
  });
  afterAll(async () => {
    for (const app of apps) await app.stop();
  });

  const scene = async (first: TestApp) => {
    const vendorId = await newVendor(first);
    const services: string[] = [];
    for (let n = 0; n < SERVICES; n += 1) {
      const times = STARTS.map((start) => timeOfWeek(start, start + 60));
      const id = await newService(first.connection, vendorId, { capacity: CAPACITY, times });
      services.push(id.toHexString());
    }
    const guest = await newGuest(first.connection, vendorId);
    return { vendorId, services, _customer: guest.toHexString() };
  };

  const run = async (
    app: TestApp,
    {
      vendorId,
      services,
      _customer,
    }: { vendorId: Types.ObjectId; services: string[]; _customer: string },
    { kind, items, weeks, onFull }: Operation,
    made: string[],
  ): Promise<number> => {
    const staff = app.staff(vendorId, 2);
    const places = items.map(({ service, week, start, participants }) => ({
      _service: services[service],
      date: addDays(FIRST, week * 7),
      timeindex: STARTS[start],
      participants,
    }));
    const [place] = places;
    if (kind === 'group') {
      const { status, body } = await staff.post(GROUPS, { _customer, items: places });
      if (status === 201) made.push(`${GROUPS}/${body.data._id}`);
      return status;
    }
    if (kind === 'series') {
      const until = addDays(FIRST, weeks * 7 + 14);
      const pattern = { ...place, _customer, until, everyWeeks: 1, onFull };
      const { status, body } = await staff.post(SERIES, pattern);
      if (status === 201) made.push(`${SERIES}/${body.data._id}`);
      return status;
    }
    if (kind === 'single') {
      return (await staff.post('/api/admin/newBooking', { ...place, _customer })).status;
    }
    if (kind === 'shrink') {
      const capacity = CAPACITY - weeks;
      return (await staff.put('/api/v1/services', { _id: place?._service, capacity })).status;
    }
    const [some] = made.splice(weeks % Math.max(1, made.length), 1);
    return some ? (await staff.post(`${some}/cancel`, {})).status : 200;
  };

  it('never sell a place twice, are whole or not there, and leave nothing for the checker', async () => {
    const [first] = apps;
    if (!first) throw new Error('no instance');
    await fc.assert(
      fc.asyncProperty(
        fc.array(operation, { minLength: 25, maxLength: 40 }),
        async (operations) => {
          const world = await scene(first);
          const made: string[] = [];
          const statuses = await Promise.all(
            operations.map((one) => run(apps[one.instance] ?? first, world, one, made)),
          );
          expect(statuses.filter((status) => status >= 500)).toEqual([]);
          expect(await first.nest.get(BookingChecker).ofVendor(world.vendorId)).toEqual([]);
          const groups = await first.connection
            .collection('bookings')
            .aggregate([
              { $match: { _vendor: world.vendorId, _group: { $exists: true } } },
              { $group: { _id: '$_group', states: { $addToSet: '$active' } } },
            ])
            .toArray();
          for (const { states } of groups) expect(states).toHaveLength(1);
        },
      ),
      { numRuns: 4 },
    );
  });
});
