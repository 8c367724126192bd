import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import type { SendPage } from './built-apps';
import { APPS, type AppName, assetBase } from './routes';

/** The address of each app's vite server, such as `http://127.0.0.1:5173`. */
export type DevServers = Record<AppName, string>;

/** Serves the apps from their vite servers, hot reload's websockets included. */
export async function serveDevApps(
  server: FastifyInstance,
  devServers: DevServers,
): Promise<SendPage> {
  for (const app of APPS) {
    const prefix = `/_${app}`;
    await server.register(httpProxy, {
      prefix,
      upstream: devServers[app],
      rewritePrefix: prefix,
      websocket: true,
      wsUpstream: devServers[app].replace(/^http/, 'ws'),
    });
  }
  return async (reply, app, status) => {
    // vite answers its page at its base only; the app reads the real path from the address bar.
    const page = await fetch(`${devServers[app]}${assetBase(app)}`);
    return reply
      .code(page.ok ? status : page.status)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(await page.text());
  };
}
