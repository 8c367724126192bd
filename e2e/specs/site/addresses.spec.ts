import { expect, test } from '@playwright/test';
import { vendorUrl } from '../../support/stack';
import { texts } from '../../support/texts';

test.describe('one address', () => {
  test('a venue has its hub on its own host', async ({ page }) => {
    await page.goto(vendorUrl('fjord'));
    await expect(
      page.getByRole('button', { name: texts.en.account.login.submit, exact: true }),
    ).toBeVisible();
    await expect(page.getByText('Fjord Hotel & Spa').first()).toBeVisible();
    await page.goto(`${vendorUrl('fjord')}/signup`);
    await expect(
      page.getByRole('button', { name: texts.en.account.signup.createAccount }),
    ).toBeVisible();
  });

  test('each audience has its page, deep links included', async ({ page }) => {
    await page.goto('/activity-hub/bakken/signup');
    await expect(page.getByText('Bakken Gård').first()).toBeVisible();
    await page.goto('/admin/guests/new');
    await expect(page).toHaveURL(/\/login/);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('files of a build are kept, pages are not', async ({ request }) => {
    const html = await request.get('/login');
    expect(html.headers()['cache-control']).toContain('no-cache');
    const asset = /\/_admin\/assets\/[\w-]+\.js/.exec(await html.text())?.[0] ?? '';
    const script = await request.get(asset);
    expect(script.headers()['cache-control']).toContain('immutable');
    expect(script.headers()['content-encoding']).toBeTruthy();
  });

  test('metrics are not for the public', async ({ request }) => {
    expect((await request.get('/api/metrics')).status()).toBe(404);
  });
});
