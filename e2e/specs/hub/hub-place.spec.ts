import { formatDate } from '@atrium/i18n/format';
import { expect, test } from '@playwright/test';
import { HubPage } from '../../pages/hub.page';
import { newPerson } from '../../support/accounts';
import { Api } from '../../support/api';
import { mark, newService, venueDay } from '../../support/scene';
import { fill, texts } from '../../support/texts';

test.slow();
test.use({ timezoneId: 'Pacific/Auckland', locale: texts.de.locale });

test('a German in Auckland books by the venue’s days, in German where there is German', async ({
  page,
  request,
}) => {
  const owner = await Api.staff(request);
  const own = mark();
  const translated = await newService(owner, `Fjelltur ${own}`, {
    description: 'Opp og ned.',
    languageList: [
      {
        languageType: 'de',
        name: `Bergwanderung ${own}`,
        description: 'Hinauf und hinunter.',
        unit: 'Wanderer',
        units: 'Wanderer',
      },
    ],
  });
  const untranslated = await newService(owner, `Bare norsk ${own}`, { description: 'Kun norsk.' });
  const { hub: t } = texts.de;
  const hub = new HubPage(page, texts.de);
  await hub.signUp(newPerson('Jürgen'));

  await test.step('texts in German, and as they are where there are none', async () => {
    await page.getByRole('link', { name: t.tabs.newActivities }).first().click();
    const german = page.getByRole('listitem').filter({ hasText: `Bergwanderung ${own}` });
    await expect(german).toContainText('Hinauf und hinunter.');
    await expect(german).toContainText(/250(,00)?\s*(kr|NOK)/);
    await expect(german).toContainText('Wanderer');
    const fallback = page.getByRole('listitem').filter({ hasText: untranslated.name });
    await expect(fallback).toContainText('Kun norsk.');
  });

  await test.step('today is the venue’s, whatever the day is in Auckland', async () => {
    await page
      .getByRole('link', {
        name: fill(t.newReservation.bookNowFor, { service: `Bergwanderung ${own}` }),
      })
      .click();
    const today = formatDate('de', venueDay(0), 'full');
    await expect(page.locator('[aria-current="date"]')).toHaveAccessibleName(
      new RegExp(`^${today}`, 'i'),
    );
  });

  await test.step('the day chosen is the day booked', async () => {
    const date = venueDay(3);
    await hub.chooseDate(date);
    await hub.chooseTime('10:00');
    await hub.toOverview();
    await expect(page.getByText(`${formatDate('de', date, 'full')}, 10:00`)).toBeVisible();
    await hub.complete().click();
    await expect(hub.success()).toContainText(formatDate('de', date, 'full'));
    const booked = await owner.call('post', '/api/booking/bookedDay', {
      service: translated._id,
      date,
    });
    expect(booked).toEqual([{ timeindex: 600, participants: 1 }]);
    await hub.closeSuccess();
    await expect(hub.reservation(`Bergwanderung ${own}`)).toContainText(
      formatDate('de', date, 'full'),
    );
  });
});
