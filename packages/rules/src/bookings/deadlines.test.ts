import { cancellationDeadline, canGuestCancel } from './deadlines';

test.each([
  ['2026-11-20', 1080, 24, 'Europe/Oslo', '2026-11-19T17:00:00.000Z'],
  ['2026-11-20', 1080, 0, 'Europe/Oslo', '2026-11-20T17:00:00.000Z'],
  ['2026-11-20', 1080, undefined, 'Europe/Oslo', '2026-11-20T17:00:00.000Z'],
  ['2026-11-20', 1080, null, 'Europe/Oslo', '2026-11-20T17:00:00.000Z'],
  ['2026-11-20', 1080, 1.5, 'Europe/Oslo', '2026-11-20T15:30:00.000Z'],
  // elapsed hours: on the clock it is 08:00 before spring's change, 10:00 before autumn's
  ['2026-03-29', 540, 24, 'Europe/Oslo', '2026-03-28T07:00:00.000Z'],
  ['2026-10-25', 540, 24, 'Europe/Oslo', '2026-10-24T08:00:00.000Z'],
  ['2026-11-20', 1080, 2, 'America/New_York', '2026-11-20T21:00:00.000Z'],
])(
  '%s at minute %i, %p hours before, %s: %s',
  (date, timeindex, cancellationHours, zone, expected) => {
    const deadline = cancellationDeadline({ date, timeindex, cancellationHours, zone });
    expect(new Date(deadline).toISOString()).toBe(expected);
  },
);

test.each([
  [-1, true],
  [0, true],
  [1, false],
])('%i ms after the deadline a guest may cancel: %p', (after, expected) => {
  const deadline = cancellationDeadline({ date: '2026-11-20', timeindex: 720, zone: 'UTC' });
  expect(canGuestCancel(deadline, deadline + after)).toBe(expected);
});
