import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { SHARED_RULES } from './routes';

/** Hands the API's paths on, bodies and answers as streams. @param upstream such as `http://127.0.0.1:3001` */
export async function proxyApi(server: FastifyInstance, upstream: string): Promise<void> {
  for (const { prefix, target } of SHARED_RULES) {
    if (target === 'api') {
      await server.register(httpProxy, {
        prefix,
        upstream,
        rewritePrefix: prefix,
        // Live events stay silent for as long as nothing happens.
        undici: { bodyTimeout: 0, headersTimeout: 60_000, connections: 256 },
        replyOptions: {
          rewriteRequestHeaders: (request, headers) => ({
            ...headers,
            // This is the outermost server: what a client claims to be forwarding is not believed.
            'x-forwarded-for': request.ip,
            'x-forwarded-host': request.headers.host,
            'x-forwarded-proto': 'http',
          }),
          onError: (reply, { error }) => {
            reply.code(502).send({
              success: false,
              statusCode: 502,
              code: 'API_UNREACHABLE',
              error: 'The API does not answer.',
              message: 'The API does not answer.',
              details: [{ field: '', message: error.message }],
            });
          },
        },
      });
    }
  }
}
