import { expect, type Locator, type Page, test } from '@playwright/test';
import { writeSection } from '../../tooling/runner/src/results/report-section';
import { AdminPage } from '../pages/admin.page';
import { accounts, password } from '../support/accounts';
import { Api } from '../support/api';
import { allDay, mark, newService, venueDay } from '../support/scene';
import { measureDrag, measureDrawing, type SeatingRound } from './plan-timing';
import { seatingReport } from './seating-report';

test.use({ viewport: { width: 1440, height: 1000 } });

const rounds = Number(process.env.BENCH_ROUNDS ?? 1);
const TABLES = 200;
const COLUMNS = 20;
/** Rows of the timeline that such a screen shows at least. */
const ROWS_IN_VIEW = 10;
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
  const times = [1080, 1230];
  const drafts = [...room.tables.slice(1), undefined].flatMap((seated, index) =>
    times.map((timeindex) => ({
      ...{ _service: service._id, date, timeindex, timeindexEnd: timeindex + 120 },
      ...{ participants: 2 + (index % 3), tables: seated ? [{ _table: seated._id }] : [] },
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
  const query = `date=${date}&room=${room._id}&service=${service._id}`;
  const plan: SeatingRound[] = [];
  const timeline: SeatingRound[] = [];
  const visit = async (measure: (fresh: Page) => Promise<SeatingRound>) => {
    const fresh = await page.context().newPage();
    return measure(fresh).finally(() => fresh.close());
  };
  const free = room.tables[0]?._id;
  for (let round = 0; round < rounds; round += 1) {
    plan.push(await visit((fresh) => ofPlan(fresh, `/admin/seating?${query}`, free)));
    timeline.push(await visit((fresh) => ofTimeline(fresh, `/admin/seating/timeline?${query}`)));
  }
  const text = seatingReport({ plan, timeline }, browser.version());
  await writeSection('benchmarks-seating.md', 'The floor plan with two hundred tables', text);
  console.log(text.join('\n'));
  expect(plan).toHaveLength(rounds);
});

/** @param free id of the table at which nobody sits */
async function ofPlan(page: Page, path: string, free: string | undefined): Promise<SeatingRound> {
  const drawnMs = await measureDrawing(page, path, { selector: '[data-table]', count: TABLES });
  const drag = await measureDrag(page, {
    handle: page.getByRole('button', { name: /^Carry / }).first(),
    surface: page.locator('[data-table]').first().locator('..'),
    target: () => middleOf(page.locator(`[data-table="${free}"]`)),
  });
  return { drawnMs, ...drag };
}

async function ofTimeline(page: Page, path: string): Promise<SeatingRound> {
  const drawnMs = await measureDrawing(page, path, {
    selector: '[data-item]',
    count: ROWS_IN_VIEW,
  });
  const bar = page.getByRole('button', { name: /^18:00 – 20:00, Kari Guest 5,/ });
  const drag = await measureDrag(page, {
    handle: bar,
    surface: page.getByRole('region', { name: /^Timeline of/ }),
    // a quarter of an hour later, in its own row
    target: async () => {
      const box = await bar.boundingBox();
      if (!box) throw new Error('The party is on the timeline.');
      return { x: box.x + 20 + box.width / 8, y: box.y + box.height / 2 };
    },
  });
  return { drawnMs, ...drag };
}

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The free table is on the plan.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
