import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { expectLoaded } from './loaded';

const folder = join(__dirname, '..', '..', 'docs', 'screenshots');

/** Animations would make every picture different. */
const STILL = '*, ::before, ::after { animation: none !important; caret-color: transparent; }';

/** Saves a picture of the fully loaded page as docs/screenshots/<view>/<screen>.webp. */
export async function shoot(page: Page, screen: string, view: string): Promise<void> {
  await expectLoaded(page);
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // a window as tall as the page, so that fixed elements are at its bottom
  if (size)
    await page.setViewportSize({ width: size.width, height: Math.max(size.height, height) });
  await shootWindow(page, screen, view);
  if (size) await page.setViewportSize(size);
}

/** A part of the window, in CSS pixels. */
export interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The same for the visible part, loaded or not.
 * @param clip nothing else of the window
 */
export async function shootWindow(
  page: Page,
  screen: string,
  view: string,
  clip?: Clip,
): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const style = await page.addStyleTag({ content: STILL });
  // WebP is half the size of JPEG, and Playwright cannot write it
  const browser = await sessionOf(page);
  const { data } = await browser.send('Page.captureScreenshot', {
    ...{ format: 'webp', quality: 70 },
    ...(clip && { clip: { ...clip, scale: 1 } }),
  });
  await style.evaluate((element) => (element as Element).remove());
  await mkdir(join(folder, view), { recursive: true });
  await writeFile(join(folder, view, `${screen}.webp`), data, 'base64');
}

/** One per page, kept open: closing it would bring an offline page back online. */
const sessions = new WeakMap<Page, CDPSession>();

async function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  return session;
}
