import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { Types } from 'mongoose';
import { AccessTokens } from '../../src/common/auth/access-token';
import {
  aMembership,
  newMembershipType,
} from '../../src/modules/memberships/testing/membership.factory';
import { cases, JOURNEYS, slot, type Theirs, twice } from '../support/cross-vendor/hub';
import { type BookingGuest, BookingScene, DAY, TEN } from '../support/scenes/booking-scene';
import { newRenewedMembership } from '../support/scenes/renewed-membership';
import { SpaDay } from '../support/scenes/spa-day';
import { SpaScene } from '../support/scenes/spa-scene';
import { type Method, TestApp } from '../support/test-app';

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

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
    const request = await victim.session
      .post('/api/v1/hub/profile/requests', { kind: 'access', details: 'Only for our venue' })
      .expect(201);
    const receipt = await receiptOf(scene.vendorId, victim.id, booked._id);
    return {
      scene,
      guest: victim,
      treatmentWait: wait.body.data._id,
      treatment: treatment.body.data._id,
      treatmentType: spa.massage,
      journey: journey.body.data._id,
      passkey: passkey.toHexString(),
      request: request.body.data._id,
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
      'privacyRequests',
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
    expect(told.text()).not.toContain(theirs.scene.serviceId.toHexString());
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
