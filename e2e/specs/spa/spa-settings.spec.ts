import { expect, test } from '@playwright/test';
import { AdminPage } from '../../pages/admin.page';
import { accounts, password } from '../../support/accounts';
import { Api } from '../../support/api';
import { mark } from '../../support/scene';

test('a small spa is set up: a room, a therapist, and a facial with a mask', async ({
  page,
  request,
}) => {
  const room = `Room ${mark()}`;
  const therapist = `Therapist ${mark()}`;
  const facial = `Facial ${mark()}`;
  await new AdminPage(page).signIn(accounts.administrator, password);
  const name = page.getByRole('textbox', { name: 'Name', exact: true }).first();
  const save = page.getByRole('button', { name: 'Save' });
  const dialog = page.getByRole('dialog');

  await page.goto('/admin/settings/treatment-rooms');
  await page.getByRole('button', { name: 'Add treatment room' }).click();
  await name.fill(room);
  await page.getByRole('textbox', { name: 'Equipment' }).fill('shower, heated table');
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row', { name: room })).toContainText('heated table');

  await page.goto('/admin/settings/therapists');
  await page.getByRole('button', { name: 'Add therapist' }).click();
  await name.fill(therapist);
  await page.getByRole('combobox', { name: 'Gender' }).selectOption('Woman');
  await page.getByRole('button', { name: 'Norsk' }).click();
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row', { name: therapist })).toContainText('Woman · Level 1 · Norsk');

  await page.goto('/admin/settings/treatment-types/new');
  await name.fill(facial);
  const minutes = page.getByRole('textbox', { name: 'Lasts' });
  await minutes.fill('20');
  await page.getByRole('button', { name: 'Add phase' }).click();
  await minutes.nth(1).fill('25');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill('950');
  await page.getByRole('textbox', { name: 'Reset' }).fill('15');
  await page
    .getByRole('group', { name: 'Reset' })
    .getByRole('combobox', { name: 'Takes up' })
    .selectOption('Room');
  await expect(page.getByText('Guest: 45 min · The therapist is free for 25 min')).toBeVisible();
  await page.getByRole('button', { name: therapist }).click();
  await page.getByRole('button', { name: room }).click();
  await save.click();
  await expect(page.getByText('Your changes have been saved.')).toBeVisible();
  await page.waitForURL(/settings\/treatment-types\/[0-9a-f]{24}/);

  const staff = await Api.staff(request, accounts.employee);
  const types = await staff.call<{ name: string; therapists: string[]; rooms: string[] }[]>(
    'get',
    '/api/spa/treatmenttype',
  );
  expect(types.find((type) => type.name === facial)).toMatchObject({
    lengths: [{ minutes: 45, price: 95_000, phases: [{ minutes: 20 }, { kind: 'setting' }] }],
    preparation: { minutes: 0 },
    reset: { minutes: 15, holds: 'room' },
    therapists: [expect.stringMatching(/^[0-9a-f]{24}$/)],
    rooms: [expect.stringMatching(/^[0-9a-f]{24}$/)],
  });

  await page.goto('/admin/settings/therapists');
  await page.getByRole('row', { name: therapist }).getByRole('link', { name: facial }).click();
  await expect(page.getByRole('heading', { name: facial, level: 1 })).toBeVisible();
});
