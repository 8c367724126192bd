import { expect, type Page } from '@playwright/test';

/** The smallest a thumb hits reliably, in CSS pixels; a border may round it down. */
const SMALLEST = 43.5;

/** Everything that is pressed is large enough for a thumb; links within a sentence are read, not aimed at. */
export async function expectThumbSized(page: Page): Promise<void> {
  const small = await page.evaluate((least) => {
    const pressed = 'button, a[href], input, textarea, [role="button"], [role="menuitem"]';
    return [...document.querySelectorAll<HTMLElement>(pressed)]
      .filter((element) => {
        const style = getComputedStyle(element);
        const inSentence = element.tagName === 'A' && style.display === 'inline';
        return (
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !inSentence &&
          !element.closest('[aria-hidden="true"]') &&
          style.clipPath === 'none'
        );
      })
      .map((element) => ({
        element,
        box: (element.closest('.MuiInputBase-root, label') ?? element).getBoundingClientRect(),
      }))
      .filter(
        ({ box }) => box.width > 1 && box.bottom > 0 && (box.width < least || box.height < least),
      )
      .map(({ element, box }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent ?? element.tagName;
        return `${name.trim()}: ${Math.round(box.width)} x ${Math.round(box.height)}`;
      });
  }, SMALLEST);
  expect(small).toEqual([]);
}

/** The page is no wider than the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${page.url()} is wider than the window`).toBeLessThanOrEqual(0);
}
