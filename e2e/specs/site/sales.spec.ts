import { sandbox } from '@atrium/i18n/locales/en/messages/sandbox';
import { sales as t } from '@atrium/i18n/locales/en/sales';
import { expect, type Page, test } from '@playwright/test';
import { HubPage } from '../../pages/hub.page';
import { expectAccessible } from '../../support/accessible';
import { newPerson } from '../../support/accounts';
import { newVenue } from '../../support/new-venue';
import { newService, venueDay } from '../../support/scene';
import { fill, texts } from '../../support/texts';

test.slow();
test.use({ viewport: { width: 390, height: 844 } });

const { common } = texts.en;
const terms = 'It runs for a month and is not paid back.';

async function giveName(page: Page, person: ReturnType<typeof newPerson>) {
  await page.getByLabel(common.fields.firstName).fill(person.firstname);
  await page.getByLabel(common.fields.lastName).fill(person.lastname);
  await page.getByLabel(common.fields.email).fill(person.email);
}

test('a visitor buys a membership, and a package whose service they place by the mailed link', async ({
  page,
  request,
}) => {
  const { owner, slug } = await newVenue(request, {
    modules: { openBooking: true, memberships: true, stays: true },
  });
  const service = await newService(owner, 'Evening sauna');
  const type = await owner.call<{ _id: string }>('post', '/api/v1/admin/membershipTypes', {
    ...{ name: 'Spa month', price: 99_000, maxNumberOfUsages: 0, validityMonths: 1 },
    ...{ online: true, agreement: terms, services: [service._id] },
  });
  const weekend = await owner.call<{ _id: string }>('post', '/api/v1/admin/packages', {
    ...{ name: 'Weekend', nights: 2, price: 240_000, online: true, perDay: 1 },
    services: [{ _service: service._id, dayNumber: 2 }],
  });
  const person = newPerson('Kari');

  await page.goto(`/membership/${type._id}`);
  await expect(page.getByRole('heading', { name: 'Spa month' })).toBeVisible();
  await expect(page.getByText(t.facts.unlimited)).toBeVisible();
  await expectAccessible(page);
  const pay = page.getByRole('button', { name: /^Pay NOK\s990$/ });
  await pay.click();
  // nothing is sent before it is complete
  await expect(page.getByLabel(common.fields.firstName)).toBeFocused();
  await giveName(page, person);
  await pay.click();
  await expect(page.getByText(t.form.agreeFirst)).toBeVisible();
  await page.getByLabel(t.form.agree).check();
  await pay.click();
  await expect(page.getByText(sandbox.notice)).toBeVisible();
  await page.getByRole('button', { name: sandbox.decline }).click();
  await page.getByRole('button', { name: /^Pay NOK\s990/ }).click();
  await expect(page.getByRole('heading', { name: t.state.membershipTitle })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/package/${weekend._id}`);
  const visit = new HubPage(page, texts.en, slug);
  await visit.chooseDate(venueDay(9));
  await page.getByRole('button', { name: fill(t.form.fewer, { label: t.form.adults }) }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Pay NOK\s2,400$/ }).click();
  await page.getByRole('button', { name: /^Pay NOK\s2,400/ }).click();
  await expect(page.getByRole('heading', { name: t.state.stayTitle })).toBeVisible();

  const { items } = await owner.call<{ items: { to: string; text: string }[] }>(
    'get',
    '/api/v1/admin/messages',
  );
  const links = items
    .filter(({ to }) => to === person.email)
    .flatMap(({ text }) => /http\S+\/NCB\/\S+/.exec(text ?? '') ?? []);
  const { pathname, hash } = new URL(links[0] ?? '');
  // a page that knows nothing but the link
  await page.goto('about:blank');
  await page.goto(`${pathname}${hash}`);
  await expect(page.getByRole('heading', { name: 'Weekend' })).toBeVisible();
  const name = { name: fill(t.itinerary.chooseTimeOf, { name: 'Evening sauna' }) };
  await page.getByRole('button', name).click();
  await visit.slot('10:00').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: fill(t.itinerary.book, { time: '10:00' }) }).click();
  await expect(page.getByText(t.itinerary.booked)).toBeVisible();
  await expect(page.getByRole('link', { name: /10:00/ })).toBeVisible();
});
