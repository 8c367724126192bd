import { AtriumError } from './atrium-error';
import { backoffOf, isWorthRepeating, sendRepeatedly } from './retries';

const failure = (statusCode: number, code: string, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify({ success: false, statusCode, code, message: 'no' }), {
    status: statusCode,
    headers,
  });
const request = () => new Request('https://atrium.test/', { method: 'POST', body: '{"a":1}' });
const usual = { retries: 4, timeoutMs: 1_000, longestPauseMs: 65_000, isRepeatable: true };
/** Given one after another, the last again and again. */
function answers(...outcomes: (() => Response | Error | Promise<never>)[]) {
  const bodies: string[] = [];
  const fetch = async (sent: Request): Promise<Response> => {
    bodies.push(await sent.text());
    const outcome = await (outcomes[bodies.length - 1] ?? outcomes.at(-1))?.();
    if (outcome instanceof Response) return outcome;
    throw outcome;
  };
  return { fetch, bodies };
}
const fine = () => new Response('{"success":true,"data":1}');
const soon = { 'retry-after': '0' };

test.each<[string, () => Response | Error]>([
  ['too many requests', () => failure(429, 'TOO_MANY_REQUESTS', soon)],
  ['a failure of the server', () => failure(503, 'SERVICE_UNAVAILABLE', soon)],
  ['a page of a proxy', () => new Response('<h1>502</h1>', { status: 502, headers: soon })],
  ['itself, still being answered', () => failure(409, 'IDEMPOTENCY_IN_FLIGHT', soon)],
])('after %s the same is sent again', async (_, first) => {
  const { fetch, bodies } = answers(first, fine);
  const response = await sendRepeatedly(request(), { ...usual, fetch });
  expect(await response.json()).toEqual({ success: true, data: 1 });
  expect(bodies).toEqual(['{"a":1}', '{"a":1}']);
});

test('a connection that is lost in the middle of the answer is a failure like any other', async () => {
  const broken = () =>
    new Response(
      new ReadableStream({
        start: (controller) => controller.error(new TypeError('terminated')),
      }),
    );
  const { fetch, bodies } = answers(broken, fine);
  await sendRepeatedly(request(), { ...usual, fetch });
  expect(bodies).toHaveLength(2);
});

test.each<[string, object, () => Response | Error, string]>([
  ['what is refused for good', {}, () => failure(422, 'SLOT_FULL', soon), 'SLOT_FULL'],
  [
    'a change without a key',
    { isRepeatable: false },
    () => failure(503, 'SERVICE_UNAVAILABLE', soon),
    'SERVICE_UNAVAILABLE',
  ],
  [
    'what asks for more patience than there is',
    { longestPauseMs: 10_000 },
    () => failure(429, 'TOO_MANY_REQUESTS', { 'retry-after': '11' }),
    'TOO_MANY_REQUESTS',
  ],
  [
    'anything, where that is not wished',
    { retries: 0 },
    () => new TypeError(),
    'CONNECTION_FAILED',
  ],
])('%s is not sent again', async (_, change, outcome, code) => {
  const { fetch, bodies } = answers(outcome);
  const sending = sendRepeatedly(request(), { ...usual, ...change, fetch });
  await expect(sending).rejects.toMatchObject({ code });
  expect(bodies).toHaveLength(1);
});

test('it gives up after the last try, with the last failure', async () => {
  const { fetch, bodies } = answers(() => failure(500, 'INTERNAL', soon));
  const sending = sendRepeatedly(request(), { ...usual, retries: 2, fetch });
  await expect(sending).rejects.toMatchObject({ status: 500, code: 'INTERNAL' });
  expect(bodies).toHaveLength(3);
});

test('who gives up ends the pause, too', async () => {
  const giving = new AbortController();
  const { fetch } = answers(() => {
    // when it has begun to wait
    setTimeout(() => giving.abort(new Error('enough')));
    return failure(503, 'SERVICE_UNAVAILABLE', { 'retry-after': '30' });
  });
  const sending = sendRepeatedly(request(), { ...usual, fetch, signal: giving.signal });
  await expect(sending).rejects.toThrow('enough');
});

test('what is not answered in time has failed', async () => {
  const fetch = (sent: Request) =>
    new Promise<Response>((_, reject) => {
      sent.signal.addEventListener('abort', () => reject(sent.signal.reason));
    });
  const sending = sendRepeatedly(request(), { ...usual, fetch, timeoutMs: 5, retries: 0 });
  await expect(sending).rejects.toMatchObject({ code: 'TIMED_OUT' });
});

test.each<[Partial<AtriumError>, boolean]>([
  [{ code: 'CONNECTION_FAILED' }, true],
  [{ code: 'INTERNAL', status: 500 }, true],
  [{ code: 'REQUEST_TIMEOUT', status: 408 }, true],
  [{ code: 'CONFLICT', status: 409 }, false],
  [{ code: 'KEY_INVALID', status: 401 }, false],
])('%o is worth repeating: %s', (error, expected) => {
  expect(isWorthRepeating({ code: '', ...error })).toBe(expected);
});

test.each([
  [0, 0, 250],
  [0, 1, 500],
  [3, 1, 4_000],
  [10, 1, 8_000],
])('after %i failures, by chance %d, it waits %d ms', (failures, random, expected) => {
  expect(backoffOf(failures, random)).toBe(expected);
});

test('an error is one of ours', () => {
  expect(new AtriumError('SLOT_FULL', 'full')).toBeInstanceOf(Error);
});
