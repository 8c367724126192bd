import {
  aMembership,
  newMembershipType,
} from '../src/modules/memberships/testing/membership.factory';
import { BookingScene, DAY, TEN } from './support/booking-scene';
import type { UserSession } from './support/test-app';
import { TestApp } from './support/test-app';

const NOW = '2026-06-15T09:00:00Z';

/** What is asked of a venue that one is no guest of: `[method, path, body]`. */
type Ask = readonly ['get' | 'post' | 'put' | 'delete', string, object?];

/** A venue with one of everything that a guest can have. */
async function venue(app: TestApp) {
  const scene = await BookingScene.open(app);
  const guest = await scene.guest();
  const booking = await guest.booked({ participants: 2 });
  const item = { _service: scene.serviceId.toHexString(), date: DAY, timeindex: TEN };
  const together = await guest.session
    .post('/api/v1/hub/groups', { items: [{ ...item, participants: 1 }] })
    .expect(201);
  const held = await guest.session
    .post('/api/v1/hub/holds', { ...item, participants: 1 })
    .expect(201);
  const type = await newMembershipType(app.connection, scene.vendorId);
  const membership = aMembership(scene.vendorId, {
    _customer: guest.id,
    _membershipType: type._id,
  });
  await app.connection.collection('memberships').insertOne({ ...membership });
  return {
    scene,
    guest,
    item,
    vendor: scene.vendorId.toHexString(),
    customer: guest.id.toHexString(),
    booking: String(booking._id),
    group: String(together.body.data._id),
    hold: String(held.body.data.holdId),
    membership: membership._id.toHexString(),
  };
}
type Venue = Awaited<ReturnType<typeof venue>>;

/** Every hub endpoint that names something of a venue, asked for what another venue has. */
const named: Record<string, (of: Venue) => Ask> = {
  listMyMemberships: ({ customer, vendor }) => [
    'get',
    `/api/v1/hub/memberships?customerId=${customer}&vendorId=${vendor}`,
  ],
  listMyMembershipUses: ({ membership }) => ['get', `/api/v1/hub/memberships/${membership}/usages`],
  bookGroup: ({ item }) => [
    'post',
    '/api/v1/hub/groups',
    { items: [{ ...item, participants: 1 }] },
  ],
  getMyGroup: ({ group }) => ['get', `/api/v1/hub/groups/${group}`],
  cancelMyGroup: ({ group }) => ['delete', `/api/v1/hub/groups/${group}`],
  bookActivity: ({ guest }) => ['post', '/api/v1/hub/activity', guest.draft()],
  cancelMyReservation: ({ booking }) => ['delete', `/api/v1/hub/activity/${booking}`],
  createHold: ({ item }) => ['post', '/api/v1/hub/holds', { ...item, participants: 1 }],
  listMyReservations: ({ vendor, customer }) => [
    'get',
    `/api/v1/hub/reservations/${vendor}/${customer}`,
  ],
  getMyReservation: ({ booking }) => ['get', `/api/v1/hub/reservation/${booking}`],
  changeMyReservation: ({ booking }) => [
    'put',
    `/api/v1/hub/reservation/${booking}`,
    { comment: 'Mine now' },
  ],
  getReservationCalendar: ({ booking }) => [
    'get',
    `/api/v1/hub/reservation/${booking}/calendar.ics`,
  ],
};

/** Names nobody but the token: there is no way to ask for another venue. */
const byTokenAlone = [
  'getProfile',
  'updateProfile',
  'deleteProfile',
  'changeOwnPassword',
  'listCompanions',
  'listOwnStays',
  'exportProfile',
  // What it tells whom is tested in live-events.e2e-spec.
  'streamMyEvents',
];

/** Visitors see it, too. */
const public_ = ['searchVendors', 'getVendorBranding', 'listActivities', 'getActivity'];

/** Answers 200 whatever it is given; that it releases nothing is tested below. */
const silent = ['releaseHold'];

describe('a guest of one vendor, over every hub endpoint', () => {
  let app: TestApp;
  let theirs: Venue;
  let mine: UserSession;

  beforeAll(async () => {
    app = await TestApp.start(NOW);
    theirs = await venue(app);
    mine = (await (await BookingScene.open(app)).guest()).session;
  });
  afterAll(() => app.stop());

  it('is asked about each of them here', async () => {
    const { body } = await app.visitor().get('/open-api.json').expect(200);
    const paths: Record<string, Record<string, { operationId?: string }>> = body.paths;
    const operations = Object.entries(paths).flatMap(([path, item]) =>
      path.startsWith('/api/v1/hub/')
        ? Object.values(item).map((one) => one.operationId ?? '')
        : [],
    );
    const known = [...Object.keys(named), ...byTokenAlone, ...public_, ...silent];
    expect(operations.sort()).toEqual(known.sort());
  });

  it.each(Object.entries(named))('gets 404 of another’s: %s', async (_operation, ask) => {
    const [method, path, body] = ask(theirs);
    const answer = await mine.call(method, path, body);
    expect([answer.status, answer.body.code]).toEqual([404, expect.stringMatching(/NOT_FOUND$/)]);
    expect(JSON.stringify(answer.body)).not.toContain(theirs.customer);
  });

  it('has changed nothing of it, and released no hold', async () => {
    await mine.delete(`/api/v1/hub/holds/${theirs.hold}`).expect(200);
    const { session } = theirs.guest;
    const { body } = await session.get(`/api/v1/hub/reservation/${theirs.booking}`).expect(200);
    expect(body.data).toMatchObject({ active: true, version: 0 });
    expect(await theirs.scene.sold()).toEqual({ ledger: 3, bookings: 3 });
    const { times } = (
      await app
        .visitor()
        .get(`/api/v1/hub/activity/${theirs.item._service}?date=${DAY}`)
        .expect(200)
    ).body.data.timeslots.data[0];
    expect(times.find(({ start }: { start: number }) => start === TEN).held).toBe(1);
  });

  it('finds the same with its own, so that the addresses are right', async () => {
    const changes = ['cancelMyGroup', 'cancelMyReservation', 'bookGroup', 'bookActivity'];
    for (const [operation, ask] of Object.entries(named)) {
      if (changes.includes(operation)) continue;
      const [method, path, body] = ask(theirs);
      const { status } = await theirs.guest.session.call(method, path, body);
      expect([operation, status < 300]).toEqual([operation, true]);
    }
  });
});
