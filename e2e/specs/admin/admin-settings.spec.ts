import { expect, test } from '@playwright/test';
import { AdminPage } from '../../pages/admin.page';
import { accounts, newPerson, password } from '../../support/accounts';
import { Api } from '../../support/api';
import { typeDate, typeTime } from '../../support/picker-fields';
import { mark, newService, venueDay } from '../../support/scene';

test.describe('how a venue is set up', () => {
  test('a new service: its times, what guests will see of it, and that they do', async ({
    page,
    request,
  }) => {
    const name = `Tour ${mark()}`;
    await new AdminPage(page).signIn(accounts.administrator, password);
    await page.goto('/admin/settings/services/new');
    await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill(name);
    await page.getByRole('tab', { name: 'Weekly times' }).click();
    await page.getByRole('button', { name: 'Add time' }).click();
    await typeTime(page, 'Start time', '10:00');
    await typeTime(page, 'End time', '11:30');
    const preview = page.getByRole('complementary', { name: 'What guests will see' });
    await expect(preview.getByText('10:00 – 11:30')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your changes have been saved.')).toBeVisible();
    await page.waitForURL(/settings\/services\/[0-9a-f]{24}/);

    const staff = await Api.staff(request, accounts.owner);
    const services = await staff.call<{ name: string; times: { start: number; end: number }[] }[]>(
      'get',
      '/api/v1/services/active',
    );
    expect(services.find((service) => service.name === name)?.times).toMatchObject([
      { start: 600, end: 690 },
    ]);
  });

  test('less places than are booked: the guest is shown, and nothing is saved unasked', async ({
    page,
    request,
  }) => {
    const owner = await Api.staff(request, accounts.owner);
    const service = await newService(owner, `Tight ${mark()}`);
    const person = newPerson();
    const guest = await owner.call<{ _id: string }>('post', '/api/v1/admin/customers', {
      firstname: person.firstname,
      lastname: person.lastname,
    });
    await owner.call('post', '/api/admin/newBooking', {
      _service: service._id,
      _customer: guest._id,
      date: venueDay(5),
      timeindex: 600,
      participants: 4,
    });

    await new AdminPage(page).signIn(accounts.administrator, password);
    await page.goto(`/admin/settings/services/${service._id}?section=times`);
    const places = page.getByRole('textbox', { name: 'Places' }).first();
    await places.fill('2');
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: '1 booking no longer fits' });
    await expect(
      dialog.getByRole('link', { name: `${person.firstname} ${person.lastname}` }),
    ).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    const path = `/api/v1/services/${service._id}`;
    expect((await owner.call<{ capacity: number }>('get', path)).capacity).toBe(6);

    await page.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Save all the same' }).click();
    await expect(page.getByText('Your changes have been saved.')).toBeVisible();
    expect((await owner.call<{ capacity: number }>('get', path)).capacity).toBe(2);
  });

  test('a page of the site: later it is not found, at once it is read without scripts', async ({
    page,
    request,
  }) => {
    const slug = `tried-${mark()}`;
    const title = `Tried ${slug}`;
    await new AdminPage(page).signIn(accounts.system, password);
    await page.goto('/admin/settings/site-pages/new');
    await page.getByRole('textbox', { name: 'Address' }).fill(slug);
    await page.getByRole('combobox', { name: 'Where it stands' }).selectOption('special');
    await page.getByRole('combobox', { name: 'State' }).selectOption('public');
    await typeDate(page, 'Public from', venueDay(40));
    for (const [language, words] of [
      ['English', 'Warm rooms'],
      ['Norsk', 'Varme rom'],
    ] as const) {
      await page.getByRole('tab', { name: language }).click();
      const panel = page.getByRole('tabpanel', { name: language });
      await panel.getByRole('textbox', { name: 'Title' }).fill(`${title} ${language}`);
      await panel.getByRole('textbox', { name: 'Description' }).fill('What we tried this year');
      await panel.getByRole('textbox', { name: 'Text' }).fill(`## ${words}\n\n[More](/product)`);
      await expect(panel.getByRole('heading', { name: words })).toBeVisible();
      await expect(panel.getByText('Ready to publish.')).toBeVisible();
    }
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your changes have been saved.')).toBeVisible();
    const address = `/special/${slug}`;
    expect((await request.get(address)).status()).toBe(404);
    expect(await (await request.get('/special')).text()).not.toContain(slug);

    const saved = page.getByText('Your changes have been saved.');
    await expect(saved).toBeHidden();
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(saved).toBeVisible();
    // as it is sent, before any script has run
    const sent = await request.get(address, { headers: { 'accept-language': 'nb' } });
    expect(sent.status()).toBe(200);
    const html = await sent.text();
    for (const part of [`${title} Norsk</h1>`, '>Varme rom</h2>', 'hreflang="en"']) {
      expect(html).toContain(part);
    }
    expect(html).not.toContain('@@site');
    await page.goto('/special');
    await page.getByRole('link', { name: `${title} English` }).click();
    await page.waitForURL(`**${address}`);
    await expect(page.getByRole('heading', { name: 'Warm rooms' })).toBeVisible();
  });

  test('leaving with changes asks first', async ({ page }) => {
    await new AdminPage(page).signIn(accounts.owner, password);
    await page.goto('/admin/settings/vendor');
    await page.getByRole('textbox', { name: 'Tagline' }).fill('Something else');
    await page.getByRole('link', { name: 'Today' }).click();
    const question = page.getByRole('alertdialog', { name: /changes that are not saved/ });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByRole('textbox', { name: 'Tagline' })).toHaveValue('Something else');
  });

  test('an employee finds no settings', async ({ page }) => {
    await new AdminPage(page).signIn(accounts.employee, password);
    await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0);
    await page.goto('/admin/settings/services');
    await expect(page.getByText('You do not have permission to do this.')).toBeVisible();
  });
});
