import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { filesOf, gzipKb } from '../../tooling/bundle-size/src/budgets.mjs';
import { demoIds } from '../support/demo-ids';
import { stackUrl } from '../support/stack';
import { type Measured, report, root } from './report';
import { serveFolder } from './serve-folder';
import { timeToInteractive } from './time-to-interactive';

const hub = join(root, 'apps', 'hub', 'dist');
const empty = join(root, 'apps', 'hub', 'dist-empty');
const rounds = Number(process.env.BENCH_ROUNDS ?? 1);

/** The gzipped JavaScript a page needs, counted like the build's budget. */
function scriptKb(dist: string, modules: string[]): number {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8'));
  return filesOf(manifest, modules).reduce(
    (sum, file) => sum + gzipKb(readFileSync(join(dist, file))),
    0,
  );
}

const routes = 'src/app/routes/';
const texts = '../../packages/i18n/src/locales/en/';
const firstTexts = ['common', 'ui', 'account'].map((area) => `${texts}${area}.ts`);

test('the hub beside an empty page of its stack', async ({ browser, request }) => {
  const { service } = await demoIds(request);
  const served = await serveFolder(empty, '/_empty/');
  const pages = [
    { page: 'empty page', url: served.url, selector: 'h1', kb: scriptKb(empty, []) },
    {
      page: 'login',
      url: `${stackUrl}/activity-hub/fjord`,
      selector: 'input[name="email"]',
      kb: scriptKb(hub, [...firstTexts, `${routes}account/login.tsx`]),
    },
    {
      page: 'new-activity',
      url: `${stackUrl}/activity-hub/fjord/new-activity/${service}`,
      selector: 'main [role="grid"] button:not([disabled]):not([aria-disabled="true"])',
      kb: scriptKb(hub, [
        ...firstTexts,
        `${texts}hub.ts`,
        `${texts}errors.ts`,
        `${routes}venue-pages.tsx`,
        `${routes}booking/new-activity.tsx`,
      ]),
    },
  ];
  const measured: Measured[] = pages.map(({ page, kb }) => ({ page, scriptKb: kb, rounds: [] }));
  for (let round = 0; round < rounds; round++) {
    for (const [index, { url, selector }] of pages.entries()) {
      measured[index]?.rounds.push(await timeToInteractive(browser, url, selector));
    }
  }
  await served.close();
  const text = report(measured, browser.version());
  writeFileSync(join(root, 'docs', 'benchmarks-hub.md'), text);
  console.log(text);
  for (const { rounds: all } of measured) expect(all).toHaveLength(rounds);
});
