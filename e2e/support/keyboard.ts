import { expect, type Locator, type Page } from '@playwright/test';

/** More than any page has to be reached with Tab. */
const MOST_STOPS = 200;

/** A user without a mouse. */
export class Keyboard {
  constructor(private readonly page: Page) {}

  /** Presses Tab until the focus is there. */
  async tabTo(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    // a disabled control is skipped by Tab until its answer has arrived
    await expect(target).not.toHaveJSProperty('disabled', true);
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`${target} cannot be reached with Tab`);
  }

  async activate(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.press(key);
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.tabTo(target);
    await this.page.keyboard.type(text);
  }
}
