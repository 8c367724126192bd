import { expect, test } from '@playwright/test';
import { HubPage } from '../../pages/hub.page';
import { newPerson } from '../../support/accounts';
import { Api } from '../../support/api';
import { expectFit } from '../../support/fit';
import { mark, newService, venueDay } from '../../support/scene';
import { texts } from '../../support/texts';

test.slow();

const { account, hub: t, ui } = texts.en;
const date = venueDay(8);

test.describe('on the smallest phone, with a thumb', () => {
  test.use({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('every page of an account', async ({ page }) => {
    const hub = new HubPage(page, texts.en);
    for (const [path, title] of [
      ['', account.login.title],
      ['/signup', account.signup.signup],
      ['/reset-password', account.resetPassword.title],
    ] as const) {
      await hub.open(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expectFit(page, title);
    }
  });

  test('every step of a booking, and what it becomes', async ({ page, request }) => {
    const owner = await Api.staff(request);
    const service = await newService(owner, `Liten skjerm ${mark()}`, { showAvailability: true });
    const hub = new HubPage(page, texts.en);
    await hub.signUp(newPerson('Kari'));
    await expectFit(page, 'nothing booked');
    await page.getByRole('link', { name: t.tabs.newActivities }).first().click();
    await expect(page.getByRole('link', { name: service.name, exact: true })).toBeVisible();
    await expectFit(page, 'new activities');
    await hub.chooseActivity(service.name);
    await expect(page.getByRole('grid')).toBeVisible();
    await expectFit(page, 'date');
    await hub.chooseDate(date);
    await expect(hub.slot('10:00')).toBeVisible();
    await expectFit(page, 'time');
    await hub.chooseTime('10:00');
    await page.getByRole('timer').waitFor();
    await page.getByRole('button', { name: t.newActivity.companion.add }).click();
    await page.getByLabel(/^Name 1/).fill('Ola Nordmann');
    await hub.addAddon('Ullteppe');
    await hub.comment('A window, please.');
    await expectFit(page, 'guest details');
    await hub.toOverview();
    await expectFit(page, 'booking overview');

    // the one button is where the thumb is
    const bottom = async () => {
      const button = await hub.complete().boundingBox();
      return button && button.y + button.height;
    };
    await expect.poll(bottom).toBeGreaterThan(740 - 120);

    await hub.complete().click();
    await expect(hub.success()).toBeVisible();
    await expectFit(page, 'booking complete');
    await page.reload();
    await expect(hub.success()).toBeVisible();
    await hub.closeSuccess();
    await expect(hub.reservation(service.name)).toBeVisible();
    await expectFit(page, 'my activities');

    await page.getByRole('button', { name: `${t.overview.cancel}: ${service.name}` }).click();
    await expect(page.getByRole('alertdialog')).toContainText(t.booking.cancelFree);
    await expectFit(page, 'asked before cancelling');
    await page.getByRole('button', { name: t.overview.cancelDialog.keep }).click();

    await page.getByRole('link', { name: `${t.overview.change}: ${service.name}` }).click();
    await expect(hub.reservation(service.name)).toHaveCount(0);
    for (const section of [
      t.activity.dateSection,
      t.activity.timeSection,
      t.activity.participantsSection,
    ]) {
      await page.getByRole('button', { name: new RegExp(`^${section}`) }).click();
      await expectFit(page, `changing: ${section}`);
    }
  });

  test('a slot that is just gone, the waiting list, a code and what is not there', async ({
    page,
    request,
  }) => {
    const owner = await Api.staff(request);
    const name = `Fullt ${mark()}`;
    const service = await newService(owner, name, { capacity: 1, waitingList: true });
    const hub = new HubPage(page, texts.en);
    await hub.signUp(newPerson('Per'));
    const place = `/new-activity/${service._id}?date=${date}&time=600`;

    await hub.open(place);
    await page.getByRole('timer').waitFor();
    await expectFit(page, 'the last place');
    const drop = { _service: service._id, date, timeindex: 840, participants: 1 };
    await owner.call('post', '/api/v1/drop-in', drop);
    await hub.open(`/new-activity/${service._id}?date=${date}&time=840`);
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('button', { name: '10:00' })).toBeVisible();
    await expectFit(page, 'a full slot with the nearest other');

    await alert.getByRole('button', { name: ui.slots.joinWaitingList }).click();
    await expect(page.getByText(t.newActivity.waitingList.text)).toBeVisible();
    await expectFit(page, 'the waiting list');
    await hub.toOverview();
    await expectFit(page, 'the overview of a place on the waiting list');
    await page.getByRole('button', { name: t.newActivity.waitingList.addToWaitList }).click();
    await expect(hub.waiting()).toContainText(t.newActivity.success.waitingListText);
    await hub.closeSuccess(hub.waiting());
    await expect(hub.reservation(name)).toContainText('Number 1 on the waiting list');
    await expectFit(page, 'waiting');

    const secret = await newService(owner, `Hemmelig ${mark()}`, { code: `K${mark()}` });
    await hub.open(`/new-activity/${secret._id}`);
    await expect(page.getByLabel(t.newActivity.code.label)).toBeVisible();
    await expectFit(page, 'a code');

    await hub.open('/activity/64b000000000000000000000');
    await expect(page.getByText(t.activity.loadFailedTitle)).toBeVisible();
    await expect(page.getByText(t.activity.loadFailed)).toBeVisible();
    await expectFit(page, 'an error');
  });

  test('asked to move less, the page moves nothing', async ({ page, request }) => {
    const owner = await Api.staff(request);
    const service = await newService(owner, `Rolig ${mark()}`);
    const hub = new HubPage(page, texts.en);
    await hub.open(`/new-activity/${service._id}?date=${date}`);
    await expect(hub.slot('10:00')).toBeVisible();
    const moving = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('body *')]
            .map((element) => getComputedStyle(element))
            .filter(
              ({ animationName, animationDuration, transitionDuration }) =>
                (animationName !== 'none' && Number.parseFloat(animationDuration) > 0.01) ||
                Number.parseFloat(transitionDuration) > 0.01,
            ).length,
      );
    await expect.poll(moving).toBe(0);
  });
});
