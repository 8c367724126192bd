import { expect, type Locator, type Page } from '@playwright/test';
import { adminTexts, fill, texts } from '../support/texts';

/** The back office as staff use it, in English. */
export class AdminPage {
  constructor(readonly page: Page) {}

  async signIn(email: string, password: string): Promise<void> {
    const { common } = texts.en;
    await this.page.goto('/login');
    await this.page.getByLabel(common.fields.email).fill(email);
    await this.page.getByLabel(common.fields.password, { exact: true }).fill(password);
    await this.page.getByRole('button', { name: adminTexts.login.submit }).click();
    await this.page.waitForURL('**/admin');
  }

  async search(term: string): Promise<void> {
    await this.page.goto(`/admin/search/${encodeURIComponent(term)}`);
  }

  results(): Locator {
    return this.page.getByRole('table', { name: adminTexts.search.title });
  }

  async openProfile(name: string): Promise<void> {
    await this.results()
      .getByRole('link', { name: fill(adminTexts.search.profileOf, { name }) })
      .click();
    await this.page.waitForURL('**/admin/guests/*');
  }

  /** The row of a guest's booking on the guest card. */
  booking(service: string): Locator {
    return this.page.getByRole('row').filter({ hasText: service });
  }

  toolbarLink(name: string): Locator {
    return this.page
      .getByRole('navigation', { name: adminTexts.guest.toolbar.label })
      .getByRole('link', { name, exact: true });
  }

  async expectHeading(name: string | RegExp): Promise<void> {
    await expect(this.page.getByRole('heading', { name }).first()).toBeVisible();
  }
}
