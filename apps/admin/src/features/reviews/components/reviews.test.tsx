import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { id, ok, signedIn } from '../../../testing/fixtures';
import { renderApp } from '../../../testing/render-app';

const LIST = 'GET /api/v1/admin/reviews';
const SUMMARY = 'GET /api/v1/admin/reviews/summary';

const one = {
  _id: id(60),
  booking: id(20),
  customerId: id(10),
  guest: 'Łucja Wałęsa',
  service: 'Yoga',
  date: '2026-11-20',
  rating: 4,
  comment: 'Warm.\nCome again!',
  ratedAt: '2026-11-21T11:00:00.000Z',
};
const figures = {
  ratings: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 4 ? 3 : 0 })),
  count: 3,
  average: 4,
};
const open = (http: MockRoutes = {}, query = '') =>
  renderApp(`/admin/reviews${query}`, {
    signedIn: true,
    http: {
      ...signedIn(),
      [LIST]: () => ok({ items: [one] }),
      [SUMMARY]: () => ok(figures),
      ...http,
    },
  });

test('shows the mean, the spread, and what each guest said of which visit', async () => {
  await open();
  const item = (await screen.findByText(/Warm/)).closest('li');
  if (!item) throw new Error('The review is in no list');
  expect(within(item).getByRole('img', { name: '4 of 5' })).toBeInTheDocument();
  expect(within(item).getByRole('link', { name: 'Łucja Wałęsa' })).toHaveAttribute(
    'href',
    `/admin/guests/${id(10)}`,
  );
  expect(within(item).getByRole('link', { name: /^Yoga, / })).toHaveAttribute(
    'href',
    `/admin/reservations/${id(20)}`,
  );
  expect(await screen.findByText(/3 ratings/)).toBeInTheDocument();
  await expectAccessible();
});

test('one rating is chosen, is in the address, and may have no visit', async () => {
  const { user, http, router } = await open({
    [LIST]: ({ query }) => ok({ items: query.get('rating') === '1' ? [] : [one] }),
  });
  await user.selectOptions(await screen.findByLabelText('Show'), '1 of 5');
  expect(await screen.findByText('No visit was rated like this.')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?rating=1');
  await waitFor(() => expect(http.requests(LIST).at(-1)?.query.get('rating')).toBe('1'));
});

test('no rating yet, and a failure, each say so', async () => {
  const { unmount } = await open({
    [LIST]: () => ok({ items: [] }),
    [SUMMARY]: () => ok({ ratings: [], count: 0 }),
  });
  expect(await screen.findByText('No guest has rated a visit yet')).toBeInTheDocument();
  expect(screen.queryByLabelText('Show')).not.toBeInTheDocument();
  unmount();
  await open({ [LIST]: () => refuse(500, 'INTERNAL') });
  expect(await screen.findByText('The reviews could not be loaded.')).toBeInTheDocument();
});
