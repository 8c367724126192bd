import { expect, test } from '@playwright/test';
import { HubPage } from '../../pages/hub.page';
import { newPerson } from '../../support/accounts';
import { Api } from '../../support/api';
import { mark, newService, venueDay } from '../../support/scene';
import { texts } from '../../support/texts';

test.slow();

interface Booked {
  _id: string;
}

test('what staff change appears on the guest’s page without a reload', async ({
  page,
  request,
}) => {
  const owner = await Api.staff(request);
  const service = await newService(owner, `Levende ${mark()}`);
  const date = venueDay(9);
  const person = newPerson('Ingrid');
  const { overview, activity } = texts.en.hub;
  const hub = new HubPage(page, texts.en);
  const stream = page.waitForResponse('**/api/v1/hub/events');
  await hub.signUp(person);
  expect((await stream).status()).toBe(200);

  const [guest] = await owner.call<{ _id: string }[]>(
    'get',
    `/api/v1/admin/search_customer/${person.lastname}`,
  );
  const draft = { _service: service._id, date, timeindex: 600, participants: 2 };
  const mine = await owner.call<Booked>('post', '/api/admin/newBooking', {
    ...draft,
    _customer: guest?._id,
  });
  const card = hub.reservation(service.name);
  await test.step('a booking made at the desk', () => expect(card).toContainText('10:00'));

  // from here on nothing may load the page again
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  await test.step('another time', async () => {
    await owner.call('post', '/api/admin/modifyBookings', {
      bookings: [{ _id: mine._id, timeindex: 840 }],
    });
    await expect(card).toContainText('14:00');
  });

  await test.step('also where the guest is just looking at it', async () => {
    await page.getByRole('link', { name: `${overview.change}: ${service.name}` }).click();
    const time = page.getByRole('button', { name: new RegExp(`^${activity.timeSection}`) });
    await expect(time).toContainText('14:00');
    await owner.call('post', '/api/admin/modifyBookings', {
      bookings: [{ _id: mine._id, timeindex: 600 }],
    });
    await expect(time).toContainText('10:00');
    await page.goBack();
    await expect(card).toContainText('10:00');
  });

  await test.step('a cancellation', async () => {
    await owner.call('post', `/api/v1/admin/reservation/${mine._id}/cancel`, {});
    await expect(page.getByRole('region', { name: overview.cancelled })).toContainText(
      service.name,
    );
    await expect(card).toContainText(overview.cancelled);
  });
  await expect(page.locator('body[data-same-page]')).toHaveCount(1);
});
