import { formatDate } from '@atrium/i18n/format';
import { expect, test } from '@playwright/test';
import { HubPage } from '../../pages/hub.page';
import { Api } from '../../support/api';
import { Keyboard } from '../../support/keyboard';
import { newGuest } from '../../support/new-guest';
import { mark, newService, venueDay } from '../../support/scene';
import { fill, texts } from '../../support/texts';

test.slow();

test('a booking from login to complete with the keyboard alone', async ({ page, request }) => {
  const owner = await Api.staff(request);
  const service = await newService(owner, `Tastatur ${mark()}`, { showAvailability: true });
  const guest = await newGuest(request, 'Tuva');
  const date = venueDay(10);
  const { hub: t, common, ui } = texts.en;
  const hub = new HubPage(page, texts.en);
  const keys = new Keyboard(page);
  const button = (name: string) => page.getByRole('button', { name });
  /** A page takes the focus to its heading when it comes, from wherever Tab has brought it by then. */
  const arrivesAt = (name: string) =>
    expect(page.getByRole('heading', { level: 1, name })).toBeFocused();

  await test.step('logs in', async () => {
    await hub.open();
    await keys.type(page.getByLabel(common.fields.email), guest.email);
    await keys.type(page.getByLabel(common.fields.password, { exact: true }), guest.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/overview');
    await arrivesAt(t.overview.title);
  });

  await test.step('chooses the activity and a day with the arrow keys', async () => {
    await keys.activate(page.getByRole('link', { name: t.tabs.newActivities }).first());
    await arrivesAt(t.newReservation.title);
    await keys.activate(
      page.getByRole('link', {
        name: fill(t.newReservation.bookNowFor, { service: service.name }),
      }),
    );
    await hub.expectMonthKnown();
    const first = page.getByRole('grid').locator('button[tabindex="0"]');
    await keys.tabTo(first);
    const wanted = formatDate('en', date, 'full');
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    for (let day = 0; day < 40 && !(await focused()).startsWith(wanted); day += 1) {
      const before = await focused();
      await page.keyboard.press('ArrowRight');
      await expect.poll(focused).not.toBe(before);
    }
    await hub.expectMonthKnown();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: t.newActivity.chooseTime })).toBeFocused();
  });

  await test.step('chooses a time, the party, an addon, and comments', async () => {
    await keys.activate(hub.slot('10:00'));
    await expect(hub.step('details')).toBeFocused();
    await keys.activate(button(ui.participants.moreAdults), 'Space');
    await keys.activate(button(fill(t.newActivity.addons.more, { addon: 'Ullteppe' })));
    await keys.type(
      page.getByRole('textbox', { name: t.newActivity.comment.label }),
      'By keyboard',
    );
    await keys.activate(hub.continue());
    await expect(hub.step('overview')).toBeFocused();
  });

  await test.step('goes back to change the comment, and on again', async () => {
    await keys.activate(button(`${t.booking.change}: ${t.newActivity.comment.label}`));
    await expect(page.getByRole('textbox', { name: t.newActivity.comment.label })).toHaveValue(
      'By keyboard',
    );
    await keys.activate(hub.continue());
    await expect(hub.step('overview')).toBeFocused();
  });

  await test.step('completes, and finds it on the own page', async () => {
    await keys.activate(hub.complete());
    await expect(hub.success()).toBeVisible();
    await expect(button(t.newActivity.success.toMyPage)).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/overview');
    await expect(hub.reservation(service.name)).toContainText('1 × Ullteppe');
  });
});
