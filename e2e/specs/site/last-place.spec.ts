import { expect, test } from '@playwright/test';
import { HubPage } from '../../pages/hub.page';
import { newPerson } from '../../support/accounts';
import { Api } from '../../support/api';
import { mark, newService, venueDay } from '../../support/scene';
import { texts } from '../../support/texts';

test.slow();

test('the last place of a slot, taken by two browsers at once, goes to exactly one', async ({
  browser,
  request,
}) => {
  const owner = await Api.staff(request);
  const service = await newService(owner, `Siste plass ${mark()}`, { capacity: 1 });
  const date = venueDay(9);

  const guests = await Promise.all(
    [newPerson('Åse'), newPerson('Bjørn')].map(async (person) => {
      const context = await browser.newContext({ locale: texts.en.locale });
      const hub = new HubPage(await context.newPage(), texts.en);
      await hub.signUp(person);
      await hub.chooseActivity(service.name);
      await hub.chooseDate(date);
      await expect(hub.slot('10:00')).toBeEnabled();
      return { context, hub };
    }),
  );

  await Promise.all(
    guests.map(async ({ hub }) => {
      // the second guest may be told while choosing, or before or after pressing the button
      const slot = hub.slot('10:00');
      const chosen = await slot.click({ timeout: 10_000 }).then(
        () => true,
        () => false,
      );
      if (!chosen) return expect(slot).toBeDisabled();
      await hub.toOverview();
      await hub
        .complete()
        .click({ timeout: 20_000 })
        .catch(() => undefined);
    }),
  );

  await expect
    .poll(
      async () => {
        const seen = await Promise.all(guests.map(({ hub }) => hub.success().isVisible()));
        return seen.filter(Boolean).length;
      },
      { timeout: 20_000 },
    )
    .toBe(1);
  const booked = await owner.call<{ timeindex: number; participants: number }[]>(
    'post',
    '/api/booking/bookedDay',
    { service: service._id, date },
  );
  expect(booked).toEqual([{ timeindex: 600, participants: 1 }]);
  await Promise.all(guests.map(({ context }) => context.close()));
});
