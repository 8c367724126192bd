import { expect, type Page, test } from '@playwright/test';
import { AdminPage } from '../../pages/admin.page';
import { HubPage } from '../../pages/hub.page';
import { expectAccessible } from '../../support/accessible';
import { accounts, password } from '../../support/accounts';
import { demoIds } from '../../support/demo-ids';
import { expectLoaded } from '../../support/loaded';
import {
  adminRoutes,
  closedToEmployees,
  hubRoutes,
  platformRoutes,
  publicRoutes,
  settingsRoutes,
  signedOutRoutes,
} from '../../support/routes';
import { sidewaysOverflow } from '../../support/targets';
import { texts } from '../../support/texts';

/** Opens each address as a reload would and collects whatever is wrong with the page. */
async function visit(page: Page, routes: readonly string[]): Promise<void> {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => {
    // harmless: a busy browser postpones an observer's callback to the next frame
    if (!message.includes('ResizeObserver loop')) problems.push(`${page.url()}: ${message}`);
  });
  for (const route of routes) {
    await test.step(route, async () => {
      await page.goto(route);
      await expectLoaded(page);
      // no sideways scrolling, whatever the width
      await expect
        .poll(() => sidewaysOverflow(page), `${route} is wider than the window`)
        .toBeLessThanOrEqual(0);
      if (!route.startsWith('/open-api')) await expectAccessible(page);
    });
  }
  expect(problems).toEqual([]);
}

for (const [name, options] of [
  ['on a phone, light', { width: 390, colorScheme: 'light' }],
  ['on a desk, dark', { width: 1440, colorScheme: 'dark' }],
] as const) {
  test.describe(`every page ${name}`, () => {
    test.use({
      viewport: { width: options.width, height: 844 },
      colorScheme: options.colorScheme,
    });
    test.slow();

    test('of visitors', ({ page }) => visit(page, publicRoutes));

    test('before signing in', ({ page }) => visit(page, signedOutRoutes));

    test('of guests', async ({ page, request }) => {
      const ids = await demoIds(request);
      await new HubPage(page, texts.en).signIn(accounts.guest, password);
      await visit(page, hubRoutes(ids));
    });

    test('of staff', async ({ page, request }) => {
      const ids = await demoIds(request);
      await new AdminPage(page).signIn(accounts.owner, password);
      await visit(page, adminRoutes(ids));
    });

    test('of the set-up', async ({ page, request }) => {
      const ids = await demoIds(request);
      await new AdminPage(page).signIn(accounts.owner, password);
      await visit(page, settingsRoutes(ids));
    });

    test('of the platform', async ({ page }) => {
      await new AdminPage(page).signIn(accounts.system, password);
      await visit(page, platformRoutes);
    });

    test('closed to employees, each with a heading that says so', async ({ page, request }) => {
      const ids = await demoIds(request);
      await new AdminPage(page).signIn(accounts.employee, password);
      const closed = closedToEmployees(ids);
      await visit(page, closed);
      for (const route of closed) {
        await test.step(route, async () => {
          await page.goto(route);
          const { notAllowed } = texts.en.admin.access;
          await expect(page.getByRole('heading', { name: notAllowed })).toBeVisible();
        });
      }
    });
  });
}
