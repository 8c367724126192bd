import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { drawnPage, filled } from './drawn-pages';
import { frameAncestorsFrom, policyWithin, venueOfContainer } from './frame-ancestors';
import { headAskedFor, pageHeadsFrom, UNKNOWN, withHead } from './page-heads';
import { APPS, type AppName, assetBase, ROOT_FILES, vendorOfHost } from './routes';
import { SECURITY_HEADERS } from './security-headers';

/** The built folder of each app, holding its index.html. */
export type BuiltFolders = Record<AppName, string>;

/** Sends an app's page, which reads the path from the address bar. @param status 404 where it has no page there */
export type SendPage = (
  reply: FastifyReply,
  app: AppName,
  status: 200 | 404,
) => FastifyReply | Promise<FastifyReply>;

/** Where the script lies that venues put into their sites, below an app's folder. */
const WIDGET = 'widget';

/**
 * Serves the apps' built files and lets `reply.sendFile` send their pages.
 * @param api what is asked of venues whose pages are sent
 */
export async function serveBuiltApps(
  server: FastifyInstance,
  folders: BuiltFolders,
  mainHost: string,
  api: string,
): Promise<SendPage> {
  const ancestorsOf = frameAncestorsFrom(api);
  const headOf = pageHeadsFrom(api);
  server.addHook('onSend', async (_request, reply) => {
    const policy = reply.getHeader('content-security-policy');
    reply.headers(SECURITY_HEADERS);
    if (policy) reply.header('content-security-policy', policy);
  });
  await server.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  for (const [index, app] of APPS.entries()) {
    await server.register(fastifyStatic, {
      root: folders[app],
      prefix: assetBase(app),
      decorateReply: index === 0,
      index: false,
      // vite's manifest lies in a hidden folder; source maps are for error reports, not for visitors
      dotfiles: 'ignore',
      allowedPath: (path) => !path.endsWith('.map'),
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cachingOf(path));
        if (isWidget(path)) reply.headers(WIDGET_HEADERS);
      },
    });
  }
  for (const file of ROOT_FILES) {
    server.get(file, async (request, reply) => {
      const path = join(folders.public, file);
      if (!existsSync(path)) return reply.code(404).send();
      if (!/\.(txt|xml)$/.test(file)) {
        return reply.sendFile(file.slice(1), folders.public, { cacheControl: false });
      }
      return reply
        .type(
          file.endsWith('.xml') ? 'application/xml; charset=utf-8' : 'text/plain; charset=utf-8',
        )
        .send(filled(await readFile(path, 'utf8'), request, mainHost));
    });
  }
  const bare = (reply: FastifyReply, app: AppName, status: 200 | 404) =>
    reply.code(status).sendFile('index.html', folders[app], { cacheControl: false });
  return async (reply, app, status) => {
    const { request } = reply;
    const [path = ''] = request.url.split('?');
    const asked =
      status === 200
        ? headAskedFor(app, path, vendorOfHost(request.hostname, mainHost))
        : undefined;
    const head = asked && (await headOf(asked, request.ip));
    if (head === UNKNOWN) return bare(reply, app, 404);
    if (head) {
      const html = await readFile(join(folders[app], 'index.html'), 'utf8');
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(withHead(html, app, head));
    }
    const venue = status === 200 ? venueOfContainer(path) : undefined;
    if (app === 'public' && venue) {
      reply.header('content-security-policy', policyWithin(await ancestorsOf(venue)));
    }
    const page = await drawnPage(folders[app], app, request, status);
    if (page === undefined) return bare(reply, app, status);
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', vary: 'accept-language' })
      .send(filled(page, request, mainHost));
  };
}

/** How long a file of a built app may be kept. @param path on disk */
function cachingOf(path: string): string {
  if (basename(path) === 'index.html') {
    return 'no-cache';
  }
  if (isWidget(path)) return WIDGET_CACHING;
  // vite puts a hash of the content into the names below assets/
  return basename(dirname(path)) === 'assets'
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=3600';
}

const isWidget = (path: string): boolean => basename(dirname(path)) === WIDGET;

/** Its address has its version, and no hash: a mended one reaches every site within a day. */
const WIDGET_CACHING = 'public, max-age=86400, stale-while-revalidate=604800';

/** For sites of other origins, also with `crossorigin` or in a page that isolates itself. */
const WIDGET_HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;
