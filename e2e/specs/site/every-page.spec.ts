import { expect, type Page, test } from '@playwright/test';
import { AdminPage } from '../../pages/admin.page';
import { HubPage } from '../../pages/hub.page';
import { expectAccessible } from '../../support/accessible';
import { accounts, password } from '../../support/accounts';
import { demoIds } from '../../support/demo-ids';
import { expectLoaded } from '../../support/loaded';
import { missingTexts } from '../../support/missing-texts';
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

const phone = { width: 390, height: 844, colorScheme: 'light' } as const;
const desk = { width: 1440, height: 844, colorScheme: 'dark' } as const;

async function show(page: Page, { width, height, colorScheme }: typeof phone | typeof desk) {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme });
}

/** The page is complete and no wider than its window. */
async function expectFits(page: Page, route: string): Promise<void> {
  await expectLoaded(page);
  await expect
    .poll(() => sidewaysOverflow(page), `${route} is wider than the window`)
    .toBeLessThanOrEqual(0);
}

/**
 * Opens each address as a reload would, on a phone and at a desk by turns, and shows it in the other
 * size and colors without loading it again, as turning a tablet does. Collects whatever is wrong.
 */
async function visit(page: Page, routes: readonly string[]): Promise<void> {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => {
    // harmless: a busy browser postpones an observer's callback to the next frame
    if (!message.includes('ResizeObserver loop')) problems.push(`${page.url()}: ${message}`);
  });
  for (const [index, route] of routes.entries()) {
    await test.step(route, async () => {
      const devices = index % 2 === 0 ? [phone, desk] : [desk, phone];
      for (const [turn, device] of devices.entries()) {
        await show(page, device);
        if (turn === 0) await page.goto(route);
        await expectFits(page, route);
        await expectAccessible(page);
      }
      expect.soft(await missingTexts(page), `${route} shows keys of texts`).toEqual([]);
    });
  }
  expect(problems).toEqual([]);
}

test.describe('every page, on a phone in light and at a desk in dark colors', () => {
  test.slow();

  test('of visitors', async ({ page, request }) =>
    visit(page, publicRoutes(await demoIds(request))));

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

  test('closed to employees, with a heading that says so', async ({ page, request }) => {
    const ids = await demoIds(request);
    await new AdminPage(page).signIn(accounts.employee, password);
    // which pages are closed to whom levels.test.tsx asks of each; here every fifth, of the built app and the real API
    const some = closedToEmployees(ids).filter((_, index) => index % 5 === 0);
    for (const [index, route] of some.entries()) {
      await test.step(route, async () => {
        await show(page, index % 2 === 0 ? phone : desk);
        await page.goto(route);
        const { notAllowed } = texts.en.admin.access;
        await expect(page.getByRole('heading', { name: notAllowed })).toBeVisible();
        await expectFits(page, route);
        // one page with another address in it each time: once for each size is enough
        if (index < 2) await expectAccessible(page);
      });
    }
  });
});
