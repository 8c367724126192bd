import { refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { vendorFixture } from '../../../../testing/fixtures';
import { ok, venueRoutes } from '../../../../testing/hub-routes';
import { pinNow } from '../../../../testing/pin-now';
import { renderApp } from '../../../../testing/render-app';
import { offerFixture, waitFixture } from '../../../../testing/treatment-fixtures';

pinNow();

const days = '/activity-hub/fjord/new-treatment/massage?length=hour&wish=woman';
const overview = '/activity-hub/fjord/overview';
const join = 'POST /api/v1/hub/treatment-waits';
const waits = 'GET /api/v1/hub/treatment-waits';
const modules = { ...vendorFixture()._vendor.modules, spa: true };
const routes = (more = {}) => ({
  ...venueRoutes(vendorFixture({ modules })),
  'GET /api/spa/treatments/:vendorId/:id': () =>
    ok(offerFixture({ days: [{ date: '2026-11-25', starts: [] }] })),
  'GET /api/v1/hub/reservations/:vendorId/:customerId': () =>
    ok({ upcoming: [], cancelled: [], past: [] }),
  ...more,
});

it('a guest whom no day suits waits for a week, with the length and the wish that they chose', async () => {
  const bodies: unknown[] = [];
  const { user } = await renderApp(days, {
    signedIn: true,
    http: routes({
      [join]: ({ body }: { body: unknown }) => {
        bodies.push(body);
        return ok(waitFixture(), 201);
      },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Join the waiting list' }));
  const day = screen.getByLabelText(/Day/);
  expect(day).toHaveFocus();
  await user.clear(day);
  await user.type(day, '2026-11-25');
  await user.click(screen.getByRole('radio', { name: 'A week from this day' }));
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Put me on the list' }));
  expect(await screen.findByText(/You are on the waiting list/)).toBeVisible();
  expect(bodies).toEqual([
    {
      ...{ _treatmentType: 'massage', _length: 'hour', wish: { gender: 'woman' } },
      ...{ from: '2026-11-25', until: '2026-12-01' },
    },
  ]);
});

it('a refusal is told, and the form stays', async () => {
  const { user } = await renderApp(days, {
    signedIn: true,
    http: routes({ [join]: () => refuse(409, 'ALREADY_WAITING') }),
  });
  await user.click(await screen.findByRole('button', { name: 'Join the waiting list' }));
  await user.click(screen.getByRole('button', { name: 'Put me on the list' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'You already wait for this treatment on one of these days.',
  );
  expect(screen.getByRole('button', { name: 'Put me on the list' })).toBeVisible();
});

it('a visitor signs in to wait', async () => {
  const { user } = await renderApp(days, { http: routes() });
  await user.click(await screen.findByRole('button', { name: 'Join the waiting list' }));
  expect(
    await within(screen.getByRole('main')).findByRole('link', { name: 'Log in' }),
  ).toHaveAttribute('href', expect.stringContaining(encodeURIComponent('wish=woman')));
});

it('My activities shows what a guest waits for, and lets them leave', async () => {
  let isLeft = false;
  const { user } = await renderApp(overview, {
    signedIn: true,
    http: routes({
      [waits]: () => ok(isLeft ? [] : [waitFixture({ toldAt: '2026-11-20T08:00:00.000Z' })]),
      'DELETE /api/v1/hub/treatment-waits/:id': () => {
        isLeft = true;
        return ok(null);
      },
    }),
  });
  const card = await screen.findByRole('listitem', { name: 'Massage' });
  expect(card).toHaveTextContent('1 hour · A woman');
  expect(card).toHaveTextContent('Last email about free times');
  expect(within(card).getByRole('link', { name: 'See times: Massage' })).toHaveAttribute(
    'href',
    '/activity-hub/fjord/new-treatment/massage?length=hour&wish=woman',
  );
  await expectAccessible();
  await user.click(within(card).getByRole('button', { name: 'Leave waiting list: Massage' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Leave waiting list' }));
  expect(await screen.findByText('You have left the waiting list.')).toBeVisible();
  expect(screen.queryByRole('listitem', { name: 'Massage' })).toBeNull();
});

it('a list that could not be loaded says so', async () => {
  await renderApp(overview, {
    signedIn: true,
    http: routes({ [waits]: () => refuse(500, 'INTERNAL') }),
  });
  expect(
    await screen.findByText('Your place on the waiting list could not be loaded.'),
  ).toBeVisible();
});
