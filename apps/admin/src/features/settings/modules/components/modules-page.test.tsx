import { refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen, waitFor, within } from '@testing-library/react';
import { account, ok, signedIn } from '../../../../testing/fixtures';
import { renderApp } from '../../../../testing/render-app';

afterEach(() => jest.restoreAllMocks());

const UPDATE = 'PUT /api/v1/admin/vendor';

/** The page with a venue that keeps what is switched. */
async function open(level: 3 | 4 = 3) {
  let modules = account().vendor.modules;
  const vendor = () => ({ _id: 'v', name: 'Fjord', modules, version: 6 });
  return renderApp('/admin/settings/modules', {
    signedIn: true,
    http: {
      ...signedIn(level),
      'GET /api/auth/me': () => {
        const me = account(level);
        return ok({ ...me, vendor: { ...me.vendor, modules } });
      },
      'GET /api/v1/admin/vendor': () => ok(vendor()),
      [UPDATE]: async (request) => {
        modules = { ...modules, ...(request.body as { modules: object }).modules };
        return ok(vendor());
      },
    },
  });
}

const menu = () => screen.getByRole('navigation', { name: 'Main menu' });
/** Inert while the question is open. */
const stays = () => screen.findByRole('switch', { name: /^Stays/ });

test('off is asked first, says what stays, and sends nothing when it is left', async () => {
  const { user, http } = await open();
  await user.click(await screen.findByRole('switch', { name: /^Stays/ }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Switch off Stays?' });
  expect(dialog).toHaveTextContent('Nothing is deleted.');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(http.requests(UPDATE)).toHaveLength(0);
  expect(await stays()).toBeChecked();
});

test('what is switched off leaves the menu at once, and is back when it is switched on', async () => {
  const { user, http } = await open();
  await screen.findByRole('switch', { name: /^Services and activities/ });
  for (const name of [/^Services and activities/, /^Food and beverage/, /^Booking without/]) {
    await user.click(screen.getByRole('switch', { name }));
    await user.click(await screen.findByRole('button', { name: 'Switch off' }));
    expect(await screen.findByRole('switch', { name, checked: false })).toBeInTheDocument();
  }
  await waitFor(() =>
    expect(within(menu()).queryByRole('link', { name: 'Bookings' })).not.toBeInTheDocument(),
  );
  expect(within(menu()).getAllByRole('link', { name: 'Today' })[0]).toBeInTheDocument();
  await user.click(screen.getByRole('switch', { name: /^Services and activities/ }));
  await waitFor(() =>
    expect(within(menu()).getAllByRole('link', { name: 'Bookings' })[0]).toBeInTheDocument(),
  );
  expect(http.requests(UPDATE).map(({ body }) => body)).toEqual([
    { modules: { services: false }, version: 6 },
    { modules: { fnb: false }, version: 6 },
    { modules: { openBooking: false }, version: 6 },
    { modules: { services: true }, version: 6 },
  ]);
  await expectAccessible();
});

test('a switch that fails stays where it was and says so', async () => {
  const { user, http } = await open();
  http.use({ [UPDATE]: () => refuse(500, 'INTERNAL') });
  await user.click(await screen.findByRole('switch', { name: /^Stays/ }));
  await user.click(await screen.findByRole('button', { name: 'Switch off' }));
  expect(await screen.findByText(/could not be saved|went wrong/)).toBeVisible();
  // the message lies on top of it
  expect(screen.getByRole('switch', { name: /^Stays/, hidden: true })).toBeChecked();
});
