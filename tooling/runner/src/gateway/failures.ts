import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/**
 * What the gateway answers where no request reaches the API, in the API's shape and with the English
 * texts of its catalogue (a test compares). docker's nginx answers the same.
 */
export const FAILURES = {
  BAD_REQUEST: [400, 'The request could not be understood.'],
  NOT_FOUND: [404, 'We could not find what you were looking for.'],
  METHOD_NOT_ALLOWED: [405, 'This address does not support that action.'],
  REQUEST_TIMEOUT: [408, 'The request took too long. Please try again.'],
  PAYLOAD_TOO_LARGE: [413, 'The request is too large.'],
  URI_TOO_LONG: [414, 'The address is too long.'],
  HEADERS_TOO_LARGE: [431, 'The request headers are too large.'],
  INTERNAL: [500, 'Something went wrong on our side. Please try again later.'],
  SERVICE_UNAVAILABLE: [503, 'The service is not available right now. Please try again shortly.'],
} as const satisfies Record<string, readonly [number, string]>;

export type FailureCode = keyof typeof FAILURES;

/** About the time that a killed API takes to come back. */
export const RETRY_AFTER_SECONDS = 5;

export function failureOf(code: FailureCode) {
  const [statusCode, text] = FAILURES[code];
  return { success: false, statusCode, code, error: text, message: text };
}

/** Answers with a failure. */
export function fail(reply: FastifyReply, code: FailureCode): FastifyReply {
  const failure = failureOf(code);
  if (failure.statusCode === 503) reply.header('retry-after', String(RETRY_AFTER_SECONDS));
  return reply.code(failure.statusCode).type('application/json; charset=utf-8').send(failure);
}

/** What Fastify itself refuses, in the same shape. */
export const frameworkFailures = {
  return503OnClosing: false,
  frameworkErrors: (error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    const code = codeOfStatus(error.statusCode);
    const failure = failureOf(code);
    void reply
      .code(failure.statusCode)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(failure));
  },
  clientErrorHandler: (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy(error);
      return;
    }
    const failure = failureOf(codeOfBytes(error.code));
    const body = JSON.stringify(failure);
    socket.end(
      [
        `HTTP/1.1 ${failure.statusCode} ${failure.code}`,
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  },
};

export function codeOfStatus(status = 500): FailureCode {
  const codes = Object.keys(FAILURES) as FailureCode[];
  const known = codes.find((code) => FAILURES[code][0] === status);
  return known ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL');
}

function codeOfBytes(code: string | undefined): FailureCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'REQUEST_TIMEOUT';
  return code === 'HPE_HEADER_OVERFLOW' ? 'HEADERS_TOO_LARGE' : 'BAD_REQUEST';
}
