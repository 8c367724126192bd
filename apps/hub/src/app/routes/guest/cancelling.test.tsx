import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { screen, waitFor, within } from '@testing-library/react';
import { reservationFixture } from '../../../testing/fixtures';
import { ok } from '../../../testing/hub-routes';
import { pinNow } from '../../../testing/pin-now';
import { renderApp } from '../../../testing/render-app';

jest.mock('@atrium/ui/lib/save-file');

pinNow();
afterEach(() => jest.restoreAllMocks());

const list = 'GET /api/v1/hub/reservations/:vendorId/:customerId';
const cancel = 'DELETE /api/v1/hub/activity/:id';

const render = (http: MockRoutes) =>
  renderApp('/activity-hub/fjord/overview', { signedIn: true, http });

const card = (name: string) => screen.findByRole('listitem', { name });

test('cancelling asks with the fixed text, names the deadline, and confirms', async () => {
  let cancelled = false;
  const { user, http } = await render({
    [list]: () =>
      ok({ upcoming: cancelled ? [] : [reservationFixture()], cancelled: [], past: [] }),
    [cancel]: () => {
      cancelled = true;
      return ok(reservationFixture({ active: false }));
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel reservation: Sauna' }));
  const question = await screen.findByRole('alertdialog', {
    name: 'Are you sure you want to cancel this reservation?',
  });
  expect(question).toHaveTextContent(
    'You can cancel until Tue 24 Nov at 10:00. Cancellation is free.',
  );
  expect(within(question).getByRole('button', { name: 'Keep reservation' })).toHaveFocus();
  await user.click(within(question).getByRole('button', { name: 'Yes, cancel it' }));

  expect(await screen.findByText('Your reservation has been cancelled.')).toBeVisible();
  expect(http.requests(cancel)[0]?.params).toEqual({ id: 'booking-1' });
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Sauna' })).toBeNull());
});

test('kept after all, nothing is sent', async () => {
  const { user, http } = await render({
    [list]: () => ok({ upcoming: [reservationFixture()], cancelled: [], past: [] }),
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel reservation: Sauna' }));
  await user.click(await screen.findByRole('button', { name: 'Keep reservation' }));
  expect(http.requests(cancel)).toHaveLength(0);
});

test('too late to cancel: that is said, and the booking stays', async () => {
  const { user } = await render({
    [list]: () => ok({ upcoming: [reservationFixture()], cancelled: [], past: [] }),
    [cancel]: () => refuse(422, 'CANCELLATION_DEADLINE_PASSED', 'English of the server'),
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel reservation: Sauna' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));
  expect(
    await screen.findByText('The deadline for changing or cancelling has passed.'),
  ).toBeVisible();
});

test('past the deadline there is nothing to press, but whom to ask', async () => {
  await render({
    [list]: () =>
      ok({
        upcoming: [reservationFixture({ canCancel: false, canChange: false })],
        cancelled: [],
        past: [],
      }),
  });
  expect(await card('Sauna')).toHaveTextContent(
    'The deadline for cancelling has passed. Please contact Fjord Hotel & Spa.',
  );
  expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /Change/ })).toBeNull();
});

test('the question before cancelling says what becomes of a membership’s use', async () => {
  const { terms } = reservationFixture();
  const { user } = await render({
    [list]: () =>
      ok({
        upcoming: [
          reservationFixture({
            totalPrice: 0,
            terms: {
              ...terms,
              price: 0,
              coveredBy: { kind: 'membership', _id: 'm1', name: 'Ten visits' },
            },
          }),
        ],
        cancelled: [],
        past: [],
      }),
  });
  expect(await card('Sauna')).toHaveTextContent('Paid with Ten visits');
  await user.click(await screen.findByRole('button', { name: 'Cancel reservation: Sauna' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Cancellation is free. The use of your membership is given back.',
  );
});

test('cancelled, but the answer was lost: the list says how it stands', async () => {
  let cancelled = false;
  const { user } = await render({
    [list]: () =>
      ok(
        cancelled
          ? {
              upcoming: [],
              cancelled: [reservationFixture({ active: false, cancelledAt: 'x' })],
              past: [],
            }
          : { upcoming: [reservationFixture()], cancelled: [], past: [] },
      ),
    [cancel]: () => {
      cancelled = true;
      throw new TypeError('Failed to fetch');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel reservation: Sauna' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByText('The reservation could not be cancelled.')).toBeVisible();
  expect(await screen.findByText('You have no upcoming activities')).toBeInTheDocument();
  expect(await card('Sauna')).toHaveTextContent('Cancelled');
});

test('cancelling without a connection twice is one cancellation', async () => {
  let attempts = 0;
  const { user, http } = await render({
    [list]: () => ok({ upcoming: [reservationFixture()], cancelled: [], past: [] }),
    [cancel]: () => {
      attempts += 1;
      if (attempts === 1) throw new TypeError('Failed to fetch');
      return ok(reservationFixture({ active: false }));
    },
  });
  for (const text of [
    'The reservation could not be cancelled.',
    'Your reservation has been cancelled.',
  ]) {
    await user.click(await screen.findByRole('button', { name: 'Cancel reservation: Sauna' }));
    await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));
    expect(await screen.findByText(text)).toBeVisible();
  }
  const [first, second] = http
    .requests(cancel)
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});
