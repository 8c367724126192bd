import type { Types } from 'mongoose';
import { newVendor } from '../new-vendor';
import { TestApp } from '../test-app';
import { anAddress } from '../things/accounts';

/** A file's API, and for each of its tests a venue of its own on the same morning. */
export function signInScene() {
  let app: TestApp;
  let vendor: Types.ObjectId;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    app.clock.set('2026-06-15T09:00:00Z');
    vendor = await newVendor(app);
  });

  return {
    get app() {
      return app;
    },
    get vendor() {
      return vendor;
    },
    /** By a visitor whose address nobody else has. */
    post: (path: string, body: object) =>
      app.visitor().post(path, body).set('x-forwarded-for', anAddress()),
    mailsTo: (to: string) => app.connection.collection('messages').countDocuments({ to }),
    /** Calls with an access token. */
    bearer: (token: string) => {
      const by = { authorization: `Bearer ${token}` };
      return {
        get: (path: string) => app.visitor().get(path).set(by),
        post: (path: string, body: object) => app.visitor().post(path, body).set(by),
        put: (path: string, body: object) => app.visitor().put(path, body).set(by),
        delete: (path: string, body?: object) => app.visitor().delete(path, body).set(by),
      };
    },
  };
}
