import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { vendorFixture } from '../../../testing/fixtures';
import { ok, venueRoutes } from '../../../testing/hub-routes';
import { journeyFixture } from '../../../testing/journey-fixtures';
import { pinNow } from '../../../testing/pin-now';
import { renderApp } from '../../../testing/render-app';
import { treatmentFixture } from '../../../testing/treatment-fixtures';

pinNow();

const modules = { ...vendorFixture()._vendor.modules, spa: true };
const journey = journeyFixture();
const routes = (more = {}) => ({
  ...venueRoutes(vendorFixture({ modules })),
  'GET /api/v1/hub/treatments': () =>
    ok({
      upcoming: [...journey.treatments, treatmentFixture({ _id: 'other', date: '2026-11-26' })],
      past: [],
    }),
  'GET /api/v1/hub/reservations/:vendorId/:customerId': () =>
    ok({ upcoming: [], cancelled: [], past: [] }),
  'GET /api/v1/hub/journeys/:id': () => ok(journey),
  'GET /api/v1/hub/journeys/:id/starts': () =>
    ok([600, 780].map((start) => ({ timeindexStart: start, timeindexEnd: start + 120 }))),
  ...more,
});

it('stands as one among what is booked, and is cancelled as a whole after a question', async () => {
  const cancelled: string[] = [];
  const { user } = await renderApp('/activity-hub/fjord/overview', {
    signedIn: true,
    http: routes({
      'DELETE /api/v1/hub/journeys/:id': ({ params }: { params: { id: string } }) => {
        cancelled.push(params.id);
        return ok(null);
      },
    }),
  });
  const card = await screen.findByRole('listitem', { name: 'Spa day' });
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Spa day',
    'Massage',
  ]);
  expect(card).toHaveTextContent('10:00 – 11:00ScrubWith Anna · Birch');
  expect(card).toHaveTextContent('11:00 – 12:00MassageWith Berit · Birch');
  await expectAccessible();
  await user.click(within(card).getByRole('button', { name: 'Cancel all' }));
  const sure = within(await screen.findByRole('alertdialog'));
  await user.click(sure.getByRole('button', { name: 'Cancel all' }));
  expect(await screen.findByText('Your treatments have been cancelled.')).toBeVisible();
  expect(cancelled).toEqual(['journey-1']);
});

it('is moved as a whole to a start at which all of it is free', async () => {
  const moves: unknown[] = [];
  const { user } = await renderApp('/activity-hub/fjord/journey/journey-1', {
    signedIn: true,
    http: routes({
      'PUT /api/v1/hub/journeys/:id': ({ body }: { body: unknown }) => {
        moves.push(body);
        return ok(journey);
      },
    }),
  });
  const times = await screen.findByRole('list', { name: 'Available times' });
  // where it is already is no move
  expect(within(times).getAllByRole('button')).toHaveLength(1);
  await user.click(within(times).getByRole('button', { name: /13:00/ }));
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: /^Move to / }));
  expect(await screen.findByText('Your treatments have been moved.')).toBeVisible();
  expect(moves).toEqual([{ date: '2026-11-25', timeindexStart: 780 }]);
});
