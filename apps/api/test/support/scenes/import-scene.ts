import { aGuest } from '../../../src/modules/customers/testing/guest.factory';
import { TestApp } from '../test-app';
import { BookingScene } from './booking-scene';

/** A file's API, and for each of its tests a venue whose owner imports and exports. */
export function importScene() {
  let app: TestApp;
  let venue: BookingScene;
  beforeAll(async () => {
    app = await TestApp.start('2026-06-15T09:00:00Z');
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    venue = await BookingScene.open(app, { service: { waitingList: true } });
  });

  const owner = () => venue.staff(3);
  const send = (kind: string, lines: readonly string[], more: object = {}, dry = '') =>
    owner().post(`/api/v1/admin/imports/${kind}${dry}`, { csv: lines.join('\n'), ...more });
  return {
    get app() {
      return app;
    },
    get venue() {
      return venue;
    },
    /** What is imported afterwards goes to a second venue. */
    moveTo(other: BookingScene) {
      venue = other;
    },
    owner,
    send,
    run: async (kind: string, lines: readonly string[], more: object = {}) =>
      (await send(kind, lines, more).expect(200)).body.data,
    dryRun: async (kind: string, lines: readonly string[], more: object = {}) =>
      (await send(kind, lines, more, '/dryRun').expect(200)).body.data,
    count: (collection: string) =>
      app.connection.collection(collection).countDocuments({ _vendor: venue.vendorId }),
    exported: async (kind: string): Promise<string> =>
      (await owner().get(`/api/v1/admin/exports/${kind}.csv`).expect(200)).text,
    kari: async (change: object = {}) => {
      const guest = aGuest(venue.vendorId, { email: 'kari@example.com', ...change });
      await app.connection.collection('customers').insertOne({ ...guest });
      return guest;
    },
  };
}
