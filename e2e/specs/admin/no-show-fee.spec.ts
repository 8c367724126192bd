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

test('a guest gives a card when booking, and staff charge it once they cancel late', async ({
  page,
  request,
  browser,
}) => {
  const { owner, email, slug } = await newVenue(request);
  const service = await newService(owner, 'Chef’s table', {
    noShowFee: { kind: 'perHead', amount: 15_000 },
    // late from a month before
    cancellationTerms: [{ hours: 720, basisPoints: 0 }],
  });

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  const hub = new HubPage(phone, texts.en, slug);
  await hub.signUp({ ...newPerson('Kari'), phone: '+4741234567' });
  await hub.chooseActivity(service.name);
  await expect(phone.getByText(t.newActivity.cardInAdvance)).toBeVisible();
  await hub.chooseDate(venueDay(9));
  await hub.chooseTime('10:00');
  await phone.getByRole('timer').waitFor();
  await hub.addAdult();
  await hub.toOverview();
  await expect(phone.getByText(/up to NOK\s300 may be charged to your card/)).toBeVisible();
  await expectAccessible(phone);
  const give = phone.getByRole('button', { name: t.booking.payment.card });
  await expect(give).not.toHaveAttribute('aria-disabled', 'true');
  await give.click();
  await expect(phone.getByText(/may charge this card up to NOK\s300/)).toBeVisible();
  await phone.getByRole('button', { name: sandbox.giveCard }).click();
  await hub.closeSuccess();
  await expect(hub.reservation(service.name)).toHaveCount(1);
  await phone.close();

  const desk = new AdminPage(page);
  await desk.signIn(email, password);
  const [booked] = (
    await owner.call<{ items: { _id: string }[] }>(
      'get',
      `/api/v1/admin/bookings?from=${venueDay(9)}&until=${venueDay(9)}`,
    )
  ).items;
  await page.goto(`/admin/reservations/${booked?._id}`);
  const fee = page.getByRole('region', { name: payments.noShow.title });
  await expect(fee).toContainText('Visa ··4242');
  await page.getByRole('button', { name: admin.booking.cancel }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: admin.booking.cancel }).click();
  await fee.getByRole('button', { name: payments.noShow.chargeLate }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/NOK\s300 is taken from the card/);
  await question.getByRole('button', { name: /^Charge NOK\s300$/ }).click();
  await expect(fee.getByText(/^NOK\s300 charged$/)).toBeVisible();
  await expect(page.getByText(payments.money.inFull)).toBeVisible();
  await expectAccessible(page);
});
