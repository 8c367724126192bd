import { expect, type Page, test } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { AdminPage } from '../../pages/admin.page';
import { expectAccessible } from '../../support/accessible';
import { password } from '../../support/accounts';
import { newVenue } from '../../support/new-venue';
import { securityTexts as security, texts } from '../../support/texts';

test.slow();

const { common, signIn } = texts.en;
const STEP_MS = 30_000;

/** An authenticator app that was told a secret: it never shows the same code twice. */
class Authenticator {
  private lastStep = 0;

  constructor(private readonly secret: string) {}

  /** A code that was not used yet; the server takes one that is a step early. */
  async code(): Promise<string> {
    const now = () => Math.floor(Date.now() / STEP_MS);
    await expect.poll(now, { timeout: 2 * STEP_MS }).toBeGreaterThanOrEqual(this.lastStep);
    this.lastStep = Math.max(now(), this.lastStep + 1);
    const totp = new TOTP({ secret: Secret.fromBase32(this.secret) });
    return totp.generate({ timestamp: this.lastStep * STEP_MS });
  }
}

async function beginLogin(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: common.fields.email }).fill(email);
  await page.getByRole('textbox', { name: common.fields.password, exact: true }).fill(password);
  await page.getByRole('button', { name: signIn.submit, exact: true }).click();
  await expect(page.getByText(signIn.code.text)).toBeVisible();
}

async function give(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: signIn.code.label }).fill(code);
  await page.getByRole('button', { name: signIn.submit, exact: true }).click();
}

test('staff set up an authenticator, log in with it, lose it and come back with a recovery code', async ({
  page,
  request,
}) => {
  const { email } = await newVenue(request);
  const admin = new AdminPage(page);
  const { secondFactor } = security;
  let authenticator = new Authenticator('');
  let recoveryCodes: string[] = [];

  await test.step('the authenticator is told its secret, and shows that it has it', async () => {
    await admin.signIn(email, password);
    await page.goto('/admin/new_password');
    await page.getByRole('button', { name: secondFactor.setUp }).click();
    const region = page.getByRole('region', { name: secondFactor.title });
    await region.getByRole('textbox', { name: common.fields.password, exact: true }).fill(password);
    await region.getByRole('button', { name: secondFactor.proceed }).click();
    await expect(region.getByRole('img', { name: secondFactor.picture })).toBeVisible();
    await expectAccessible(page);
    const secret = await region.locator('code').textContent();
    authenticator = new Authenticator((secret ?? '').replace(/\s/g, ''));
    await region.getByRole('textbox', { name: secondFactor.code }).fill(await authenticator.code());
    await region.getByRole('button', { name: secondFactor.confirm }).click();
    await expect(page.getByRole('heading', { name: secondFactor.codesTitle })).toBeFocused();
    recoveryCodes = await region.getByRole('listitem').allTextContents();
    expect(new Set(recoveryCodes).size).toBe(10);
    await page.getByRole('button', { name: secondFactor.done }).click();
    await expect(region).toContainText('10 recovery codes left');
  });

  await test.step('from now on the password is not enough', async () => {
    await admin.signOut();
    await beginLogin(page, email);
    await expectAccessible(page);
    await give(page, '000000');
    await expect(
      page.getByText('This code is not correct, or has been used already.'),
    ).toBeVisible();
    await give(page, await authenticator.code());
    await page.waitForURL('**/admin');
  });

  const [lost = ''] = recoveryCodes;
  await test.step('the phone is lost: a recovery code lets in', async () => {
    await admin.signOut();
    await beginLogin(page, email);
    await give(page, lost);
    await page.waitForURL('**/admin');
    await page.goto('/admin/new_password');
    await expect(page.getByRole('region', { name: secondFactor.title })).toContainText(
      '9 recovery codes left',
    );
  });

  await test.step('once, and no second time', async () => {
    await admin.signOut();
    await beginLogin(page, email);
    await give(page, lost);
    await expect(
      page.getByText('This code is not correct, or has been used already.'),
    ).toBeVisible();
  });
});
