import type { Page } from '@playwright/test';

/**
 * Keys that stand where a text should, such as `packages.addTreatment`: i18next shows the key of what it does not
 * have. Component tests know every text, so only a browser can tell which of them a page has not asked for.
 */
export const missingTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // neither an address of the demo nor the name of a library
    const isKey = (text: string) =>
      /^[a-z]\w*(?:\.\w+)+$/.test(text) && !/\.(?:example|js)$/.test(text);
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (!parentElement?.closest('code, pre, script, style')) found.add(textContent?.trim() ?? '');
    }
    for (const element of document.querySelectorAll('[aria-label]')) {
      found.add(element.getAttribute('aria-label') ?? '');
    }
    return [...found].filter(isKey);
  });
