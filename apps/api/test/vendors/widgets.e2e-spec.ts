import { BookingScene } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

const SETTINGS = '/api/v1/admin/widgets';
const openBooking = {
  ...{ services: true, stays: false, spa: false, fnb: false, memberships: false },
  openBooking: true,
};

/** A venue's booking on its own sites. */
describe('widgets', () => {
  let app: TestApp;
  let scene: BookingScene;
  let service: string;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    scene = await BookingScene.open(app, {
      service: { category: 'Movement' },
      vendor: { modules: openBooking },
    });
    service = scene.serviceId.toHexString();
  });

  const widget = (change: object = {}) => ({
    ...{ name: 'Sauna', theme: 'dark', services: [service], categories: [] },
    ...change,
  });
  const save = (body: object, status = 200, level: 1 | 2 = 2) =>
    scene
      .staff(level)
      .put(SETTINGS, { origins: [], widgets: [], version: 0, ...body })
      .expect(status);
  const container = (id?: string) =>
    app
      .visitor()
      .get(
        `/api/v1/container/venue-${scene.vendorId}${id === undefined ? '' : `?container=${id}`}`,
      );
  const ancestors = async (venue: string) => {
    const { headers } = await app.visitor().get(`/api/v1/container/${venue}/ancestors`).expect(204);
    return headers['x-frame-ancestors'];
  };

  it('are saved together, keep their ids, and are in the log', async () => {
    const none = (await scene.staff(1).get(SETTINGS).expect(200)).body.data;
    expect(none).toEqual({
      ...{ _id: scene.vendorId.toHexString(), slug: `venue-${scene.vendorId}` },
      ...{ origins: [], widgets: [], version: 0 },
    });
    const look = { languageCode: 'de', accent: '#0B7A75', participants: 2 };
    const { body } = await save({
      origins: [
        'HTTPS://www.Fjord.example/spa',
        'https://www.fjord.example',
        'http://localhost:4000',
      ],
      widgets: [widget(look), widget({ name: 'Second', theme: 'auto', services: [] })],
    });
    const [first, second] = body.data.widgets;
    expect(body.data).toMatchObject({
      origins: ['https://www.fjord.example', 'http://localhost:4000'],
      widgets: [{ ...widget(look), accent: '#0b7a75' }, { name: 'Second' }],
      version: 1,
    });
    const again = await save({ widgets: [{ ...second, name: 'Only' }], version: 1 });
    expect(again.body.data.widgets).toEqual([{ ...second, name: 'Only' }]);
    await container(first._id).expect(404);

    const log = await app.connection
      .collection('audit')
      .find({ _vendor: scene.vendorId, action: 'widgetSettings.updated' })
      .toArray();
    expect(log).toHaveLength(2);
  });

  it('are refused to staff below level 2, and from an older version', async () => {
    await save({}, 403, 1);
    await save({ origins: ['https://a.example'] });
    const { body } = await save({ origins: ['https://b.example'] }, 409);
    expect(body.code).toBe('STALE_VERSION');
  });

  it.each([
    ['origins', { origins: ['http://fjord.example'] }],
    ['origins', { origins: ['https://*.example'] }],
    ['origins', { origins: ["https://a.example; script-src 'unsafe-inline'"] }],
    ['origins', { origins: Array.from({ length: 21 }, (_, i) => `https://a${i}.example`) }],
    [
      'widgets.0.name',
      { widgets: [{ ...{ name: ' ', theme: 'auto' }, services: [], categories: [] }] },
    ],
    [
      'widgets.0.theme',
      { widgets: [{ ...{ name: 'a', theme: 'pink' }, services: [], categories: [] }] },
    ],
    [
      'widgets.0.accent',
      {
        widgets: [{ ...{ name: 'a', theme: 'auto', accent: 'red' }, services: [], categories: [] }],
      },
    ],
    [
      'widgets.0.participants',
      {
        widgets: [
          { ...{ name: 'a', theme: 'auto', participants: 0 }, services: [], categories: [] },
        ],
      },
    ],
  ])('refuse a wrong %s', async (field, wrong) => {
    const { body } = await save(wrong, 400);
    expect(body.details.map((one: { field: string }) => one.field)).toContain(field);
  });

  it('tell visitors what they offer and how they look, and nothing for staff', async () => {
    expect((await container().expect(200)).body.data).toEqual({ theme: 'auto' });
    const look = { languageCode: 'de', accent: '#0b7a75', participants: 2 };
    const { body } = await save({
      widgets: [
        widget(look),
        widget({ services: [], categories: ['Movement'] }),
        widget({ services: [], categories: ['Gone'] }),
        widget({ services: [] }),
      ],
    });
    const told = [];
    for (const { _id } of body.data.widgets) {
      told.push((await container(_id).expect(200)).body.data);
    }
    expect(told).toEqual([
      { services: [service], theme: 'dark', ...look },
      { services: [service], theme: 'dark' },
      { services: [], theme: 'dark' },
      { theme: 'dark' },
    ]);
    await container('650000000000000000000000').expect(404);
    await container('sauna').expect(400);
  });

  it('are shown by the sites that the venue names, and by nobody who is not named', async () => {
    const venue = `venue-${scene.vendorId}`;
    expect(await ancestors(venue)).toBe("'self'");
    await save({ origins: ['https://www.fjord.example', 'https://b.example:8443'] });
    const named = "'self' https://www.fjord.example https://b.example:8443";
    expect(await ancestors(venue)).toBe(named);
    expect(await ancestors(scene.vendorId.toHexString())).toBe(named);
    expect(await ancestors('nobody')).toBe("'none'");

    const closed = await BookingScene.open(app, {
      vendor: { modules: { ...openBooking, openBooking: false } },
    });
    expect(await ancestors(`venue-${closed.vendorId}`)).toBe("'none'");
    const { body } = await app
      .visitor()
      .get(`/api/v1/container/${closed.vendorId.toHexString()}`)
      .expect(403);
    expect(body.code).toBe('MODULE_OFF');
  });

  it('are told before a service that they name is deleted, and can be saved after', async () => {
    const { body } = await save({ widgets: [widget()] });
    const path = `/api/v1/admin/dependents/service/${service}`;
    expect((await scene.staff(1).get(path).expect(200)).body.data).toContainEqual({
      ...{ kind: 'widgets', count: 1, blocks: false },
    });
    await scene.staff(2).call('delete', `/api/v1/services/${service}`).expect(200);
    const [kept] = body.data.widgets;
    expect((await container(kept._id).expect(200)).body.data.services).toEqual([]);
    await save({ widgets: [{ ...kept, name: 'Still there' }], version: 1 });
    await save({ widgets: [widget()], version: 2 });
    await save({ widgets: [widget({ services: ['650000000000000000000000'] })], version: 3 }, 404);
  });
});
