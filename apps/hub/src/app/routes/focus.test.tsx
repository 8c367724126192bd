import { type MockRoutes, refuse, reply } from '@atrium/api-client/testing/mock-http';
import { screen, waitFor, within } from '@testing-library/react';
import {
  activityFixture,
  availabilityFixture,
  dayFixture,
  profileFixture,
  reservationFixture,
  timeFixture,
  vendorFixture,
} from '../../testing/fixtures';
import { ok } from '../../testing/hub-routes';
import { pinNow } from '../../testing/pin-now';
import { renderApp } from '../../testing/render-app';

pinNow();
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

const hub = '/activity-hub/fjord';
const days = [
  dayFixture('2026-11-25', [timeFixture({ start: 600 }), timeFixture({ start: 840 })]),
  dayFixture('2026-11-26', [timeFixture({ start: 900 })]),
];
const routes = (more: MockRoutes = {}): MockRoutes => ({
  'GET /api/v1/hub/activities/:vendorId': () => reply(200, [activityFixture()]),
  'GET /api/v1/hub/activity/:id': () => ok(availabilityFixture(days)),
  'GET /api/v1/hub/reservation/:id': () => ok(reservationFixture()),
  'GET /api/v1/hub/reservations/:vendorId/:customerId': () =>
    ok({ upcoming: [reservationFixture()], cancelled: [], past: [] }),
  'GET /api/v1/hub/profile': () => ok(profileFixture()),
  'GET /api/v1/hub/stays': () => ok([]),
  'GET /api/v1/hub/profile/companions': () => ok({ names: ['Ola Bø', 'Kari Li'] }),
  'POST /api/v1/hub/holds': () =>
    ok({ holdId: 'hold-1', expiresAt: '2026-11-21T11:10:00.000Z' }, 201),
  'DELETE /api/v1/hub/holds/:id': () => ok(null),
  ...more,
});
const open = (page: string, more: MockRoutes = {}) =>
  renderApp(`${hub}${page}`, { signedIn: true, http: routes(more) });
const heading = (name: string) => screen.findByRole('heading', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('a page that is reached from another begins at its heading', () => {
  test.each([
    ['Profile', 'Profile'],
    ['Stays', 'Stays'],
    ['New activities', 'New activities'],
  ])('%s', async (tab, title) => {
    const { user } = await open('/overview');
    await heading('My activities');
    const [link] = await screen.findAllByRole('link', { name: tab });
    if (link) await user.click(link);
    expect(await heading(title)).toHaveFocus();
  });

  test('one whose heading arrives with its data, too', async () => {
    let arrive: (answer: Response) => void = () => {};
    const { user } = await open('/new-reservation', {
      'GET /api/v1/hub/activity/:id': () =>
        new Promise<Response>((resolve) => {
          arrive = resolve;
        }),
    });
    await user.click(await screen.findByRole('link', { name: 'Book Sauna now' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Book Sauna now' })).toBeNull());
    arrive(ok(availabilityFixture(days)));
    const title = await heading('Sauna');
    await waitFor(() => expect(title).toHaveFocus());
  });

  test('the browser’s Back to a page, too', async () => {
    const { user, router } = await open('/overview');
    await heading('My activities');
    const [link] = await screen.findAllByRole('link', { name: 'Profile' });
    if (link) await user.click(link);
    await heading('Profile');
    await router.navigate(-1);
    const title = await heading('My activities');
    await waitFor(() => expect(title).toHaveFocus());
  });
});

describe('a step begins at its heading', () => {
  test('forward, by the page’s Back and by the browser’s, the first step as well', async () => {
    const { user, router } = await open('/new-activity/sauna');
    await user.click(await button(/^Wednesday,? 25 November/));
    expect(await heading('Choose a time')).toHaveFocus();
    await router.navigate(-1);
    await waitFor(async () => expect(await heading('Choose a date')).toHaveFocus());
    await user.click(await button(/^Wednesday,? 25 November/));
    await user.click(await button(/^10:00/));
    expect(await heading('Guest details')).toHaveFocus();
    await user.click(await button('Back'));
    await waitFor(async () => expect(await heading('Choose a time')).toHaveFocus());
    await user.click(await button('Back'));
    await waitFor(async () => expect(await heading('Choose a date')).toHaveFocus());
  });

  test('what the right code opens, too; a wrong one leaves it at the field', async () => {
    const { user } = await open('/new-activity/sauna', {
      'GET /api/v1/hub/activity/:id': ({ query }) =>
        query.get('code') === 'SECRET'
          ? ok(availabilityFixture(days))
          : refuse(403, 'SERVICE_CODE_REQUIRED'),
      'POST /api/v1/public/service/checkCode': ({ body }) =>
        ok({ valid: JSON.stringify(body).includes('SECRET') }),
    });
    const field = await screen.findByLabelText('Code');
    await user.type(field, 'nope');
    await user.click(await button('Check code'));
    await screen.findByText('The code is not correct.');
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, 'SECRET');
    await user.click(await button('Check code'));
    const title = await heading('Choose a date');
    await waitFor(() => expect(title).toHaveFocus());
  });

  test('opened by its address it takes no focus: the page is read from its top', async () => {
    await open('/new-activity/sauna?date=2026-11-25');
    await heading('Choose a time');
    expect(document.body).toHaveFocus();
  });
});

describe('a button that goes with what it did leaves the focus near', () => {
  test('companions, taken out and chosen from earlier ones', async () => {
    const { user } = await open('/new-activity/sauna?date=2026-11-25&time=600');
    const add = await button('Add a travel companion');
    await user.click(await button('Add Ola Bø'));
    expect(add).toHaveFocus();
    await user.click(await button('Remove travel companion 1'));
    expect(add).toHaveFocus();
    await user.click(add);
    expect(screen.getByLabelText(/^Name 1/)).toHaveFocus();
  });

  test('a choice in a section of a booking: on to what it opens, else to its own header', async () => {
    const { user } = await open('/activity/booking-1');
    await user.click(await button(/^Date/));
    await user.click(await button(/^Thursday,? 26 November/));
    await waitFor(async () => expect(await button(/^Time/)).toHaveFocus());
    await user.click(await button(/^15:00/));
    await waitFor(async () => expect(await button(/^Time.*15:00/)).toHaveFocus());
  });

  test('Save without a time leads to the times', async () => {
    const { user } = await open('/activity/booking-1');
    await user.click(await button(/^Date/));
    await user.click(await button(/^Thursday,? 26 November/));
    await user.click(await button(/^Time/));
    await user.click(await button('Save'));
    await waitFor(async () => expect(await button(/^Time/)).toHaveFocus());
  });
});

describe('a dialog gives the focus back', () => {
  test.each([
    ['Change Password', 'Cancel'],
    ['Delete account', 'Cancel'],
  ])('to the button that opened it: %s', async (opener, way) => {
    const { user } = await open('/profile');
    const opening = await button(opener);
    await user.click(opening);
    const dialog = await screen.findByRole(/Delete/.test(opener) ? 'alertdialog' : 'dialog');
    await user.click(within(dialog).getByRole('button', { name: way }));
    await waitFor(() => expect(opening).toHaveFocus());
  });

  test('the deletion that lacks the password keeps it at the field', async () => {
    const { user } = await open('/profile');
    await user.click(await button('Delete account'));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(within(dialog).getByLabelText('Current password')).toHaveFocus());
  });

  test('a booking that is cancelled is gone with its button: the page’s heading has it', async () => {
    let cancelled = false;
    const { user } = await open('/overview', {
      'GET /api/v1/hub/reservations/:vendorId/:customerId': () =>
        ok({ upcoming: cancelled ? [] : [reservationFixture()], cancelled: [], past: [] }),
      'DELETE /api/v1/hub/activity/:id': () => {
        cancelled = true;
        return ok(reservationFixture({ active: false }));
      },
    });
    await user.click(await button('Cancel reservation: Sauna'));
    await user.click(await button('Yes, cancel it'));
    await screen.findByText('Your reservation has been cancelled.');
    await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Sauna' })).toBeNull());
    await user.click(await button('Close message'));
    const title = await heading('My activities');
    await waitFor(() => expect(title).toHaveFocus());
  });

  test('kept after all, the button that asked has it', async () => {
    const { user } = await open('/overview');
    const asking = await button('Cancel reservation: Sauna');
    await user.click(asking);
    await user.click(await button('Keep reservation'));
    await waitFor(() => expect(asking).toHaveFocus());
  });
});

test('a form that is done with hands over to the way on', async () => {
  const code = Buffer.concat([
    Buffer.from(vendorFixture()._vendor._id, 'hex'),
    Buffer.alloc(44, 7),
  ]).toString('base64url');
  const { user } = await renderApp(`/guest/resetPassword?guestId=guest-1&code=${code}`, {
    http: { 'POST /api/auth/resetVerification': () => ok(null) },
  });
  await user.type(await screen.findByLabelText('New password'), 'a good long one');
  await user.type(screen.getByLabelText('Confirm password'), 'a good long one');
  await user.click(await button('Save new password'));
  const on = await screen.findByRole('link', { name: 'Log in' });
  expect(on).toHaveFocus();
});
