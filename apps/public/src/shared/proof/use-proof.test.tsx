import type {
  BookWithoutAccountApiResponse,
  GetLinkedBookingApiResponse,
  GetOpenBookingServiceApiResponse,
  GetProofOfWorkChallengeApiResponse,
  HoldWithoutAccountApiResponse,
} from '@atrium/api-client/public';
import { type MockRequest, reply } from '@atrium/api-client/testing/mock-http';
import { screen } from '@testing-library/react';
import { booked, sauna } from '../../testing/booking-fixtures';
import { renderApp } from '../../testing/render-app';
import { venueRoutes } from '../../testing/venue-fixtures';

let finish = (_proof: string) => {};
jest.mock('./solve', () => ({
  solve: () =>
    new Promise<string>((resolve) => {
      finish = resolve;
    }),
}));

const BOOK = 'POST /api/v1/open_booking';
const CHALLENGE = 'GET /api/v1/proof_of_work/:vendorId';
const challenge = {
  parameters: {
    ...{ algorithm: 'PBKDF2/SHA-256', nonce: 'aa', salt: 'bb', cost: 5_000, keyLength: 32 },
    ...{ keyPrefix: '00', data: { venue: 'v1', until: 1 } },
  },
  signature: 'signed',
};

test('a demanded proof is worked out in words, and the same request is sent with it', async () => {
  sessionStorage.setItem(
    'atrium.visitor.draft',
    JSON.stringify({ firstname: 'Ada', lastname: 'Lovelace', email: 'ada@example.com' }),
  );
  const isProved = ({ headers }: MockRequest) => headers.get('x-proof-of-work') === 'solved';
  const { user, http: network } = await renderApp(
    `/booking/fjord/${sauna._id}/2099-12-04?time=1080&step=review`,
    {
      http: {
        ...venueRoutes(),
        'POST /api/v1/open_booking/service/:id': () =>
          reply<GetOpenBookingServiceApiResponse>(200, { success: true, data: sauna }),
        'POST /api/v1/open_booking/holds': () =>
          reply<HoldWithoutAccountApiResponse>(201, {
            success: true,
            data: { holdId: 'd'.repeat(56), expiresAt: '2099-12-04T10:00:00.000Z' },
          }),
        'DELETE /api/v1/open_booking/holds/:id': () => reply(200, { success: true, data: null }),
        'GET /api/v1/linked_booking/:id': () =>
          reply<GetLinkedBookingApiResponse>(200, { success: true, data: booked }),
        [CHALLENGE]: () =>
          reply<GetProofOfWorkChallengeApiResponse>(200, { success: true, data: challenge }),
        [BOOK]: (request) =>
          isProved(request)
            ? reply<BookWithoutAccountApiResponse>(201, {
                success: true,
                data: { reservation: booked, signature: 'signed' },
              })
            : reply(428, {
                ...{ success: false, statusCode: 428, code: 'PROOF_OF_WORK_REQUIRED' },
                ...{ error: 'Robots', message: 'Robots' },
                data: { challenge: '/api/v1/proof_of_work/v1' },
              }),
      },
    },
  );
  await screen.findByRole('timer');
  await user.click(screen.getByRole('button', { name: 'Book now' }));
  expect(await screen.findByText('Checking that you are not a robot…')).toBeVisible();
  finish('solved');
  expect(await screen.findByRole('heading', { name: 'You are booked' })).toBeVisible();
  const [first, second] = network.requests(BOOK);
  expect(network.requests(CHALLENGE)[0]?.params).toEqual({ vendorId: 'v1' });
  expect(second?.body).toEqual(first?.body);
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  expect(first?.headers.has('x-proof-of-work')).toBe(false);
});
