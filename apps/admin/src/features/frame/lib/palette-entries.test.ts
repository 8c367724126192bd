import { EMPLOYEE } from '@atrium/rules/access-levels';
import { paletteEntries } from './palette-entries';

const texts = {
  pageName: (key: string) => ({ today: 'Today', listBookings: 'Bookings' })[key] ?? key,
  unnamed: 'Unnamed guest',
  allResults: 'All results',
};
const guest = (name: string) => ({ _id: name, firstname: name, lastname: '', phone: '+47 1' });
const labels = (term: string, names: string[] = []) =>
  paletteEntries(term, EMPLOYEE, names.map(guest), texts).map(({ label }) => label);

test('offers every page before anything is typed, and no guest', () => {
  expect(labels('', ['Anna'])).toEqual(['Today', 'Bookings', 'search', 'newGuest', 'newPassword']);
});

test('puts guests first, then the way to all of them, then the pages that match', () => {
  expect(labels('book', ['Booker'])).toEqual(['Booker', 'All results', 'Bookings']);
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
  const entries = paletteEntries(' Łukasz/ø ', EMPLOYEE, [], texts);
  expect(entries[0]?.path).toBe('/admin/search/%C5%81ukasz%2F%C3%B8');
});
