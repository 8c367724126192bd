import type { AccessLevel } from '@atrium/rules/access/access-levels';
import type { Modules } from '@atrium/rules/venue/modules';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { aGuest, id, ok, signedIn } from '../testing/fixtures';
import { renderApp } from '../testing/render-app';

afterEach(() => jest.restoreAllMocks());

const noBookings = { services: false, fnb: false, openBooking: false };
const guest = `/admin/guests/${id(10)}`;

const open = (path: string, off: Partial<Modules>, level: AccessLevel = 2) =>
  renderApp(path, {
    signedIn: true,
    http: {
      ...signedIn(level, off),
      'GET /api/v1/admin/customers/:id': () => ok(aGuest()),
      'GET /api/admin/getBookings/:id': () => ok({ upcoming: [], past: [] }),
      'GET /api/v1/admin/customers/duplicates': () => ok({ items: [] }),
    },
  });

test.each<[string, Partial<Modules>, string, RegExp]>([
  ['/admin/express_booking', noBookings, 'Activities, Tables, Open booking', /newBooking|services/],
  ['/admin/register_arrival', noBookings, 'Activities, Tables, Open booking', /seated/],
  ['/admin/list_bookings', noBookings, 'Activities, Tables, Open booking', /admin\/bookings/],
  ['/admin/waiting_list', noBookings, 'Activities, Tables, Open booking', /admin\/bookings/],
  ['/admin/day_timeline', noBookings, 'Activities, Tables, Open booking', /seated|services/],
  ['/admin/seating', { fnb: false }, 'Tables', /fnb|seating|seated/],
  ['/admin/schedules', { spa: false }, 'Spa', /spa/],
  [`/admin/schedules/${id(7)}`, { spa: false }, 'Spa', /spa/],
  ['/admin/treatments', { spa: false }, 'Spa', /spa/],
  [`/admin/treatments/${id(7)}`, { spa: false }, 'Spa', /spa/],
  ['/admin/settings/services', noBookings, 'Activities, Tables, Open booking', /services/],
  ['/admin/settings/packages', { stays: false }, 'Stays', /packages/],
  ['/admin/settings/packages/new', { stays: false }, 'Stays', /packages/],
  ['/admin/settings/membership-types', { memberships: false }, 'Memberships', /membershipTypes/],
  ['/admin/settings/widgets', { openBooking: false }, 'Open booking', /widgets|services/],
  ['/admin/settings/intake', { spa: false }, 'Spa', /spa/],
  ['/admin/settings/treatment-rooms', { spa: false }, 'Spa', /spa/],
  ['/admin/settings/shift-templates', { spa: false }, 'Spa', /spa/],
  ['/admin/settings/therapists', { spa: false }, 'Spa', /spa/],
  ['/admin/settings/treatment-types', { spa: false }, 'Spa', /spa/],
  ['/admin/settings/treatment-types/new', { spa: false }, 'Spa', /spa/],
  [`/admin/settings/membership-types/${id(7)}`, { memberships: false }, 'Memberships', /Types/],
])(
  '%s without %j says what is off, and asks for nothing of it',
  async (path, off, modules, asked) => {
    await open(path, off);
    expect(await screen.findByRole('heading', { name: 'Switched off', level: 1 })).toBeVisible();
    expect(screen.getByText(`${modules}: switched off for Fjord Hotel & Spa`)).toBeVisible();
    expect(screen.getByText(/A system owner switches modules on and off\./)).toBeVisible();
    const addresses = jest
      .mocked(globalThis.fetch)
      .mock.calls.map(([input]) => (input instanceof Request ? input.url : String(input)));
    expect(addresses.filter((address) => asked.test(address))).toEqual([]);
    if (path.endsWith('express_booking')) await expectAccessible();
  },
);

test.each<[string, Partial<Modules>]>([
  ['new_booking', noBookings],
  ['memberships', { memberships: false }],
  [`manage-membership/${id(8)}`, { memberships: false }],
  ['stays', { stays: false }],
  ['stays/new', { stays: false }],
  [`stays/${id(9)}`, { stays: false }],
  ['treatments', { spa: false }],
])('%s without %j says so below the card of the guest', async (page, off) => {
  await open(`${guest}/${page}`, off);
  expect(await screen.findByRole('heading', { name: 'Switched off', level: 2 })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Łucja Wałęsa');
  if (page === 'stays') await expectAccessible();
});

test('who may switch it on is led there, others home', async () => {
  await open('/admin/settings/packages', { stays: false }, 3);
  expect(await screen.findByRole('link', { name: 'Open modules' })).toHaveAttribute(
    'href',
    '/admin/settings/modules',
  );
});

test.each<[Partial<Modules>, string[]]>([
  [
    {},
    [
      ...['Reservations', 'New Reservation', 'Membership', 'Messages', 'Audit Logs', 'Stays'],
      'Treatments',
    ],
  ],
  [
    { memberships: false, spa: false },
    ['Reservations', 'New Reservation', 'Messages', 'Audit Logs', 'Stays'],
  ],
  [
    { stays: false, ...noBookings },
    ['Reservations', 'Membership', 'Messages', 'Audit Logs', 'Treatments'],
  ],
])('without %j the card has %j', async (off, links) => {
  await open(guest, off);
  const toolbar = await screen.findByRole('navigation', { name: 'Guest' });
  expect(
    within(toolbar)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(links);
});

test('neither the menu, nor the search, nor the settings know of it', async () => {
  const { user } = await open('/admin/settings', {
    ...noBookings,
    stays: false,
    memberships: false,
    spa: false,
  });
  const main = await screen.findByRole('main');
  await within(main).findByRole('link', { name: /^Themes/ });
  for (const name of [/^Services/, /^Packages/, /^Membership types/, /^Therapists/, /^Treatment/]) {
    expect(within(main).queryByRole('link', { name })).not.toBeInTheDocument();
  }
  const menu = screen.getByRole('navigation', { name: 'Main menu' });
  for (const name of ['Bookings', 'Arrivals', 'Express booking', 'Waiting list']) {
    expect(within(menu).queryByRole('link', { name })).not.toBeInTheDocument();
  }
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(offered.some((name) => /Guests/.test(name ?? ''))).toBe(true);
  const off =
    /Bookings|Arrivals|Express|Waiting|: services|packages|membership types|therapists|treatment/;
  await waitFor(() => expect(offered.filter((name) => off.test(name ?? ''))).toEqual([]));
});
