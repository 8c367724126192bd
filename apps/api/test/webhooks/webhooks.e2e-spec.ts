import { MOST_WEBHOOKS } from '@atrium/rules/webhooks/webhook-retries';
import { Types } from 'mongoose';
import { BookingScene } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

const HOOKS = '/api/v1/admin/webhooks';
const input = {
  ...{ name: 'Harbour Tours', url: 'https://harbour.example/atrium' },
  events: ['booking.created', 'guest.merged'],
};

/** Where a venue has events sent to, and who may say so. */
describe('webhooks', () => {
  let app: TestApp;
  let scene: BookingScene;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    scene = await BookingScene.open(app);
  });

  const owner = () => scene.staff(3);
  const make = async (change: object = {}) => {
    const { body } = await owner()
      .post(HOOKS, { ...input, ...change })
      .expect(201);
    return body.data as { secret: string; webhook: { _id: string; version: number } };
  };
  const log = async () => {
    const { body } = await owner().get('/api/v1/admin/auditLogs?entity=webhook').expect(200);
    return body.data.items.map(({ action }: { action: string }) => action);
  };

  it('have a secret that is told once and stored sealed', async () => {
    const { secret, webhook } = await make();
    expect(secret).toMatch(/^whsec_[0-9A-Za-z+/]{43}=$/);
    expect(webhook).toMatchObject({ ...input, active: true, waiting: 0, hint: secret.slice(-4) });
    const { text } = await owner().get(HOOKS).expect(200);
    expect(text).not.toContain(secret.slice(6));
    for (const collection of ['webhooks', 'idempotency', 'audit']) {
      const stored = await app.connection.collection(collection).find().toArray();
      expect(JSON.stringify(stored)).not.toContain(secret.slice(6));
    }
    const renewed = await owner()
      .post(`${HOOKS}/${webhook._id}/secret`, { overlapHours: 0 })
      .expect(200);
    expect(renewed.body.data.secret).not.toBe(secret);
    expect(renewed.body.data.webhook.former).toBeUndefined();
    expect(await log()).toEqual(['webhook.secretRenewed', 'webhook.created']);
  });

  it('are changed and deleted', async () => {
    const { webhook } = await make();
    const path = `${HOOKS}/${webhook._id}`;
    const change = { ...input, name: 'Harbour', active: false, version: webhook.version };
    const { body } = await owner().put(path, change).expect(200);
    expect(body.data).toMatchObject({ name: 'Harbour', active: false });
    const stale = await owner().put(path, change).expect(409);
    expect(stale.body.code).toBe('STALE_VERSION');
    await owner().delete(path).expect(204);
    await owner().delete(path).expect(404);
    await owner().get(`${path}/deliveries`).expect(404);
    const { body: left } = await owner().get(HOOKS).expect(200);
    expect(left.data).toEqual([]);
    expect(await log()).toEqual(['webhook.deleted', 'webhook.updated', 'webhook.created']);
  });

  it.each<[string, object]>([
    ['no name', { name: ' ' }],
    ['no address', { url: 'harbour' }],
    ['a password in the address', { url: 'https://me:secret@harbour.example' }],
    ['a port of mail', { url: 'https://harbour.example:25' }],
    ['no events', { events: [] }],
    ['an event that there is not', { events: ['service.updated'] }],
    ['the event of tests', { events: ['webhook.test'] }],
    ['an event twice', { events: ['booking.created', 'booking.created'] }],
  ])('with %s are refused', async (_, change) => {
    const { body } = await owner()
      .post(HOOKS, { ...input, ...change })
      .expect(400);
    expect(body.code).toBe('VALIDATION_FAILED');
  });

  it('are few', async () => {
    for (let count = 0; count < MOST_WEBHOOKS; count += 1) await make();
    const { body } = await owner().post(HOOKS, input).expect(422);
    expect(body.code).toBe('TOO_MANY_WEBHOOKS');
  });

  it('are the owner’s alone', async () => {
    const { webhook } = await make();
    const path = `${HOOKS}/${webhook._id}`;
    for (const level of [1, 2] as const) {
      await scene.staff(level).get(HOOKS).expect(403);
      await scene.staff(level).post(HOOKS, input).expect(403);
      await scene.staff(level).get(`${path}/deliveries`).expect(403);
      await scene.staff(level).post(`${path}/test`).expect(403);
    }
    await app.visitor().get(HOOKS).expect(401);
  });

  it('show the deliveries of their own alone, by page and state', async () => {
    const { webhook } = await make();
    const { webhook: other } = await make();
    const path = `${HOOKS}/${webhook._id}`;
    for (let count = 0; count < 3; count += 1) await owner().post(`${path}/test`).expect(201);
    const { body: first } = await owner().get(`${path}/deliveries?limit=2`).expect(200);
    expect(first.data.items).toHaveLength(2);
    const rest = `${path}/deliveries?limit=2&cursor=${first.data.nextCursor}`;
    const { body: second } = await owner().get(rest).expect(200);
    expect(second.data).toEqual({ items: [expect.objectContaining({ type: 'webhook.test' })] });
    const { body: none } = await owner().get(`${path}/deliveries?state=failed`).expect(200);
    expect(none.data.items).toEqual([]);
    const [{ _id }] = first.data.items;
    await owner().get(`${HOOKS}/${other._id}/deliveries/${_id}`).expect(404);
    await owner().post(`${HOOKS}/${other._id}/deliveries/${_id}/resend`).expect(404);
    await owner().get(`${path}/deliveries/${new Types.ObjectId()}`).expect(404);
    await owner().get(`${path}/deliveries?state=lost`).expect(400);
  });
});
