import { expect, test } from '@playwright/test';
import { AdminPage } from '../../pages/admin.page';
import { expectAccessible } from '../../support/accessible';
import { accounts, newPerson, password } from '../../support/accounts';
import { Api } from '../../support/api';
import { expectLoaded } from '../../support/loaded';
import { typeDate } from '../../support/picker-fields';
import { mark, newService, venueDay } from '../../support/scene';

test.slow();

interface Guest {
  _id: string;
  firstname: string;
  lastname: string;
}

const newGuest = (owner: Api, change: object): Promise<Guest> =>
  owner.call<Guest>('post', '/api/v1/admin/customers', change);

test('two guests who are one are found, compared, merged with what is theirs, and parted again', async ({
  page,
  request,
}) => {
  const owner = await Api.staff(request);
  const { lastname } = newPerson();
  const local = mark();
  const kept = await newGuest(owner, {
    firstname: 'Åshild',
    lastname,
    email: `${local}@guests.example`,
    globalComments: 'Allergic to nuts',
  });
  const merged = await newGuest(owner, {
    firstname: 'Åshild',
    lastname,
    email: `${local}+spa@guests.example`,
    phone: '+4741234567',
  });
  const service = await newService(owner, `Merge tour ${mark()}`);
  await owner.call('post', '/api/admin/newBooking', {
    _customer: merged._id,
    _service: service._id,
    date: venueDay(5),
    timeindex: 600,
    participants: 2,
  });

  const admin = new AdminPage(page);
  await admin.signIn(accounts.administrator, password);

  await test.step('the card says who looks like the same person', async () => {
    await page.goto(`/admin/guests/${kept._id}`);
    await expect(page.getByText(/This may be the same person/)).toBeVisible();
    await page.getByRole('link', { name: 'Compare' }).click();
    await page.waitForURL(`**/admin/duplicates/${kept._id}/${merged._id}`);
  });

  await test.step('the comparison shows what stays and what moves', async () => {
    await expectLoaded(page);
    await expect(page.getByRole('row', { name: /^Phone/ })).toContainText('+4741234567');
    await expect(page.getByText('1 reservation', { exact: true })).toBeVisible();
    // the choice is in the address: it shows once that has changed
    const other = page.getByRole('radio', { name: new RegExp(`${local}\\+spa`) });
    await other.click();
    await expect(page).toHaveURL(/take=email/);
    await expect(other).toBeChecked();
    await expectAccessible(page);
  });

  await test.step('merged, the guest who stays has the booking, the phone and the chosen address', async () => {
    await page.getByRole('button', { name: 'Merge', exact: true }).click();
    await page.waitForURL(`**/admin/guests/${kept._id}`);
    await expect(admin.booking(service.name)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Phone: +4741234567' })).toBeVisible();
    await expect(
      page.getByRole('link', { name: `Email: ${local}+spa@guests.example` }),
    ).toBeVisible();
    await admin.search(lastname);
    await expect(admin.results().getByRole('link', { name: /^Profile of/ })).toHaveCount(1);
  });

  await test.step('undone, they are two again, each with what was theirs', async () => {
    await page.goto(`/admin/guests/${kept._id}/auditLogs`);
    await expect(page.getByText(/ merged .+ with another guest/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Undo merge' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo merge' }).click();
    await expect(page.getByText('The merge has been undone.')).toBeVisible();
    await admin.search(lastname);
    await expect(admin.results().getByRole('link', { name: /^Profile of/ })).toHaveCount(2);
    await page.goto(`/admin/guests/${merged._id}`);
    await expect(admin.booking(service.name)).toBeVisible();
    await page.goto(`/admin/guests/${kept._id}`);
    await expect(page.getByRole('link', { name: `Email: ${local}@guests.example` })).toBeVisible();
  });
});

test('a membership is sold, used at the desk, given back, and pays for a booking', async ({
  page,
  request,
}) => {
  const owner = await Api.staff(request);
  const person = newPerson();
  const guest = await newGuest(owner, {
    firstname: person.firstname,
    lastname: person.lastname,
    email: person.email,
  });
  const service = await newService(owner, `Swim ${mark()}`);
  const name = `Three swims ${mark()}`;
  await owner.call('post', '/api/v1/admin/membershipTypes', {
    name,
    price: 30_000,
    maxNumberOfUsages: 3,
    validityMonths: 12,
    services: [service._id],
  });

  const admin = new AdminPage(page);
  await admin.signIn(accounts.employee, password);
  await page.goto(`/admin/guests/${guest._id}`);
  await admin.toolbarLink('Membership').click();
  await page.waitForURL('**/memberships');

  await test.step('sold', async () => {
    await page.getByRole('button', { name: 'Add membership' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Membership type').selectOption(name);
    await expect(dialog.getByText(/^Valid until/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Add membership' }).click();
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('0/3');
  });

  await test.step('used with the keyboard alone', async () => {
    await page.getByRole('button', { name: `Use ${name}` }).focus();
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('dialog').getByRole('button', { name: 'Use', exact: true }),
    ).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 use has been recorded.')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('1/3');
  });

  await test.step('pays for a booking of what it covers', async () => {
    await page.goto(
      `/admin/guests/${guest._id}/new_booking?service=${service._id}&date=${venueDay(4)}&time=600`,
    );
    await page.getByLabel('Paid for by').selectOption({ label: `${name} · 2 uses left` });
    await page.getByRole('button', { name: 'Book', exact: true }).click();
    await expect(page.getByText('Reservation created successfully')).toBeVisible();
  });

  await test.step('the ledger tells of both; the one at the desk is given back', async () => {
    await page.goto(`/admin/guests/${guest._id}/memberships`);
    await page.getByRole('link', { name }).click();
    const ledger = page.getByRole('table', { name: 'Uses' });
    await expect(ledger.getByRole('link', { name: 'Reservation' })).toHaveCount(1);
    await expectAccessible(page);
    await ledger
      .getByRole('row')
      .filter({ hasNot: page.getByRole('link', { name: 'Reservation' }) })
      .getByRole('button')
      .click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
    await expect(ledger.getByText('Given back')).toBeVisible();
    await expect(page.getByText('1/3')).toBeVisible();
  });
});

test('a stay is made and what it includes is booked as part of it', async ({ page, request }) => {
  const owner = await Api.staff(request);
  const { firstname, lastname } = newPerson();
  const guest = await newGuest(owner, { firstname, lastname });
  const service = await newService(owner, `Breakfast ${mark()}`);

  const admin = new AdminPage(page);
  await admin.signIn(accounts.employee, password);
  await page.goto(`/admin/guests/${guest._id}/stays`);
  await page.getByRole('link', { name: 'New stay' }).click();
  await typeDate(page, /^Arrival date/, venueDay(3));
  await typeDate(page, /^Departure date/, venueDay(5));
  await page.getByRole('button', { name: 'Add service' }).click();
  await page.getByLabel('Service 1', { exact: true }).selectOption(service.name);
  await page.getByLabel('Day of service 1').selectOption('2');
  await page.getByRole('button', { name: 'Save', exact: true }).last().click();
  await expect(page.getByText('0 of 2 booked')).toBeVisible();

  await page.getByRole('link', { name: `Book ${service.name}` }).click();
  await expect(page).toHaveURL(/stayService=/);
  await page.getByRole('button', { name: /10:00/ }).click();
  await expect(page.getByText('This reservation is part of the guest’s stay.')).toBeVisible();
  await page.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(page.getByText('Reservation created successfully')).toBeVisible();
  await admin.toolbarLink('Stays').click();
  await page.getByRole('table', { name: 'Stays' }).getByRole('link').first().click();
  await expect(page.getByText('1 of 2 booked')).toBeVisible();
});
