import { expect, test } from '@playwright/test';

declare global {
  interface Window {
    /** What the build drew. */
    drawn?: Element | null;
  }
}

for (const address of ['/', '/about', '/articles/one-place-one-guest', '/help-center', '/legal']) {
  test(`${address} stays as it was drawn while its app starts`, async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        window.drawn = document.querySelector('main');
      });
    });
    await page.goto(address);
    // hydrated: React marks the elements it has taken over
    await page.waitForFunction(() => {
      const main = document.querySelector('main');
      return main && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
    });
    expect(await page.evaluate(() => document.querySelector('main') === window.drawn)).toBe(true);
  });
}
