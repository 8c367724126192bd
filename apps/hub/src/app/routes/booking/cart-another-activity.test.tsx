import type { MockRoutes } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { act, screen, waitFor, within } from '@testing-library/react';
import { group, hub, openCart, single } from '../../../testing/cart';
import { reservationFixture } from '../../../testing/fixtures';
import { ok } from '../../../testing/hub-routes';
import { ready } from '../../../testing/new-activity';
import { forgetOtherTab } from '../../../testing/other-tab';
import { pinNow } from '../../../testing/pin-now';

pinNow();
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  forgetOtherTab();
});

describe('another activity while one waits in the cart', () => {
  const yoga = `${hub}/new-activity/yoga?date=2026-11-25&time=720&step=overview`;
  const booked = [reservationFixture(), reservationFixture({ _id: 'booking-2' })];

  /** Before the last button, with the sauna of 10:00 in the cart. */
  async function openYoga(more: MockRoutes = {}, address = yoga) {
    const view = await openCart(more);
    await act(async () => {
      await view.user.click(screen.getByRole('button', { name: 'Remove Yoga' }));
      await view.router.navigate(address);
    });
    await screen.findByRole('heading', { name: 'Booking overview' });
    await screen.findByRole('timer');
    return view;
  }

  test('says what is in it, and books both in one go', async () => {
    const { user, http, router } = await openYoga({
      [group]: () => ok({ _id: 'group', bookings: booked }, 201),
    });
    expect(screen.getByText(/^Still in your cart, not booked: Sauna\./)).toHaveTextContent(
      'Held for you until 12:10.',
    );
    expect(screen.queryByRole('button', { name: 'Complete booking' })).toBeNull();
    await expectAccessible();
    const bookAll = await ready('Book all 2');
    // beside the button stands what it books, not the last activity alone
    expect(bookAll.closest('div')).toHaveTextContent(/^TotalNOK.500/);
    await user.click(bookAll);
    await waitFor(() => expect(router.state.location.pathname).toBe(`${hub}/overview`));
    expect(http.requests(group)).toHaveLength(1);
    expect(http.requests(group)[0]?.body).toMatchObject({
      items: [{ _service: 'sauna' }, { _service: 'yoga', timeindex: 720 }],
    });
    expect(http.requests(single)).toHaveLength(0);
  });

  test('alone it is booked only after hearing what stays, and until when that is held', async () => {
    const { user, http } = await openYoga({
      [single]: () => ok(reservationFixture({ _service: { _id: 'yoga', name: 'Yoga' } }), 201),
    });
    await user.click(screen.getByRole('button', { name: 'Book only Yoga' }));
    const question = await screen.findByRole('alertdialog', { name: 'Book only Yoga?' });
    expect(question).toHaveTextContent(
      'Still in your cart, not booked: Sauna. Held for you until 12:10.',
    );
    await user.click(within(question).getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(http.requests(single)).toHaveLength(0);

    await user.click(screen.getByRole('button', { name: 'Book only Yoga' }));
    const again = await screen.findByRole('alertdialog', { name: 'Book only Yoga?' });
    await user.click(within(again).getByRole('button', { name: 'Book only Yoga' }));
    const success = await screen.findByRole('dialog', { name: 'Success' });
    await user.click(within(success).getByRole('button', { name: 'Take me to my page' }));
    // What is left is not forgotten there either.
    expect(await screen.findByRole('link', { name: 'See cart' })).toBeVisible();
    expect(screen.getByText(/^Still in your cart, not booked: Sauna\./)).toBeVisible();
  });

  test('an overlap with what is in the cart or booked is told before confirming', async () => {
    await openYoga(
      {
        'GET /api/v1/hub/reservations/:vendorId/:customerId': () =>
          ok({
            upcoming: [
              reservationFixture({ _service: { _id: 'kayak', name: 'Kayak' }, timeindex: 570 }),
              reservationFixture({ _id: 'b', active: false, waitingList: true }),
            ],
            cancelled: [],
            past: [],
          }),
      },
      yoga.replace('720', '600'),
    );
    const notice = await screen.findByText(/^This overlaps with Kayak/);
    expect(notice).toHaveTextContent('This overlaps with Kayak, Wed 25 Nov, 09:30 – 11:00.');
    expect(screen.getByText(/^This overlaps with Sauna, Wed 25 Nov, 10:00/)).toBeVisible();
    expect(screen.getAllByText(/^This overlaps/)).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Book all 2' })).toBeVisible();
  });
});

test('items of the cart that overlap are told there', async () => {
  await openCart();
  expect(screen.getByText(/^Yoga overlaps with Sauna, Wed 25 Nov, 10:00/)).toBeVisible();
});
