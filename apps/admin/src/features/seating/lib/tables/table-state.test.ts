import { arrived, confirmed } from '../../../../testing/booking-fixtures';
import { aBooking, id } from '../../../../testing/fixtures';
import { TODAY } from '../../../../testing/pin-today';
import { keptStates, tableState } from './table-state';

const tables = [{ _table: 't1' }];
const early = aBooking({ _id: id(1), timeindex: 1080, timeindexEnd: 1200, tables });
const late = aBooking({ _id: id(2), timeindex: 1230, timeindexEnd: 1350, tables });
const here = { ...early, attendenceVerified: true, _bookingStatus: arrived };
const gone = { ...here, _bookingStatus: { ...arrived, hasLeft: true } };
const at = (minutes: number) => ({ day: TODAY, at: minutes });

test.each([
  ['before anybody comes', [late, early], 1000, { kind: 'free', next: early, nextAt: 1080 }],
  [
    'when its time has begun',
    [early, late],
    1084,
    { kind: 'due', party: early, until: 1200, next: late, nextAt: 1230 },
  ],
  [
    'once they sit',
    [here, late],
    1084,
    { kind: 'seated', party: here, until: 1200, next: late, nextAt: 1230 },
  ],
  ['when they sat down early', [here], 1060, { kind: 'seated', party: here, until: 1200 }],
  [
    'when they stay on',
    [here, late],
    1215,
    { kind: 'over', party: here, until: 1200, next: late, nextAt: 1230 },
  ],
  [
    'when they stay into the time of the next',
    [here, late],
    1235,
    { kind: 'over', party: here, until: 1200, next: late, nextAt: 1230 },
  ],
  ['when they never came', [early, late], 1210, { kind: 'free', next: late, nextAt: 1230 }],
  ['when they have left', [gone], 1100, { kind: 'free' }],
  ['of a cancelled party', [{ ...early, active: false }], 1100, { kind: 'free' }],
  [
    'of a party from the evening before, until 02:00',
    [
      aBooking({
        _bookingStatus: confirmed,
        date: '2026-11-20',
        timeindex: 1380,
        timeindexEnd: 1560,
        tables,
      }),
    ],
    60,
    expect.objectContaining({ kind: 'due', until: 120 }),
  ],
  [
    'of a party that nobody marked as gone the evening before',
    [{ ...here, date: '2026-11-20' }],
    700,
    { kind: 'free' },
  ],
])('a table %s', (_, reservations, minutes, expected) => {
  expect(tableState('t1', reservations, at(minutes))).toEqual(expected);
});

test('others sit elsewhere', () => {
  expect(tableState('t2', [here], at(1100))).toEqual({ kind: 'free' });
});

test('a table that is as before keeps its state, one that is not gets another', () => {
  const [one, two] = [tableState('t1', [early], at(1000)), tableState('t2', [], at(1000))];
  const before = new Map([['t1', one]]);
  const same = tableState('t1', [early], at(1010));
  const kept = keptStates(before, [
    ['t1', same],
    ['t2', two],
  ]);
  expect([kept.get('t1') === one, kept.get('t2') === two]).toEqual([true, true]);
  const due = tableState('t1', [early], at(1084));
  expect(keptStates(before, [['t1', due]]).get('t1')).toBe(due);
});
