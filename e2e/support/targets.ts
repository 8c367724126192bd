import type { Page } from '@playwright/test';

/** The smallest a thumb hits reliably, in CSS pixels; a border may round it down. */
const SMALLEST = 43.5;

/** Controls too small for a thumb. Links inside a sentence do not count. */
export function smallTargetsOn(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
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
}

/** By how many pixels the page is wider than the screen; below 1 it is not. */
export const sidewaysOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
