import type { Options } from 'pino-http';
import type { Config } from '../../config/config';

/** Structured logs with the request's id; no header, body, token or address of a person in them. */
export function loggerOptions(config: Config): Options {
  return {
    level: config.env.LOG_LEVEL,
    genReqId: (request) => request.id,
    autoLogging: { ignore: (request) => request.url?.startsWith('/api/health') ?? false },
    serializers: {
      req: ({ id, method, url }: { id: unknown; method: string; url: string }) => ({
        id,
        method,
        // a query can hold a reset code, a term can be a guest's name
        path: url.split('?')[0]?.replace(/(search_customer\/).+/, '$1*'),
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    ...(config.env.NODE_ENV === 'development'
      ? { transport: { target: 'pino-pretty', options: { singleLine: true } } }
      : {}),
  };
}
