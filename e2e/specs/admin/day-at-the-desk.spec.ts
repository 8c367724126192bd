import { expect, type Locator, test } from '@playwright/test';
import { AdminPage } from '../../pages/admin.page';
import { DeskPage } from '../../pages/desk.page';
import { accounts, newPerson, password } from '../../support/accounts';
import { Api } from '../../support/api';
import { expectLoaded } from '../../support/loaded';
import { typeTime } from '../../support/picker-fields';
import { allDay, mark, newService, venueDay } from '../../support/scene';

interface Booking {
  _id: string;
}
interface Guest {
  _id: string;
}

test('a day at the desk, from opening to the closing report', async ({
  browser,
  page,
  request,
}) => {
  const owner = await Api.staff(request);
  const employee = await Api.staff(request, accounts.employee);
  const service = await newService(owner, `Desk${mark()}`, { times: allDay, capacity: 4 });
  const person = newPerson();
  const name = `${person.firstname} ${person.lastname}`;
  const guest = await owner.call<Guest>('post', '/api/v1/admin/customers', {
    firstname: person.firstname,
    lastname: person.lastname,
    email: person.email,
  });
  const twin = await owner.call<Guest>('post', '/api/v1/admin/customers', {
    firstname: person.firstname,
    lastname: person.lastname,
    phone: '+4741234567',
  });
  // Midnight may pass during the test, so bookings move beyond tomorrow.
  const [today, later] = [venueDay(0), venueDay(2)];
  const place = { _service: service._id, date: today, participants: 2 };
  const coming = await owner.call<Booking>('post', '/api/admin/newBooking', {
    ...place,
    _customer: guest._id,
    timeindex: 1410,
  });
  const moving = await owner.call<Booking>('post', '/api/admin/newBooking', {
    ...place,
    _customer: twin._id,
    timeindex: 1380,
  });
  // 10:00 on that day is full.
  await owner.call('post', '/api/admin/newBooking', {
    ...place,
    date: later,
    _customer: guest._id,
    timeindex: 600,
    participants: 4,
  });
  const membership = `Card ${mark()}`;
  await owner.call('post', '/api/v1/admin/membershipTypes', {
    name: membership,
    price: 30_000,
    maxNumberOfUsages: 3,
    validityMonths: 12,
    services: [service._id],
  });

  const admin = new AdminPage(page);
  const desk = new DeskPage(page);

  await test.step('opening: the day and who comes', async () => {
    await admin.signIn(accounts.employee, password);
    await page.goto(`/admin?date=${today}`);
    await expectLoaded(page);
    const card = page.getByRole('region', { name: service.name });
    await expect(card).toContainText('4 of 192 places');
    // from 23:30 on, times of this test are over, and folded
    const earlier = card.getByRole('button', { expanded: false });
    if (await earlier.isVisible()) await earlier.click();
    await expect(
      card.getByRole('link', { name: new RegExp(person.lastname.slice(0, 8)) }),
    ).toHaveCount(2);
  });

  await test.step('the first guest arrives', async () => {
    await desk.openArrivals(today);
    await page.keyboard.type(person.lastname);
    await page
      .getByRole('region', { name: '23:30' })
      .getByRole('button', { name: `Arrived: ${name}` })
      .click();
    await expect(page.getByText(`${name}: Arrived`)).toBeVisible();
  });

  await test.step('somebody walks in', async () => {
    await desk.openExpress();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { name: 'Drop-in without a name' }).click();
    await page.keyboard.press('Tab');
    await page.keyboard.type(service.name);
    await page.keyboard.press('Control+Enter');
    await expect(desk.told()).toContainText('Booked: Drop-in guest');
  });

  await test.step('a guest calls and is moved to another day', async () => {
    const dialog = await desk.openMove(moving._id);
    await dialog.getByRole('combobox', { name: 'Service' }).waitFor();
    await pickDay(desk, dialog, later);
    await expect(dialog.getByRole('button', { name: /^10:00/ })).toBeDisabled();
    await dialog.getByRole('button', { name: /^11:00/ }).click();
    await dialog.getByRole('button', { name: 'Save change' }).click();
    await expect(page.getByText('Reservation updated successfully')).toBeVisible();
    await expect(page.getByText(/11:00 – 11:30/).first()).toBeVisible();
  });

  await test.step('beyond the places: refused to an employee', async () => {
    const dialog = await desk.openMove(moving._id);
    await expect(dialog.getByRole('switch', { name: 'Override availability' })).toHaveCount(0);
    await expect(
      employee.call('post', '/api/admin/modifyBookings', {
        bookings: [{ _id: moving._id, timeindex: 600 }],
        override: true,
        reason: 'They asked',
      }),
    ).rejects.toThrow(/403|FORBIDDEN|permission/);
    await page.keyboard.press('Escape');
  });

  const context = await browser.newContext({ locale: 'en-GB' });
  const theirs = await context.newPage();

  await test.step('beyond the places: done by an administrator, with the reason in the history', async () => {
    await new AdminPage(theirs).signIn(accounts.administrator, password);
    const dialog = await new DeskPage(theirs).openMove(moving._id);
    await dialog.getByRole('switch', { name: 'Override availability' }).click();
    await typeTime(dialog, 'Start', '10:00');
    await dialog.getByLabel(/^Reason for overriding/).fill('A regular guest');
    await dialog.getByRole('button', { name: 'Save change' }).click();
    await expect(theirs.getByText('Reservation updated successfully')).toBeVisible();
    await expect(theirs.getByText('Reason: A regular guest')).toBeVisible();
  });

  await test.step('the two guests turn out to be one; an administrator merges them', async () => {
    await theirs.goto(`/admin/duplicates/${guest._id}/${twin._id}`);
    await expectLoaded(theirs);
    await theirs.getByRole('button', { name: 'Merge', exact: true }).click();
    await theirs.waitForURL(`**/admin/guests/${guest._id}`);
    await expect(new AdminPage(theirs).booking(service.name)).toHaveCount(3);
    await context.close();
  });

  await test.step('a membership is sold and used', async () => {
    await page.goto(`/admin/guests/${guest._id}/memberships`);
    await page.getByRole('button', { name: 'Add membership' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Membership type').selectOption(membership);
    await dialog.getByRole('button', { name: 'Add membership' }).click();
    await page.getByRole('button', { name: `Use ${membership}` }).focus();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('dialog').getByRole('button', { name: 'Use', exact: true }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('row').filter({ hasText: membership })).toContainText('1/3');
  });

  await test.step('closing: the day’s report, and the bookings behind it', async () => {
    await page.goto(`/admin/reports?service=${service._id}&from=${today}&until=${venueDay(0)}`);
    // The guest who came and the drop-in; the other has been moved to another day.
    const bookings = page.getByRole('definition').filter({ hasText: /^2$/ }).getByRole('link');
    await bookings.first().click();
    await expect(page.getByRole('status', { name: 'Totals' })).toContainText(
      '2 bookings · 3 participants',
    );
    await expect(page.locator(`a[href$="/reservations/${coming._id}"]`).first()).toBeVisible();
  });
});

/** Chooses a day in the calendar, paging to the next month if needed. */
async function pickDay(desk: DeskPage, dialog: Locator, date: string): Promise<void> {
  const label = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
  const day = dialog.getByRole('button', { name: new RegExp(`\\b${label}\\b`) });
  if ((await day.count()) === 0) await dialog.getByRole('button', { name: 'Next month' }).click();
  await expect(day).toBeVisible();
  await desk.expectMonthKnown(dialog);
  await day.click();
}
