import type {
  BeginVisitPaymentApiResponse,
  EndVisitPaymentApiResponse,
  GetLinkedBookingApiResponse,
  GetOpenBookingServiceApiResponse,
  HoldWithoutAccountApiResponse,
  SettleVisitPaymentApiResponse,
  VisitPayment,
} from '@atrium/api-client/public';
import { type MockRoutes, refuse, reply } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor } from '@testing-library/react';
import { booked, sauna } from '../../../testing/booking-fixtures';
import { renderApp } from '../../../testing/render-app';
import { venueRoutes } from '../../../testing/venue-fixtures';

const SERVICE = 'POST /api/v1/open_booking/service/:id';
const BEGIN = 'POST /api/v1/payment';
const LOOK = 'POST /api/v1/payment/:id';
const END = 'DELETE /api/v1/payment/:id';
const holdId = 'd'.repeat(56);
const review = `/booking/fjord/${sauna._id}/2099-12-04?time=1080&step=review`;
const back = `payment=p1&vendor=fjord&service=${sauna._id}&date=2099-12-04&time=1080#signed`;

const prepaid = {
  prepayment: 'required',
  prepaidPart: { kind: 'share', basisPoints: 5_000 },
  cancellationTerms: [
    { hours: 48, basisPoints: 0 },
    { hours: 24, basisPoints: 5_000 },
  ],
};
const payment = (change: Partial<VisitPayment> = {}): VisitPayment => ({
  _id: 'p1',
  state: 'open',
  url: 'https://pay.example/p1',
  ...{ amount: 12_500, currency: 'NOK', signature: 'signed' },
  description: 'Evening sauna, Friday 4 December 2099, 18:00',
  expiresAt: '2099-12-04T10:30:00.000Z',
  ...change,
});
const withoutUrl = (change: Partial<VisitPayment>): VisitPayment => {
  const { url: _, ...rest } = payment(change);
  return rest;
};
const http = (service: object, more: MockRoutes = {}): MockRoutes => ({
  ...venueRoutes(),
  [SERVICE]: () =>
    reply<GetOpenBookingServiceApiResponse>(200, { success: true, data: { ...sauna, ...service } }),
  'POST /api/v1/open_booking/holds': () =>
    reply<HoldWithoutAccountApiResponse>(201, {
      success: true,
      data: { holdId, expiresAt: new Date(Date.now() + 600_000).toISOString() },
    }),
  'DELETE /api/v1/open_booking/holds/:id': () => reply(200, { success: true, data: null }),
  ...more,
});
const looked = (change: Partial<VisitPayment>) =>
  reply<SettleVisitPaymentApiResponse>(200, { success: true, data: payment(change) });

beforeEach(() => {
  const draft = { firstname: 'Ada', lastname: 'Lovelace', email: 'ada@example.com', comment: 'Hi' };
  sessionStorage.setItem('atrium.visitor.draft', JSON.stringify(draft));
});
afterEach(() => sessionStorage.clear());

describe('the review of what is paid in advance', () => {
  test('says what is paid now and later, and what cancelling costs, and asks for that amount', async () => {
    const { user, http: network } = await renderApp(review, {
      http: http(prepaid, {
        [BEGIN]: () =>
          reply<BeginVisitPaymentApiResponse>(201, {
            success: true,
            data: withoutUrl({}),
          }),
        [LOOK]: () => looked({}),
      }),
    });
    await screen.findByRole('timer');
    const section = screen.getByRole('heading', { name: 'Payment' }).closest('section');
    expect(section).toHaveTextContent('To pay nowNOK 125');
    expect(section).toHaveTextContent('To pay at the venueNOK 125');
    expect(section).toHaveTextContent('Free until 48 hours before the start');
    expect(section).toHaveTextContent('50% of the price until 24 hours before');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: /^Pay NOK.125$/ }));
    // the provider is yet to answer where: the next screen waits for that
    expect(await screen.findByRole('heading', { name: 'Not paid yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: /^Pay NOK.125$/ })).toHaveAttribute(
      'href',
      'https://pay.example/p1',
    );
    expect(network.requests(BEGIN)[0]?.body).toMatchObject({
      ...{ amount: 12_500, holdId, visitor: expect.stringMatching(/^[0-9a-f]{32}$/) },
      guest: { firstname: 'Ada', lastname: 'Lovelace', email: 'ada@example.com' },
    });
    expect(network.requests(LOOK)[0]?.headers.get('x-payment-signature')).toBe('signed');
  });

  test('leaves the choice where the venue does', async () => {
    const { user } = await renderApp(review, {
      http: http({ ...prepaid, prepayment: 'optional' }),
    });
    await screen.findByRole('timer');
    expect(screen.getByRole('radio', { name: 'Pay at the venue' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Book now' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^Pay NOK.125 now$/ }));
    expect(screen.getByRole('button', { name: /^Pay NOK.125$/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Book now' })).not.toBeInTheDocument();
  });

  test('shows the new amount where the price has changed', async () => {
    let price = 25_000;
    const { user } = await renderApp(review, {
      http: {
        ...http({}),
        [SERVICE]: () =>
          reply<GetOpenBookingServiceApiResponse>(200, {
            success: true,
            data: { ...sauna, ...prepaid, price },
          }),
        [BEGIN]: () => refuse(409, 'PRICE_CHANGED'),
      },
    });
    await screen.findByRole('timer');
    price = 30_000;
    await user.click(screen.getByRole('button', { name: /^Pay NOK.125$/ }));
    expect(await screen.findByText(/The amount to pay has changed/)).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Pay NOK.150$/ })).toBeVisible();
  });

  test('is announced before the first step', async () => {
    await renderApp(`/booking/fjord/${sauna._id}/2099-12-04`, { http: http(prepaid) });
    expect(await screen.findByText('Paid in advance, when you book.')).toBeVisible();
    expect(screen.getByRole('button', { name: /18:00/ })).toBeEnabled();
  });
});

describe('coming back from paying, or by mail', () => {
  test.each([
    ['/payment_success', 'open', {}, 'Not paid yet', 'We hold your place until 11:30'],
    ['/payment', 'open', {}, 'Not paid yet', 'We hold your place until 11:30'],
    ['/payment', 'ended', { state: 'ended' }, 'Nothing was paid', 'nothing is booked'],
    [
      '/payment_success',
      'returned',
      { state: 'returned' },
      'Your place was gone',
      'we refund all of your NOK 125',
    ],
  ] as const)('%s says what is true: %s', async (path, _, answer, title, text) => {
    await renderApp(`${path}?${back}`, { http: http({}, { [LOOK]: () => looked(answer) }) });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(document.body).toHaveTextContent(text);
    await expectAccessible();
  });

  test('leads to the booking that was made', async () => {
    const { router } = await renderApp(`/payment_success?${back}`, {
      http: http(
        {},
        {
          [LOOK]: () =>
            looked({ state: 'booked', booking: booked._id, bookingSignature: 'its own' }),
          'GET /api/v1/linked_booking/:id': () =>
            reply<GetLinkedBookingApiResponse>(200, {
              success: true,
              data: { ...booked, prepaid: { paid: 12_500, refund: 6_250 } },
            }),
        },
      ),
    });
    expect(await screen.findByRole('heading', { name: 'You are booked' })).toBeVisible();
    expect(screen.getByText(/^Paid: NOK.125$/)).toBeVisible();
    expect(router.state.location.pathname).toBe(`/open_booking/${booked._id}`);
    expect(sessionStorage.getItem('atrium.visitor.draft')).not.toContain('Hi');
  });

  test('lets go of the place', async () => {
    const { user, http: network } = await renderApp(`/payment?${back}`, {
      http: http(
        {},
        {
          [LOOK]: () => looked({}),
          [END]: () =>
            reply<EndVisitPaymentApiResponse>(200, {
              success: true,
              data: withoutUrl({ state: 'ended' }),
            }),
        },
      ),
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel payment' }));
    expect(await screen.findByRole('heading', { name: 'Nothing was paid' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose another time' })).toHaveAttribute(
      'href',
      `/booking/fjord/${sauna._id}/2099-12-04`,
    );
    expect(network.requests(END)).toHaveLength(1);
  });

  test('a link that leads to no payment says so', async () => {
    await renderApp(`/payment?${back}`, {
      http: http({}, { [LOOK]: () => refuse(403, 'PAYMENT_LINK_INVALID') }),
    });
    const title = 'This link does not lead to a payment';
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    await expectAccessible();
  });

  test('without a payment there is no such page', async () => {
    await renderApp('/payment', { http: http({}) });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible());
    expect(screen.queryByText('Not paid yet')).not.toBeInTheDocument();
  });
});

test('cancelling says first what goes back of what was paid', async () => {
  const { user } = await renderApp(`/open_booking/${booked._id}?vendor=fjord#sig`, {
    http: http(
      {},
      {
        'GET /api/v1/linked_booking/:id': () =>
          reply<GetLinkedBookingApiResponse>(200, {
            success: true,
            data: { ...booked, prepaid: { paid: 12_500, refund: 6_250 } },
          }),
      },
    ),
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel booking' }));
  expect(await screen.findByText(/We refund NOK.62\.50 of the NOK.125 you paid\./)).toBeVisible();
});

describe('a booking by its link that becomes larger after it was paid for', () => {
  const START = 'POST /api/v1/linked_booking/:id/payment';
  const linked = {
    ...booked,
    ...{ participants: 2, totalPrice: 50_000, prepaid: { paid: 25_000, refund: 25_000 } },
    terms: {
      ...booked.terms,
      ...{ price: 25_000, prepayment: 'required' },
      prepaidPart: { kind: 'share', basisPoints: 5_000 },
    },
  };
  const change = { forChange: true, booking: booked._id, bookingSignature: 'sig' };

  test('says what is to be paid first, and leads there', async () => {
    const { user, http: network } = await renderApp(
      `/open_booking/${booked._id}?vendor=fjord#sig`,
      {
        http: http(
          {},
          {
            'GET /api/v1/linked_booking/:id': () =>
              reply<GetLinkedBookingApiResponse>(200, { success: true, data: linked }),
            [START]: () => reply(201, { success: true, data: withoutUrl(change) }),
            [LOOK]: () => looked(change),
          },
        ),
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    await user.click(await screen.findByRole('button', { name: 'One more adult' }));
    expect(document.body).toHaveTextContent('To pay before the change: NOK 125');
    await user.click(screen.getByRole('button', { name: /^Pay NOK.125 and change$/ }));
    expect(await screen.findByRole('link', { name: /^Pay NOK.125$/ })).toBeVisible();
    expect(document.body).toHaveTextContent('Until you pay, your booking stays as it is.');
    expect(network.requests(START)[0]?.body).toMatchObject({ participants: 3, amount: 12_500 });
    await expectAccessible();
  });

  test('stays as it was where nobody paid, and says so', async () => {
    await renderApp(`/payment_success?${back}`, {
      http: http({}, { [LOOK]: () => looked({ ...change, state: 'ended' }) }),
    });
    expect(
      await screen.findByRole('heading', { name: 'Your booking stays as it was' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the booking' })).toHaveAttribute(
      'href',
      `/open_booking/${booked._id}?vendor=fjord#sig`,
    );
  });
});
