import { expect, type Locator, type Page, test } from '@playwright/test';
import { AdminPage } from '../../pages/admin.page';
import { accounts, newPerson, password } from '../../support/accounts';
import { Api } from '../../support/api';
import { newVenue } from '../../support/new-venue';
import { allDay, mark, newArrivedStatus, newService, venueDay } from '../../support/scene';

test.slow();

const ROWS = 200;
/** The server's page size. */
const PAGE = 100;

/** All that a test needs, a few at a time. */
async function each(count: number, make: (index: number) => Promise<unknown>): Promise<void> {
  for (let first = 0; first < count; first += 10) {
    const some = Array.from({ length: Math.min(10, count - first) }, (_, index) => first + index);
    await Promise.all(some.map(make));
  }
}

/** More than the screen shows, and far less than there are. */
async function expectFewDrawn(rows: Locator): Promise<void> {
  // a table has its heading before its rows
  await expect.poll(() => rows.count()).toBeGreaterThan(5);
  expect(await rows.count()).toBeLessThan(60);
}

/** By the wheel to the end; rows that come into view may turn out higher than they were thought to be. */
async function scrollTo(page: Page, last: Locator): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 100_000);
    await expect(last).toBeInViewport({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
}

test('two hundred bookings cost no more than those that are seen', async ({ page, request }) => {
  // a venue where nobody else books, since these lists cover a whole day
  const { owner, email } = await newVenue(request);
  await newArrivedStatus(owner);
  const service = await newService(owner, `Lang ${mark()}`, { times: allDay, capacity: 50 });
  const { firstname, lastname } = newPerson();
  const guest = await owner.call<{ _id: string }>('post', '/api/v1/admin/customers', {
    firstname,
    lastname,
  });
  const date = venueDay(41);
  await each(ROWS, (index) =>
    owner.call('post', '/api/admin/newBooking', {
      _customer: guest._id,
      _service: service._id,
      date,
      timeindex: (index % 40) * 30,
      participants: 1,
    }),
  );
  await new AdminPage(page).signIn(email, password);

  await test.step('in the list of bookings', async () => {
    const answer = page.waitForResponse(
      (response) =>
        response.url().includes('/api/v1/admin/bookings?') && response.url().includes(date),
    );
    await page.goto(`/admin/list_bookings?from=${date}&until=${date}`);
    const { data } = await (await answer).json();
    expect(data.items).toHaveLength(PAGE);
    const grid = page.getByRole('grid');
    await expectFewDrawn(grid.getByRole('row'));
    await expect(page.getByRole('status', { name: 'Totals' })).toContainText(`${ROWS} bookings`);
  });

  await test.step('among the arrivals, whose last is there as soon as one scrolls to it', async () => {
    await page.goto(`/admin/register_arrival?date=${date}`);
    const parties = page.getByRole('button', { name: /^Arrived: / });
    await expectFewDrawn(parties);
    await expect(page.getByRole('heading', { name: '00:00' })).toBeVisible();
    await expect(page.getByRole('heading', { name: '19:30' })).toHaveCount(0);
    await scrollTo(page, page.getByRole('heading', { name: '19:30' }));
    await expect(page.getByRole('heading', { name: '00:00' })).toHaveCount(0);
    await expectFewDrawn(parties);
  });

  await test.step('and on the guest’s card', async () => {
    await page.goto(`/admin/guests/${guest._id}`);
    const upcoming = page.getByRole('table', { name: 'Upcoming' });
    await expectFewDrawn(upcoming.getByRole('row'));
    await scrollTo(page, upcoming.getByText('09:30 – 10:00').last());
  });

  await test.step('but all of them on paper', async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const upcoming = page.getByRole('table', { name: 'Upcoming' });
    await expect(upcoming.getByRole('row')).toHaveCount(PAGE + 1);
  });
});

test('two hundred guests of a name are pages of fifteen', async ({ page, request }) => {
  const owner = await Api.staff(request);
  const lastname = `Lang${mark()}`;
  await each(ROWS, (index) =>
    owner.call('post', '/api/v1/admin/customers', { firstname: `Nr ${index}`, lastname }),
  );
  const admin = new AdminPage(page);
  await admin.signIn(accounts.employee, password);
  await admin.search(lastname);
  await expect(page.getByText(`${ROWS} guests`)).toBeVisible();
  await expect(admin.results().getByRole('link')).toHaveCount(15);
  await page.getByRole('button', { name: 'Go to next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(admin.results().getByRole('link')).toHaveCount(15);
});

test('a time of a service is one line on a tablet, with what can be done to it', async ({
  page,
  request,
}) => {
  const owner = await Api.staff(request);
  const service = await newService(owner, `Linje ${mark()}`);
  await page.setViewportSize({ width: 768, height: 900 });
  await new AdminPage(page).signIn(accounts.administrator, password);
  await page.goto(`/admin/settings/services/${service._id}?section=times`);
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('group', { name: 'Start time' }) })
    .first();
  const apart = async () => {
    const [start, remove] = await Promise.all([
      row.getByRole('group', { name: 'Start time' }).boundingBox(),
      row.getByRole('button', { name: 'Remove time' }).boundingBox(),
    ]);
    return Math.abs((remove?.y ?? 0) - (start?.y ?? 999));
  };
  // what is above it may load later
  await expect.poll(apart).toBeLessThan(20);
});
