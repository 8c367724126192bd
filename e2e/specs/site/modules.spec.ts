import { type APIRequestContext, expect, test } from '@playwright/test';
import { AdminPage } from '../../pages/admin.page';
import { expectAccessible } from '../../support/accessible';
import { accounts, password } from '../../support/accounts';
import { mark } from '../../support/scene';
import { stackUrl } from '../../support/stack';

const CHOSEN = 'et langt passord 7';

/**
 * The link in the newest mail to an address, as the platform's administrator reads it in the
 * venue's outbox.
 */
async function invitationOf(
  request: APIRequestContext,
  slug: string,
  email: string,
): Promise<string> {
  const login = await request.post(`${stackUrl}/api/auth/login`, {
    data: { email: accounts.system, password },
  });
  const authorization = `Bearer ${(await login.json()).data.accessToken}`;
  const read = async (path: string, vendor?: string) => {
    const headers = { authorization, ...(vendor && { 'x-vendor-id': vendor }) };
    const answer = await request.get(`${stackUrl}${path}`, { headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()).data;
  };
  const { items } = await read('/api/v1/admin/vendors');
  const vendor = items.find((one: { slug: string }) => one.slug === slug)?._id;
  const outbox = await read('/api/v1/admin/messages', vendor);
  const mail = outbox.items.find((one: { to: string }) => one.to === email);
  const { text } = await read(`/api/v1/admin/messages/${mail?._id}`, vendor);
  const [link] = /https?:\/\/\S+[?&]code=\S+/.exec(text) ?? [];
  if (!link) throw new Error(`No link in ${text}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

test.describe('a new venue of the platform', () => {
  test('its first owner is invited, signs in by the link, and switches modules off and on', async ({
    page,
    request,
  }) => {
    test.slow();
    const name = `Havblikk ${mark()}`;
    const slug = `havblikk-${mark()}`.toLowerCase().replace(/[^a-z0-9-]/g, '');
    const email = `${slug}@owners.example`;
    await new AdminPage(page).signIn(accounts.system, password);
    await page.goto('/admin/settings/vendors');
    await page.getByRole('button', { name: 'Add venue' }).click();
    const form = page.getByRole('dialog', { name: 'Add venue' });
    await form.getByRole('textbox', { name: 'Name of the venue' }).fill(name);
    await form.getByRole('textbox', { name: 'Web address' }).fill(slug);
    await form.getByRole('textbox', { name: 'Country' }).fill('NO');
    await form.getByRole('textbox', { name: 'Currency' }).fill('NOK');
    await form.getByRole('button', { name: 'Save' }).click();

    const owners = page.getByRole('dialog', { name: `Owners of ${name}` });
    await expect(owners.getByText('Nobody owns this venue yet')).toBeVisible();
    await expectAccessible(page);
    await owners.getByRole('button', { name: 'Invite an owner' }).click();
    await page.getByRole('textbox', { name: 'First name' }).fill('Olav');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Eier');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect(page.getByText('The invitation has been sent.')).toBeVisible();
    await expect(owners.getByText(email)).toBeVisible();

    const link = await invitationOf(request, slug, email);
    await page.context().clearCookies();
    await page.goto(link);
    for (const field of ['New password', 'Confirm password']) {
      await page.getByRole('textbox', { name: field, exact: true }).fill(CHOSEN);
    }
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByText('Your password has been changed')).toBeVisible();
    await new AdminPage(page).signIn(email, CHOSEN);
    await expect(page.getByText(name).first()).toBeVisible();

    // a new venue has activities only
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('link', { name: 'Bookings' })).toBeVisible();
    await page.goto('/admin/settings/packages');
    await expect(page.getByRole('heading', { name: 'Switched off' })).toBeVisible();
    await page.getByRole('link', { name: 'Open modules' }).click();
    await page.getByRole('switch', { name: 'Stays' }).click();
    await expect(page.getByRole('switch', { name: 'Stays' })).toBeChecked();
    await page.getByRole('switch', { name: 'Services and activities' }).click();
    await page.getByRole('button', { name: 'Switch off' }).click();
    await expect(menu.getByRole('link', { name: 'Bookings' })).toHaveCount(0);
    await page.goto('/admin/settings/packages');
    await expect(page.getByRole('heading', { name: 'Packages', level: 1 })).toBeVisible();
    await page.goto('/admin/express_booking');
    await expect(page.getByRole('heading', { name: 'Switched off' })).toBeVisible();
    await expectAccessible(page);
  });
});
