import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { FastifyInstance, FastifyReply } from 'fastify';
import Negotiator from 'negotiator';
import { NotFoundError } from '../common/errors/app-error';
import type { Environment } from '../config/env';
import {
  ASSETS,
  EVERYTHING,
  GUIDES,
  type Guide,
  guidePage,
  REFERENCE,
  type ReferenceSite,
  referencePage,
} from './reference-pages';

/** Written by `npm run build`, for the compiled code and for that which runs from source. */
const BUILT = join(__dirname, '..', '..', 'dist', 'open-api');
const PACKED = { br: '.br', gzip: '.gz' } as const;
const types: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
};
/** A file has its content in its name. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
const FOR_NOW = 'public, max-age=0, must-revalidate';

/** `/open-api` for people, with the guides below it, and `/open-api.json` for programs. Without a build only these are missing. */
export function serveReference(
  server: FastifyInstance,
  openApi: () => OpenAPIObject,
  env: Pick<Environment, 'PUBLIC_URL' | 'SANDBOX_VENUE'>,
): void {
  let read: ReferenceSite | undefined;
  const site = (): ReferenceSite => {
    read ??= {
      guides: built<Guide[]>('guides.json'),
      assets: built<Record<string, string>>('assets.json'),
      publicUrl: env.PUBLIC_URL.replace(/\/$/, ''),
      hasSandbox: env.SANDBOX_VENUE,
    };
    return read;
  };
  const sendPage = (reply: FastifyReply, html: string) =>
    reply.type('text/html; charset=utf-8').header('cache-control', FOR_NOW).send(html);

  server.get('/open-api.json', (_, reply) => reply.send(openApi()));
  server.get(REFERENCE, (_, reply) => sendPage(reply, referencePage(site(), 'partners')));
  server.get(EVERYTHING, (_, reply) => sendPage(reply, referencePage(site(), 'everything')));
  server.get(GUIDES, (_, reply) => reply.redirect(`${GUIDES}/${site().guides[0]?.slug}`));
  server.get<{ Params: { slug: string } }>(`${GUIDES}/:slug`, ({ params }, reply) => {
    const guide = site().guides.find(({ slug }) => slug === params.slug);
    if (!guide) throw new NotFoundError();
    return sendPage(reply, guidePage(site(), guide));
  });
  server.get<{ Params: { file: string } }>(`${ASSETS}/:file`, ({ params, headers }, reply) => {
    if (!Object.values(site().assets).includes(params.file)) throw new NotFoundError();
    const [packing] = new Negotiator({ headers }).encodings(['br', 'gzip', 'identity']);
    const ending = packing === 'br' || packing === 'gzip' ? PACKED[packing] : '';
    if (packing && ending) reply.header('content-encoding', packing);
    return reply
      .type(types[params.file.replace(/^.*\./, '')] ?? 'application/octet-stream')
      .header('cache-control', FOR_GOOD)
      .header('vary', 'accept-encoding')
      .send(readFileSync(join(BUILT, 'assets', `${params.file}${ending}`)));
  });
}

function built<T>(name: string): T {
  const file = join(BUILT, name);
  if (!existsSync(file)) throw new Error(`${file} is missing: npm run build writes it`);
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
