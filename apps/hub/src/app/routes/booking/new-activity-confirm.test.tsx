import { refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  availabilityFixture,
  dayFixture,
  guestFixture,
  reservationFixture,
  timeFixture,
} from '../../../testing/fixtures';
import { ok } from '../../../testing/hub-routes';
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
  release,
  routes,
  slots,
} from '../../../testing/new-activity';
import { pinNow } from '../../../testing/pin-now';
import { renderApp } from '../../../testing/render-app';

pinNow();
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('confirming', () => {
  test('two adults, a child, an addon, a companion and a comment are booked as one', async () => {
    const { user, http, router } = await openStep('Guest details', {
      [book]: () => ok(reservationFixture({ participants: 3, numberOfChildren: 1 }), 201),
    });
    expect(await screen.findByRole('timer')).toHaveTextContent('Held for you for 10:00');
    await user.click(screen.getByRole('button', { name: 'One more adult' }));
    await user.click(screen.getByRole('button', { name: 'One more child' }));
    await user.click(screen.getByRole('button', { name: 'One more Towel' }));
    await user.click(await screen.findByRole('button', { name: 'Add Ola Bø' }));
    expect(screen.getByLabelText('Name 1')).toHaveValue('Ola Bø');
    expect(screen.getByRole('heading', { name: 'Comments' })).toBeVisible();
    await user.type(screen.getByLabelText('Comment (optional)'), 'Window');
    await expectAccessible();
    await user.click(goOn());
    expect(await screen.findByRole('heading', { name: 'Booking overview' })).toHaveFocus();
    expect(router.state.location.search).toBe(`${chosen}&step=overview`);
    expect(screen.getByRole('heading', { name: 'Confirm booking' })).toBeVisible();
    expect(screen.getByText('Wednesday, 25 November 2026, 10:00 – 11:00')).toBeVisible();
    expect(screen.getByText('Åse Bø')).toBeVisible();
    expect(screen.getByText('guest@fjord.example')).toBeVisible();
    expect(screen.getByText('Window')).toBeVisible();
    expect(
      screen.getByText('Free cancellation until Tue 24 Nov at 10:00', { exact: false }),
    ).toBeVisible();
    expect(screen.getAllByText('NOK 800')[0]).toBeInTheDocument();
    await expectAccessible();

    await user.click(await ready('Complete booking'));
    const dialog = await screen.findByRole('dialog', { name: 'Success' });
    expect(dialog).toHaveTextContent('Booking number K7M2Q9XP');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?step=complete&booking=booking-1'),
    );
    // The party is held once through all the steps, and not after.
    const held = http.requests(hold).map(({ body }) => JSON.stringify(body));
    expect(held.at(-1)).toContain('"participants":3');
    expect(new Set(held).size).toBe(held.length);
    expect(http.requests(book)[0]?.body).toMatchObject({
      _service: 'sauna',
      _customer: guestFixture()._id,
      date: '2026-11-25',
      timeindex: 600,
      timeindexEnd: 660,
      available: 3,
      participants: 3,
      numberOfChildren: 1,
      waitingList: false,
      comment: 'Window',
      companions: [{ name: 'Ola Bø' }],
      addons: [{ _addon: 'towel', quantity: 1 }],
      holdId: 'hold-1',
    });
    await expectAccessible();

    await user.click(within(dialog).getByRole('button', { name: 'Close dialog' }));
    expect(await screen.findByRole('heading', { name: 'My activities' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/activity-hub/fjord/overview');
    // The booking replaced the hold: nothing may release it.
    expect(http.requests(release)).toHaveLength(0);
  });

  test('a double click makes one booking', async () => {
    const { user, http } = await openStep('Booking overview', {
      [book]: () => ok(reservationFixture(), 201),
    });
    await screen.findByRole('timer');
    await user.dblClick(await ready('Complete booking'));
    await screen.findByRole('dialog', { name: 'Success' });
    expect(http.requests(book)).toHaveLength(1);
  });

  /** As a real server: the first attempt arrives, its answer does not. */
  const answerLost = () => {
    let answers = 0;
    return {
      [book]: () => {
        answers += 1;
        if (answers === 1) throw new TypeError('Failed to fetch');
        return ok(reservationFixture(), 201);
      },
    };
  };
  const lost = 'We do not know yet whether it worked';

  test('after a lost connection the same booking goes by the same key, whatever is free by then', async () => {
    const { user, http } = await openStep('Booking overview', answerLost());
    await screen.findByRole('timer');
    await user.click(await ready('Complete booking'));
    expect(await screen.findByText(lost)).toBeVisible();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Wed 25 Nov at 10:00');
    expect(alert).toHaveFocus();
    await expectAccessible();

    http.use({
      [activity]: () =>
        ok(availabilityFixture([dayFixture('2026-11-25', [timeFixture({ available: 0 })])])),
    });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('dialog', { name: 'Success' });
    const [first, second] = http.requests(book);
    expect(first?.headers.get('idempotency-key')).toBeTruthy();
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(second?.body).toEqual(first?.body);
  });

  test('what was sent, and may be booked already, is not said to overlap with itself', async () => {
    const { user } = await openStep('Booking overview', {
      ...answerLost(),
      'GET /api/v1/hub/reservations/:vendorId/:customerId': () =>
        ok({ upcoming: [reservationFixture()], cancelled: [], past: [] }),
    });
    expect(await screen.findByText(/^This overlaps with/)).toBeVisible();
    await user.click(await ready('Complete booking'));
    expect(await screen.findByText(lost)).toBeVisible();
    expect(screen.queryByText(/^This overlaps with/)).toBeNull();
  });

  test('what was sent without an answer survives a reload, cannot be changed, and goes first', async () => {
    const routesOnce = answerLost();
    const { user, http, unmount } = await openStep('Booking overview', routesOnce);
    await screen.findByRole('timer');
    await user.click(await ready('Complete booking'));
    await screen.findByText(lost);
    const [first] = http.requests(book);
    unmount();

    const again = await openStep('Guest details', routesOnce);
    expect(await screen.findByText(lost)).toBeVisible();
    expect(screen.getByRole('button', { name: 'One more adult' })).toBeDisabled();
    await again.user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('dialog', { name: 'Success' });
    const [second] = again.http.requests(book);
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(second?.body).toEqual(first?.body);
  });

  test('the connection that comes back sends it again by itself', async () => {
    const { user, http } = await openStep('Booking overview', answerLost());
    await screen.findByRole('timer');
    await user.click(await ready('Complete booking'));
    await screen.findByText(lost);
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByRole('dialog', { name: 'Success' });
    expect(http.requests(book)).toHaveLength(2);
  });

  test('a slow answer: the page says that it is still sending', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { user } = await openStep('Booking overview', {
      [book]: () => new Promise<Response>((resolve) => (answer = resolve)),
    });
    await screen.findByRole('timer');
    await user.click(await ready('Complete booking'));
    expect(screen.getByRole('button', { name: 'Booking…' })).toBeVisible();
    expect(
      await screen.findByText(
        'Still sending. The connection is slow; please keep this page open.',
        {},
        { timeout: 8_000 },
      ),
    ).toBeVisible();
    answer(ok(reservationFixture(), 201));
    await screen.findByRole('dialog', { name: 'Success' });
  });

  test('booking complete is a step of its own, which a reload keeps', async () => {
    const { user, router } = await renderApp(`${path}?step=complete&booking=booking-1`, {
      signedIn: true,
      http: routes({ 'GET /api/v1/hub/reservation/:id': () => ok(reservationFixture()) }),
    });
    const dialog = await screen.findByRole('dialog', { name: 'Success' });
    expect(dialog).toHaveTextContent('Booking complete');
    expect(within(dialog).getByRole('button', { name: 'Take me to my page' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Take me back to the start' }));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/activity-hub/fjord/new-reservation'),
    );
  });

  test('a lost race shows the text of the catalogue, what is free now, and the nearest times', async () => {
    const text =
      'Booking failed, please try again later. This could be because someone else booked the same time slot immediately before you.';
    const { user, http, router } = await openStep('Booking overview', {
      [book]: () => refuse(409, 'BOOKING_FAILED', text),
    });
    await screen.findByRole('timer');
    const asked = http.requests(activity).length;
    await user.click(await ready('Complete booking'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(alert).toHaveFocus();
    await waitFor(() => expect(http.requests(activity).length).toBeGreaterThan(asked));

    await user.click(within(alert).getByRole('button', { name: '14:00' }));
    await waitFor(() =>
      expect(router.state.location.search).toBe('?date=2026-11-25&time=840&step=overview'),
    );
  });

  test('a time that is gone before it could be held says so at once', async () => {
    await openStep('Guest details', {
      [hold]: () =>
        refuse(409, 'SLOT_FULL', 'The number of participants exceeds the available slots.'),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The number of participants exceeds the available slots.');
    expect(within(alert).getByRole('button', { name: '14:00' })).toBeVisible();
    expect(within(alert).getByRole('button', { name: 'Join waiting list' })).toBeVisible();
  });

  test('with nothing else left that day, the next days with room are offered', async () => {
    const { user, router } = await openStep('Guest details', {
      [activity]: () =>
        ok(
          availabilityFixture([
            dayFixture('2026-11-25', [timeFixture({ start: 600, available: 0 })]),
            dayFixture('2026-11-27', [timeFixture({ start: 840, available: 2 })]),
          ]),
        ),
      [hold]: () => refuse(409, 'SLOT_FULL'),
    });
    const alert = await screen.findByRole('alert');
    await user.click(within(alert).getByRole('button', { name: 'Fri 27 Nov, 14:00' }));
    await waitFor(() => expect(router.state.location.search).toBe('?date=2026-11-27&time=840'));
  });

  test('a refusal that another time would not mend shows only its text', async () => {
    const { user } = await openStep('Booking overview', {
      [book]: () => refuse(422, 'MISSING_GUEST_DETAILS', 'Missing guest details'),
    });
    await screen.findByRole('timer');
    await user.click(await ready('Complete booking'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Missing guest details');
    expect(within(alert).queryByRole('button')).toBeNull();
  });

  test('the hold follows the party, and is released on leaving', async () => {
    const { user, http } = await openStep('Guest details');
    await screen.findByRole('timer');
    await user.click(screen.getByRole('button', { name: 'One more adult' }));
    await waitFor(() => expect(http.requests(hold)).toHaveLength(2));
    expect(http.requests(hold).map(({ body }) => body)).toEqual([
      expect.objectContaining({ participants: 1 }),
      expect.objectContaining({ participants: 2 }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(http.requests(release)).toHaveLength(1));
  });

  test('when the hold has run out the way on is another time', async () => {
    await openStep('Guest details', {
      [hold]: () => ok({ holdId: 'hold-1', expiresAt: '2026-11-21T11:00:00.000Z' }, 201),
    });
    expect(await screen.findByText('Choose a time to continue.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose a time again' })).toBeVisible();
  });

  test('the time left counts down, and what ran out while the page was open says so', async () => {
    const { user, http } = await openStep('Guest details');
    expect(await screen.findByRole('timer')).toHaveTextContent('10:00');
    jest.setSystemTime(new Date('2026-11-21T11:08:57Z'));
    expect(await screen.findByText('Held for you for 1:03')).toBeVisible();
    jest.setSystemTime(new Date('2026-11-21T11:10:00Z'));
    expect(await screen.findByText('Your hold has expired')).toBeVisible();
    expect(screen.queryByRole('timer')).toBeNull();
    await expectAccessible();
    const before = http.requests(hold).length;
    await user.click(screen.getByRole('button', { name: 'Choose a time again' }));
    await user.click(await screen.findByRole('button', { name: /^14:00/ }));
    await waitFor(() => expect(http.requests(hold)).toHaveLength(before + 1));
  });

  test('places left are told only where the service shows them', async () => {
    const hidden = timeFixture({ start: 600, available: 3, showAvailability: false });
    await renderApp(`${path}?date=2026-11-25`, {
      http: routes({
        [activity]: () => ok(availabilityFixture([dayFixture('2026-11-25', [hidden])])),
      }),
    });
    const [only] = within(await slots()).getAllByRole('button');
    expect(only).toHaveTextContent(/^10:00 – 11:00NOK 250$/);
  });

  test('the end of a time is told only where the service shows it', async () => {
    const open = timeFixture({ start: 600, available: 3, showEndTime: false });
    await renderApp(`${path}?date=2026-11-25`, {
      http: routes({
        [activity]: () => ok(availabilityFixture([dayFixture('2026-11-25', [open])])),
      }),
    });
    const [only] = within(await slots()).getAllByRole('button');
    expect(only).toHaveTextContent(/^10:003 places leftNOK 250$/);
  });

  test('children are not asked for where none may come', async () => {
    await openStep('Guest details', {
      [activity]: () => ok(availabilityFixture(november, { allowBookingForChildren: false })),
    });
    expect(screen.getByRole('button', { name: 'One more adult' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'One more child' })).toBeNull();
  });

  test('the party cannot outgrow the places', async () => {
    const { user } = await openStep('Guest details');
    const more = screen.getByRole('button', { name: 'One more adult' });
    await user.click(more);
    await user.click(more);
    await user.click(more);
    const party = within(screen.getByRole('group', { name: 'Participants' }));
    expect(party.getByText('3 people')).toBeVisible();
    expect(more).toHaveAttribute('aria-disabled', 'true');
  });

  test('what an activity does not offer is not asked for', async () => {
    const { user } = await openStep('Guest details', {
      [activity]: () =>
        ok(
          availabilityFixture(november, {
            exclusiveBooking: true,
            showCommentField: false,
            addons: [],
          }),
        ),
    });
    expect(screen.getByText('Private: just for your party.')).toBeVisible();
    // Nobody asked how many come.
    expect(screen.queryByText('1 person')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Addons' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'One more adult' })).toBeNull();
    expect(screen.queryByLabelText('Comment (optional)')).toBeNull();
    await user.click(goOn());
    expect(await screen.findByRole('heading', { name: 'Booking overview' })).toBeVisible();
  });

  test('what was typed survives a reload and the browser’s Back', async () => {
    const first = await openStep('Guest details');
    await first.user.click(screen.getByRole('button', { name: 'One more adult' }));
    await first.user.type(await screen.findByLabelText('Comment (optional)'), 'Window');
    await first.user.click(goOn());
    await screen.findByRole('heading', { name: 'Booking overview' });
    await act(() => first.router.navigate(-1));
    expect(await screen.findByLabelText('Comment (optional)')).toHaveValue('Window');
    first.unmount();

    await openStep('Booking overview');
    expect(screen.getByText('Window')).toBeVisible();
    expect(screen.getAllByText('2 people')[0]).toBeVisible();
  });

  test('the overview leads to what is to be changed, and another time releases the hold', async () => {
    const { user, http, router } = await openStep('Booking overview');
    await screen.findByRole('timer');
    await user.click(screen.getByRole('button', { name: 'Change: Participants' }));
    await screen.findByRole('heading', { name: 'Guest details' });
    expect(http.requests(release)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Change time' }));
    expect(await screen.findByRole('heading', { name: 'Choose a time' })).toHaveFocus();
    await waitFor(() => expect(http.requests(release)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('heading', { name: 'Choose a date' })).toBeVisible();
    expect(router.state.location.search).toBe('');
  });
});
