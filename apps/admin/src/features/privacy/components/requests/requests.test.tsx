import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { id, ok, signedIn } from '../../../../testing/fixtures';
import { pinToday } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';

pinToday();

const LIST = 'GET /api/v1/admin/privacy/requests';
const ONE = `GET /api/v1/admin/privacy/requests/${id(70)}`;
const ANSWER = `POST /api/v1/admin/privacy/requests/${id(70)}/answer`;
const REFUSE = `POST /api/v1/admin/privacy/requests/${id(70)}/refusal`;

const asked = {
  ...{ _id: id(70), reference: 'K7M2Q9XP', kind: 'erasure', state: 'open', channel: 'hub' },
  ...{ _customer: id(10), guestName: 'Kari Nordmann', hasEmail: true, isEternal: true },
  ...{ isRestricted: false, receivedAt: '2026-11-20T09:00:00.000Z', due: '2026-12-20' },
  ...{ daysLeft: 5, extended: false, isExtendable: true, identifiedHow: 'account', version: 0 },
};
const open = (path: string, level: 2 | 3, http: MockRoutes = {}) =>
  renderApp(path, {
    signedIn: true,
    http: {
      ...signedIn(level),
      [LIST]: () => ok({ items: [asked] }),
      [ONE]: () => ok(asked),
      ...http,
    },
  });

test('administrators see who asks and what is left of the time, and no anonymisation', async () => {
  await open('/admin/privacy', 2);
  const table = await screen.findByRole('table', { name: 'Requests' });
  const [, row] = within(table).getAllByRole('row');
  expect(row).toHaveTextContent('Kari NordmannErasure20 December 20265 days leftOpen');
  expect(screen.queryByText('Dry run')).not.toBeInTheDocument();
  await expectAccessible();
});

test('none yet, no match and a failure each say so', async () => {
  const { user, unmount } = await open('/admin/privacy', 2, { [LIST]: () => ok({ items: [] }) });
  expect(await screen.findByText('No requests yet')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Correction');
  expect(await screen.findByText('No request matches')).toBeInTheDocument();
  unmount();
  await open('/admin/privacy', 2, { [LIST]: () => refuse(500, 'INTERNAL') });
  expect(await screen.findByText('The requests could not be loaded.')).toBeInTheDocument();
});

test('an owner erases an Eternal guest on request, and sees what stays', async () => {
  let one: object = asked;
  const { user, http } = await open(`/admin/privacy/${id(70)}`, 3, {
    [ONE]: () => ok(one),
    [ANSWER]: () => {
      const { guestName: _, ...rest } = asked;
      one = { ...rest, state: 'answered', kept: ['receipts', 'proof'], hasEmail: false };
      return ok(one);
    },
  });
  expect(await screen.findByText(/This guest is Eternal/)).toBeInTheDocument();
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Erase guest' }));
  const dialog = screen.getByRole('dialog', { name: 'Erase guest' });
  await user.type(within(dialog).getByRole('textbox'), 'Farewell');
  await user.click(within(dialog).getByRole('button', { name: 'Erase guest' }));
  expect(await screen.findByText(/bookkeeping law requires/)).toBeInTheDocument();
  expect(screen.getByText('Erased guest')).toBeInTheDocument();
  expect(http.requests(ANSWER).map(({ body }) => body)).toEqual([{ note: 'Farewell' }]);
});

test('a refusal needs a reason', async () => {
  const { user, http } = await open(`/admin/privacy/${id(70)}`, 3, {
    [REFUSE]: () => ok({ ...asked, state: 'refused' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Refuse' }));
  const dialog = screen.getByRole('dialog', { name: 'Refuse' });
  await user.click(within(dialog).getByRole('button', { name: 'Refuse' }));
  expect(screen.getByText('Enter at least three letters.')).toBeInTheDocument();
  expect(http.requests(REFUSE)).toEqual([]);
});

test('administrators leave the answer to an owner; what is gone says so', async () => {
  const { unmount } = await open(`/admin/privacy/${id(70)}`, 2);
  expect(await screen.findByText('A system owner decides on this request.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Erase guest' })).not.toBeInTheDocument();
  unmount();
  await open(`/admin/privacy/${id(70)}`, 3, { [ONE]: () => refuse(404, 'NOT_FOUND') });
  expect(await screen.findByText('There is no such request')).toBeInTheDocument();
});
