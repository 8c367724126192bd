import { nextTry } from './retry-plan';

const now = new Date('2026-06-15T09:00:00Z');
const failure = (fields: object = {}) => Object.assign(new Error('no'), fields);

test.each([
  [1, '2026-06-15T09:01:00.000Z'],
  [2, '2026-06-15T09:05:00.000Z'],
  [3, '2026-06-15T09:15:00.000Z'],
  [4, '2026-06-15T10:00:00.000Z'],
  [5, '2026-06-15T13:00:00.000Z'],
  [6, '2026-06-15T21:00:00.000Z'],
  [7, undefined],
])('after try %i the next is at %s', (attempts, at) => {
  expect(nextTry(failure(), attempts, now)?.toISOString()).toBe(at);
});

test.each([
  ['nobody answers', failure({ code: 'ECONNECTION' }), true],
  ['the mailbox is full (4xx)', failure({ responseCode: 452 }), true],
  ['the mailbox does not exist (5xx)', failure({ responseCode: 550 }), false],
  ['our own password is wrong', failure({ responseCode: 535, code: 'EAUTH' }), true],
  ['something that is no error', 'text', true],
])('%s: tried again is %s', (_what, error, again) => {
  expect(nextTry(error, 1, now) !== null).toBe(again);
});
