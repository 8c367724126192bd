import { type AccessLevel, type Permission, permissions } from '@atrium/rules/access/access-levels';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, within } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { aGuest, id, ok, signedIn } from '../testing/fixtures';
import { renderApp } from '../testing/render-app';
import { routes } from './router';

afterEach(() => jest.restoreAllMocks());

/** The permission each page requires: a new route needs its line here to pass. */
const pages: Record<string, Permission> = {
  '/admin': 'read',
  '/admin/*': 'read',
  '/admin/dashboard': 'read',
  '/admin/day_timeline': 'read',
  '/admin/express_booking': 'bookings.create',
  '/admin/privacy': 'privacy.record',
  '/admin/privacy/:id': 'privacy.record',
  '/admin/register_arrival': 'bookings.arrival',
  '/admin/reports': 'read',
  '/admin/paymentManagement': 'read',
  '/admin/paymentTransactions': 'read',
  '/admin/paymentTransactions/:id': 'read',
  '/admin/paymentTransactions/days': 'read',
  '/admin/reviews': 'read',
  '/admin/seating': 'read',
  '/admin/seating/timeline': 'read',
  '/admin/vouchers': 'read',
  '/admin/vouchers/:id': 'read',
  '/admin/waiting_list': 'read',
  '/admin/list_bookings': 'read',
  '/admin/reservations/:id': 'read',
  '/admin/search/:params?': 'read',
  '/admin/guests/:guestId': 'read',
  '/admin/guests/:guestId/new_booking': 'bookings.create',
  '/admin/guests/:guestId/memberships': 'read',
  '/admin/guests/:guestId/manage-membership/:membershipId': 'read',
  '/admin/guests/:guestId/messages': 'read',
  '/admin/guests/:guestId/auditLogs': 'read',
  '/admin/guests/:guestId/stays': 'read',
  '/admin/guests/:guestId/treatments': 'read',
  '/admin/guests/:guestId/stays/new': 'stays.edit',
  '/admin/guests/:guestId/stays/:stayId': 'read',
  '/admin/guests/:guestId/passwordReset': 'customers.setPassword',
  '/admin/duplicates': 'customers.merge',
  '/admin/duplicates/:kept/:merged': 'customers.merge',
  '/admin/my-day': 'read',
  '/admin/treatments': 'read',
  '/admin/treatments/:id': 'read',
  '/admin/treatments/rooms': 'read',
  '/admin/treatments/therapist/:therapistId': 'read',
  '/admin/schedules': 'read',
  '/admin/schedules/:id': 'read',
  '/admin/optout': 'read',
  '/admin/import': 'imports.run',
  '/admin/customer/:customerId': 'read',
  '/admin/wip': 'read',
  '/admin/new_password': 'read',
  '/admin/settings': 'services.edit',
  '/admin/settings/services': 'services.edit',
  '/admin/settings/services/:id': 'services.edit',
  '/admin/settings/statuses': 'statuses.edit',
  '/admin/settings/segments': 'segments.edit',
  '/admin/settings/themes': 'themes.edit',
  '/admin/settings/themes/:id': 'themes.edit',
  '/admin/settings/widgets': 'widgets.edit',
  '/admin/settings/site-pages': 'site.edit',
  '/admin/settings/site-pages/:id': 'site.edit',
  '/admin/settings/membership-types': 'membershipTypes.edit',
  '/admin/settings/membership-types/:id': 'membershipTypes.edit',
  '/admin/settings/packages': 'packages.edit',
  '/admin/settings/packages/:id': 'packages.edit',
  '/admin/settings/partners': 'partners.manage',
  '/admin/settings/webhooks': 'partners.manage',
  '/admin/settings/shift-templates': 'schedules.edit',
  '/admin/settings/intake': 'spa.edit',
  '/admin/settings/treatment-rooms': 'spa.edit',
  '/admin/settings/therapists': 'spa.edit',
  '/admin/settings/treatment-types': 'spa.edit',
  '/admin/settings/treatment-types/:id': 'spa.edit',
  '/admin/settings/message-templates': 'messageTemplates.edit',
  '/admin/settings/message-templates/custom/:id': 'messageTemplates.edit',
  '/admin/settings/message-templates/:kind/:language': 'messageTemplates.edit',
  '/admin/settings/vendor': 'vendor.edit',
  '/admin/settings/modules': 'vendor.modules',
  '/admin/settings/staff': 'staff.edit',
  '/admin/settings/vendors': 'vendors.create',
  '/admin/settings/auditLogs': 'audit.read',
  '/admin/settings/jobs': 'jobs.manage',
};

/** The addresses of the routes below one, as declared. */
function addressesOf(route: RouteObject, above = ''): string[] {
  const address = route.path ? `${above}/${route.path}` : above;
  if (!route.children) return [address];
  return route.children.flatMap((child) => addressesOf(child, address));
}

test('every route below /admin says who may open it', () => {
  const declared = routes
    .flatMap((route) => addressesOf(route))
    .filter((address) => /^\/admin(\/|$)/.test(address));
  expect([...new Set(declared)].sort()).toEqual(Object.keys(pages).sort());
});

const refused = Object.entries(pages).flatMap(([page, permission]) =>
  ([1, 2, 3, 4] as const)
    .filter((level) => level < permissions[permission])
    .map((level): [AccessLevel, string, Permission] => [level, page, permission]),
);
const roles = ['', 'Employee', 'Administrator', 'System owner', 'System administrator'];

test.each(refused)(
  'level %i at %s is told why not, and where to go',
  async (level, page, permission) => {
    const path = page.replace(/:(\w+)\??/g, (_, name) => (name === 'language' ? 'en' : id(10)));
    await renderApp(path, {
      signedIn: true,
      http: {
        ...signedIn(level),
        'GET /api/v1/admin/customers/:id': () => ok(aGuest()),
        'GET /api/v1/admin/customers/duplicates': () => ok({ items: [] }),
      },
    });
    const main = await screen.findByRole('main');
    expect(await within(main).findByRole('heading', { name: 'No access' })).toBeVisible();
    expect(within(main).getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(within(main).getByText('You do not have permission to do this.')).toBeVisible();
    expect(
      within(main).getByText(
        new RegExp(`for ${roles[permissions[permission]]} and above; .* as ${roles[level]}\\.`),
      ),
    ).toBeVisible();
    expect(within(main).getByRole('link', { name: 'Go to Today' })).toHaveAttribute(
      'href',
      '/admin',
    );
    await expectAccessible();
  },
);
