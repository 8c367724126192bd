import { expect, test } from '@playwright/test';
import { HubPage } from '../../pages/hub.page';
import { newPerson } from '../../support/accounts';
import { Api } from '../../support/api';
import { mark, newService, venueDay } from '../../support/scene';
import { texts } from '../../support/texts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const MOST_TAPS = 8;

test('a booking for two takes at most eight taps from the catalogue', async ({ page, request }) => {
  const service = await newService(await Api.staff(request), `Taps ${mark()}`);
  const hub = new HubPage(page, texts.en);
  await hub.signUp(newPerson('Tara'));
  await hub.open('/new-reservation');
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const count = () => {
      dataset.taps = String(Number(dataset.taps ?? 0) + 1);
    };
    window.addEventListener('click', count, { capture: true });
  });
  await hub.chooseActivityHere(service.name);
  await hub.addAdult();
  await hub.chooseDate(venueDay(2));
  await hub.chooseTime('10:00');
  await page.getByRole('timer').waitFor();
  await hub.toOverview();
  await hub.complete().click();
  await expect(hub.success()).toContainText('2 people');
  const taps = await page.evaluate(() => Number(document.documentElement.dataset.taps));
  expect(taps).toBeGreaterThan(0);
  expect(taps).toBeLessThanOrEqual(MOST_TAPS);
});
