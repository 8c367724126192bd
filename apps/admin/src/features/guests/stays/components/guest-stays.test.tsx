import { type MockRoutes, refuse } from '@atrium/api-client/testing/mock-http';
import { type AccessLevel, may } from '@atrium/rules/access/access-levels';
import { expectAccessible } from '@atrium/ui/testing/expect-accessible';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aGuest, aService, aStay, id, ok, signedIn } from '../../../../testing/fixtures';
import { enter, pickerInput } from '../../../../testing/picker-fields';
import { pinToday } from '../../../../testing/pin-today';
import { renderApp } from '../../../../testing/render-app';

pinToday();

const stay = aStay({
  status: 'in house',
  services: [
    {
      _id: id(51),
      _service: { _id: id(30), name: 'Kayak tour' },
      bookings: [id(20), id(21)],
      included: 2,
      booked: 1,
      left: 1,
      dayNumber: 2,
      date: '2026-12-02',
    },
  ],
  addons: [{ _id: id(52), name: 'Parking', quantity: 2 }],
});
const aPackage = {
  _id: id(95),
  name: 'Kayak weekend',
  description: '',
  languageList: [],
  nights: 2,
  price: 350000,
  services: [{ _id: id(96), _service: id(30), dayNumber: 2 }],
  addons: [{ _id: id(97), name: 'Bathrobe', languageList: [], quantity: 2 }],
  treatmentTypes: [],
  active: true,
  version: 0,
};
const LIST = 'GET /api/v1/admin/customers/:id/stays';
const open = (path: string, http: MockRoutes = {}, level: AccessLevel = 1) =>
  renderApp(`/admin/guests/${id(10)}/stays${path}`, {
    signedIn: true,
    http: {
      ...signedIn(level),
      'GET /api/v1/services': () => ok([aService(), aService({ _id: id(31), name: 'Spa' })]),
      'GET /api/v1/admin/packages': () =>
        ok([aPackage, { ...aPackage, _id: id(98), active: false }]),
      'GET /api/spa/treatmenttype': () => ok([]),
      'GET /api/v1/admin/customers/:id': () => ok(aGuest()),
      [LIST]: () => ok({ items: [stay] }),
      'GET /api/v1/admin/stays/:id': () => ok(stay),
      ...http,
    },
  });

test('lists the stays of the guest, each leading to its details', async () => {
  const { user, http, router } = await open('');
  const table = await screen.findByRole('table', { name: 'Stays' });
  const [, row] = within(table).getAllByRole('row');
  expect(row).toHaveTextContent('01/12/202604/12/202632In house');
  expect(http.requests(LIST)[0]?.params.id).toBe(id(10));
  await expectAccessible();

  await user.click(within(table).getByRole('link', { name: '01/12/2026' }));
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/admin/guests/${id(10)}/stays/${id(50)}`),
  );
});

test('a crowd of stays is reached to the last one, a page at a time', async () => {
  const oldest = { ...stay, _id: id(59), arrivaldate: '2019-02-01', departuredate: '2019-02-03' };
  const { user } = await open('', {
    [LIST]: ({ query }) =>
      query.get('cursor') === id(50)
        ? ok({ items: [oldest] })
        : ok({ items: [stay], nextCursor: id(50) }),
  });
  await user.click(await screen.findByRole('button', { name: 'Older' }));
  expect(await screen.findByRole('link', { name: '01/02/2019' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Older' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Newer' }));
  expect(await screen.findByRole('link', { name: '01/12/2026' })).toBeInTheDocument();
});

test('details: dates, pax, services with the bookings made and their day, addons, treatments', async () => {
  await open(`/${id(50)}`);
  const card = await screen.findByRole('region', { name: 'Stays' });
  const fact = (name: string) => within(card).getByText(name).nextElementSibling?.textContent;
  expect(fact('Arrival date')).toBe('1 December 2026');
  expect(fact('Departure date')).toBe('4 December 2026');
  expect(fact('Booking date')).toBe('15 June 2026');
  expect(fact('Pax')).toBe('2');
  const [, row] = within(within(card).getByRole('table', { name: 'Services' })).getAllByRole('row');
  expect(row).toHaveTextContent(/^Kayak tourDay 2 · Wed,? 2 Dec121 of 2 bookedBook$/);
  expect(within(card).getByText('2 × Parking')).toBeInTheDocument();
  expect(within(card).getByText('No treatment types are part of this stay.')).toBeInTheDocument();
  await expectAccessible();
});

test('a guest without stays, and a failure, each say so', async () => {
  const { unmount } = await open('', { [LIST]: () => ok({ items: [] }) });
  expect(await screen.findByText('This guest has no stays.')).toBeInTheDocument();
  unmount();
  await open('', { [LIST]: () => refuse(500, 'INTERNAL') });
  expect(await screen.findByText('The stays could not be loaded.')).toBeInTheDocument();
});

test('what is booked leads to its bookings, what is left to a booking of that day', async () => {
  await open(`/${id(50)}`);
  const link = (name: string) => screen.findByRole('link', { name });
  expect(await link('Reservation 2 of Kayak tour')).toHaveAttribute(
    'href',
    `/admin/reservations/${id(21)}`,
  );
  expect(screen.getByRole('link', { name: /^Book Kayak tour on Wed/ })).toHaveAttribute(
    'href',
    `/admin/guests/${id(10)}/new_booking?service=${id(30)}&date=2026-12-02&stayService=${id(51)}`,
  );
});

const POST = 'POST /api/v1/admin/stays';
const PUT = 'PUT /api/v1/admin/stays/:id';

test('a new stay from a package: it says the rest, and what is typed over is sent', async () => {
  const { user, http, router } = await open('/new', { [POST]: () => ok(stay, 201) });
  const form = await screen.findByRole('region', { name: 'New stay' });
  const packages = within(form).getByLabelText('Package');
  await waitFor(() => expect(within(packages).getAllByRole('option')).toHaveLength(2));
  await user.selectOptions(packages, id(95));
  expect(await pickerInput(/^Departure date/, form)).toHaveValue('23/11/2026');
  // the nights stay when the arrival moves
  await enter(/^Arrival date/, '30/12/2026', form);
  expect(await pickerInput(/^Departure date/, form)).toHaveValue('01/01/2027');
  expect(within(form).getByLabelText('Service 1')).toHaveValue(id(30));
  expect(within(form).getByLabelText('Day of service 1')).toHaveDisplayValue(
    /^Day 2 · Thu,? 31 Dec$/,
  );
  await expectAccessible();
  await user.click(within(form).getByRole('button', { name: 'Remove addon 1' }));
  await user.click(within(form).getByRole('button', { name: 'Save' }));

  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/admin/guests/${id(10)}/stays/${id(50)}`),
  );
  expect(http.requests(POST)[0]?.body).toMatchObject({
    _customer: id(10),
    _package: id(95),
    arrivaldate: '2026-12-30',
    departuredate: '2027-01-01',
    adults: 2,
    services: [{ _service: id(30), dayNumber: 2 }],
    addons: [],
  });
});

test('a change sends the version seen; a refusal keeps what was typed; what is booked is not touched', async () => {
  const { user, http } = await open(`/${id(50)}`, {
    [PUT]: () => refuse(409, 'STALE_VERSION', 'Someone else has saved this in the meantime.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit stay' }));
  const form = await screen.findByRole('region', { name: 'Edit stay' });
  expect(within(form).queryByLabelText('Package')).not.toBeInTheDocument();
  expect(within(form).getByLabelText('Service 1')).toBeDisabled();
  expect(within(form).getByRole('button', { name: 'Remove service 1' })).toBeDisabled();
  fireEvent.change(within(form).getByLabelText('Room type'), { target: { value: 'Suite' } });
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  expect(
    await within(form).findByText('Someone else has saved this in the meantime.'),
  ).toBeInTheDocument();
  expect(within(form).getByLabelText('Room type')).toHaveValue('Suite');
  expect(http.requests(PUT)[0]?.body).toMatchObject({
    version: 0,
    roomType: 'Suite',
    services: [{ _id: id(51), _service: id(30), dayNumber: 2 }],
  });
});

test.each([1, 2, 3, 4] as const)('level %d may delete a stay as the table says', async (level) => {
  await open(`/${id(50)}`, {}, level);
  await screen.findByRole('region', { name: 'Stays' });
  expect(screen.queryByRole('button', { name: 'Delete stay' }) !== null).toBe(
    may(level, 'stays.delete'),
  );
});

test('cancelling is asked about; a stay that is cancelled offers nothing to change or book', async () => {
  const CANCEL = 'POST /api/v1/admin/stays/:id/cancel';
  let status = 'expected';
  const { user, http } = await open(`/${id(50)}`, {
    'GET /api/v1/admin/stays/:id': () => ok({ ...stay, status }),
    [CANCEL]: () => {
      status = 'cancelled';
      return ok({ ...stay, status });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel stay' }));
  const question = await screen.findByRole('alertdialog', { name: 'Cancel stay' });
  await user.click(within(question).getByRole('button', { name: 'Cancel stay' }));
  expect(await screen.findByText('Cancelled')).toBeInTheDocument();
  expect(http.requests(CANCEL)[0]?.body).toEqual({ version: 0 });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit stay' })).toBeNull());
  expect(screen.queryByRole('link', { name: /^Book / })).not.toBeInTheDocument();
});

test('a treatment of a stay tells how much of it is booked, and leads there', async () => {
  const massage = {
    ...{ _id: id(53), _treatmentType: id(150), name: 'Massage', quantity: 1 },
    ...{ treatments: [id(140)], included: 2, booked: 1, left: 1 },
  };
  await open(`/${id(50)}`, {
    'GET /api/v1/admin/stays/:id': () => ok({ ...stay, treatmentTypes: [massage] }),
  });
  expect(await screen.findByText(/Massage · 1 of 2 booked/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Treatment 1: Massage' })).toHaveAttribute(
    'href',
    `/admin/treatments/${id(140)}`,
  );
});
