import type { Page } from '@playwright/test';

/**
 * Opens a page and waits until its live events are connected. Earlier changes may or may not be on
 * the page already.
 * @param path of a back office page
 */
export async function gotoLive(page: Page, path: string): Promise<void> {
  // the previous page's stream may be answered as late as this
  const told = page
    .waitForEvent('framenavigated', (frame) => frame.url().endsWith(path))
    .then(() => page.waitForResponse('**/api/v1/admin/events'));
  await page.goto(path);
  await told;
}
