/**
 * Writes what `/open-api` serves into dist/open-api: the guides of docs/api as HTML, Scalar's script, the part of
 * the document that partners call, and our own few files. `npm run build` runs it, once it has written the document.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { guideOrder } from '../src/reference/guide-order';
import { guideOf } from './reference/guide';
import { type OpenApiDocument, partnersDocument } from './reference/partners-document';

const here = dirname(fileURLToPath(import.meta.url));
const docs = join(here, '../../../docs/api');
const target = join(here, '../dist/open-api');

rmSync(target, { recursive: true, force: true });
mkdirSync(join(target, 'assets'), { recursive: true });

const written = readdirSync(docs).map((name) => name.replace(/\.md$/, ''));
const strays = written.filter((slug) => slug !== 'README' && !guideOrder.includes(slug));
if (strays.length > 0) throw new Error(`docs/api has guides that have no place: ${strays}`);

/** Its headings are versions, which the guide to them lists below one of its own. */
const changes = readFileSync(join(docs, '../api-changes.md'), 'utf8')
  .replace(/^[\s\S]*?(?=^## )/m, '')
  .replace(/^## /gm, '### ');
const guides = guideOrder.map((slug) =>
  guideOf(
    slug,
    readFileSync(join(docs, `${slug}.md`), 'utf8').replace(
      /^\[.*\]\(\.\.\/api-changes\.md\)$/m,
      changes,
    ),
  ),
);
writeFileSync(join(target, 'guides.json'), JSON.stringify(guides));

const require = createRequire(import.meta.url);
const scalar = require.resolve('@scalar/api-reference');
const script = readFileSync(join(dirname(scalar), 'browser/standalone.js'));
const document: OpenApiDocument = JSON.parse(
  readFileSync(join(here, '../dist/openapi.json'), 'utf8'),
);
const own = join(here, '../reference');
const files = [
  { name: 'partners.json', content: Buffer.from(JSON.stringify(partnersDocument(document))) },
  { name: 'scalar.js', content: script },
  ...readdirSync(own).map((name) => ({ name, content: readFileSync(join(own, name)) })),
];
const names: Record<string, string> = {};
for (const { name, content } of files) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const [stem, ending] = [name.replace(/\.\w+$/, ''), name.replace(/^.*\./, '')];
  const kept = `${stem}-${hash}.${ending}`;
  names[name] = kept;
  writeFileSync(join(target, 'assets', kept), content);
  // packed once: five megabytes take a second each time
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  writeFileSync(join(target, 'assets', `${kept}.br`), brotliCompressSync(content, { params }));
  writeFileSync(join(target, 'assets', `${kept}.gz`), gzipSync(content));
}
writeFileSync(join(target, 'assets.json'), JSON.stringify(names));
