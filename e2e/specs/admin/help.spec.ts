import { expect, test } from '@playwright/test';
import { AdminPage } from '../../pages/admin.page';
import { expectAccessible } from '../../support/accessible';
import { accounts, password } from '../../support/accounts';

test('the help of a page opens beside it, is searched, and gives the page back', async ({
  page,
}) => {
  await new AdminPage(page).signIn(accounts.owner, password);
  await page.goto('/admin/register_arrival');
  await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeVisible();
  await page.keyboard.press('F1');
  const panel = page.getByRole('dialog', { name: 'Help' });
  await expect(panel.getByText('A second press undoes it.')).toBeVisible();
  await expectAccessible(page);

  await panel.getByRole('searchbox', { name: 'Search help' }).fill('anonimised');
  await expect(panel.getByText('When are guests anonymised?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});
