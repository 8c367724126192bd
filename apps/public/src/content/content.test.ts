import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { SITE_ADDRESSES } from '@atrium/rules/site/site-addresses';
import { PAGES } from '../../../../tooling/runner/src/gateway/pages';
import { credits } from '../../markdown/credits.mjs';
import { facts } from '../../markdown/facts.mjs';
import { type PageModule, pageModule, type Written } from '../../markdown/module.mjs';
import { articlePaths } from '../features/articles/lib/published';
import { contentFiles } from '../testing/content-files';

const read = (language: Written, file: string) =>
  readFileSync(resolve(__dirname, language, file), 'utf8');

const page = (language: Written, file: string): PageModule =>
  pageModule(read(language, file), language);

const files = contentFiles();

test('every page is written in both languages', () => {
  expect(contentFiles('no')).toEqual(files);
});

test.each(files)('%s has the same parts and figures in both languages', (file) => {
  const parts = (language: Written) => page(language, file).headings.map(({ id }) => id);
  if (file !== 'about.md') expect(parts('no')).toEqual(parts('en'));
  const named = (language: Written) => [...read(language, file).matchAll(/\{\{.+?\}\}/g)].join();
  expect(named('no')).toBe(named('en'));
});

/** Other apps' pages and the API's reference, which stand behind the same address. */
const elsewhere = ['/open-api', '/login', '/dinside'];

test.each(files)('every link and picture of %s leads somewhere', (file) => {
  for (const language of ['en', 'no'] as const) {
    const { html, headings } = page(language, file);
    for (const [, address = ''] of html.matchAll(/href="([^"]+)"/g)) {
      if (address.startsWith('https://')) continue;
      const [path = '', anchor] = address.split('#');
      if (path === '') expect(headings.map(({ id }) => id)).toContain(anchor);
      else expect([...PAGES.public, ...elsewhere]).toContain(path);
    }
    for (const [, picture = ''] of html.matchAll(/src="([^"]+)"/g)) {
      expect(() => readFileSync(resolve(__dirname, language, picture))).not.toThrow();
    }
  }
});

test.each(files)('the headings of %s go down one level at a time', (file) => {
  const levels = [...page('en', file).html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));
  const steps = levels.map((level, index) => level - (levels[index - 1] ?? 1));
  expect(steps.filter((step) => step > 1)).toEqual([]);
});

test('a text that a system administrator writes may lead to every page of the site', () => {
  const other = [...elsewhere, '/activity-hub'];
  // those that belong to a booking, or are made for a mail, are nothing to link to
  const ofABooking = ['/open_booking/link', '/payment', '/payment_success'];
  const own = PAGES.public.filter((path) => !path.includes(':') && !ofABooking.includes(path));
  expect(SITE_ADDRESSES.toSorted()).toEqual([...own, ...other].toSorted());
});

test('every article has a route, and every route an article', () => {
  const written = files.filter((file) => /^(?:articles|special)\//.test(file));
  expect(written.map((file) => file.replace('.md', ''))).toEqual(articlePaths);
});

describe('figures', () => {
  const doc = (name: string) => readFileSync(resolve(__dirname, '../../../../docs', name), 'utf8');

  test('are those of the documents that measured them', () => {
    const figures = facts();
    expect(doc('proofs.md')).toContain(
      `- Run: ${figures['oversell.operations']} operations, ${figures['oversell.processes']} API processes`,
    );
    expect(doc('benchmarks.md')).toContain(
      `a name that thousands have: p99 among ${figures['search.guests']} guests | **${figures['search.slowest']}**`,
    );
    expect(doc('benchmarks-live.md')).toContain(
      `to everybody else, p99 | **${figures['live.delay']}**`,
    );
    expect(doc('benchmarks-screens.md')).toContain(
      `- Requests: ${figures['screens.requests']} of ${figures['screens.operations']} operations`,
    );
  });

  test('of several rows are added up', () => {
    const rows = [...doc('proofs.md').matchAll(/^\| (one-server|three-servers) \|(.*)\|$/gm)];
    const cells = rows.map(([, , row = '']) => row.split('|').map((cell) => cell.trim()));
    const acknowledged = cells.map((row) => Number(row[2]?.replace(',', '')));
    const total = acknowledged.reduce((sum, one) => sum + one, 0);
    expect(facts()['crash.acknowledged']).toBe(total.toLocaleString('en-GB'));
  });

  test('stand on the page, as its language writes them', () => {
    const { 'oversell.operations': operations = '', 'search.slowest': slowest = '' } = facts();
    expect(page('en', 'product.md').html).toContain(`${operations} bookings`);
    expect(page('en', 'product.md').html).toContain(slowest);
    expect(page('no', 'product.md').html).toContain(
      `${operations.replaceAll(',', '\u00a0')} bestillinger`,
    );
    expect(page('no', 'product.md').html).toContain(slowest.replace('.', ','));
  });

  test('that nobody measured stop the build', () => {
    const text = '---\ntitle: A\ndescription: B\n---\n\n{{oversell.customers}}';
    expect(() => pageModule(text, 'en')).toThrow('No fact is called oversell.customers');
  });
});

test('patch notes have every version of the changelog, marked as English', () => {
  const changelog = readFileSync(resolve(__dirname, '../../../../CHANGELOG.md'), 'utf8');
  const versions = [...changelog.matchAll(/^## (.+)$/gm)].map(([, version]) => version);
  const { headings, html } = page('no', 'patchnotes.md');
  expect(headings.map(({ title }) => title)).toEqual(versions);
  expect(html).toContain('<div lang="en">');
});

test('the hall of fame names what the product depends on, with its licence', () => {
  const { html } = page('en', 'hall-of-fame.md');
  expect(credits().map(({ name }) => name)).toEqual(
    expect.arrayContaining(['react', 'mongoose', '@mui/material', 'fastify']),
  );
  for (const { name, version, license } of credits()) {
    expect(license).toBeTruthy();
    expect(html).toContain(`>${name}</a></td>\n<td>${version}</td>\n<td>${license}</td>`);
  }
});

test('a page without a description stops the build', () => {
  expect(() => pageModule('---\ntitle: A\n---\n\nText', 'en')).toThrow('no description');
  expect(() => pageModule('# A\n\nText', 'en')).toThrow('front matter');
});
