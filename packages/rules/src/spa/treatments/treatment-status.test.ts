import {
  canBeConfirmed,
  isLockedFor,
  isPause,
  treatmentStatusColors,
  treatmentStatuses,
} from './treatment-status';

test('each status has its colours', () => {
  expect(Object.keys(treatmentStatusColors)).toEqual([...treatmentStatuses]);
});

test.each(treatmentStatuses.map((status) => [status, status === 'pause'] as const))(
  'a treatment that is %s is a pause: %s',
  (status, expected) => {
    expect(isPause({ status })).toBe(expected);
  },
);

test('a guest is told of what is confirmed', () => {
  const told = treatmentStatuses.filter((status) => canBeConfirmed({ status }));
  expect(told).toEqual(['confirmed', 'pre-paid', 'paid']);
});

test.each([
  [false, {}, false],
  [false, { treatmentLock: true }, false],
  [true, {}, true],
  [true, { treatmentLock: true }, true],
  [true, { treatmentLock: null }, true],
  [true, { treatmentLock: false }, false],
])('locked %s, and %j wanted: refused %s', (treatmentLock, change, expected) => {
  expect(isLockedFor({ treatmentLock }, change)).toBe(expected);
});
