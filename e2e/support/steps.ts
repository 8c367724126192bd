import type { Page } from '@playwright/test';

declare global {
  interface Window {
    steps?: { count: number; isTyping: boolean };
  }
}

/**
 * What a job costs whoever does it: each click and each key, and a word typed in one go as one. Counted by the page, so a
 * click that a test makes to get something out of the way counts too.
 */
export class Steps {
  private constructor(private readonly page: Page) {}

  /** Call it before the page is opened. */
  static async of(page: Page): Promise<Steps> {
    await page.addInitScript(() => {
      const steps = { count: 0, isTyping: false };
      window.steps = steps;
      const take = (isTyping: boolean) => {
        if (!(isTyping && steps.isTyping)) steps.count += 1;
        steps.isTyping = isTyping;
      };
      addEventListener('pointerdown', () => take(false), { capture: true });
      addEventListener(
        'keydown',
        ({ key, ctrlKey }) => {
          if (!['Control', 'Shift', 'Alt', 'Meta'].includes(key))
            take(key.length === 1 && !ctrlKey);
        },
        { capture: true },
      );
    });
    return new Steps(page);
  }

  /** Of a job, from the page as it stands. */
  async cost(job: () => Promise<void>): Promise<number> {
    await this.page.evaluate(() => {
      window.steps = Object.assign(window.steps ?? {}, { count: 0, isTyping: false });
    });
    await job();
    return this.page.evaluate(() => window.steps?.count ?? Number.NaN);
  }
}
