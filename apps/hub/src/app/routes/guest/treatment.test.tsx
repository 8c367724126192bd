import { refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { reservationFixture, vendorFixture } from '../../../testing/fixtures';
import { ok, venueRoutes } from '../../../testing/hub-routes';
import { pinNow } from '../../../testing/pin-now';
import { renderApp } from '../../../testing/render-app';
import { offerFixture, treatmentFixture } from '../../../testing/treatment-fixtures';

pinNow();

const modules = { ...vendorFixture()._vendor.modules, spa: true };
const treatment = treatmentFixture();
const page = `/activity-hub/fjord/treatment/${treatment._id}`;
const routes = (more = {}) => ({
  ...venueRoutes(vendorFixture({ modules })),
  'GET /api/v1/hub/treatments': () => ok({ upcoming: [treatment], past: [] }),
  'GET /api/v1/hub/treatments/:id': () => ok(treatment),
  'GET /api/spa/treatments/:vendorId/:id': () =>
    ok(offerFixture({ days: [{ date: '2026-11-25', starts: [600, 780] }] })),
  'GET /api/v1/hub/reservations/:vendorId/:customerId': () =>
    ok({
      upcoming: [reservationFixture({ date: '2026-11-24' })],
      cancelled: [],
      past: [],
    }),
  ...more,
});

it('stands among the bookings in its place, and is cancelled after a question', async () => {
  const cancelled: string[] = [];
  const { user } = await renderApp('/activity-hub/fjord/overview', {
    signedIn: true,
    http: routes({
      'DELETE /api/v1/hub/treatments/:id': ({ params }: { params: { id: string } }) => {
        cancelled.push(params.id);
        return ok(null);
      },
    }),
  });
  const massage = await screen.findByRole('listitem', { name: 'Massage' });
  const all = within(screen.getByRole('region', { name: 'Upcoming' })).getAllByRole('heading', {
    level: 3,
  });
  expect(all.map(({ textContent }) => textContent)).toEqual(['Sauna', 'Massage']);
  expect(massage).toHaveTextContent('With Anna · Birch');
  await expectAccessible();
  await user.click(within(massage).getByRole('button', { name: 'Cancel reservation: Massage' }));
  await user.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByText('Your reservation has been cancelled.')).toBeVisible();
  expect(cancelled).toEqual([treatment._id]);
});

it('is moved to another start, against the version on screen', async () => {
  const sent: unknown[] = [];
  const { user } = await renderApp(page, {
    signedIn: true,
    http: routes({
      'PUT /api/v1/hub/treatments/:id': ({ body }: { body: unknown }) => {
        sent.push(body);
        return ok(treatmentFixture({ timeindexStart: 780, version: 1 }));
      },
    }),
  });
  const starts = await screen.findByRole('list', { name: 'Available times' });
  await expectAccessible();
  // its own start is no other
  expect(within(starts).getAllByRole('button')).toHaveLength(1);
  await user.click(within(starts).getByRole('button', { name: /13:00/ }));
  await user.click(screen.getByRole('button', { name: /^Move to/ }));
  expect(await screen.findByText('Your treatment has been moved.')).toBeVisible();
  expect(sent).toEqual([{ date: '2026-11-25', timeindexStart: 780, version: 0 }]);
});

it('stays as it was when the start is taken', async () => {
  const { user } = await renderApp(page, {
    signedIn: true,
    http: routes({
      'PUT /api/v1/hub/treatments/:id': () => refuse(409, 'TREATMENT_TIME_TAKEN'),
    }),
  });
  const starts = await screen.findByRole('list', { name: 'Available times' });
  await user.click(within(starts).getByRole('button', { name: /13:00/ }));
  await user.click(screen.getByRole('button', { name: /^Move to/ }));
  expect(await screen.findByText('This time has just been taken. Choose another.')).toBeVisible();
});

it('says whom to ask once it can be neither moved nor cancelled', async () => {
  const late = treatmentFixture({ canChange: false, canCancel: false });
  await renderApp(page, {
    signedIn: true,
    http: routes({ 'GET /api/v1/hub/treatments/:id': () => ok(late) }),
  });
  expect(
    await screen.findByText(/To change or cancel this treatment, contact Fjord Hotel/),
  ).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Another time' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Cancel reservation' })).toBeNull();
});
