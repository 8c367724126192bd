import { expect, test } from '@playwright/test';
import { AdminPage } from '../../pages/admin.page';
import { HubPage } from '../../pages/hub.page';
import { expectAccessible } from '../../support/accessible';
import { accounts, password } from '../../support/accounts';
import { Api } from '../../support/api';
import { newGuest } from '../../support/new-guest';
import { stackUrl } from '../../support/stack';
import { texts } from '../../support/texts';

test.setTimeout(240_000);

interface Stored {
  items: { to: string; subject: string; text: string }[];
}

test('a request from the hub to the archive and the receipt, as an officer for privacy answers it', async ({
  page,
  browser,
  request,
}) => {
  const guest = await newGuest(request, 'Petra');
  const owner = await Api.staff(request, accounts.owner);
  const mailsTo = async (email: string) =>
    (await owner.call<Stored>('get', '/api/v1/admin/messages')).items.filter(
      ({ to }) => to === email,
    );

  await test.step('the guest asks in the profile, and has it in writing', async () => {
    await new HubPage(page, texts.en).signIn(guest.email, guest.password);
    await page.goto('/activity-hub/fjord/profile');
    await page.getByRole('button', { name: 'Make a request' }).click();
    const dialog = page.getByRole('dialog', { name: 'Make a request' });
    await expect(dialog.getByRole('combobox')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: 'Details' }).fill('Everything since my first visit');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('Your request has been sent.')).toBeVisible();
    await expect(page.getByText(/Open · Answer by/)).toBeVisible();
    const [mail] = await mailsTo(guest.email);
    expect(mail?.subject).toBe('We have your request: Access to your data');
  });

  const desk = await browser.newContext({ baseURL: stackUrl });
  const admin = new AdminPage(await desk.newPage());
  await admin.signIn(accounts.owner, password);

  await test.step('staff see it counted down, and answer with one click', async () => {
    await admin.page.goto('/admin/privacy');
    await expect(admin.page.getByRole('table', { name: 'Requests' })).toBeVisible();
    await expectAccessible(admin.page);
    await admin.page.getByRole('link', { name: `Petra ${guest.lastname}` }).click();
    await expect(admin.page.getByText('Everything since my first visit')).toBeVisible();
    await expect(admin.page.getByText('30 days left')).toBeVisible();
    await expectAccessible(admin.page);
    await admin.page.getByRole('button', { name: 'Send archive' }).click();
    await admin.page
      .getByRole('dialog', { name: 'Send archive' })
      .getByRole('button', { name: 'Send archive' })
      .click();
    await expect(admin.page.getByText('Archive can be opened until')).toBeVisible();
  });

  await test.step('the receipt is a page to print', async () => {
    const download = admin.page.waitForEvent('download');
    await admin.page.getByRole('button', { name: 'Save receipt' }).click();
    expect((await download).suggestedFilename()).toMatch(/^[0-9A-Z]{8}\.html$/);
  });

  await test.step('the link in the mail opens the archive, to read and for programs', async () => {
    const mail = (await mailsTo(guest.email)).find(({ subject }) =>
      subject.startsWith('Our answer'),
    );
    const [html = '', json = ''] = mail?.text.match(/https?:\/\/\S+archive\S+/g) ?? [];
    const path = (address: string) => `${stackUrl}${address.slice(new URL(address).origin.length)}`;
    expect(await (await request.get(path(html))).text()).toContain(guest.email);
    expect(await (await request.get(path(json))).text()).toContain(guest.email);
  });

  await test.step('the guest sees that it is answered', async () => {
    await page.reload();
    await expect(page.getByText(/Answered · Number/)).toBeVisible();
  });
  await desk.close();
});

test('the form of the venue tells nobody who is a guest, and a link confirms who asks', async ({
  page,
  request,
}) => {
  const guest = await newGuest(request, 'Frida');
  const owner = await Api.staff(request, accounts.owner);
  for (const email of ['nobody@unrelated.example', guest.email]) {
    await page.goto('/privacy/fjord');
    await page.getByRole('combobox').selectOption('objection');
    await page.getByRole('textbox', { name: 'Email' }).fill(email);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send request' }).click();
    await expect(page.getByText('knows this address, a link is on its way')).toBeVisible();
  }
  const link = async () => {
    const { items } = await owner.call<Stored>('get', '/api/v1/admin/messages');
    const mail = items.find(({ to, subject }) => to === guest.email && /^Confirm/.test(subject));
    return /https?:\/\/\S+confirm\?code=\S+/.exec(mail?.text ?? '')?.[0];
  };
  await expect.poll(link, { timeout: 30_000 }).toBeDefined();
  const { pathname, search } = new URL((await link()) ?? '');
  await page.goto(`${pathname}${search}`);
  await page.getByRole('button', { name: 'It was me' }).click();
  await expect(page.getByRole('heading', { name: 'Your request is confirmed' })).toBeFocused();
  await expectAccessible(page);
  await page.goto(`${pathname}${search}`);
  await page.getByRole('button', { name: 'It was me' }).click();
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeFocused();
});
