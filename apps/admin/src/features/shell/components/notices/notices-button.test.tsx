import { screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { aBooking, id, ok, signedIn } from '../../../../testing/fixtures';
import { pinToday } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';

pinToday();

const NOTICES = 'GET /api/v1/admin/notices';
const failed = {
  _id: id(90),
  kind: 'messagesFailed',
  at: '2026-11-21T08:00:00Z',
  count: 3,
  detail: 'Mailbox full',
};
const page = {
  ...signedIn(),
  'GET /api/v1/admin/seatedReservations/:from/:to': () => ok([aBooking()]),
  'GET /api/booking/bookingStatus': () => ok([]),
};

test('what failed in the background is a number that opens, says why, and is put away', async () => {
  let notices = [failed];
  const DISMISS = 'PUT /api/v1/admin/notices/:id/dismiss';
  const { user, http } = await renderApp('/admin/register_arrival', {
    signedIn: true,
    http: {
      ...page,
      [NOTICES]: () => ok(notices),
      [DISMISS]: () => {
        notices = [];
        return ok(null);
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: '1 thing failed' }));
  const list = within(await screen.findByRole('dialog', { name: 'Failed in the background' }));
  expect(list.getByText(/Mailbox full/)).toBeInTheDocument();
  expect(list.getByRole('link', { name: '3 messages could not be delivered' })).toHaveAttribute(
    'href',
    '/admin#failed-messages',
  );
  await user.click(list.getByRole('button', { name: /^Dismiss:/ }));
  expect(await list.findByText('Nothing has failed.')).toBeInTheDocument();
  expect(http.requests(DISMISS)[0]?.params).toEqual({ id: id(90) });
});

test.each([
  [2, true],
  [1, false],
] as const)(
  'work that failed is named, and level %s is shown the way to it: %s',
  async (level, isLinked) => {
    const work = { ...failed, kind: 'jobFailed', count: 1, detail: 'verify-bookings' };
    const { user } = await renderApp('/admin/register_arrival', {
      signedIn: true,
      http: { ...page, ...signedIn(level), [NOTICES]: () => ok([work]) },
    });
    await user.click(await screen.findByRole('button', { name: '1 thing failed' }));
    const list = within(await screen.findByRole('dialog', { name: 'Failed in the background' }));
    expect(list.getByText(/Check bookings against places/)).toBeInTheDocument();
    const link = list.queryByRole('link', { name: 'Background work failed' });
    expect(link?.getAttribute('href')).toBe(isLinked ? '/admin/settings/jobs' : undefined);
  },
);

test('nothing failed shows nothing; a lost connection is said while it lasts', async () => {
  await renderApp('/admin/register_arrival', { signedIn: true, http: page });
  await screen.findByRole('heading', { level: 1, name: 'Arrivals' });
  expect(screen.queryByRole('button', { name: /failed/ })).not.toBeInTheDocument();

  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/^You are offline/)).toBeInTheDocument();
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument());
});
