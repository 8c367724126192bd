import type { Page } from '@playwright/test';

/**
 * Opens a page, and goes on when it is told what others do. A change before that is no news to it: it may
 * have been read already, or may not.
 * @param path of the staff's pages
 */
export async function gotoLive(page: Page, path: string): Promise<void> {
  // the stream of the page before may be answered as late as this
  const told = page
    .waitForEvent('framenavigated', (frame) => frame.url().endsWith(path))
    .then(() => page.waitForResponse('**/api/v1/admin/events'));
  await page.goto(path);
  await told;
}
