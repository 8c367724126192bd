import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { demoIds } from '../support/demo-ids';
import { venueDay } from '../support/scene';
import { stackUrl } from '../support/stack';
import { type Category, categories, lighthouse, type Marks, marksOf } from './lighthouse';
import { commit, median, root } from './report';

const rounds = Number(process.env.BENCH_ROUNDS ?? 1);
const only = process.env.BENCH_ONLY ?? '';

interface Page {
  readonly path: string;
  /** The least that each must have, 0 to 100. */
  readonly least: Partial<Record<Category, number>>;
}

const asked = (performance: number): Page['least'] => ({
  ...{ performance, accessibility: 95, 'best-practices': 95 },
});
const allOf = (mark: number): Page['least'] =>
  Object.fromEntries(categories.map((category) => [category, mark]));

test('Lighthouse on a phone', async ({ request }) => {
  const { service } = await demoIds(request);
  const hub = '/activity-hub/fjord';
  const sitemap = await (await request.get(`${stackUrl}/sitemap.xml`)).text();
  const site = [...sitemap.matchAll(/href="https?:\/\/[^/]+([^"]*)"/g)].map(
    ([, path = '/']) => path,
  );
  expect(site.length).toBeGreaterThan(20);
  const pages: Page[] = [
    { path: hub, least: asked(85) },
    { path: `${hub}/new-reservation`, least: asked(85) },
    { path: `${hub}/discover/${service}`, least: asked(85) },
    { path: `${hub}/new-activity/${service}?date=${venueDay(8)}`, least: asked(85) },
    { path: '/login', least: asked(80) },
    ...[...new Set(site)].map((path) => ({ path, least: allOf(95) })),
  ].filter(({ path }) => path.includes(only));

  const measured = pages.map((page) => ({ page, marks: [] as Marks[] }));
  for (let round = 0; round < rounds; round++) {
    for (const { page, marks } of measured) {
      marks.push(await marksOf(`${stackUrl}${page.path}`));
      console.log(page.path, JSON.stringify(marks.at(-1)));
    }
  }
  const scoreOf = (marks: readonly Marks[], category: Category) =>
    median(marks.map(({ scores }) => scores[category]));
  const rows = measured.map(({ page, marks }) => {
    const largest = median(marks.map(({ largestPaint }) => largestPaint));
    const scores = categories.map((category) => scoreOf(marks, category));
    const path = page.path.replace(service, '{activity}').replace(/\d{4}-\d\d-\d\d/, '{day}');
    return `| ${[path, ...scores, Math.round(largest)].join(' | ')} |`;
  });
  const [cpu] = cpus();
  const text = `# Lighthouse's marks

Written by \`npm run bench:pages\`: ${lighthouse} as it is, which opens each page on a slow phone with an empty cache. Medians
of ${rounds} round${rounds === 1 ? '' : 's'}, the pages in turn. The hub's pages must have 85 for performance and the staff's sign-in 80, the pages of the
site, in both languages, 95 for everything; the command fails where one has less.

| page | ${categories.join(' | ')} | largest content, ms |
|---|---|---|---|---|---|
${rows.join('\n')}

- Commit ${commit()}, Node ${process.version}
- ${cpus().length} x ${cpu?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB
`;
  console.log(text);
  if (only === '') writeFileSync(join(root, 'docs', 'benchmarks-pages.md'), text);
  const below = measured.flatMap(({ page, marks }) =>
    categories
      .filter((category) => scoreOf(marks, category) < (page.least[category] ?? 0))
      .map((category) => {
        const found = [...new Set(marks.flatMap(({ findings }) => findings))].join(', ');
        return `${page.path}: ${category} ${scoreOf(marks, category)} (${found})`;
      }),
  );
  expect(below).toEqual([]);
});
