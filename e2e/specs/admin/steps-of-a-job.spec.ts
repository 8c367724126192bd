import { expect, test } from '@playwright/test';
import { AdminPage } from '../../pages/admin.page';
import { DeskPage } from '../../pages/desk.page';
import { newPerson, password } from '../../support/accounts';
import { expectLoaded } from '../../support/loaded';
import { newVenue } from '../../support/new-venue';
import {
  allDay,
  bookableDay,
  mark,
  newArrivedStatus,
  newService,
  venueDay,
} from '../../support/scene';
import { Steps } from '../../support/steps';

interface Booking {
  _id: string;
  bookingId: string;
}

/** Clicks and keys, at most. What a desk does a hundred times a day may not become slower. */
const MOST = {
  'express booking': 5,
  'the next express booking': 3,
  'an arrival': 3,
  'a booking by its number': 3,
  'a guest by name': 3,
  'a booking on the guest card': 5,
  'a move to another time': 3,
  'a cancellation': 2,
  'a setting changed and saved': 3,
  'the next one saved': 2,
} as const;

test('the jobs of a desk take no more clicks and keys than they did', async ({ page, request }) => {
  const { owner, email } = await newVenue(request);
  await newArrivedStatus(owner);
  const service = await newService(owner, `Steg ${mark()}`, { times: allDay, capacity: 20 });
  const other = await newService(owner, `Annet ${mark()}`, { times: allDay });
  // letters that the browser's keyboard has: it puts others in without a key
  const [firstname, lastname] = ['Berit', newPerson().lastname.replace('Prøve', 'Steg')];
  const name = `${firstname} ${lastname}`;
  const guest = await owner.call<{ _id: string }>('post', '/api/v1/admin/customers', {
    firstname,
    lastname,
  });
  const booked = (date: string, timeindex: number) =>
    owner.call<Booking>('post', '/api/admin/newBooking', {
      ...{ _customer: guest._id, _service: service._id, date, timeindex, participants: 2 },
    });
  const today = venueDay(0);
  await booked(today, 1410);
  const later = await booked(venueDay(1), 600);

  const steps = await Steps.of(page);
  const desk = new DeskPage(page);
  const { keyboard } = page;
  await new AdminPage(page).signIn(email, password);
  const costs: Partial<Record<keyof typeof MOST, number>> = {};
  const measure = async (job: keyof typeof MOST, work: () => Promise<void>) => {
    costs[job] = await steps.cost(work);
  };

  await desk.openExpress();
  await measure('express booking', async () => {
    await keyboard.type(lastname);
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await keyboard.type(other.name);
    await keyboard.press('Control+Enter');
    await expect(desk.told()).toContainText(`Booked: ${name}, ${other.name}`);
  });
  await measure('the next express booking', async () => {
    await keyboard.type(lastname);
    await keyboard.press('Enter');
    await keyboard.press('Control+Enter');
    const made = page.getByRole('table', { name: 'Booked here just now' }).getByRole('row');
    await expect(made).toHaveCount(2);
  });

  await desk.openArrivals(today);
  await measure('an arrival', async () => {
    await keyboard.type(lastname);
    const arrived = page
      .getByRole('region', { name: '23:30' })
      .getByRole('button', { name: `Arrived: ${name}` });
    // late in the evening the express bookings are at that time too
    await arrived.first().click();
    await expect(page.getByText(`${name}: Arrived`)).toBeVisible();
  });

  await measure('a booking by its number', async () => {
    await keyboard.press('Control+k');
    await keyboard.type(later.bookingId);
    await expect(page.getByRole('option').first()).toContainText(later.bookingId);
    await keyboard.press('Enter');
    await page.waitForURL(`**/reservations/${later._id}`);
  });
  await measure('a guest by name', async () => {
    await keyboard.press('Control+k');
    await keyboard.type(name);
    await expect(page.getByRole('option', { name: new RegExp(name) }).first()).toBeVisible();
    await keyboard.press('Enter');
    await page.waitForURL(`**/guests/${guest._id}`);
  });
  await expectLoaded(page);
  await measure('a booking on the guest card', async () => {
    await page.getByRole('link', { name: 'New reservation' }).first().click();
    await page.getByRole('button', { name: service.name, exact: true }).click();
    await desk.expectMonthKnown(page.locator('main'));
    await page
      .getByRole('grid')
      .getByRole('button', { name: dayName(bookableDay()) })
      .click();
    await page.getByRole('list', { name: 'Available times' }).getByRole('button').last().click();
    await page.getByRole('button', { name: 'Book', exact: true }).click();
    await expect(page.getByText('Reservation created successfully')).toBeVisible();
  });

  await page.goto(`/admin/reservations/${later._id}`);
  await expectLoaded(page);
  await measure('a move to another time', async () => {
    await page.getByRole('button', { name: 'Move or change' }).click();
    const dialog = desk.moveDialog();
    await desk.expectMonthKnown(dialog);
    await dialog.getByRole('button', { name: /^11:00/ }).click();
    await dialog.getByRole('button', { name: 'Save change' }).click();
    await expect(page.getByText(/11:00 – 11:30/).first()).toBeVisible();
  });
  await measure('a cancellation', async () => {
    await page.getByRole('button', { name: 'Cancel reservation' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel reservation' }).click();
    await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
  });

  await page.goto(`/admin/settings/services/${service._id}?section=texts`);
  const field = page.getByRole('textbox', { name: 'Name', exact: true }).first();
  const save = async (text: string) => {
    await keyboard.type(text);
    await keyboard.press('Control+s');
    await expect(page.getByText('Unsaved changes')).toHaveCount(0);
    await expect(page.getByText('Your changes have been saved.').first()).toBeVisible();
  };
  await measure('a setting changed and saved', async () => {
    await field.click();
    await save('a');
  });
  await measure('the next one saved', () => save('b'));

  for (const [job, most] of Object.entries(MOST)) {
    expect.soft(costs[job as keyof typeof MOST], job).toBeLessThanOrEqual(most);
  }
});

/** As a calendar names a day. */
const dayName = (date: string): RegExp => {
  const format = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return new RegExp(`\\b${format.format(new Date(`${date}T00:00:00Z`))}\\b`);
};
