import { readAttempt } from './booking-attempt';

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
  expect(readAttempt(JSON.parse(JSON.stringify(attempt)), hour)).toEqual(attempt);
});

test.each([
  ['nothing', undefined],
  ['a text', 'k'],
  ['no key', { since: 0, input }],
  ['no booking', { key: 'k', since: 0, input: [] }],
  ['half a booking', { key: 'k', since: 0, input: { ...input, timeindex: '600' } }],
  ['one older than the server remembers', { key: 'k', since: -24 * hour, input }],
])('%s is no attempt', (_name, stored) => {
  expect(readAttempt(stored, 0)).toBeUndefined();
});
