import { expect, type Page, test } from '@playwright/test';
import { HubPage } from '../../pages/hub.page';
import { newPerson } from '../../support/accounts';
import { Api } from '../../support/api';
import { expectFit } from '../../support/fit';
import { mark, newService, type SceneService, venueDay } from '../../support/scene';
import { fill, texts } from '../../support/texts';

test.slow();
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const { hub: t, ui, common } = texts.en;
const date = venueDay(10);

/** From the list of activities to the last step. */
async function toLastStep(hub: HubPage, service: SceneService, time: string): Promise<void> {
  await hub.chooseActivity(service.name);
  await hub.chooseDate(date);
  await hub.chooseTime(time);
  await hub.page.getByRole('timer').waitFor();
  await hub.toOverview();
}

async function newGuest(page: Page): Promise<HubPage> {
  const hub = new HubPage(page, texts.en);
  await hub.signUp(newPerson('Siri'));
  return hub;
}

test('Back, a reload and another tab show the booking and never make a second one', async ({
  page,
  context,
  request,
}) => {
  const owner = await Api.staff(request);
  const service = await newService(owner, `En gang ${mark()}`);
  const booked = () => owner.call('post', '/api/booking/bookedDay', { service: service._id, date });
  const hub = await newGuest(page);
  await toLastStep(hub, service, '10:00');
  const lastStep = page.url();
  const otherTab = await context.newPage();
  await otherTab.goto(lastStep);
  await expect(new HubPage(otherTab, texts.en).complete()).toBeVisible();

  await hub.complete().click();
  await expect(hub.success()).toBeVisible();
  await expect(new HubPage(otherTab, texts.en).success()).toBeVisible();
  await expect(page).toHaveURL(/step=complete/);
  await hub.closeSuccess();
  await page.goBack();
  await expect(hub.success()).toBeVisible();
  await page.reload();
  await expect(hub.success()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: t.newReservation.title })).toBeVisible();

  await page.goto(lastStep);
  await expect(hub.success()).toBeVisible();
  expect(await booked()).toEqual([{ timeindex: 600, participants: 1 }]);
});

test('two tabs that complete at the same moment make one booking, and both show it', async ({
  page,
  context,
  request,
}) => {
  const owner = await Api.staff(request);
  const service = await newService(owner, `Samtidig ${mark()}`);
  const hub = await newGuest(page);
  await toLastStep(hub, service, '10:00');
  const otherTab = await context.newPage();
  await otherTab.goto(page.url());
  const other = new HubPage(otherTab, texts.en);
  await otherTab.getByRole('timer').waitFor();
  await expect(other.complete()).toBeEnabled();

  // both buttons are at hand: the slower tab may lose its own to the booking of the other
  const buttons = [await hub.complete().elementHandle(), await other.complete().elementHandle()];
  await Promise.all(buttons.map((button) => button?.evaluate((it) => (it as HTMLElement).click())));
  await expect(hub.success()).toBeVisible();
  await expect(other.success()).toBeVisible();
  const booked = await owner.call('post', '/api/booking/bookedDay', { service: service._id, date });
  expect(booked).toEqual([{ timeindex: 600, participants: 1 }]);
});

test('what waits in the cart is named, and both are booked or one stays knowingly', async ({
  page,
  request,
}) => {
  const owner = await Api.staff(request);
  const own = mark();
  const [sauna, yoga, walk] = [
    await newService(owner, `Badstue ${own}`),
    await newService(owner, `Yoga ${own}`),
    await newService(owner, `Tur ${own}`),
  ];
  const hub = await newGuest(page);
  await toLastStep(hub, sauna, '10:00');
  await page.getByRole('button', { name: t.booking.cart.another }).click();

  await toLastStep(hub, yoga, '10:00');
  const left = fill(t.booking.cart.left, { activities: sauna.name });
  await expect(page.getByText(left)).toBeVisible();
  await expect(page.getByText(`This overlaps with ${sauna.name}`)).toBeVisible();
  await expectFit(page, 'one waits in the cart');
  await page
    .getByRole('button', { name: fill(t.booking.cart.only, { activity: yoga.name }) })
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(left);
  await question
    .getByRole('button', { name: fill(t.booking.cart.only, { activity: yoga.name }) })
    .click();
  await hub.closeSuccess();
  await expect(page.getByText(left)).toBeVisible();
  await expectFit(page, 'something is left in the cart');

  await toLastStep(hub, walk, '14:00');
  await hub.bookAll(2).click();
  await page.waitForURL('**/overview');
  for (const { name } of [sauna, yoga, walk]) {
    await expect(hub.reservation(name)).toHaveCount(1);
  }
  await expect(page.getByText(left)).toHaveCount(0);
});

test('offline, a tab that was never opened says so in the venue’s look, and comes by itself', async ({
  page,
  context,
}) => {
  // The pages are fetched ahead while nobody waits; here the connection breaks before that.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const hub = await newGuest(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: t.tabs.stays }).click();
  await expect(page.getByRole('heading', { name: ui.errorPage.offlineTitle })).toBeVisible();
  await expect(page.getByText(ui.errorPage.newVersionTitle)).toHaveCount(0);
  await expect(page.getByRole('banner').getByText('Fjord Hotel & Spa')).toBeVisible();
  await expect(page.getByRole('link', { name: ui.errorPage.about })).toHaveCount(0);
  await expectFit(page, 'offline');
  await page.getByRole('button', { name: common.actions.retry }).click();
  await expect(page.getByRole('heading', { name: ui.errorPage.offlineTitle })).toBeVisible();

  await page.getByRole('link', { name: t.tabs.myActivities }).click();
  await expect(page.getByRole('heading', { name: t.overview.title })).toBeVisible();
  await page.getByRole('link', { name: t.tabs.stays }).click();
  await expect(page.getByRole('heading', { name: ui.errorPage.offlineTitle })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: t.stays.title })).toBeVisible();
  expect(hub.page.url()).toContain('/stays');
});
