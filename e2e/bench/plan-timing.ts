import { expect, type Page } from '@playwright/test';

/** What one visit of the plan took, in milliseconds. */
export interface SeatingRound {
  /** From the last answer that the plan needs until its tables are painted. */
  drawnMs: number;
  /** Between two frames of a drag, each. */
  frames: number[];
  /** Tasks of more than 50 ms during the drag. */
  longTasks: number[];
}

declare global {
  interface Window {
    seating: { drawn: number; frames: number[]; longTasks: number[]; isDragging: boolean };
  }
}

/** Steps of the pointer in one way across the plan. */
const STEPS = 60;
const WAYS = 4;

/** @param tables that are on the plan */
export async function measureDrawing(page: Page, path: string, tables: number): Promise<number> {
  await page.addInitScript((wanted) => {
    window.seating = { drawn: 0, frames: [], longTasks: [], isDragging: false };
    new PerformanceObserver((list) => {
      if (!window.seating.isDragging) return;
      window.seating.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
    const look = () => {
      if (document.querySelectorAll('[data-table]').length < wanted) requestAnimationFrame(look);
      // the frame after the one that painted them
      else requestAnimationFrame(() => (window.seating.drawn = performance.now()));
    };
    requestAnimationFrame(look);
  }, tables);
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

/** Carries a party to and fro across the plan, and lets go of it. */
export async function measureDrag(page: Page): Promise<Omit<SeatingRound, 'drawnMs'>> {
  const handle = page.getByRole('button', { name: /^Carry / }).first();
  await expect(handle).toBeVisible();
  const from = await handle.boundingBox();
  const plan = await page.locator('[data-table]').first().locator('..').boundingBox();
  if (!from || !plan) throw new Error('The list and the plan are on the page.');
  await page.evaluate(() => {
    const { seating } = window;
    seating.isDragging = true;
    let last = performance.now();
    const frame = (now: number) => {
      seating.frames.push(now - last);
      last = now;
      if (seating.isDragging) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  const right = plan.x + plan.width - 20;
  const low = plan.y + Math.min(plan.height, 700) - 20;
  for (let way = 0; way < WAYS; way += 1) {
    const isBack = way % 2 === 1;
    await page.mouse.move(isBack ? right : plan.x + 20, isBack ? low : plan.y + 20, {
      steps: STEPS,
    });
  }
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return page.evaluate(() => {
    const { seating } = window;
    seating.isDragging = false;
    // the first two say when the count began
    return { frames: seating.frames.slice(2), longTasks: seating.longTasks };
  });
}
