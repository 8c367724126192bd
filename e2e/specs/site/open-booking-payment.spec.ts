import { sandbox } from '@atrium/i18n/locales/en/messages/sandbox';
import { booking as t } from '@atrium/i18n/locales/en/public/booking';
import { payment } from '@atrium/i18n/locales/en/public/payment';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { HubPage } from '../../pages/hub.page';
import { expectAccessible } from '../../support/accessible';
import { newPerson } from '../../support/accounts';
import { newVenue } from '../../support/new-venue';
import { newService, venueDay } from '../../support/scene';
import { texts } from '../../support/texts';

test.slow();
test.use({ viewport: { width: 390, height: 844 } });

/** A visitor with the service chosen and their name given: NOK 250, half of it in advance. */
async function atTheReview(page: Page, request: APIRequestContext) {
  const { owner, slug } = await newVenue(request, { modules: { openBooking: true } });
  const service = await newService(owner, 'Evening sauna', {
    prepayment: 'required',
    prepaidPart: { kind: 'share', basisPoints: 5_000 },
    cancellationTerms: [{ hours: 24, basisPoints: 2_500 }],
  });
  const person = newPerson('Kari');
  const { common } = texts.en;
  await page.goto(`/booking/${slug}/${service._id}`);
  await expect(page.getByText(payment.inAdvance)).toBeVisible();
  const visit = new HubPage(page, texts.en, slug);
  await visit.chooseDate(venueDay(9));
  await visit.slot('10:00').click();
  await page.getByLabel(common.fields.firstName).fill(person.firstname);
  await page.getByLabel(common.fields.lastName).fill(person.lastname);
  await page.getByLabel(common.fields.email).fill(person.email);
  await page.getByRole('button', { name: t.next }).click();
  await expect(page.getByRole('heading', { name: payment.title })).toBeVisible();
  await page.getByRole('timer').waitFor();
  return { owner, person };
}

const toPay = { name: /^Pay NOK\s125$/ };

test('a visitor pays a deposit with another card than the first, and gets half of it back', async ({
  page,
  request,
}) => {
  await atTheReview(page, request);
  await expectAccessible(page);
  await page.getByRole('button', toPay).click();
  await expect(page.getByText(sandbox.notice)).toBeVisible();
  await page.getByRole('button', { name: sandbox.decline }).click();
  await expect(page.getByText(sandbox.declined)).toBeVisible();
  await page.getByRole('button', { name: /^Pay NOK\s125/ }).click();

  await expect(page.getByRole('heading', { name: t.booked })).toBeVisible();
  await expect(page.getByText(/^Paid: NOK\s125$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t.cancel }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/We refund NOK\s62\.50 of the NOK\s125/);
  await question.getByRole('button', { name: t.cancel }).click();
  await expect(page.getByRole('heading', { name: t.cancelled })).toBeVisible();
});

test('a visitor who left without paying goes on where they were, from another page', async ({
  page,
  request,
  browser,
}) => {
  const { owner, person } = await atTheReview(page, request);
  await page.getByRole('button', toPay).click();
  await expect(page.getByText(sandbox.notice)).toBeVisible();
  await page.getByRole('button', { name: sandbox.leave }).click();
  await expect(page.getByRole('heading', { name: payment.openTitle })).toBeVisible();
  await expectAccessible(page);
  const { search, hash } = new URL(page.url());
  await page.close();

  // what the mail links to; the API's tests say when it is sent
  const later = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  await later.goto(`/payment${search}${hash}`);
  await expect(later.getByRole('heading', { name: payment.openTitle })).toBeVisible();
  await later.getByRole('link', toPay).click();
  await expect(later.getByText(sandbox.notice)).toBeVisible();
  await later.getByRole('button', { name: sandbox.askToConfirm }).click();
  await later.getByRole('button', { name: sandbox.confirm }).click();
  await expect(later.getByRole('heading', { name: t.booked })).toBeVisible();
  await later.close();
  const { items } = await owner.call<{ items: { to: string; template: string }[] }>(
    'get',
    '/api/v1/admin/messages',
  );
  const told = items.filter(({ to }) => to === person.email).map(({ template }) => template);
  expect(told).toContain('bookingConfirmation');
});
