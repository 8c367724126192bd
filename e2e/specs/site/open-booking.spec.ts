import { booking as t } from '@atrium/i18n/locales/en/public/booking';
import { expect, test } from '@playwright/test';
import { HubPage } from '../../pages/hub.page';
import { expectAccessible } from '../../support/accessible';
import { newPerson } from '../../support/accounts';
import { newVenue } from '../../support/new-venue';
import { newService, venueDay } from '../../support/scene';
import { texts } from '../../support/texts';

test.slow();
test.use({ viewport: { width: 390, height: 844 } });

interface Message {
  to: string;
  text: string;
}

test('a visitor books without an account, changes and cancels by the link in the mail', async ({
  page,
  request,
}) => {
  const { owner, slug } = await newVenue(request, { modules: { openBooking: true } });
  const service = await newService(owner, 'Evening sauna');
  const person = newPerson('Kari');
  const { common, ui } = texts.en;

  await page.goto(`/booking/${slug}/${service._id}`);
  const visit = new HubPage(page, texts.en, slug);
  await page.getByRole('button', { name: ui.participants.moreAdults }).click();
  await visit.chooseDate(venueDay(9));
  await visit.slot('10:00').click();
  await page.getByLabel(common.fields.firstName).fill(person.firstname);
  await page.getByLabel(common.fields.lastName).fill(person.lastname);
  await page.getByLabel(common.fields.email).fill(person.email);
  await expectAccessible(page);
  await page.getByRole('button', { name: t.next }).click();
  await expect(page.getByText(/NOK\s500/)).toBeVisible();
  await page.getByRole('button', { name: t.book }).click();
  await expect(page.getByRole('heading', { name: t.booked })).toBeVisible();

  const { items } = await owner.call<{ items: Message[] }>('get', '/api/v1/admin/messages');
  const mail = items.find(({ to }) => to === person.email);
  const [link = ''] = /http\S+\/open_booking\/\S+/.exec(mail?.text ?? '') ?? [];
  const { pathname, search, hash } = new URL(link);
  // a page that knows nothing but the link
  await page.goto('about:blank');
  await page.goto(`${pathname}${search}${hash}`);
  await expect(page.getByText(new RegExp(`^${t.number}: `))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t.change, exact: true }).click();
  await page.getByRole('button', { name: ui.participants.moreAdults }).click();
  await page.getByRole('button', { name: t.save }).click();
  await expect(page.getByText(t.saved)).toBeVisible();

  await page.getByRole('button', { name: t.cancel }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: t.cancel }).click();
  await expect(page.getByRole('heading', { name: t.cancelled })).toBeVisible();
});
