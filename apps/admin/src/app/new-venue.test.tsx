import { type AccessLevel, may } from '@atrium/rules/access/access-levels';
import { screen } from '@testing-library/react';
import { aGuest, id, ok, signedIn } from '../testing/fixtures';
import { pinToday } from '../testing/pin-today';
import { renderApp } from '../testing/render-app';

pinToday();

const levels: readonly AccessLevel[] = [1, 2];
const screens = ['/admin/express_booking', `/admin/guests/${id(10)}/new_booking`];

test.each(screens.flatMap((path) => levels.map((level) => [path, level] as const)))(
  'at a venue without services %s says so, and level %i is led on as the table says',
  async (path, level) => {
    await renderApp(path, {
      signedIn: true,
      http: {
        ...signedIn(level),
        'GET /api/v1/services/active': () => ok([]),
        'GET /api/v1/admin/customers/:id': () => ok(aGuest()),
      },
    });
    expect(await screen.findByText('Nothing can be booked yet')).toBeInTheDocument();
    const link = screen.queryByRole('link', { name: 'Add a service' });
    expect(link !== null).toBe(may(level, 'services.edit'));
    if (link) expect(link).toHaveAttribute('href', '/admin/settings/services/new');
  },
);
