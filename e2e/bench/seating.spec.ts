import { expect, test } from '@playwright/test';
import { writeSection } from '../../tooling/runner/src/results/report-section';
import { AdminPage } from '../pages/admin.page';
import { accounts, password } from '../support/accounts';
import { Api } from '../support/api';
import { allDay, mark, newService, venueDay } from '../support/scene';
import { measureDrag, measureDrawing, type SeatingRound } from './plan-timing';
import { seatingReport } from './seating-report';

const rounds = Number(process.env.BENCH_ROUNDS ?? 1);
const TABLES = 200;
const COLUMNS = 20;
/** Reservations that are made at once. */
const BATCH = 16;

const table = (index: number) => ({
  ...{ name: `B${index + 1}`, guestCount: 4, minGuests: 1, radius: 8, rotation: 0 },
  position: { posX: (index % COLUMNS) * 5, posY: Math.floor(index / COLUMNS) * 10 },
  ...{ size: { width: 4, height: 8 }, attributes: [], section: null },
});

test('the floor plan of two hundred tables and four hundred reservations', async ({
  page,
  browser,
  request,
}) => {
  const owner = await Api.staff(request);
  const name = mark();
  const room = await owner.call<{ _id: string; tables: { _id: string }[] }>(
    'post',
    '/api/v1/fnb/venues',
    { name: `Hall ${name}`, tables: Array.from({ length: TABLES }, (_, index) => table(index)) },
  );
  const service = await newService(owner, `Banquet${name}`, {
    ...{ times: allDay, capacity: 2_000, _venues: [room._id] },
  });
  const date = venueDay(5);
  const drafts = room.tables.flatMap(({ _id: _table }, index) =>
    [1080, 1230].map((timeindex) => ({
      ...{ _service: service._id, date, timeindex, timeindexEnd: timeindex + 120 },
      ...{ participants: 2 + (index % 3), tables: [{ _table }] },
      guest: { firstname: 'Kari', lastname: `Guest ${index}` },
    })),
  );
  for (let from = 0; from < drafts.length; from += BATCH) {
    const batch = drafts.slice(from, from + BATCH);
    await Promise.all(
      batch.map((draft) => owner.call('post', '/api/v1/seating/reservations', draft)),
    );
  }
  await new AdminPage(page).signIn(accounts.owner, password);
  await page.setViewportSize({ width: 1440, height: 1000 });
  const path = `/admin/seating?date=${date}&room=${room._id}&service=${service._id}`;
  const measured: SeatingRound[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const drawnMs = await measureDrawing(page, path, TABLES);
    measured.push({ drawnMs, ...(await measureDrag(page)) });
  }
  const text = seatingReport(measured, browser.version());
  await writeSection('benchmarks-seating.md', 'The floor plan with two hundred tables', text);
  console.log(text.join('\n'));
  expect(measured).toHaveLength(rounds);
});
