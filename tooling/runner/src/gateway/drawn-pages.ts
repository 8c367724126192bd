import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
// from its source: this runs before anything is built
import {
  defaultLanguage,
  type Language,
  toLanguage,
} from '../../../../packages/i18n/src/languages';
import { drawnFileOf } from './pages';
import type { AppName } from './routes';

/** What stands for the installation's own address in what the build wrote (apps/public/prerender/page.mjs). */
const ORIGIN = 'http://origin.invalid';

/**
 * A page as the app's build drew it in the visitor's language, or undefined where it drew none.
 * @param folder the built app
 */
export async function drawnPage(
  folder: string,
  app: AppName,
  request: FastifyRequest,
  status: 200 | 404,
): Promise<string | undefined> {
  const [path = '/'] = request.url.split('?');
  const name = status === 404 ? '404' : drawnFileOf(app, path);
  if (!name) return undefined;
  const file = join(folder, 'pages', languageOf(request), `${name}.html`);
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
}

/** As the app chooses it, but for what the visitor chose before: that is kept in the browser alone. */
function languageOf(request: FastifyRequest): Language {
  const [, query = ''] = request.url.split('?');
  const asked = toLanguage(new URLSearchParams(query).get('lang'));
  const accepted = new Negotiator(request.raw).languages().map(toLanguage);
  return asked ?? accepted.find((language) => language !== undefined) ?? defaultLanguage;
}

/** Puts the installation's own address, also on a venue's host, where the build left room for it. */
export function filled(text: string, { protocol, port }: FastifyRequest, mainHost: string): string {
  return text.replaceAll(ORIGIN, `${protocol}://${mainHost}${port ? `:${port}` : ''}`);
}
