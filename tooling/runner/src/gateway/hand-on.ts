import type { FastifyReply, FastifyRequest } from 'fastify';
import { fail } from './failures';

const TIMEOUT_MS = 30_000;
/** What a page depends on, as the API is asked for it. */
const ASKED = ['accept-language', 'if-none-match', 'user-agent'] as const;
const ANSWERED = [
  'content-type',
  'cache-control',
  'content-security-policy',
  'etag',
  'vary',
] as const;

/**
 * Answers with a page that the API makes, at a path of the main host alone: `proxyApi` takes its paths on every host.
 * @param api such as `http://127.0.0.1:3001`
 */
export async function handOn(
  api: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const headers = new Headers({
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': 'http',
  });
  for (const name of ASKED) {
    const value = request.headers[name];
    if (value) headers.set(name, value);
  }
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(`${api}${request.url}`, { headers, redirect: 'manual', signal }).catch(
    () => undefined,
  );
  if (!answer) return fail(reply, 'SERVICE_UNAVAILABLE');
  for (const name of ANSWERED) {
    const value = answer.headers.get(name);
    if (value) reply.header(name, value);
  }
  return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()));
}
