import { type APIRequestContext, expect, test } from '@playwright/test';
import { AdminPage } from '../../pages/admin.page';
import { expectAccessible } from '../../support/accessible';
import { password } from '../../support/accounts';
import { acceptInvitation, newVenue } from '../../support/new-venue';
import { venueDay } from '../../support/scene';

interface Made {
  _id: string;
}

/** Far enough ahead to be in the future whenever the test runs. */
const DAY = venueDay(8);
const PHONE = { width: 390, height: 844 };

/** Solveig gets a massage from Anna, who has an account of her own; the venue asks before it. */
async function aSpaThatAsks(request: APIRequestContext) {
  const venue = await newVenue(request, { modules: { spa: true } });
  const { owner, slug } = venue;
  const made = (path: string, body: object) => owner.call<Made>('post', path, body);
  const therapist = `anna@${slug}.example`;
  const account = { email: therapist, firstname: 'Anna', lastname: 'Lund', level: 1 };
  const { _id: _user } = await made('/api/v1/admin/users', account);
  await acceptInvitation(request, owner, therapist);
  const anna = await made('/api/spa/therapist', { name: 'Anna Lund', _user });
  const birch = await made('/api/v1/spa/rooms', { name: 'Birch' });
  const type = await made('/api/spa/treatmenttype', {
    name: 'Massage',
    lengths: [{ phases: [{ kind: 'handsOn', minutes: 50 }], price: 90_000 }],
    ...{ therapists: [anna._id], rooms: [birch._id] },
    intake: { asked: true, questions: [{ text: 'How firm?', kind: 'text', required: true }] },
  });
  const shift = { _therapist: anna._id, date: DAY, shiftStart: 540, shiftEnd: 1020 };
  await made('/api/spa/schedule', shift);
  const treatment = await made('/api/spa/treatmentAndCustomer', {
    ...{ date: DAY, timeindexStart: 900, _treatmentType: type._id },
    customer: { firstname: 'Solveig', lastname: 'Berg', email: `solveig@${slug}.example` },
  });
  return { ...venue, therapist, treatment };
}

test('a guest answers at the link of the mail, and the therapist reads it on a phone', async ({
  browser,
  page,
  request,
}) => {
  const { owner, email, therapist, treatment } = await aSpaThatAsks(request);
  const confirmation = `/api/v1/spa/treatments/${treatment._id}/confirmation`;
  const { text } = await owner.call<{ text: string }>('post', confirmation);
  const [, link = ''] = /https?:\/\/[^/\s]+(\/activity-hub\/\S+\/intake\/\S+)/.exec(text) ?? [];

  const guest = await browser.newPage({ viewport: PHONE });
  await guest.goto(link);
  await guest.getByRole('textbox', { name: /^Illnesses/ }).fill('Asthma');
  await expectAccessible(guest);
  await guest.getByRole('button', { name: 'Send answers' }).click();
  await expect(guest.getByRole('textbox', { name: 'How firm?' })).toBeFocused();
  await guest.getByRole('textbox', { name: 'How firm?' }).fill('Soft');
  await guest.getByRole('checkbox', { name: 'I agree' }).check();
  await guest.getByRole('button', { name: 'Send answers' }).click();
  await expect(guest.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  // opened again, the link shows nothing of what was said
  await guest.goto(link);
  await expect(guest.getByText('Earlier answers are not shown here.')).toBeVisible();
  await expect(guest.getByText('Asthma')).toHaveCount(0);
  await guest.close();

  await page.setViewportSize(PHONE);
  await new AdminPage(page).signIn(therapist, password);
  await page.goto(`/admin/my-day?date=${DAY}`);
  await page.getByRole('button', { name: /Solveig Berg/ }).click();
  await expect(page.getByText('Intake form: Answered')).toBeVisible();
  await page.getByRole('button', { name: 'Read answers' }).click();
  const answers = page.getByRole('dialog', { name: 'Intake form' });
  await expect(answers.getByText('Asthma')).toBeVisible();
  await expectAccessible(page);
  await answers.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Asthma')).toHaveCount(0);

  const desk = await browser.newPage();
  await new AdminPage(desk).signIn(email, password);
  await desk.goto(`/admin/treatments/${treatment._id}`);
  const history = desk.getByRole('region', { name: 'History' });
  await expect(history.getByText(/^Anna Lund read the intake form/)).toBeVisible();
  await expect(history.getByText('Asthma')).toHaveCount(0);
  await desk.close();
});

test('the desk hands its tablet over, and nothing but the form can be reached on it', async ({
  page,
  request,
}) => {
  const { email, treatment } = await aSpaThatAsks(request);
  await new AdminPage(page).signIn(email, password);
  const own = `/admin/treatments/${treatment._id}`;
  await page.goto(own);
  await page.getByRole('button', { name: 'Answer on this device' }).click();
  await page.getByRole('button', { name: 'Log out and open form' }).click();
  await page.getByRole('textbox', { name: 'How firm?' }).fill('Soft');
  await page.getByRole('checkbox', { name: 'I agree' }).check();
  await page.getByRole('button', { name: 'Send answers' }).click();
  await expect(page.getByText('Hand the device back to the staff.')).toBeVisible();
  await page.goto(own);
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  await expect(page.getByText('Solveig Berg')).toHaveCount(0);
});
