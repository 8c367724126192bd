import { applyStatus } from './booking-status';

const booking = { date: '2026-11-20', timeindex: 1080, timeindexEnd: 1200 };
const now = { date: '2026-11-20', minutes: 1100 };

test.each([
  ['nothing set', {}, { attendenceVerified: false, active: true, waitingList: false }],
  [
    'arrived',
    { hasArrived: true, active: true },
    { attendenceVerified: true, active: true, waitingList: false },
  ],
  [
    'inactive',
    { active: false },
    { attendenceVerified: false, active: false, waitingList: false, tables: [] },
  ],
  [
    'active left open',
    { active: null },
    { attendenceVerified: false, active: true, waitingList: false },
  ],
  [
    'waiting',
    { isWaitingList: true },
    { attendenceVerified: false, active: false, waitingList: true, tables: [] },
  ],
  [
    'left and inactive',
    { hasLeft: true, hasArrived: true, active: false },
    { attendenceVerified: true, active: false, waitingList: false, tables: [], timeindexEnd: 1100 },
  ],
])('%s', (_, status, expected) => {
  expect(applyStatus({ status: { _id: 's', ...status }, booking, now })).toEqual({
    _bookingStatus: 's',
    ...expected,
  });
});

describe('hasLeft', () => {
  const left = { _id: 'left', hasLeft: true };
  const evening = { date: '2026-11-20', timeindex: 1320, timeindexEnd: 1560 };
  const open = { date: '2026-11-20', timeindex: 1080 };

  test.each([
    ['before the start', booking, '2026-11-20', 1079, undefined],
    ['at the start', booking, '2026-11-20', 1080, undefined],
    ['just after the start', booking, '2026-11-20', 1081, 1081],
    ['just before the end', booking, '2026-11-20', 1199, 1199],
    ['at the end', booking, '2026-11-20', 1200, undefined],
    ['after the end', booking, '2026-11-20', 1300, undefined],
    ['at that time on the day before', booking, '2026-11-19', 1100, undefined],
    ['at that time on the day after', booking, '2026-11-21', 1100, undefined],
    ['within the default of 150 minutes', open, '2026-11-20', 1229, 1229],
    ['at the end of the default', open, '2026-11-20', 1230, undefined],
    ['past midnight', evening, '2026-11-21', 30, 1470],
    ['at the end past midnight', evening, '2026-11-21', 120, undefined],
  ])('%s', (_, stay, date, minutes, expected) => {
    expect(applyStatus({ status: left, booking: stay, now: { date, minutes } }).timeindexEnd).toBe(
      expected,
    );
  });

  test('a status without hasLeft leaves the end alone', () => {
    expect(applyStatus({ status: { _id: 's' }, booking, now })).not.toHaveProperty('timeindexEnd');
  });
});

test('becoming active again does not take the tables back', () => {
  const seated = { ...booking, tables: [{ _table: 't1' }] };
  const cancelled = {
    ...seated,
    ...applyStatus({ status: { _id: 'no', active: false }, booking, now }),
  };
  const again = {
    ...cancelled,
    ...applyStatus({ status: { _id: 'yes', active: true }, booking, now }),
  };
  expect(cancelled).toMatchObject({ active: false, tables: [] });
  expect(again).toMatchObject({ active: true, tables: [] });
});

test('a booking that stays active keeps its tables', () => {
  const seated = { ...booking, tables: [{ _table: 't1' }] };
  const change = applyStatus({ status: { _id: 's', hasArrived: true }, booking, now });
  expect({ ...seated, ...change }.tables).toEqual([{ _table: 't1' }]);
});
