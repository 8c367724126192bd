import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The axe violations of the loaded page, each with its location. */
export async function violationsOn(page: Page): Promise<string[]> {
  // a page that leads to another is neither for a moment
  await expect(page.locator('main').first()).toBeVisible();
  await expect(page.locator('h1').first()).toBeVisible();
  // axe opens a window of its own to join the results of frames; without frames that is time lost
  const alone = page.frames().length === 1;
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(alone).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/** axe finds nothing on the page once it has settled (WCAG 2.2 A and AA, and best practices). */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => violationsOn(page)).toEqual([]);
}
