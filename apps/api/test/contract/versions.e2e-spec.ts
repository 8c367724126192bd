import { errors } from '@atrium/i18n/locales/en/errors';
import { Types } from 'mongoose';
import type { BookingScene } from '../support/scenes/booking-scene';
import { type Method, TestApp, type UserSession } from '../support/test-app';
import { type VenueThings, venueWithEverything } from '../support/things/venue-things';
import {
  byLink,
  type Change,
  demanding,
  merging,
  previews,
  sameAsRead,
} from '../support/versioned-calls';

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
}
type Content = { content?: Record<string, { schema: Schema }> };
interface Operation {
  requestBody?: Content;
  responses: Record<string, Content>;
}

describe('versions of what two people can edit', () => {
  let app: TestApp;
  let scene: BookingScene;
  let things: VenueThings;
  let operations: Map<string, Operation>;
  let schemas: Record<string, Schema>;

  beforeAll(async () => {
    app = await TestApp.start();
    const { body } = await app.visitor().get('/open-api.json').expect(200);
    schemas = body.components.schemas;
    operations = new Map(
      Object.entries<Record<string, Operation>>(body.paths).flatMap(([path, item]) =>
        Object.entries(item).map(([method, operation]) => [`${method} ${path}`, operation]),
      ),
    );
    ({ scene, things } = await venueWithEverything(app));
  });
  afterAll(() => app.stop());

  const resolved = (schema: Schema): Schema =>
    (schema.$ref && schemas[schema.$ref.replace('#/components/schemas/', '')]) || schema;
  const jsonOf = ({ content }: Content = {}) => content?.['application/json']?.schema ?? {};
  const takesVersion = ({ requestBody }: Operation) =>
    'version' in (resolved(jsonOf(requestBody)).properties ?? {});
  const answersVersion = ({ responses }: Operation) => {
    const data = resolved(jsonOf(responses[200])).properties?.data ?? {};
    return 'version' in (resolved(data).properties ?? {});
  };

  const sessionOf = ({ as = 'owner' }: Change): UserSession => {
    if (as === 'guest') return app.guest(scene.vendorId, new Types.ObjectId(things.guest));
    if (as === 'administrator') return scene.staff(4);
    return app.staff(scene.vendorId, 3, new Types.ObjectId(things.user));
  };
  /** The document as it is read, of a list the one that is changed. */
  const read = async (one: Change): Promise<Record<string, unknown> & { version: number }> => {
    const { body } = await sessionOf(one).get(one.read(things)).expect(200);
    const ids = new Set<unknown>(Object.values(things));
    return Array.isArray(body.data)
      ? body.data.find(({ _id }: { _id: string }) => ids.has(_id))
      : body.data;
  };
  const send = (operation: string, one: Change, more: object = {}) =>
    sessionOf(one).call(operation.split(' ')[0] as Method, one.path(things), {
      ...one.body(things),
      ...more,
    });

  it('are taken by every operation that changes a document which has one', () => {
    const taking = [...operations].filter(([, operation]) => takesVersion(operation));
    const known = [...Object.keys(demanding), ...Object.keys(merging), ...previews, ...byLink];
    expect(taking.map(([name]) => name).sort()).toEqual(known.sort());
    const without = [...operations].filter(
      ([name, operation]) =>
        name.startsWith('put ') && answersVersion(operation) && !takesVersion(operation),
    );
    // a therapist's step is nobody's edit: it leaves the version as it is
    expect(without.map(([name]) => name)).toEqual(['put /api/v1/spa/treatments/{id}/progress']);
  });

  it('are documented as demanded where they are', () => {
    // others answer 428 because they want a proof of work
    const documented = [...operations].filter(([, { responses }]) =>
      JSON.stringify(responses['428'] ?? {}).includes('VERSION_REQUIRED'),
    );
    expect(documented.map(([name]) => name).sort()).toEqual(
      [...Object.keys(demanding), ...byLink].sort(),
    );
  });

  it.each(
    Object.entries({ ...demanding, ...merging }).filter(([operation]) => operation in sameAsRead),
  )('%s takes what was read, and changes nothing', async (operation, one) => {
    const before = await read(one);
    const document = { ...before, ...sameAsRead[operation]?.(things) };
    const { body } = await sessionOf(one).call('put', one.path(things), document);
    expect([body.code, body.details]).toEqual([undefined, undefined]);
    expect({ ...(await read(one)), version: 0, updatedAt: '' }).toEqual({
      ...before,
      version: 0,
      updatedAt: '',
    });
  });

  it('are told of a single document as an ETag, which its change takes as If-Match', async () => {
    const owner = scene.staff(3);
    const path = `/api/v1/admin/packages/${things.package}`;
    const { headers, body } = await owner.get(path).expect(200);
    const { etag = '' } = headers;
    expect(etag).toBe(`"${body.data.version}"`);
    await owner.put(path, { price: 7 }).set('if-match', etag).expect(200);
    await owner.put(path, { price: 8 }).set('if-match', etag).expect(409);
    const list = await owner.get('/api/v1/admin/packages').expect(200);
    expect(list.headers.etag).toBeUndefined();
  });

  describe.each(Object.entries(demanding))('%s', (operation, one) => {
    it('demands one, refuses a stale one and takes the present one', async () => {
      const { version } = await read(one);
      const missing = await send(operation, one).unset('if-match').expect(428);
      expect(missing.body).toMatchObject({
        code: 'VERSION_REQUIRED',
        message: errors.VERSION_REQUIRED,
      });
      await send(operation, one, { version: version + 1 })
        .unset('if-match')
        .expect(409);
      const stale = await send(operation, one)
        .set('if-match', `"${version + 1}"`)
        .expect(409);
      expect(stale.body).toMatchObject({
        code: 'STALE_VERSION',
        data: { currentVersion: version },
      });
      expect((await read(one)).version).toBe(version);
      await send(operation, one).set('if-match', `"${version}"`).expect(200);
      expect((await read(one)).version).toBe(version + 1);
    });
  });

  describe.each(Object.entries(merging))('%s', (operation, one) => {
    it('changes only what was sent, and refuses a stale one', async () => {
      const { version, updatedAt: _, ...before } = await read(one);
      await send(operation, one).unset('if-match').expect(200);
      const { version: next, updatedAt: __, ...after } = await read(one);
      const { bookingId: ___, ...sent } = { bookingId: '', ...one.body(things) };
      expect(after).toEqual({ ...before, ...sent });
      expect(next).toBe(version + 1);
      const stale = await send(operation, one).set('if-match', `"${version}"`).expect(409);
      expect(stale.body.code).toBe('STALE_VERSION');
      await send(operation, one, { version }).unset('if-match').expect(409);
      await send(operation, one).set('if-match', `"${next}"`).expect(200);
    });
  });
});
