import { test } from '@playwright/test';
import { eachScene } from '../support/help-picture';
import { shootWindow } from '../support/shoot';
import { texts } from '../support/texts';

/** Guests hold a phone; the staff window is narrow enough to be read in the panel beside a page. */
const sizes = { guests: { width: 400, height: 760 }, staff: { width: 720, height: 800 } } as const;

for (const language of ['en', 'no'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const view = `help-${colorScheme}-${language}`;
    test.describe(view, () => {
      test.use({ colorScheme, locale: texts[language].locale, deviceScaleFactor: 1.5 });

      for (const audience of ['guests', 'staff'] as const) {
        test(`of ${audience}`, async ({ page, request }) => {
          await page.setViewportSize(sizes[audience]);
          await eachScene({ page, request }, { audience, language }, ({ answer }, clip) =>
            shootWindow(page, answer, view, clip),
          );
        });
      }
    });
  }
}
