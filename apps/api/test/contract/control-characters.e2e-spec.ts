import { type BookingGuest, BookingScene } from '../support/booking-scene';
import { TestApp } from '../support/test-app';

interface Operation {
  parameters?: { name: string; in: string; schema?: { type?: string; format?: string } }[];
}

/** Of each path with a parameter or a search: what is asked with a NUL in it. */
describe('a control character', () => {
  let app: TestApp;
  let scene: BookingScene;
  let guest: BookingGuest;
  beforeAll(async () => {
    app = await TestApp.start();
    scene = await BookingScene.open(app);
    guest = await scene.guest();
  });
  afterAll(() => app.stop());

  const session = (path: string) => (path.includes('/hub/') ? guest.session : scene.staff(4));

  it('is a 400 in every path and query that the API declares', async () => {
    const { body: document } = await app.visitor().get('/open-api.json').expect(200);
    const wrong: string[] = [];
    let asked = 0;
    for (const [path, operations] of Object.entries<{ get?: Operation }>(document.paths)) {
      const parameters = operations.get?.parameters ?? [];
      const fill = (broken: string) =>
        path.replace(/\{(\w+)\}/g, (_all, name) => (name === broken ? 'a%00b' : 'a'));
      for (const { name, in: where } of parameters) {
        if (where === 'header') continue;
        const address = where === 'path' ? fill(name) : `${fill('')}?${name}=a%00b`;
        const { status } = await session(path).get(address);
        asked += 1;
        if (status !== 400) wrong.push(`${address} ${status}`);
      }
    }
    expect(asked).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });

  it.each([
    ['put', '/api/v1/admin/vendor', { name: 'Fjord\r\nHotel' }, 'name'],
    ['post', '/api/v1/admin/segments', { type: 'Leisure\0' }, 'type'],
    ['post', '/api/v1/services', { name: 'Yoga\nBcc: all', capacity: 1 }, 'name'],
    ['post', '/api/v1/admin/customers', { firstname: 'Kari\tN', lastname: 'x' }, 'firstname'],
    ['post', '/api/auth/login', { email: 'a@b.example', password: 'x\0y' }, 'password'],
  ] as const)('is a 400 in a name: %s %s', async (method, path, input, field) => {
    const { status, body } = await scene.staff(3).call(method, path, input);
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(body.details.map((one: { field: string }) => one.field)).toContain(field);
  });

  it('that breaks a line is part of a comment', async () => {
    const comment = 'one\r\ntwo\n\tthree';
    const { body } = await guest.book({ comment });
    expect(body.data).toMatchObject({ comment });
    const { status } = await guest.book({ comment: 'one\0two' });
    expect(status).toBe(400);
  });
});
