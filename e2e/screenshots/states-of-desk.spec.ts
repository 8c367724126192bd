import { type Page, type Route, test } from '@playwright/test';
import { AdminPage } from '../pages/admin.page';
import { accounts, password } from '../support/accounts';
import { demoIds } from '../support/demo-ids';
import { newVenue } from '../support/new-venue';
import { shoot, shootWindow } from '../support/shoot';

/** The screens of the front desk, with a picture of each. */
const screens = (ids: { guest: string; booking: string }) =>
  [
    ['dashboard', '/admin'],
    ['guests', '/admin/search/an'],
    ['guest-card', `/admin/guests/${ids.guest}`],
    ['messages', `/admin/guests/${ids.guest}/messages`],
    ['list-bookings', '/admin/list_bookings'],
    ['reservation', `/admin/reservations/${ids.booking}`],
    ['express-booking', '/admin/express_booking'],
    ['register-arrival', '/admin/register_arrival'],
    ['waiting-list', '/admin/waiting_list'],
    ['reports', '/admin/reports'],
    ['services', '/admin/settings/services'],
    ['audit', '/admin/settings/auditLogs'],
  ] as const;

const views = [
  { name: 'desk-768-light', width: 768, colorScheme: 'light' },
  { name: 'desk-1440-dark', width: 1440, colorScheme: 'dark' },
] as const;

/** Requests the frame needs: who is signed in, and live news. */
const ofFrame = /\/api\/(auth\/|v1\/admin\/notices)|\/(live|events)\b/;

/** Everything that a screen asks for meets this fate; the frame around it does not. */
const meet = (page: Page, fate: (route: Route) => Promise<void>) =>
  page.route(/\/api\//, (route) =>
    ofFrame.test(new URL(route.request().url()).pathname) ? route.continue() : fate(route),
  );

const failed = {
  status: 500,
  contentType: 'application/json',
  body: JSON.stringify({
    success: false,
    error: { code: 'INTERNAL', message: 'Something went wrong', requestId: '7f3a' },
  }),
};

for (const view of views) {
  test.describe(view.name, () => {
    test.use({ viewport: { width: view.width, height: 900 }, colorScheme: view.colorScheme });

    test('while it loads, and when it cannot', async ({ page, request }) => {
      const ids = await demoIds(request);
      await new AdminPage(page).signIn(accounts.owner, password);
      for (const [name, address] of screens(ids)) {
        // never answered: the page is left before
        await meet(page, () => new Promise(() => undefined));
        await page.goto(address);
        await page.locator('main .MuiSkeleton-root, main h1').first().waitFor();
        await shootWindow(page, `${name}-loading`, view.name);
        await page.unrouteAll({ behavior: 'ignoreErrors' });

        await meet(page, (route) => route.fulfill(failed));
        await page.goto(address);
        await page.locator('main').getByRole('alert').first().waitFor();
        await shootWindow(page, `${name}-error`, view.name);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    });

    test('where there is nothing yet', async ({ page, request }) => {
      const venue = await newVenue(request);
      const guest = await venue.owner.call<{ _id: string }>('post', '/api/v1/admin/customers', {
        firstname: 'Nora',
        lastname: 'Vik',
      });
      await new AdminPage(page).signIn(venue.email, password);
      for (const [name, address] of screens({ guest: guest._id, booking: '' })) {
        if (name === 'reservation') continue;
        await page.goto(address);
        await shoot(page, `${name}-empty`, view.name);
      }
    });
  });
}
