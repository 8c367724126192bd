import type { PaymentOutput } from '@atrium/api-client/admin';
import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { id, ok, signedIn } from '../../../testing/fixtures';
import { pinToday } from '../../../testing/pin-today';
import { renderApp } from '../../../testing/render-app';

pinToday();

const LIST = 'GET /api/v1/admin/payments';
const TOTALS = 'GET /api/v1/admin/payments/totals';
const DAYS = 'GET /api/v1/admin/payments/settlement';
const CASES = 'GET /api/v1/admin/payments/cases';
const LINKS = 'GET /api/v1/admin/paymentRequests';
const ONE = `GET /api/v1/admin/payments/${id(7)}`;
const REFUND = `POST /api/v1/admin/payments/${id(7)}/refunds`;
const CLOSE = `POST /api/v1/admin/payments/${id(7)}/close`;

const aPayment = (change: Partial<PaymentOutput> = {}): PaymentOutput => ({
  ...{ _id: id(7), version: 3, state: 'paid', about: { kind: 'booking', _id: id(9) } },
  ...{ description: 'Dinner, Friday, 19:00', customerId: id(10), guest: 'Kari Nordmann' },
  ...{ amount: 90_000, refunded: 0, returning: 0, left: 90_000, currency: 'NOK' },
  provider: 'stripe',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-11-20T11:00:00.000Z',
  ...change,
});
const aDetail = (change: object = {}) => ({
  ...aPayment(),
  ...{ reference: 'pi_1', refunds: [], receipts: [] },
  entries: [
    {
      kind: 'captured',
      amount: 90_000,
      at: '2026-11-20T10:01:00.000Z',
      by: 'system',
      reference: 'pi',
    },
  ],
  ...change,
});
const aLink = {
  ...{ _id: id(8), about: { kind: 'booking', _id: id(9) }, description: 'Sauna, 12:00' },
  ...{ customerId: id(10), guest: 'Kari Nordmann', amount: 20_000, currency: 'NOK', state: 'open' },
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-12-04T10:00:00.000Z',
};
const open = (path: string, http: MockRoutes = {}, level: 1 | 2 | 3 = 2) =>
  renderApp(path, {
    signedIn: true,
    http: {
      ...signedIn(level),
      [LIST]: () => ok({ items: [aPayment()] }),
      [TOTALS]: () => ok([{ currency: 'NOK', payments: 3, captured: 90_000, refunded: 20_000 }]),
      [DAYS]: () => ok([]),
      [CASES]: () => ok([]),
      [LINKS]: () => ok([]),
      [ONE]: () => ok(aDetail()),
      ...http,
    },
  });

test('the list begins with the sums, and says who paid how much for what', async () => {
  await open('/admin/paymentTransactions');
  const table = await screen.findByRole('table', { name: 'Payments' });
  const [, row] = within(table).getAllByRole('row');
  expect(row).toHaveTextContent(/Kari NordmannDinner, Friday, 19:00/);
  expect(row).toHaveTextContent(/Stripe.*Paid.*NOK\s900/);
  const totals = screen.getByRole('status', { name: 'Totals' });
  expect(totals).toHaveTextContent(/3 payments · NOK\s900 taken · NOK\s200 returned/);
  await expectAccessible();
});

test('the filters are in the address, and asked of the server', async () => {
  const { user, http, router } = await open('/admin/paymentTransactions');
  await screen.findByRole('table');
  await user.selectOptions(screen.getByLabelText('State'), 'Not collected');
  await waitFor(() => expect(router.state.location.search).toBe('?state=notCollected'));
  await waitFor(() =>
    expect(http.requests(TOTALS).at(-1)?.query.get('state')).toBe('notCollected'),
  );
  await user.selectOptions(screen.getByLabelText('Provider'), 'Stripe');
  await waitFor(() => expect(http.requests(LIST).at(-1)?.query.get('provider')).toBe('stripe'));
});

test.each([
  ['', 'No payments in this period'],
  ['?state=refunded', 'No payments match these filters'],
])('an empty list %s says so', async (query, text) => {
  await open(`/admin/paymentTransactions${query}`, { [LIST]: () => ok({ items: [] }) });
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('a list that cannot be loaded says so, and asks again', async () => {
  let fails = true;
  const { user } = await open('/admin/paymentTransactions', {
    [LIST]: () => (fails ? refuse(500, 'INTERNAL') : ok({ items: [aPayment()] })),
  });
  expect(await screen.findByText('The payments could not be loaded.')).toBeInTheDocument();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
});

test('days are added up by currency', async () => {
  const day = { provider: 'stripe', currency: 'NOK' };
  await open('/admin/paymentTransactions/days', {
    [DAYS]: () =>
      ok([
        { ...day, date: '2026-11-21', captured: 0, refunded: 20_000 },
        { ...day, date: '2026-11-20', captured: 90_000, refunded: 0 },
        { ...day, currency: 'EUR', date: '2026-11-20', captured: 5_000, refunded: 0 },
      ]),
  });
  const table = await screen.findByRole('table', { name: 'By day' });
  const rows = within(table).getAllByRole('row');
  expect(rows.at(-2)).toHaveTextContent(/TotalNOK\s900NOK\s200NOK\s700/);
  expect(rows.at(-1)).toHaveTextContent(/Total€50€0€50/);
  await expectAccessible();
});

test('a refund begins with all of it, and is sent with its reason and the version seen', async () => {
  const { user, http } = await open(`/admin/paymentTransactions/${id(7)}`, {
    [REFUND]: () => ok(aDetail({ state: 'refunded', returning: 30_000, left: 60_000 })),
  });
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = await screen.findByRole('dialog', { name: 'Refund Kari Nordmann' });
  await expectAccessible();
  const submit = within(dialog).getByRole('button', { name: /^Refund NOK/ });
  expect(submit).toBeDisabled();
  const amount = within(dialog).getByLabelText('Amount');
  expect(amount).toHaveValue('900');
  await user.type(within(dialog).getByLabelText(/Reason/), 'The soup was cold');
  await user.clear(amount);
  await user.type(amount, '900,01');
  expect(submit).toBeDisabled();
  await user.clear(amount);
  await user.type(amount, '300');
  await user.click(within(dialog).getByRole('button', { name: /^Refund NOK\s300$/ }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(http.requests(REFUND)[0]?.body).toEqual({
    ...{ amount: 30_000, reason: 'The soup was cold', version: 3 },
  });
});

test('a refund above the limit is refused in words, and what was typed stays', async () => {
  const { user } = await open(`/admin/paymentTransactions/${id(7)}`, {
    [REFUND]: () => refuse(403, 'REFUND_ABOVE_LIMIT', 'Only a system owner can refund this much.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/Reason/), 'Ill');
  await user.click(within(dialog).getByRole('button', { name: /^Refund NOK/ }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Only a system owner');
  expect(within(dialog).getByLabelText(/Reason/)).toHaveValue('Ill');
});

test('receipts are named by their numbers, and saved as they are', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  URL.revokeObjectURL = () => {};
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const receipt = { _id: id(20), amount: 90_000, currency: 'NOK', date: '2026-11-20' };
  const receipts = [
    { ...receipt, number: 7, kind: 'receipt' },
    { ...receipt, _id: id(21), number: 8, kind: 'creditNote', credits: 7 },
  ];
  const { user } = await open(`/admin/paymentTransactions/${id(7)}`, {
    [ONE]: () => ok(aDetail({ receipts })),
    'GET /api/v1/admin/receipts/:id/pdf': () => new Response(new Uint8Array([0x25, 0xe9])),
  });
  const table = await screen.findByRole('table', { name: 'Receipts' });
  expect(within(table).getByRole('button', { name: 'Credit note 8' })).toBeVisible();
  await user.click(within(table).getByRole('button', { name: 'Receipt 7' }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  expect(click.mock.contexts[0]).toMatchObject({ download: 'Receipt 7.pdf' });
  expect(files.map(({ type, size }) => [type, size])).toEqual([['application/pdf', 2]]);
  click.mockRestore();
});

test('an employee sees a payment, and refunds nothing', async () => {
  await open(`/admin/paymentTransactions/${id(7)}`, {}, 1);
  expect(await screen.findByRole('table', { name: 'What was done' })).toHaveTextContent(
    /Taken.*Automatic.*NOK\s900/,
  );
  expect(screen.queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument();
});

test('what needs somebody says what to do, and is closed with what happened', async () => {
  const { user, http } = await open('/admin/paymentManagement', {
    [CASES]: () => ok([aPayment({ state: 'notCollected', openCase: 'notCollected', left: 0 })]),
    [LINKS]: () => ok([aLink]),
    [CLOSE]: () => ok(aDetail()),
  });
  const cases = await screen.findByRole('region', { name: 'Open cases' });
  expect(await within(cases).findByText(/could not be taken/)).toBeInTheDocument();
  expect(await screen.findByRole('table', { name: 'Sent payment links' })).toHaveTextContent(
    /Sauna, 12:00.*NOK\s200/,
  );
  await expectAccessible();
  await user.click(within(cases).getByRole('button', { name: 'Close case' }));
  const dialog = await screen.findByRole('dialog', { name: 'Close case' });
  await user.selectOptions(within(dialog).getByLabelText('What happened'), 'Written off');
  await user.type(within(dialog).getByLabelText(/Reason/), 'Never answered');
  await user.click(within(dialog).getByRole('button', { name: 'Close case' }));
  await waitFor(() => expect(http.requests(CLOSE)).toHaveLength(1));
  expect(http.requests(CLOSE)[0]?.body).toEqual({
    ...{ outcome: 'writtenOff', reason: 'Never answered', version: 3 },
  });
});

test('with nothing to do it says so', async () => {
  await open('/admin/paymentManagement');
  expect(await screen.findByText('Nothing to do')).toBeInTheDocument();
  expect(await screen.findByText('No unpaid payment links')).toBeInTheDocument();
});
