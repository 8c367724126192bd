import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { expectLoaded } from './loaded';

const folder = join(__dirname, '..', '..', 'docs', 'screenshots');

/** What moves of itself would be another picture each time. */
const STILL = '*, ::before, ::after { animation: none !important; caret-color: transparent; }';

/** Keeps a picture of the page as it is when all has come, as docs/screenshots/<view>/<screen>.webp. */
export async function shoot(page: Page, screen: string, view: string): Promise<void> {
  await expectLoaded(page);
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // a window as high as the page, so that what is fixed to its bottom is at the bottom
  if (size)
    await page.setViewportSize({ width: size.width, height: Math.max(size.height, height) });
  await shootWindow(page, screen, view);
  if (size) await page.setViewportSize(size);
}

/** The same of what is in the window, whether all has come or not. */
export async function shootWindow(page: Page, screen: string, view: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const style = await page.addStyleTag({ content: STILL });
  // WebP has half the bytes of JPEG, and Playwright takes none
  const browser = await sessionOf(page);
  const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality: 70 });
  await style.evaluate((element) => (element as Element).remove());
  await mkdir(join(folder, view), { recursive: true });
  await writeFile(join(folder, view, `${screen}.webp`), data, 'base64');
}

/** One for each page, kept open: letting go of it would bring a page that is offline back online. */
const sessions = new WeakMap<Page, CDPSession>();

async function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  return session;
}
