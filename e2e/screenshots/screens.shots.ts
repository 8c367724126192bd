import { expect, type Page, test } from '@playwright/test';
import { AdminPage } from '../pages/admin.page';
import { HubPage } from '../pages/hub.page';
import { accounts, password } from '../support/accounts';
import { demoIds } from '../support/demo-ids';
import { adminRoutes, hubRoutes, publicRoutes, signedOutRoutes } from '../support/routes';
import { texts } from '../support/texts';

const FOLDER = '../docs/screenshots';
/** What only shows while something is on its way; a meter of how full a service is stays. */
const LOADING =
  '.MuiCircularProgress-indeterminate, .MuiLinearProgress-indeterminate, .MuiSkeleton-root, [aria-busy="true"]';

/** A file name that is the same in every run: ids become what they are the id of. */
function nameOf(route: string, ids: Record<string, string>): string {
  const readable = Object.entries(ids).reduce(
    (path, [kind, id]) => (id ? path.replaceAll(id, kind) : path),
    route.split('?')[0] ?? route,
  );
  return readable.replace(/^\//, '').replaceAll('/', '-') || 'home';
}

async function shoot(
  page: Page,
  routes: readonly string[],
  suffix: string,
  ids: Record<string, string> = {},
): Promise<void> {
  for (const route of routes) {
    await test.step(route, async () => {
      await page.goto(route);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.locator(LOADING)).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: `${FOLDER}/${nameOf(route, ids)}${suffix}.png` });
    });
  }
}

const looks = [
  { suffix: '-390', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { suffix: '-1440', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { suffix: '-1440-dark', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
] as const;

for (const { suffix, viewport, colorScheme } of looks) {
  test.describe(`screens${suffix}`, () => {
    test.use({ viewport, colorScheme });

    test('of visitors', ({ page }) => shoot(page, publicRoutes, suffix));

    test('before signing in', ({ page }) => shoot(page, signedOutRoutes, suffix));

    test('of guests', async ({ page, request }) => {
      const ids = await demoIds(request);
      await new HubPage(page, texts.en).signIn(accounts.guest, password);
      await shoot(page, hubRoutes(ids), suffix, ids);
    });

    test('of staff', async ({ page, request }) => {
      const ids = await demoIds(request);
      await new AdminPage(page).signIn(accounts.owner, password);
      await shoot(page, adminRoutes(ids), suffix, ids);
    });
  });
}
