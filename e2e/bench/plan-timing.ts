import { expect, type Locator, type Page } from '@playwright/test';

/** What one visit of the plan or the timeline took, in milliseconds. */
export interface SeatingRound {
  /** From the last answer that it needs until its tables are painted. */
  drawnMs: number;
  /** Between two frames of a drag, each. */
  frames: number[];
  /** Tasks of more than 50 ms, from picking a party up until the move is answered and drawn. */
  longTasks: number[];
}

declare global {
  interface Window {
    seating: { drawn: number; frames: number[]; longTasks: number[]; stop: () => void };
  }
}

/** Steps of the pointer in one way across the tables. */
const STEPS = 60;
const WAYS = 4;
/** Pixels from the edges, where a timeline would scroll. */
const INSIDE = 60;

/** By then what was answered is drawn. */
const DRAWN_MS = 1000;

/** @param drawn selects what is painted, of which there are so many */
export async function measureDrawing(
  page: Page,
  path: string,
  drawn: { selector: string; count: number },
): Promise<number> {
  await page.addInitScript(({ selector, count }) => {
    window.seating = { drawn: 0, frames: [], longTasks: [], stop: () => {} };
    const look = () => {
      if (document.querySelectorAll(selector).length < count) requestAnimationFrame(look);
      // the frame after the one that painted them
      else requestAnimationFrame(() => (window.seating.drawn = performance.now()));
    };
    requestAnimationFrame(look);
  }, drawn);
  await page.goto(path);
  await page.waitForFunction(() => window.seating.drawn > 0, undefined, { timeout: 120_000 });
  return page.evaluate(() => {
    const answers = performance
      .getEntriesByType('resource')
      .filter(({ name }) =>
        /seatedReservations|fnb\/venues|seating\/services|bookingStatus|getSegments/.test(name),
      )
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd)
      .filter((end) => end < window.seating.drawn);
    return window.seating.drawn - Math.max(...answers);
  });
}

interface Drag {
  /** What is grabbed. */
  handle: Locator;
  /** Across which it is carried. */
  surface: Locator;
  /** Where it is put down, in pixels of the window. */
  target: () => Promise<{ x: number; y: number }>;
}

/** Carries a party to and fro, puts it down, waits for the answer, and takes the move back. */
export async function measureDrag(
  page: Page,
  { handle, surface, target }: Drag,
): Promise<Omit<SeatingRound, 'drawnMs'>> {
  await expect(handle).toBeVisible();
  const from = await handle.boundingBox();
  const across = await surface.boundingBox();
  if (!from || !across) throw new Error('What is grabbed and the tables are on the page.');
  const to = await target();
  await page.evaluate(watch);
  await page.mouse.move(from.x + Math.min(20, from.width / 2), from.y + from.height / 2);
  await page.mouse.down();
  const right = across.x + across.width - INSIDE;
  const low = across.y + Math.min(across.height, 700) - INSIDE;
  for (let way = 0; way < WAYS; way += 1) {
    const isBack = way % 2 === 1;
    await page.mouse.move(isBack ? right : across.x + INSIDE, isBack ? low : across.y + INSIDE, {
      steps: STEPS,
    });
  }
  await page.mouse.move(to.x, to.y, { steps: STEPS });
  const moved = page.waitForResponse((response) => response.request().method() === 'PUT');
  const listed = page.waitForResponse((response) => response.url().includes('seatedReservations'));
  await page.mouse.up();
  await Promise.all([moved, listed]);
  // nothing is looked for on the page meanwhile: that takes longer than what is measured
  const measured = await page.evaluate(async (ms) => {
    const { seating } = window;
    await new Promise((resolve) => setTimeout(resolve, ms));
    seating.stop();
    // the first two say when the count began
    return { frames: seating.frames.slice(2), longTasks: seating.longTasks };
  }, DRAWN_MS);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(page.getByText('Undone.')).toBeVisible();
  return measured;
}

/** Runs in the browser. */
function watch(): void {
  const { seating } = window;
  let last = performance.now();
  let next = 0;
  const frame = (now: number) => {
    seating.frames.push(now - last);
    last = now;
    next = requestAnimationFrame(frame);
  };
  next = requestAnimationFrame(frame);
  const keep = (entries: PerformanceEntryList) =>
    seating.longTasks.push(...entries.map(({ duration }) => duration));
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'longtask' });
  seating.stop = () => {
    cancelAnimationFrame(next);
    keep(observer.takeRecords());
    observer.disconnect();
  };
}
