import {
  type ChangeableTreatment,
  guestChangeProblem,
  guestDeadline,
  guestStartProblem,
} from './guest-treatment';

const zone = 'Europe/Oslo';
/** Friday at noon in Oslo. */
const now = Date.parse('2026-11-20T11:00:00Z');
const offer = { active: true, online: true };
const start = { date: '2026-11-20', start: 840 };
const clock = { now, zone, spacing: 30 };

it.each([
  ['two hours ahead', {}, start, undefined],
  ['the very start', {}, { ...start, start: 720 }, undefined],
  ['what is past', {}, { ...start, start: 690 }, 'DATE_IN_PAST'],
  ['off the spacing', {}, { ...start, start: 850 }, 'TIME_NOT_OFFERED'],
  ['the hour that the clock skips', {}, { date: '2027-03-28', start: 150 }, 'TIME_NOT_OFFERED'],
  ['exactly the notice', { minNoticeMinutes: 120 }, start, undefined],
  ['a minute less', { minNoticeMinutes: 121 }, start, 'TOO_LATE_NOTICE'],
  ['the last day', { bookingWindowDays: 3 }, { ...start, date: '2026-11-23' }, undefined],
  [
    'the day after it',
    { bookingWindowDays: 3 },
    { ...start, date: '2026-11-24' },
    'BEYOND_BOOKING_WINDOW',
  ],
  ['what the desk alone books', { online: false }, start, 'TREATMENT_NOT_ONLINE'],
  ['what is no longer sold', { active: false, online: false }, start, 'TREATMENT_TYPE_INACTIVE'],
])('a guest books %s', (_, change, wanted, expected) => {
  expect(guestStartProblem({ ...offer, ...change }, wanted, clock)).toBe(expected);
});

const treatment: ChangeableTreatment = {
  date: '2026-11-21',
  timeindexStart: 720,
  status: 'confirmed',
  treatmentLock: false,
  cancelInformation: 24,
};

it.each<[string, Partial<ChangeableTreatment>, number, string | undefined, string | undefined]>([
  ['at the deadline', {}, 0, undefined, undefined],
  ['a millisecond later', {}, 1, 'CANCELLATION_DEADLINE_PASSED', 'CANCELLATION_DEADLINE_PASSED'],
  ['without a deadline', { cancelInformation: null }, 1, undefined, undefined],
  ['locked', { treatmentLock: true }, 0, 'TREATMENT_LOCKED', 'TREATMENT_LOCKED'],
  ['tentative', { status: 'tentative' }, 0, undefined, undefined],
  ['paid in advance', { status: 'pre-paid' }, 0, undefined, 'TREATMENT_PAID'],
  ['paid', { status: 'paid' }, 0, undefined, 'TREATMENT_PAID'],
  [
    'missed',
    { status: 'no-show' },
    0,
    'CANCELLATION_DEADLINE_PASSED',
    'CANCELLATION_DEADLINE_PASSED',
  ],
])('a guest moves and cancels a treatment: %s', (_, change, later, move, cancel) => {
  const one = { ...treatment, ...change };
  const at = { now: now + later, zone };
  expect(guestChangeProblem('move', one, at)).toBe(move);
  expect(guestChangeProblem('cancel', one, at)).toBe(cancel);
});

it('the deadline is in elapsed hours, whatever the clock does in between', () => {
  const monday = { ...treatment, date: '2027-03-29', timeindexStart: 540 };
  // 09:00 on Monday in summer time: 24 hours before it is 09:00 on Sunday, which has changed already
  expect(guestDeadline(monday, zone)).toBe(Date.parse('2027-03-28T07:00:00Z'));
  const sunday = { ...treatment, date: '2027-03-28', timeindexStart: 540 };
  expect(guestDeadline(sunday, zone)).toBe(Date.parse('2027-03-27T07:00:00Z'));
});
