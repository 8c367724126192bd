import { BookingScene, DAY } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

describe('answers that are read again and again', () => {
  let app: TestApp;
  let scene: BookingScene;
  let catalogue: string;
  let availability: string;
  beforeAll(async () => {
    app = await TestApp.start();
    scene = await BookingScene.open(app);
    catalogue = `/api/v1/hub/activities/${scene.vendorId.toHexString()}`;
    availability = `/api/v1/hub/activity/${scene.serviceId.toHexString()}?date=${DAY}`;
  });
  afterAll(() => app.stop());

  const read = (path: string, headers: Record<string, string> = {}) =>
    app.visitor().get(path).set(headers);
  const tagOf = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await read(path, headers).expect(200);
    return String(answer.headers.etag);
  };

  it('are the catalogues, the venue’s look, what is free, and pages of the site', async () => {
    const { body: document } = await read('/open-api.json').expect(200);
    const said = Object.entries<Record<string, { responses: object }>>(document.paths)
      .filter(([, { get }]) => get && '304' in get.responses)
      .map(([path]) => path);
    expect(said.sort()).toEqual([
      '/api/spa/treatments/{vendorId}',
      '/api/spa/treatments/{vendorId}/{id}',
      '/api/v1/hub/activities/{vendorId}',
      '/api/v1/hub/activities/{vendorId}/next',
      '/api/v1/hub/activity/{id}',
      '/api/v1/hub/vendors/{vendor}',
      '/api/v1/sitePages',
      '/api/v1/sitePages/{kind}/{slug}',
      '/api/v1/themes/vendorDefault/{id}',
    ]);
  });

  it.each([
    ['the catalogue', () => catalogue],
    ['when there is room next', () => `${catalogue}/next`],
    ['availability', () => availability],
    ['the look', () => `/api/v1/hub/vendors/${scene.vendorId.toHexString()}`],
    ['the theme', () => `/api/v1/themes/vendorDefault/${scene.vendorId.toHexString()}`],
    ['a list of pages', () => '/api/v1/sitePages?kind=articles'],
    ['the treatments', () => `/api/spa/treatments/${scene.vendorId.toHexString()}`],
  ])('%s is not sent again while it is the same', async (_, path) => {
    const first = await read(path()).expect(200);
    expect(first.headers.etag).toMatch(/^W\/"[\w-]{27}"$/);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    for (const name of ['accept-language', 'authorization', 'x-service-code']) {
      expect(first.headers.vary).toContain(name);
    }
    const again = await read(path(), { 'if-none-match': String(first.headers.etag) }).expect(304);
    expect(again.text).toBe('');
    expect(again.headers['content-type']).toBeUndefined();
    expect(again.headers['content-length']).toBeUndefined();
    expect(again.headers).toMatchObject({
      etag: first.headers.etag,
      'cache-control': 'private, no-cache',
      vary: first.headers.vary,
    });
  });

  it('are sent once they are another: a place was taken', async () => {
    const tag = await tagOf(availability);
    await (await scene.guest()).booked({ date: DAY, participants: 2 });
    const { headers } = await read(availability, { 'if-none-match': tag }).expect(200);
    expect(headers.etag).not.toBe(tag);
  });

  it('are told apart by what they say, not by how they are sent', async () => {
    const plain = await tagOf(catalogue, { 'accept-encoding': 'identity' });
    expect(await tagOf(catalogue, { 'accept-encoding': 'gzip' })).toBe(plain);
  });

  it.each([
    ['one of several tags', (tag: string) => `"other", ${tag}`, 304],
    ['the tag as a strong one', (tag: string) => tag.replace('W/', ''), 304],
    ['any', () => '*', 304],
    ['another tag', () => 'W/"other"', 200],
    ['no tag at all', () => 'nonsense', 200],
  ])('know %s', async (_, given, status) => {
    await read(catalogue, { 'if-none-match': given(await tagOf(catalogue)) }).expect(status);
  });

  it('are not kept where a code was given, whether it was right or not', async () => {
    const coded = await read(`${availability}&code=1234`).expect(200);
    const byHeader = await read(availability, { 'x-service-code': '1234' }).expect(200);
    for (const { headers } of [coded, byHeader]) {
      expect(headers['cache-control']).toBe('no-store');
      expect(headers.etag).toBeUndefined();
    }
  });

  it('are refused as before, and a refusal is not kept', async () => {
    const { headers } = await read('/api/v1/hub/activities/nowhere', {
      'if-none-match': '*',
    }).expect(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers.etag).toBeUndefined();
  });

  it('leave what belongs to one person as it was: in no cache', async () => {
    const guest = await scene.guest();
    const { headers } = await app
      .guest(scene.vendorId, guest.id)
      .get('/api/v1/hub/profile')
      .set('if-none-match', '*')
      .expect(200);
    expect(headers['cache-control']).toBe('no-store');
  });
});
