import { expect, test } from '@playwright/test';
import { Api } from '../../support/api';
import { newGuest } from '../../support/new-guest';
import { mark, newService, venueDay } from '../../support/scene';
import { stackUrl, vendorUrl } from '../../support/stack';
import { fill, texts } from '../../support/texts';

test.slow();

const { hub: t, account, common } = texts.en;
const own = vendorUrl('fjord');

test('on the venue’s own address every page stays there, from login to a booking and a reload', async ({
  page,
  request,
}) => {
  const owner = await Api.staff(request);
  const service = await newService(owner, `Egen adresse ${mark()}`);
  const guest = await newGuest(request, 'Eira');
  await page.goto(own);
  await page.getByLabel(common.fields.email).fill(guest.email);
  await page.getByLabel(common.fields.password, { exact: true }).fill(guest.password);
  await page.getByRole('button', { name: account.login.submit, exact: true }).click();
  await page.waitForURL(`${own}/overview`);
  const tabs = page.getByRole('navigation', { name: t.tabs.label }).first().getByRole('link');
  await expect(tabs.first()).toBeVisible();
  for (const link of await tabs.all()) {
    expect(await link.getAttribute('href')).not.toContain('activity-hub');
  }

  await page.getByRole('link', { name: t.tabs.newActivities }).first().click();
  await page
    .getByRole('link', { name: fill(t.newReservation.bookNowFor, { service: service.name }) })
    .click();
  await expect(page).toHaveURL(`${own}/new-activity/${service._id}`);
  await page.goto(`${own}/new-activity/${service._id}?date=${venueDay(12)}&time=600&step=overview`);
  await page.getByRole('button', { name: t.newActivity.completeBooking }).click();
  await page.getByRole('button', { name: t.newActivity.success.toMyPage }).click();
  await page.waitForURL(`${own}/overview`);
  await page.reload();
  await expect(page.getByRole('listitem', { name: service.name })).toBeVisible();
});

test('an address of no venue is told so, with a way that leads to one', async ({ page }) => {
  for (const address of [
    `${vendorUrl('no-such-venue')}/overview`,
    `${stackUrl}/activity-hub/no-such-venue`,
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: account.unknownVendor.title })).toBeVisible();
    await page.getByRole('link', { name: account.unknownVendor.find }).click();
    await expect(page).toHaveURL(/\/minside$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(account.unknownVendor.title)).toHaveCount(0);
    await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('Fjord');
    await page
      .getByRole('link', { name: /Fjord Hotel & Spa/ })
      .first()
      .click();
    await expect(
      page.getByRole('button', { name: account.login.submit, exact: true }),
    ).toBeVisible();
  }
});
