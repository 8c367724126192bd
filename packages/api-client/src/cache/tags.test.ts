import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const source = (...path: string[]) => readFileSync(resolve(__dirname, '..', ...path), 'utf8');

/** What no change makes stale, and the file that is opened by its link alone. */
const untagged = [
  'getIntakeForm',
  'getProofOfWorkChallenge',
  'getShownSitePage',
  'getSystemStatus',
  'listCompanions',
  'listImportFields',
  'listMessageKinds',
  'listShownSitePages',
  'openPrivacyArchive',
];

test.each([
  [
    'admin/api.gen.ts',
    readdirSync(resolve(__dirname, '../admin/cache')).map((name) => `admin/cache/${name}`),
    50,
  ],
  ['hub/api.gen.ts', ['hub/cache-tags.ts'], 10],
  ['hub/spa.gen.ts', ['hub/spa.ts'], 8],
  ['hub/pay-link.gen.ts', ['hub/pay-link.ts'], 0],
  ['public/api.gen.ts', ['public/cache-tags.ts'], 4],
])('every read of %s is tagged, so that a change can refresh it', (generated, tagFiles, least) => {
  const tags = tagFiles.map((file) => source(file)).join();
  const reads = Array.from(
    source(generated).matchAll(/^ {4}(\w+): build\.query/gm),
    ([, name = '']) => name,
  );
  expect(reads.length).toBeGreaterThan(least);
  expect(reads.filter((name) => !untagged.includes(name) && !tags.includes(`${name}: {`))).toEqual(
    [],
  );
});
