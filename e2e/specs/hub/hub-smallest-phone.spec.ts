import { expect, test } from '@playwright/test';
import { HubPage } from '../../pages/hub.page';
import { accounts, password } from '../../support/accounts';
import { expectLoaded } from '../../support/loaded';
import { texts } from '../../support/texts';

for (const language of ['en', 'de', 'no'] as const) {
  test.describe(language, () => {
    test.use({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
      locale: texts[language].locale,
    });

    test('every word of the tabs and of the memberships is within the window', async ({ page }) => {
      const hub = new HubPage(page, texts[language]);
      await hub.signIn(accounts.guest, password);
      await hub.open('/membership');
      await expectLoaded(page);
      await expect(page.getByRole('table').getByRole('rowheader').first()).toBeVisible();
      const cut = () =>
        page.evaluate(() => {
          /** Text as laid out, whatever box it is in. */
          const places = (element: Element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            return [...range.getClientRects()];
          };
          return [...document.querySelectorAll('nav a span, table th, table td')]
            .filter((element) =>
              places(element).some(({ left, right }) => left < 0 || right > window.innerWidth - 2),
            )
            .map((element) => element.textContent);
        });
      // the venue's font may load after the text
      await expect.poll(cut).toEqual([]);
    });
  });
}
