import { expect, test } from '@playwright/test';
import { HubPage } from '../pages/hub.page';
import { newPerson } from '../support/accounts';
import { Api } from '../support/api';
import { mark, newService, venueDay } from '../support/scene';
import { shoot } from '../support/shoot';
import { fill, texts } from '../support/texts';

const date = venueDay(12);

/** Every state of booking and its outcomes, in three languages, on a phone and a desktop. */
for (const language of ['en', 'no', 'de'] as const) {
  for (const width of [390, 1440]) {
    const view = `hub-${language}-${width}`;
    test.describe(view, () => {
      const text = texts[language];
      const { hub: t, ui, common } = text;
      test.use({
        viewport: { width, height: width < 500 ? 844 : 900 },
        locale: text.locale,
        hasTouch: width < 500,
      });

      test('booking', async ({ page, context, request }) => {
        const owner = await Api.staff(request);
        const own = mark();
        const name = { en: 'Sauna by the fjord', no: 'Badstue ved fjorden', de: 'Sauna am Fjord' };
        const service = await newService(owner, `${name[language]} ${own}`, {
          showAvailability: true,
          description: '',
        });
        const full = await newService(owner, `Yoga ${own}`, { capacity: 1, waitingList: true });
        const hub = new HubPage(page, text);
        const button = (label: string) => page.getByRole('button', { name: label });
        await hub.signUp(newPerson('Åshild'));
        await expect(page.getByText(t.overview.emptyTitle)).toBeVisible();
        await shoot(page, 'overview-empty', view);

        await hub.open(`/new-activity/${service._id}`);
        await expect(page.getByRole('grid')).toBeVisible();
        await shoot(page, 'booking-1-date', view);
        await hub.chooseDate(date);
        await shoot(page, 'booking-2-time', view);
        await hub.chooseTime('10:00');
        await page.getByRole('timer').waitFor();
        await hub.addAdult();
        await hub.addAddon('Ullteppe');
        await button(t.newActivity.companion.add).click();
        await page.getByRole('textbox').first().fill('Ola Nordmann');
        await hub.comment('Vindu, takk.');
        await shoot(page, 'booking-3-details', view);
        await hub.toOverview();
        await shoot(page, 'booking-4-overview', view);

        await context.setOffline(true);
        await hub.complete().click();
        await expect(page.getByText(t.newActivity.failed.undecidedTitle)).toBeVisible();
        await shoot(page, 'booking-5-offline', view);
        await context.setOffline(false);
        await expect(hub.success()).toBeVisible();
        await shoot(page, 'booking-6-complete', view);
        await hub.closeSuccess();

        await hub.open(`/new-activity/${full._id}?date=${date}`);
        const drop = { _service: full._id, date, timeindex: 840, participants: 1 };
        await owner.call('post', '/api/v1/drop-in', drop);
        await page.reload();
        await expect(hub.slot('14:00')).toBeVisible();
        await shoot(page, 'time-full', view);
        await hub.open(`/new-activity/${full._id}?date=${date}&time=840`);
        await expect(page.getByRole('alert')).toBeVisible();
        await shoot(page, 'slot-gone', view);
        await page
          .getByRole('alert')
          .getByRole('button', { name: ui.slots.joinWaitingList })
          .click();
        await hub.toOverview();
        await shoot(page, 'waiting-list-overview', view);
        await button(t.newActivity.waitingList.addToWaitList).click();
        await expect(hub.success()).toBeVisible();
        await hub.closeSuccess();

        await hub.open(`/new-activity/${service._id}?date=${date}&time=840&step=overview`);
        await page.getByRole('timer').waitFor();
        await button(t.booking.cart.another).click();
        await expect(page.getByRole('form', { name: t.booking.cart.title })).toBeVisible();
        await shoot(page, 'cart', view);
        await button(fill(t.booking.cart.remove, { activity: service.name })).click();
        await shoot(page, 'new-activities', view);

        await hub.open('/overview');
        await expect(hub.reservation(service.name)).toBeVisible();
        await shoot(page, 'overview', view);
        await button(`${t.overview.cancel}: ${service.name}`).click();
        await expect(page.getByRole('alertdialog')).toContainText(t.booking.cancelFree);
        await shoot(page, 'overview-cancel', view);
        await button(t.overview.cancelDialog.keep).click();
        await page.getByRole('link', { name: `${t.overview.change}: ${service.name}` }).click();
        await button(t.activity.save).waitFor();
        await shoot(page, 'activity', view);
        await page.getByRole('button', { name: new RegExp(`^${t.activity.timeSection}`) }).click();
        await shoot(page, 'activity-time', view);
        await hub.open('/activity/64b000000000000000000000');
        await expect(page.getByText(t.activity.loadFailedTitle)).toBeVisible();
        await shoot(page, 'activity-error', view);
        const secret = await newService(owner, `Hemmelig ${mark()}`, { code: `K${mark()}` });
        await hub.open(`/new-activity/${secret._id}`);
        await expect(button(t.newActivity.code.submit)).toBeVisible();
        await shoot(page, 'code', view);
        await hub.open(`/new-activity/${service._id}?date=${venueDay(0)}&time=5`);
        await expect(page.getByRole('alert')).toBeVisible();
        await shoot(page, 'time-not-offered', view);
        await expect(page.getByText(common.state.offline)).toHaveCount(0);
      });
    });
  }
}
