import type { AccessLevel } from '@atrium/rules/access/access-levels';
import { screen, within } from '@testing-library/react';
import { aService, id, ok, signedIn } from '../../../../testing/fixtures';
import { renderApp } from '../../../../testing/render-app';

afterEach(() => jest.restoreAllMocks());

const open = (level: AccessLevel, services = [aService()]) =>
  renderApp('/admin/settings', {
    signedIn: true,
    http: {
      ...signedIn(level),
      'GET /api/v1/services': () => ok(services),
      'GET /api/booking/bookingStatus': () => ok([]),
      'GET /api/v1/themes': () => ok([{ _id: id(80), vendorDefault: true }]),
    },
  });

test.each<[AccessLevel, string[], string[]]>([
  [2, ['Services', 'Themes', 'Booking statuses'], ['Company', 'Staff', 'Modules', 'All venues']],
  [3, ['Services', 'Company', 'Staff', 'Modules'], ['All venues']],
  [4, ['Company', 'All venues'], []],
])('level %i sees %s and not %s', async (level, seen, hidden) => {
  await open(level);
  const main = within(await screen.findByRole('main'));
  for (const name of seen) {
    expect(await main.findByRole('link', { name: new RegExp(`^${name}`) })).toBeVisible();
  }
  for (const name of hidden) {
    expect(main.queryByRole('link', { name: new RegExp(`^${name}`) })).not.toBeInTheDocument();
  }
});

test('a new venue is led through what guests need before they can book', async () => {
  await open(3, []);
  const steps = await screen.findByRole('region', { name: 'Before guests can book' });
  expect(within(steps).getByRole('link', { name: 'Add a service with its times' })).toHaveAttribute(
    'href',
    '/admin/settings/services/new',
  );
  // the theme is chosen already
  expect(within(steps).getAllByText('Done')).toHaveLength(1);
});
