import { errors } from '@atrium/i18n/locales/en/errors';
import { expect, type Page, test } from '@playwright/test';
import { HubPage } from '../../pages/hub.page';
import { newPerson, password } from '../../support/accounts';
import { Api } from '../../support/api';
import { expectFit } from '../../support/fit';
import { mark, newService, type SceneService, venueDay } from '../../support/scene';
import { fill, texts } from '../../support/texts';

test.slow();
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const { hub: t } = texts.en;
const date = venueDay(9);

/** A signed-in guest on a phone, and the API as another tab would call it. */
async function newGuest(page: Page, request: Parameters<typeof Api.staff>[0]) {
  const person = { ...newPerson('Kurv'), password };
  const hub = new HubPage(page, texts.en);
  await hub.signUp(person);
  const api = await Api.guest(request, 'fjord', person.email);
  const { _id } = await api.call<{ _id: string }>('get', '/api/auth/me');
  return { hub, api, _id };
}

const cart = (page: Page) => page.getByRole('form', { name: t.booking.cart.title });
const line = (page: Page, { name }: SceneService) =>
  cart(page).getByRole('listitem').filter({ hasText: name });

/** From the list of activities to the cart; `fillIn` chooses the participants. */
async function add(
  page: Page,
  hub: HubPage,
  service: SceneService,
  { button, fillIn }: { button: string; fillIn: () => Promise<void> },
): Promise<void> {
  await hub.chooseActivity(service.name);
  await hub.chooseDate(date);
  await hub.chooseTime('10:00');
  await page.getByRole('timer').waitFor();
  await fillIn();
  await hub.toOverview();
  await page.getByRole('button', { name: button }).click();
  await expect(line(page, service)).toBeVisible();
}

/** Everything is booked: a message says so and the focus is on the heading. */
async function expectBooked(page: Page): Promise<void> {
  await page.waitForURL('**/overview');
  const message = page.getByRole('status', { name: t.newActivity.success.title });
  await expect(message).toContainText(t.newActivity.success.text);
  await expect(page.getByRole('heading', { name: t.overview.title })).toBeFocused();
}

test('two activities in one go: all of them, or nothing and which it was', async ({
  page,
  request,
}) => {
  const owner = await Api.staff(request);
  const own = mark();
  const trip = await newService(owner, `Fjordtur ${own}`, { allowBookingForChildren: true });
  const sauna = await newService(owner, `Badstue ${own}`, { capacity: 3 });
  const guest = await newGuest(page, request);
  const { hub } = guest;
  const bookedOn = ({ _id: service }: SceneService) =>
    owner.call('post', '/api/booking/bookedDay', { service, date });
  const holds: Promise<{ data: { holdId: string } }>[] = [];
  page.on('response', (answer) => {
    if (!answer.url().endsWith('/api/v1/hub/holds') || answer.status() !== 201) return;
    holds.push(answer.json());
  });

  await test.step('a trip with a child and an addon, then the sauna for two', async () => {
    await add(page, hub, trip, {
      button: t.booking.cart.another,
      fillIn: async () => {
        await hub.addAdult();
        await hub.addChild();
        await hub.addAddon('Ullteppe');
      },
    });
    await expect(line(page, trip)).toContainText('NOK 800');
    await expectFit(page, 'one activity waits');
    await add(page, hub, sauna, { button: t.booking.cart.add, fillIn: () => hub.addAdult() });
    await expect(line(page, trip)).toBeVisible();
    await expect(cart(page)).toContainText('NOK 1,300');
    await expectFit(page, 'two activities wait');
    expect([await bookedOn(trip), await bookedOn(sauna)]).toEqual([[], []]);
  });

  await test.step('the sauna fills up: nothing is booked, and the page says which and what else', async () => {
    // The hold has expired, and a drop-in took the places.
    const hold = (await holds.at(-1))?.data.holdId;
    await guest.api.call('delete', `/api/v1/hub/holds/${hold}`);
    const walkIn = { _service: sauna._id, date, timeindex: 600, participants: 2 };
    await owner.call('post', '/api/v1/drop-in', walkIn);
    await hub.bookAll(2).click();
    const alert = cart(page).getByRole('alert');
    await expect(alert).toContainText(`${sauna.name}: ${errors.BOOKING_FAILED}`);
    await expect(alert).toContainText(t.booking.cart.nothingBooked);
    await expect(alert).toContainText(fill(t.booking.cart.rest, { activity: sauna.name }));
    await expect(alert).toBeFocused();
    await expect(alert.getByRole('button', { name: '14:00' })).toBeVisible();
    await expectFit(page, 'one is full');
    expect(await bookedOn(trip)).toEqual([]);
    expect(await bookedOn(sauna)).toEqual([{ timeindex: 600, participants: 2 }]);
    // The trip is still held for them.
    await expect(line(page, trip)).toContainText(t.booking.cart.heldUntil.split('{{')[0] ?? '');
  });

  await test.step('at the next time both are booked', async () => {
    await cart(page).getByRole('alert').getByRole('button', { name: '14:00' }).click();
    await expect(line(page, sauna)).toContainText('14:00');
    await expect(cart(page).getByRole('heading', { name: t.booking.cart.title })).toBeFocused();
    await hub.bookAll(2).click();
    await expectBooked(page);
    await expect(hub.reservation(trip.name)).toBeVisible();
    await expect(hub.reservation(sauna.name)).toContainText('14:00');
    await expectFit(page, 'both booked');
    expect(await bookedOn(trip)).toEqual([{ timeindex: 600, participants: 3 }]);
    expect(await bookedOn(sauna)).toEqual([
      { timeindex: 600, participants: 2 },
      { timeindex: 840, participants: 2 },
    ]);
    const { upcoming } = await guest.api.call<{
      upcoming: { _service: { _id: string }; numberOfChildren: number; totalPrice: number }[];
    }>('get', `/api/v1/hub/reservations/fjord/${guest._id}`);
    expect(upcoming.find(({ _service }) => _service._id === trip._id)).toMatchObject({
      numberOfChildren: 1,
      totalPrice: 80_000,
      addons: [{ quantity: 1 }],
    });
    await page.getByRole('link', { name: t.tabs.newActivities }).first().click();
    await expect(page.getByRole('heading', { name: t.newReservation.title })).toBeVisible();
    await expect(cart(page)).toHaveCount(0);
  });
});

test('a last use pays for one of two, and for nothing when nothing is booked', async ({
  page,
  request,
}) => {
  const owner = await Api.staff(request);
  const own = mark();
  const [yoga, sauna] = [
    await newService(owner, `Yoga ${own}`),
    await newService(owner, `Badstue ${own}`),
  ];
  const guest = await newGuest(page, request);
  const type = await owner.call<{ _id: string }>('post', '/api/v1/admin/membershipTypes', {
    name: `Prøvekort ${own}`,
    price: 30_000,
    maxNumberOfUsages: 1,
    services: [yoga._id, sauna._id],
  });
  const membership = await owner.call<{ _id: string }>(
    'post',
    `/api/v1/admin/customers/${guest._id}/memberships`,
    { _membershipType: type._id },
  );
  const used = async () =>
    (
      await owner.call<{ numberOfUsages: number }>(
        'get',
        `/api/v1/admin/memberships/${membership._id}`,
      )
    ).numberOfUsages;
  const { hub } = guest;
  // Without live events; otherwise the page would drop the membership before it is refused.
  await page.route('**/api/v1/hub/events', (route) => route.abort());
  // this page's stream is already open
  await hub.open('/overview');
  const nothing = async () => {};
  await add(page, hub, yoga, { button: t.booking.cart.another, fillIn: nothing });
  await add(page, hub, sauna, { button: t.booking.cart.add, fillIn: nothing });
  const payment = (service: SceneService) =>
    cart(page).getByRole('combobox', {
      name: fill(t.booking.cart.payment, { activity: service.name }),
    });
  await expect(payment(yoga)).toBeVisible();
  await expect(payment(sauna)).toBeVisible();
  await expectFit(page, 'a membership is offered for both');

  await payment(yoga).selectOption({ index: 1 });
  await expect(payment(sauna)).toHaveCount(0);
  await expect(line(page, yoga)).toContainText(t.booking.membership.covered);
  await expectFit(page, 'it pays for one');

  await test.step('staff take the last use at the desk: refused, and paid as usual from then on', async () => {
    await owner.call('post', `/api/v1/admin/memberships/${membership._id}/use`, {});
    await hub.bookAll(2).click();
    const alert = cart(page).getByRole('alert');
    await expect(alert).toContainText(`${yoga.name}: ${errors.MEMBERSHIP_USED_UP}`);
    await expect(payment(yoga)).toHaveCount(0);
    await expect(cart(page)).toContainText('NOK 500');
    expect(await used()).toBe(1);
    await expectFit(page, 'the membership is used up');
  });

  await test.step('given back, it pays', async () => {
    await owner.call('post', `/api/v1/admin/memberships/${membership._id}/undoUse`, {});
    await page.reload();
    await expect(line(page, yoga)).toContainText(t.booking.membership.covered);
    await expect(payment(sauna)).toHaveCount(0);
    await hub.bookAll(2).click();
    await expectBooked(page);
    await expect(hub.reservation(sauna.name)).toBeVisible();
    expect(await used()).toBe(1);
  });
});
