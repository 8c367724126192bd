import type { BookingOutput } from '@atrium/api-client/admin';
import { refuse } from '@atrium/api-client/testing/mock-http';
import { may } from '@atrium/rules/access/access-levels';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { arrived, confirmed } from '../../../../testing/booking-fixtures';
import { LOG, MESSAGES, MODIFY, openBooking, QUICK } from '../../../../testing/booking-page';
import { aBooking, aService, id, ok, signedIn } from '../../../../testing/fixtures';
import { pinToday } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';

pinToday();

test('shows everything of the booking, what became of it and who did it', async () => {
  const { http } = await openBooking(
    aBooking({
      _bookingStatus: confirmed,
      addons: [
        { _id: id(1), _addon: { _id: id(40), name: 'Dry suit', price: 19000 }, quantity: 2 },
      ],
      totalPrice: 471000,
    }),
  );
  expect(screen.getByText(/Saturday,? 21 November 2026, 14:00 – 17:00/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Łucja Wałęsa' })).toHaveAttribute(
    'href',
    `/admin/guests/${id(10)}`,
  );
  for (const text of ['K7M2Q9XP', '2 × Dry suit', 'Booked online']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expect(
    await screen.findByText(
      'Kari changed the booking of Łucja Wałęsa (Kayak tour, Sat 21 Nov 14:00)',
    ),
  ).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Participants: 2 → 3/ })).toBeInTheDocument();
  expect(screen.getByText('Reason: One more came')).toBeInTheDocument();
  expect(http.requests(LOG)[0]?.params).toEqual({ id: id(20) });
  await expectAccessible();
});

test('one that nobody gave a status reads as the venue calls those it expects', async () => {
  await openBooking(aBooking());
  expect(await screen.findByLabelText('Status')).toHaveDisplayValue('Confirmed');
  expect(screen.getAllByText('Confirmed').length).toBeGreaterThan(1);
});

test.each([
  ['Cancelled', { active: false, cancelledAt: '2026-11-20T10:00:00Z' }],
  ['Waiting list', { active: false, waitingList: true }],
])('the status of a booking never reads as none: %s', async (text, given) => {
  await openBooking(aBooking(given));
  expect(await screen.findByLabelText('Status')).toHaveDisplayValue(text);
});

test('a status is called what it is in the language shown', async () => {
  const english = { languageType: 'en', name: 'Confirmed' };
  await openBooking(aBooking(), {
    'GET /api/booking/bookingStatus': () =>
      ok([{ ...confirmed, name: 'Bekreftet', languageList: [english] }]),
  });
  expect(await screen.findByLabelText('Status')).toHaveDisplayValue('Confirmed');
});

test('a status is applied at once', async () => {
  const STATUS = 'PUT /api/v1/admin/reservation/:id/status';
  const { user, http } = await openBooking(aBooking({ _bookingStatus: confirmed }), {
    [STATUS]: () => ok(aBooking({ _bookingStatus: arrived })),
  });
  await user.selectOptions(await screen.findByLabelText('Status'), 'Arrived');
  await waitFor(() =>
    expect(http.requests(STATUS)[0]?.body).toEqual({ _bookingStatus: id(71), version: 5 }),
  );
});

test.each([
  ['the one before', confirmed],
  ['what an expected party has, if there was none', undefined],
])('undoing a status returns to %s', async (_, before) => {
  const STATUS = 'PUT /api/v1/admin/reservation/:id/status';
  const booking = aBooking();
  const { user, http } = await openBooking(
    before ? aBooking({ _bookingStatus: before }) : booking,
    {
      [STATUS]: () => ok(aBooking({ _bookingStatus: arrived, version: 6 })),
    },
  );
  await user.selectOptions(await screen.findByLabelText('Status'), 'Arrived');
  expect(await screen.findByText('Łucja Wałęsa: Arrived')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeInTheDocument();
  expect(http.requests(STATUS)[1]?.body).toEqual({ _bookingStatus: confirmed._id, version: 6 });
});

test('undoing a cancellation restores the booking', async () => {
  const RESTORE = 'POST /api/v1/admin/reservation/:id/restore';
  const { user, http } = await openBooking(aBooking(), {
    'POST /api/v1/admin/reservation/:id/cancel': () => ok(aBooking({ active: false, version: 6 })),
    [RESTORE]: () => ok(aBooking({ version: 7 })),
  });
  await user.click(screen.getByRole('button', { name: 'Cancel reservation' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Cancel reservation' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone.')).toBeInTheDocument();
  expect(http.requests(RESTORE)[0]?.body).toEqual({ version: 6 });
});

test('quick-update sends comments and room with the version', async () => {
  const { user, http } = await openBooking(aBooking(), {
    [QUICK]: () => ok(aBooking({ version: 6 })),
  });
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  fireEvent.change(screen.getByLabelText('Room number'), { target: { value: '104' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Reservation updated successfully')).toBeInTheDocument();
  expect(http.requests(QUICK)[0]?.body).toEqual({
    bookingId: id(20),
    version: 5,
    comment: '',
    internalComment: '',
    roomNumber: '104',
  });
});

describe('somebody else saves while a text is typed', () => {
  async function meanwhile(theirs: Partial<BookingOutput>) {
    let saved = aBooking({ internalComment: 'Old' });
    const app = await openBooking(saved, {
      'GET /api/v1/admin/reservation/:id': () => ok(saved),
      [QUICK]: () => ok(aBooking({ version: 7 })),
    });
    await app.user.type(screen.getByLabelText('Internal comment'), ' friend');
    saved = aBooking({ internalComment: 'Old', version: 6, ...theirs });
    // as if returning to the window
    act(() => void window.dispatchEvent(new Event('focus')));
    return app;
  }

  test('what was not touched here becomes theirs, without a question, and is not undone', async () => {
    const { user, http } = await meanwhile({ roomNumber: '77' });
    await waitFor(() => expect(screen.getByLabelText('Room number')).toHaveValue('77'));
    expect(screen.getByLabelText('Internal comment')).toHaveValue('Old friend');
    expect(screen.queryByText('Changed in the meantime')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(http.requests(QUICK)[0]?.body).toMatchObject({
        version: 6,
        internalComment: 'Old friend',
        roomNumber: '77',
      }),
    );
  });

  test('of the same text one is kept, and the others stay theirs', async () => {
    const { user, http } = await meanwhile({ internalComment: 'New', roomNumber: '77' });
    await screen.findByText('Internal comment: New');
    expect(screen.getByLabelText('Internal comment')).toHaveValue('Old friend');
    await user.click(screen.getByRole('button', { name: 'Keep my changes' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(http.requests(QUICK)[0]?.body).toMatchObject({
        version: 6,
        internalComment: 'Old friend',
        roomNumber: '77',
      }),
    );
  });
});

test('a failed change says so', async () => {
  const { user } = await openBooking(aBooking(), { [QUICK]: () => refuse(500, 'INTERNAL') });
  fireEvent.change(screen.getByLabelText('Room number'), { target: { value: '104' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert', { name: 'Error' })).toHaveTextContent(
    'Failed to update reservation',
  );
  expect(screen.getByLabelText('Room number')).toHaveValue('104');
});

test('a waiting booking can be given a place, a cancelled one restored', async () => {
  const PROMOTE = 'POST /api/v1/admin/reservation/:id/promote';
  const waiting = aBooking({ active: false, waitingList: true, waitingListPosition: 2 });
  const { user, http } = await openBooking(waiting, { [PROMOTE]: () => ok(aBooking()) });
  expect(screen.getByText('Waiting list, no. 2')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Give a place' }));
  await waitFor(() => expect(http.requests(PROMOTE)[0]?.body).toEqual({ version: 5 }));
});

test('a cancelled booking can be restored, and not cancelled again', async () => {
  const RESTORE = 'POST /api/v1/admin/reservation/:id/restore';
  const { user, http } = await openBooking(
    aBooking({ active: false, cancelledAt: '2026-11-20T10:00:00Z' }),
    { [RESTORE]: () => ok(aBooking()) },
  );
  expect(screen.queryByRole('button', { name: 'Cancel reservation' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(http.requests(RESTORE)).toHaveLength(1));
});

test.each([1, 2, 3, 4] as const)('level %d may delete as the table says', async (level) => {
  await openBooking(aBooking(), {}, level);
  const button = screen.queryByRole('button', { name: 'Delete reservation' });
  expect(button !== null).toBe(may(level, 'bookings.delete'));
});

test('deleting asks first and goes back to the guest', async () => {
  const DELETE = 'DELETE /api/admin/deleteBooking';
  const { user, http, router } = await openBooking(
    aBooking(),
    {
      [DELETE]: () => ok(null),
      'GET /api/v1/admin/customers/:id': () => refuse(404, 'NOT_FOUND'),
    },
    2,
  );
  await user.click(screen.getByRole('button', { name: 'Delete reservation' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Delete reservation' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/guests/${id(10)}`));
  expect(http.requests(DELETE)[0]?.body).toEqual({ booking: id(20) });
});

test('what was typed into a booking that is deleted is not asked about, nor is it gone back to', async () => {
  const { user, router } = await openBooking(
    aBooking(),
    {
      'DELETE /api/admin/deleteBooking': () => ok(null),
      'GET /api/v1/admin/customers/:id': () => refuse(404, 'NOT_FOUND'),
    },
    2,
  );
  await user.type(screen.getByLabelText('Internal comment'), 'typed');
  await user.click(screen.getByRole('button', { name: 'Delete reservation' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Delete reservation' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/guests/${id(10)}`));
  expect(router.state.historyAction).toBe('REPLACE');
});

test('another booking that cannot be loaded does not look like the one before', async () => {
  const { router } = await openBooking(aBooking(), {
    'GET /api/v1/admin/reservation/:id': ({ params }) =>
      params.id === id(20) ? ok(aBooking()) : refuse(500, 'INTERNAL'),
  });
  await act(() => router.navigate(`/admin/reservations/${id(21)}`));
  expect(
    await screen.findByText('An error occurred while fetching reservations'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Kayak tour' })).not.toBeInTheDocument();
});

test('a drop-in has no guest to open and nobody to write to, but a history', async () => {
  const { _customer: _, ...booking } = aBooking();
  await openBooking(booking);
  expect(screen.getByText('Drop-in guest')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Messages' })).not.toBeInTheDocument();
  const history = within(screen.getByRole('region', { name: 'History' }));
  expect(await history.findByText(/^Kari changed the booking/)).toBeInTheDocument();
});

test('one that does not exist is said to be missing', async () => {
  await renderApp(`/admin/reservations/${id(99)}`, {
    signedIn: true,
    http: { ...signedIn(), 'GET /api/v1/admin/reservation/:id': () => refuse(404, 'NOT_FOUND') },
  });
  expect(await screen.findByText(/This reservation does not exist/)).toBeInTheDocument();
});

test('shows the messages about it, and asks for no others', async () => {
  const { http } = await openBooking(aBooking());
  const messages = within(await screen.findByRole('region', { name: 'Messages' }));
  expect(await messages.findByText('Your reservation')).toBeInTheDocument();
  expect(http.requests(MESSAGES)[0]?.query.get('about')).toBe(id(20));
});

test('a long history goes on to older entries and back', async () => {
  const entry = {
    _id: id(80),
    at: '2026-11-02T10:00:00Z',
    actor: { kind: 'system' },
    action: 'booking.created',
    entity: 'booking',
    entityId: id(20),
    subject: {},
    changes: [],
  };
  const { user } = await openBooking(aBooking(), {
    [LOG]: ({ query }) =>
      query.has('cursor')
        ? ok({ items: [entry] })
        : ok({ items: [{ ...entry, action: 'booking.cancelled' }], nextCursor: 'next' }),
  });
  const history = within(screen.getByRole('region', { name: 'History' }));
  await user.click(await history.findByRole('button', { name: 'Older' }));
  expect(await history.findByText('The system booked in a drop-in')).toBeInTheDocument();
  await user.click(history.getByRole('button', { name: 'Newer' }));
  expect(await history.findByText('The system cancelled the drop-in booking')).toBeInTheDocument();
});

test('what pays for it instead of the guest is named and opened', async () => {
  const terms = {
    ...aBooking().terms,
    coveredBy: { kind: 'membership', _id: id(77), name: 'Ten' },
  };
  await openBooking(aBooking({ terms }));
  expect(screen.getByRole('link', { name: 'Ten' })).toHaveAttribute(
    'href',
    `/admin/guests/${id(10)}/manage-membership/${id(77)}`,
  );
});

describe('its details', () => {
  const suit = { _id: id(40), name: 'Dry suit', price: 19_000 };
  const openDetails = async (answer: () => Response) => {
    const app = await openBooking(aBooking(), {
      'GET /api/v1/services': () => ok([aService({ addons: [suit] })]),
      'GET /api/admin/getSegments': () => ok([{ _id: id(60), type: 'Leisure', version: 0 }]),
      [MODIFY]: answer,
    });
    await app.user.click(screen.getByRole('button', { name: 'Change details' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Change details of the reservation' }),
    );
    await app.user.click(await dialog.findByRole('button', { name: 'More: Dry suit' }));
    await dialog.findByRole('option', { name: 'Leisure' });
    await app.user.selectOptions(dialog.getByLabelText('Segment'), 'Leisure');
    await app.user.click(dialog.getByRole('button', { name: 'Save change' }));
    return { ...app, dialog };
  };

  test('are what is booked with it and its segment, sent with the version', async () => {
    const { http } = await openDetails(() => ok([aBooking({ version: 6 })]));
    expect(await screen.findByText('Reservation updated successfully')).toBeInTheDocument();
    expect(http.requests(MODIFY)[0]?.body).toEqual({
      bookings: [
        { _id: id(20), version: 5, addons: [{ _addon: id(40), quantity: 1 }], _segment: id(60) },
      ],
    });
  });

  test('stay as they were chosen when they are refused', async () => {
    const { dialog } = await openDetails(() =>
      refuse(409, 'STALE_VERSION', 'Someone else has changed this.'),
    );
    expect(await dialog.findByText('Someone else has changed this.')).toBeInTheDocument();
    expect(dialog.getByLabelText('Segment')).toHaveDisplayValue('Leisure');
  });
});

test('a date of a series links the others, and all to come can be cancelled at once', async () => {
  const CANCEL = 'POST /api/v1/admin/bookings/series/:id/cancel';
  const date = aBooking({ _series: id(88) });
  const other = aBooking({ _id: id(21), _series: id(88), date: '2026-11-28' });
  const { user, http } = await openBooking(date, {
    'GET /api/v1/admin/bookings/series/:id': () => ok({ _id: id(88), bookings: [date, other] }),
    [CANCEL]: () => ok({ _id: id(88), bookings: [] }),
  });
  const series = within(await screen.findByRole('region', { name: 'Dates of the series' }));
  expect(await series.findByRole('link', { name: /28 Nov/ })).toHaveAttribute(
    'href',
    `/admin/reservations/${id(21)}`,
  );
  await user.click(series.getByRole('button', { name: 'Cancel all that are to come' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Cancel all that are to come' }));
  await waitFor(() => expect(http.requests(CANCEL)).toHaveLength(1));
  expect(http.requests(CANCEL)[0]?.params).toEqual({ id: id(88) });
});
