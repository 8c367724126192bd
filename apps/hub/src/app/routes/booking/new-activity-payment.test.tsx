import { reply } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { screen } from '@testing-library/react';
import { availabilityFixture, reservationFixture, vendorFixture } from '../../../testing/fixtures';
import { ok, venueRoutes } from '../../../testing/hub-routes';
import {
  activity,
  book,
  chosen,
  goOn,
  hold,
  november,
  openStep,
  path,
  ready,
  routes,
} from '../../../testing/new-activity';
import { pinNow } from '../../../testing/pin-now';
import { renderApp } from '../../../testing/render-app';

pinNow();
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('the waiting list', () => {
  test('a full time can be waited for, without a hold and beyond its places', async () => {
    const waiting = reservationFixture({
      active: false,
      waitingList: true,
      waitingListPosition: 2,
    });
    const { user, http, router } = await renderApp(`${path}?date=2026-11-25`, {
      signedIn: true,
      http: routes({
        [book]: () => ok(waiting, 201),
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Join waiting list, 12:00' }));
    expect(await screen.findByText('Waiting list')).toBeVisible();
    expect(router.state.location.search).toBe('?date=2026-11-25&time=720&wait=1');
    await user.click(screen.getByRole('button', { name: 'One more adult' }));
    await user.click(goOn());
    expect(await screen.findByRole('heading', { name: 'Add to waiting list' })).toBeVisible();
    // The deadline that My activities shows for it.
    expect(
      screen.getByText('You can leave the waiting list until Wed 25 Nov at 12:00', {
        exact: false,
      }),
    ).toBeVisible();
    await user.click(await ready('Add to waiting list'));
    const dialog = await screen.findByRole('dialog', { name: 'You are on the waiting list' });
    expect(dialog).toHaveTextContent('Number 2 on the waiting list');
    expect(dialog).toHaveTextContent('Nothing is booked yet.');
    // Waiting is never called booked, not even in the name of the last step.
    expect(document.body).not.toHaveTextContent(
      /Booking complete|Success|confirmed|Booking number/,
    );
    expect(http.requests(book)[0]?.body).toMatchObject({ waitingList: true, participants: 2 });
    expect(http.requests(hold)).toHaveLength(0);
  });
});

test('what has to be paid first says so before the first step', async () => {
  const availability = (prepayment: string) => ({
    [activity]: () => ok(availabilityFixture(november, { prepayment })),
  });
  const { unmount } = await renderApp(path, {
    signedIn: true,
    http: routes(availability('required')),
  });
  expect(await screen.findByText(/^You pay when you book this activity/)).toBeVisible();
  unmount();
  await renderApp(path, { signedIn: true, http: routes(availability('optional')) });
  await screen.findByRole('heading', { name: 'Sauna' });
  expect(screen.queryByText(/You pay when you book/)).toBeNull();
});

describe('what pays for it', () => {
  const memberships = 'GET /api/v1/hub/memberships';
  const ten = {
    _id: 'ten',
    _membershipType: { _id: 'type', name: 'Ten saunas' },
    status: 'active',
    dateFrom: '2026-01-01',
    maxNumberOfUsages: 10,
    numberOfUsages: 7,
    usagesLeft: 3,
    services: ['sauna'],
    treatmentTypes: [],
  };
  const withMemberships = {
    ...venueRoutes(
      vendorFixture({ modules: { ...vendorFixture()._vendor.modules, memberships: true } }),
    ),
    [memberships]: () =>
      reply(200, [ten, { ...ten, _id: 'gym', services: ['gym'] }, { ...ten, status: 'paused' }]),
    [book]: () => ok(reservationFixture(), 201),
  };

  test('a membership that covers it, with what is left; the places then cost nothing', async () => {
    const { user, http } = await openStep('Booking overview', withMemberships);
    await screen.findByRole('timer');
    expect(screen.getAllByText('NOK 250')[0]).toBeInTheDocument();
    const choice = await screen.findByRole('radio', {
      name: 'Use my Ten saunas · 3 left, this booking takes 1',
    });
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByRole('radio', { name: 'Without a membership' })).toBeChecked();
    await user.click(choice);
    expect(screen.getByText('Free of charge')).toBeVisible();
    await expectAccessible();
    await user.click(await ready('Complete booking'));
    await screen.findByRole('dialog', { name: 'Success' });
    expect(http.requests(book)[0]?.body).toMatchObject({ _membership: 'ten' });
  });

  test('a stay that includes it, through all the steps', async () => {
    const { user, http } = await renderApp(`${path}${chosen}&stay=s1`, {
      signedIn: true,
      http: routes(withMemberships),
    });
    await screen.findByRole('heading', { name: 'Guest details' });
    await user.click(goOn());
    await screen.findByRole('heading', { name: 'Booking overview' });
    await screen.findByRole('timer');
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText('Free of charge')).toBeVisible();
    await user.click(await ready('Complete booking'));
    await screen.findByRole('dialog', { name: 'Success' });
    expect(http.requests(book)[0]?.body).toMatchObject({ _stayService: 's1' });
  });
});
