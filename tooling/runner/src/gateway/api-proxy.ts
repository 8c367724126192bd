import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { fail } from './failures';
import { SHARED_RULES } from './routes';

/**
 * Hands the API's paths on, bodies and answers as streams.
 * @param upstream such as `http://127.0.0.1:3001`
 * @param isStopping whether what is not yet in progress is refused
 */
export async function proxyApi(
  server: FastifyInstance,
  upstream: string,
  isStopping: () => boolean,
): Promise<void> {
  for (const { prefix, target } of SHARED_RULES) {
    if (target === 'api') {
      await server.register(httpProxy, {
        prefix,
        upstream,
        rewritePrefix: prefix,
        // Live events stay silent for as long as nothing happens.
        undici: { bodyTimeout: 0, headersTimeout: 60_000, connections: 256 },
        preHandler: async (_request, reply) => {
          if (isStopping()) return fail(reply.header('connection', 'close'), 'SERVICE_UNAVAILABLE');
        },
        replyOptions: {
          // `100 Continue` was answered here; undici refuses to ask for it again
          rewriteRequestHeaders: (request, { expect: _answered, ...headers }) => ({
            ...headers,
            // This is the outermost server: what a client claims to be forwarding is not believed.
            'x-forwarded-for': request.ip,
            'x-forwarded-host': request.headers.host,
            'x-forwarded-proto': 'http',
          }),
          // whether a 503 is asked again is the client's decision
          retryDelay: () => null,
          onError: (reply) => apiIsAway(reply as FastifyReply),
        },
      });
    }
  }
}

/** Safe to repeat: a write that was committed answers again by its key. */
function apiIsAway(reply: FastifyReply): void {
  void fail(reply, 'SERVICE_UNAVAILABLE');
}
