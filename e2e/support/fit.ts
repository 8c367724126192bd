import { expect, type Page, test } from '@playwright/test';
import { violationsOn } from './accessible';
import { expectLoaded } from './loaded';
import { sidewaysOverflow, smallTargetsOn } from './targets';

/** What of a page does not fit a phone and a thumb, or is wrong for axe. */
async function misfitsOn(page: Page): Promise<string[]> {
  const overflow = await sidewaysOverflow(page);
  return [
    ...(overflow < 1 ? [] : [`wider than the window by ${overflow} px`]),
    ...(await smallTargetsOn(page)).map((target) => `too small for a thumb: ${target}`),
    ...(await violationsOn(page)),
  ];
}

/** What must hold in every state of a page on a phone, whatever it shows, once it has settled. */
export async function expectFit(page: Page, state: string): Promise<void> {
  await test.step(state, async () => {
    await expectLoaded(page);
    await expect(page.locator('h1')).toBeVisible();
    // what fades in has other colours for a moment, and what was just added another place
    await expect.soft.poll(() => misfitsOn(page), { message: state }).toEqual([]);
  });
}
