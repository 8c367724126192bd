import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../../support/accessible';
import { newGuest } from '../../support/new-guest';
import { securityTexts as security, texts } from '../../support/texts';
import { VirtualAuthenticator } from '../../support/virtual-authenticator';

test.slow();

const { account, common } = texts.en;
const { passkeys } = security;
const profile = '/activity-hub/fjord/profile';

/** A browser that keeps passkeys, but offers none where an address is typed. */
const withoutAutofill = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto(`/activity-hub/fjord?next=${encodeURIComponent(profile)}`);
  await page.getByRole('textbox', { name: common.fields.email }).fill(email);
  await page.getByRole('textbox', { name: common.fields.password, exact: true }).fill(password);
  await page.getByRole('button', { name: account.login.submit, exact: true }).click();
  await page.waitForURL(`**${profile}`);
}

const logOut = (page: Page) => page.context().clearCookies();

test('a guest adds a passkey, logs in with it, removes it, and is refused from then on', async ({
  page,
  request,
}) => {
  const guest = await newGuest(request);
  await VirtualAuthenticator.of(page);
  await withoutAutofill(page);
  const region = page.getByRole('region', { name: passkeys.title });

  await test.step('it is made in the profile, under a name', async () => {
    await logIn(page, guest);
    await region.getByRole('button', { name: passkeys.add }).click();
    await region.getByRole('textbox', { name: passkeys.name }).fill('My phone');
    await expectAccessible(page);
    await region.getByRole('button', { name: passkeys.create }).click();
    await expect(region.getByRole('listitem')).toContainText('My phone');
  });

  await test.step('it logs in without email and password, to the page that was wanted', async () => {
    await logOut(page);
    await page.goto(profile);
    const button = page.getByRole('button', { name: account.login.byPasskey });
    await expect(button).toBeVisible();
    await expectAccessible(page);
    await button.click();
    await page.waitForURL(`**${profile}`);
    await expect(region.getByRole('listitem')).toContainText('Last used');
  });

  await test.step('another venue knows nothing of it', async () => {
    await page.goto('/activity-hub/bakken');
    await page.getByRole('button', { name: account.login.byPasskey }).click();
    await expect(page.getByRole('alert')).toContainText('The passkey was not accepted');
  });

  await test.step('once removed, it is refused', async () => {
    await page.goto(profile);
    await region.getByRole('button', { name: 'Remove My phone' }).click();
    await page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name: passkeys.remove, exact: true })
      .click();
    await expect(region.getByRole('listitem')).toHaveCount(0);
    await logOut(page);
    await page.goto('/activity-hub/fjord');
    await page.getByRole('button', { name: account.login.byPasskey }).click();
    await expect(page.getByRole('alert')).toContainText('The passkey was not accepted');
  });
});

test('a browser that offers passkeys where the email is typed needs no button', async ({
  page,
  request,
}) => {
  const guest = await newGuest(request);
  await VirtualAuthenticator.of(page);
  await logIn(page, guest);
  const region = page.getByRole('region', { name: passkeys.title });
  await region.getByRole('button', { name: passkeys.add }).click();
  await region.getByRole('textbox', { name: passkeys.name }).fill('My phone');
  await region.getByRole('button', { name: passkeys.create }).click();
  await expect(region.getByRole('listitem')).toContainText('My phone');
  await logOut(page);
  // the device chooses by itself what the browser offers
  await page.goto(profile);
  await expect(region.getByRole('listitem')).toContainText('Last used');
});
