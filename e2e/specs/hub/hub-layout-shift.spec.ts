import { expect, type Page, test } from '@playwright/test';
import { HubPage } from '../../pages/hub.page';
import { accounts, password } from '../../support/accounts';
import { shiftsOn, watchShifts } from '../../support/layout-shift';
import { expectLoaded } from '../../support/loaded';
import { texts } from '../../support/texts';

test.slow();

const pages = ['/overview', '/new-reservation', '/stays', '/profile', '/membership'];
const windows = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/**
 * Delays answers one after the other, as on a phone, so that intermediate layouts are seen. Live
 * events are off: an activity added by another test would rightly move the rest.
 */
async function slowAnswers(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    if (route.request().url().includes('/events')) return route.abort();
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
}

/** Loads the page by its address and sums up the layout shifts until it is complete. */
async function expectStill(page: Page, hub: HubPage, path: string): Promise<void> {
  await hub.open(path);
  await expectLoaded(page);
  await expect(page.locator('main h1')).toBeVisible();
  await page.waitForTimeout(500);
  const shifts = await shiftsOn(page);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect.soft(sum, `${path}\n${shifts.flatMap(({ what }) => what).join('\n')}`).toBeLessThan(0.05);
}

for (const [name, viewport] of Object.entries(windows)) {
  test.describe(name, () => {
    test.use({ viewport });

    test('nothing moves on a guest’s pages while they arrive', async ({ page }) => {
      const hub = new HubPage(page, texts.en);
      await hub.signIn(accounts.guest, password);
      await expectLoaded(page);
      await watchShifts(page);
      await slowAnswers(page);
      for (const path of pages) await expectStill(page, hub, path);
    });

    test('nor for a visitor, who has no tabs', async ({ page }) => {
      const hub = new HubPage(page, texts.en);
      await watchShifts(page);
      await slowAnswers(page);
      await expectStill(page, hub, '/new-reservation');
      await expectStill(page, hub, '');
      await expectStill(page, hub, '/signup');
    });
  });
}
