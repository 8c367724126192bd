import { addDays, dayOfWeek } from '@atrium/rules/calendar/calendar-date';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { AdminPage } from '../../pages/admin.page';
import { HubPage } from '../../pages/hub.page';
import { SpaDayPage } from '../../pages/spa-day.page';
import { newPerson, password } from '../../support/accounts';
import type { Api } from '../../support/api';
import { newVenue } from '../../support/new-venue';
import { typeDate, typeTime } from '../../support/picker-fields';
import { venueDay } from '../../support/scene';
import { texts } from '../../support/texts';

interface Made {
  _id: string;
}

interface Treatment extends Made {
  timeindexStart: number;
  status: string;
  therapists: { _therapist: { name: string } }[];
  _customer?: { firstname: string };
}

interface Report {
  totals: { values: { treatments: number; missedTreatments: number; treatmentRevenue: Money[] } };
  byTherapist: { values: { treatmentRevenue: Money[] } }[];
}

interface Money {
  amount: number;
  currency: string;
}

const SATURDAY = 6;
/** The next Saturday that is not tomorrow: guests can still book it, and cancel it for free. */
const DAY = addDays(venueDay(2), (SATURDAY + 7 - dayOfWeek(venueDay(2))) % 7);
const [MASSAGE, COUPLE] = [90_000, 180_000];

/** Anna, Berit and Carl work from nine to five; Nora is with Berit at nine, and Ingrid at eleven. */
async function aSpa(owner: Api) {
  const made = (path: string, body: object) => owner.call<Made>('post', path, body);
  const therapist = (name: string, sortOrder: number) =>
    made('/api/spa/therapist', { name, sortOrder });
  const [anna, berit, carl] = [
    await therapist('Anna Lund', 1),
    await therapist('Berit Dahl', 2),
    await therapist('Carl Moe', 3),
  ];
  const therapists = [anna, berit, carl].map(({ _id }) => _id);
  const room = (name: string, places = 1) => made('/api/v1/spa/rooms', { name, places });
  const [birch, aspen, cedar] = [await room('Birch'), await room('Aspen'), await room('Cedar', 2)];
  const lengths = (price: number) => [{ phases: [{ kind: 'handsOn', minutes: 60 }], price }];
  const massage = await made('/api/spa/treatmenttype', {
    ...{ name: 'Massage', lengths: lengths(MASSAGE), therapists },
    rooms: [birch._id, aspen._id],
  });
  await made('/api/spa/treatmenttype', {
    ...{ name: 'Massage for two', lengths: lengths(COUPLE), therapists, rooms: [cedar._id] },
    ...{ guests: 2, therapistsNeeded: 2, online: true },
  });
  for (const _therapist of therapists) {
    const hours = { shiftStart: 540, shiftEnd: 1020 };
    await made('/api/spa/schedule', { _therapist, date: DAY, ...hours });
  }
  for (const [timeindexStart, firstname] of [
    [540, 'Nora'],
    [660, 'Ingrid'],
  ] as const) {
    await made('/api/spa/treatmentAndCustomer', {
      ...{ date: DAY, timeindexStart, _treatmentType: massage._id },
      ...{ therapists: [{ _therapist: berit._id }], customer: { firstname, lastname: 'Berg' } },
    });
  }
  return { anna, berit, carl };
}

/** What there is of a guest's, as the API has it. */
async function treatmentOf(owner: Api, firstname: string): Promise<Treatment> {
  const day = await owner.call<Treatment[]>('get', `/api/spa/treatment?date=${DAY}`);
  const found = day.find(({ _customer }) => _customer?.firstname === firstname);
  if (!found) throw new Error(`${firstname} has a treatment.`);
  return found;
}

const givenBy = ({ therapists }: Treatment) => therapists.map(({ _therapist: { name } }) => name);

/** Gives a treatment another status on its page. */
async function giveStatus(page: Page, { _id }: Made, status: string): Promise<void> {
  await page.goto(`/admin/treatments/${_id}`);
  await page.getByRole('combobox', { name: 'Status' }).selectOption(status);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Treatment has been updated')).toBeVisible();
}

/** Siri and her partner book a massage for two at two o'clock, on a phone and from their sofa. */
async function bookOnline(browser: Browser, slug: string): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const hub = new HubPage(await context.newPage(), texts.en, slug);
  await hub.signUp({ ...newPerson('Siri'), phone: '+4741234567' });
  await hub.chooseActivity('Massage for two');
  await hub.page.getByRole('button', { name: texts.en.hub.treatments.chooseDay }).click();
  await hub.chooseDate(DAY);
  await hub.slot('14:00').click();
  await hub.complete().click();
  await expect(hub.step('complete')).toBeVisible();
  await context.close();
}

test('a Saturday in the spa, from the first booking to the last payment', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const { owner, email, slug } = await newVenue(request, { modules: { spa: true } });
  const { anna, berit, carl } = await aSpa(owner);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await new AdminPage(page).signIn(email, password);
  const desk = new SpaDayPage(page);
  await desk.open(DAY);
  await expect(page.getByText('2 treatments booked')).toBeVisible();

  await test.step('a couple books online, and the desk sees it come', async () => {
    await bookOnline(browser, slug);
    await expect(page.getByText('3 treatments booked')).toBeVisible();
    // whose day it breaks up least, and who has had least to do
    expect(givenBy(await treatmentOf(owner, 'Siri'))).toEqual(['Anna Lund', 'Carl Moe']);
    await expect(desk.barIn(anna._id, 'Siri')).toBeVisible();
    await expect(desk.barIn(carl._id, 'Siri')).toHaveAccessibleName(/Booked online/);
  });

  await test.step('somebody calls who has never been here', async () => {
    await desk.cell(anna._id, 720).click();
    const dialog = page.getByRole('dialog', { name: 'New treatment' });
    await dialog.getByRole('combobox', { name: 'Guest' }).fill('Solveig Berg');
    await page.getByRole('option', { name: /^New guest .Solveig Berg/ }).click();
    await expect(dialog.getByRole('textbox', { name: 'Last name' })).toHaveValue('Berg');
    await dialog.getByRole('textbox', { name: 'Phone' }).fill('41234567');
    await dialog.getByRole('combobox', { name: 'Treatment type' }).selectOption('Massage');
    await expect(dialog.getByRole('radio', { name: '12:00' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Book', exact: true }).click();
    await expect(desk.barIn(anna._id, 'Solveig Berg')).toBeVisible();
  });

  await test.step('she would rather come at two: taken, so at three with Berit, and back', async () => {
    await desk.carry('Solveig Berg', anna._id, 840);
    await expect(page.getByText(/Anna Lund is taken 14:00/).first()).toBeVisible();
    await desk.putDown();
    await expect(page.getByText(/^Anna Lund is taken .*Siri/).last()).toBeVisible();
    expect(await treatmentOf(owner, 'Solveig')).toMatchObject({ timeindexStart: 720 });

    const moved = desk.saved();
    await desk.carry('Solveig Berg', berit._id, 900);
    await desk.putDown();
    await moved;
    await expect(desk.barIn(berit._id, 'Solveig Berg')).toBeVisible();
    // its Undo comes with the toast, beside that of her booking
    await expect(
      page.getByText(/^Treatment has been updated\. Solveig Berg: /).last(),
    ).toBeVisible();
    const undone = desk.saved();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await undone;
    await expect(desk.barIn(anna._id, 'Solveig Berg')).toBeVisible();
    const back = await treatmentOf(owner, 'Solveig');
    expect([back.timeindexStart, ...givenBy(back)]).toEqual([720, 'Anna Lund']);
  });

  await test.step('a lock stops a colleague', async () => {
    const { _id } = await treatmentOf(owner, 'Ingrid');
    const context = await browser.newContext();
    const colleague = await context.newPage();
    await new AdminPage(colleague).signIn(email, password);
    await colleague.goto(`/admin/treatments/${_id}`);
    const comment = colleague.getByRole('textbox', { name: 'Internal comment' });
    await comment.fill('Sore shoulder');

    await page.goto(`/admin/treatments/${_id}`);
    await page.getByRole('button', { name: 'Lock', pressed: false }).click();
    await expect(page.getByRole('button', { name: 'Locked', pressed: true })).toBeVisible();
    await expect(colleague.getByText(/Cannot save a locked treatment/)).toBeVisible();
    await expect(colleague.getByRole('button', { name: 'Save' })).toBeDisabled();

    await page.getByRole('button', { name: 'Locked' }).click();
    await expect(colleague.getByRole('button', { name: 'Lock', pressed: false })).toBeVisible();
    await expect(comment).toHaveValue('Sore shoulder');
    await colleague.getByRole('button', { name: 'Save' }).click();
    await expect(colleague.getByText('Treatment has been updated')).toBeVisible();
    await context.close();
  });

  await test.step('Anna falls ill at ten, and others take over', async () => {
    await page.goto(`/admin/schedules?date=${DAY}`);
    await page.getByRole('button', { name: 'Enter absence' }).click();
    const absence = page.getByRole('dialog', { name: 'Enter absence' });
    await absence.getByRole('combobox', { name: 'Therapist' }).selectOption('Anna Lund');
    // offered is today, where the week has it
    await typeDate(absence, /^First day/, DAY);
    await typeDate(absence, /^Last day/, DAY);
    await typeTime(absence, 'From (optional)', '10:00');
    await absence.getByRole('textbox', { name: 'Reason' }).fill('Ill');
    await absence.getByRole('button', { name: 'Enter absence' }).click();
    const takeover = page.getByRole('dialog', { name: '2 treatments lose Anna Lund' });
    await takeover.getByRole('button', { name: 'Save and hand over' }).click();
    await expect(page.getByText('Schedule changed, 2 treatments handed over')).toBeVisible();
    for (const guest of ['Siri', 'Solveig']) {
      expect(givenBy(await treatmentOf(owner, guest))).not.toContain('Anna Lund');
    }
  });

  await test.step('Nora does not come, and everybody else pays', async () => {
    await giveStatus(page, await treatmentOf(owner, 'Nora'), 'No-show');
    for (const guest of ['Ingrid', 'Siri', 'Solveig']) {
      await giveStatus(page, await treatmentOf(owner, guest), 'Paid');
    }
    await desk.open(DAY);
    await expect(desk.bar('Nora Berg')).toHaveAttribute('data-status', 'no-show');
    await expect(desk.bar('Ingrid Berg')).toHaveAttribute('data-status', 'paid');
  });

  await test.step('the reports agree with the rows', async () => {
    const period = `lowDate=${DAY}&highDate=${DAY}`;
    const { totals, byTherapist } = await owner.call<Report>('get', `/api/reports/spa?${period}`);
    const revenue = { amount: COUPLE + 2 * MASSAGE, currency: 'NOK' };
    expect(totals.values).toMatchObject({
      ...{ treatments: 4, missedTreatments: 1, treatmentRevenue: [revenue] },
    });
    const rowsOf = (figure: string) =>
      owner.call<{ total: number; items: { price: Money }[] }>(
        'get',
        `/api/v1/spa/reports/rows?from=${DAY}&until=${DAY}&figure=${figure}`,
      );
    const sum = (prices: Money[]) => prices.reduce((all, { amount }) => all + amount, 0);
    const charged = await rowsOf('charged');
    expect(charged.total).toBe(3);
    expect(sum(charged.items.map(({ price }) => price))).toBe(revenue.amount);
    expect(sum(byTherapist.flatMap(({ values }) => values.treatmentRevenue))).toBe(revenue.amount);
    expect((await rowsOf('noShow')).total).toBe(1);

    await page.goto(`/admin/reports?report=treatments&from=${DAY}&until=${DAY}`);
    const figure = (name: string) =>
      page.locator('dl > *').filter({ has: page.getByText(name, { exact: true }) });
    await expect(figure('Treatments')).toContainText('4');
    await expect(figure('Revenue of treatments')).toContainText('3,600');
    await expect(figure('No-shows of treatments')).toContainText('1');
  });
});
