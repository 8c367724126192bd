import type {
  BeginVisitPaymentApiResponse,
  GetContainerApiResponse,
  GetLinkedBookingApiResponse,
  GetOpenBookingServiceApiResponse,
  HoldWithoutAccountApiResponse,
  ListActivitiesApiResponse,
  SettleVisitPaymentApiResponse,
  VisitPayment,
} from '@atrium/api-client/public';
import { type MockRoutes, refuse, reply } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { renderApp } from '@atrium/ui/testing/render-app';
import { act, screen, waitFor } from '@testing-library/react';
import { embeddedAddress } from '../shared/embedding/address';
import { booked, sauna } from '../testing/booking-fixtures';
import { venueRoutes } from '../testing/venue-fixtures';
import { Embedded } from './embedded';
import { Pages } from './router';
import { loaders } from './texts';

const CONTAINER = 'GET /api/v1/container/:vendorId';
const yoga = { ...sauna, _id: '650000000000000000000021', name: 'Morning yoga' };
const activity = ({ _id, name }: { _id: string; name: string }) => ({
  ...{ _id, name, price: 25_000, currency: 'NOK', exclusiveBooking: false },
});

const http = (container: GetContainerApiResponse['data'], more: MockRoutes = {}): MockRoutes => ({
  ...venueRoutes(),
  [CONTAINER]: () => reply<GetContainerApiResponse>(200, { success: true, data: container }),
  'GET /api/v1/hub/activities/:vendorId': () =>
    reply(200, [activity(sauna), activity(yoga)] as unknown as ListActivitiesApiResponse),
  'POST /api/v1/open_booking/service/:id': () =>
    reply<GetOpenBookingServiceApiResponse>(200, { success: true, data: sauna }),
  'POST /api/v1/open_booking/holds': () =>
    reply<HoldWithoutAccountApiResponse>(201, {
      success: true,
      data: { holdId: 'd'.repeat(56), expiresAt: new Date(Date.now() + 600_000).toISOString() },
    }),
  'DELETE /api/v1/open_booking/holds/:id': () => reply(200, { success: true, data: null }),
  'GET /api/v1/linked_booking/:id': () =>
    reply<GetLinkedBookingApiResponse>(200, { success: true, data: booked }),
  ...more,
});

/** As in a frame: what the site around it hears. */
const heard: unknown[][] = [];
const parent = { postMessage: (...said: unknown[]) => heard.push(said) };
const site = 'https://www.fjord.example';

beforeEach(() => {
  sessionStorage.clear();
  heard.length = 0;
  Object.defineProperty(window, 'parent', { value: parent, configurable: true });
});
afterEach(() => {
  Object.defineProperty(window, 'parent', { value: window, configurable: true });
  jest.restoreAllMocks();
  localStorage.clear();
});

const show = (mocked: MockRoutes, at = '/container/fjord/w1', query = '', path = at) => {
  const address = embeddedAddress({
    pathname: at,
    search: `?parent=${encodeURIComponent(site)}${query}`,
  });
  if (!address) throw new Error(`${at} is no widget`);
  const pages = (
    <Embedded address={address}>
      <Pages />
    </Embedded>
  );
  return act(() => renderApp({ audience: 'guest', loaders, pages }, path, { http: mocked }));
};
const told = (type: string) =>
  heard.flatMap(([data, origin]) => {
    const { detail, ...one } = data as { type: string; detail: object };
    expect(origin).toBe(site);
    return one.type === type ? [detail] : [];
  });

test('a widget offers what it was saved with, in its own look, without our frame', async () => {
  const { http: network } = await show(
    http({ services: [yoga._id, sauna._id], theme: 'dark', accent: '#0b7a75', participants: 3 }),
  );
  expect(await screen.findByRole('link', { name: /Morning yoga/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Evening sauna/ })).toBeVisible();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark');
  expect(screen.getByText('3')).toBeVisible();
  expect(network.requests(CONTAINER)[0]?.query.get('container')).toBe('w1');
  expect(told('opened')).toHaveLength(1);
  expect(told('step')).toEqual([{ step: 'services' }]);
  await expectAccessible();
});

test('one service alone begins with its times, and there is no list to go back to', async () => {
  await show(http({ services: [sauna._id], theme: 'auto' }));
  expect(await screen.findByRole('heading', { name: 'Evening sauna' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Book at/ })).not.toBeInTheDocument();
  expect(told('step')).toEqual([{ step: 'when', service: sauna._id }]);
});

test('the site says what comes before what was saved; from elsewhere nothing is told', async () => {
  await show(
    http({ theme: 'light', languageCode: 'sv' }),
    '/container/fjord',
    '&lang=de&theme=dark',
  );
  expect(await screen.findByRole('heading', { name: /^Buchen/ })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark');
  const without = embeddedAddress({ pathname: '/container/fjord', search: '?parent=javascript:x' });
  expect(without?.parent).toBeUndefined();
});

test.each([
  ['a widget that there is not', 404, 'NOT_FOUND'],
  ['a venue that books nothing without an account', 403, 'MODULE_OFF'],
] as const)('%s says that nothing can be booked', async (_, status, code) => {
  await show(http({ theme: 'auto' }, { [CONTAINER]: () => refuse(status, code) }));
  expect(await screen.findByText('Nothing can be booked here at the moment.')).toBeVisible();
});

test('paying is done in a tab beside it, and the widget goes on by itself', async () => {
  const tab = { location: { replace: jest.fn() }, close: jest.fn() };
  const open = jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  sessionStorage.setItem(
    'atrium.visitor.draft',
    JSON.stringify({ firstname: 'Ada', lastname: 'Lovelace', email: 'ada@example.com' }),
  );
  const payment: VisitPayment = {
    ...{ _id: 'p1', state: 'open', url: 'https://pay.example/p1', amount: 25_000 },
    ...{ currency: 'NOK', signature: 'signed', description: 'Evening sauna' },
    expiresAt: '2099-12-04T10:30:00.000Z',
  };
  let isPaid = false;
  const look = () => {
    const { url: _, ...settled } = payment;
    const paid = { state: 'booked', booking: booked._id, bookingSignature: 'b' } as const;
    return reply<SettleVisitPaymentApiResponse>(200, {
      success: true,
      data: isPaid ? { ...settled, ...paid } : payment,
    });
  };
  const path = `/booking/fjord/${sauna._id}/2099-12-04?time=1080&step=review`;
  const { user } = await show(
    http(
      { services: [sauna._id], theme: 'auto' },
      {
        'POST /api/v1/open_booking/service/:id': () =>
          reply<GetOpenBookingServiceApiResponse>(200, {
            success: true,
            data: { ...sauna, prepayment: 'required' },
          }),
        'POST /api/v1/payment': () =>
          reply<BeginVisitPaymentApiResponse>(201, { success: true, data: payment }),
        'POST /api/v1/payment/:id': look,
      },
    ),
    ...(['/container/fjord/w1', '', path] as const),
  );
  await screen.findByRole('timer');
  await user.click(screen.getByRole('button', { name: /^Pay NOK/ }));
  expect(open).toHaveBeenCalledWith('', '_blank');
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(payment.url));
  expect(await screen.findByText(/Pay in the other tab/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Pay NOK/ })).toHaveAttribute('target', '_blank');
  isPaid = true;
  // another page's word is not heard; that of ours is
  act(() => {
    const said = { data: 'atrium-payment', origin: window.location.origin };
    window.dispatchEvent(new MessageEvent('message', said));
  });
  expect(await screen.findByRole('heading', { name: 'You are booked' })).toBeVisible();
  await waitFor(() => expect(told('booked')).toHaveLength(1));
  expect(told('booked')).toEqual([
    {
      ...{ number: 'K7M2Q9XP', service: sauna._id, date: '2099-12-04', time: 1080 },
      ...{ participants: booked.participants, waitingList: false },
    },
  ]);
});
