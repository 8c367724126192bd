import { spa as t } from '@atrium/i18n/locales/en/public/spa';
import { expect, test } from '@playwright/test';
import { expectAccessible } from '../../support/accessible';
import { accounts, password } from '../../support/accounts';
import { fill, texts } from '../../support/texts';

test.slow();

const { common, hub } = texts.en;
const treatment = 'Classic massage';

test('a visitor finds a spa, a treatment and a time, and signs in to book just that', async ({
  page,
}) => {
  await page.goto('/spa');
  await page.getByRole('searchbox').fill('Fjord');
  await page.getByRole('link', { name: /Fjord Hotel & Spa/ }).click();
  await page.getByRole('link', { name: fill(t.timesOf, { treatment }) }).click();
  await expect(page.getByRole('heading', { level: 1, name: treatment })).toBeVisible();
  await page.getByRole('radio', { name: /1 hour 20 minutes/ }).check();

  const times = page.getByRole('region', { name: t.next });
  // the times of the other length are replaced, not added to
  await expect(times.locator('[aria-busy=false]')).toBeVisible();
  await expectAccessible(page);
  const time = times.getByRole('group').first().getByRole('link').first();
  const start = await time.textContent();
  await time.click();

  const chosen = page.getByText(new RegExp(`, ${start} – `));
  await expect(chosen).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: common.actions.logIn }).click();
  await page.getByLabel(common.fields.email).fill(accounts.guest);
  await page.getByLabel(common.fields.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: texts.en.account.login.submit }).click();
  await expect(chosen).toBeVisible();
  await expect(page.getByRole('button', { name: hub.newActivity.completeBooking })).toBeEnabled();
});
