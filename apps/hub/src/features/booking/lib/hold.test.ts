import { formatCountdown, holdFor, readHold, secondsLeft } from './hold';

const now = Date.parse('2026-11-21T12:00:00Z');
const input = { _service: 's1', date: '2026-11-25', timeindex: 600, participants: 2 };
const hold = { holdId: 'h1', expiresAt: '2026-11-21T12:10:00.000Z', since: now, input };

test('a hold serves only what it keeps, and only until it runs out', () => {
  expect(holdFor(hold, input, now)).toBe(hold);
  expect(holdFor(hold, { ...input, timeindex: 660 }, now)).toBeUndefined();
  expect(holdFor(hold, { ...input, date: '2026-11-26' }, now)).toBeUndefined();
  expect(holdFor(hold, { ...input, participants: 3 }, now)).toBeUndefined();
  expect(holdFor(hold, { ...input, _service: 's2' }, now)).toBeUndefined();
  expect(holdFor(hold, input, Date.parse(hold.expiresAt))).toBeUndefined();
  expect(holdFor(undefined, input, now)).toBeUndefined();
});

test('the time left counts down to nothing', () => {
  expect(secondsLeft(hold, now)).toBe(600);
  expect(secondsLeft(hold, now + 599_100)).toBe(1);
  expect(secondsLeft(hold, now + 700_000)).toBe(0);
});

test.each([
  [600, '10:00'],
  [61, '1:01'],
  [9, '0:09'],
  [0, '0:00'],
])('%i seconds are %s', (seconds, text) => expect(formatCountdown(seconds)).toBe(text));

test('a hold comes back from the storage, and what is none does not', () => {
  expect(readHold(JSON.parse(JSON.stringify(hold)))).toEqual(hold);
  for (const broken of [undefined, null, 1, {}, { ...hold, input: {} }, { ...hold, since: 'x' }]) {
    expect(readHold(broken)).toBeUndefined();
  }
});
