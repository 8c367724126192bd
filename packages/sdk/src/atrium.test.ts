import { Atrium, type AtriumOptions } from './atrium';
import { errorOf, retryAfterOf } from './atrium-error';

const NOW = Date.parse('2026-06-15T09:00:00Z');

/** What it was asked, and what it answers in turn. */
function partner(answers: object[], options: Partial<AtriumOptions> = {}) {
  const asked: { method: string; url: string; headers: Headers; body: string }[] = [];
  const fetch = async (request: Request) => {
    const { method, url, headers } = request;
    asked.push({ method, url, headers, body: await request.text() });
    const answer = answers[asked.length - 1];
    if (answer instanceof Error) throw answer;
    return answer instanceof Response ? answer : Response.json(answer);
  };
  const atrium = new Atrium({
    baseUrl: 'https://book.test/',
    key: 'atrium_live_x',
    fetch,
    ...options,
  });
  return { atrium, asked };
}
const page = (items: number[], nextCursor?: string) => ({
  success: true,
  data: { items: items.map((_id) => ({ _id })), ...(nextCursor ? { nextCursor } : {}) },
});

test('a call says who calls, where, and in which language, and answers the data', async () => {
  const { atrium, asked } = partner([{ success: true, data: { _id: 'a' } }], {
    ...{ language: 'no', version: '2026-11-28' },
  });
  expect(await atrium.call('getBooking', { path: { id: 'a b' } })).toEqual({ _id: 'a' });
  expect(asked).toMatchObject([
    { method: 'GET', url: 'https://book.test/api/v1/admin/reservation/a%20b' },
  ]);
  expect(asked[0]?.headers.get('authorization')).toBe('Bearer atrium_live_x');
  expect(asked[0]?.headers.get('accept-language')).toBe('no');
  expect(asked[0]?.headers.get('atrium-version')).toBe('2026-11-28');
  expect(asked[0]?.headers.has('idempotency-key')).toBe(false);
});

test('each try of a change has the same key, and each change another', async () => {
  const fine = { success: true, data: {} };
  const lost = new TypeError('lost');
  const { atrium, asked } = partner([lost, fine, fine, fine]);
  const body = { _service: 'a', date: '2026-06-19', timeindex: 600, participants: 1 };
  await atrium.call('createBooking', { body });
  await atrium.call('createBooking', { body });
  await atrium.call('createBooking', { body, idempotencyKey: 'order-1' });
  const [first, again, second, own] = asked.map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(again).toBe(first);
  expect(second).not.toBe(first);
  expect(own).toBe('order-1');
  expect(asked.map((one) => JSON.parse(one.body))).toEqual([body, body, body, body]);
});

test('a list is read page by page, as far as somebody wants it', async () => {
  const pages = [page([1, 2], 'c'), page([3], 'd'), page([4])];
  const { atrium, asked } = partner(pages);
  const found: unknown[] = [];
  for await (const { _id } of atrium.each('listBookings', { query: { limit: 2 } })) {
    found.push(_id);
    if (found.length === 3) break;
  }
  expect(found).toEqual([1, 2, 3]);
  expect(asked.map(({ url }) => new URL(url).search)).toEqual(['?limit=2', '?limit=2&cursor=c']);
});

test('pages go on after one that is known', async () => {
  const { atrium, asked } = partner([page([2])]);
  const sizes: number[] = [];
  for await (const { items } of atrium.pages('listCustomers', { query: { cursor: 'b' } })) {
    sizes.push(items.length);
  }
  expect(sizes).toEqual([1]);
  expect(new URL(asked[0]?.url ?? '').search).toBe('?cursor=b');
});

test('nothing is answered where there is nothing to say', async () => {
  const { atrium } = partner([new Response(null, { status: 204 })]);
  const input = { path: { id: 'a' } };
  expect(await atrium.call('withdrawPaymentRequest', input)).toBeUndefined();
});

test('what is no answer of the API is an error', async () => {
  const { atrium } = partner([new Response('null')]);
  await expect(atrium.call('listActiveServices')).rejects.toMatchObject({
    ...{ name: 'AtriumError', code: 'UNEXPECTED_ANSWER', status: 200 },
  });
});

test('an error has what a program decides by, and what people ask about', async () => {
  const refusal = {
    ...{ success: false, statusCode: 409, code: 'SLOT_FULL', error: 'Full', message: 'Full' },
    ...{ details: [{ field: 'participants', message: 'too many' }], data: { available: 2 } },
  };
  const headers = { 'x-request-id': 'r-1', 'retry-after': '3' };
  const error = await errorOf(Response.json(refusal, { status: 409, headers }), NOW);
  expect(error).toMatchObject({
    ...{ code: 'SLOT_FULL', status: 409, message: 'Full', data: { available: 2 } },
    ...{ details: refusal.details, requestId: 'r-1', retryAfterMs: 3_000 },
  });
});

test.each<[string | null, number | undefined]>([
  [null, undefined],
  ['7', 7_000],
  ['Mon, 15 Jun 2026 09:00:05 GMT', 5_000],
  ['Mon, 15 Jun 2026 08:00:00 GMT', 0],
  ['soon', undefined],
])('Retry-After %p is %p ms', (header, expected) => {
  expect(retryAfterOf(header, NOW)).toBe(expected);
});
