import { type BookingGuest, BookingScene } from '../support/scenes/booking-scene';
import { type Method, TestApp } from '../support/test-app';
import { anAddress } from '../support/things/accounts';

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  'x-audience'?: string;
}

/** Whatever the API's document has, asked with a control character in it. */
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

  const sessionOf = ({ 'x-audience': audience }: Operation) =>
    audience === 'guest' ? guest.session : scene.staff(4);
  const operations = async () => {
    const { body: document } = await app.visitor().get('/open-api.json').expect(200);
    return Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({
        ...{ path, method: method as Method, operation },
      })),
    );
  };

  it('is a 400 in every path and query that the API declares', async () => {
    const wrong: string[] = [];
    let asked = 0;
    for (const { path, method, operation } of await operations()) {
      const fill = (broken: string) =>
        path.replace(/\{(\w+)\}/g, (_all, name) => (name === broken ? 'a%00b' : 'a'));
      for (const { name, in: where } of operation.parameters ?? []) {
        if (where === 'header') continue;
        const address = where === 'path' ? fill(name) : `${fill('')}?${name}=a%00b`;
        const { status } = await sessionOf(operation).call(method, address);
        asked += 1;
        if (status !== 400) wrong.push(`${method} ${address} ${status}`);
      }
    }
    expect(asked).toBeGreaterThan(400);
    expect(wrong).toEqual([]);
  });

  it('is a 400 in every text that a body may have', async () => {
    const wrong: string[] = [];
    let asked = 0;
    for (const { path, method, operation } of await operations()) {
      const example = operation.requestBody?.content['application/json']?.example;
      const address = path.replace(/\{\w+\}/g, 'a'.repeat(24));
      for (const { field, body } of withNulInEachText(example)) {
        const { status } = await sessionOf(operation)
          .call(method, address, body as object)
          .set('x-forwarded-for', anAddress());
        asked += 1;
        if (status !== 400) wrong.push(`${method} ${path} ${field} ${status}`);
      }
    }
    expect(asked).toBeGreaterThan(300);
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

/** A body once for each of its texts, with a NUL in that one. */
function withNulInEachText(body: unknown, field = 'body'): { field: string; body: unknown }[] {
  if (typeof body === 'string') return [{ field, body: `${body}\0x` }];
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    withNulInEachText(value, `${field}.${name}`).map((one) => ({
      field: one.field,
      body: Array.isArray(body) ? body.with(Number(name), one.body) : { ...body, [name]: one.body },
    })),
  );
}
