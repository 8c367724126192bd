import { type MockRequest, refuse, reply } from '@atrium/api-client/testing/mock-http';
import { may } from '@atrium/rules/access/access-levels';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { id, signedIn } from '../../../../testing/fixtures';
import { pinToday } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';

pinToday();

const ROUTE = 'GET /api/v1/admin/search_customer/:term';
const guests = Array.from({ length: 15 }, (_, index) => ({
  _id: id(100 + index),
  firstname: `Anna ${index}`,
  lastname: 'Berg',
  email: `anna${index}@guests.example`,
  loyaltyCode: `FJ-${index}`,
}));

function page(rows: unknown[], total: number) {
  const answer = reply(200, rows);
  answer.headers.set('x-total-count', String(total));
  return answer;
}
const search = (path: string, answer: (request: MockRequest) => Response) =>
  renderApp(path, { signedIn: true, http: { ...signedIn(), [ROUTE]: answer } });

test('shows 15 per page with the fixed columns, each row linking to its guest', async () => {
  const { user, http, router } = await search('/admin/search/anna', () => page(guests, 32));

  const table = await screen.findByRole('table', { name: 'Guests' });
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual([
    'First Name',
    'Last Name',
    'Email',
    'Phone',
    'Loyalty Code',
    'Profile',
  ]);
  expect(within(table).getAllByRole('row')).toHaveLength(16);
  expect(screen.getByText('32 guests')).toBeInTheDocument();
  expect(within(table).getByRole('link', { name: 'Profile of Anna 3 Berg' })).toHaveAttribute(
    'href',
    `/admin/guests/${id(103)}`,
  );
  await expectAccessible();

  await user.click(screen.getByRole('button', { name: /next page/i }));
  await waitFor(() => expect(http.requests(ROUTE).at(-1)?.query.get('page')).toBe('2'));
  expect(router.state.location.search).toBe('?page=2');
});

test('sorts by a column, turns round, and starts at page 1 again', async () => {
  const { user, http, router } = await search('/admin/search/anna?page=2', () => page(guests, 32));
  await user.click(await screen.findByRole('button', { name: 'Email' }));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=email'));
  await user.click(screen.getByRole('button', { name: 'Email' }));
  await waitFor(() => expect(router.state.location.search).toBe('?sort=email&order=desc'));
  expect(screen.getByRole('columnheader', { name: 'Email' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  expect(Object.fromEntries(http.requests(ROUTE).at(-1)?.query ?? [])).toEqual({
    page: '1',
    sort: 'email',
    order: 'desc',
  });
});

test('keeps what is typed in the address and the focus in the field', async () => {
  const { user, http, router } = await search('/admin/search', () => page(guests, 15));
  const field = await screen.findByRole('textbox', { name: 'Search for a guest' });
  expect(http.requests(ROUTE)).toHaveLength(0);
  await user.type(field, 'anna/å');

  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/search/anna%2F%C3%A5'));
  await waitFor(() => expect(http.requests(ROUTE).at(-1)?.params.term).toBe('anna/å'));
  await screen.findByRole('table');
  expect(field).toHaveFocus();
  expect(field).toHaveValue('anna/å');
});

describe('by keyboard', () => {
  test('the arrows go through the guests, and Enter opens one', async () => {
    const { user, router } = await search('/admin/search/anna', () => page(guests, 15));
    await screen.findByRole('table', { name: 'Guests' });
    const field = screen.getByRole('textbox');
    const link = (index: number) =>
      screen.getByRole('link', { name: `Profile of Anna ${index} Berg` });
    expect(field).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(link(0)).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(field).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(link(1)).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/guests/${id(101)}`));
  });

  test('Enter opens the only guest, and goes to the first of several', async () => {
    const { user, router } = await search('/admin/search', ({ params }) =>
      params.term === 'anna 3' ? page(guests.slice(3, 4), 1) : page(guests, 15),
    );
    await user.type(await screen.findByRole('textbox'), 'anna{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Profile of Anna 0 Berg' })).toHaveFocus(),
    );
    await user.type(screen.getByRole('textbox'), ' 3{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/guests/${id(103)}`));
  });
});

test('finding nobody says so and offers a new guest', async () => {
  await search('/admin/search/zzz', () => page([], 0));
  expect(await screen.findByText('No guest matches “zzz”.')).toBeInTheDocument();
  for (const link of screen.getAllByRole('link', { name: 'Create a new guest' })) {
    expect(link).toHaveAttribute('href', '/admin/guests/new');
  }
});

test('too many is not a failure but a hint', async () => {
  await search('/admin/search/a', () => refuse(422, 'TOO_MANY_RESULTS', 'Too many'));
  expect(await screen.findByText('Too many guests match')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('beyond what is counted it says more than', async () => {
  await search('/admin/search/a', () => page(guests, 600));
  expect(await screen.findByText('More than 600 guests')).toBeInTheDocument();
});

test('a failure can be tried again', async () => {
  let fails = true;
  const { user } = await search('/admin/search/anna', () =>
    fails ? refuse(500, 'INTERNAL') : page(guests, 15),
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await user.click(again);
  expect(await screen.findByRole('table')).toBeInTheDocument();
});

test.each([1, 2] as const)(
  'level %d finds the way to the duplicates as the table says',
  async (level) => {
    await renderApp('/admin/search', { signedIn: true, http: signedIn(level) });
    await screen.findByRole('heading', { name: 'Guests', level: 1 });
    expect(screen.queryByRole('link', { name: 'Duplicates' }) !== null).toBe(
      may(level, 'customers.merge'),
    );
  },
);

test('before anything is typed, the newest guests are there, by arrow key too', async () => {
  const { user, router } = await renderApp('/admin/search', {
    signedIn: true,
    http: {
      ...signedIn(),
      'GET /api/v1/admin/customers': () => reply(200, { success: true, data: { items: guests } }),
    },
  });
  const recent = await screen.findByRole('table', { name: 'Recently added' });
  expect(within(recent).getAllByRole('row')).toHaveLength(16);
  await expectAccessible();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Profile of Anna 1 Berg' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe(`/admin/guests/${id(101)}`);
});
