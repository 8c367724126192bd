import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config';
import { AppError } from '../errors/app-error';

/** Paths that sign in, refresh or sign out, and so set or read cookies. */
export const isOfSession = (path: string): boolean => /^\/api\/(v1\/)?auth\//.test(path);

/**
 * Refuses a session's calls from pages of strangers: a page elsewhere could sign its visitor in to
 * an account of its own, or out. Apps and scripts that are no browser send no `Origin`.
 */
export function refuseStrangeOrigins(server: FastifyInstance, config: Config): void {
  const isKnown = knownOrigins(config);
  server.addHook('onRequest', (request, _reply, done) => {
    const { origin } = request.headers;
    const isSafe = request.method === 'GET' || request.method === 'HEAD';
    if (origin === undefined || isSafe || !isOfSession(request.url)) return done();
    const isOwn = isKnown(origin) || isSameHost(origin, request);
    done(isOwn ? undefined : new AppError(403, 'ORIGIN_NOT_ALLOWED'));
  });
}

/** The public address, a venue's own host below it, or an app deployed elsewhere. */
export function knownOrigins({ publicUrl, env }: Pick<Config, 'publicUrl' | 'env'>) {
  const { protocol, host, origin: main } = new URL(publicUrl);
  const known = new Set([main, ...env.CORS_ORIGINS]);
  const below = `.${host}`;
  return (origin: string): boolean => {
    if (known.has(origin)) return true;
    if (!origin.startsWith(`${protocol}//`) || !origin.endsWith(below)) return false;
    const slug = origin.slice(protocol.length + 2, -below.length);
    return /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/.test(slug);
  };
}

/** Whether the page has the very address that was called, such as 127.0.0.1 instead of localhost. */
function isSameHost(origin: string, request: FastifyRequest): boolean {
  return URL.canParse(origin) && new URL(origin).host === request.host;
}
