import type { BookingOutput } from '@atrium/api-client/admin';
import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import type { AccessLevel } from '@atrium/rules/access/access-levels';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { arrived, confirmed } from '../../../../testing/booking-fixtures';
import { openBooking } from '../../../../testing/booking-page';
import { aBooking, id, ok } from '../../../../testing/fixtures';
import { pinToday } from '../../../../testing/pin-today';

pinToday();

const CANCEL = 'POST /api/v1/admin/reservation/:id/cancel';
const RESTORE = 'POST /api/v1/admin/reservation/:id/restore';
const STATUS = 'PUT /api/v1/admin/reservation/:id/status';
const MONEY = 'GET /api/v1/admin/money/:kind/:id';

const money = (change: object = {}) => ({
  ...{ total: 50_000, fees: 0, paid: 50_000, reserved: 0, owed: 0, currency: 'NOK' },
  cardGiven: false,
  ...{ payments: [], requests: [] },
  ...change,
});
const paid = (given: Partial<BookingOutput> = {}) =>
  aBooking({ prepaid: { paid: 50_000, refund: 25_000 }, ...given });

/** Opens a booking that was paid for, and the question what goes back. */
async function asked(level: AccessLevel, http: MockRoutes = {}, given = paid()) {
  const app = await openBooking(given, { [MONEY]: () => ok(money()), ...http }, level);
  await app.user.click(await screen.findByRole('button', { name: 'Cancel reservation' }));
  const question = within(await screen.findByRole('dialog', { name: 'Cancel reservation' }));
  return { ...app, question };
}

test('whoever may not refund reads what the terms give back, and what the button does', async () => {
  const after = paid({ active: false, version: 6, refunded: 25_000 });
  const { user, http, question } = await asked(1, { [CANCEL]: () => ok(after) });
  expect(
    question.getByText(/^NOK\s500 is paid. Under the terms, the guest gets NOK\s250 back.$/),
  ).toBeInTheDocument();
  expect(question.queryByRole('radio')).not.toBeInTheDocument();
  await expectAccessible();
  await user.click(question.getByRole('button', { name: /^Cancel and refund NOK\s250$/ }));
  expect(
    await screen.findByText(/has been cancelled. NOK\s250 goes back to the guest.$/),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(http.requests(CANCEL)[0]?.body).toEqual({ version: 5 });
});

test.each([
  ['All of it: NOK 500', 'Cancel and refund NOK 500', 'all'],
  ['Nothing', 'Cancel without refund', 'nothing'],
])('administrators choose %s, and say why', async (choice, button, refund) => {
  const { user, http, question } = await asked(2, {
    [CANCEL]: () => ok(paid({ active: false, version: 6 })),
  });
  const plain = (text: string) => text.replaceAll(/\s/g, ' ');
  const radio = question
    .getAllByRole('radio')
    .find((one) => plain(one.closest('label')?.textContent ?? '') === choice);
  if (!radio) throw new Error(`no choice ${choice}`);
  await user.click(radio);
  const submit = question.getByRole('button', { name: (name) => plain(name) === button });
  expect(submit).toBeDisabled();
  await user.type(question.getByLabelText(/^Reason/), 'Storm');
  await user.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(http.requests(CANCEL)[0]?.body).toEqual({ version: 5, refund, reason: 'Storm' });
});

test('where the terms give nothing back, the button says so', async () => {
  const { question } = await asked(2, {}, paid({ prepaid: { paid: 50_000, refund: 0 } }));
  expect(question.getByText(/Under the terms, nothing is refunded.$/)).toBeInTheDocument();
  expect(question.getAllByRole('radio')).toHaveLength(2);
  expect(question.getByRole('button', { name: 'Cancel without refund' })).toBeEnabled();
});

test('a refused cancellation says why and keeps the question open; keeping changes nothing', async () => {
  const { user, http, question } = await asked(2, {
    [CANCEL]: () => refuse(409, 'PAYMENT_BEING_TAKEN'),
  });
  await user.click(question.getByRole('button', { name: /^Cancel and refund/ }));
  expect(await question.findByRole('alert')).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Keep reservation' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(http.requests(CANCEL)).toHaveLength(1);
});

test('what the terms give back is asked for at that moment; unknown, nothing is cancelled', async () => {
  let reads = 0;
  const READ = 'GET /api/v1/admin/reservation/:id';
  const { user, http } = await openBooking(paid(), {
    [MONEY]: () => ok(money()),
    [READ]: () => {
      reads += 1;
      return reads === 1 ? ok(paid()) : refuse(500, 'INTERNAL');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel reservation' }));
  expect(await screen.findByText('The reservation could not be cancelled.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(http.requests(CANCEL)).toHaveLength(0);
});

test('a status that gives money back says so, and no click takes that back', async () => {
  const { user } = await openBooking(paid({ _bookingStatus: confirmed }), {
    [MONEY]: () => ok(money()),
    [STATUS]: () => ok(paid({ _bookingStatus: arrived, active: false, refunded: 25_000 })),
  });
  await user.selectOptions(await screen.findByLabelText('Status'), 'Arrived');
  expect(
    await screen.findByText(/Arrived\. NOK\s250 goes back to the guest.$/),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('restoring says first that what went back is owed again', async () => {
  const payment = {
    ...{ _id: id(7), version: 3, state: 'refunded', about: { kind: 'booking', _id: id(20) } },
    ...{ description: 'Kayak tour', customerId: id(10), guest: 'Kari', amount: 50_000 },
    ...{ refunded: 20_000, returning: 5_000, left: 25_000, currency: 'NOK', provider: 'stripe' },
    createdAt: '2026-11-20T10:00:00.000Z',
    updatedAt: '2026-11-20T10:00:00.000Z',
    expiresAt: '2026-11-20T11:00:00.000Z',
  };
  const { user, http } = await openBooking(
    aBooking({ active: false, cancelledAt: '2026-11-20T10:00:00Z' }),
    {
      [MONEY]: () => ok(money({ total: 0, paid: 25_000, payments: [payment] })),
      [RESTORE]: () => ok(aBooking({ version: 6 })),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/^NOK\s250 went back to the guest. They owe it/)).toBeInTheDocument();
  expect(http.requests(RESTORE)).toHaveLength(0);
  await user.click(question.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(http.requests(RESTORE)[0]?.body).toEqual({ version: 5 }));
});
