import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const source = (...path: string[]) => readFileSync(resolve(__dirname, '..', ...path), 'utf8');

/** What no change makes stale. */
const untagged = ['listCompanions', 'listMessageKinds', 'listImportFields'];

test.each([
  ['admin', readdirSync(resolve(__dirname, '../admin/cache')).map((name) => `cache/${name}`), 50],
  ['hub', ['cache-tags.ts'], 10],
  ['public', ['cache-tags.ts'], 4],
])('every read of the %s is tagged, so that a change can refresh it', (app, tagFiles, least) => {
  const tags = tagFiles.map((file) => source(app, file)).join();
  const reads = Array.from(
    source(app, 'api.gen.ts').matchAll(/^ {4}(\w+): build\.query/gm),
    ([, name = '']) => name,
  );
  expect(reads.length).toBeGreaterThan(least);
  expect(reads.filter((name) => !untagged.includes(name) && !tags.includes(`${name}: {`))).toEqual(
    [],
  );
});
