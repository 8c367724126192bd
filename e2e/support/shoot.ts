import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectLoaded } from './loaded';

const folder = join(__dirname, '..', '..', 'docs', 'screenshots');

/** Keeps a picture of the page as it is, as docs/screenshots/<view>/<screen>.jpg. */
export async function shoot(page: Page, screen: string, view: string): Promise<void> {
  await expectLoaded(page);
  await page.evaluate(() => document.fonts.ready);
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // a window as high as the page, so that what is fixed to its bottom is at the bottom
  if (size)
    await page.setViewportSize({ width: size.width, height: Math.max(size.height, height) });
  await page.screenshot({
    path: join(folder, view, `${screen}.jpg`),
    type: 'jpeg',
    quality: 70,
    fullPage: true,
    animations: 'disabled',
  });
  if (size) await page.setViewportSize(size);
}
