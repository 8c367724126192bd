import type { BookingOutput } from '@atrium/api-client/admin';
import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { arrived, confirmed } from '../../../../testing/booking-fixtures';
import { aBooking, id, ok, signedIn } from '../../../../testing/fixtures';
import { pinToday, TODAY } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';
import { ArrivalSearch } from './arrival-search';

pinToday();

const LIST = 'GET /api/v1/admin/seatedReservations/:from/:to';
const STATUS = 'PUT /api/v1/admin/reservation/:id/status';
const MODIFY = 'POST /api/admin/modifyBookings';
const partly = { ...arrived, _id: id(72), name: 'Partly arrived' };
const left = { ...arrived, _id: id(73), name: 'Left', hasLeft: true };
const noShow = { ...confirmed, _id: id(74), name: 'No-show' };

const anna = aBooking({ _bookingStatus: confirmed, timeindex: 690, timeindexEnd: 750 });
const bo = aBooking({
  _id: id(21),
  _customer: { _id: id(11), firstname: 'Bo', lastname: 'Berg' },
  _bookingStatus: arrived,
  attendenceVerified: true,
  participants: 5,
});
const cancelled = aBooking({ _id: id(22), active: false, cancelledAt: '2026-11-20T10:00:00Z' });

async function open(bookings: BookingOutput[], http: MockRoutes = {}, query = '') {
  const app = await renderApp(`/admin/register_arrival${query}`, {
    signedIn: true,
    http: {
      ...signedIn(),
      [LIST]: () => ok(bookings),
      'GET /api/booking/bookingStatus': () => ok([confirmed, arrived, partly, left, noShow]),
      ...http,
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Arrivals' });
  return app;
}

test('shows the day by time with who is where and who is late; the cancelled are not expected', async () => {
  const { http } = await open([anna, bo, cancelled]);
  expect(await screen.findByRole('heading', { name: '11:30' })).toBeInTheDocument();
  expect(screen.getByText('30 min late')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^3 ?Still expected$/ })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^5 ?Here$/ })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /Wałęsa|Berg/ })).toHaveLength(2);
  expect(http.requests(LIST)[0]?.params).toEqual({ from: TODAY, to: TODAY });
  await expectAccessible();
});

test('one click marks, and undo goes back to the status that was', async () => {
  let party = anna;
  const { user, http } = await open([], {
    [LIST]: () => ok([party]),
    [STATUS]: ({ body }) => {
      const to = (body as { _bookingStatus: string })._bookingStatus;
      const status = to === arrived._id ? arrived : confirmed;
      party = {
        ...party,
        _bookingStatus: status,
        attendenceVerified: status.hasArrived,
        version: party.version + 1,
      };
      return ok(party);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Arrived: Łucja Wałęsa' }));
  expect(await screen.findByText('Łucja Wałęsa: Arrived')).toBeInTheDocument();
  await screen.findByRole('button', { name: 'Left: Łucja Wałęsa' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'Arrived: Łucja Wałęsa' });
  expect(http.requests(STATUS).map(({ body }) => body)).toEqual([
    { _bookingStatus: arrived._id, version: 5 },
    { _bookingStatus: confirmed._id, version: 6 },
  ]);
});

test('a mark that gives money back says how much, and cannot be undone', async () => {
  let party = anna;
  const { user } = await open([], {
    [LIST]: () => ok([party]),
    [STATUS]: () => {
      party = { ...party, _bookingStatus: noShow, version: party.version + 1, refunded: 25_000 };
      return ok(party);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'No-show: Łucja Wałęsa' }));
  expect(
    await screen.findByText('Łucja Wałęsa: No-show. NOK 250 goes back to the guest.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a double click marks once: its second click would meet the button that has come there', async () => {
  let party = anna;
  const { http } = await open([], {
    [LIST]: () => ok([party]),
    [STATUS]: () => {
      party = { ...party, _bookingStatus: arrived, attendenceVerified: true, version: 6 };
      return ok(party);
    },
  });
  const button = await screen.findByRole('button', { name: 'Arrived: Łucja Wałęsa' });
  fireEvent.click(button, { detail: 1 });
  const next = await screen.findByRole('button', { name: 'Left: Łucja Wałęsa' });
  await waitFor(() => expect(next).toBeEnabled());
  fireEvent.click(next, { detail: 2 });
  expect(next).toBeEnabled();
  expect(http.requests(STATUS)).toHaveLength(1);
});

test('partly arrived and no-show are one click too; the rest is in the menu', async () => {
  const { user, http } = await open([anna], { [STATUS]: () => ok(anna) });
  await screen.findByRole('button', { name: 'Partly arrived: Łucja Wałęsa' });
  await user.click(screen.getByRole('button', { name: 'No-show: Łucja Wałęsa' }));
  await user.click(screen.getByRole('button', { name: 'Other statuses for Łucja Wałęsa' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Left' }));
  await waitFor(() => expect(http.requests(STATUS)).toHaveLength(2));
  expect(http.requests(STATUS).map(({ body }) => body)).toMatchObject([
    { _bookingStatus: noShow._id },
    { _bookingStatus: left._id },
  ]);
});

test('taking back that a party has left gives it its end back', async () => {
  const gone = { ...bo, _bookingStatus: left, timeindexEnd: 900, version: 6 };
  const { user, http } = await open([bo], {
    [STATUS]: () => ok(gone),
    [MODIFY]: () => ok([{ ...bo, version: 7 }]),
  });
  await user.click(await screen.findByRole('button', { name: 'Left: Bo Berg' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(http.requests(MODIFY)).toHaveLength(1));
  expect(http.requests(MODIFY)[0]?.body).toEqual({
    bookings: [
      { _id: id(21), version: 6, _bookingStatus: arrived._id, timeindexEnd: bo.timeindexEnd },
    ],
  });
});

test('typing finds whoever stands there, and Enter twice marks them', async () => {
  const { user, http } = await open(
    [anna, { ...bo, _bookingStatus: confirmed, attendenceVerified: false }],
    {
      [STATUS]: () => ok(anna),
    },
  );
  expect(await screen.findByLabelText('Who is here?')).toHaveFocus();
  await user.keyboard('wales');
  await waitFor(() => expect(screen.queryByText('Bo Berg')).not.toBeInTheDocument());
  await user.keyboard('{Enter}{Enter}');
  await waitFor(() => expect(http.requests(STATUS)).toHaveLength(1));
  expect(http.requests(STATUS)[0]?.params).toEqual({ id: anna._id });
  await user.clear(screen.getByLabelText('Who is here?'));
  await user.type(screen.getByLabelText('Who is here?'), 'xyz');
  expect(await screen.findByText('Nobody like that is on the list')).toBeInTheDocument();
});

describe('marked by keyboard', () => {
  const carl = aBooking({
    _id: id(23),
    _customer: { _id: id(12), firstname: 'Carl', lastname: 'Dahl' },
    _bookingStatus: confirmed,
    timeindex: 720,
  });
  async function openTwo(second = carl) {
    let parties = [anna, second];
    return open([], {
      [LIST]: () => ok(parties),
      [STATUS]: ({ params }) => {
        parties = parties.map((party) =>
          party._id === params.id ? { ...party, _bookingStatus: arrived, version: 6 } : party,
        );
        return ok(parties.find(({ _id }) => _id === params.id));
      },
    });
  }

  test('found by typing, the search is empty and ready for the next', async () => {
    const { user } = await openTwo();
    const field = await screen.findByLabelText('Who is here?');
    await user.type(field, 'wales{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Arrived: Łucja Wałęsa' })).toHaveFocus(),
    );
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Łucja Wałęsa: Arrived')).toBeInTheDocument();
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveValue('');
  });

  test('in the list, the focus goes on to the next party', async () => {
    const { user } = await openTwo();
    (await screen.findByRole('button', { name: 'Arrived: Łucja Wałęsa' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Arrived: Carl Dahl' })).toHaveFocus(),
    );
  });

  test('before a party that is here it stays in its row, and a second Enter marks nobody as left', async () => {
    const { user, http } = await openTwo({ ...carl, _bookingStatus: arrived });
    (await screen.findByRole('button', { name: 'Arrived: Łucja Wałęsa' })).focus();
    await user.keyboard('{Enter}');
    const menu = await screen.findByRole('button', { name: 'Other statuses for Łucja Wałęsa' });
    await waitFor(() => expect(menu).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menu')).toBeVisible();
    expect(http.requests(STATUS)).toHaveLength(1);
  });
});

test('Enter before the list follows the letters waits for it, and for nobody who was first until then', () => {
  const desk = (pending: boolean, first: string) => (
    <>
      <ArrivalSearch value="wales" onChange={() => undefined} pending={pending} inputRef={null} />
      <div id="arrivals">
        <button type="button" data-likely>
          {first}
        </button>
      </div>
    </>
  );
  const { rerender } = render(desk(true, 'Bo Berg'));
  const field = screen.getByRole('searchbox');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(field).toHaveFocus();
  rerender(desk(false, 'Łucja Wałęsa'));
  expect(screen.getByRole('button', { name: 'Łucja Wałęsa' })).toHaveFocus();
});

test('a counter narrows the list down, and the address remembers it', async () => {
  const { user, router } = await open([anna, bo]);
  await user.click(await screen.findByRole('button', { name: /Here$/ }));
  expect(router.state.location.search).toBe('?show=here');
  const list = within(document.getElementById('arrivals') ?? document.body);
  expect(list.getByText('Bo Berg')).toBeInTheDocument();
  expect(list.queryByText('Łucja Wałęsa')).not.toBeInTheDocument();
});

test('a refusal is told, and the party stays as it was', async () => {
  const { user } = await open([anna], {
    [STATUS]: () => refuse(409, 'STALE_VERSION', 'Someone else has changed this.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Arrived: Łucja Wałęsa' }));
  expect(await screen.findByRole('alert', { name: 'Error' })).toHaveTextContent(
    'Someone else has changed this.',
  );
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('an empty day says so', async () => {
  await open([]);
  expect(await screen.findByText('Nobody is expected on this day')).toBeInTheDocument();
});

test('a failure can be tried again', async () => {
  await open([], { [LIST]: () => refuse(500, 'INTERNAL') });
  expect(await screen.findByText('The arrivals could not be loaded.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

test('who has left or does not come is folded away, and found by typing all the same', async () => {
  const gone = { ...bo, _bookingStatus: left };
  const { user } = await open([anna, gone]);
  await screen.findByText('Łucja Wałęsa');
  expect(screen.queryByText('Bo Berg')).not.toBeInTheDocument();
  await user.keyboard('berg');
  expect(await screen.findByText('Bo Berg')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Who is here?'));
  const fold = await screen.findByRole('button', { name: 'Left or not coming: 5 participants' });
  await user.click(fold);
  expect(screen.getByText('Bo Berg')).toBeInTheDocument();
});
