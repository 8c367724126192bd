import { expect, type Page, test } from '@playwright/test';
import { expectLoaded } from '../../support/loaded';

/** Where another app begins, or the data of a venue: it has to answer, and is not followed. */
const DOORS = /^\/(?:activity-hub|admin|dinside|fnb\/|login|minside\/|open-api|spa\/)/;

/** The addresses of this site that a page links to, without what follows a `?` or a `#`. */
async function linksOf(page: Page): Promise<string[]> {
  const addresses = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
  return [...new Set(addresses)];
}

/** What a page says where a text is missing: its key, or a placeholder that nothing was put into. */
const MISSING = /\b(?:public|ui|common):\w|\{\{|\bundefined\b|\bNaN\b/;

for (const language of ['en', 'no']) {
  test(`every page that leads on from the front page is there in ${language}`, async ({ page }) => {
    test.slow();
    const problems: string[] = [];
    page.on('pageerror', ({ message }) => problems.push(`${page.url()}: ${message}`));
    page.on('console', (message) => {
      // visitors are asked for a session they do not have
      if (message.type() === 'error' && !message.text().includes('401')) {
        problems.push(`${page.url()}: ${message.text()}`);
      }
    });
    const waiting = ['/'];
    const seen = new Set(waiting);
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      const answer = await page.goto(`${path}?lang=${language}`);
      expect.soft(answer?.status(), path).toBe(200);
      if (DOORS.test(path)) continue;
      await expectLoaded(page);
      await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      expect.soft(await page.title(), path).not.toBe('');
      expect.soft(await page.locator('body').textContent(), path).not.toMatch(MISSING);
      for (const link of await linksOf(page)) {
        if (seen.has(link)) continue;
        seen.add(link);
        waiting.push(link);
      }
    }
    expect(problems).toEqual([]);
    expect(seen.size).toBeGreaterThan(15);
  });
}
