import { expect, test } from '@playwright/test';
import { AdminPage } from '../../pages/admin.page';
import { DeskPage } from '../../pages/desk.page';
import { expectAccessible } from '../../support/accessible';
import { accounts, newPerson, password } from '../../support/accounts';
import { Api } from '../../support/api';
import { gotoLive } from '../../support/live';
import { newVenue } from '../../support/new-venue';
import { allDay, mark, newArrivedStatus, newService, venueDay } from '../../support/scene';

test.slow();

interface Booking {
  _id: string;
  participants: number;
  _customer?: { _id: string };
}

async function newGuest(owner: Api) {
  const { firstname, lastname } = newPerson();
  const { _id } = await owner.call<{ _id: string }>('post', '/api/v1/admin/customers', {
    firstname,
    lastname,
  });
  return { _id, lastname, name: `${firstname} ${lastname}` };
}

test('a known guest is booked by the keyboard alone, the next in three steps', async ({
  page,
  request,
}, info) => {
  const owner = await Api.staff(request);
  const guest = await newGuest(owner);
  const service = await newService(owner, `Rask${mark()}`, { times: allDay });
  const today = venueDay(0);
  await new AdminPage(page).signIn(accounts.employee, password);
  const desk = new DeskPage(page);
  await desk.openExpress();

  let steps = 0;
  const type = async (text: string) => {
    steps++;
    await page.keyboard.type(text, { delay: 60 });
  };
  const press = async (key: string) => {
    steps++;
    await page.keyboard.press(key);
  };

  await test.step('the first, of a service that is not the one offered', async () => {
    const begun = Date.now();
    await type(guest.lastname);
    await press('Enter');
    await press('Tab');
    await type(service.name);
    await press('Control+Enter');
    await expect(desk.told()).toContainText(`Booked: ${guest.name}, ${service.name}`);
    info.annotations.push({ type: 'first booking, ms', description: `${Date.now() - begun}` });
    expect(steps).toBe(5);
  });

  await test.step('the next, as the form stands', async () => {
    await expect(desk.guestField()).toBeFocused();
    await expect(desk.guestField()).toHaveValue('');
    steps = 0;
    const begun = Date.now();
    await type(guest.lastname);
    await press('Enter');
    await press('Control+Enter');
    await expect(
      page.getByRole('table', { name: 'Booked here just now' }).getByRole('row'),
    ).toHaveCount(2);
    info.annotations.push({ type: 'next booking, ms', description: `${Date.now() - begun}` });
    expect(steps).toBe(3);
  });

  // reported, not asserted: what must hold on any machine is the number of steps
  for (const { type: what, description } of info.annotations) {
    if (description) console.log(`${what}: ${description}`);
  }
  const { items } = await owner.call<{ items: Booking[] }>(
    'get',
    `/api/v1/admin/bookings?service=${service._id}&from=${today}&until=${venueDay(1)}`,
  );
  expect(items.map(({ _customer }) => _customer?._id)).toEqual([guest._id, guest._id]);
});

test('an arrival is marked by typing and Enter, seen by the other desk at once, and taken back', async ({
  browser,
  page,
  request,
}) => {
  const owner = await Api.staff(request);
  const guest = await newGuest(owner);
  const service = await newService(owner, `Ankomst ${mark()}`, { times: allDay });
  const date = venueDay(0);
  await owner.call('post', '/api/admin/newBooking', {
    _customer: guest._id,
    _service: service._id,
    date,
    timeindex: 1410,
    participants: 3,
  });
  const other = await browser.newContext({ locale: 'en-GB' });
  const otherPage = await other.newPage();
  for (const each of [page, otherPage]) {
    await new AdminPage(each).signIn(accounts.employee, password);
    await new DeskPage(each).openArrivals(date);
    await each.keyboard.type(guest.lastname);
    await expect(each.getByRole('button', { name: /^Arrived: / })).toHaveCount(1);
    await expect(each.getByRole('link', { name: guest.name })).toBeVisible();
  }

  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Arrived: ${guest.name}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${guest.name}: Arrived`)).toBeVisible();
  await expect(otherPage.getByRole('button', { name: `Left: ${guest.name}` })).toBeVisible();

  const search = page.getByLabel('Who is here?');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await search.fill(guest.lastname);
  await expect(page.getByRole('button', { name: `Arrived: ${guest.name}` })).toBeVisible();
  await expect(otherPage.getByRole('button', { name: `Arrived: ${guest.name}` })).toBeVisible();
  await expectAccessible(page);
  await other.close();
});

test('whoever waits is given the places by one click as soon as they are free', async ({
  page,
  request,
}) => {
  const owner = await Api.staff(request);
  const [first, second] = [await newGuest(owner), await newGuest(owner)];
  const service = await newService(owner, `Venteliste ${mark()}`, {
    capacity: 2,
    waitingList: true,
  });
  const place = { _service: service._id, date: venueDay(6), timeindex: 600, participants: 2 };
  const taken = await owner.call<Booking>('post', '/api/admin/newBooking', {
    ...place,
    _customer: first._id,
  });
  await owner.call('post', '/api/v1/admin/waitingList', { ...place, _customer: second._id });

  await new AdminPage(page).signIn(accounts.employee, password);
  await gotoLive(page, '/admin/waiting_list');
  const card = page.getByRole('region', { name: service.name });
  await expect(card.getByText('No place free')).toBeVisible();
  await expect(card.getByRole('button', { name: `Give a place to ${second.name}` })).toBeDisabled();

  // The service was made larger; where the venue says 'manual' that alone promotes nobody.
  await owner.call('post', `/api/v1/admin/reservation/${taken._id}/cancel`, {});
  const give = card.getByRole('button', { name: `Give a place to ${second.name}` });
  // With 'auto' the server has given the places by itself, and the queue is gone.
  await expect(async () => {
    if ((await card.count()) === 0) return;
    await give.click({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  await expect(card).toHaveCount(0);
});

test('what is behind a figure of a report is a list that comes to the same', async ({
  page,
  request,
}) => {
  const owner = await Api.staff(request);
  const guest = await newGuest(owner);
  const service = await newService(owner, `Rapport ${mark()}`, { times: allDay });
  const date = venueDay(0);
  for (const [timeindex, participants] of [
    [600, 2],
    [660, 3],
  ]) {
    await owner.call('post', '/api/admin/newBooking', {
      _customer: guest._id,
      _service: service._id,
      date,
      timeindex,
      participants,
    });
  }
  await new AdminPage(page).signIn(accounts.employee, password);
  await page.goto(
    `/admin/reports?report=participants&service=${service._id}&from=${date}&until=${date}`,
  );
  const total = page.getByRole('definition').filter({ hasText: /^5$/ }).getByRole('link');
  await expect(total.first()).toBeVisible();
  await expectAccessible(page);
  await total.first().click();
  await expect(page.getByRole('status', { name: 'Totals' })).toContainText(
    '2 bookings · 5 participants',
  );
});

test('the figures of a day open rows that come to the same, also when somebody has come', async ({
  page,
  request,
}) => {
  // a venue where nobody else books, since these figures cover all of it
  const { owner, email } = await newVenue(request);
  const service = await newService(owner, `Tall ${mark()}`, { times: allDay, capacity: 10 });
  const date = venueDay(33);
  const book = async (timeindex: number, participants: number) =>
    owner.call<Booking>('post', '/api/admin/newBooking', {
      _customer: (await newGuest(owner))._id,
      _service: service._id,
      date,
      timeindex,
      participants,
    });
  const [coming] = [await book(600, 2), await book(630, 3), await book(840, 4)];
  const here = await newArrivedStatus(owner);
  await owner.call('put', `/api/v1/admin/reservation/${coming?._id}/status`, {
    _bookingStatus: here._id,
  });
  await new AdminPage(page).signIn(email, password);
  const desk = new DeskPage(page);
  const totals = page.getByRole('status', { name: 'Totals' });
  const openFigure = async (name: RegExp) => {
    await page.goto(`/admin?date=${date}`);
    await page.getByRole('link', { name }).click();
  };

  await openFigure(/^3 ?Bookings$/);
  await expect(totals).toContainText('3 bookings · 9 participants');
  await openFigure(/^2 ?Arrived$/);
  await expect(totals).toContainText('1 booking · 2 participants');
  await openFigure(/^7 ?Still expected$/);
  await expect(desk.counter('Still expected')).toContainText('7');
  await expect(desk.counter('Still expected')).toHaveAttribute('aria-pressed', 'true');

  await page.goto(`/admin?date=${date}`);
  const hours = page.getByRole('region', { name: 'Hour by hour' });
  await hours.getByRole('button', { name: 'Show as table' }).click();
  await expect(hours.getByRole('row', { name: /^10:00/ })).toContainText('5');
  await hours.getByRole('link', { name: '10:00' }).click();
  await expect(totals).toContainText('2 bookings · 5 participants');
  await expectAccessible(page);
});

test('paper has the list and nothing of the screen around it', async ({ page, request }) => {
  const owner = await Api.staff(request);
  const guest = await newGuest(owner);
  const service = await newService(owner, `Papir ${mark()}`, { times: allDay });
  const date = venueDay(3);
  await owner.call('post', '/api/admin/newBooking', {
    _customer: guest._id,
    _service: service._id,
    date,
    timeindex: 600,
    participants: 2,
  });
  await new AdminPage(page).signIn(accounts.employee, password);
  await page.goto(`/admin/list_bookings?from=${date}&service=${service._id}`);
  await expect(page.getByRole('link', { name: guest.name })).toBeVisible();
  await page.evaluate(() => {
    window.print = () => {
      const shown = [...document.querySelectorAll('h1, p, th, td, a, button')].filter((element) =>
        element.checkVisibility(),
      );
      document.title = shown.map(({ textContent }) => textContent).join(' ');
    };
  });
  const print = page.getByRole('button', { name: 'Print list', includeHidden: true });
  await page.emulateMedia({ media: 'print' });
  await print.dispatchEvent('click');
  await expect(page).toHaveTitle(new RegExp(guest.lastname));
  const paper = await page.title();
  expect(paper).toContain(service.name);
  expect(paper).not.toContain('Reset filters');
  expect(paper).not.toContain('Register arrival');
});
