import { isBookingInput, isGroupInput, readAttempt } from './attempt';

const input = {
  _service: 'sauna',
  _vendor: 'fjord',
  _customer: 'guest',
  date: '2026-11-25',
  timeindex: 600,
  participants: 2,
};
const hour = 3_600_000;

test('an attempt outlives a reload, with its key and all that was sent', () => {
  const attempt = { key: 'k', since: 0, input: { ...input, comment: 'Window', available: 4 } };
  expect(readAttempt(JSON.parse(JSON.stringify(attempt)), isBookingInput, hour)).toEqual(attempt);
});

test.each([
  ['nothing', undefined],
  ['a text', 'k'],
  ['no key', { since: 0, input }],
  ['no booking', { key: 'k', since: 0, input: [] }],
  ['half a booking', { key: 'k', since: 0, input: { ...input, timeindex: '600' } }],
  ['one older than the server remembers', { key: 'k', since: -24 * hour, input }],
])('%s is no attempt', (_name, stored) => {
  expect(readAttempt(stored, isBookingInput, 0)).toBeUndefined();
});

test('several together are an attempt when each of them is a booking', () => {
  expect(isGroupInput({ items: [input, input] })).toBe(true);
  expect(isGroupInput({ items: [input, { ...input, date: 5 }] })).toBe(false);
  expect(isGroupInput(input)).toBe(false);
});
