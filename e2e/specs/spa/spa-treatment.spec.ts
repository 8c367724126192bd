import { expect, type Page, test } from '@playwright/test';
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
/** What a colleague at the phone presses: the guest's name, the guest, and 'book'. */
const MOST_KEYS = 12;

/** Anna gives a massage in Birch, from nine to five; Solveig is known. */
async function aSpa(owner: Api) {
  const made = (path: string, body: object) => owner.call<Made>('post', path, body);
  const anna = await made('/api/spa/therapist', { name: 'Anna Lund' });
  const birch = await made('/api/v1/spa/rooms', { name: 'Birch' });
  const type = await made('/api/spa/treatmenttype', {
    name: 'Massage',
    lengths: [{ phases: [{ kind: 'handsOn', minutes: 50 }], price: 90_000 }],
    ...{ therapists: [anna._id], rooms: [birch._id] },
  });
  const shift = { _therapist: anna._id, date: DAY, shiftStart: 540, shiftEnd: 1020 };
  await made('/api/spa/schedule', shift);
  return made('/api/spa/treatmentAndCustomer', {
    ...{ date: DAY, timeindexStart: 900, _treatmentType: type._id },
    customer: {
      firstname: 'Solveig',
      lastname: 'Berg',
      email: `solveig.${Date.now()}@spa.example`,
    },
  });
}

/** Presses keys, and counts them. */
class Keys {
  pressed = 0;
  constructor(private readonly page: Page) {}

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.pressed += 1;
      await this.page.keyboard.press(key);
    }
  }
}

test('a treatment is booked by keyboard alone, in a dozen keys', async ({ page, request }) => {
  const { owner, email } = await newVenue(request, { modules: { spa: true } });
  await aSpa(owner);
  await new AdminPage(page).signIn(email, password);
  await page.goto(`/admin?date=${DAY}`);
  const next = page.getByRole('region', { name: 'Next treatments' });
  await expect(next.getByRole('link', { name: 'Solveig Berg' })).toHaveCount(1);

  const keys = new Keys(page);
  await next.getByRole('button', { name: 'New treatment' }).focus();
  await keys.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New treatment' });
  await expect(dialog.getByRole('combobox', { name: 'Guest' })).toBeFocused();
  await keys.press(...'sol');
  await expect(page.getByRole('listbox').getByRole('option', { name: /Solveig/ })).toBeVisible();
  await keys.press('Enter');
  await expect(dialog.getByRole('radio', { name: '09:00' })).toBeChecked();
  await expectAccessible(page);
  await keys.press('Control+Enter');
  await expect(page.getByText(/Solveig Berg booked: Massage, .* 09:00, Anna Lund/)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(next.getByRole('link', { name: 'Solveig Berg' })).toHaveCount(2);
  expect(keys.pressed).toBeLessThanOrEqual(MOST_KEYS);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(next.getByRole('link', { name: 'Solveig Berg' })).toHaveCount(1);
});

test('a lock stops a colleague, and what was typed is kept until it can be saved', async ({
  page,
  request,
}) => {
  const { owner, email } = await newVenue(request, { modules: { spa: true } });
  const { _id } = await aSpa(owner);
  await new AdminPage(page).signIn(email, password);
  await page.goto(`/admin/treatments/${_id}`);
  const comment = page.getByRole('textbox', { name: 'Internal comment' });
  await comment.fill('Sore shoulder');
  await expectAccessible(page);

  await owner.call('put', '/api/spa/lockTreatment', { _id, treatmentLock: true });
  const locked = page.getByRole('button', { name: 'Locked', pressed: true });
  await expect(locked).toBeVisible();
  await expect(page.getByText(/Cannot save a locked treatment/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await expect(comment).toHaveValue('Sore shoulder');
  await expectAccessible(page);

  await locked.click();
  await expect(page.getByRole('button', { name: 'Lock', pressed: false })).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Treatment has been updated')).toBeVisible();
  const { internalComment } = await owner.call<{ internalComment: string }>(
    'get',
    `/api/v1/spa/treatments/${_id}`,
  );
  expect(internalComment).toBe('Sore shoulder');
});

test('a confirmation is among the messages to the guest', async ({ page, request }) => {
  const { owner, email } = await newVenue(request, { modules: { spa: true } });
  const { _id } = await aSpa(owner);
  await new AdminPage(page).signIn(email, password);
  await page.goto(`/admin/treatments/${_id}`);
  await page.getByRole('button', { name: 'Send Confirmation' }).click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByText(/^Confirmed: Massage/)).toBeVisible();
});
