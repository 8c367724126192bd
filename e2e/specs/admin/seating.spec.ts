import { expect, test } from '@playwright/test';
import { AdminPage } from '../../pages/admin.page';
import { expectAccessible } from '../../support/accessible';
import { accounts, password } from '../../support/accounts';
import { Api } from '../../support/api';
import { allDay, mark, newService, venueDay } from '../../support/scene';

interface Room {
  _id: string;
  name: string;
  tables: { _id: string; name: string }[];
}
interface Reservation {
  _id: string;
  version: number;
}

const table = (name: string, guestCount: number, posX: number) => ({
  name,
  guestCount,
  minGuests: 1,
  radius: 8,
  rotation: 0,
  position: { posX, posY: 30 },
  size: { width: 20, height: 25 },
  attributes: [],
  section: null,
});

test('an evening’s basics: seat, move, undo, conflict, drop-in, and what another host does', async ({
  page,
  request,
}) => {
  test.slow();
  const owner = await Api.staff(request);
  const name = mark();
  const room = await owner.call<Room>('post', '/api/v1/fnb/venues', {
    name: `Room ${name}`,
    tables: [table('A1', 4, 5), table('A2', 2, 40), table('A3', 8, 72)],
  });
  const service = await newService(owner, `Supper${name}`, {
    ...{ times: allDay, capacity: 40, _venues: [room._id] },
  });
  const [a1, a2] = room.tables;
  if (!a1 || !a2) throw new Error('The room was made with three tables.');
  const date = venueDay(3);
  const place = { _service: service._id, date, numberOfChildren: 0 };
  const reserve = (lastname: string, participants: number, timeindex: number) =>
    owner.call<Reservation>('post', '/api/v1/seating/reservations', {
      ...place,
      timeindex,
      timeindexEnd: timeindex + 120,
      participants,
      guest: { firstname: 'Kari', lastname: `${lastname}${name}` },
    });
  await reserve('Berg', 4, 1140);
  const dahl = await reserve('Dahl', 2, 1170);

  await new AdminPage(page).signIn(accounts.employee, password);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(`/admin/seating?date=${date}&room=${room._id}&service=${service._id}`);
  const tableOf = (label: RegExp) => page.getByRole('button', { name: label });
  const counters = page.getByText('TOTAL').locator('xpath=ancestor::dl');
  await expect(counters).toHaveText(/TOTAL\s*6\s*SEATED\s*0\s*PENDING\s*6/);
  await expectAccessible(page);

  await test.step('a party is dragged onto a table that seats it', async () => {
    const from = await page.getByRole('button', { name: /^Carry Kari Berg/ }).boundingBox();
    const to = await tableOf(/^A1,/).boundingBox();
    if (!from || !to) throw new Error('The handle and the table are on the page.');
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x - 40, from.y + 20, { steps: 4 });
    await expect(tableOf(/^A1, 4 seats\. Fits$/)).toBeVisible();
    await expect(tableOf(/^A2, 2 seats\. 2 of 4$/)).toBeVisible();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
    await page.mouse.up();
    await expect(page.getByText(/Booking updated successfully/)).toBeVisible();
    await expect(tableOf(/^A1, 4 seats\. Kari Berg/)).toBeVisible();
  });

  await test.step('a table that is taken says by whom, and the party stays where it was', async () => {
    await page.getByRole('button', { name: /^Carry Kari Dahl/ }).press('Enter');
    await expect(tableOf(/^A1, 4 seats\. Kari Berg.* until 21:00$/)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: /A1: Kari Berg/ })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('by keys it is carried to the next table, and the move is undone', async () => {
    await page.getByRole('button', { name: /^Carry Kari Dahl/ }).press('Enter');
    await page.keyboard.press('ArrowRight');
    await expect(tableOf(/^A2, 2 seats\. Fits$/)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Dahl' }).first()).toContainText('A2');
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await expect(page.getByText('Undone.')).toBeVisible();
    await expect(tableOf(/^A2, 2 seats\. Free$/)).toBeVisible();
  });

  await test.step('what another host does is seen at once', async () => {
    await owner.call('put', `/api/v1/seating/reservations/${dahl._id}`, {
      tables: [{ _table: a2._id }],
    });
    await expect(tableOf(/^A2, 2 seats\. Free\. until 19:30\. 19:30 Kari Dahl/)).toBeVisible();
  });

  await test.step('a drop-in is seated in two taps', async () => {
    await tableOf(/^A3,/).click();
    await page.getByRole('button', { name: 'Seat now' }).click();
    await expect(page.getByText('Reservation created successfully')).toBeVisible();
    await expect(tableOf(/^A3, 8 seats\. Drop-in, 2/)).toBeVisible();
    await expect(counters).toHaveText(/TOTAL\s*8\s*SEATED\s*2\s*PENDING\s*6/);
  });
});

test('two hosts want one table: the second reads who was first, and the party goes back', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const owner = await Api.staff(request);
  const name = mark();
  const room = await owner.call<Room>('post', '/api/v1/fnb/venues', {
    name: `Room ${name}`,
    tables: [table('A1', 4, 5), table('A2', 4, 40)],
  });
  const service = await newService(owner, `Supper${name}`, {
    ...{ times: allDay, capacity: 40, _venues: [room._id] },
  });
  const date = venueDay(3);
  for (const lastname of ['Berg', 'Dahl']) {
    await owner.call<Reservation>('post', '/api/v1/seating/reservations', {
      ...{ _service: service._id, date, participants: 2, numberOfChildren: 0 },
      ...{ timeindex: 1140, timeindexEnd: 1260 },
      guest: { firstname: 'Kari', lastname: `${lastname}${name}` },
    });
  }
  const late = await (await browser.newContext()).newPage();
  // the second has not heard yet of what the first does
  await late.route('**/api/v1/admin/events**', (route) => route.abort());
  for (const [host, account] of [
    [page, accounts.employee],
    [late, accounts.administrator],
  ] as const) {
    await new AdminPage(host).signIn(account, password);
    await host.setViewportSize({ width: 1024, height: 768 });
    await host.goto(`/admin/seating?date=${date}&room=${room._id}&service=${service._id}`);
    await expect(
      host.getByRole('button', { name: /^A1, 4 seats\. Free$|^A1, 4 seats\. Free\./ }),
    ).toBeVisible();
  }
  const carry = async (host: typeof page, lastname: string) => {
    await host.getByRole('button', { name: new RegExp(`^Carry Kari ${lastname}`) }).press('Enter');
    await host.getByRole('button', { name: /^A1, 4 seats\. Fits$/ }).press('Enter');
  };
  await carry(page, 'Berg');
  await expect(page.getByText(/Booking updated successfully/)).toBeVisible();
  await carry(late, 'Dahl');
  await expect(
    late.getByRole('alert').filter({ hasText: /Kari Berg.* has A1 until 21:00/ }),
  ).toBeVisible();
  await expect(late.getByRole('button', { name: /^A1, 4 seats\. Kari Berg/ })).toBeVisible();
  await expect(late.getByRole('listitem').filter({ hasText: 'Kari Dahl' })).toContainText(
    'No table',
  );
  await late.context().close();
});
