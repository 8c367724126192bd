import { expect, type Page, test } from '@playwright/test';
import { AdminPage } from '../../pages/admin.page';
import { accounts, password } from '../../support/accounts';
import { Api } from '../../support/api';
import { allDay, mark, newService, venueDay } from '../../support/scene';

interface Room {
  _id: string;
  tables: { _id: string; name: string }[];
}
interface Reservation {
  _id: string;
  participants: number;
  active: boolean;
  attendenceVerified: boolean;
  _service: { _id: string };
}
interface Status {
  _id: string;
  hasArrived: boolean;
  hasLeft: boolean;
}
interface Log {
  items: { action: string; actor: { kind: string; name: string } }[];
}

const FIVE = 1020;
const HALF_PAST_SEVEN = 1170;
/** Each has a party at five and one at half past seven; five more tables are free. */
const TABLES_IN_USE = 19;

const table = (index: number) => ({
  ...{ name: `S${index + 1}`, guestCount: 4, minGuests: 1, radius: 8, rotation: 0 },
  position: { posX: (index % 6) * 16 + 1, posY: Math.floor(index / 6) * 24 + 2 },
  ...{ size: { width: 14, height: 20 }, attributes: [], section: null },
});

/** Two hosts play a whole evening; what they did is in the counters and in the log at its end. */
test('an evening of forty reservations, from the first to the last', async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const owner = await Api.staff(request);
  const name = mark();
  const room = await owner.call<Room>('post', '/api/v1/fnb/venues', {
    name: `Evening ${name}`,
    tables: Array.from({ length: 24 }, (_, index) => table(index)),
  });
  const service = await newService(owner, `Evening${name}`, {
    ...{ times: allDay, capacity: 200, _venues: [room._id] },
  });
  const date = venueDay(4);
  const reserve = (
    lastname: string,
    participants: number,
    timeindex: number,
    at: number | undefined,
  ) =>
    owner.call<Reservation>('post', '/api/v1/seating/reservations', {
      ...{ _service: service._id, date, timeindex, timeindexEnd: timeindex + 120, participants },
      tables: at === undefined ? [] : [{ _table: room.tables[at]?._id }],
      guest: { firstname: 'Kari', lastname: `${lastname}${name}` },
    });
  const sitting = (letter: string, timeindex: number) =>
    Array.from({ length: TABLES_IN_USE }, (_, at) =>
      reserve(`${letter}${at + 1}x`, 2 + (at % 3), timeindex, at),
    );
  const forty = await Promise.all([
    ...sitting('Early', FIVE),
    ...sitting('Late', HALF_PAST_SEVEN),
    reserve('Joined', 6, FIVE, undefined),
    reserve('Undone', 2, FIVE, undefined),
  ]);
  const [movedAway, heldUp, delayed] = forty;
  if (!movedAway || !heldUp || !delayed) throw new Error('Forty reservations were made.');
  const booked = forty.reduce((sum, { participants }) => sum + participants, 0);
  const statuses = await owner.call<Status[]>('get', '/api/booking/bookingStatus');
  const arrived = statuses.find(({ hasArrived, hasLeft }) => hasArrived && !hasLeft);
  const left = statuses.find(({ hasLeft }) => hasLeft);
  const give = (status: Status | undefined, reservations: readonly Reservation[]) =>
    owner.call('put', '/api/v1/admin/bookings/status', {
      ...{ ids: reservations.map(({ _id }) => _id), _bookingStatus: status?._id },
    });

  const evening = `/admin/seating?date=${date}&room=${room._id}&service=${service._id}`;
  const others = await (await browser.newContext()).newPage();
  const open = async (host: Page, account: string) => {
    await new AdminPage(host).signIn(account, password);
    await host.setViewportSize({ width: 1280, height: 900 });
    await host.goto(evening);
  };
  await Promise.all([open(page, accounts.employee), open(others, accounts.administrator)]);
  const tableOf = (label: RegExp, host = page) => host.getByRole('button', { name: label });
  // what the screen shows before the answer is not in the log yet
  const answered = async (host: Page, act: () => Promise<void>) => {
    const answer = host.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.ok(),
      { timeout: 20_000 },
    );
    await act();
    await answer;
  };
  const carry = async (party: string, to: RegExp, host = page) => {
    await host
      .getByRole('button', { name: new RegExp(`^Carry Kari ${party}${name}`) })
      .press('Enter');
    await expect(host.getByText(/: choose a table$/)).toBeVisible();
    await answered(host, () => tableOf(to, host).click());
  };
  const expectTotals = (total: number, seated: number) =>
    expect(page.getByText('TOTAL').locator('xpath=ancestor::dl')).toHaveText(
      new RegExp(`TOTAL\\s*${total}\\s*SEATED\\s*${seated}\\s*PENDING\\s*${total - seated}$`),
    );
  await expectTotals(booked, 0);

  await test.step('two are late: one is put back in the panel, one on the telephone', async () => {
    await page.goto(`${evening}&reservation=${heldUp._id}`);
    await page.getByRole('combobox', { name: 'Start, minute' }).selectOption('20');
    await answered(page, () => page.getByRole('button', { name: 'Save', exact: true }).click());
    await expect(tableOf(/^S2, 4 seats\. Free\. until 17:20/)).toBeVisible();
    await owner.call('put', `/api/v1/seating/reservations/${delayed._id}`, {
      timeindex: FIVE + 25,
    });
    await page.getByRole('button', { name: 'Close', exact: true }).first().click();
  });

  await test.step('two tables are joined for a party of six', async () => {
    await carry('Joined', /^S21,/);
    await expect(tableOf(/^S21, 4 seats\. Kari Joined/)).toBeVisible();
    await carry('Joined', /^S22,/);
    await expect(tableOf(/^S22, 4 seats\. Kari Joined/)).toBeVisible();
    await expect(tableOf(/^S21, 4 seats\. Kari Joined/)).toBeVisible();
  });

  await test.step('a party is put down at the wrong table, taken back, and put down again', async () => {
    await carry('Undone', /^S23,/);
    await expect(tableOf(/^S23, 4 seats\. Kari Undone/)).toBeVisible();
    // the toast of this move, not that of the one before
    const told = page.getByRole('status').filter({ hasText: `Undone${name}` });
    await answered(page, () =>
      told.getByRole('button', { name: 'Undo', exact: true }).last().click(),
    );
    await expect(tableOf(/^S23, 4 seats\. Free/)).toBeVisible();
    await carry('Undone', /^S23,/);
    await expect(tableOf(/^S23, 4 seats\. Kari Undone/)).toBeVisible();
  });

  await test.step('another host moves a party, and this one sees it', async () => {
    await carry('Early1x', /^S24,/, others);
    await expect(tableOf(/^S24, 4 seats\. Kari Early1x/)).toBeVisible();
    await expect(tableOf(/^S1, 4 seats\. Free/)).toBeVisible();
  });

  await test.step('two walk in, one at each host’s', async () => {
    for (const [host, at] of [
      [page, 'S20'],
      [others, 'S1'],
    ] as const) {
      await tableOf(new RegExp(`^${at},`), host).click();
      await host.getByRole('button', { name: 'Seat now' }).click();
      await expect(tableOf(new RegExp(`^${at}, 4 seats\\. Drop-in, 2`))).toBeVisible();
    }
    await expectTotals(booked + 4, 4);
  });

  await test.step('everybody comes, and everybody leaves', async () => {
    await page.goto(`${evening}&reservation=${heldUp._id}`);
    const status = page.getByRole('group', { name: 'Status' });
    await answered(page, () => status.getByRole('button', { name: 'Arrived' }).click());
    await expectTotals(booked + 4, 4 + heldUp.participants);
    const rest = forty.filter(({ _id }) => _id !== heldUp._id);
    await give(arrived, rest);
    await expectTotals(booked + 4, booked + 4);
    await answered(page, () => status.getByRole('button', { name: 'Left' }).click());
    await expect(status.getByRole('button', { name: 'Left', pressed: true })).toBeVisible();
    const all = await ofEvening();
    await give(
      left,
      all.filter(({ _id }) => _id !== heldUp._id),
    );
    await expect(tableOf(/^S1, 4 seats\. Free$/)).toBeVisible();
  });

  async function ofEvening(): Promise<Reservation[]> {
    const found = await owner.call<Reservation[]>(
      'get',
      `/api/v1/admin/seatedReservations/${date}/${date}`,
    );
    return found.filter(({ _service }) => _service._id === service._id);
  }

  await test.step('counters, reservations and log tell the same', async () => {
    const all = await ofEvening();
    const sum = (some: readonly Reservation[]) =>
      some.reduce((total, { participants }) => total + participants, 0);
    expect(all).toHaveLength(42);
    const total = sum(all.filter(({ active }) => active));
    const seated = sum(all.filter((one) => one.active && one.attendenceVerified));
    expect([total, seated]).toEqual([booked + 4, booked + 4]);
    await expectTotals(total, seated);

    const logs = await Promise.all(
      all.map(({ _id }) =>
        owner.call<Log>('get', `/api/v1/admin/reservation/${_id}/auditLogs?limit=50`),
      ),
    );
    const entries = logs.flatMap(({ items }) => items);
    expect(entries.every(({ actor }) => actor.kind === 'staff')).toBe(true);
    const told = (action: string) => entries.filter((entry) => entry.action === action).length;
    expect(told('booking.created')).toBe(42);
    // forty came, 42 left, two were late, two tables, a move, one back, one again, and another host's
    expect(told('booking.changed')).toBe(40 + 42 + 2 + 2 + 3 + 1);
    expect(entries).toHaveLength(42 + 90);
  });
  await others.context().close();
});
