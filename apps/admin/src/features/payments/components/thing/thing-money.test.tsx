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
  ...{ total: 90_000, fees: 0, cardGiven: false, paid: 20_000, reserved: 0, owed: 70_000 },
  currency: 'NOK',
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

describe('a card that was given for not coming', () => {
  const FEE = `GET /api/v1/admin/reservation/${booking._id}/noShowFee`;
  const CHARGE = `POST /api/v1/admin/reservation/${booking._id}/noShowFee`;
  const fee = (change: object = {}) => ({
    ...{ kind: 'noShow', amount: 40_000, owed: 40_000, currency: 'NOK', state: 'open' },
    card: { brand: 'visa', lastFour: '4242', expiryMonth: 7, expiryYear: 2031 },
    agreed: 'Up to NOK 400',
    agreedAt: '2026-11-20T10:00:00.000Z',
    ...change,
  });
  const region = () => screen.findByRole('region', { name: 'No-show fee' });
  const withCard = { [MONEY]: () => ok(money({ cardGiven: true })) };

  test('is charged by one click, with what the guest agreed to beside it', async () => {
    let charged = false;
    const { user, http } = await open({
      ...signedIn(2),
      ...withCard,
      [FEE]: () => ok(fee(charged ? { state: 'charged', owed: 0 } : {})),
      [CHARGE]: () => {
        charged = true;
        return ok(fee({ state: 'charged', owed: 0 }));
      },
    });
    const shown = await region();
    expect(shown).toHaveTextContent('Visa ··4242, expires 07/2031');
    expect(shown).toHaveTextContent('Up to NOK 400');
    await user.click(within(shown).getByRole('button', { name: 'Charge no-show fee' }));
    await user.click(await screen.findByRole('button', { name: /^Charge NOK\s400$/ }));
    expect(await within(shown).findByText(/^NOK\s400 charged$/)).toBeInTheDocument();
    expect(http.requests(CHARGE)[0]?.body).toEqual({ amount: 40_000 });
    expect(within(shown).queryByRole('button')).not.toBeInTheDocument();
    await expectAccessible();
  });

  test.each([
    ['declined', { state: 'declined' }, 'The card was declined.'],
    ['waiting for the guest', { state: 'needsGuest' }, 'The bank wants the guest to confirm.'],
    ['not answered', { state: 'charging' }, 'The provider has not answered yet.'],
    ['not due', { kind: undefined, amount: 0, owed: 0 }, 'Nothing is due.'],
    ['forgotten', { card: undefined }, 'No card is saved.'],
  ])('says what to do when it is %s', async (_, change, text) => {
    await open({ ...withCard, [FEE]: () => ok(fee(change)) });
    expect(await region()).toHaveTextContent(text);
  });
});

test('who has no address is asked by nobody', async () => {
  const { email: _, ...guest } = aGuest();
  await open({}, guest as ReturnType<typeof aGuest>);
  await panel();
  expect(screen.queryByRole('button', { name: 'Send payment link' })).not.toBeInTheDocument();
});

test('what is free has no payment, and what cannot be loaded says so', async () => {
  await open({ [MONEY]: () => refuse(500, 'INTERNAL') });
  expect(await screen.findByText('The payments could not be loaded.')).toBeInTheDocument();
});
