import fastify, { type FastifyInstance } from 'fastify';
import { proxyApi } from './api-proxy';
import { type BuiltFolders, serveBuiltApps } from './built-apps';
import { type DevServers, serveDevApps } from './dev-apps';
import { targetOf, vendorOfHost } from './routes';

export interface GatewayOptions {
  /** Address of the API, such as `http://127.0.0.1:3001`. */
  api: string;
  apps: { built: BuiltFolders } | { dev: DevServers };
  /** Host whose subdomains are the venues' own; `localhost` on one machine. */
  mainHost: string;
}

/** The one address in front of the three apps and the API, following routes.ts. */
export async function createGateway(options: GatewayOptions): Promise<FastifyInstance> {
  const server = fastify({
    // Streams of live events would hold a stop for as long as they are open.
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 2048 },
  });
  await proxyApi(server, options.api);
  await server.register(async (scope) => {
    const sendPage =
      'built' in options.apps
        ? await serveBuiltApps(scope, options.apps.built)
        : await serveDevApps(scope, options.apps.dev);
    scope.get('/*', async (request, reply) => {
      const path = request.url.split('?')[0] ?? '/';
      const isVendorHost = vendorOfHost(request.hostname, options.mainHost) !== undefined;
      const target = targetOf(path, isVendorHost);
      if (target === 'api') {
        return reply.code(404).send();
      }
      return sendPage(reply, target);
    });
  });
  return server;
}
