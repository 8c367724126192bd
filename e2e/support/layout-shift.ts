import type { Page } from '@playwright/test';

/** Something on the page that moved without anybody having touched it. */
export interface Shift {
  /** Share of the window that moved, times how far it moved (web.dev/cls). */
  value: number;
  /** What moved, and from where to where in pixels. */
  what: string[];
}

/** Layout Instability API, which the types of the DOM do not know. */
interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

declare global {
  interface Window {
    atriumShifts: Shift[];
  }
}

/** Notes from now on what moves on every page that is loaded. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.atriumShifts = [];
    const isShift = (entry: PerformanceEntry): entry is LayoutShiftEntry =>
      entry.entryType === 'layout-shift';
    const at = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}x${height}`;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries().filter(isShift)) {
        if (hadRecentInput) continue;
        const what = sources.map(({ node, previousRect, currentRect }) => {
          const name = node instanceof Element ? node.outerHTML.slice(0, 100) : node?.textContent;
          return `${name}: ${at(previousRect)} -> ${at(currentRect)}`;
        });
        window.atriumShifts.push({ value, what });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const shiftsOn = (page: Page): Promise<Shift[]> => page.evaluate(() => window.atriumShifts);
