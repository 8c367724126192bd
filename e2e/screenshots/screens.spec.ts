import { type Page, test } from '@playwright/test';
import { AdminPage } from '../pages/admin.page';
import { HubPage } from '../pages/hub.page';
import { accounts, password } from '../support/accounts';
import { demoIds } from '../support/demo-ids';
import {
  adminRoutes,
  hubRoutes,
  platformRoutes,
  publicRoutes,
  settingsRoutes,
  signedOutRoutes,
} from '../support/routes';
import { venueDay } from '../support/scene';
import { shoot } from '../support/shoot';
import { texts } from '../support/texts';

const everybody = ['visitors', 'guests', 'the platform', 'staff'];
const atWork = ['visitors', 'the platform', 'staff'];
const guests = ['guests'];
const locales = { en: 'en-GB', no: 'nb-NO', de: 'de-DE' } as const;

/**
 * How people see it: a phone, a tablet, a desk; by day and by night; short words and long ones. Guests are
 * on their phone or at a desk, in three languages; staff at a desk or with a tablet, by day and by night.
 */
const views = [
  { name: '390-light-en', width: 390, colorScheme: 'light', language: 'en', of: everybody },
  { name: '390-light-no', width: 390, colorScheme: 'light', language: 'no', of: guests },
  { name: '390-dark-de', width: 390, colorScheme: 'dark', language: 'de', of: everybody },
  { name: '768-light-de', width: 768, colorScheme: 'light', language: 'de', of: atWork },
  { name: '768-dark-en', width: 768, colorScheme: 'dark', language: 'en', of: atWork },
  { name: '1440-light-en', width: 1440, colorScheme: 'light', language: 'en', of: everybody },
  { name: '1440-light-no', width: 1440, colorScheme: 'light', language: 'no', of: guests },
  { name: '1440-light-de', width: 1440, colorScheme: 'light', language: 'de', of: guests },
  { name: '1440-dark-en', width: 1440, colorScheme: 'dark', language: 'en', of: atWork },
] as const;

/**
 * `/admin/guests/64…/stays` is saved as admin-guests-id-stays; parts of a form or report get
 * pictures of their own.
 */
const nameOf = (route: string): string =>
  (route.replace(/\?(?:section|report)=/, '-').split(/[?&]/)[0] ?? '')
    .replace(/[0-9a-f]{24}/g, 'id')
    .replace(/^\//, '')
    .replaceAll('/', '-') || 'home';

for (const view of views) {
  test.describe(view.name, () => {
    test.use({
      viewport: { width: view.width, height: view.width < 500 ? 844 : 900 },
      colorScheme: view.colorScheme,
      locale: locales[view.language],
    });
    const taken = (who: string, take: Parameters<typeof test>[2]) => {
      if (view.of.includes(who)) test(who, take);
    };
    /** Screens in the view's language; signs in through the API. */
    const each = async (page: Page, routes: readonly string[]) => {
      for (const route of routes) {
        await page.goto(route);
        await shoot(page, nameOf(route), view.name);
      }
    };

    taken('visitors', async ({ page, request }) => {
      const routes = publicRoutes(await demoIds(request));
      await each(page, [
        ...routes.filter((route) => !route.startsWith('/open-api')),
        ...signedOutRoutes,
      ]);
    });

    taken('guests', async ({ page, request }) => {
      const ids = await demoIds(request);
      const hub = new HubPage(page, texts[view.language]);
      await hub.signIn(accounts.guest, password);
      await each(page, hubRoutes(ids));

      await page.goto(`/activity-hub/fjord/new-activity/${ids.service}`);
      await hub.chooseDate(venueDay(12));
      await shoot(page, 'activity-hub-fjord-new-activity-time', view.name);
      await hub.freeSlot().click();
      await page.getByRole('timer').waitFor();
      await shoot(page, 'activity-hub-fjord-new-activity-confirm', view.name);
    });

    taken('the platform', async ({ page }) => {
      await new AdminPage(page, view.language).signIn(accounts.system, password);
      await each(page, platformRoutes);
    });

    taken('staff', async ({ page, request }) => {
      const ids = await demoIds(request);
      await new AdminPage(page, view.language).signIn(accounts.owner, password);
      await each(page, [...adminRoutes(ids), ...settingsRoutes(ids)]);
    });
  });
}
