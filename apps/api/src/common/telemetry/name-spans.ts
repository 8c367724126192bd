import { trace } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';

/** Names the span of a request by the pattern of its route: the path itself may have a guest's name in it. */
export function nameSpans(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _reply, done) => {
    const span = trace.getActiveSpan();
    const route = request.routeOptions.url ?? 'unknown';
    span?.updateName(`${request.method} ${route}`);
    span?.setAttributes({ 'http.route': route, 'http.request.id': request.id });
    done();
  });
}
