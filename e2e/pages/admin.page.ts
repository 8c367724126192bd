import { expect, type Locator, type Page } from '@playwright/test';
import { fill, texts } from '../support/texts';

/** The back office as staff use it. */
export class AdminPage {
  private readonly texts;

  constructor(
    readonly page: Page,
    language: keyof typeof texts = 'en',
  ) {
    this.texts = texts[language];
  }

  async signIn(email: string, password: string): Promise<void> {
    const { common, signIn } = this.texts;
    await this.page.goto('/login');
    await this.page.getByRole('textbox', { name: common.fields.email }).fill(email);
    await this.page
      .getByRole('textbox', { name: common.fields.password, exact: true })
      .fill(password);
    await this.page.getByRole('button', { name: signIn.submit }).click();
    await this.page.waitForURL('**/admin');
    // the address changes before the form is replaced
    await expect(this.page.getByRole('button', { name: signIn.submit })).toHaveCount(0);
  }

  async signOut(): Promise<void> {
    const { admin, common } = this.texts;
    const ended = this.page.waitForResponse('**/api/auth/logout');
    await this.page.getByRole('button', { name: `${admin.nav.account}:` }).click();
    await this.page.getByRole('menuitem', { name: common.actions.logOut }).click();
    await ended;
    await this.page.waitForURL('**/login');
  }

  async search(term: string): Promise<void> {
    await this.page.goto(`/admin/search/${encodeURIComponent(term)}`);
  }

  results(): Locator {
    return this.page.getByRole('table', { name: this.texts.admin.search.title });
  }

  async openProfile(name: string): Promise<void> {
    await this.results()
      .getByRole('link', { name: fill(this.texts.admin.search.profileOf, { name }) })
      .click();
    await this.page.waitForURL('**/admin/guests/*');
  }

  /** A booking's row on the guest card. */
  booking(service: string): Locator {
    return this.page.getByRole('row').filter({ hasText: service });
  }

  toolbarLink(name: string): Locator {
    return this.page
      .getByRole('navigation', { name: this.texts.admin.guest.toolbar.label })
      .getByRole('link', { name, exact: true });
  }

  async expectHeading(name: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { name }).first()).toBeVisible();
  }
}
