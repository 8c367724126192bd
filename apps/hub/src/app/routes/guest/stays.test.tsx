import { refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { stayFixture, vendorFixture } from '../../../testing/fixtures';
import { ok, venueRoutes } from '../../../testing/hub-routes';
import { pinNow } from '../../../testing/pin-now';
import { renderApp } from '../../../testing/render-app';

pinNow();
afterEach(() => jest.restoreAllMocks());

const route = 'GET /api/v1/hub/stays';
const path = '/activity-hub/fjord/stays';

test('a stay shows its dates, its guests, and what of it is still to be booked', async () => {
  const service = (name: string, dayNumber: number, booked: number) => ({
    _id: name,
    _service: { _id: `${name}-id`, name },
    bookings: booked > 0 ? ['b1'] : [],
    included: 3,
    booked,
    left: 3 - booked,
    dayNumber,
    date: `2026-11-2${4 + dayNumber}`,
  });
  await renderApp(path, {
    signedIn: true,
    http: {
      [route]: () =>
        ok([
          stayFixture({
            services: [service('Massage', 2, 0), service('Dinner', 1, 3), service('Sauna', 3, 2)],
          }),
          stayFixture({
            _id: 'old',
            arrivaldate: '2025-03-01',
            departuredate: '2025-03-03',
            services: [service('Lunch', 1, 0)],
          }),
        ]),
    },
  });
  const upcoming = await screen.findByRole('region', { name: 'Upcoming stays' });
  expect(upcoming).toHaveTextContent(/25.–.28 November 2026/);
  expect(upcoming).toHaveTextContent('3 nights');
  expect(upcoming).toHaveTextContent('Wednesday, 25 November 2026');
  expect(upcoming).toHaveTextContent('3 people (1 child)');
  const rows = within(upcoming)
    .getAllByRole('listitem')
    .map((row) => row.textContent);
  expect(rows[1]).toContain('DinnerDay 1 · Wed 25 Nov');
  expect(rows[1]).toContain('Booked');
  expect(rows[2]).toContain('Not booked yet');
  expect(rows[3]).toContain('2 of 3 places booked · 1 left to book');
  expect(within(upcoming).queryByRole('link', { name: 'Book: Dinner' })).toBeNull();
  expect(within(upcoming).getByRole('link', { name: 'Book: Sauna' })).toBeVisible();
  expect(within(upcoming).getByRole('link', { name: 'Book: Massage' })).toHaveAttribute(
    'href',
    '/activity-hub/fjord/new-activity/Massage-id?date=2026-11-26&stay=Massage',
  );
  const past = screen.getByRole('region', { name: 'Past stays' });
  expect(within(past).queryByRole('link')).toBeNull();
  await expectAccessible();
});

test('no stays, and stays that could not be loaded', async () => {
  const { user, http } = await renderApp(path, {
    signedIn: true,
    http: { [route]: () => refuse(500, 'INTERNAL') },
  });
  expect(await screen.findByText('Your stays could not be loaded.')).toBeVisible();
  http.use({ [route]: () => ok([]) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('You have no stays yet.')).toBeVisible();
});

test('a stay tells which of its treatments are still to be booked', async () => {
  const massage = {
    ...{ _id: 'included', _treatmentType: 'massage', name: 'Massage', quantity: 1 },
    ...{ treatments: ['t1'], included: 2, booked: 1, left: 1 },
  };
  const scrub = { ...massage, _id: 'scrub', name: 'Scrub', booked: 2, left: 0 };
  await renderApp(path, {
    signedIn: true,
    http: {
      ...venueRoutes(vendorFixture({ modules: { ...vendorFixture()._vendor.modules, spa: true } })),
      [route]: () => ok([stayFixture({ treatmentTypes: [massage, scrub] })]),
    },
  });
  const upcoming = within(await screen.findByRole('region', { name: 'Upcoming stays' }));
  expect(upcoming.getByText('1 of 2 places booked · 1 left to book')).toBeVisible();
  expect(upcoming.getByText('Booked')).toBeVisible();
  expect(upcoming.queryByRole('link', { name: 'Book: Scrub' })).toBeNull();
  expect(upcoming.getByRole('link', { name: 'Book: Massage' })).toHaveAttribute(
    'href',
    '/activity-hub/fjord/new-treatment/massage',
  );
  await expectAccessible();
});
