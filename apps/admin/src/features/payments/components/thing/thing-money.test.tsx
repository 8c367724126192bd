import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { aBooking, aGuest, id, ok, signedIn } from '../../../../testing/fixtures';
import { pinToday } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';

pinToday();

const booking = aBooking();
const MONEY = 'GET /api/v1/admin/money/:kind/:id';
const ASK = 'POST /api/v1/admin/paymentRequests';
const money = (change: object = {}) => ({
  ...{ total: 90_000, paid: 20_000, reserved: 0, owed: 70_000, currency: 'NOK' },
  ...{ payments: [], requests: [] },
  ...change,
});
const open = (http: MockRoutes = {}, guest = aGuest()) =>
  renderApp(`/admin/reservations/${booking._id}`, {
    signedIn: true,
    http: {
      ...signedIn(),
      [`GET /api/v1/admin/reservation/${booking._id}`]: () => ok({ ...booking, _customer: guest }),
      [MONEY]: () => ok(money()),
      ...http,
    },
  });
/** Once it is known what is paid; its frame is there before. */
async function panel() {
  const region = await screen.findByRole('region', { name: 'Payment' });
  await within(region).findByText('Price');
  return region;
}

test('a booking says what it costs, what is paid and what is owed', async () => {
  await open();
  expect(await panel()).toHaveTextContent(/Price\s*NOK\s900\s*Paid\s*NOK\s200\s*Owed\s*NOK\s700/);
  await expectAccessible();
});

test('the rest is asked for by a link, and what was sent is shown', async () => {
  const sent = {
    ...{ _id: id(8), about: { kind: 'booking', _id: booking._id }, description: 'Dinner' },
    ...{ customerId: id(10), guest: 'Kari', amount: 50_000, currency: 'NOK', state: 'open' },
    createdAt: '2026-11-20T10:00:00.000Z',
    expiresAt: '2026-12-04T10:00:00.000Z',
  };
  let asked = false;
  const { user, http } = await open({
    [MONEY]: () => ok(money(asked ? { requests: [sent] } : {})),
    [ASK]: () => {
      asked = true;
      return ok(sent, 201);
    },
  });
  await user.click(within(await panel()).getByRole('button', { name: 'Send payment link' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send payment link' });
  const amount = within(dialog).getByLabelText('Amount');
  expect(amount).toHaveValue('700');
  await user.clear(amount);
  await user.type(amount, '500');
  await user.click(within(dialog).getByRole('button', { name: /^Ask for NOK\s500$/ }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(http.requests(ASK)[0]?.body).toEqual({
    ...{ kind: 'booking', id: booking._id, amount: 50_000 },
  });
  expect(await screen.findByText('Link sent, not paid yet')).toBeInTheDocument();
});

test('paid in full says so, and asks for nothing', async () => {
  await open({ [MONEY]: () => ok(money({ paid: 90_000, owed: 0 })) });
  expect(await panel()).toHaveTextContent('Paid in full');
  expect(screen.queryByRole('button', { name: 'Send payment link' })).not.toBeInTheDocument();
});

test('who has no address is asked by nobody', async () => {
  const { email: _, ...guest } = aGuest();
  await open({}, guest as ReturnType<typeof aGuest>);
  await panel();
  expect(screen.queryByRole('button', { name: 'Send payment link' })).not.toBeInTheDocument();
});

test('what is free has no payment, and what cannot be loaded says so', async () => {
  await open({ [MONEY]: () => refuse(500, 'INTERNAL') });
  expect(await screen.findByText('What is paid could not be loaded.')).toBeInTheDocument();
});
