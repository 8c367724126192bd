import { expect, type Page, test } from '@playwright/test';
import { HubPage } from '../../pages/hub.page';
import { newPerson } from '../../support/accounts';
import { Api } from '../../support/api';
import { mark, newService, type SceneService, venueDay } from '../../support/scene';
import { texts } from '../../support/texts';

test.slow();

const date = venueDay(11);
const { hub: t, common } = texts.en;

/** A new guest before the last button, for two, with a comment. */
async function beforeCompleting(page: Page, service: SceneService): Promise<HubPage> {
  const hub = new HubPage(page, texts.en);
  await hub.signUp(newPerson('Nils'));
  await hub.chooseActivity(service.name);
  await hub.chooseDate(date);
  await hub.chooseTime('10:00');
  // its notice moves what is below it
  await page.getByRole('timer').waitFor();
  await hub.addAdult();
  await hub.comment('Kept');
  await hub.toOverview();
  // the two places are already held, so the connection is not cut while asking for them
  await expect(hub.complete()).toBeEnabled();
  return hub;
}

const bookedOn = (owner: Api, service: SceneService) =>
  owner.call('post', '/api/booking/bookedDay', { service: service._id, date });

test('an answer that is lost: sent again after a reload, it is booked once', async ({
  page,
  request,
}) => {
  const owner = await Api.staff(request);
  const service = await newService(owner, `Svikt ${mark()}`);
  const hub = await beforeCompleting(page, service);

  const keys: (string | undefined)[] = [];
  await page.route('**/api/v1/hub/activity', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    // the server books, but the answer is lost
    await route.fetch();
    await route.abort('connectionreset');
  });
  await hub.complete().click();
  await expect(page.getByText(t.newActivity.failed.undecidedTitle)).toBeVisible();
  expect(await bookedOn(owner, service)).toEqual([{ timeindex: 600, participants: 2 }]);

  await page.reload();
  await expect(page.getByText(t.newActivity.failed.undecidedTitle)).toBeVisible();
  await expect(page.getByText('Kept', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: common.actions.retry }).click();
  await expect(hub.success()).toBeVisible();

  expect(keys[0]).toBeTruthy();
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(await bookedOn(owner, service)).toEqual([{ timeindex: 600, participants: 2 }]);
  await hub.closeSuccess();
  await expect(hub.reservation(service.name)).toHaveCount(1);
});

test('offline: said, kept, and sent by itself when the connection is back', async ({
  page,
  context,
  request,
}) => {
  const owner = await Api.staff(request);
  const service = await newService(owner, `Uten nett ${mark()}`);
  const hub = await beforeCompleting(page, service);

  await page.setViewportSize({ width: 390, height: 664 });
  await context.setOffline(true);
  await expect(page.getByText(common.state.offline)).toBeVisible();
  await hub.complete().click();
  const said = page.getByText(t.newActivity.failed.undecidedTitle);
  await expect(said).toBeInViewport();
  // the header, with its notice, stays above it
  const endOf = async () => {
    const header = await page.getByRole('banner').boundingBox();
    return (header?.y ?? 0) + (header?.height ?? 0);
  };
  await expect
    .poll(async () => ((await said.boundingBox())?.y ?? 0) - (await endOf()))
    .toBeGreaterThanOrEqual(0);
  await expect(page.getByText('Kept', { exact: true })).toBeVisible();
  expect(await bookedOn(owner, service)).toEqual([]);

  await context.setOffline(false);
  await expect(hub.success()).toBeVisible();
  expect(await bookedOn(owner, service)).toEqual([{ timeindex: 600, participants: 2 }]);
});

test('a slow answer: the page says that it is still sending', async ({ page, request }) => {
  const owner = await Api.staff(request);
  const service = await newService(owner, `Treg ${mark()}`);
  const hub = await beforeCompleting(page, service);
  let answer = () => {};
  const seen = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/v1/hub/activity', async (route) => {
    await seen;
    await route.continue();
  });
  await hub.complete().click();
  await expect(page.getByRole('button', { name: t.newActivity.booking })).toBeVisible();
  await expect(page.getByText(t.booking.sending.slow)).toBeVisible();
  answer();
  await expect(hub.success()).toBeVisible();
});
