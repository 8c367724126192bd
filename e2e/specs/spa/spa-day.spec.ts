import { expect, test } from '@playwright/test';
import { AdminPage } from '../../pages/admin.page';
import { SpaDayPage } from '../../pages/spa-day.page';
import { expectAccessible } from '../../support/accessible';
import { password } from '../../support/accounts';
import type { Api } from '../../support/api';
import { newVenue } from '../../support/new-venue';
import { venueDay } from '../../support/scene';

interface Made {
  _id: string;
}

/** Far enough ahead to be in the future whenever the test runs. */
const DAY = venueDay(8);

/** Anna and Berit work from nine to five, in two rooms; Solveig is with Anna at ten, Nora with Berit at one. */
async function aSpa(owner: Api) {
  const made = (path: string, body: object) => owner.call<Made>('post', path, body);
  const anna = await made('/api/spa/therapist', { name: 'Anna Lund', sortOrder: 1 });
  const berit = await made('/api/spa/therapist', { name: 'Berit Dahl', sortOrder: 2 });
  const rooms = [
    await made('/api/v1/spa/rooms', { name: 'Birch' }),
    await made('/api/v1/spa/rooms', { name: 'Aspen' }),
  ];
  const type = await made('/api/spa/treatmenttype', {
    name: 'Massage',
    lengths: [{ phases: [{ kind: 'handsOn', minutes: 60 }], price: 90_000 }],
    therapists: [anna._id, berit._id],
    rooms: rooms.map(({ _id }) => _id),
  });
  for (const { _id } of [anna, berit]) {
    await made('/api/spa/schedule', {
      ...{ _therapist: _id, date: DAY, shiftStart: 540, shiftEnd: 1020 },
    });
  }
  const booked = (_therapist: string, timeindexStart: number, firstname: string) =>
    made('/api/spa/treatmentAndCustomer', {
      ...{ date: DAY, timeindexStart, _treatmentType: type._id },
      ...{ therapists: [{ _therapist }], customer: { firstname, lastname: 'Berg' } },
    });
  const solveig = await booked(anna._id, 600, 'Solveig');
  await booked(berit._id, 780, 'Nora');
  const nowOf = async ({ _id }: Made) => {
    const { timeindexStart, therapists } = await owner.call<{
      timeindexStart: number;
      therapists: { _therapist: { name: string } }[];
    }>('get', `/api/v1/spa/treatments/${_id}`);
    return [timeindexStart, ...therapists.map(({ _therapist }) => _therapist.name)];
  };
  return { anna, berit, solveig, nowOf };
}

test('a day of the spa: dragged, refused, undone, carried by keys, and seen by a colleague', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const { owner, email } = await newVenue(request, { modules: { spa: true } });
  const { anna, berit, solveig, nowOf } = await aSpa(owner);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await new AdminPage(page).signIn(email, password);
  const desk = new SpaDayPage(page);
  await desk.open(DAY);
  const bar = desk.bar('Solveig Berg');
  await expect(bar).toBeVisible();
  await expect(page.getByText('2 treatments booked')).toBeVisible();
  await expectAccessible(page);

  const other = new SpaDayPage(await browser.newPage());
  await new AdminPage(other.page).signIn(email, password);
  await other.open(DAY);
  await expect(other.bar('Solveig Berg')).toBeVisible();

  await test.step('onto somebody who is taken: told before the drop, and nothing is moved', async () => {
    await desk.carry('Solveig Berg', berit._id, 780);
    await expect(page.getByText(/Nora Berg/).last()).toBeVisible();
    await desk.putDown();
    await expect(page.getByText(/^Berit Dahl is taken .*Nora Berg/).last()).toBeVisible();
    expect(await nowOf(solveig)).toEqual([600, 'Anna Lund']);
  });

  await test.step('to another therapist and time, as the other desk sees, and back', async () => {
    const moved = desk.saved();
    await desk.carry('Solveig Berg', berit._id, 660);
    await desk.putDown();
    await moved;
    expect(await nowOf(solveig)).toEqual([660, 'Berit Dahl']);
    await expect(other.barIn(berit._id, 'Solveig Berg')).toBeVisible();
    const undone = desk.saved();
    await page.getByRole('button', { name: 'Undo' }).click();
    await undone;
    expect(await nowOf(solveig)).toEqual([600, 'Anna Lund']);
  });

  await test.step('by keys: picked up, carried and put down', async () => {
    await expect(desk.barIn(anna._id, 'Solveig Berg')).toBeVisible();
    await bar.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    const moved = desk.saved();
    await page.keyboard.press('Enter');
    await moved;
    expect(await nowOf(solveig)).toEqual([630, 'Berit Dahl']);
  });

  await test.step('by room, in a week, and from a free time', async () => {
    await page.getByRole('link', { name: 'Rooms', exact: true }).click();
    await expect(desk.bar('Solveig Berg')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Therapists', exact: true }).click();
    await page.getByRole('link', { name: /^Week of Berit Dahl/ }).click();
    await expect(desk.bar('Nora Berg')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to the day' }).click();
    await page.keyboard.press('n');
    await expect(page.getByRole('dialog', { name: 'New treatment' })).toBeVisible();
  });
  await other.page.close();
});
