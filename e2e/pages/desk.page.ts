import { expect, type Locator, type Page } from '@playwright/test';
import { gotoLive } from '../support/live';

/** The screens that a desk has open while people wait; in English. */
export class DeskPage {
  constructor(readonly page: Page) {}

  /** The first arrivals figure with this name. */
  counter(name: string): Locator {
    return this.page.getByRole('group', { name: 'Where the guests are' }).getByRole('button', {
      name: new RegExp(`${name}$`),
    });
  }

  async openExpress(): Promise<void> {
    await this.page.goto('/admin/express_booking');
    await expect(this.guestField()).toBeFocused();
  }

  guestField(): Locator {
    return this.page.getByRole('combobox', { name: 'Guest' });
  }

  /** The confirmation of the last express booking. */
  told(): Locator {
    return this.page.getByRole('form', { name: 'Express booking' }).getByRole('status');
  }

  /** @param date yyyy-mm-dd; the page's own today may have begun since the test booked */
  async openArrivals(date: string): Promise<void> {
    await gotoLive(this.page, `/admin/register_arrival?date=${date}`);
    await expect(this.page.getByLabel('Who is here?')).toBeFocused();
  }

  moveDialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Move or change the reservation' });
  }

  async openMove(booking: string): Promise<Locator> {
    await this.page.goto(`/admin/reservations/${booking}`);
    await this.page.getByRole('button', { name: 'Move or change' }).click();
    const dialog = this.moveDialog();
    // whether or not any time is left on the day that it is of
    await this.expectMonthKnown(dialog);
    return dialog;
  }

  /** While a month's availability loads, none of its days can be chosen. */
  async expectMonthKnown(dialog: Locator): Promise<void> {
    await expect(dialog.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  }
}
