import { expect, type Page, test } from '@playwright/test';
import { AdminPage } from '../../pages/admin.page';
import { expectAccessible } from '../../support/accessible';
import { password } from '../../support/accounts';
import { newVenue } from '../../support/new-venue';
import { securityTexts as security, texts } from '../../support/texts';
import { VirtualAuthenticator } from '../../support/virtual-authenticator';

test.slow();

const { admin: adminTexts, common, signIn } = texts.en;
const { passkeys, secondFactor } = security;

/** As far as the second step. */
async function beginLogin(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: common.fields.email }).fill(email);
  await page.getByRole('textbox', { name: common.fields.password, exact: true }).fill(password);
  await page.getByRole('button', { name: signIn.submit, exact: true }).click();
  await expect(page.getByRole('textbox', { name: signIn.code.label })).toBeVisible();
}

test('staff add a passkey, log in with it, lose it and come back with a recovery code', async ({
  page,
  request,
}) => {
  const { email } = await newVenue(request);
  const admin = new AdminPage(page);
  const device = await VirtualAuthenticator.of(page);
  let recoveryCodes: string[] = [];

  await test.step('the device makes a passkey, and recovery codes are shown', async () => {
    await admin.signIn(email, password);
    await page.goto('/admin/new_password');
    await page.getByRole('button', { name: passkeys.add }).click();
    const region = page.getByRole('region', { name: passkeys.title });
    await region.getByRole('textbox', { name: passkeys.name }).fill('Work laptop');
    await region.getByRole('textbox', { name: common.fields.password, exact: true }).fill(password);
    await expectAccessible(page);
    await region.getByRole('button', { name: passkeys.create }).click();
    await expect(page.getByRole('heading', { name: secondFactor.codesTitle })).toBeFocused();
    recoveryCodes = await region.getByRole('listitem').allTextContents();
    expect(new Set(recoveryCodes).size).toBe(10);
    await page.getByRole('button', { name: secondFactor.done }).click();
    await expect(region.getByRole('listitem')).toContainText('Work laptop');
  });

  await test.step('from now on it is asked for after the password', async () => {
    await admin.signOut();
    await beginLogin(page, email);
    await expect(page.getByText(signIn.code.recovery)).toBeVisible();
    const button = page.getByRole('button', { name: signIn.code.passkey });
    await expect(button).toBeEnabled();
    await expectAccessible(page);
    await button.click();
    await page.waitForURL('**/admin');
    await page.goto('/admin/new_password');
    await expect(page.getByRole('region', { name: passkeys.title })).toContainText('Last used');
  });

  const [code = ''] = recoveryCodes;
  await test.step('the device is lost: a recovery code lets in', async () => {
    await admin.signOut();
    await device.lose();
    await beginLogin(page, email);
    await page.getByRole('textbox', { name: signIn.code.label }).fill(code);
    await page.getByRole('button', { name: signIn.submit, exact: true }).click();
    await page.waitForURL('**/admin');
    await expect(page.getByRole('button', { name: `${adminTexts.nav.account}:` })).toBeVisible();
    await page.goto('/admin/new_password');
    await expect(page.getByRole('region', { name: secondFactor.title })).toContainText(
      '9 recovery codes left',
    );
  });

  await test.step('the lost one is removed', async () => {
    const region = page.getByRole('region', { name: passkeys.title });
    await region.getByRole('button', { name: 'Remove Work laptop' }).click();
    await region.getByRole('textbox', { name: common.fields.password, exact: true }).fill(password);
    await region.getByRole('button', { name: passkeys.remove, exact: true }).click();
    await expect(page.getByText(passkeys.removed)).toBeVisible();
    await expect(region.getByRole('listitem')).toHaveCount(0);
  });
});
