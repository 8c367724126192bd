import { sandbox } from '@atrium/i18n/locales/en/messages/sandbox';
import { payments } from '@atrium/i18n/locales/en/payments';
import { expect, test } from '@playwright/test';
import { AdminPage } from '../../pages/admin.page';
import { HubPage } from '../../pages/hub.page';
import { expectAccessible } from '../../support/accessible';
import { newPerson, password } from '../../support/accounts';
import { newVenue } from '../../support/new-venue';
import { newService, venueDay } from '../../support/scene';
import { texts } from '../../support/texts';

test.slow();

const { hub: t, admin } = texts.en;

test('a guest pays when booking, with another card than the first, and staff cancel with half of it back', async ({
  page,
  request,
  browser,
}) => {
  const { owner, email, slug } = await newVenue(request);
  const service = await newService(owner, 'Floating sauna', {
    prepayment: 'required',
    prepaidPart: { kind: 'all' },
    cancellationTerms: [{ hours: 24, basisPoints: 5_000 }],
  });

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const hub = new HubPage(phone, texts.en, slug);
  await hub.signUp({ ...newPerson('Kari'), phone: '+4741234567' });
  await hub.chooseActivity(service.name);
  await hub.chooseDate(venueDay(9));
  await hub.chooseTime('10:00');
  await phone.getByRole('timer').waitFor();
  await hub.addAdult();
  await hub.toOverview();
  const pay = phone.getByRole('button', { name: /^Pay NOK\s500$/ });
  await expect(pay).not.toHaveAttribute('aria-disabled', 'true');
  await pay.click();

  await expect(phone.getByText(sandbox.notice)).toBeVisible();
  await phone.getByRole('button', { name: sandbox.decline }).click();
  await expect(phone.getByText(sandbox.declined)).toBeVisible();
  await phone.getByRole('button', { name: /^Pay NOK\s500/ }).click();
  await hub.closeSuccess();
  await expect(hub.reservation(service.name)).toHaveCount(1);

  const desk = new AdminPage(page);
  await desk.signIn(email, password);
  const [booked] = (
    await owner.call<{ items: { _id: string }[] }>(
      'get',
      `/api/v1/admin/bookings?from=${venueDay(9)}&until=${venueDay(9)}`,
    )
  ).items;
  await page.goto(`/admin/reservations/${booked?._id}`);
  await expect(page.getByText(payments.money.inFull)).toBeVisible();
  await page.getByRole('button', { name: admin.booking.cancel }).click();
  const question = page.getByRole('dialog', { name: admin.booking.cancel });
  await expect(question).toContainText(/NOK\s500 is paid. .* gets NOK\s250 back/);
  await expectAccessible(page);
  await question.getByRole('button', { name: /^Cancel and refund NOK\s250$/ }).click();
  await expect(page.getByText(/NOK\s250 goes back to the guest/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  await phone.reload();
  await expect(phone.getByText(t.overview.cancelled, { exact: true }).first()).toBeVisible();
  await phone.close();
});
