import {
  copyOf,
  nextTime,
  sortTimes,
  type TimeValues,
  toTimeInput,
  toTimeValues,
} from './time-values';

const time = (given: Partial<TimeValues> = {}): TimeValues => ({
  _id: '',
  start: '10:00',
  end: '12:00',
  capacity: '',
  days: [1],
  overrideName: '',
  ...given,
});

test.each([
  ['an end of the same day', { start: '10:00', end: '12:30' }, { start: 600, end: 750 }],
  ['an end past midnight', { start: '22:00', end: '02:00' }, { start: 1320, end: 1560 }],
  ['no end', { start: '10:00', end: '' }, { start: 600, end: null }],
  ['own places', { capacity: '4' }, { capacity: 4 }],
  ['the service’s places', { capacity: '' }, { capacity: null }],
  ['0 places', { capacity: '0' }, { capacity: 0 }],
  [
    'days in the order of a week',
    { days: [0, 5, 1] },
    { availableDays: [{ day: 1 }, { day: 5 }, { day: 0 }] },
  ],
  ['a blank name', { overrideName: '  ' }, { overrideName: null }],
])('%s', (_, given, expected) => {
  expect(toTimeInput(time(given))).toMatchObject(expected);
});

test.each(['', '25:00', '10', 'ten'])('a start of “%s” is no time yet', (start) => {
  expect(toTimeInput(time({ start }))).toBeUndefined();
});

test('what was saved comes back the same', () => {
  const saved = {
    _id: 'a',
    start: 1320,
    end: 1560,
    capacity: 4,
    availableDays: [{ day: 5 }, { day: 6 }],
    overrideName: 'Late',
  };
  expect(toTimeInput(toTimeValues(saved))).toEqual(saved);
});

test('rows are sorted by start, of equal ones by day; half-typed ones come last', () => {
  const rows = [
    time({ start: '' }),
    time({ start: '14:00' }),
    time({ start: '10:00', days: [0] }),
    time({ start: '10:00', days: [2] }),
  ];
  expect(sortTimes(rows).map(({ start, days }) => `${start} ${days}`)).toEqual([
    '10:00 2',
    '10:00 0',
    '14:00 1',
    ' 1',
  ]);
});

describe('a new row', () => {
  test.each([
    ['the first of all', [], [3], { start: '10:00', end: '', days: [3] }],
    [
      'after the last of its day, as long and as large',
      [
        time({ days: [3], start: '10:00', end: '11:30', capacity: '6' }),
        time({ days: [4], start: '18:00' }),
      ],
      [3],
      { start: '11:30', end: '13:00', capacity: '6', days: [3] },
    ],
    [
      'after the service’s duration where the last names no end',
      [time({ days: [3], start: '10:00', end: '' })],
      [3],
      { start: '11:00', end: '' },
    ],
    [
      'not past midnight',
      [time({ days: [3], start: '23:00', end: '01:00' })],
      [3],
      { start: '23:00' },
    ],
  ])('%s', (_, times, days, expected) => {
    expect(nextTime(times, days, 60)).toMatchObject(expected);
  });
});

test('a copy is a new row whose days can be changed alone', () => {
  const original = time({ _id: 'a' });
  const copy = copyOf(original);
  copy.days.push(2);
  expect(copy._id).toBe('');
  expect(original.days).toEqual([1]);
});
