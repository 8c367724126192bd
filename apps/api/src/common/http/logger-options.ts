import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PinoLogger } from 'nestjs-pino';
import type { Options } from 'pino-http';
import type { Config } from '../../config/config';
import type { CallContext } from '../context/request-context';
import { traceIds } from '../telemetry/trace-context';

/** Structured logs without headers, bodies, tokens or people's addresses. */
export function loggerOptions(config: Config): Options {
  return {
    level: config.env.LOG_LEVEL,
    ...(config.env.OTEL_EXPORTER_OTLP_ENDPOINT ? { mixin: traceIds } : {}),
    ...(config.env.NODE_ENV === 'development'
      ? { transport: { target: 'pino-pretty', options: { singleLine: true } } }
      : {}),
  };
}

/** One line for each answer, with the request's id; looks at the process's health are left out. */
export function logAnswers(server: FastifyInstance, logger: PinoLogger): void {
  server.addHook('onResponse', (request, reply, done) => {
    if (!request.url.startsWith('/api/health')) {
      const { statusCode, elapsedTime } = reply;
      const answer = {
        req: { id: request.id, method: request.method, path: pathOf(request.url) },
        ...callerOf(request),
        res: { statusCode },
        responseTime: Math.round(elapsedTime),
      };
      if (statusCode >= 500) logger.error(answer, 'request errored');
      else logger.info(answer, 'request completed');
    }
    done();
  });
}

/** Whoever was let in, by the id of their account or key: a log has nobody's name. */
function callerOf({ context }: FastifyRequest & { context?: CallContext }) {
  if (!context) return {};
  const { actor } = context;
  return { by: { kind: actor.kind, ...('id' in actor && { id: actor.id }) } };
}

/**
 * Drops the query, which may contain a reset code, search terms, which may be a guest's name, and the
 * secret of a calendar's address.
 */
const pathOf = (url: string): string | undefined =>
  url.split('?')[0]?.replace(/(search_customer\/|\/feeds\/).+/i, '$1*');
