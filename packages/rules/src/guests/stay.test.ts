import {
  stayBookingProblem,
  stayDate,
  stayDays,
  stayProblem,
  stayServicePlaces,
  stayTreatmentPlaces,
  stayTreatmentProblem,
} from './stay';

const ARRIVAL = '2026-06-29';

test.each([
  ['2026-06-30', 2],
  ['2026-07-02', 4],
])('from 29 June to %s are %i days', (departure, expected) => {
  expect(stayDays(ARRIVAL, departure)).toBe(expected);
});

test.each([
  [1, ARRIVAL],
  [3, '2026-07-01'],
])('day %i is %s', (day, expected) => {
  expect(stayDate(ARRIVAL, day)).toBe(expected);
});

test.each([
  ['one night', '2026-06-30', [], undefined],
  ['no night', ARRIVAL, [], 'STAY_WITHOUT_NIGHT'],
  ['a departure before the arrival', '2026-06-28', [], 'STAY_WITHOUT_NIGHT'],
  ['a service on the day of departure', '2026-06-30', [2], undefined],
  ['a service after it', '2026-06-30', [1, 3], 'STAY_DAY_OUT_OF_RANGE'],
  ['a service before the arrival', '2026-06-30', [0], 'STAY_DAY_OUT_OF_RANGE'],
])('%s', (_, departuredate, days, expected) => {
  const services = days.map((dayNumber) => ({ dayNumber }));
  expect(stayProblem({ arrivaldate: ARRIVAL, departuredate, services })).toBe(expected);
});

const of = (...parties: number[]) => parties.map((participants) => ({ participants }));

test.each([
  ['nothing booked', of(), 2, { included: 2, booked: 0, left: 2 }],
  ['half of it', of(1), 2, { included: 2, booked: 1, left: 1 }],
  ['all of it, by two bookings', of(1, 1), 2, { included: 2, booked: 2, left: 0 }],
  ['more than it, after a guest went home', of(3), 2, { included: 2, booked: 3, left: 0 }],
])('%s', (_, bookings, guests, expected) => {
  expect(stayServicePlaces({ bookings }, guests)).toEqual(expected);
});

describe('a stay of two pays for', () => {
  const stay = { status: 'in house', arrivaldate: ARRIVAL, nrOfGuests: 2 };
  const spa = { service: 'spa', dayNumber: 2, bookings: of(1) };
  const booking = { service: 'spa', date: '2026-06-30', participants: 1 };
  test.each([
    ['what is left', {}, {}, undefined],
    ['not more than that', {}, { participants: 2 }, 'STAY_SERVICE_BOOKED'],
    ['not another day', {}, { date: '2026-07-01' }, 'STAY_DOES_NOT_INCLUDE'],
    ['not another service', {}, { service: 'yoga' }, 'STAY_DOES_NOT_INCLUDE'],
    ['nothing once cancelled', { status: 'cancelled' }, {}, 'STAY_CANCELLED'],
  ])('%s', (_, change, asked, expected) => {
    expect(stayBookingProblem({ ...stay, ...change }, spa, { ...booking, ...asked })).toBe(
      expected,
    );
  });
});

const given = (...guests: number[]) => guests.map((number) => ({ guests: number }));

test.each([
  ['one for each of two adults', 1, given(), 2, { included: 2, booked: 0, left: 2 }],
  ['a couple’s treatment takes two', 2, given(2), 2, { included: 4, booked: 2, left: 2 }],
  ['more than it, after a guest went home', 1, given(2), 1, { included: 1, booked: 2, left: 0 }],
])('treatments: %s', (_, quantity, treatments, adults, expected) => {
  expect(stayTreatmentPlaces({ quantity, treatments }, adults)).toEqual(expected);
});

describe('a stay of two adults pays for a treatment', () => {
  const stay = {
    ...{ status: 'expected', arrivaldate: ARRIVAL, departuredate: '2026-07-01', adults: 2 },
  };
  const massage = { treatmentType: 'massage', quantity: 1, treatments: given(1) };
  const treatment = { treatmentType: 'massage', date: '2026-06-30', guests: 1 };
  test.each([
    ['that is left', {}, {}, undefined],
    ['on the day of arrival', {}, { date: ARRIVAL }, undefined],
    ['on the day of departure', {}, { date: '2026-07-01' }, undefined],
    ['but not the day before', {}, { date: '2026-06-28' }, 'STAY_DOES_NOT_INCLUDE'],
    ['but not the day after', {}, { date: '2026-07-02' }, 'STAY_DOES_NOT_INCLUDE'],
    ['but not for more guests', {}, { guests: 2 }, 'STAY_SERVICE_BOOKED'],
    ['but not another', {}, { treatmentType: 'facial' }, 'STAY_DOES_NOT_INCLUDE'],
    ['but none once cancelled', { status: 'cancelled' }, {}, 'STAY_CANCELLED'],
  ])('%s', (_, change, asked, expected) => {
    expect(stayTreatmentProblem({ ...stay, ...change }, massage, { ...treatment, ...asked })).toBe(
      expected,
    );
  });
});
