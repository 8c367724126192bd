import { expect, type Page, test } from '@playwright/test';
import { violationsOn } from './accessible';
import { expectLoaded } from './loaded';
import { sidewaysOverflow, smallTargetsOn } from './targets';

/** What does not fit a phone or a thumb on this page, and axe's violations. */
async function misfitsOn(page: Page): Promise<string[]> {
  const overflow = await sidewaysOverflow(page);
  return [
    ...(overflow < 1 ? [] : [`wider than the window by ${overflow} px`]),
    ...(await smallTargetsOn(page)).map((target) => `too small for a thumb: ${target}`),
    ...(await violationsOn(page)),
  ];
}

/** What must hold in every state of a page on a phone, once it has settled. */
export async function expectFit(page: Page, state: string): Promise<void> {
  await test.step(state, async () => {
    await expectLoaded(page);
    await expect(page.locator('h1')).toBeVisible();
    // fading changes colours for a moment, and new elements move others
    await expect.soft.poll(() => misfitsOn(page), { message: state }).toEqual([]);
  });
}
