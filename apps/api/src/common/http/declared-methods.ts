import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error';

interface Declared {
  readonly path: RegExp;
  readonly methods: Set<string>;
}

/** Answers 405 with `Allow` where a path is declared, but not with this method. Before any route is added. */
export function refuseOtherMethods(server: FastifyInstance): void {
  const declared = new Map<string, Declared>();
  server.addHook('onRoute', ({ url, method }) => {
    if (url === '*' || url === '/*') return;
    const route = declared.get(url) ?? { path: expressionOf(url), methods: new Set() };
    for (const one of [method].flat()) route.methods.add(one);
    declared.set(url, route);
  });
  server.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done();
    const [path = ''] = request.url.split('?');
    const methods = [...declared.values()]
      .filter((route) => route.path.test(path))
      .flatMap((route) => [...route.methods]);
    if (methods.length === 0) return done();
    reply.header('allow', [...new Set(methods)].sort().join(', '));
    done(new AppError(405, 'METHOD_NOT_ALLOWED'));
  });
}

/** @param url as routes are declared, such as `/api/v1/services/:id` */
function expressionOf(url: string): RegExp {
  const parts = url
    .split('/')
    .map((part) =>
      part.startsWith(':')
        ? '[^/]+'
        : part === '*'
          ? '.*'
          : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'),
    );
  return new RegExp(`^${parts.join('/')}$`);
}
