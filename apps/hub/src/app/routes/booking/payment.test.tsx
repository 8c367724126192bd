import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen } from '@testing-library/react';
import { availabilityFixture, reservationFixture } from '../../../testing/fixtures';
import { ok } from '../../../testing/hub-routes';
import { activity, hold, november, openStep, routes } from '../../../testing/new-activity';
import { pinNow } from '../../../testing/pin-now';
import { renderApp } from '../../../testing/render-app';

pinNow();
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const begin = 'POST /api/v1/hub/payments';
const look = 'POST /api/v1/hub/payments/p1';
const page =
  '/activity-hub/fjord/payment_success?payment=p1&service=sauna&date=2026-11-25&time=600';
const payment = (change: object = {}) => ({
  _id: 'p1',
  state: 'open',
  url: 'https://pay.example/p1',
  amount: 6_250,
  currency: 'NOK',
  description: 'Sauna, Wednesday 25 November 2026, 10:00',
  expiresAt: '2026-11-20T10:30:00.000Z',
  ...change,
});
const prepaid = {
  prepayment: 'required',
  prepaidPart: { kind: 'share', basisPoints: 2_500 },
  cancellationTerms: [
    { hours: 48, basisPoints: 0 },
    { hours: 24, basisPoints: 5_000 },
  ],
};

describe('the review of what is paid in advance', () => {
  test('says what is paid now and later, and what cancelling costs, and asks for that amount', async () => {
    const { user, http } = await openStep('Booking overview', {
      [activity]: () => ok(availabilityFixture(november, prepaid)),
      [begin]: () => ok(payment({ state: 'open', url: undefined }), 201),
      [look]: () => ok(payment()),
    });
    await screen.findByRole('timer');
    const section = screen.getByRole('heading', { name: 'Payment' }).closest('section');
    expect(section).toHaveTextContent('To pay nowNOK 62.50');
    expect(section).toHaveTextContent('To pay at the venueNOK 187.50');
    expect(section).toHaveTextContent('Free until 48 hours before the start');
    expect(section).toHaveTextContent('50% of the price until 24 hours before');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: /^Pay NOK.62\.50$/ }));
    expect(await screen.findByRole('link', { name: /^Pay NOK.62\.50$/ })).toHaveAttribute(
      'href',
      'https://pay.example/p1',
    );
    expect(http.requests(begin)[0]?.body).toMatchObject({ amount: 6_250, holdId: 'hold-1' });
    expect(http.requests(hold)).toHaveLength(1);
  });

  test('leaves the choice where the venue does', async () => {
    const { user } = await openStep('Booking overview', {
      [activity]: () => ok(availabilityFixture(november, { ...prepaid, prepayment: 'optional' })),
    });
    await screen.findByRole('timer');
    expect(screen.getByRole('radio', { name: 'Pay at the venue' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Complete booking' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^Pay NOK.62\.50 now$/ }));
    expect(screen.getByRole('button', { name: /^Pay NOK.62\.50$/ })).toBeVisible();
  });
});

describe('coming back from paying', () => {
  const open = (answer: object) =>
    renderApp(page, { signedIn: true, http: routes({ [look]: () => ok(payment(answer)) }) });

  test.each([
    ['open', {}, 'Not paid yet', 'We hold your place until 11:30'],
    ['ended', { state: 'ended' }, 'Nothing was paid', 'nothing is booked'],
    ['returned', { state: 'returned' }, 'Your place was gone', 'we refund all of your NOK 62.50'],
  ])('says what is true: %s', async (_, answer, title, text) => {
    await open(answer);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(document.body).toHaveTextContent(text);
    await expectAccessible();
  });

  test('leads to the booking that was made', async () => {
    const { router } = await renderApp(page, {
      signedIn: true,
      http: routes({
        [look]: () => ok(payment({ state: 'booked', booking: 'b1' })),
        'GET /api/v1/hub/reservation/b1': () => ok(reservationFixture({ _id: 'b1' })),
      }),
    });
    await screen.findByRole('dialog', { name: 'Success' });
    expect(router.state.location.search).toBe('?step=complete&booking=b1');
  });
});
