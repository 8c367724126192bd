import { stayedMinutes, visitAfter } from './visit';

const dinner = { date: '2026-06-19', timeindex: 1_080, timeindexEnd: 1_200 };
const clock = (minutes: number, date = dinner.date) => ({ date, minutes });
const now = new Date('2026-06-19T16:10:00Z');
const later = new Date('2026-06-19T18:00:00Z');
const arrived = { hasArrived: true };
const left = { hasArrived: true, hasLeft: true };
const visit = { seatedAt: now, plannedMinutes: 120 };

test.each([
  ['on time', 1_090, { seatedAt: now, plannedMinutes: 120 }],
  ['an hour early', 1_020, { seatedAt: now, plannedMinutes: 120 }],
  ['earlier than a party may sit down', 1_019, undefined],
  ['when its time is over', 1_200, undefined],
])('who is marked as arrived %s', (_, minutes, expected) => {
  expect(visitAfter(arrived, dinner, now, clock(minutes))).toEqual(expected);
});

test('a visit may begin after midnight', () => {
  const late = { ...dinner, timeindex: 1_430, timeindexEnd: 1_550 };
  expect(visitAfter(arrived, late, now, clock(5, '2026-06-20'))).toEqual({
    seatedAt: now,
    plannedMinutes: 120,
  });
});

test('leaving ends it once, and coming back opens it again', () => {
  const ended = visitAfter(left, { ...dinner, visit }, later, clock(1_190));
  expect(ended).toEqual({ ...visit, leftAt: later });
  const again = new Date(later.getTime() + 60_000);
  expect(
    visitAfter(left, { ...dinner, visit: { ...visit, leftAt: later } }, again, clock(1)),
  ).toEqual(ended);
  expect(
    visitAfter(arrived, { ...dinner, visit: { ...visit, leftAt: later } }, again, clock(1_195)),
  ).toEqual(visit);
});

test('nobody is known to have stayed who was never seen to sit down, or did not come after all', () => {
  expect(visitAfter(left, dinner, now, clock(1_100))).toBeUndefined();
  expect(visitAfter({}, { ...dinner, visit }, now, clock(1_100))).toBeUndefined();
});

test.each([
  [undefined, undefined],
  ['2026-06-19T18:00:00Z', 110],
  ['2026-06-20T04:10:00Z', 720],
  // forgotten until the next day
  ['2026-06-20T04:11:00Z', undefined],
])('who left at %s stayed for %s minutes', (leftAt, expected) => {
  expect(stayedMinutes({ ...visit, ...(leftAt ? { leftAt: new Date(leftAt) } : {}) })).toBe(
    expected,
  );
});
