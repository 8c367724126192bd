import { expect, test } from '@playwright/test';
import { stackUrl } from '../../support/stack';

test.use({ javaScriptEnabled: false });

/** The pages that the sitemap names, with their other languages. */
function pagesOf(sitemap: string): { address: string; norwegian: string }[] {
  return [...sitemap.matchAll(/<url><loc>([^<]+)<\/loc>(.*)<\/url>/g)].map(
    ([, address = '', others = '']) => ({
      address,
      norwegian: /hreflang="no" href="([^"]+)"/.exec(others)?.[1] ?? '',
    }),
  );
}

test('search engines find every page, and each can be read without scripts', async ({
  page,
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const [, sitemap = ''] = /^Sitemap: (\S+)$/m.exec(robots) ?? [];
  expect(sitemap).toBe(`${stackUrl}/sitemap.xml`);
  const pages = pagesOf(await (await request.get(sitemap)).text());
  expect(pages.map(({ address }) => address)).toEqual(
    expect.arrayContaining(
      ['/', '/about', '/help-center', '/fnb', '/spa'].map((path) => stackUrl + path),
    ),
  );

  /** Width and height, as the head of a PNG has them. */
  const sizeOf = async (picture = '') => {
    const png = await (await request.get(picture)).body();
    return [png.readUInt32BE(16), png.readUInt32BE(20)];
  };

  for (const { address, norwegian } of pages) {
    const titles: (string | null)[] = [];
    const pictures: string[] = [];
    for (const [link, locale] of [
      [address, 'en-GB'],
      [norwegian, 'nb-NO'],
    ] as const) {
      await page.goto(link);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', link);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20}/);
      pictures.push(
        (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '',
      );
      titles.push(await page.getByRole('heading', { level: 1 }).textContent());
      for (const data of await page
        .locator('script[type="application/ld+json"]')
        .allTextContents()) {
        expect(JSON.parse(data)).toMatchObject({
          '@context': 'https://schema.org',
          inLanguage: locale,
        });
      }
    }
    expect(titles[0], address).not.toBe(titles[1]);
    expect(pictures[0], address).not.toBe(pictures[1]);
    expect(await sizeOf(pictures[0])).toEqual([1200, 630]);
  }
});

test('an article, an answer and a page that is not there', async ({ page }) => {
  await page.goto('/articles/nine-oclock');
  await expect(page.getByRole('article')).toContainText('The venue’s day');

  await page.goto('/help-center');
  await page.getByText('I forgot my password').click();
  await expect(page.getByText('valid for one hour')).toBeVisible();

  const missing = await page.goto('/nothing-here');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
