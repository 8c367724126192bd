import { webhookEvents } from '@atrium/rules/webhooks/webhook-events';
import { NameResolver } from '../../src/modules/webhooks/sending/name-resolver';
import { isSignedBy, WebhookReceiver } from '../support/outside/webhook-receiver';
import { BookingScene } from '../support/scenes/booking-scene';
import { MONDAY, TestApp } from '../support/test-app';

const HOOKS = '/api/v1/admin/webhooks';

interface Hook {
  _id: string;
  version: number;
  secret: string;
}

/** What receivers are told, when, and what becomes of it. */
describe('deliveries of webhooks', () => {
  let app: TestApp;
  let scene: BookingScene;
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    app = await TestApp.start(MONDAY, { WEBHOOK_NETWORKS: '127.0.0.0/8' });
    receiver = await WebhookReceiver.start();
  });
  afterAll(() => Promise.all([app.stop(), receiver.stop()]));
  beforeEach(async () => {
    app.clock.set(MONDAY);
    scene = await BookingScene.open(app);
    receiver.clear();
  });
  // what still waits is not sent to the next test
  afterEach(() => app.connection.collection('webhooks').deleteMany({}));

  const owner = () => scene.staff(3);
  const add = async (change: object = {}): Promise<Hook> => {
    const body = {
      name: 'Harbour Tours',
      url: receiver.url,
      events: [...webhookEvents],
      ...change,
    };
    const { body: made } = await owner().post(HOOKS, body).expect(201);
    return { ...made.data.webhook, secret: made.data.secret };
  };
  const send = () => app.work('send-webhooks', 'retry-webhooks');
  const booked = async () => {
    const guest = await scene.guest();
    const { body } = await scene
      .staff(1)
      .post('/api/admin/newBooking', scene.draft(guest))
      .expect(201);
    return { guest, id: body.data._id as string };
  };
  const cancel = (id: string) =>
    scene.staff(1).post(`/api/v1/admin/reservation/${id}/cancel`, {}).expect(200);
  const deliveries = async ({ _id }: Hook, query = '') => {
    const { body } = await owner().get(`${HOOKS}/${_id}/deliveries${query}`).expect(200);
    return body.data.items;
  };
  const hookNow = async ({ _id }: Hook) => {
    const { body } = await owner().get(HOOKS).expect(200);
    return body.data.find((one: Hook) => one._id === _id);
  };

  it('tell of a booking by ids and facts, signed', async () => {
    const hook = await add({ events: ['booking.created'] });
    const { guest, id } = await booked();
    await cancel(id);
    await send();
    expect(receiver.arrived).toHaveLength(1);
    const [arrived] = receiver.arrived;
    if (!arrived) throw new Error('nothing arrived');
    expect(arrived.told).toEqual({
      ...{ type: 'booking.created', version: 1, timestamp: '2026-06-15T09:00:00.000Z' },
      ...{ venue: scene.vendorId.toHexString(), by: { kind: 'staff' } },
      data: expect.objectContaining({
        id,
        guest: guest.id.toHexString(),
        participants: 1,
        active: true,
      }),
    });
    expect(arrived.headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': expect.stringMatching(/^msg_[0-9a-f]{24}$/),
      'webhook-timestamp': '1781514000',
    });
    expect(isSignedBy(hook.secret, arrived)).toBe(true);
    expect(await deliveries(hook)).toEqual([
      expect.objectContaining({
        ...{ type: 'booking.created', entityId: id, state: 'delivered' },
        message: arrived.headers['webhook-id'],
        attempts: [expect.objectContaining({ status: 200, answer: 'thanks' })],
      }),
    ]);
    expect(await hookNow(hook)).toMatchObject({ lastAt: '2026-06-15T09:00:00.000Z', waiting: 0 });
  });

  it('are written with the change, or not at all', async () => {
    const hook = await add();
    const guest = await scene.guest();
    const draft = { ...scene.draft(guest), participants: 1_000 };
    const { status } = await scene.staff(1).post('/api/admin/newBooking', draft);
    expect(status).toBeGreaterThanOrEqual(400);
    await send();
    expect(receiver.types.filter((type) => type.startsWith('booking'))).toEqual([]);
    expect(await deliveries(hook)).toHaveLength(receiver.arrived.length);
  });

  it('keep the order of one booking, and let another go first, while a message fails', async () => {
    await add({ events: ['booking.created', 'booking.cancelled'] });
    receiver.statuses.push(500);
    const first = await booked();
    await cancel(first.id);
    const second = await booked();
    await send();
    const told = () =>
      receiver.arrived.map(({ told: { type, data } }) => [type, data.id === first.id ? 1 : 2]);
    expect(told().filter(([, of]) => of === 1)).toHaveLength(
      told().filter(([type, of]) => of === 1 && type === 'booking.created').length,
    );
    expect(told()).toContainEqual(['booking.created', 2]);
    expect(second.id).not.toBe(first.id);
    app.clock.advance({ seconds: 5 });
    await send();
    expect(told().filter(([, of]) => of === 1)).toEqual([
      ['booking.created', 1],
      ['booking.created', 1],
      ['booking.cancelled', 1],
    ]);
    expect(new Set(receiver.ids).size).toBe(receiver.ids.length - 1);
  });

  it('are tried for three days and then given up', async () => {
    const hook = await add({ events: ['booking.created'] });
    receiver.statuses.push(...Array(40).fill(503));
    await booked();
    for (let hours = 0; hours < 73 && (await deliveries(hook))[0].state === 'pending'; hours += 1) {
      await send();
      app.clock.advance({ hours: 1 });
    }
    const [given] = await deliveries(hook, '?state=failed');
    expect(given).toMatchObject({ state: 'failed', doneAt: '2026-06-18T09:00:00.000Z' });
    expect(new Set(receiver.ids).size).toBe(1);
    expect(receiver.arrived.length).toBeGreaterThan(8);
    expect(await hookNow(hook)).toMatchObject({ active: true, failingSince: expect.any(String) });
  });

  it('leave an endpoint alone that fails again and again, and go on once it is back', async () => {
    const hook = await add({ events: ['booking.created'] });
    // four at once, which is noticed after they have failed
    receiver.statuses.push(...Array(4).fill(500));
    for (let count = 0; count < 6; count += 1) await booked();
    await send();
    expect(receiver.arrived).toHaveLength(4);
    await send();
    expect(receiver.arrived).toHaveLength(4);
    app.clock.advance({ seconds: 30 });
    await send();
    expect((await deliveries(hook)).map(({ state }: { state: string }) => state)).toEqual(
      Array(6).fill('delivered'),
    );
  });

  it('switch an endpoint off after five days, and tell staff', async () => {
    const hook = await add({ events: ['booking.created'] });
    receiver.statuses.push(...Array(60).fill(500));
    await booked();
    for (let hours = 0; hours < 24 * 5 + 1; hours += 6) {
      await send();
      app.clock.advance({ hours: 6 });
      if (hours === 96) await booked();
    }
    await send();
    expect(await hookNow(hook)).toMatchObject({ active: false, off: 'failing' });
    const { body: notices } = await owner().get('/api/v1/admin/notices').expect(200);
    expect(notices.data).toEqual([
      expect.objectContaining({ kind: 'webhookOff', detail: 'Harbour Tours', entityId: hook._id }),
    ]);
    const { body: log } = await owner().get('/api/v1/admin/auditLogs?entity=webhook').expect(200);
    expect(log.data.items[0]).toMatchObject({
      ...{ action: 'webhook.switchedOff', actor: { kind: 'system' } },
      changes: [{ field: 'active', before: 'true', after: 'false' }],
    });
    app.clock.set(MONDAY);
    receiver.clear();
    await booked();
    await send();
    expect(receiver.arrived).toEqual([]);
  });

  it('end at once for a receiver that says it is gone', async () => {
    const hook = await add({ events: ['booking.created'] });
    receiver.statuses.push(410);
    await booked();
    await send();
    expect(await hookNow(hook)).toMatchObject({ active: false, off: 'gone', waiting: 1 });
    const { version } = await hookNow(hook);
    const change = { name: 'Back', url: receiver.url, events: ['booking.created'] };
    await owner()
      .put(`${HOOKS}/${hook._id}`, { ...change, active: true, version })
      .expect(200);
    app.clock.advance({ seconds: 5 });
    await send();
    expect(receiver.ids).toEqual([receiver.ids[0], receiver.ids[0]]);
    expect(await hookNow(hook)).toMatchObject({ active: true, waiting: 0 });
  });

  it('follow no redirect and read little of an answer', async () => {
    const hook = await add({ events: ['booking.created'] });
    const usual = receiver.answer;
    receiver.answer = (_, response) => {
      response.writeHead(302, { location: receiver.url.replace('/hook', '/inside') });
      response.end('x'.repeat(200_000));
    };
    await booked();
    await send();
    receiver.answer = usual;
    expect(receiver.arrived.map(({ path }) => path)).toEqual(['/hook']);
    const [{ attempts }] = await deliveries(hook);
    expect(attempts).toEqual([expect.objectContaining({ status: 302 })]);
    expect(attempts[0].answer).toHaveLength(1_024);
  });

  it('do not reach addresses inside', async () => {
    const hook = await add({ url: 'https://10.0.0.8/hook', events: ['booking.created'] });
    await booked();
    await send();
    expect((await deliveries(hook))[0].attempts).toEqual([
      expect.objectContaining({ error: 'addressRefused' }),
    ]);
  });

  it('connect to the address that was checked, and check it at each delivery', async () => {
    const resolver = app.nest.get(NameResolver);
    const url = receiver.url.replace('127.0.0.1', 'partner.example');
    const hook = await add({ url, events: ['booking.created'] });
    const looked = jest.spyOn(resolver, 'addresses').mockResolvedValueOnce(['127.0.0.1']);
    await booked();
    await send();
    expect(receiver.arrived[0]?.headers.host).toBe(new URL(url).host);
    looked.mockResolvedValueOnce(['169.254.169.254']);
    await booked();
    await send();
    expect(receiver.arrived).toHaveLength(1);
    expect((await deliveries(hook))[0].attempts).toEqual([
      expect.objectContaining({ error: 'addressRefused' }),
    ]);
    expect(looked.mock.calls).toEqual([['partner.example'], ['partner.example']]);
    looked.mockRestore();
  });

  it('wait as long as a receiver asks', async () => {
    const hook = await add({ events: ['booking.created'] });
    const usual = receiver.answer;
    receiver.answer = (_, response) => response.writeHead(429, { 'retry-after': '600' }).end();
    await booked();
    await send();
    receiver.answer = usual;
    expect((await deliveries(hook))[0]).toMatchObject({ dueAt: '2026-06-15T09:10:00.000Z' });
  });

  it('can be sent again under the same id, and a test at any time', async () => {
    const hook = await add({ events: ['booking.created'] });
    await booked();
    await send();
    const [sent] = await deliveries(hook);
    const path = `${HOOKS}/${hook._id}/deliveries/${sent._id}`;
    const { body: shown } = await owner().get(path).expect(200);
    expect(shown.data.body).toBe(receiver.arrived[0]?.body);
    const { body: again } = await owner().post(`${path}/resend`).expect(200);
    expect(again.data).toMatchObject({ state: 'pending' });
    await send();
    expect(receiver.ids).toEqual([sent.message, sent.message]);
    await owner().post(`${HOOKS}/${hook._id}/test`).expect(201);
    await send();
    expect(receiver.arrived.at(-1)?.told).toMatchObject({
      ...{ type: 'webhook.test', data: { id: hook._id } },
    });
    const { body: log } = await owner().get('/api/v1/admin/auditLogs?entity=webhook').expect(200);
    expect(log.data.items[0]).toMatchObject({
      action: 'webhook.resent',
      changes: expect.arrayContaining([
        { field: 'message', after: `booking.created ${sent.message}` },
      ]),
    });
  });

  it('are signed by both secrets while they overlap', async () => {
    const hook = await add({ events: ['booking.created'] });
    const { body } = await owner()
      .post(`${HOOKS}/${hook._id}/secret`, { overlapHours: 1 })
      .expect(200);
    expect(body.data.webhook).toMatchObject({
      former: { hint: hook.secret.slice(-4), until: '2026-06-15T10:00:00.000Z' },
    });
    const signedBy = async () => {
      await booked();
      await send();
      const arrived = receiver.arrived.at(-1);
      if (!arrived) throw new Error('nothing arrived');
      return [isSignedBy(hook.secret, arrived), isSignedBy(body.data.secret, arrived)];
    };
    expect(await signedBy()).toEqual([true, true]);
    app.clock.advance({ hours: 1 });
    expect(await signedBy()).toEqual([false, true]);
  });

  it('are not sent while it is off, and tell a partner’s program what it did itself', async () => {
    const hook = await add({ events: ['booking.created'] });
    const change = { name: 'Off', url: receiver.url, events: ['booking.created'], active: false };
    await owner()
      .put(`${HOOKS}/${hook._id}`, { ...change, version: hook.version })
      .expect(200);
    await booked();
    await send();
    expect(receiver.arrived).toEqual([]);
    for (const path of ['test', `deliveries/${hook._id}/resend`]) {
      const { body } = await owner().post(`${HOOKS}/${hook._id}/${path}`).expect(422);
      expect(body.code).toBe('WEBHOOK_OFF');
    }
    await owner()
      .put(`${HOOKS}/${hook._id}`, { ...change, active: true, version: hook.version + 1 })
      .expect(200);
    const key = { name: 'Harbour', scopes: ['bookings.write'], days: null };
    const { body: made } = await owner().post('/api/v1/admin/apiKeys', key).expect(201);
    const draft = scene.draft(await scene.guest());
    await app.bearer(made.data.token).post('/api/admin/newBooking', draft).expect(201);
    await send();
    expect(receiver.arrived.map(({ told }) => told.by)).toEqual([
      { kind: 'key', id: made.data.key._id },
    ]);
  });

  it('tell of guests', async () => {
    await add({ events: ['guest.created', 'guest.updated'] });
    const { body } = await owner()
      .post('/api/v1/admin/customers', {
        ...{ firstname: 'Kari', lastname: 'Nordmann', email: 'kari@guests.example' },
      })
      .expect(201);
    await send();
    expect(receiver.arrived.map(({ told }) => [told.type, told.data])).toEqual([
      ['guest.created', { id: body.data._id }],
    ]);
    expect(receiver.arrived[0]?.body).not.toMatch(/Kari|Nordmann|guests\.example/);
  });
});
