import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { Types } from 'mongoose';
import { AccessTokens } from '../../src/common/auth/access-token';
import {
  aMembership,
  newMembershipType,
} from '../../src/modules/memberships/testing/membership.factory';
import { type BookingGuest, BookingScene, DAY, TEN } from '../support/scenes/booking-scene';
import { newRenewedMembership } from '../support/scenes/renewed-membership';
import { SpaDay } from '../support/scenes/spa-day';
import { SpaScene } from '../support/scenes/spa-scene';
import { type Method, TestApp } from '../support/test-app';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** A call of a guest of one venue that names what belongs to another. */
interface Call {
  path: string;
  body?: object;
}

/** What another venue has: one of everything that a guest can name. */
interface Theirs {
  scene: BookingScene;
  guest: BookingGuest;
  booking: string;
  group: string;
  hold: string;
  receipt: string;
  payment: string;
  membership: string;
  renewed: string;
  treatment: string;
  treatmentWait: string;
  treatmentType: string;
  journey: string;
  passkey: string;
  /** Whatever must not be read elsewhere. */
  secrets: string[];
}

/**
 * `not-found`: every one of these calls answers 404. `own`: names nothing, so it answers, and of the
 * caller's venue only. `public`: answers anybody, and nothing about a guest. `forged`: opens by a link alone, and
 * each of these calls brings a wrong one: 403.
 */
type Case =
  | { kind: 'not-found' | 'forged'; calls: (theirs: Theirs, own: BookingGuest) => Call[] }
  | { kind: 'own' | 'public'; calls: (theirs: Theirs, own: BookingGuest) => Call[] }
  | { kind: 'stream' };

const one = (path: (theirs: Theirs) => string, body?: object) => ({
  kind: 'not-found' as const,
  calls: (theirs: Theirs) => [{ path: path(theirs), ...(body && { body }) }],
});
const own = (path: string, body?: object) => ({
  kind: 'own' as const,
  calls: () => [{ path, ...(body && { body }) }],
});
const renewalOf =
  (path: string) =>
  ({ renewed }: Theirs) =>
    `/api/v1/hub/memberships/${renewed}/renewal${path}`;
const serviceOf = ({ scene }: Theirs) => scene.serviceId.toHexString();
const vendorOf = ({ scene }: Theirs) => scene.vendorId.toHexString();
const slot = { date: DAY, timeindex: TEN, participants: 1 };

const forged = ({ treatment }: Theirs) => `${treatment}-${'A'.repeat(43)}`;

const JOURNEYS = '/api/v1/hub/journeys';
const twice = (_treatmentType: string) => ({
  date: DAY,
  treatments: [{ _treatmentType }, { _treatmentType }],
});

const cases: Record<string, Case> = {
  'get /api/v1/hub/vendors': {
    kind: 'public',
    calls: () => [{ path: '/api/v1/hub/vendors?search=Test' }],
  },
  'get /api/v1/hub/vendors/{vendor}': {
    kind: 'public',
    calls: (theirs) => [{ path: `/api/v1/hub/vendors/${vendorOf(theirs)}` }],
  },
  'get /api/v1/hub/vendors/{vendor}/manifest.webmanifest': {
    kind: 'public',
    calls: (theirs) => [{ path: `/api/v1/hub/vendors/${vendorOf(theirs)}/manifest.webmanifest` }],
  },
  'get /api/v1/hub/activities/{vendorId}': {
    kind: 'public',
    calls: (theirs) => [{ path: `/api/v1/hub/activities/${vendorOf(theirs)}` }],
  },
  'get /api/v1/hub/activities/{vendorId}/next': {
    kind: 'public',
    calls: (theirs) => [{ path: `/api/v1/hub/activities/${vendorOf(theirs)}/next` }],
  },
  'get /api/v1/hub/activities/{vendorId}/ratings': {
    kind: 'public',
    calls: (theirs) => [{ path: `/api/v1/hub/activities/${vendorOf(theirs)}/ratings` }],
  },
  'get /api/v1/hub/activity/{id}': {
    kind: 'public',
    calls: (theirs) => [{ path: `/api/v1/hub/activity/${serviceOf(theirs)}?date=${DAY}` }],
  },
  'get /api/v1/hub/profile': own('/api/v1/hub/profile'),
  'put /api/v1/hub/profile': own('/api/v1/hub/profile', { firstname: 'Intruder' }),
  'delete /api/v1/hub/profile': own('/api/v1/hub/profile', { password: 'not theirs either' }),
  'put /api/v1/hub/profile/password': own('/api/v1/hub/profile/password', {
    currentPassword: 'not theirs either',
    password: 'Fjord og fjell 8',
    confirmPassword: 'Fjord og fjell 8',
  }),
  'get /api/v1/hub/profile/companions': own('/api/v1/hub/profile/companions'),
  'get /api/v1/hub/profile/export': {
    kind: 'own',
    calls: () => [
      { path: '/api/v1/hub/profile/export' },
      { path: '/api/v1/hub/profile/export?format=html' },
    ],
  },
  'get /api/v1/hub/stays': own('/api/v1/hub/stays'),
  'get /api/v1/hub/memberships': {
    kind: 'not-found',
    calls: (theirs, { id }) =>
      [
        { customerId: theirs.guest.id.toHexString(), vendorId: vendorOf(theirs) },
        { customerId: id.toHexString(), vendorId: vendorOf(theirs) },
      ].map((query) => ({ path: `/api/v1/hub/memberships?${new URLSearchParams(query)}` })),
  },
  'get /api/v1/hub/memberships/{id}/renewal': one(renewalOf('')),
  'post /api/v1/hub/memberships/{id}/renewal/stop': one(renewalOf('/stop'), {}),
  'post /api/v1/hub/memberships/{id}/renewal/start': one(renewalOf('/start'), {}),
  'post /api/v1/hub/memberships/{id}/renewal/card': one(renewalOf('/card'), {}),
  'post /api/v1/hub/memberships/{id}/renewal/card/look': one(renewalOf('/card/look'), {}),
  'delete /api/v1/hub/memberships/{id}/renewal/card': one(renewalOf('/card')),
  'get /api/v1/hub/memberships/{id}/usages': one(
    ({ membership }) => `/api/v1/hub/memberships/${membership}/usages`,
  ),
  'post /api/v1/hub/groups': {
    kind: 'not-found',
    calls: (theirs) => [
      {
        path: '/api/v1/hub/groups',
        body: { items: [{ ...slot, _service: serviceOf(theirs) }] },
      },
    ],
  },
  'get /api/v1/hub/groups/{id}': one(({ group }) => `/api/v1/hub/groups/${group}`),
  'delete /api/v1/hub/groups/{id}': one(({ group }) => `/api/v1/hub/groups/${group}`),
  'delete /api/v1/hub/activity/{id}': one(({ booking }) => `/api/v1/hub/activity/${booking}`),
  'post /api/v1/hub/holds': {
    kind: 'not-found',
    calls: (theirs) => [
      { path: '/api/v1/hub/holds', body: { ...slot, _service: serviceOf(theirs) } },
    ],
  },
  'delete /api/v1/hub/holds/{id}': one(({ hold }) => `/api/v1/hub/holds/${hold}`),
  'post /api/v1/hub/activity': {
    kind: 'not-found',
    calls: (theirs, guest) => {
      const path = '/api/v1/hub/activity';
      const draft = { ...guest.draft(), _service: serviceOf(theirs) };
      return [
        { path, body: draft },
        { path, body: { ...draft, _vendor: vendorOf(theirs) } },
        { path, body: { ...guest.draft(), _customer: theirs.guest.id.toHexString() } },
      ];
    },
  },
  'get /api/v1/hub/reservations/{vendorId}/{customerId}': {
    kind: 'not-found',
    calls: (theirs, { id }) =>
      [theirs.guest.id, id].map((customer) => ({
        path: `/api/v1/hub/reservations/${vendorOf(theirs)}/${customer.toHexString()}`,
      })),
  },
  'get /api/v1/hub/reservations/{vendorId}/{customerId}/{period}': {
    kind: 'not-found',
    calls: (theirs, { id }) =>
      ['upcoming', 'past'].flatMap((period) =>
        [theirs.guest.id, id].map((customer) => ({
          path: `/api/v1/hub/reservations/${vendorOf(theirs)}/${customer.toHexString()}/${period}`,
        })),
      ),
  },
  'get /api/v1/hub/reservation/{id}': one(({ booking }) => `/api/v1/hub/reservation/${booking}`),
  'put /api/v1/hub/reservation/{id}': one(({ booking }) => `/api/v1/hub/reservation/${booking}`, {
    comment: 'Taken over',
    version: 0,
  }),
  'post /api/v1/hub/reservation/{id}/payment': one(
    ({ booking }) => `/api/v1/hub/reservation/${booking}/payment`,
    { participants: 4, amount: 100, version: 0 },
  ),
  'get /api/v1/hub/reservation/{id}/calendar.ics': one(
    ({ booking }) => `/api/v1/hub/reservation/${booking}/calendar.ics`,
  ),
  'get /api/v1/hub/receipts': {
    kind: 'own',
    calls: ({ booking }) => [{ path: `/api/v1/hub/receipts?about=${booking}` }],
  },
  'get /api/v1/hub/receipts/{id}/pdf': one(({ receipt }) => `/api/v1/hub/receipts/${receipt}/pdf`),
  'get /api/v1/hub/treatments': own('/api/v1/hub/treatments'),
  'post /api/v1/hub/treatments': {
    kind: 'not-found',
    calls: ({ treatmentType }) => [
      {
        path: '/api/v1/hub/treatments',
        body: { _treatmentType: treatmentType, date: DAY, timeindexStart: TEN },
      },
    ],
  },
  'get /api/v1/hub/treatments/{id}': one(({ treatment }) => `/api/v1/hub/treatments/${treatment}`),
  'put /api/v1/hub/treatments/{id}': one(({ treatment }) => `/api/v1/hub/treatments/${treatment}`, {
    comment: 'Taken over',
  }),
  'delete /api/v1/hub/treatments/{id}': one(
    ({ treatment }) => `/api/v1/hub/treatments/${treatment}`,
  ),
  'get /api/v1/hub/treatments/{id}/calendar.ics': one(
    ({ treatment }) => `/api/v1/hub/treatments/${treatment}/calendar.ics`,
  ),
  'post /api/v1/hub/journeys/offers': {
    kind: 'not-found',
    calls: ({ treatmentType }) => [{ path: `${JOURNEYS}/offers`, body: twice(treatmentType) }],
  },
  'post /api/v1/hub/journeys': {
    kind: 'not-found',
    calls: ({ treatmentType }) => [
      { path: JOURNEYS, body: { ...twice(treatmentType), starts: [TEN, TEN + 60] } },
    ],
  },
  'post /api/v1/hub/payments': {
    kind: 'not-found',
    calls: (theirs, guest) => {
      const path = '/api/v1/hub/payments';
      const draft = { ...guest.draft(), amount: 100 };
      return [
        { path, body: { ...draft, _service: serviceOf(theirs) } },
        { path, body: { ...draft, _vendor: vendorOf(theirs) } },
        { path, body: { ...draft, _customer: theirs.guest.id.toHexString() } },
      ];
    },
  },
  'post /api/v1/hub/payments/{id}': one(({ payment }) => `/api/v1/hub/payments/${payment}`),
  'delete /api/v1/hub/payments/{id}': one(({ payment }) => `/api/v1/hub/payments/${payment}`),
  'get /api/v1/hub/paymentLinks': {
    kind: 'forged',
    calls: (theirs) => [
      { path: `/api/v1/hub/paymentLinks?vendor=${vendorOf(theirs)}&token=${forged(theirs)}` },
    ],
  },
  'post /api/v1/hub/paymentLinks/look': {
    kind: 'forged',
    calls: (theirs) => [
      {
        path: '/api/v1/hub/paymentLinks/look',
        body: { vendor: vendorOf(theirs), token: forged(theirs) },
      },
    ],
  },
  'post /api/v1/hub/paymentLinks/pay': {
    kind: 'forged',
    calls: (theirs) => [
      {
        path: '/api/v1/hub/paymentLinks/pay',
        body: { vendor: vendorOf(theirs), token: forged(theirs) },
      },
    ],
  },
  'get /api/v1/hub/intake': {
    kind: 'forged',
    calls: (theirs) => [
      { path: `/api/v1/hub/intake?vendor=${vendorOf(theirs)}&token=${forged(theirs)}` },
    ],
  },
  'put /api/v1/hub/intake': {
    kind: 'forged',
    calls: (theirs) => [
      {
        path: '/api/v1/hub/intake',
        body: {
          ...{ vendor: vendorOf(theirs), token: forged(theirs), answers: [] },
          ...{ guest: 1, consent: true, consentVersion: 1 },
        },
      },
    ],
  },
  'get /api/v1/hub/journeys/{id}': one(({ journey }) => `${JOURNEYS}/${journey}`),
  'get /api/v1/hub/journeys/{id}/starts': one(
    ({ journey }) => `${JOURNEYS}/${journey}/starts?date=${DAY}`,
  ),
  'put /api/v1/hub/journeys/{id}': one(({ journey }) => `${JOURNEYS}/${journey}`, {
    ...{ date: DAY, timeindexStart: 780 },
  }),
  'delete /api/v1/hub/journeys/{id}': one(({ journey }) => `${JOURNEYS}/${journey}`),
  'get /api/v1/hub/journeys/{id}/calendar.ics': one(
    ({ journey }) => `${JOURNEYS}/${journey}/calendar.ics`,
  ),
  'get /api/v1/hub/treatment-waits': own('/api/v1/hub/treatment-waits'),
  'post /api/v1/hub/treatment-waits': {
    kind: 'not-found',
    calls: ({ treatmentType: _treatmentType }) => [
      {
        path: '/api/v1/hub/treatment-waits',
        body: { _treatmentType, from: DAY, until: DAY },
      },
    ],
  },
  'delete /api/v1/hub/treatment-waits/{id}': one(
    ({ treatmentWait }) => `/api/v1/hub/treatment-waits/${treatmentWait}`,
  ),
  'get /api/v1/hub/passkeys': own('/api/v1/hub/passkeys'),
  'post /api/v1/hub/passkeys/options': own('/api/v1/hub/passkeys/options', {}),
  'post /api/v1/hub/passkeys': own('/api/v1/hub/passkeys', {
    name: 'Intruder',
    passkey: { id: 'a', clientDataJSON: 'e30', attestationObject: 'AAAA' },
  }),
  'delete /api/v1/hub/passkeys/{id}': one(({ passkey }) => `/api/v1/hub/passkeys/${passkey}`),
  'post /api/v1/hub/confirmIdentity': own('/api/v1/hub/confirmIdentity', {
    password: 'not theirs either',
  }),
  'post /api/v1/hub/confirmIdentity/passkey': one(() => '/api/v1/hub/confirmIdentity/passkey', {}),
  'get /api/v1/hub/events': { kind: 'stream' },
};

describe('a guest of one venue at what belongs to another', () => {
  let app: TestApp;
  let operations: string[];
  let theirs: Theirs;
  let home: BookingScene;
  let guest: BookingGuest;

  beforeAll(async () => {
    app = await TestApp.start();
    const { body } = await app.visitor().get('/open-api.json').expect(200);
    operations = Object.entries<object>(body.paths)
      .filter(([path]) => path.startsWith('/api/v1/hub/'))
      .flatMap(([path, item]) =>
        methods.filter((method) => method in item).map((method) => `${method} ${path}`),
      );
    theirs = await everything();
    home = await BookingScene.open(app);
    guest = await home.guest();
  });
  afterAll(() => app.stop());

  async function everything(): Promise<Theirs> {
    const scene = await BookingScene.open(app);
    const victim = await scene.guest({ firstname: 'Ingeborg', lastname: 'Hemmelig' });
    const booked = await victim.booked({ comment: 'Only for our venue' });
    const item = { ...slot, _service: scene.serviceId.toHexString() };
    const group = await victim.session
      .post('/api/v1/hub/groups', { items: [{ ...item, date: '2026-06-20' }] })
      .expect(201);
    const hold = await victim.session
      .post('/api/v1/hub/holds', { ...item, date: '2026-06-21' })
      .expect(201);
    const type = await newMembershipType(app.connection, scene.vendorId);
    const membership = aMembership(scene.vendorId, {
      _customer: victim.id,
      _membershipType: type._id,
    });
    await app.connection.collection('memberships').insertOne({ ...membership });
    const renewed = await newRenewedMembership(app.connection, scene.vendorId, {
      _customer: victim.id,
    });
    await scene
      .staff()
      .post('/api/v1/admin/stays', {
        _customer: victim.id.toHexString(),
        arrivaldate: '2026-06-18',
        departuredate: '2026-06-20',
        adults: 2,
      })
      .expect(201);
    const spa = await SpaDay.in(SpaScene.of(app, scene.vendorId));
    const treatment = await victim.session
      .post('/api/v1/hub/treatments', {
        ...{ _treatmentType: spa.massage, date: DAY, timeindexStart: TEN },
        comment: 'Only for our venue',
      })
      .expect(201);
    const journey = await victim.session
      .post(JOURNEYS, { ...twice(spa.massage), starts: [720, 780] })
      .expect(201);
    const wait = await victim.session
      .post('/api/v1/hub/treatment-waits', {
        ...{ _treatmentType: spa.massage, from: '2026-06-20', until: '2026-06-20' },
      })
      .expect(201);
    const passkey = new Types.ObjectId();
    await app.connection.collection('passkeys').insertOne({
      ...{ _id: passkey, _vendor: scene.vendorId, kind: 'guest', accountId: victim.id },
      ...{ credentialId: 'a', publicKey: 'a', counter: 0, transports: [], name: 'Hemmelig' },
      createdAt: app.clock.now(),
    });
    const receipt = await receiptOf(scene.vendorId, victim.id, booked._id);
    return {
      scene,
      guest: victim,
      treatmentWait: wait.body.data._id,
      treatment: treatment.body.data._id,
      treatmentType: spa.massage,
      journey: journey.body.data._id,
      passkey: passkey.toHexString(),
      booking: booked._id,
      group: group.body.data._id,
      hold: hold.body.data.holdId,
      ...receipt,
      membership: membership._id.toHexString(),
      renewed,
      secrets: [
        victim.id.toHexString(),
        booked._id,
        booked.bookingId,
        'Ingeborg',
        'Hemmelig',
        'Only for our venue',
      ],
    };
  }

  async function receiptOf(_vendor: Types.ObjectId, _customer: Types.ObjectId, booking: string) {
    const [_id, _payment] = [new Types.ObjectId(), new Types.ObjectId()];
    const about = { kind: 'booking', _id: new Types.ObjectId(booking) };
    const common = { _vendor, about, amount: 100, currency: 'NOK', language: 'en' };
    const said = { ...common, description: 'Only for our venue' };
    const { connection } = app;
    await connection
      .collection('payments')
      .insertOne({ _id: _payment, _customer, ...said, state: 'settled', refunds: [] });
    await connection.collection('receipts').insertOne({
      ...{ _id, _payment, ...said, number: 1, kind: 'receipt', entry: `captured|${_payment}` },
      ...{ seller: { name: 'Theirs' }, date: DAY, at: app.clock.now() },
    });
    return { receipt: _id.toHexString(), payment: _payment.toHexString() };
  }

  /** All that the other venue has, as it is stored. */
  const stored = async () => {
    const collections = [
      ...['customers', 'bookings', 'holds', 'ledgers', 'memberships', 'stays'],
      ...['treatments', 'treatmentwaits', 'occupations', 'payments', 'mandates', 'passkeys'],
    ];
    const found = await Promise.all(
      collections.map((name) =>
        app.connection.collection(name).find({ _vendor: theirs.scene.vendorId }).toArray(),
      ),
    );
    return JSON.stringify(found);
  };
  const secretsIn = (text: string) => theirs.secrets.filter((secret) => text.includes(secret));

  it('every endpoint of the hub has a case, and every case an endpoint', () => {
    expect(Object.keys(cases).sort()).toEqual([...operations].sort());
  });

  it('what the cases name is really there, for its own guest', async () => {
    const { session } = theirs.guest;
    await session.get(`/api/v1/hub/reservation/${theirs.booking}`).expect(200);
    await session.get(`/api/v1/hub/groups/${theirs.group}`).expect(200);
    await session.get(`/api/v1/hub/treatments/${theirs.treatment}`).expect(200);
    await session.get(`${JOURNEYS}/${theirs.journey}`).expect(200);
    await session.get(`/api/v1/hub/memberships/${theirs.membership}/usages`).expect(200);
    await session.get(`/api/v1/hub/memberships/${theirs.renewed}/renewal`).expect(200);
    const { body } = await session.get('/api/v1/hub/stays').expect(200);
    expect(body.data).toHaveLength(1);
    await session.get(`/api/v1/hub/receipts/${theirs.receipt}/pdf`).expect(200);
    expect(secretsIn(await stored())).toEqual(expect.arrayContaining(['Ingeborg']));
  });

  describe.each(Object.entries(cases).filter(([, { kind }]) => kind !== 'stream'))(
    '%s',
    (name, given) => {
      it(`${given.kind}: nothing read, nothing changed`, async () => {
        if (given.kind === 'stream') throw new Error('has a test of its own');
        const before = await stored();
        const method = name.split(' ')[0] as Method;
        for (const { path, body } of given.calls(theirs, guest)) {
          const answer = await guest.session.call(method, path, body);
          if (given.kind === 'not-found') expect([path, answer.status]).toEqual([path, 404]);
          else if (given.kind === 'forged') expect([path, answer.status]).toEqual([path, 403]);
          else expect(answer.status).toBeLessThan(500);
          expect(secretsIn(`${JSON.stringify(answer.body)}${answer.text}`)).toEqual([]);
        }
        expect(await stored()).toBe(before);
      });
    },
  );

  it('get /api/v1/hub/events tells nothing of another venue', async () => {
    const told = await listen(app.port, tokenOf(home.vendorId, guest.id));
    const secret = await theirs.guest.booked({ date: '2026-06-22' });
    // the stream keeps the order, so whoever hears of this has been told of all before it
    const known = await guest.booked();
    while (!told.text().includes(known._id)) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(secretsIn(told.text())).toEqual([]);
    expect(told.text()).not.toContain(secret._id);
    expect(told.text()).not.toContain(serviceOf(theirs));
    told.close();
  });

  const tokenOf = (vendor: Types.ObjectId, id: Types.ObjectId) =>
    app.nest.get(AccessTokens).sign(
      {
        sub: id.toHexString(),
        aud: 'guest',
        vnd: vendor.toHexString(),
        name: 'Guest',
        lang: 'en',
        sid: id.toHexString(),
      },
      app.clock.now(),
    );

  async function listen(port: number, token: string) {
    const request = httpRequest({
      port,
      path: '/api/v1/hub/events',
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    });
    request.end();
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(200);
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => {
      text += chunk;
    });
    response.on('error', () => {});
    return { text: () => text, close: () => response.destroy() };
  }
});
