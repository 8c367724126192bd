import type { BookingStatusOutput } from '@atrium/api-client/admin';
import { aBooking, id } from '../../testing/fixtures';
import { arrivalState, arrivalStatuses, byTime, countArrivals, matches } from './arrivals';

const status = (name: string, given: Partial<BookingStatusOutput> = {}): BookingStatusOutput => ({
  _id: name,
  name,
  languageList: [],
  color: '#000000',
  hasArrived: false,
  hasLeft: false,
  active: true,
  isWaitingList: false,
  version: 0,
  ...given,
});
const confirmed = status('Confirmed');
const tentative = status('Tentative');
const arrived = status('Arrived', { hasArrived: true });
const paid = status('Paid', { hasArrived: true });
const left = status('Left', { hasArrived: true, hasLeft: true });
const noShow = status('No-show');
const cancelled = status('Cancelled', { active: false });
const waiting = status('Waiting', { active: false, isWaitingList: true });
const names = (list: BookingStatusOutput[]) => list.map(({ name }) => name);

test('statuses are sorted by what they say of the arrival', () => {
  const found = arrivalStatuses([
    arrived,
    paid,
    cancelled,
    confirmed,
    left,
    noShow,
    tentative,
    waiting,
  ]);
  expect(found.expected?.name).toBe('Confirmed');
  expect(names(found.here)).toEqual(['Arrived', 'Paid']);
  expect(names(found.left)).toEqual(['Left']);
  expect(names(found.absent)).toEqual(['No-show']);
  expect(names(found.all)).not.toContain('Waiting');
});

test.each([
  'No show',
  'Ikke møtt',
  'Uteblev',
  'Absent',
  'Nicht erschienen',
  'No presentado',
  'Non presentato',
])('%s says that nobody came, whether it makes inactive or not', (name) => {
  const found = arrivalStatuses([status(name, { active: false }), confirmed]);
  expect(names(found.absent)).toEqual([name]);
  expect(found.expected?.name).toBe('Confirmed');
});

test('without a name that says so, a status that makes inactive says that nobody comes', () => {
  expect(names(arrivalStatuses([confirmed, arrived, left, cancelled]).absent)).toEqual([
    'Cancelled',
  ]);
  expect(arrivalStatuses([]).expected).toBeUndefined();
});

const statuses = arrivalStatuses([confirmed, tentative, arrived, left, noShow, cancelled]);

test.each([
  [{ _bookingStatus: confirmed }, 'expected'],
  [{}, 'expected'],
  [{ _bookingStatus: tentative }, 'expected'],
  [{ _bookingStatus: arrived, attendenceVerified: true }, 'here'],
  [{ _bookingStatus: left, attendenceVerified: true }, 'left'],
  [{ _bookingStatus: noShow }, 'absent'],
  [{ _bookingStatus: cancelled, active: false }, 'absent'],
] as const)('%j is %s', (given, expected) => {
  expect(arrivalState(aBooking(given), statuses)).toBe(expected);
});

test('counts people, not parties', () => {
  const bookings = [
    aBooking({ participants: 2 }),
    aBooking({ participants: 5 }),
    aBooking({ participants: 3, attendenceVerified: true, _bookingStatus: arrived }),
  ];
  expect(countArrivals(bookings, statuses)).toEqual({ expected: 7, here: 3, left: 0, absent: 0 });
});

test.each([
  ['', true],
  ['walesa', true],
  ['ŁUC WAŁ', true],
  ['512100', true],
  ['k7m2', true],
  ['214', true],
  ['kayak', true],
  ['nobody', false],
  ['lucja nobody', false],
])('%j matches: %s', (typed, expected) => {
  expect(matches(aBooking({ roomNumber: '214' }), typed)).toBe(expected);
});

test('each time once, the earliest first', () => {
  const at = (timeindex: number, number: number) => aBooking({ timeindex, _id: id(number) });
  expect(
    byTime([at(840, 1), at(600, 2), at(840, 3)]).map(([time, all]) => [time, all.length]),
  ).toEqual([
    [600, 1],
    [840, 2],
  ]);
});
