import { expect, type Page, test } from '@playwright/test';
import { AdminPage } from '../../pages/admin.page';
import { expectAccessible } from '../../support/accessible';
import { accounts, password } from '../../support/accounts';
import { Api } from '../../support/api';
import { mark, newService, venueDay } from '../../support/scene';
import { sidewaysOverflow, smallTargetsOn } from '../../support/targets';

interface Room {
  _id: string;
  tables: { _id: string }[];
}
interface Reservation {
  _id: string;
}

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day }));
const evening = [17, 18, 19, 20, 21, 22].map((hour) => ({
  ...{ start: hour * 60, end: hour * 60 + 60, availableDays: everyDay },
}));

const table = (name: string, guestCount: number, posX: number) => ({
  ...{ name, guestCount, minGuests: 1, radius: 8, rotation: 0, attributes: [], section: null },
  ...{ position: { posX, posY: 30 }, size: { width: 20, height: 25 } },
});

async function boxOf(page: Page, name: RegExp) {
  const box = await page.getByRole('button', { name }).first().boundingBox();
  if (!box) throw new Error(`${name} is not on the page.`);
  return box;
}

test('an evening on the timeline: drag, stretch, keys, undo and a conflict', async ({
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
    ...{ times: evening, capacity: 40, _venues: [room._id], pacing: 4 },
  });
  const [a1, a2] = room.tables;
  if (!a1 || !a2) throw new Error('The room was made with three tables.');
  const date = venueDay(4);
  const reserve = (lastname: string, given: object) =>
    owner.call<Reservation>('post', '/api/v1/seating/reservations', {
      ...{ _service: service._id, date, numberOfChildren: 0, participants: 2 },
      ...{ timeindex: 1140, timeindexEnd: 1260 },
      guest: { firstname: 'Kari', lastname: `${lastname}${name}` },
      ...given,
    });
  await reserve('Berg', { tables: [{ _table: a1._id }], participants: 4 });
  await reserve('Dahl', { tables: [{ _table: a2._id }] });
  await reserve('Lie', { timeindex: 1270, timeindexEnd: 1380 });
  await reserve('Natt', {
    ...{ date: venueDay(3), timeindex: 1430, timeindexEnd: 1550 },
    tables: [{ _table: a1._id }],
  });

  await new AdminPage(page).signIn(accounts.employee, password);
  await page.setViewportSize({ width: 1024, height: 768 });
  const query = `date=${date}&room=${room._id}&service=${service._id}`;
  await page.goto(`/admin/seating/timeline?${query}`);
  const row = (label: RegExp) => page.getByRole('group', { name: label });
  const bar = (label: RegExp) => page.getByRole('button', { name: label });
  const rowOf = (which: RegExp, guest: RegExp) => row(which).getByRole('button', { name: guest });
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  await test.step('it shows who has which table when, and who arrives against the pacing', async () => {
    await expect(rowOf(/^A1,/, /19:00 – 21:00, Kari Berg/)).toBeVisible();
    await expect(rowOf(/^No table/, /21:10 – 23:00, Kari Lie/)).toBeVisible();
    // who came before midnight still has the table on the next day
    await expect(rowOf(/^A1,/, /23:50 – 01:50, Kari Natt/)).toBeAttached();
    const arriving = page.getByRole('list', { name: 'Guests arriving, by quarter of an hour' });
    await expect(arriving.getByRole('listitem').first()).toContainText('6 of 4');
    await expectAccessible(page);
  });

  await test.step('a party is dragged to another table and a later time, and that is undone', async () => {
    await bar(/Kari Dahl/).scrollIntoViewIfNeeded();
    const from = await boxOf(page, /Kari Dahl/);
    const to = await boxOf(page, /^A3,/);
    const hour = from.width / 2;
    await page.mouse.move(from.x + 30, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y + 24, { steps: 3 });
    await page.mouse.move(from.x + 30 + hour / 2, to.y + 20, { steps: 6 });
    await expect(page.locator('[data-carried="fits"]')).toContainText('19:30 – 21:30');
    await page.mouse.up();
    await expect(page.getByText(/Kari Dahl.*: A3, 19:30 – 21:30/)).toBeVisible();
    await expect(rowOf(/^A3,/, /19:30 – 21:30, Kari Dahl/)).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await expect(rowOf(/^A2,/, /19:00 – 21:00, Kari Dahl/)).toBeVisible();
  });

  await test.step('a drop on somebody else is shown before it, and goes back', async () => {
    const from = await boxOf(page, /Kari Dahl/);
    const to = await boxOf(page, /^A1,/);
    await page.mouse.move(from.x + 30, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + 34, from.y + 10, { steps: 3 });
    await page.mouse.move(from.x + 30, to.y + 20, { steps: 6 });
    await expect(page.locator('[data-carried="taken"]')).toContainText('Kari Berg');
    await page.mouse.up();
    await expect(page.getByRole('alert').filter({ hasText: /A1: Kari Berg/ })).toBeVisible();
    await expect(rowOf(/^A2,/, /19:00 – 21:00, Kari Dahl/)).toBeVisible();
  });

  await test.step('its end is stretched', async () => {
    const from = await boxOf(page, /Kari Dahl/);
    await page.mouse.move(from.x + from.width - 8, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width - 8 + from.width / 4, from.y + 20, { steps: 6 });
    await page.mouse.up();
    await expect(rowOf(/^A2,/, /19:00 – 21:30, Kari Dahl/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'New reservation' })).toHaveCount(0);
  });

  await test.step('by keys it is carried, and where it cannot be, they say so', async () => {
    await bar(/Kari Lie/).focus();
    await press('Space', 'ArrowDown', 'ArrowDown');
    const told = page.getByRole('status').filter({ hasText: 'Kari Lie' });
    await expect(told).toContainText(/A2, 21:10 – 23:00: Kari Dahl.* until 21:30/);
    await press('ArrowRight', 'ArrowRight', 'Shift+ArrowLeft');
    await expect(told).toContainText('A2, 21:30 – 23:15: Fits');
    await expectAccessible(page);
    await press('Enter');
    await expect(rowOf(/^A2,/, /21:30 – 23:15, Kari Lie/)).toBeFocused();
    await press('Space', 'ArrowRight', 'Escape');
    await expect(rowOf(/^A2,/, /21:30 – 23:15, Kari Lie/)).toBeFocused();
  });

  await test.step('an empty stretch begins a reservation there, and the plan keeps it open', async () => {
    // beside what was just reported
    await page.setViewportSize({ width: 1440, height: 900 });
    const from = await boxOf(page, /Kari Dahl/);
    const to = await boxOf(page, /^A3,/);
    // 21:15, below the end of the party that leaves at 21:30
    await page.mouse.click(from.x + from.width * 0.9 + 2, to.y + 20);
    const panel = page.getByRole('region', { name: 'New reservation' });
    await expect(panel.getByRole('button', { name: 'Remove A3' })).toBeVisible();
    await expect(panel.getByRole('combobox', { name: 'Start, hour' })).toHaveValue('21');
    await page.getByRole('link', { name: 'Plan' }).click();
    await expect(page).toHaveURL(/\/admin\/seating\?.*room=.*table=/);
    await expect(panel).toBeVisible();
  });

  await test.step('on a phone it fills the screen, and all of it can be pressed', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/admin/seating/timeline?${query}`);
    await expect(rowOf(/^A1,/, /Kari Berg/)).toBeVisible();
    expect(await sidewaysOverflow(page)).toBeLessThan(1);
    const small = await smallTargetsOn(page);
    expect(small.filter((target) => /Kari|A1|List|Timeline/.test(target))).toEqual([]);
    await page.getByRole('link', { name: 'List' }).click();
    await expect(page.getByRole('button', { name: /Kari Berg/ }).first()).toBeVisible();
  });
});
