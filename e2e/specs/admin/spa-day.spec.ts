import { expect, type Locator, type Page, test } from '@playwright/test';
import { AdminPage } from '../../pages/admin.page';
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

/** A treatment in the plan, by its guest. */
const barOf = (page: Page, guest: string) => page.locator('[data-item]').filter({ hasText: guest });

/** Drags with the mouse, in steps as a hand does. */
async function drag(page: Page, from: Locator, to: { x: number; y: number }) {
  const start = await from.boundingBox();
  if (!start) throw new Error('The treatment is in view.');
  await page.mouse.move(start.x + 40, start.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y + 10, { steps: 8 });
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
  await page.goto(`/admin/treatments?date=${DAY}`);
  const bar = barOf(page, 'Solveig Berg');
  await expect(bar).toBeVisible();
  await expect(page.getByText('2 treatments booked')).toBeVisible();
  await expectAccessible(page);

  /** Where a time of a therapist is on the screen. */
  const spot = async ({ _id }: Made, minutes: number) => {
    const cell = page.locator(`[data-column="${_id}"] [data-cell="${minutes}"]`);
    const box = await cell.boundingBox();
    if (!box) throw new Error('The cell is in view.');
    return { x: box.x + 40, y: box.y };
  };
  const saved = () =>
    page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());

  const other = await browser.newPage();
  await new AdminPage(other).signIn(email, password);
  await other.goto(`/admin/treatments?date=${DAY}`);
  await expect(barOf(other, 'Solveig Berg')).toBeVisible();

  await test.step('onto somebody who is taken: told before the drop, and nothing is moved', async () => {
    await drag(page, bar, await spot(berit, 780));
    await expect(page.getByText(/Nora Berg/).last()).toBeVisible();
    await page.mouse.up();
    await expect(page.getByText(/^Berit Dahl: .*Nora Berg/)).toBeVisible();
    expect(await nowOf(solveig)).toEqual([600, 'Anna Lund']);
  });

  await test.step('to another therapist and time, as the other desk sees, and back', async () => {
    const moved = saved();
    await drag(page, bar, await spot(berit, 660));
    await page.mouse.up();
    await moved;
    expect(await nowOf(solveig)).toEqual([660, 'Berit Dahl']);
    await expect(
      other.locator(`[data-column="${berit._id}"] [data-item="${solveig._id}"]`),
    ).toBeVisible();
    const undone = saved();
    await page.getByRole('button', { name: 'Undo' }).click();
    await undone;
    expect(await nowOf(solveig)).toEqual([600, 'Anna Lund']);
  });

  await test.step('by keys: picked up, carried and put down', async () => {
    await expect(
      page.locator(`[data-column="${anna._id}"] [data-item="${solveig._id}"]`),
    ).toBeVisible();
    await bar.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    const moved = saved();
    await page.keyboard.press('Enter');
    await moved;
    expect(await nowOf(solveig)).toEqual([630, 'Berit Dahl']);
  });

  await test.step('by room, in a week, and from a free time', async () => {
    await page.getByRole('link', { name: 'Rooms', exact: true }).click();
    await expect(barOf(page, 'Solveig Berg')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Therapists', exact: true }).click();
    await page.getByRole('link', { name: /^Week of Berit Dahl/ }).click();
    await expect(barOf(page, 'Nora Berg')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to the day' }).click();
    await page.keyboard.press('n');
    await expect(page.getByRole('dialog', { name: 'New treatment' })).toBeVisible();
  });
  await other.close();
});
