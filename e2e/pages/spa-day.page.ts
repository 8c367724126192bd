import type { Locator, Page, Response } from '@playwright/test';
import { gotoLive } from '../support/live';

/** The plan of a day in a spa, as the desk uses it. */
export class SpaDayPage {
  constructor(readonly page: Page) {}

  /** @param date yyyy-mm-dd */
  async open(date: string): Promise<void> {
    await gotoLive(this.page, `/admin/treatments?date=${date}`);
  }

  /** A treatment, by its guest. */
  bar(guest: string): Locator {
    return this.page.locator('[data-item]').filter({ hasText: guest });
  }

  /** What a therapist or a room has. @param column its id */
  barIn(column: string, guest: string): Locator {
    return this.page.locator(`[data-column="${column}"]`).locator(this.bar(guest));
  }

  /** A row of a therapist or a room. @param column its id @param minutes from midnight */
  cell(column: string, minutes: number): Locator {
    return this.page.locator(`[data-column="${column}"] [data-cell="${minutes}"]`);
  }

  /** Carries a treatment with the mouse, in steps as a hand does, and keeps hold of it. */
  async carry(guest: string, column: string, minutes: number): Promise<void> {
    const from = await this.bar(guest).first().boundingBox();
    const to = await this.cell(column, minutes).boundingBox();
    if (!from || !to) throw new Error('Both the treatment and the time are in view.');
    await this.page.mouse.move(from.x + 40, from.y + 10);
    await this.page.mouse.down();
    await this.page.mouse.move(to.x + 40, to.y + 10, { steps: 8 });
  }

  async putDown(): Promise<void> {
    await this.page.mouse.up();
  }

  /** The answer to a move; ask for it before the move. */
  saved(): Promise<Response> {
    return this.page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && answer.ok(),
    );
  }
}
