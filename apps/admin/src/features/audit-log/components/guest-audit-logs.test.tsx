import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { aGuest, id, ok, signedIn } from '../../../testing/fixtures';
import { enter } from '../../../testing/picker-fields';
import { pinToday } from '../../../testing/pin-today';
import { renderApp } from '../../../testing/render-app';

pinToday();

const ROUTE = 'GET /api/v1/admin/customers/:id/auditLogs';
const entry = (given: object) => ({
  _id: id(80),
  at: '2026-11-20T10:00:00Z',
  actor: { kind: 'staff', name: 'Kari' },
  action: 'customer.updated',
  entity: 'customer',
  entityId: id(10),
  subject: {},
  customerId: id(10),
  customerName: 'Kari Nordmann',
  changes: [],
  ...given,
});
const open = (answer: (query: URLSearchParams) => Response, http: MockRoutes = {}) =>
  renderApp(`/admin/guests/${id(10)}/auditLogs`, {
    signedIn: true,
    http: {
      ...signedIn(),
      'GET /api/v1/admin/customers/:id': () => ok(aGuest()),
      'GET /api/v1/admin/customers/:id/merges': () => ok([]),
      [ROUTE]: ({ query }) => answer(query),
      ...http,
    },
  });

test('says who changed what from what to what, in words', async () => {
  await open(() =>
    ok({
      items: [
        entry({
          changes: [
            { field: 'doNotDelete', before: 'false', after: 'true' },
            { field: 'birthDate', after: '1990-02-28' },
            { field: 'version', before: '1', after: '2' },
          ],
        }),
        entry({
          _id: id(81),
          actor: { kind: 'guest', name: 'L W' },
          action: 'booking.created',
          entity: 'booking',
          subject: { name: 'Sauna', date: '2026-11-23', timeindex: 600 },
        }),
        entry({ _id: id(82), actor: { kind: 'system' }, action: 'thing.happened' }),
      ],
    }),
  );
  const log = await screen.findByRole('region', { name: 'Audit Logs' });
  const row = within(log).getByRole('row', { name: /Kari changed the profile of Kari Nordmann/ });
  expect(row).toHaveTextContent('Eternal: No → Yes');
  expect(row).toHaveTextContent('Date of birth: – → Wed 28 Feb');
  expect(row).not.toHaveTextContent(/version/);
  expect(
    within(log).getByText('L W made a booking for Kari Nordmann (Sauna, Mon 23 Nov 10:00)'),
  ).toBeInTheDocument();
  expect(within(log).getByText('The system made a change')).toBeInTheDocument();
  await expectAccessible();
});

test('goes on to older entries and back', async () => {
  const { user } = await open((query) =>
    query.has('cursor')
      ? ok({ items: [entry({ actor: { kind: 'staff', name: 'Older' } })] })
      : ok({ items: [entry({})], nextCursor: 'next' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Older' }));
  expect(await screen.findByText(/^Older changed/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Newer' }));
  expect(await screen.findByText(/^Kari changed/)).toBeInTheDocument();
});

test('older entries that cannot be loaded are not those before, and can be tried again', async () => {
  let fails = true;
  const { user } = await open((query) => {
    if (!query.has('cursor')) return ok({ items: [entry({})], nextCursor: 'next' });
    const older = entry({ actor: { kind: 'staff', name: 'Older' } });
    return fails ? refuse(500, 'INTERNAL') : ok({ items: [older] });
  });
  await user.click(await screen.findByRole('button', { name: 'Older' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(/^Kari changed/)).not.toBeInTheDocument();
  fails = false;
  await user.click(retry);
  expect(await screen.findByText(/^Older changed/)).toBeInTheDocument();
});

test('an empty log and a failure each say so', async () => {
  const { unmount } = await open(() => ok({ items: [] }));
  expect(await screen.findByText('Nothing has been logged yet.')).toBeInTheDocument();
  unmount();
  await open(() => refuse(500, 'INTERNAL'));
  expect(await screen.findByText('The audit log could not be loaded.')).toBeInTheDocument();
});

test('what a booking refers to is told by its name', async () => {
  await open(() =>
    ok({
      items: [
        entry({
          action: 'booking.changed',
          entity: 'booking',
          changes: [
            { field: '_service', before: 'Kayak tour', after: 'Spa' },
            { field: '_customer', before: 'Kari Nordmann', after: '(erased)' },
          ],
        }),
      ],
    }),
  );
  const row = await screen.findByRole('row', { name: /Kari changed the booking/ });
  expect(row).toHaveTextContent('Service: Kayak tour → Spa');
  expect(row).toHaveTextContent('Guest: Kari Nordmann → (erased)');
});

test('who, what and when are asked of the server, and stand in the address', async () => {
  const { user, http, router } = await open((query) =>
    ok({ items: query.has('entity') ? [] : [entry({})] }),
  );
  await screen.findByText(/^Kari changed/);
  await user.selectOptions(screen.getByLabelText('Who'), 'Staff');
  await user.selectOptions(screen.getByLabelText('What'), 'Reservations');
  await enter('From', '01/11/2026');
  expect(await screen.findByText('Nothing in the log matches these filters.')).toBeInTheDocument();
  await waitFor(() =>
    expect(router.state.location.search).toBe('?who=staff&what=booking&from=2026-11-01'),
  );
  const asked = http.requests(ROUTE).at(-1)?.query;
  expect(Object.fromEntries(asked ?? [])).toMatchObject({
    actorKind: 'staff',
    entity: 'booking',
    from: '2026-11-01',
  });
  await user.click(screen.getByRole('button', { name: 'Reset filters' }));
  expect(await screen.findByText(/^Kari changed/)).toBeInTheDocument();
  expect(router.state.location.search).toBe('');
});

test('the log of the venue tells of its set-up, and is narrowed down to it', async () => {
  const LOG = 'GET /api/v1/admin/auditLogs';
  const { user, http } = await renderApp('/admin/settings/auditLogs', {
    signedIn: true,
    http: {
      ...signedIn(2),
      [LOG]: () =>
        ok({
          items: [
            entry({ action: 'service.updated', entity: 'service', subject: { name: 'Yoga' } }),
            entry({ _id: id(81), action: 'vendor.updated', entity: 'vendor' }),
          ],
        }),
    },
  });
  expect(await screen.findByRole('heading', { name: 'Audit Logs', level: 1 })).toBeVisible();
  expect(await screen.findByText('Kari changed the service “Yoga”')).toBeVisible();
  expect(screen.getByText('Kari changed the company settings')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('What'), 'Services');
  await waitFor(() => expect(http.requests(LOG).at(-1)?.query.get('entity')).toBe('service'));
  await expectAccessible();
});
