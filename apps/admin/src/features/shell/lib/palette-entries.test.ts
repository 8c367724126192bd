import { EMPLOYEE } from '@atrium/rules/access/access-levels';
import { account } from '../../../testing/fixtures';
import { pagesOf } from './pages';
import { actionsOf } from './palette-actions';
import { paletteEntries } from './palette-entries';

const allowed = pagesOf({ level: EMPLOYEE, vendor: account().vendor });
const texts = {
  pageName: (key: string) => ({ today: 'Today', listBookings: 'Bookings' })[key] ?? key,
  actionName: (key: string) => ({ addService: 'Add a service' })[key] ?? key,
  unnamed: 'Unnamed guest',
  dropIn: 'Drop-in guest',
  allResults: 'All results',
  allBookings: 'All bookings',
  bookingDetail: ({ bookingId }: { bookingId: string }) => bookingId,
};
const guest = (name: string) => ({ _id: name, firstname: name, lastname: '', phone: '+47 1' });
const booking = (number: number, firstname?: string) => ({
  _id: `b${number}`,
  bookingId: `REF${number}`,
  _service: { _id: 's', name: 'Kayak tour' },
  date: '2026-11-21',
  timeindex: 600,
  ...(firstname !== undefined && {
    _customer: { _id: 'c', firstname, lastname: '' },
  }),
});
const found = (names: string[] = [], bookings: ReturnType<typeof booking>[] = []) => ({
  guests: names.map(guest),
  bookings,
});
const labels = (term: string, names: string[] = []) =>
  paletteEntries(term, allowed, found(names), texts).map(({ label }) => label);

test('offers every page that one may open before anything is typed, and no guest', () => {
  expect(labels('', ['Anna'])).toEqual(allowed.map(({ key }) => texts.pageName(key)));
});

test('puts guests first, then the way to all of them, then the pages that match', () => {
  expect(labels('book', ['Booker'])).toEqual([
    'Booker',
    'All results',
    'expressBooking',
    'Bookings',
  ]);
});

test('a page that the term names comes first, also before guests', () => {
  expect(labels('bookings', ['Booker'])).toEqual(['Bookings', 'Booker', 'All results']);
});

test('where no guest is found, Enter goes to the page and not to an empty search', () => {
  expect(labels('toda')).toEqual(['Today', 'All results']);
});

test('the booking whose number was typed comes first', () => {
  const entries = paletteEntries(' ref2 ', allowed, found(['Ref'], [booking(2, 'Anna')]), texts);
  expect(entries.map(({ path }) => path)[0]).toBe('/admin/reservations/b2');
});

test('matches pages in any case and accent', () => {
  expect(labels('BOÖK')).toContain('All results');
  expect(labels('bOOk')).toContain('Bookings');
});

test('shows at most six guests', () => {
  const many = Array.from({ length: 15 }, (_, index) => `Anna ${index}`);
  expect(labels('anna', many)).toHaveLength(7);
});

test('a guest without a name can still be opened', () => {
  expect(labels('47', [''])).toContain('Unnamed guest');
});

test('the way to all guests keeps the term as typed', () => {
  const entries = paletteEntries(' Łukasz/ø ', allowed, found(), texts);
  expect(entries.at(-1)?.path).toBe('/admin/search/%C5%81ukasz%2F%C3%B8');
});

test('puts bookings between guests and pages, at most five, each with its own address', () => {
  const many = Array.from({ length: 8 }, (_, number) => booking(number, 'Booker'));
  const entries = paletteEntries('book', allowed, found(['Booker'], many), texts);
  expect(entries.map(({ group }) => group)).toEqual([
    'guests',
    'guests',
    ...Array.from({ length: 5 }, () => 'bookings'),
    'pages',
    'pages',
  ]);
  expect(entries[2]).toMatchObject({ detail: 'REF0', path: '/admin/reservations/b0' });
});

test('more bookings than are shown are one entry further', () => {
  const entries = paletteEntries(
    'hansen',
    allowed,
    { ...found([], [booking(1)]), allBookings: '/admin/list_bookings?text=hansen' },
    texts,
  );
  expect(entries.map(({ group, label, path }) => [group, label, path])).toContainEqual([
    'bookings',
    'All bookings',
    '/admin/list_bookings?text=hansen',
  ]);
});

test('a booking without a guest is a drop-in', () => {
  const [first] = paletteEntries('ref', allowed, found([], [booking(1)]), texts);
  expect(first?.label).toBe('Drop-in guest');
});

test('finds rooms, services and what can be done, once something is typed', () => {
  const places = [
    { _id: 'r1', name: 'Spruce', detail: 'Treatments', path: '/admin/treatments/rooms' },
    {
      _id: 's1',
      name: 'Spa and hot tubs',
      detail: 'Services',
      path: '/admin/settings/services/s1',
    },
  ];
  const actions = actionsOf({ level: 2, vendor: account().vendor });
  const offered = (term: string) =>
    paletteEntries(term, allowed, { ...found(), places, actions }, texts);
  expect(offered('SPRU').map(({ label }) => label)).toEqual(['Spruce', 'All results']);
  expect(offered('add a serv')).toContainEqual(
    expect.objectContaining({ group: 'actions', path: '/admin/settings/services/new' }),
  );
  expect(offered('').map(({ group }) => group)).not.toContain('places');
});

test('nobody is offered what they may not do, or what their venue does not have', () => {
  const keys = (level: 1 | 2, off = {}) =>
    actionsOf({ level, vendor: account(level, off).vendor }).map(({ key }) => key);
  expect(keys(1)).toEqual(['newReservation', 'compareMonths']);
  expect(keys(2)).toContain('addTreatmentType');
  expect(keys(2, { spa: false })).not.toContain('addTreatmentType');
});
