import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { type AccessLevel, may } from '@atrium/rules/access/access-levels';
import { screen, waitFor, within } from '@testing-library/react';
import { id, ok } from '../../../../testing/fixtures';
import { openCard, PATH } from '../../../../testing/guest-card';
import { pinToday } from '../../../../testing/pin-today';

pinToday();

describe('deleting a guest', () => {
  const DELETE = 'DELETE /api/admin/delete_customer';
  const openDetails = async (http: MockRoutes, level: AccessLevel) => {
    const app = await openCard(http, level);
    await app.user.click(screen.getByRole('button', { name: 'Edit details' }));
    return app;
  };

  test.each([1, 2, 3, 4] as const)('is offered to level %d as the table says', async (level) => {
    await openDetails({}, level);
    expect(screen.queryByRole('button', { name: 'Delete guest' }) !== null).toBe(
      may(level, 'customers.delete'),
    );
  });

  test('asks first, says what goes and what stays, and leaves the card', async () => {
    const { user, http, router } = await openDetails({ [DELETE]: () => ok(null) }, 3);
    await user.click(screen.getByRole('button', { name: 'Delete guest' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete Łucja Wałęsa?' });
    expect(question).toHaveTextContent(/erased for good.*figures stay/);
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(http.requests(DELETE)).toHaveLength(0);

    await user.click(screen.getByRole('button', { name: 'Delete guest' }));
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Delete Łucja Wałęsa?' })).getByRole(
        'button',
        { name: 'Delete guest' },
      ),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/search'));
    expect(http.requests(DELETE)[0]?.body).toEqual({ userId: id(10) });
  });

  test('is refused in the words of the catalogue, and the card stays', async () => {
    const { user, router } = await openDetails(
      { [DELETE]: () => refuse(409, 'GUEST_HAS_BOOKINGS', 'The guest has upcoming reservations.') },
      3,
    );
    await user.click(screen.getByRole('button', { name: 'Delete guest' }));
    await user.click(
      within(await screen.findByRole('alertdialog', { name: /^Delete / })).getByRole('button', {
        name: 'Delete guest',
      }),
    );
    expect(await screen.findByText('The guest has upcoming reservations.')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(PATH);
  });
});
