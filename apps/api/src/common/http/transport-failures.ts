import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { AppError } from '../errors/app-error';
import { failureLanguage, failureOf, toFailure } from '../errors/exception.filter';

type ClientError = Parameters<NonNullable<FastifyServerOptions['clientErrorHandler']>>[0];

/** Failures that occur before there is a request to speak of, in the shape of all others. */
export const transportFailures = {
  /** Fastify's own would name its version of it. */
  return503OnClosing: false,

  /** An address that cannot be decoded, or with a part that is too long. */
  frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    const failure = toFailure(error, failureLanguage(request));
    void reply
      .status(failure.statusCode)
      .headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' })
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(failure));
  },

  /** Bytes that are no HTTP, headers that are too long, a request that never ends. */
  clientErrorHandler: (error: ClientError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy(error);
      return;
    }
    const [status, reason, code] = refusalOfBytes(error.code);
    const body = JSON.stringify(failureOf(status, code, 'en'));
    socket.end(
      [
        `HTTP/1.1 ${status} ${reason}`,
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        'x-content-type-options: nosniff',
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  },
} satisfies FastifyServerOptions & Record<string, unknown>;

function refusalOfBytes(code: string | undefined) {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return [408, 'Request Timeout', 'REQUEST_TIMEOUT'] as const;
    case 'HPE_HEADER_OVERFLOW':
      return [431, 'Request Header Fields Too Large', 'HEADERS_TOO_LARGE'] as const;
    default:
      return [400, 'Bad Request', 'BAD_REQUEST'] as const;
  }
}

/**
 * New requests are refused from the signal on; those in progress are finished. Every answer ends its
 * connection: one kept alive would hold the process for as long as a client may be silent.
 */
export function refuseWhileClosing(server: FastifyInstance, isClosing: () => boolean): void {
  server.addHook('onRequest', (_request, _reply, done) => {
    done(isClosing() ? new AppError(503, 'SERVICE_UNAVAILABLE') : undefined);
  });
  server.addHook('onSend', async (_request, reply) => {
    if (isClosing()) reply.header('connection', 'close');
  });
}

/**
 * Reads on what is left of a body that is too large, and keeps the connection: to close it while the
 * other side is still sending would reset it, and the refusal would not arrive. `requestTimeout`
 * ends a body that never does.
 */
export function readRefusedBodies(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply) => {
    if (reply.statusCode !== 413) return;
    reply.removeHeader('connection');
    request.raw.resume();
  });
}
