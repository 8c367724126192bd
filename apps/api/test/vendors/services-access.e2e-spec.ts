import { permissions } from '@atrium/rules/access/access-levels';
import { Types } from 'mongoose';
import { newVendor } from '../support/new-vendor';
import { TestApp } from '../support/test-app';

const weekly = { start: 1080, availableDays: [{ day: 5 }, { day: 6 }] };
const dinner = { name: 'Dinner', capacity: 40, times: [weekly] };

describe('services are', () => {
  let app: TestApp;
  let vendor: Types.ObjectId;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    vendor = await newVendor(app);
  });
  afterAll(() => app.stop());

  const editor = () => app.staff(vendor, 2);
  async function make(change: object = {}) {
    const { body } = await editor()
      .post('/api/v1/services', { ...dinner, ...change })
      .expect(201);
    return body.data;
  }

  describe('who may', () => {
    const writes = [
      ['post', '/api/v1/services', dinner],
      ['put', '/api/v1/services', { _id: '0123456789abcdef01234567' }],
      ['put', '/api/v1/services/0123456789abcdef01234567', {}],
      ['delete', '/api/v1/services/0123456789abcdef01234567', undefined],
    ] as const;
    const reads = [
      '/api/v1/services',
      '/api/v1/services/active',
      '/api/v1/seating/services',
      '/api/v1/services/0123456789abcdef01234567',
    ];

    it.each(writes)('%s %s: by level', async (method, path, body) => {
      for (const level of [1, 2, 3, 4] as const) {
        const { status } = await app.staff(vendor, level).call(method, path, body);
        expect({ level, refused: status === 403 }).toEqual({
          level,
          refused: level < permissions['services.edit'],
        });
      }
      await app.guest(vendor, new Types.ObjectId()).call(method, path, body).expect(403);
      await app.visitor().call(method, path, body).expect(401);
    });

    it.each(reads)('get %s: any staff, nobody else', async (path) => {
      const { status } = await app.staff(vendor, 1).get(path);
      expect([200, 404]).toContain(status);
      await app.guest(vendor, new Types.ObjectId()).get(path).expect(403);
      await app.visitor().get(path).expect(401);
    });

    it('another venue finds nothing', async () => {
      const made = await make();
      const stranger = app.staff(await newVendor(app), 3);
      await stranger.get(`/api/v1/services/${made._id}`).expect(404);
      await stranger.put('/api/v1/services', { _id: made._id, name: 'Mine' }).expect(404);
      await stranger.put(`/api/v1/services/${made._id}`, { name: 'Mine' }).expect(404);
      await stranger.delete(`/api/v1/services/${made._id}`).expect(404);
      expect((await stranger.get('/api/v1/services').expect(200)).body.data).toEqual([]);
      await editor().get('/api/v1/services/nonsense').expect(404);
    });
  });

  describe('for guests', () => {
    it('are a bare list in the request’s language, without a code', async () => {
      await make({
        code: 'secret',
        description: 'Three courses',
        languageList: [
          { languageType: 'no', name: 'Middag', description: 'Tre retter', units: 'Gjester' },
          { languageType: 'de', name: 'Abendessen' },
        ],
      });
      await make({ name: 'Old', active: false });
      const list = async (language: string) =>
        (
          await app
            .visitor()
            .get(`/api/v1/hub/activities/venue-${vendor.toHexString()}`)
            .set('accept-language', language)
            .expect(200)
        ).body;
      const norwegian = await list('nb-NO,en;q=0.5');
      expect(norwegian).toHaveLength(1);
      expect(norwegian[0]).toMatchObject({
        name: 'Middag',
        description: 'Tre retter',
        unit: 'Person',
        units: 'Gjester',
        currency: 'NOK',
        codeRequired: true,
      });
      expect(JSON.stringify(norwegian)).not.toContain('secret');
      expect((await list('de'))[0]).toMatchObject({
        name: 'Abendessen',
        description: 'Three courses',
      });
      expect((await list('fr'))[0]).toMatchObject({ name: 'Dinner', description: 'Three courses' });
    });

    it('an unknown venue has none', async () => {
      await app.visitor().get('/api/v1/hub/activities/nowhere').expect(404);
    });

    it.each([
      ['secret', true],
      ['  SECRET ', true],
      ['secre', false],
      ['', false],
      ['secret2', false],
    ])('the code %p opens: %p', async (code, valid) => {
      const { _id } = await make({ code: 'Secret' });
      const { body } = await app
        .visitor()
        .post('/api/v1/public/service/checkCode', { _id, code })
        .expect(200);
      expect(body).toEqual({ success: true, data: { valid } });
    });

    it('a code cannot be found by trying', async () => {
      const { _id } = await make({ code: 'Secret' });
      const attempt = (code: string) =>
        app.visitor().post('/api/v1/public/service/checkCode', { _id, code });
      for (let number = 0; number < 19; number += 1) {
        await attempt(`guess ${number}`).expect(200, { success: true, data: { valid: false } });
      }
      // who knows it starts again
      await attempt('secret').expect(200, { success: true, data: { valid: true } });
      for (let number = 0; number < 20; number += 1) await attempt(`guess ${number}`).expect(200);
      const { body, headers } = await attempt('secret').expect(429);
      expect(body.code).toBe('TOO_MANY_REQUESTS');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      const path = `/api/v1/hub/activity/${_id}?code=secret`;
      await app.visitor().get(path).expect(429);
    });

    it('a code is checked of services one can book only, within the venue of a token', async () => {
      const open = await make();
      const check = (_id: string) => ({ _id, code: 'x' });
      const path = '/api/v1/public/service/checkCode';
      const { body } = await app.visitor().post(path, check(open._id)).expect(200);
      expect(body.data).toEqual({ valid: true });
      const old = await make({ active: false });
      await app.visitor().post(path, check(old._id)).expect(404);
      await app.visitor().post(path, check('0123456789abcdef01234567')).expect(404);
      await app.visitor().post(path, check('no id')).expect(400);
      const elsewhere = app.guest(await newVendor(app), new Types.ObjectId());
      await elsewhere.post(path, check(open._id)).expect(404);
    });
  });
});
