import { expect, type Page, test } from '@playwright/test';
import { AdminPage } from '../../pages/admin.page';
import { expectAccessible } from '../../support/accessible';
import { password } from '../../support/accounts';
import type { Api } from '../../support/api';
import { newVenue } from '../../support/new-venue';
import { typeTime } from '../../support/picker-fields';
import { venueDay } from '../../support/scene';

interface Made {
  _id: string;
}

/** Far enough ahead to be in the future whenever the test runs. */
const DAY = venueDay(8);
const FROM_NINE_TO_FIVE = { shiftStart: 540, shiftEnd: 1020 };

/** Anna and Berit work on a day, in two rooms; Anna has a massage at nine, at ten and at noon. */
async function aSpa(owner: Api) {
  const made = (path: string, body: object) => owner.call<Made>('post', path, body);
  const [anna, berit] = [
    await made('/api/spa/therapist', { name: 'Anna Lund', sortOrder: 1 }),
    await made('/api/spa/therapist', { name: 'Berit Dahl', sortOrder: 2 }),
  ];
  const rooms = [
    await made('/api/v1/spa/rooms', { name: 'Birch' }),
    await made('/api/v1/spa/rooms', { name: 'Aspen' }),
  ];
  const type = await made('/api/spa/treatmenttype', {
    name: 'Massage',
    lengths: [{ phases: [{ kind: 'handsOn', minutes: 50 }], price: 90_000 }],
    therapists: [anna._id, berit._id],
    rooms: rooms.map(({ _id }) => _id),
  });
  for (const { _id } of [anna, berit]) {
    await made('/api/spa/schedule', { _therapist: _id, date: DAY, ...FROM_NINE_TO_FIVE });
  }
  const treatments: Made[] = [];
  for (const [timeindexStart, firstname] of [
    [540, 'Nora'],
    [600, 'Solveig'],
    [720, 'Ingrid'],
  ] as const) {
    treatments.push(
      await made('/api/spa/treatmentAndCustomer', {
        ...{ date: DAY, timeindexStart, _treatmentType: type._id },
        ...{ therapists: [{ _therapist: anna._id }], customer: { firstname, lastname: 'Berg' } },
      }),
    );
  }
  const giversOf = async () => {
    const givers: string[] = [];
    for (const { _id } of treatments) {
      const { therapists } = await owner.call<{ therapists: { _therapist: { name: string } }[] }>(
        'get',
        `/api/v1/spa/treatments/${_id}`,
      );
      givers.push(therapists.map(({ _therapist }) => _therapist.name).join());
    }
    return givers;
  };
  return { giversOf };
}

const rowOf = (page: Page, name: string) => page.getByRole('row', { name });
const bars = (page: Page, name: string) =>
  rowOf(page, name).getByRole('button', { name: /\d\d:\d\d – \d\d:\d\d/ });

test('a therapist falls ill at ten: others take her treatments over, and all of it is undone', async ({
  page,
  request,
}) => {
  const { owner, email } = await newVenue(request, { modules: { spa: true } });
  const { giversOf } = await aSpa(owner);
  await new AdminPage(page).signIn(email, password);
  await page.goto(`/admin/schedules?date=${DAY}`);
  await expect(bars(page, 'Anna Lund')).toHaveCount(1);
  await expectAccessible(page);

  // a cell of that day, since the day of a new absence is the one that is looked at
  await page.getByRole('button', { name: 'Enter absence' }).click();
  const absence = page.getByRole('dialog', { name: 'Enter absence' });
  await absence.getByRole('combobox', { name: 'Therapist' }).selectOption('Anna Lund');
  await typeTime(absence, 'From (optional)', '10:00');
  await absence.getByRole('textbox', { name: 'Reason' }).fill('Ill');
  await absence.getByRole('button', { name: 'Enter absence' }).click();

  const takeover = page.getByRole('dialog', { name: '2 treatments lose Anna Lund' });
  await expect(takeover.getByText('Solveig Berg · Massage')).toBeVisible();
  await expect(takeover.getByRole('combobox')).toHaveCount(2);
  await expectAccessible(page);
  expect(await giversOf()).toEqual(['Anna Lund', 'Anna Lund', 'Anna Lund']);
  await takeover.getByRole('button', { name: 'Save and hand over' }).click();
  await expect(page.getByText('Schedule changed, 2 treatments handed over')).toBeVisible();
  await expect(rowOf(page, 'Anna Lund').getByText('Away · from 10:00 · Ill')).toBeVisible();
  expect(await giversOf()).toEqual(['Anna Lund', 'Berit Dahl', 'Berit Dahl']);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Schedule and treatments are as they were')).toBeVisible();
  await expect(rowOf(page, 'Anna Lund').getByText(/Away/)).toHaveCount(0);
  expect(await giversOf()).toEqual(['Anna Lund', 'Anna Lund', 'Anna Lund']);
});

test('shifts are drawn, stretched, undone and copied to the next week', async ({
  page,
  request,
}) => {
  const { owner, email } = await newVenue(request, { modules: { spa: true } });
  await owner.call('post', '/api/spa/therapist', { name: 'Anna Lund' });
  await new AdminPage(page).signIn(email, password);
  await page.goto(`/admin/schedules?date=${DAY}`);

  const cell = page.getByRole('button', { name: /New shift: Anna Lund/ }).first();
  const box = await cell.boundingBox();
  if (!box) throw new Error('the cell is not on the page');
  const y = box.y + box.height / 2;
  // 08:00 to 20:00 across the cell: from an eighth of it to five eighths
  await page.mouse.move(box.x + box.width / 8, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.move(box.x + (box.width * 5) / 8 - 1, y);
  await page.mouse.up();
  const dialog = page.getByRole('dialog', { name: 'New shift' });
  await dialog.getByRole('button', { name: 'Add break' }).click();
  await dialog.getByRole('button', { name: 'Add shift' }).click();
  await expect(page.getByText('Anna Lund: shift added')).toBeVisible();
  await expect(bars(page, 'Anna Lund')).toHaveAccessibleName(/09:30 – 15:30, break 12:00 – 12:30/);

  const bar = await bars(page, 'Anna Lund').boundingBox();
  if (!bar) throw new Error('the shift is not on the page');
  await page.mouse.move(bar.x + bar.width, y);
  await page.mouse.down();
  await page.mouse.move(bar.x + bar.width + 10, y);
  await page.mouse.move(bar.x + bar.width + box.width / 6, y);
  await page.mouse.up();
  await expect(bars(page, 'Anna Lund')).toHaveAccessibleName(/09:30 – 17:30/);
  // the bar is stretched at once; its Undo comes with the answer, beside that of the shift added
  await expect(page.getByText('Anna Lund: shift changed')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(bars(page, 'Anna Lund')).toHaveAccessibleName(/09:30 – 15:30/);

  await page.getByRole('button', { name: 'Copy week' }).click();
  await page
    .getByRole('dialog', { name: 'Copy week' })
    .getByRole('button', { name: 'Copy' })
    .click();
  await expect(page.getByText('1 shift copied')).toBeVisible();
  await expect(page).toHaveURL(/date=/);
  await expect(bars(page, 'Anna Lund')).toHaveCount(1);

  await page.getByRole('link', { name: 'Anna Lund' }).click();
  await expect(page.getByRole('heading', { name: 'Anna Lund', level: 1 })).toBeVisible();
  await expect(page.getByText('No treatments on these days.')).toBeVisible();
  await expectAccessible(page);
});
