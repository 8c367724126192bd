import fastify, { type FastifyInstance } from 'fastify';
import { proxyApi } from './api-proxy';
import { type BuiltFolders, serveBuiltApps } from './built-apps';
import { type DevServers, serveDevApps } from './dev-apps';
import { codeOfStatus, fail, frameworkFailures } from './failures';
import { handOn } from './hand-on';
import { isPage } from './pages';
import { SHARED_RULES, targetOf, vendorOfHost } from './routes';

const REQUEST_TIMEOUT_MS = 30_000;
const PAGE_METHODS = ['GET', 'HEAD'];
/** Which of them a path takes is the API's to say. */
const API_METHODS = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'];

export interface GatewayOptions {
  /** Address of the API, such as `http://127.0.0.1:3001`. */
  api: string;
  apps: { built: BuiltFolders } | { dev: DevServers };
  /** Host whose subdomains are the venues' own; `localhost` on one machine. */
  mainHost: string;
}

export interface Gateway {
  server: FastifyInstance;
  /** From now on refuses what would reach the API; what is in progress is still answered. */
  refuseNew(): void;
}

/** The one address in front of the three apps and the API, following routes.ts. */
export async function createGateway(options: GatewayOptions): Promise<Gateway> {
  let isStopping = false;
  const server = fastify({
    // By then nothing but idle connections is left.
    forceCloseConnections: true,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 2048 },
    ...frameworkFailures,
  });
  server.setErrorHandler((error: { statusCode?: number }, _request, reply) =>
    fail(reply, codeOfStatus(error.statusCode)),
  );
  server.setNotFoundHandler((request, reply) => {
    // a file that is not there, or a method that neither pages nor the API take
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead) return fail(reply, 'NOT_FOUND');
    const [path = '/'] = request.url.split('?');
    const methods = targetOf(path, false) === 'api' ? API_METHODS : PAGE_METHODS;
    return fail(reply.header('allow', methods.join(', ')), 'METHOD_NOT_ALLOWED');
  });
  await proxyApi(server, options.api, () => isStopping);
  await server.register(async (scope) => {
    const sendPage =
      'built' in options.apps
        ? await serveBuiltApps(scope, options.apps.built, options.mainHost, options.api)
        : await serveDevApps(scope, options.apps.dev);
    scope.get('/*', async (request, reply) => {
      const path = request.url.split('?')[0] ?? '/';
      const isVendorHost = vendorOfHost(request.hostname, options.mainHost) !== undefined;
      const target = targetOf(path, isVendorHost);
      if (target === 'api') {
        const isOfTheMainHost = !SHARED_RULES.some(({ prefix }) => path.startsWith(prefix));
        if (!isOfTheMainHost) return fail(reply, 'NOT_FOUND');
        // vite draws no pages that the API could put anything into
        if (!('built' in options.apps)) return sendPage(reply, 'public', 200);
        return isStopping
          ? fail(reply, 'SERVICE_UNAVAILABLE')
          : handOn(options.api, request, reply);
      }
      return sendPage(reply, target, isPage(target, path) ? 200 : 404);
    });
  });
  return {
    server,
    refuseNew() {
      isStopping = true;
    },
  };
}
