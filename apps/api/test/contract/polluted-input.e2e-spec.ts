import { BookingScene, DAY } from '../support/scenes/booking-scene';
import { TestApp } from '../support/test-app';

describe('input that means to be taken for something else', () => {
  let app: TestApp;
  let scene: BookingScene;
  beforeAll(async () => {
    app = await TestApp.start();
    scene = await BookingScene.open(app);
  });
  afterAll(() => app.stop());

  it.each([
    ['a day', `/api/v1/admin/bookings?from=${DAY}&from=${DAY}&until=${DAY}`],
    ['a number', '/api/v1/admin/customers?limit=1&limit=2'],
    ['a cursor', '/api/v1/admin/customers?cursor=a&cursor=b'],
    ['a text', `/api/v1/admin/bookings?from=${DAY}&until=${DAY}&text=a&text=b`],
    ['a choice', `/api/v1/admin/bookings?from=${DAY}&until=${DAY}&order=asc&order=desc`],
    ['a key', `/api/v1/admin/bookings?from=${DAY}&until=${DAY}&text[$ne]=a`],
  ])('%s given twice, or as an object, is a 400', async (_, path) => {
    const { body } = await scene.staff(3).get(path).expect(400);
    expect(body.code).toBe('VALIDATION_FAILED');
  });

  it.each([
    ['__proto__', 400],
    ['constructor', 201],
    ['prototype', 201],
  ])('%s reaches neither the database nor any other object', async (name, status) => {
    const lastname = `Of${name}`;
    const text = `{"firstname":"Kari","lastname":"${lastname}","${name}":{"level":4}}`;
    await scene
      .staff(3)
      .post('/api/v1/admin/customers')
      .type('application/json')
      .send(text)
      .expect(status);
    const stored = await app.connection
      .collection('customers')
      .findOne({ _vendor: scene.vendorId, lastname });
    expect(stored !== null).toBe(status === 201);
    expect(Object.keys(stored ?? {})).not.toContain(name);
    expect(({} as { level?: unknown }).level).toBeUndefined();
  });
});
