import { type MockRoutes, refuse, reply } from '@atrium/api-client/testing/mock-http';
import type { AccessLevel } from '@atrium/rules/access/access-levels';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aTime } from '../../../../testing/booking-fixtures';
import { aBooking, aGuest, aService, id, ok, signedIn } from '../../../../testing/fixtures';
import { pickerInput } from '../../../../testing/picker-fields';
import { pinToday, TODAY } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';

pinToday();

const BOOK = 'POST /api/admin/newBooking';
const DROP_IN = 'POST /api/v1/drop-in';
const CREATE = 'POST /api/v1/admin/customers';
const days = [
  {
    date: TODAY,
    available: 4,
    state: 'open',
    times: [aTime(600, 8), aTime(840, 4), aTime(960, 0)],
  },
];

async function open(http: MockRoutes = {}, firstTime = '840', level: AccessLevel = 1) {
  const app = await renderApp('/admin/express_booking', {
    signedIn: true,
    http: {
      ...signedIn(level),
      'GET /api/v1/services/active': () => ok([aService(), aService({ _id: id(31), name: 'Spa' })]),
      'GET /api/v1/hub/activity/:id': () => ok({ ...aService(), timeslots: { data: days } }),
      'GET /api/v1/admin/search_customer/:term': () => reply(200, [aGuest()]),
      ...http,
    },
  });
  const guest = await screen.findByRole('combobox', { name: 'Guest' });
  await waitFor(() => expect(screen.getByLabelText('Time')).toHaveValue(firstTime));
  return { ...app, guest };
}

test('a known guest is booked by name, Enter, Ctrl+Enter; then it is ready for the next', async () => {
  const { user, guest, http } = await open({ [BOOK]: () => ok(aBooking(), 201) });
  expect(guest).toHaveFocus();
  expect(screen.getByLabelText('Time')).toHaveDisplayValue('14:00 – 17:00 · 4 places left');
  await user.keyboard('lucja');
  await screen.findByRole('option', { name: /Łucja Wałęsa/ });
  await user.keyboard('{Enter}');
  expect(guest).toHaveValue('Łucja Wałęsa');
  await expectAccessible();
  await user.keyboard('{Control>}{Enter}{/Control}');

  expect(await screen.findByText(/^Booked: Łucja Wałęsa, Kayak tour/)).toBeInTheDocument();
  expect(http.requests(BOOK)[0]?.body).toEqual({
    _customer: id(10),
    _service: id(30),
    date: TODAY,
    timeindex: 840,
    participants: 1,
    available: 4,
  });
  expect(guest).toHaveValue('');
  expect(guest).toHaveFocus();
  const list = screen.getByRole('table', { name: 'Booked here just now' });
  expect(within(list).getByRole('link', { name: 'Łucja Wałęsa' })).toHaveAttribute(
    'href',
    `/admin/reservations/${id(20)}`,
  );
});

test('where today is over, the next day is one press away', async () => {
  const over = { ...days[0], times: [aTime(600, 0, { waitingList: false, bookable: false })] };
  const timeslots = { data: [over, { ...days[0], date: '2026-11-22' }] };
  const { user } = await open(
    { 'GET /api/v1/hub/activity/:id': () => ok({ ...aService(), timeslots }) },
    '',
  );
  expect(await screen.findByText(/No time is left on this day/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Next day' }));
  expect(await pickerInput('Date')).toHaveValue('22/11/2026');
  await waitFor(() => expect(screen.getByLabelText('Time')).toHaveValue('600'));
});

test('open over midnight, it goes on with the day that has begun', async () => {
  const timeslots = { data: [...days, { ...days[0], date: '2026-11-22' }] };
  const { user } = await open({
    'GET /api/v1/hub/activity/:id': () => ok({ ...aService(), timeslots }),
  });
  await user.type(screen.getByLabelText('Internal comment'), 'Late');
  jest.setSystemTime(new Date('2026-11-21T23:05:00Z'));
  // as if returning to the window
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(async () => expect(await pickerInput('Date')).toHaveValue('22/11/2026'));
  expect(screen.getByLabelText('Internal comment')).toHaveValue('Late');
});

test('Enter before the answer chooses the one guest who is found, and books nothing', async () => {
  const { user, guest, http } = await open({ [BOOK]: () => ok(aBooking(), 201) });
  await user.keyboard('lucja{Enter}');
  await waitFor(() => expect(guest).toHaveValue('Łucja Wałęsa'));
  expect(http.requests(BOOK)).toHaveLength(0);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText(/^Booked:/);
  expect(guest).toHaveValue('');
});

test('whoever types faster than the answers come is booked when they are there', async () => {
  const { user, http } = await open({ [BOOK]: () => ok(aBooking(), 201) });
  await user.keyboard('lucja{Enter}{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/^Booked: Łucja Wałęsa/)).toBeInTheDocument();
  expect(http.requests(BOOK)).toHaveLength(1);
});

describe('a day that has passed', () => {
  const past = { ...days[0], date: '2026-11-20' };
  const http = (): MockRoutes => ({
    'GET /api/v1/hub/activity/:id': () =>
      ok({ ...aService(), timeslots: { data: [past, ...days] } }),
    [BOOK]: () => ok(aBooking(), 201),
  });

  async function enter(level: AccessLevel) {
    const app = await open(http(), '840', level);
    await app.user.keyboard('lucja');
    await screen.findByRole('option', { name: /Łucja Wałęsa/ });
    await app.user.keyboard('{Enter}');
    fireEvent.change(await pickerInput('Date'), { target: { value: '20/11/2026' } });
    return app;
  }

  test('is refused, by button and by keyboard', async () => {
    const { user, http } = await enter(1);
    expect(await screen.findByText('The date or time has already passed.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Book' })).toBeDisabled();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(http.requests(BOOK)).toHaveLength(0);
    expect(screen.queryByRole('switch', { name: 'Record a past booking' })).toBeNull();
  });

  test('is recorded by an administrator who says so', async () => {
    const { user, http } = await enter(2);
    await user.click(screen.getByRole('switch', { name: 'Record a past booking' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Book' })).toBeEnabled());
    await waitFor(() => expect(screen.getByLabelText('Time')).toHaveValue('600'));
    await user.keyboard('{Control>}{Enter}{/Control}');
    await screen.findByText(/^Booked:/);
    expect(http.requests(BOOK)[0]?.body).toMatchObject({ date: '2026-11-20', recordPast: true });
  });
});

test('a party larger than the service is refused where it stands, whatever is pressed', async () => {
  const time = { _id: id(7), availableDays: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day })) };
  const service = aService({ times: [600, 840, 960].map((start) => ({ ...time, start })) });
  const { user, http } = await open({
    'GET /api/v1/services/active': () => ok([service]),
    [DROP_IN]: () => ok(aBooking(), 201),
    'POST /api/v1/admin/waitingList': () => ok(aBooking(), 201),
  });
  await user.clear(screen.getByLabelText('Participants'));
  await user.keyboard('99');
  expect(screen.getByLabelText('Participants')).toHaveAccessibleDescription(
    'The party is larger than this time can take.',
  );
  expect(screen.getByLabelText('Time')).toHaveValue('840');
  expect(screen.getByRole('button', { name: 'Book' })).toBeDisabled();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(http.requests('POST /api/v1/admin/waitingList')).toHaveLength(0);
});

test('a missing value is reported next to its field, with the fixed text', async () => {
  const { user, guest } = await open();
  await user.clear(screen.getByLabelText('Participants'));
  await user.keyboard('0{Control>}{Enter}{/Control}');
  expect(guest).toHaveAccessibleDescription('Missing guest details');
  expect(screen.getByLabelText('Participants')).toHaveAccessibleDescription(
    'Please select at least one participant',
  );
  await user.clear(screen.getByLabelText('Participants'));
  await user.keyboard('5');
  expect(screen.getByLabelText('Participants')).toHaveAccessibleDescription(
    'You are trying to book more guests than available',
  );
});

test('somebody unknown is created along, and not twice when the booking is refused', async () => {
  let refusals = 1;
  const { user, http } = await open({
    'GET /api/v1/admin/search_customer/:term': () => reply(200, []),
    [CREATE]: () => ok(aGuest({ _id: id(77), firstname: 'Ola', lastname: 'Nordmann' }), 201),
    [BOOK]: () =>
      refusals-- > 0
        ? refuse(409, 'SLOT_FULL', 'The number of participants exceeds the available slots.')
        : ok(aBooking(), 201),
  });
  await user.keyboard('Ola Nordmann');
  await screen.findByRole('option', { name: 'New guest “Ola Nordmann”' });
  await user.keyboard('{Enter}');
  const fields = within(screen.getByRole('group', { name: 'New guest' }));
  expect(fields.getByLabelText('Last name')).toHaveValue('Nordmann');
  await user.type(fields.getByLabelText('Phone'), '41234567');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(screen.getByLabelText('Time')).toHaveAccessibleDescription(
      'The number of participants exceeds the available slots.',
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Book' }));
  await screen.findByText(/^Booked:/);
  expect(http.requests(CREATE).map(({ body }) => body)).toEqual([
    { firstname: 'Ola', lastname: 'Nordmann', phone: '41234567' },
  ]);
  expect(http.requests(BOOK).map(({ body }) => body)).toEqual([
    expect.objectContaining({ _customer: id(77) }),
    expect.objectContaining({ _customer: id(77) }),
  ]);
});

test('an email that is taken is said beside the email, and what was typed stays', async () => {
  const { user } = await open({
    'GET /api/v1/admin/search_customer/:term': () => reply(200, []),
    [CREATE]: () => refuse(422, 'EMAIL_TAKEN', 'User email already exists'),
  });
  await user.keyboard('Ola');
  await screen.findByRole('option', { name: /New guest/ });
  await user.keyboard('{Enter}');
  await user.type(screen.getByLabelText('Email'), 'ola@guests.example');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('User email already exists'),
  );
  expect(screen.getByLabelText('Email')).toHaveValue('ola@guests.example');
});

test('a comment alone is asked about before the page is left, or everything by logging out', async () => {
  const { user, router } = await open();
  await user.type(screen.getByLabelText('Internal comment'), 'Wheelchair');
  const question = () =>
    screen.findByRole('alertdialog', {
      name: 'You have changes that are not saved. Leave anyway?',
    });
  const [waitingList] = screen.getAllByRole('link', { name: 'Waiting list' });
  if (!waitingList) throw new Error('no menu');
  await user.click(waitingList);
  await user.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

  await user.click(screen.getByRole('button', { name: /^Account:/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
  await user.click(within(await question()).getByRole('button', { name: 'Keep editing' }));
  expect(router.state.location.pathname).toBe('/admin/express_booking');
  expect(screen.getByLabelText('Internal comment')).toHaveValue('Wheelchair');
});

test('nothing is typed into what is being sent, since it would be lost when that is booked', async () => {
  let answer: (response: Response) => void = () => undefined;
  const { user, guest } = await open({
    [BOOK]: () => new Promise<Response>((resolve) => (answer = resolve)),
  });
  await user.keyboard('lucja');
  await screen.findByRole('option', { name: /Łucja Wałęsa/ });
  await user.keyboard('{Enter}{Control>}{Enter}{/Control}');
  const comment = screen.getByLabelText('Internal comment');
  await waitFor(() => expect(comment).toHaveAttribute('readonly'));
  expect(guest).toHaveAttribute('readonly');
  answer(ok(aBooking(), 201));
  await screen.findByText(/^Booked:/);
  expect(comment).not.toHaveAttribute('readonly');
});

test('a drop-in needs no name', async () => {
  const { user, http } = await open({
    [DROP_IN]: () => {
      const { _customer: _guest, ...dropIn } = aBooking();
      return ok(dropIn, 201);
    },
  });
  await user.keyboard('{ArrowDown}');
  await screen.findByRole('option', { name: 'Drop-in without a name' });
  await user.keyboard('{Enter}{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/^Booked: Drop-in guest/)).toBeInTheDocument();
  expect(http.requests(DROP_IN)[0]?.body).not.toHaveProperty('_customer');
});

test('a full time is waited for', async () => {
  const WAIT = 'POST /api/v1/admin/waitingList';
  const { user, http } = await open({
    [WAIT]: () => ok(aBooking({ active: false, waitingList: true }), 201),
  });
  await user.selectOptions(screen.getByLabelText('Time'), '960');
  await user.click(screen.getByRole('combobox', { name: 'Guest' }));
  await user.keyboard('lucja');
  await screen.findByRole('option', { name: /Łucja/ });
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Add to waiting list' }));
  expect(await screen.findByText(/^On the waiting list: Łucja/)).toBeInTheDocument();
  expect(http.requests(WAIT)).toHaveLength(1);
});

test('a venue without services says so; services that fail can be asked for again', async () => {
  await renderApp('/admin/express_booking', {
    signedIn: true,
    http: { ...signedIn(), 'GET /api/v1/services/active': () => ok([]) },
  });
  expect(await screen.findByText('Nothing can be booked yet')).toBeInTheDocument();
});
