import { PermanentFailure, RETRY_MINUTES, retryAt } from './retry-pauses';

const now = new Date('2026-06-15T09:00:00Z');
const minutesUntilRetry = (error: unknown, attempts: number, minutes?: readonly number[]) => {
  const at = retryAt(error, attempts, now, minutes);
  return at && (at.getTime() - now.getTime()) / 60_000;
};
const broken = new Error('connection refused');

test('the pauses grow, and the seventh failure is the last', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7].map((attempts) => minutesUntilRetry(broken, attempts));
  expect(pauses).toEqual([1, 5, 15, 60, 240, 720, undefined]);
  expect([...RETRY_MINUTES].sort((a, b) => a - b)).toEqual([...RETRY_MINUTES]);
});

test('a kind of job may have pauses of its own', () => {
  expect(minutesUntilRetry(broken, 1, [10])).toBe(10);
  expect(minutesUntilRetry(broken, 2, [10])).toBeUndefined();
});

test('what cannot succeed is not tried again', () => {
  expect(minutesUntilRetry(new PermanentFailure('no such mailbox'), 1)).toBeUndefined();
});
