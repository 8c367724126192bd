import { type MockRoutes, refuse, reply } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor } from '@testing-library/react';
import { complete, group, openCart } from '../../../testing/cart';
import { reservationFixture, vendorFixture } from '../../../testing/fixtures';
import { ok, venueRoutes } from '../../../testing/hub-routes';
import { forgetOtherTab } from '../../../testing/other-tab';
import { pinNow } from '../../../testing/pin-now';

pinNow();
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  forgetOtherTab();
});

describe('memberships', () => {
  const ten = {
    _id: 'ten',
    _membershipType: { _id: 'type', name: 'Ten times' },
    status: 'active',
    dateFrom: '2026-01-01',
    maxNumberOfUsages: 10,
    numberOfUsages: 8,
    usagesLeft: 2,
    services: ['sauna', 'yoga'],
    treatmentTypes: [],
  };
  const withMemberships = (change: object = {}): MockRoutes => ({
    ...venueRoutes(
      vendorFixture({ modules: { ...vendorFixture()._vendor.modules, memberships: true } }),
    ),
    'GET /api/v1/hub/memberships': () => reply(200, [{ ...ten, ...change }]),
    [group]: () => ok({ _id: 'group', bookings: [reservationFixture()] }, 201),
  });
  const payment = (activity: string) =>
    screen.queryByRole<HTMLSelectElement>('combobox', { name: `Payment for ${activity}` });

  test('each item that one covers offers it, as long as it has the uses', async () => {
    const { user, http } = await openCart(withMemberships());
    const panel = screen.getByRole('form', { name: 'Your cart' });
    await waitFor(() => expect(payment('Yoga')).toBeVisible());
    await user.selectOptions(
      payment('Yoga') ?? panel,
      'Use my Ten times · 2 left, this booking takes 2',
    );
    // Both uses are spoken for: nothing is left for the other.
    expect(payment('Sauna')).toBeNull();
    expect(panel).toHaveTextContent('Covered');
    expect(panel).toHaveTextContent(/Total\s*NOK 250$|TotalNOK 250/);
    await expectAccessible();
    await user.selectOptions(payment('Yoga') ?? panel, 'Without a membership');
    await user.selectOptions(
      payment('Sauna') ?? panel,
      'Use my Ten times · 2 left, this booking takes 1',
    );
    // One is left, and yoga is for two.
    expect(payment('Yoga')).toBeNull();
    await user.click(await complete());
    await waitFor(() => expect(http.requests(group)).toHaveLength(1));
    const { body } = http.requests(group)[0] ?? {};
    expect(body).toMatchObject({ items: [{ _service: 'sauna', _membership: 'ten' }, {}] });
    expect(JSON.stringify(body).match(/_membership/g)).toHaveLength(1);
  });

  test('one used up meanwhile is named, no longer offered, and the price says so', async () => {
    const { user, http } = await openCart(withMemberships());
    const panel = screen.getByRole('form', { name: 'Your cart' });
    await waitFor(() => expect(payment('Sauna')).toBeVisible());
    await user.selectOptions(payment('Sauna') ?? panel, 'ten');
    http.use({
      'GET /api/v1/hub/memberships': () =>
        reply(200, [{ ...ten, numberOfUsages: 10, usagesLeft: 0 }]),
      [group]: () =>
        refuse(409, 'MEMBERSHIP_USED_UP', 'Used', [{ field: 'items.0', message: 'Used' }]),
    });
    await user.click(await complete());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Sauna: There are not enough uses left on this membership.',
    );
    await waitFor(() => expect(payment('Sauna')).toBeNull());
    expect(panel).toHaveTextContent('NOK 750');
    await expectAccessible();
  });
});
