import type { Page } from '@playwright/test';

/** Something on the page that moved without anybody having touched it. */
export interface Shift {
  /** Share of the window that moved, times how far it moved (web.dev/cls). */
  value: number;
  /** What moved, from where to where, in pixels. */
  what: string[];
}

/** Layout Instability API, missing from TypeScript's DOM types. */
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

/** Records layout shifts on every page loaded from now on. */
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
