import { formatDate } from '@atrium/i18n/format';
import type { hub as enHub } from '@atrium/i18n/locales/en/hub';
import { expect, type Locator, type Page } from '@playwright/test';
import { fill, literal, type Texts } from '../support/texts';

export interface Person {
  firstname: string;
  lastname: string;
  email: string;
  phone: string;
  password: string;
}

/** A venue's Activity Hub as a guest uses it, in the guest's language. */
export class HubPage {
  constructor(
    readonly page: Page,
    private readonly texts: Texts,
    private readonly vendor = 'fjord',
  ) {}

  private path(rest: string): string {
    return `/activity-hub/${this.vendor}${rest}`;
  }

  async open(rest = ''): Promise<void> {
    await this.page.goto(this.path(rest));
  }

  async signUp(person: Person): Promise<void> {
    const { account, common } = this.texts;
    await this.open('/signup');
    await this.page.getByLabel(common.fields.firstName).fill(person.firstname);
    await this.page.getByLabel(common.fields.lastName).fill(person.lastname);
    await this.page.getByLabel(common.fields.email).fill(person.email);
    await this.page.getByRole('textbox', { name: common.fields.phone }).fill(person.phone);
    await this.page.getByLabel(common.fields.password, { exact: true }).fill(person.password);
    await this.page.getByRole('button', { name: account.signup.createAccount }).click();
    await expect(this.page.getByText(account.signup.signupSuccess)).toBeVisible();
    await this.expectOverview();
  }

  async signIn(email: string, password: string): Promise<void> {
    const { account, common } = this.texts;
    await this.open();
    await this.page.getByLabel(common.fields.email).fill(email);
    await this.page.getByLabel(common.fields.password, { exact: true }).fill(password);
    await this.page.getByRole('button', { name: account.login.submit, exact: true }).click();
    await this.expectOverview();
  }

  /** The overview: the address changes before the previous page is replaced. */
  private async expectOverview(): Promise<void> {
    await this.page.waitForURL(`**${this.path('/overview')}`);
    await expect(
      this.page.getByRole('heading', { level: 1, name: this.texts.hub.overview.title }),
    ).toBeVisible();
  }

  /** From the list of activities to its calendar. */
  async chooseActivity(name: string): Promise<void> {
    await this.page.getByRole('link', { name: this.texts.hub.tabs.newActivities }).first().click();
    await this.chooseActivityHere(name);
  }

  /** In the list of activities. */
  async chooseActivityHere(name: string): Promise<void> {
    await this.page
      .getByRole('link', {
        name: fill(this.texts.hub.newReservation.bookNowFor, { service: name }),
      })
      .click();
  }

  /** @param date yyyy-mm-dd, in this month or the next */
  async chooseDate(date: string): Promise<void> {
    const day = this.page.getByRole('button', {
      name: new RegExp(`^${literal(formatDate(this.texts.language, date, 'full'))}`, 'i'),
    });
    await this.expectMonthKnown();
    if ((await day.count()) === 0) {
      await this.page.getByRole('button', { name: this.texts.ui.calendar.nextMonth }).click();
    }
    await expect(day).toBeVisible();
    await this.expectMonthKnown();
    await expect(day).not.toHaveAttribute('aria-disabled', 'true');
    await day.click();
  }

  /** While a month's availability loads, none of its days can be chosen. */
  async expectMonthKnown(): Promise<void> {
    await expect(this.page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  }

  /** The times of an activity by parts of the day, or those of a treatment in one list. */
  private slots(): Locator {
    const name = this.texts.ui.slots.label;
    return this.page.getByRole('group', { name }).or(this.page.getByRole('list', { name }));
  }

  slot(time: string): Locator {
    return this.slots().getByRole('button', { name: new RegExp(`^${time}`) });
  }

  /** The first slot of the day with a free place. */
  freeSlot(): Locator {
    return this.slots()
      .getByRole('button', { disabled: false, name: /^\d\d:\d\d/ })
      .first();
  }

  /**
   * A time of an activity, and on to who comes. The party can be chosen on both screens: what is pressed while
   * one replaces the other may be pressed on neither.
   */
  async chooseTime(time: string): Promise<void> {
    await this.slot(time).click();
    await expect(this.step('details')).toBeVisible();
  }

  async addAdult(): Promise<void> {
    await this.page.getByRole('button', { name: this.texts.ui.participants.moreAdults }).click();
  }

  async addChild(): Promise<void> {
    await this.page.getByRole('button', { name: this.texts.ui.participants.moreChildren }).click();
  }

  async addAddon(name: string): Promise<void> {
    await this.page
      .getByRole('button', { name: fill(this.texts.hub.newActivity.addons.more, { addon: name }) })
      .click();
  }

  /** The heading of a booking step. */
  step(name: keyof typeof enHub.booking.steps): Locator {
    return this.page.getByRole('heading', { name: this.texts.hub.booking.steps[name] });
  }

  /** To the screen after this one. */
  continue(): Locator {
    return this.page.getByRole('button', { name: this.texts.hub.booking.continue });
  }

  /** On the screen with the guest details. */
  async comment(text: string): Promise<void> {
    await this.page
      .getByRole('textbox', { name: this.texts.hub.newActivity.comment.label })
      .fill(text);
  }

  /** From the guest details. */
  async toOverview(): Promise<void> {
    await expect(this.step('details')).toBeVisible();
    await this.continue().click();
    await expect(this.step('overview')).toBeVisible();
  }

  complete(): Locator {
    return this.page.getByRole('button', { name: this.texts.hub.newActivity.completeBooking });
  }

  /** Everything in the cart, and what is being booked. */
  bookAll(number: number): Locator {
    const name = fill(this.texts.hub.booking.cart.bookAll, { number: String(number) });
    return this.page.getByRole('button', { name });
  }

  success(): Locator {
    return this.page.getByRole('dialog', { name: this.texts.hub.newActivity.success.title });
  }

  /** What follows joining a waiting list. */
  waiting(): Locator {
    return this.page.getByRole('dialog', {
      name: this.texts.hub.newActivity.success.waitingTitle,
    });
  }

  async closeSuccess(dialog = this.success()): Promise<void> {
    await dialog.getByRole('button', { name: this.texts.ui.dialog.close }).click();
    await this.expectOverview();
  }

  /** A booking's card on the overview. */
  reservation(service: string): Locator {
    return this.page.getByRole('listitem', { name: service });
  }

  async cancel(service: string): Promise<void> {
    const { overview } = this.texts.hub;
    await this.page.getByRole('button', { name: `${overview.cancel}: ${service}` }).click();
    const dialog = this.page.getByRole('dialog').or(this.page.getByRole('alertdialog'));
    await expect(dialog).toContainText(overview.cancelDialog.text);
    await dialog.getByRole('button', { name: overview.cancelDialog.confirm }).click();
    await expect(this.page.getByText(overview.cancelDialog.done)).toBeVisible();
  }
}
