import { TestApp } from '../support/test-app';

const ID = '650000000000000000000000';
const DAY = '2026-06-19';

/** Addresses of the spa that a desk has relied on before: other systems call them. */
const calls = [
  ['get', '/api/spa/therapist/'],
  ['get', `/api/v1/spa/therapist/${ID}`],
  ['get', `/api/v1/spa/therapist?date=${DAY}&start=600&end=660&type=${ID}`],
  ['get', `/api/spa/schedule/therapist/${ID}`],
  ['post', '/api/spa/therapist'],
  ['put', '/api/spa/therapist'],
  ['delete', '/api/spa/therapist'],
  ['post', '/api/spa/schedule'],
  ['put', '/api/spa/schedule'],
  ['delete', '/api/spa/schedule'],
  ['get', `/api/spa/schedule/${ID}`],
  ['get', `/api/v1/admin/spa/schedule/from/${DAY}/until/${DAY}`],
  ['post', '/api/spa/treatmenttype'],
  ['get', '/api/spa/treatmenttype'],
  ['put', '/api/spa/treatmenttype'],
  ['delete', '/api/spa/treatmenttype'],
  ['get', `/api/v1/spa/treatments/${ID}`],
  ['get', `/api/spa/treatmentPath/schedule/${DAY}/${ID}`],
  ['post', '/api/spa/treatment'],
  ['post', '/api/spa/treatmentAndCustomer'],
  ['get', `/api/spa/treatment?date=${DAY}`],
  ['put', '/api/spa/treatment'],
  ['delete', '/api/spa/treatment'],
  ['put', `/api/v1/spa/treatment/${ID}`],
  ['get', '/api/spa/statistics/mostUsedTreatment'],
  ['get', `/api/spa/room/${DAY}/600/660/${ID}`],
  ['put', '/api/spa/lockTreatment'],
  ['get', `/api/reports/spa?lowDate=${DAY}&highDate=${DAY}`],
  ['get', `/api/spa/booked_treatments/${ID}`],
] as const;

describe('the specified calls of the spa', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  // whoever is not signed in is told so before anything else is looked at
  it.each(calls)('%s %s is there for staff', async (method, path) => {
    const { status, body } = await app.visitor()[method](path);
    expect([status, body.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('another path is not', async () => {
    const { status } = await app.visitor().get('/api/spa/therapists');
    expect(status).toBe(404);
  });

  it('GET /api/spa/treatments/{id} is there for visitors, who ask by venue', async () => {
    const { status, body } = await app.visitor().get('/api/spa/treatments/no-such-venue');
    expect([status, body.code]).toEqual([404, 'VENDOR_NOT_FOUND']);
  });
});
