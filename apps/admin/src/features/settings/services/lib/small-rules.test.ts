import { sectionAtFault, toSection } from './sections';
import { isOver, newSpecialDay, weeklyTimesOf } from './special-days';

const row = (start: string, days: number[]) => ({
  _id: 'x',
  start,
  end: '',
  capacity: '',
  days,
  overrideName: '',
});

describe('special days', () => {
  const times = [row('10:00', [1, 2]), row('14:00', [2]), row('18:00', [5])];

  test('begin with the weekly times of their day, as new rows', () => {
    // a Tuesday
    const day = newSpecialDay(times, '2026-11-24');
    expect(day.times.map(({ _id, start, days }) => [_id, start, days])).toEqual([
      ['', '10:00', []],
      ['', '14:00', []],
    ]);
  });

  test('of several days keep the weekdays among them', () => {
    const taken = weeklyTimesOf(times, '2026-11-24', '2026-11-27');
    expect(taken.map(({ start, days }) => [start, days])).toEqual([
      ['10:00', [2]],
      ['14:00', [2]],
      ['18:00', [5]],
    ]);
  });

  test.each([
    ['2026-11-20', true],
    ['2026-11-21', false],
    ['', false],
  ])('one that ends on “%s” is over on 21 November: %s', (endDate, expected) => {
    const day = { ...newSpecialDay([], '2026-11-20'), endDate };
    expect(isOver(day, '2026-11-21')).toBe(expected);
  });
});

test.each([
  [['times', 'name'], 'texts'],
  [['addons', 'times'], 'times'],
  [['specialdays'], 'special'],
  [[], undefined],
])('of the fields %s the part to show is %s', (fields, expected) => {
  expect(sectionAtFault(fields)).toBe(expected);
});

test('an unknown part is the first', () => expect(toSection('nonsense')).toBe('texts'));
