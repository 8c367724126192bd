import type { Browser } from '@playwright/test';

/** A mid-range phone on slow 4G, with Lighthouse's settings. */
export const conditions = {
  cpuSlowdown: 4,
  latencyMs: 150,
  downloadKbit: 1638,
  uploadKbit: 750,
};

/** A page is idle after this long without a task of more than 50 ms. */
const QUIET_MS = 1000;

export interface Timing {
  /** Milliseconds from the navigation until the page's own content was painted. */
  visible: number;
  /** Until the page is idle and would answer a tap at once. */
  interactive: number;
  /** Kilobytes (1000) that came over the network. */
  transferredKb: number;
}

declare global {
  interface Window {
    bench: { visible: number; lastLongTask: number };
  }
}

/**
 * Opens a page with an empty cache.
 * @param selector of the content people wait for
 */
export async function timeToInteractive(
  browser: Browser,
  url: string,
  selector: string,
): Promise<Timing> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript((wanted) => {
    window.bench = { visible: 0, lastLongTask: 0 };
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        window.bench.lastLongTask = startTime + duration;
      }
    }).observe({ type: 'longtask', buffered: true });
    const look = () => {
      if (document.querySelector(wanted)) window.bench.visible = performance.now();
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);

  const session = await context.newCDPSession(page);
  let received = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    received += encodedDataLength;
  });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latencyMs,
    downloadThroughput: (conditions.downloadKbit * 1000) / 8,
    uploadThroughput: (conditions.uploadKbit * 1000) / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
  await page.goto(url, { waitUntil: 'commit', timeout: 120_000 });
  await page.waitForFunction(
    (quiet) =>
      window.bench.visible > 0 &&
      performance.now() - Math.max(window.bench.visible, window.bench.lastLongTask) > quiet,
    QUIET_MS,
    { timeout: 120_000 },
  );
  const { visible, lastLongTask } = await page.evaluate(() => window.bench);
  await context.close();
  return {
    visible,
    interactive: Math.max(visible, lastLongTask),
    transferredKb: received / 1000,
  };
}
