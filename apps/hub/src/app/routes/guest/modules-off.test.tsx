import type { BrandedVendor } from '@atrium/api-client/hub';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import { vendorFixture } from '../../../testing/fixtures';
import { ok, venueRoutes } from '../../../testing/hub-routes';
import { renderApp } from '../../../testing/render-app';

afterEach(() => jest.restoreAllMocks());

const hub = '/activity-hub/fjord';
const allOn: BrandedVendor['modules'] = {
  services: true,
  stays: true,
  spa: true,
  fnb: true,
  memberships: true,
  openBooking: true,
};
const open = (path: string, off: Partial<BrandedVendor['modules']> = {}) =>
  renderApp(`${hub}/${path}`, {
    signedIn: true,
    http: {
      ...venueRoutes(vendorFixture({ modules: { ...allOn, ...off } })),
      'GET /api/v1/hub/reservations/:vendorId/:customerId': () =>
        ok({ upcoming: [], cancelled: [], past: [] }),
    },
  });

test.each([
  [{}, ['My activities', 'New activities', 'Stays', 'Profile', 'Memberships']],
  [{ memberships: false }, ['My activities', 'New activities', 'Stays', 'Profile']],
  [{ stays: false }, ['My activities', 'New activities', 'Profile', 'Memberships']],
  [{ services: false }, ['My activities', 'New activities', 'Stays', 'Profile', 'Memberships']],
  [{ services: false, spa: false }, ['My activities', 'Stays', 'Profile', 'Memberships']],
])('without %j the tabs are %j', async (off, tabs) => {
  await open('overview', off);
  await screen.findByRole('heading', { level: 1 });
  const nav = await screen.findByRole('navigation');
  expect(
    within(nav)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(tabs);
});

test.each([
  ['membership', { memberships: false }, 'GET /api/v1/hub/memberships'],
  ['stays', { stays: false }, 'GET /api/v1/hub/stays'],
  ['new-reservation', { services: false, spa: false }, 'GET /api/v1/hub/activities/:vendorId'],
  ['new-treatment/massage', { spa: false }, 'GET /api/spa/treatments/:vendorId/:id'],
  ['new-activity/66f0a1b2c3d4e5f607182931', { services: false }, 'GET /api/v1/hub/activity/:id'],
])(
  '%s is kept as a link by somebody: it says that it is not offered, and asks for nothing',
  async (page, off, route) => {
    const { http } = await open(page, off);
    expect(
      await screen.findByRole('heading', { name: 'Not offered here', level: 1 }),
    ).toBeVisible();
    expect(screen.getByText(/Fjord Hotel & Spa does not offer this/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'My activities' }).at(-1)).toHaveAttribute(
      'href',
      `${hub}/overview`,
    );
    expect(http.requests(route)).toHaveLength(0);
    await expectAccessible();
  },
);
