import { booking } from '@atrium/i18n/locales/en/public/booking';
import { spa as t } from '@atrium/i18n/locales/en/public/spa';
import { expect, test } from '@playwright/test';
import { HubPage } from '../../pages/hub.page';
import { expectAccessible } from '../../support/accessible';
import { newPerson } from '../../support/accounts';
import { newVenue } from '../../support/new-venue';
import { venueDay } from '../../support/scene';
import { fill, texts } from '../../support/texts';

test.slow();
test.use({ viewport: { width: 390, height: 844 } });

/** Far enough ahead to be cancelled free of charge whenever the test runs. */
const DAY = venueDay(9);
const treatment = 'Facial';

interface Message {
  to: string;
  text: string;
}

test('a visitor finds a spa, books a treatment without an account, moves it by the mailed link and cancels', async ({
  page,
  request,
}) => {
  const modules = { spa: true, openBooking: true };
  const { owner, slug, name } = await newVenue(request, { modules });
  const made = async (path: string, body: object) =>
    (await owner.call<{ _id: string }>('post', path, body))._id;
  const _therapist = await made('/api/spa/therapist', { name: 'Anna Lund', gender: 'woman' });
  await made('/api/spa/treatmenttype', {
    ...{ name: treatment, therapists: [_therapist], cancelInformation: 24 },
    rooms: [await made('/api/v1/spa/rooms', { name: 'Birch' })],
    lengths: [30, 60].map((minutes) => ({
      ...{ phases: [{ kind: 'handsOn', minutes }], price: minutes * 1_500 },
    })),
  });
  await made('/api/spa/schedule', { _therapist, date: DAY, shiftStart: 540, shiftEnd: 720 });
  const person = newPerson('Kari');
  const { common } = texts.en;
  const visit = new HubPage(page, texts.en, slug);

  await page.goto('/spa');
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('link', { name: new RegExp(name) }).click();
  await page.getByRole('link', { name: fill(t.timesOf, { treatment }) }).click();
  const hour = page.getByRole('radio', { name: /1 hour/ });
  await hour.click();
  await expect(hour).toBeChecked();
  await visit.chooseDate(DAY);
  await expectAccessible(page);
  await visit.slot('10:00').click();
  await page.getByLabel(common.fields.firstName).fill(person.firstname);
  await page.getByLabel(common.fields.lastName).fill(person.lastname);
  await page.getByLabel(common.fields.email).fill(person.email);
  await page.getByRole('button', { name: booking.next }).click();
  await expect(page.getByText(/NOK\s900/)).toBeVisible();
  await page.getByRole('button', { name: booking.book }).click();
  await expect(page.getByRole('heading', { name: booking.booked })).toBeVisible();

  const { items } = await owner.call<{ items: Message[] }>('get', '/api/v1/admin/messages');
  const mail = items.find(({ to }) => to === person.email);
  const [link = ''] = /http\S+\/open_booking\/\S+/.exec(mail?.text ?? '') ?? [];
  const { pathname, search, hash } = new URL(link);
  // a page that knows nothing but the link
  await page.goto('about:blank');
  await page.goto(`${pathname}${search}${hash}`);
  await expect(page.getByText(new RegExp(`^${booking.number}: `))).toBeVisible();
  await page.getByRole('button', { name: t.anotherTime }).click();
  await visit.slot('11:00').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Move to .*11:00/ }).click();
  await expect(page.getByText(booking.saved)).toBeVisible();
  const day = () =>
    owner.call<{ timeindexStart: number }[]>('get', `/api/spa/treatment?date=${DAY}`);
  expect(await day()).toMatchObject([{ timeindexStart: 660 }]);

  await page.getByRole('button', { name: booking.cancel }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: booking.cancel }).click();
  await expect(page.getByRole('heading', { name: booking.cancelled })).toBeVisible();
  expect(await day()).toEqual([]);
});
