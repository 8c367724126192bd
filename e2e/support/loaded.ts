import { expect, type Page } from '@playwright/test';

/** No placeholder is left on the page. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
}
