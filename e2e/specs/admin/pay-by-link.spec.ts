import { expect, test } from '@playwright/test';
import { AdminPage } from '../../pages/admin.page';
import { expectAccessible } from '../../support/accessible';
import { newPerson, password } from '../../support/accounts';
import { newVenue } from '../../support/new-venue';
import { newService, venueDay } from '../../support/scene';

interface Message {
  template: string;
  text: string;
}

test('the desk asks for what is owed, the guest declines once and pays, and half of it goes back', async ({
  page,
  request,
  browser,
}) => {
  test.setTimeout(120_000);
  const { owner, email } = await newVenue(request);
  const service = await newService(owner, 'Evening sauna');
  const { phone: _, password: __, ...person } = newPerson('Kari');
  const guest = await owner.call<{ _id: string }>('post', '/api/v1/admin/customers', {
    ...person,
    languageCode: 'en',
  });
  const booking = await owner.call<{ _id: string }>('post', '/api/admin/newBooking', {
    ...{ _service: service._id, _customer: guest._id, date: venueDay(3) },
    ...{ timeindex: 600, participants: 2 },
  });

  const admin = new AdminPage(page);
  await admin.signIn(email, password);
  await page.goto(`/admin/reservations/${booking._id}`);
  const panel = page.getByRole('region', { name: 'Payment', exact: true });
  await panel.getByRole('button', { name: 'Send payment link' }).click();
  await page.getByRole('button', { name: /^Ask for NOK\s500$/ }).click();
  await expect(panel.getByText('Link sent, not paid yet')).toBeVisible();
  await expectAccessible(page);

  const { items } = await owner.call<{ items: Message[] }>(
    'get',
    `/api/v1/admin/customers/${guest._id}/messages`,
  );
  const mail = items.find(({ template }) => template === 'paymentRequest');
  const [link = ''] = /http\S+\/pay\/\S+/.exec(mail?.text ?? '') ?? [];
  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  await phone.goto(new URL(link).pathname);
  await expect(phone.getByText(/^Evening sauna/)).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: /^Pay NOK\s500$/ }).click();
  await phone.getByRole('button', { name: 'Decline the card' }).click();
  await expect(phone.getByRole('alert')).toBeVisible();
  await phone.getByRole('button', { name: 'Pay with 3-D Secure' }).click();
  await phone.getByRole('button', { name: 'Yes, it is me' }).click();
  await expect(phone.getByRole('heading', { name: 'Thank you, it is paid' })).toBeVisible();
  // Back leads to a page that has been paid on, and to nothing that could be paid again
  await phone.goto(new URL(link).pathname);
  await expect(phone.getByRole('heading', { name: 'Thank you, it is paid' })).toBeVisible();
  await phone.close();

  await expect(panel.getByText('Paid in full')).toBeVisible();
  await panel.getByRole('link', { name: /^Evening sauna/ }).click();
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByLabel('Amount').fill('250');
  await page.getByLabel(/^Reason/).fill('Only one of them came');
  await page.getByRole('button', { name: /^Refund NOK\s250$/ }).click();
  const refunds = page.getByRole('table', { name: 'Refunds' });
  await expect(refunds).toContainText('Only one of them came');
  await expect(refunds.getByText('Returned')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/admin/paymentTransactions');
  const totals = page.getByRole('status', { name: 'Totals' });
  await expect(totals).toContainText(/1 payment · NOK\s500 taken · NOK\s250 returned/);
});
