import { expect, type Page } from '@playwright/test';

/** Nothing on the page stands in for something that is still on its way. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
}
