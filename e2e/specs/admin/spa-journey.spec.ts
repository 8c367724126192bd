import { expect, test } from '@playwright/test';
import { AdminPage } from '../../pages/admin.page';
import { HubPage } from '../../pages/hub.page';
import { expectAccessible } from '../../support/accessible';
import { newPerson, password } from '../../support/accounts';
import type { Api } from '../../support/api';
import { newVenue } from '../../support/new-venue';
import { venueDay } from '../../support/scene';
import { texts } from '../../support/texts';

interface Made {
  _id: string;
}

/** Far enough ahead to be in the future whenever the test runs, and in no month but this or the next. */
const DAY = venueDay(8);

/** Anna and Berit give a scrub of half an hour and a massage of an hour, from nine to five in two rooms. */
async function aSpa(owner: Api): Promise<void> {
  const made = (path: string, body: object) => owner.call<Made>('post', path, body);
  const therapists: string[] = [];
  for (const name of ['Anna Lund', 'Berit Dahl']) {
    const { _id } = await made('/api/spa/therapist', { name });
    await made('/api/spa/schedule', {
      ...{ _therapist: _id, date: DAY, shiftStart: 540, shiftEnd: 1020 },
    });
    therapists.push(_id);
  }
  const rooms = [
    (await made('/api/v1/spa/rooms', { name: 'Birch' }))._id,
    (await made('/api/v1/spa/rooms', { name: 'Aspen' }))._id,
  ];
  const types = [
    ['Scrub', 30, 1],
    ['Massage', 60, 2],
  ] as const;
  for (const [name, minutes, sortOrder] of types) {
    await made('/api/spa/treatmenttype', {
      ...{ name, sortOrder, therapists, rooms },
      lengths: [{ phases: [{ kind: 'handsOn', minutes }], price: 60_000 }],
    });
  }
}

test('the desk books a journey by keyboard, moves all of it and takes that back', async ({
  page,
  request,
}) => {
  test.slow();
  const { owner, email } = await newVenue(request, { modules: { spa: true } });
  await aSpa(owner);
  await new AdminPage(page).signIn(email, password);
  await page.goto(`/admin/treatments?date=${DAY}`);
  await expect(page.getByText('0 treatments booked')).toBeVisible();

  await page.keyboard.press('n');
  await page.getByRole('button', { name: 'Journey' }).click();
  const dialog = page.getByRole('dialog', { name: 'New journey' });
  await dialog.getByRole('combobox', { name: 'Guest', exact: true }).fill('Solveig Berg');
  await page.getByRole('option', { name: /Solveig Berg/ }).waitFor();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('radio', { name: '09:00' })).toBeChecked();
  const plan = dialog.getByRole('region', { name: 'The day as it would be' });
  await expect(plan.getByRole('listitem')).toHaveText([/^09:00 – 09:30 Scrub/, /Massage/]);
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Solveig Berg booked: Scrub/)).toBeVisible();
  await expect(page.getByText('2 treatments booked')).toBeVisible();

  await page
    .getByRole('link', { name: /Solveig Berg/ })
    .first()
    .click();
  const journey = page.getByRole('region', { name: 'Booked together' });
  await expect(journey.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await journey.getByRole('button', { name: 'Move all' }).click();
  const move = page.getByRole('dialog', { name: 'Move all' });
  await move.getByLabel('Start').selectOption('780');
  await move.getByRole('button', { name: 'Move all' }).click();
  await expect(journey.getByRole('listitem').first()).toContainText('13:00 – 13:30');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(journey.getByRole('listitem').first()).toContainText('09:00 – 09:30');

  await journey.getByRole('button', { name: 'Delete all' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete all' }).click();
  await expect(page.getByText('0 treatments booked')).toBeVisible();
});

test('a guest spends the day: books treatments in a row, moves and cancels all of them', async ({
  page,
  request,
}) => {
  test.slow();
  const { owner, slug } = await newVenue(request, { modules: { spa: true } });
  await aSpa(owner);
  await page.setViewportSize({ width: 390, height: 844 });
  const hub = new HubPage(page, texts.en, slug);
  await hub.signUp({ ...newPerson('Siri'), phone: '+47 41 23 45 67' });
  await page.goto(`/activity-hub/${slug}/new-reservation`);
  await page.getByRole('link', { name: 'Put your day together' }).click();
  await expect(page.getByRole('group', { name: 'Treatment 2' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Choose a day' }).click();
  await hub.chooseDate(DAY);
  await page.getByRole('button', { name: /^10:00/ }).click();
  await expect(page.getByText('10:00 – 10:30')).toBeVisible();
  await expectAccessible(page);
  await hub.complete().click();
  await expect(page.getByRole('heading', { name: 'Booking complete' })).toBeVisible();
  await page.goBack();
  await expect(hub.complete()).toBeHidden();

  await page.goto(`/activity-hub/${slug}/overview`);
  const card = page.getByRole('listitem', { name: 'Spa day' });
  await expect(card).toContainText('10:00 – 10:30');
  await card.getByRole('link', { name: /^Change/ }).click();
  await page.getByRole('button', { name: /^13:00/ }).click();
  await page.getByRole('button', { name: /^Move to / }).click();
  await expect(card).toContainText('13:00 – 13:30');
  await card.getByRole('button', { name: 'Cancel all' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel all' }).click();
  // the question hides the page behind it, so the card alone does not say that it is gone
  await expect(page.getByText('Your treatments have been cancelled.')).toBeVisible();
  await expect(card).toBeHidden();
  expect(await owner.call('get', `/api/spa/treatment?date=${DAY}`)).toEqual([]);
});
