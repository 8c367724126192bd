import { reportKinds } from '@atrium/rules/reports/report-kinds';
import { PinoLogger } from 'nestjs-pino';
import { symbols } from 'pino';
import { systemContext } from '../../src/common/context/request-context';
import { dataMap } from '../../src/common/privacy/data-map';
import { AnonymisationJob } from '../../src/modules/customers/erasure/anonymisation.job';
import { GuestEraser } from '../../src/modules/customers/erasure/guest-eraser';
import { BookingScene } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';
import { PLANTED, plantedStrings, plantGuest } from './planted-guest';

/** What is kept of them for a while, and for how long at most. */
const forAWhile: Record<string, { field: string; seconds: number }> = {
  idempotency: { field: 'at', seconds: 48 * 3600 },
  events: { field: 'at', seconds: 24 * 3600 },
};

describe('of a guest who is erased', () => {
  let app: TestApp;
  let scene: BookingScene;
  const lines: string[] = [];
  const restored: (() => void)[] = [];
  beforeAll(async () => {
    app = await TestApp.start();
    // the log of requests, and of what is done outside of them
    for (const logger of [PinoLogger.root, (await app.nest.resolve(PinoLogger)).logger]) {
      const { level } = logger;
      const stream = Reflect.get(logger, symbols.streamSym);
      restored.push(() => Object.assign(logger, { level, [symbols.streamSym]: stream }));
      logger.level = 'debug';
      Object.assign(logger, { [symbols.streamSym]: { write: (line: string) => lines.push(line) } });
    }
  });
  afterAll(async () => {
    for (const restore of restored) restore();
    await app.stop();
  });
  beforeEach(async () => {
    lines.length = 0;
    scene = await BookingScene.open(app, { vendor: { anonymiseAfterMonths: 12 } });
  });

  /** All that the database has, by collection. */
  const dump = async (): Promise<Map<string, string>> => {
    const names = (await app.connection.listCollections()).map(({ name }) => name);
    const texts = await Promise.all(
      names.map(async (name) => {
        const documents = await app.connection.collection(name).find({}).toArray();
        return [name, JSON.stringify(documents).toLowerCase()] as const;
      }),
    );
    return new Map(texts);
  };
  const found = (texts: ReadonlyMap<string, string>) =>
    [...texts].flatMap(([name, text]) =>
      plantedStrings
        .filter((word) => text.includes(word))
        .map((word) => `${name}: ${text.slice(Math.max(0, text.indexOf(word) - 60)).slice(0, 90)}`),
    );
  const valueAt = (document: unknown, path: readonly string[]): unknown => {
    if (path.length === 0 || document === undefined || document === null) return document;
    if (Array.isArray(document)) return document.flatMap((one) => valueAt(one, path) ?? []);
    const [field = '', ...rest] = path;
    return valueAt((document as Record<string, unknown>)[field], rest);
  };
  const isGone = (value: unknown): boolean => {
    if (Array.isArray(value)) return value.every(isGone);
    return [undefined, null, '', false, '(erased)'].some((blank) => blank === value);
  };

  it('every field is planted that the map has, and exported as it says', async () => {
    const guest = await plantGuest(scene);
    const { body } = await app
      .guest(scene.vendorId, guest)
      .get('/api/v1/hub/profile/export')
      .expect(200);
    const exported = JSON.stringify(body);
    for (const { collection, guest: owner, fields } of dataMap()) {
      if (!owner) continue;
      const filter = { _vendor: scene.vendorId, [owner]: guest };
      const [document] = await app.connection.collection(collection).find(filter).toArray();
      expect({ collection, isThere: document !== undefined }).toEqual({
        collection,
        isThere: true,
      });
      for (const [path, note] of Object.entries(fields)) {
        if (note.of !== 'guest') continue;
        const value = valueAt(document, path.split('.'));
        const texts = [value]
          .flat()
          .filter((one) => typeof one === 'string' && one.includes(PLANTED));
        for (const text of texts) {
          expect({ collection, path, exported: exported.includes(String(text)) }).toEqual({
            ...{ collection, path },
            exported: note.exported === true,
          });
        }
      }
    }
    const ctx = systemContext(scene.vendorId.toHexString(), 'test', app.clock.now());
    await app.nest.get(GuestEraser).erase(ctx, guest.toHexString());
  });

  it.each(['by staff', 'by the clock'])('%s, nothing is left', async (how) => {
    const guest = await plantGuest(scene);
    const path = `/api/v1/admin/customers/${guest}`;
    // what the desk does leaves traces in the log and in the outbox
    const { body } = await scene.staff(2).get(path).expect(200);
    await scene
      .staff(2)
      .put('/api/admin/customer', { ...body.data, globalComments: `${PLANTED} again` })
      .expect(200);
    await scene.staff(2).get(`/api/v1/admin/search_customer/${PLANTED}`).expect(200);
    await scene
      .staff(2)
      .post(`${path}/messages`, { subject: `${PLANTED} hello`, text: `${PLANTED} there` })
      .expect(201);
    await app.work();
    expect(found(await dump()).length).toBeGreaterThan(15);
    const figures = await totals();

    if (how === 'by staff') {
      await scene.staff(3).delete('/api/admin/delete_customer', { userId: guest }).expect(200);
    } else {
      await app.nest.get(AnonymisationJob).nightly();
    }
    await app.work();
    expect(found(await dump())).toEqual([]);
    expect(lines.length).toBeGreaterThan(5);
    expect(found(new Map([['logs', lines.join().toLowerCase()]]))).toEqual([]);
    expect(await totals()).toEqual(figures);

    for (const { collection, guest: owner, fields } of dataMap()) {
      // its fields have a staff's names too: what was searched for above is all of it
      if (!owner || collection === 'audit') continue;
      const filter = {
        _vendor: scene.vendorId,
        [owner]: guest,
        action: { $ne: 'customer.erased' },
      };
      for (const document of await app.connection.collection(collection).find(filter).toArray()) {
        for (const [field, note] of Object.entries(fields)) {
          if (note.of !== 'guest' || note.erased !== true) continue;
          const value = valueAt(document, field.split('.'));
          expect({ collection, field, isGone: isGone(value) }).toEqual({
            collection,
            field,
            isGone: true,
          });
        }
      }
    }
  });

  it('what waits for its time to run out has one', async () => {
    for (const [collection, { field, seconds }] of Object.entries(forAWhile)) {
      const indexes = await app.connection.collection(collection).indexes();
      const index = indexes.find(({ expireAfterSeconds }) => expireAfterSeconds !== undefined);
      expect([index?.key, index?.expireAfterSeconds]).toEqual([{ [field]: 1 }, seconds]);
    }
  });

  const totals = async () => {
    const report = (name: string) =>
      scene
        .staff(2)
        .get(`/api/v1/admin/reports/${name}?from=2024-03-01&until=2024-03-31`)
        .then(({ status, body }) => [name, status, body.data]);
    return Promise.all(reportKinds.map(report));
  };
});
