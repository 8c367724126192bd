import { expect, type Page, test } from '@playwright/test';
import { AdminPage } from '../../pages/admin.page';
import { password } from '../../support/accounts';
import { acceptInvitation, newVenue } from '../../support/new-venue';
import { allDay, newService, venueDay } from '../../support/scene';

interface Made {
  _id: string;
}

/** Far enough ahead to be in the future whenever the test runs. */
const DAY = venueDay(8);
/** A4 upright, in CSS pixels. */
const SHEET = { width: 794, height: 1123 };
const SCREEN = { width: 1280, height: 900 };

/** The printer is told to do nothing, so that its paper stays to be looked at. */
async function withoutPrinter(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
}

/**
 * What comes out of the printer: nothing of the screen around it, and nothing beyond the sheet.
 * @param also asked before it is printed: that ends what a button has brought forth
 */
async function expectPaper(
  page: Page,
  texts: readonly (string | RegExp)[],
  also?: () => Promise<void>,
): Promise<void> {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  for (const text of texts) {
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }
  await also?.();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('banner').filter({ visible: true })).toHaveCount(0);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(SHEET.width);
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(SCREEN);
}

/** The paper that a button brings forth, on which nothing can be pressed. */
async function expectPrinted(
  page: Page,
  texts: readonly (string | RegExp)[],
  also?: () => Promise<void>,
): Promise<void> {
  await expect(page.locator('[data-paper]')).toHaveCount(1);
  await expectPaper(page, texts, async () => {
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await also?.();
  });
}

test('the spa on paper: the day, the plan of shifts and a therapist’s own day', async ({
  browser,
  page,
  request,
}) => {
  test.slow();
  const { owner, email, name, slug } = await newVenue(request, { modules: { spa: true } });
  const made = (path: string, body: object) => owner.call<Made>('post', path, body);
  const therapist = `anna@${slug}.example`;
  const account = { email: therapist, firstname: 'Anna', lastname: 'Lund', level: 1 };
  const { _id: _user } = await made('/api/v1/admin/users', account);
  await acceptInvitation(request, owner, therapist);
  const anna = await made('/api/spa/therapist', { name: 'Anna Lund', _user });
  const berit = await made('/api/spa/therapist', { name: 'Berit Dahl' });
  const birch = await made('/api/v1/spa/rooms', { name: 'Birch' });
  const type = await made('/api/spa/treatmenttype', {
    name: 'Massage',
    lengths: [{ phases: [{ kind: 'handsOn', minutes: 50 }], price: 90_000 }],
    ...{ therapists: [anna._id, berit._id], rooms: [birch._id] },
  });
  for (const { _id } of [anna, berit]) {
    const shift = { _therapist: _id, date: DAY, shiftStart: 540, shiftEnd: 1020 };
    await made('/api/spa/schedule', shift);
  }
  await made('/api/spa/treatmentAndCustomer', {
    ...{ date: DAY, timeindexStart: 900, _treatmentType: type._id },
    ...{ therapists: [{ _therapist: anna._id }], comment: 'Soft, please' },
    customer: { firstname: 'Solveig', lastname: 'Berg' },
  });

  await withoutPrinter(page);
  await page.setViewportSize(SCREEN);
  await new AdminPage(page).signIn(email, password);
  await page.goto(`/admin/treatments?date=${DAY}`);
  await expect(page.locator('[data-item]').filter({ hasText: 'Solveig Berg' })).toBeVisible();
  await page.getByRole('button', { name: 'Print the day' }).click();
  const paper = page.locator('[data-paper]');
  const list = ['Anna Lund', '15:00 – 15:50', 'Solveig Berg', 'Massage', 'Birch', 'Soft, please'];
  await expectPrinted(page, [`${name} · Treatments`, ...list], async () => {
    // whoever has nothing to do gets no list
    await expect(paper.getByText('Berit Dahl')).toHaveCount(0);
  });

  await page.goto(`/admin/schedules?date=${DAY}`);
  await expect(
    page.getByRole('button', { name: /^Berit Dahl, .*: 09:00 – 17:00/ }).first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  const plan = [`${name} · Schedules`, /^Anna Lund · /, /^Berit Dahl · /];
  await expectPrinted(page, plan, async () => {
    await expect(paper.getByText('09:00 – 17:00')).toHaveCount(2);
  });

  const own = await browser.newPage({ viewport: SCREEN });
  await new AdminPage(own).signIn(therapist, password);
  await own.goto(`/admin/my-day?date=${DAY}`);
  await expect(own.getByText('Solveig Berg')).toBeVisible();
  await expectPaper(own, ['My day', /15:00/, 'Solveig Berg', /Massage/]);
  await own.close();
});

test('an evening of the dining room on paper: the plan, and everybody by time', async ({
  page,
  request,
}) => {
  test.slow();
  const { owner, email, name } = await newVenue(request, { modules: { fnb: true } });
  const table = (at: number) => ({
    ...{ name: `S${at}`, guestCount: 4, minGuests: 1, radius: 8, rotation: 0 },
    ...{ position: { posX: at * 20, posY: 10 }, size: { width: 14, height: 20 } },
    ...{ attributes: [], section: null },
  });
  const room = await owner.call<Made & { tables: Made[] }>('post', '/api/v1/fnb/venues', {
    ...{ name: 'Parlour', tables: [table(1), table(2)] },
  });
  const dinner = await newService(owner, 'Dinner', {
    ...{ times: allDay, capacity: 20, _venues: [room._id] },
  });
  await owner.call('post', '/api/v1/seating/reservations', {
    ...{ _service: dinner._id, date: DAY, timeindex: 1080, timeindexEnd: 1200, participants: 3 },
    ...{ tables: [{ _table: room.tables[0]?._id }], internalComment: 'Candles' },
    guest: { firstname: 'Nora', lastname: 'Vik' },
  });
  await withoutPrinter(page);
  await page.setViewportSize(SCREEN);
  await new AdminPage(page).signIn(email, password);
  await page.goto(`/admin/seating?date=${DAY}&room=${room._id}`);
  await expect(page.getByText('Nora Vik').first()).toBeVisible();
  await page.getByRole('button', { name: 'Print and export' }).click();
  await page.getByRole('menuitem', { name: 'Print the evening' }).click();
  await expectPrinted(page, [`${name} · Parlour`, '18:00 – 20:00', 'Nora Vik', 'S1']);
});
