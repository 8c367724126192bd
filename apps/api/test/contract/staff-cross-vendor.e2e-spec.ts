import { keyScopeOf, keyScopes } from '@atrium/rules/access/key-scopes';
import { casesOfBookings } from '../support/cross-vendor/bookings';
import type { Case } from '../support/cross-vendor/case';
import { casesOfGuests } from '../support/cross-vendor/guests';
import { casesOfMoney } from '../support/cross-vendor/money';
import { casesOfSeating } from '../support/cross-vendor/seating';
import { casesOfTheSetUp } from '../support/cross-vendor/set-up';
import { casesOfTheSpa } from '../support/cross-vendor/spa';
import type { BookingScene } from '../support/scenes/booking-scene';
import { type Method, TestApp, type UserSession } from '../support/test-app';
import {
  type Components,
  type DocumentedOperation,
  idPlaces,
  placesOf,
} from '../support/things/id-places';
import { type VenueThings, venueWithEverything } from '../support/things/venue-things';

const methods: Method[] = ['get', 'post', 'put', 'patch', 'delete'];

const cases: Record<string, Case> = {
  ...casesOfTheSetUp,
  ...casesOfGuests,
  ...casesOfBookings,
  ...casesOfSeating,
  ...casesOfMoney,
  ...casesOfTheSpa,
};

/** For system administrators, who may name any venue. */
const ofAllVenues = /^\w+ \/api\/v1\/admin\/(?:vendors\/|sitePages(?:\/|$))/;

/** Of many: each id of its own is answered for itself, in an answer of 200. */
const EACH_FOR_ITSELF = 'put /api/v1/admin/bookings/status';

/** Ids of the parts of a document: they mean something within it only, so any will do. */
const ofAPart =
  /^body (ageBands|times|specialdays|services|addons|treatmentTypes|lengths|tables|combinations|shapes|sections|intake\.questions)\[\](\.times\[\])?\._id$/;

describe('staff of one venue at what belongs to another', () => {
  let app: TestApp;
  let places: Map<string, string[]>;
  let theirs: { things: VenueThings; scene: BookingScene };
  let own: { things: VenueThings; staff: UserSession; partner: UserSession };
  let ids: Set<string>;

  beforeAll(async () => {
    app = await TestApp.start();
    const { body } = await app.visitor().get('/open-api.json').expect(200);
    const components: Components = body.components.schemas;
    places = new Map(
      Object.entries<Record<string, DocumentedOperation>>(body.paths).flatMap(([path, item]) =>
        methods.flatMap((method) => {
          const operation = item[method];
          // what needs a sign-in and is not for guests alone
          if (!operation?.security?.length || operation['x-audience'] === 'guest') return [];
          return [[`${method} ${path}`, idPlaces(operation, components)] as const];
        }),
      ),
    );
    theirs = await venueWithEverything(app);
    const venue = await venueWithEverything(app);
    const key = { name: 'Ours', scopes: keyScopes, perMinute: 3_000, days: null };
    const { body: made } = await venue.staff.post('/api/v1/admin/apiKeys', key).expect(201);
    own = { ...venue, partner: app.bearer(made.data.token) };
    ids = new Set(Object.values(theirs.things));
    await app.settled();
  });
  afterAll(() => app.stop());

  /** All that both venues have, as it is stored. */
  const stored = async () => {
    const names = (await app.connection.listCollections()).map(({ name }) => name).sort();
    // attempts and refusals are counted, some of them a few seconds later
    const counts = ['throttling', 'refusals', 'apikeyminutes', 'apikeyuses'];
    const kept = names.filter((name) => !name.startsWith('system.') && !counts.includes(name));
    const found = await Promise.all(
      kept.map((name) => app.connection.collection(name).find({}).toArray()),
    );
    return JSON.stringify(found);
  };
  /** What of the other venue an answer tells, beside what was sent. */
  const foreignIn = (text: string, sent: string) =>
    [...ids].filter((id) => text.includes(id) && !sent.includes(id));

  it('every place where an id is sent has a case', () => {
    const documented = [...places].flatMap(([operation, found]) =>
      ofAllVenues.test(operation) || operation === EACH_FOR_ITSELF
        ? []
        : found.filter((place) => !ofAPart.test(place)).map((place) => `${operation}: ${place}`),
    );
    const asked = Object.entries(cases).flatMap(([operation, { calls }]) => {
      const template = operation.split(' ')[1] ?? '';
      const sent = calls(theirs.things, own.things);
      return sent.flatMap((call) =>
        placesOf(template, call, ids).map((place) => `${operation}: ${place}`),
      );
    });
    // staff may name a booking by its reference, too, which is no id
    const byReference = 'put /api/v1/admin/quick-update: body bookingId';
    expect([...new Set(asked)].sort()).toEqual([...new Set([...documented, byReference])].sort());
  });

  it('every field that is named as an id is documented as one', async () => {
    const { body } = await app.visitor().get('/open-api.json').expect(200);
    const inputs = Object.entries<Components[string]>(body.components.schemas).filter(([name]) =>
      /(Input|Change|Query|Modification|Deletion|WithId)$/.test(name),
    );
    const unmarked = inputs.flatMap(([schema, { properties = {} }]) =>
      Object.entries(properties)
        .filter(([name]) => /^_|^ids?$|[a-z]Id$/.test(name))
        .filter(([, { pattern, items }]) => !(pattern ?? items?.pattern)?.includes('{24}'))
        .map(([name]) => `${schema}.${name}`),
    );
    // a venue has a slug, a hold a longer id, a booking a reference, a passkey what its device chose; the others
    // come from a link
    expect(unmarked.sort()).toEqual([
      'ConfirmEmailInput.id',
      'HubBookingInput._vendor',
      'HubBookingInput.holdId',
      'LostLinkInput.bookingId',
      'MadePasskeyInput.id',
      'OpenBookingInput.holdId',
      'PasskeyAnswerInput.id',
      'PrepaidBookingInput._vendor',
      'PrepaidBookingInput.holdId',
      'QuickUpdateInput.bookingId',
      'ResetVerificationInput.id',
      'VisitPaymentInput.holdId',
    ]);
  });

  it('what the cases name is really there, for its own staff', async () => {
    const { things, scene } = theirs;
    const reads = Object.entries(cases).filter(
      ([operation, { kind }]) => operation.startsWith('get ') && kind === 'refused',
    );
    for (const [, { calls }] of reads) {
      for (const { path } of calls(things, things)) {
        expect([path, (await scene.staff(4).get(path)).status]).toEqual([path, 200]);
      }
    }
  });

  it.each(Object.entries(cases))('%s', async (operation, { kind, calls }) => {
    const before = await stored();
    const [method, template = ''] = operation.split(' ') as [Method, string];
    const isForKeys = keyScopeOf(method.toUpperCase(), template) !== undefined;
    const callers = [own.staff, ...(isForKeys ? [own.partner] : [])];
    const sent = calls(theirs.things, own.things);
    for (const [caller, call] of callers.flatMap((one) =>
      sent.map((call) => [one, call] as const),
    )) {
      const { path, body } = call;
      const answer = await caller.call(method, path, body);
      const found = [path, body, answer.status, answer.body?.code];
      if (kind === 'filters') expect(found).toEqual([path, body, 200, undefined]);
      else if (answer.status === 404) expect(answer.body.success).toBe(false);
      else expect(found).toEqual([path, body, 422, expect.stringMatching(/^UNKNOWN_/)]);
      const text = `${JSON.stringify(answer.body)}${answer.text}`;
      expect(foreignIn(text, JSON.stringify(call))).toEqual([]);
    }
    expect(await stored()).toBe(before);
  });

  it(`${EACH_FOR_ITSELF} changes none of theirs`, async () => {
    const path = '/api/v1/admin/bookings/status';
    const before = await stored();
    const { booking, status } = theirs.things;
    const { body } = await own.staff
      .put(path, { ids: [booking], _bookingStatus: own.things.status })
      .expect(200);
    expect(body.data).toMatchObject([{ _id: booking, ok: false, code: 'NOT_FOUND' }]);
    await own.staff.put(path, { ids: [own.things.booking], _bookingStatus: status }).expect(404);
    expect(await stored()).toBe(before);
  });

  it('lists without an id have only their own', async () => {
    const lists = [...places].filter(
      ([operation, found]) =>
        operation.startsWith('get ') && found.length === 0 && !operation.includes('{'),
    );
    for (const [operation] of lists) {
      const path = operation.replace('get ', '');
      if (path === '/api/v1/admin/events') continue;
      const { text } = await own.staff.get(path);
      expect([path, foreignIn(text ?? '', '')]).toEqual([path, []]);
    }
  });

  it('a system administrator is refused in a venue that does not exist', async () => {
    const before = await stored();
    const nobody = theirs.things.guest;
    for (const [method, path, body] of [
      ['get', '/api/v1/services', undefined],
      ['post', '/api/v1/admin/segments', { type: 'Orphan' }],
    ] as const) {
      const answer = await app
        .staff(theirs.scene.vendorId, 4)
        .call(method, path, body)
        .set('x-vendor-id', nobody);
      expect([answer.status, answer.body.code]).toEqual([404, 'VENDOR_NOT_FOUND']);
    }
    expect(await stored()).toBe(before);
  });
});
