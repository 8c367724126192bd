import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** The axe violations of the loaded page, each with its location. */
export async function violationsOn(page: Page): Promise<string[]> {
  // a page that leads to another is neither for a moment
  await expect(page.locator('main').first()).toBeVisible();
  await expect(page.locator('h1').first()).toBeVisible();
  const violations =
    page.frames().length === 1
      ? await violationsWithoutFrames(page)
      : (await new AxeBuilder({ page }).analyze()).violations;
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

/**
 * AxeBuilder opens a window to merge the results of frames, injects axe for every run and sends back every check that
 * passed. That takes nearly three times as long as this.
 */
async function violationsWithoutFrames(page: Page) {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run({ resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }));
  });
}

/** axe finds nothing on the page once it has settled (WCAG 2.2 A and AA, and best practices). */
export async function expectAccessible(page: Page): Promise<void> {
  await expect.poll(() => violationsOn(page)).toEqual([]);
}
