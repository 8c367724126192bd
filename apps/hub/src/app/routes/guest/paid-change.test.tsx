import type { MockRoutes } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen } from '@testing-library/react';
import {
  availabilityFixture,
  dayFixture,
  reservationFixture,
  timeFixture,
} from '../../../testing/fixtures';
import { ok } from '../../../testing/hub-routes';
import { pinNow } from '../../../testing/pin-now';
import { renderApp } from '../../../testing/render-app';

pinNow();
afterEach(() => jest.restoreAllMocks());

const get = 'GET /api/v1/hub/reservation/:id';
const put = 'PUT /api/v1/hub/reservation/:id';
const PATH = '/activity-hub/fjord/activity/booking-1';
const section = (name: RegExp) => screen.findByRole('button', { name });

describe('a booking that was paid for in advance', () => {
  const begin = 'POST /api/v1/hub/reservation/:id/payment';
  const look = 'POST /api/v1/hub/payments/p1';
  const prepaid = reservationFixture({
    prepaid: { paid: 12_500, refund: 12_500 },
    terms: {
      ...reservationFixture().terms,
      prepayment: 'required',
      prepaidPart: { kind: 'share', basisPoints: 2_500 },
    },
  });
  const payment = (change: object = {}) => ({
    ...{ _id: 'p1', state: 'open', amount: 6_250, currency: 'NOK', description: 'Sauna' },
    ...{ expiresAt: '2026-11-20T10:30:00.000Z', booking: 'booking-1', forChange: true },
    ...change,
  });
  const room = [dayFixture('2026-11-25', [timeFixture({ start: 600, available: 4 })])];
  const open = (http: MockRoutes = {}, path = PATH) =>
    renderApp(path, {
      signedIn: true,
      http: {
        [get]: () => ok(prepaid),
        'GET /api/v1/hub/activity/:id': () => ok(availabilityFixture(room)),
        ...http,
      },
    });

  test('says what a larger party costs, and leads to where that is paid first', async () => {
    const { user, http } = await open({
      [begin]: () => ok(payment(), 201),
      [look]: () => ok(payment({ url: 'https://pay.example/p1' })),
    });
    await user.click(await section(/^Participants/));
    await user.click(await screen.findByRole('button', { name: 'One more adult' }));
    expect(screen.getByText(/^New total/)).toHaveTextContent('NOK 750');
    expect(document.body).toHaveTextContent('To pay before the change: NOK 62.50');
    expect(document.body).toHaveTextContent('An additional NOK 187.50 to pay at the venue');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: /^Pay NOK.62\.50 and change$/ }));
    expect(await screen.findByRole('link', { name: /^Pay NOK.62\.50$/ })).toHaveAttribute(
      'href',
      'https://pay.example/p1',
    );
    expect(document.body).toHaveTextContent('Until you pay, your booking stays as it is.');
    expect(http.requests(begin)[0]?.body).toEqual({
      ...{ participants: 3, amount: 6_250, available: 6, version: 3 },
    });
  });

  test('says what a smaller party gets back, and saves it at once', async () => {
    const { user, http } = await open({
      [put]: () => ok({ ...prepaid, participants: 1, version: 4 }),
    });
    await user.click(await section(/^Participants/));
    await user.click(await screen.findByRole('button', { name: 'One adult fewer' }));
    expect(document.body).toHaveTextContent('NOK 62.50 of what you paid goes back to you.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Your reservation has been changed.')).toBeVisible();
    expect(http.requests(put)[0]?.body).toMatchObject({ participants: 1 });
  });

  test.each([
    ['ended', 'Nothing was paid, and nothing was changed.'],
    ['returned', 'and NOK 62.50 goes back to you.'],
  ])('stays as it was where its change was not paid for: %s', async (state, text) => {
    const success = '/activity-hub/fjord/payment_success?payment=p1&reservation=booking-1';
    await open({ [look]: () => ok(payment({ state })) }, success);
    expect(
      await screen.findByRole('heading', { name: 'Your booking stays as it was' }),
    ).toBeVisible();
    expect(document.body).toHaveTextContent(text);
    expect(screen.getByRole('link', { name: 'Back to the booking' })).toHaveAttribute('href', PATH);
  });

  test('is shown as it is now once its change is paid for', async () => {
    const success = '/activity-hub/fjord/payment_success?payment=p1&reservation=booking-1';
    const { router } = await open({ [look]: () => ok(payment({ state: 'booked' })) }, success);
    await section(/^Participants/);
    expect(router.state.location.pathname).toBe(PATH);
  });
});
